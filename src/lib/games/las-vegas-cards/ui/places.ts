import { chipColourLabel, type ChipColour } from '$lib/chip-cards';
import { capitalize, type Names, type PayingPlace, type PlaceClaim } from '$lib/core';
import type { Interlude, Payout } from '$lib/games/contract/define';
import { cardName, nextRound } from '$lib/games/las-vegas-cards/data';
import type { CasinoView, Claim, LasVegasCards, View, Why } from '$lib/games/las-vegas-cards/types';
import { ownerName } from '$lib/games/las-vegas-cards/strings/en/shared';
import * as say from '$lib/games/las-vegas-cards/strings/en/table';

/**
 * Returns the casinos as places on the table. A casino is a preview if its claims differ from those of `viewBefore`.
 */
export function placesOf(
  { casinos }: Pick<View, 'casinos'>,
  names: Names,
  viewBefore: Pick<View, 'casinos'> = { casinos }
): readonly PayingPlace<Why>[] {
  return casinos.map((casino, index) =>
    placeOf(casino, names, viewBefore.casinos[index]?.claims !== casino.claims)
  );
}

function placeOf(casino: CasinoView, names: Names, isPreview: boolean): PayingPlace<Why> {
  const { number, notes, claims } = casino;
  return {
    id: `casino:${number}`,
    number,
    title: say.casino(number),
    accessibleText: say.casinoWords(casino, names, isPreview),
    claims: claims.map((claim) => claimOf(claim, number, names)),
    stake: notes,
    isPreview,
    why: { code: 'leftOver', rule: '4.4', casino: number, notes: notes ?? [], claimants: 0, left: 0 }
  };
}

function claimOf({ own, ...claim }: Claim, number: CasinoView['number'], names: Names): PlaceClaim<Why> {
  const { double = 0, single = 0 } = own.cards ?? {};
  const pieces = [
    ...Array<string>(double).fill(cardName(number, 2)),
    ...Array<string>(single).fill(cardName(number, 1))
  ].map((piece) => ({ pool: 'cards', piece }));
  const owner = own.who === 'neutral' ? undefined : own.who;
  const rank = rankText(claim.why);
  return {
    ...claim,
    ...(rank === undefined ? {} : { rank }),
    id: own.who,
    name: capitalize(ownerName(own.who, names)),
    who: owner,
    to: owner === undefined ? say.theBox : names(owner),
    count: own.count,
    pieces
  };
}

/** The rank of a claim that gets a note, in a few words: "Most dice still in: 5". */
function rankText(why: Why): string | undefined {
  if (why.code === 'most') return say.mostDiceLabel(why.own.count);
  if (why.code === 'second') return say.secondMostDiceLabel(why.own.count);
  return why.code === 'imaginary' ? say.noOwner : undefined;
}

/**
 * Returns the payout of the previous round, or of the last round once the match is over. Undefined once players have
 * chosen to enter the notes of the current round later.
 */
export function payout({ paid, later, phase, round }: View, names: Names): Payout<Why> | undefined {
  if (paid === undefined || later || (phase !== 'over' && paid.round !== round - 1)) return undefined;
  const { casinos, postings } = paid;
  const next = nextRound(paid.round);
  const pages = placesOf(paid, names).map((place, index) => ({
    place,
    next: say.nextCasino(place.number),
    ties: tiedGroups(casinos[index]?.claims ?? []).map((group) => say.tieSentence(group, names)),
    unclaimed: postings
      .filter(({ to, why }) => to === 'box' && 'casino' in why && why.casino === place.number)
      .map(({ value, why }) => ({ words: say.backToTheBox(value), why })),
    empty: say.noOneHasCardsHere
  }));
  const end =
    next === undefined
      ? say.allRoundsArePaid
      : say.roundIsPaid(paid.round, phase === 'over' ? undefined : next);
  return { round: paid.round, pages, postings, end };
}

/**
 * Shows the last cards of a round being turned over on the table, in two steps, before the round is paid. An early end
 * turns no cards over.
 */
export function interludes(view: View, names: Names): readonly Interlude<LasVegasCards>[] {
  const paidRound = payout(view, names) === undefined ? undefined : view.paid;
  if (paidRound === undefined || (view.phase === 'over' && nextRound(paidRound.round) !== undefined))
    return [];
  const frame = { view: { ...view, casinos: paidRound.casinos }, unpaid: [] };
  return [
    {
      id: `turned:${paidRound.round}`,
      title: say.round(paidRound.round),
      question: say.cardsAreTurnedOver,
      action: say.goToPayout,
      onlyAfterReveal: true,
      frames: [frame, frame]
    }
  ];
}

/** Groups the tied claims by their count, best first (4.2). */
function tiedGroups(claims: readonly Claim[]): readonly (readonly Claim[])[] {
  const tiedClaims = claims.filter((claim) => claim.tied);
  const tiedCounts = [...new Set(tiedClaims.map(({ own }) => own.count))];
  return tiedCounts.map((count) => tiedClaims.filter(({ own }) => own.count === count));
}

/** Returns the name of a chip card colour in this match, for use on a button. */
export function colourLabel(colour: ChipColour, { colours }: Pick<View, 'colours'>): string {
  return chipColourLabel(colour, colours.find((each) => each.colour === colour)?.name ?? colour);
}
