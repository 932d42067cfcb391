import { capital, type Names } from '$lib/core';
import type { Payout, PayoutClaim, PayoutPage } from '$lib/games/define';
import { cardName, nextRound } from '$lib/games/las-vegas-cards/data';
import type { CasinoView, Claim, View, Why } from '$lib/games/las-vegas-cards/types';
import { whoName } from '$lib/games/las-vegas-cards/words';
import * as say from './words';

type Paid = NonNullable<View['paid']>;

/** Returns the payout of the round before this one, or of the last. Notes that are entered late belong to a later one. */
export function payout({ paid, later, phase, round }: View, names: Names): Payout<Why> | undefined {
  if (paid === undefined || later || (phase !== 'over' && paid.round !== round - 1)) return undefined;
  const end = nextRound(paid.round) === undefined ? say.allRoundsArePaid : say.roundIsPaid(paid.round);
  const pages = paid.casinos.map((casino) => pageOf(casino, paid, names));
  return { round: paid.round, pages, postings: paid.postings, end };
}

function pageOf(casino: CasinoView, { postings }: Paid, names: Names): PayoutPage<Why> {
  const { number, notes = [] } = casino;
  const nobodys = postings.filter(({ to, why }) => to === 'box' && 'casino' in why && why.casino === number);
  return {
    title: say.casino(number),
    next: say.nextCasino(number),
    number,
    stake: notes,
    rows: rowsOf(casino, names),
    left: nobodys.map(({ value, why }) => ({ words: say.backToTheBox(value), why })),
    empty: say.nobodyHasCardsHere
  };
}

/** Lists tied claims first, grouped by count, then the others, best first (4.2, 4.3). */
export function rowsOf({ number, claims }: CasinoView, names: Names): PayoutPage<Why>['rows'] {
  const drawn = (all: readonly Claim[]): PayoutClaim<Why>[] =>
    all.map((claim) => claimOf(claim, number, names));
  const counts = [...new Set(claims.filter(({ tied }) => tied).map(({ own }) => own.count))];
  const groups = counts.map((count) => claims.filter(({ tied, own }) => tied && own.count === count));
  return [
    ...groups.map((group) => ({ tied: say.leaveWords(group, names), claims: drawn(group) })),
    ...claims.filter(({ tied }) => !tied).map((claim) => ({ claims: drawn([claim]) }))
  ];
}

function claimOf({ own, award, why }: Claim, number: CasinoView['number'], names: Names): PayoutClaim<Why> {
  const { double = 0, single = 0 } = own.cards ?? {};
  const cards = [
    ...Array<string>(double).fill(cardName(number, 2)),
    ...Array<string>(single).fill(cardName(number, 1))
  ];
  return {
    id: own.who,
    name: capital(whoName(own.who, names)),
    to: own.who === 'neutral' ? say.theBox : names(own.who),
    who: own.who === 'neutral' ? undefined : own.who,
    count: own.count,
    pieces: cards.map((piece) => ({ pool: 'cards', piece })),
    award,
    why
  };
}
