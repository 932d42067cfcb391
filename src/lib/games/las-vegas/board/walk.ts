import { claimOf } from './standing';
import { moves, total, type PlayerId, type Posting } from '$lib/core';
import { isImaginary, payCasino } from '$lib/games/las-vegas/payout';
import type { CasinoView, Claim, Dice, Strength, View, Who, Why } from '$lib/games/las-vegas/types';

/** One thing that is shown of a casino's payout: claims that leave together, or one that stays. */
export type WalkRow =
  | { readonly row: 'tied'; readonly claims: readonly Claim[] }
  | { readonly row: 'left'; readonly claim: Claim };

/** One casino of the walk through a payout. */
export interface WalkStop {
  readonly casino: CasinoView;
  readonly rows: readonly WalkRow[];
  /** What each of its two notes does, the higher first. */
  readonly notes: readonly WalkNote[];
  /** Whole dollars that each player has been paid in this round once this casino is paid. */
  readonly sums: Readonly<Partial<Record<PlayerId, number>>>;
}

export interface WalkNote {
  readonly value: number;
  /** Whose dice it goes to; undefined where nobody is left for it. */
  readonly to?: Strength;
  /** The player who gets it; undefined where it goes under the pile. */
  readonly player?: PlayerId;
  readonly why: Why;
}

/** What is shown of a round that was paid, casino by casino (4.5). */
export function walkOf({ paid, seats }: Pick<View, 'paid' | 'seats'>): readonly WalkStop[] {
  const posted: Posting<Why>[] = [];
  return (paid?.casinos ?? []).map((casino) => {
    const postings = postingsOf(casino);
    posted.push(...postings);
    const sums = Object.fromEntries(seats.map((player) => [player, total(player, posted)]));
    return { casino, rows: rowsOf(casino.claims), notes: notesOf(postings), sums };
  });
}

/** The notes that go under the pile after a round, with the reason of each. */
export function underPile(stops: readonly WalkStop[]): readonly WalkNote[] {
  return stops.flatMap(({ notes }) => notes.filter(({ player }) => player === undefined));
}

/** The notes that a player wins in a round, with the reason of each. */
export function notesWon(stops: readonly WalkStop[], player: PlayerId): readonly WalkNote[] {
  return stops.flatMap(({ notes }) => notes.filter((note) => note.player === player));
}

/** Why a player has as much as he has by now: the note won last, else the last casino that paid nothing. */
export function lastWhy(stops: readonly WalkStop[], player: PlayerId): Why | undefined {
  const claims = stops.flatMap(({ casino }) => claimOf(casino, player) ?? []);
  return notesWon(stops, player).at(-1)?.why ?? claims.at(-1)?.why;
}

function postingsOf(casino: CasinoView): readonly Posting<Why>[] {
  const dice = Object.fromEntries(casino.claims.map(({ own }): [Who, Dice] => [own.who, own]));
  return payCasino(casino.number, { notes: casino.notes, dice });
}

function notesOf(postings: readonly Posting<Why>[]): readonly WalkNote[] {
  return postings
    .filter(moves)
    .map(noteOf)
    .sort((one, other) => other.value - one.value);
}

function noteOf({ value, why }: Posting<Why>): WalkNote {
  const paid = why.code === 'most' || why.code === 'second' || why.code === 'imaginary';
  if (!paid) return { value, why };
  const to = why.own;
  return isImaginary(to.who) ? { value, why, to } : { value, why, to, player: to.who };
}

/** Equal counts stand side by side already, since claims are sorted by count. */
function rowsOf(claims: readonly Claim[]): readonly WalkRow[] {
  return claims.reduce<readonly WalkRow[]>((rows, claim) => {
    if (!claim.tied) return [...rows, { row: 'left', claim }];
    const last = rows.at(-1);
    const joins = last?.row === 'tied' && last.claims[0]?.own.count === claim.own.count;
    return joins
      ? [...rows.slice(0, -1), { row: 'tied', claims: [...last.claims, claim] }]
      : [...rows, { row: 'tied', claims: [claim] }];
  }, []);
}
