import { claimOf } from '$lib/games/las-vegas/ui/casinos/previews';
import * as say from '$lib/games/las-vegas/strings/en/row';
import { isSameFact, moves, total, type PlayerId, type Posting } from '$lib/core';
import { effectsOf } from '$lib/games/las-vegas/actions/effects';
import { paymentsOf } from '$lib/games/las-vegas/ui/royale/tile-payments';
import { isImaginary, payCasino } from '$lib/games/las-vegas/payout/payout';
import { PAYOUT_ORDER } from '$lib/games/las-vegas/state/royale';
import type { CasinoView, Claim, Dice, Strength, View, Who, Why } from '$lib/games/las-vegas/types';

/** One row of a casino's payout: claims that tie and are removed together, or one that stays. */
export type WalkRow =
  | { readonly row: 'tied'; readonly claims: readonly Claim[] }
  | { readonly row: 'left'; readonly claim: Claim };

/** One casino of the payout walk. */
export interface WalkStop {
  readonly casino: CasinoView;
  readonly rows: readonly WalkRow[];
  /** Awards of its two notes, the higher first. */
  readonly notes: readonly WalkNote[];
  /** Postings of its tile after the notes, in order. */
  readonly tile: readonly Posting<Why>[];
  /** Whole dollars that each player has won in this round up to this casino. */
  readonly sums: Readonly<Partial<Record<PlayerId, number>>>;
}

export interface WalkNote {
  readonly value: number;
  /** Dice that win it; undefined if nobody is left for it. */
  readonly to?: Strength;
  /** The player who gets it; undefined if it goes under the pile. */
  readonly player?: PlayerId;
  readonly why: Why;
}

type Walked = Pick<View, 'paid' | 'seats'>;

/** The casinos of a paid round in the order of payout (4.5). */
export function walkOf(view: Walked): readonly WalkStop[] {
  return stopsIn(stepsOf(view));
}

/** The casinos among these screens. */
export function stopsIn(steps: readonly WalkStep[]): readonly WalkStop[] {
  return steps.flatMap((step) => (step.step === 'casino' ? [step.stop] : []));
}

/** Whole dollars that these postings pay each player, minus payments to the bank. */
function sumsOf(
  seats: readonly PlayerId[],
  posted: readonly Posting<Why>[]
): Readonly<Partial<Record<PlayerId, number>>> {
  return Object.fromEntries(seats.map((player) => [player, total(player, posted)]));
}

/** One screen of the walk: a casino, or a tile that pays before or after all casinos. */
export type WalkStep =
  | { readonly step: 'casino'; readonly stop: WalkStop; readonly sums: WalkStop['sums'] }
  | {
      readonly step: 'tile';
      readonly title: string;
      readonly postings: readonly Posting<Why>[];
      readonly sums: WalkStop['sums'];
    };

/** Payments by tiles in the move that ended the round, before the payout began. */
export function rewardsBefore(
  { paid }: Pick<View, 'paid'>,
  last: readonly Posting<Why>[]
): readonly Posting<Why>[] {
  const inPayout = (paid?.tiles ?? []).flatMap(({ postings }) => postings);
  return effectsOf(last)
    .flatMap(({ postings }) => postings)
    .filter(({ why }) => !inPayout.some((each) => isSameFact(each.why, why)));
}

/** The whole walk in the order of the payout (8.12); `before` are the postings that the last move made before it. */
export function stepsOf({ paid, seats }: Walked, before: readonly Posting<Why>[] = []): readonly WalkStep[] {
  const posted = [...before];
  const first: readonly WalkStep[] = before.some(moves)
    ? [{ step: 'tile', title: titleThere(before, paid), postings: before, sums: sumsOf(seats, before) }]
    : [];
  return [...first, ...inTurn()];

  function inTurn(): readonly WalkStep[] {
    return PAYOUT_ORDER.flatMap((when): readonly WalkStep[] => {
      const entered = paid?.tiles?.filter((each) => each.when === when) ?? [];
      const tile = entered.flatMap(({ postings }) => postings);
      const casino = paid?.casinos.find(({ number }) => number === when);
      const notes = casino === undefined ? [] : postingsOf(casino);
      posted.push(...notes, ...tile);
      const sums = sumsOf(seats, posted);
      if (casino !== undefined) {
        const stop = { casino, rows: rowsOf(casino.claims), notes: notesOf(notes), tile, sums };
        return [{ step: 'casino', stop, sums }];
      }
      return tile.length === 0 ? [] : [{ step: 'tile', title: titleThere(tile, paid), postings: tile, sums }];
    });
  }
}

/** A sum shown large while a casino or a tile pays, with its reason. */
export interface WalkAward {
  readonly value: number;
  /** The player who gets the sum; undefined if nobody does. */
  readonly player: PlayerId | undefined;
  readonly why: Why;
}

/** Awards on one screen of the walk: the notes of a casino, then the payments of its tile. */
export function awardsOf(step: WalkStep): readonly WalkAward[] {
  if (step.step === 'tile') return tileAwards(step.postings);
  const notes = step.stop.notes.map(({ value, player, why }) => ({ value, player, why }));
  return [...notes, ...tileAwards(step.stop.tile)];
}

/** The value is negative if the tile takes money. */
function tileAwards(postings: readonly Posting<Why>[]): readonly WalkAward[] {
  const worth = (pieces: readonly { readonly value: number }[]): number =>
    pieces.reduce((sum, { value }) => sum + value, 0);
  return paymentsOf(postings).flatMap(({ why, player, gets, gives }) => {
    const value = worth(gets) - worth(gives);
    return value === 0 || player === undefined ? [] : [{ value, player, why }];
  });
}

/** Title of the tile that the first of these postings belongs to. */
function titleThere(postings: readonly Posting<Why>[], paid: View['paid']): string {
  const at = postings.flatMap(({ why }) => ('at' in why ? [why.at] : []))[0];
  return paid?.casinos.find(({ number }) => number === at)?.tile?.title ?? say.tiles;
}

/** Notes that go under the pile after a round, each with its reason. */
export function underPile(stops: readonly WalkStop[]): readonly WalkNote[] {
  return stops.flatMap(({ notes }) => notes.filter(({ player }) => player === undefined));
}

/** Notes that a player wins in a round, each with its reason. */
export function notesWon(stops: readonly WalkStop[], player: PlayerId): readonly WalkNote[] {
  return stops.flatMap(({ notes }) => notes.filter((note) => note.player === player));
}

/** Postings of tiles on these screens, in order. */
export function tilesIn(steps: readonly WalkStep[]): readonly Posting<Why>[] {
  return steps.flatMap((step) => (step.step === 'tile' ? step.postings : step.stop.tile));
}

/**
 * Reason for a player's total so far: the last note won, else the last payment of a tile, else the last casino that
 * paid nothing.
 */
export function lastWhy(steps: readonly WalkStep[], player: PlayerId): Why | undefined {
  const stops = stopsIn(steps);
  const claims = stops.flatMap(({ casino }) => claimOf(casino, player) ?? []);
  const tiles = tilesIn(steps)
    .filter(moves)
    .filter(({ from, to }) => from === player || to === player);
  return notesWon(stops, player).at(-1)?.why ?? tiles.at(-1)?.why ?? claims.at(-1)?.why;
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

/** Tied claims are adjacent already, because claims are sorted by count. */
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
