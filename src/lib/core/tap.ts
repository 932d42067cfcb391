import type { Ask, CountGroup, Outcome } from './ask';
import { lacking, type Deck } from './deck';
import type { EntrySource } from './match';
import type { PlayerId } from './players';
import { hasMembers, isCount, isMaybe, isOneOf, isPlayer, isText, type Check } from './guards';

/**
 * One tap towards the answer of an ask, in words that every game shares; a game that is played through
 * its asks alone keeps these as its draft. A tap for an ask that is not there any more means nothing.
 */
export type AskTap = { readonly ask: string } &
  /** Who supplies it this time. */
  (
    | { readonly kit: 'by'; readonly by: EntrySource }
    | { readonly kit: 'die'; readonly face: number; readonly big?: true }
    /** A piece that was drawn from a pool. */
    | { readonly kit: 'piece'; readonly from: string; readonly piece: string }
    | { readonly kit: 'count'; readonly group: string; readonly row: string; readonly count: number }
    | { readonly kit: 'number'; readonly number: number }
    /** A piece of a split, by its place among them, is this player's. */
    | { readonly kit: 'hand'; readonly piece: number; readonly to: PlayerId }
  );

type TapOf<Kit extends AskTap['kit']> = Extract<AskTap, { kit: Kit }>;
type AnyAsk = Ask<unknown, unknown>;

const KITS: Readonly<Record<AskTap['kit'], Readonly<Record<string, Check>>>> = {
  by: { by: isOneOf(['table', 'app']) },
  die: { face: isCount, big: isMaybe(isOneOf([true])) },
  piece: { from: isText, piece: isText },
  count: { group: isText, row: isText, count: isCount },
  number: { number: Number.isSafeInteger },
  hand: { piece: isCount, to: isPlayer }
};

/** Whether a tap of a stored draft is one of these, rather than one of a game's own. */
export function isAskTap(tap: object): tap is AskTap {
  if (!('kit' in tap && typeof tap.kit === 'string' && Object.hasOwn(KITS, tap.kit))) return false;
  return hasMembers(tap, { ask: isText, ...KITS[tap.kit as AskTap['kit']] });
}

/** Whether a tap can be part of the answer to one of these asks. */
export function fitsAsks(asks: readonly AnyAsk[], tap: AskTap): boolean {
  const ask = asks.find(({ id }) => id === tap.ask);
  return ask !== undefined && fitsAsk(ask, tap);
}

function fitsAsk(ask: AnyAsk, tap: AskTap): boolean {
  switch (tap.kit) {
    case 'by':
      return ask.kind === 'dice' || ask.kind === 'draw';
    case 'die':
      return ask.kind === 'dice' && tap.face >= 1 && tap.face <= ask.faces;
    case 'piece':
      return ask.kind === 'draw' && tap.from === ask.from && Object.hasOwn(ask.pool, tap.piece);
    case 'count':
      return ask.kind === 'counts' && tap.count <= mostOf(ask.groups, tap);
    case 'number':
      return ask.kind === 'number' && tap.number >= ask.min && tap.number <= ask.max;
    case 'hand':
      return ask.kind === 'split' && tap.piece < ask.pieces.length && ask.among.includes(tap.to);
  }
}

/** The most that a row can hold; -1 for a row that is not there. */
function mostOf(groups: readonly CountGroup[], { group, row }: TapOf<'count'>): number {
  const rows = groups.find(({ id }) => id === group)?.rows ?? [];
  return rows.find(({ id }) => id === row)?.max ?? -1;
}

/** The taps of one ask. */
export function tapsFor(taps: readonly object[], ask: string): readonly AskTap[] {
  return taps.filter(isAskTap).filter((tap) => tap.ask === ask);
}

function tapsOf<Kit extends AskTap['kit']>(taps: readonly AskTap[], kit: Kit): readonly TapOf<Kit>[] {
  return taps.filter((tap): tap is TapOf<Kit> => tap.kit === kit);
}

/** Who supplies it this time, where somebody said so. */
export function suppliedBy(taps: readonly AskTap[]): EntrySource | undefined {
  return tapsOf(taps, 'by').at(-1)?.by;
}

/** Dice that are told so far: the small ones in the order of the taps, and the big one. */
export interface ToldDice {
  readonly dice: readonly number[];
  readonly big?: number;
}

/** No more dice than were asked for. */
export function diceTold(taps: readonly AskTap[], asked: { readonly count: number }): ToldDice {
  const told = tapsOf(taps, 'die');
  const dice = told.filter((die) => die.big !== true).map(({ face }) => face);
  const big = told.findLast((die) => die.big === true)?.face;
  return { dice: dice.slice(0, asked.count), ...(big === undefined ? {} : { big }) };
}

/** Pieces that are told so far, in the order of the taps. */
export function piecesTold(taps: readonly AskTap[]): readonly string[] {
  return tapsOf(taps, 'piece').map(({ piece }) => piece);
}

/** How many of a piece can still be told. */
export function piecesLeft(pool: Deck, told: readonly string[], piece: string): number {
  return (pool[piece] ?? 0) - told.filter((each) => each === piece).length;
}

/** Group → row → count, as far as it is told. */
export type ToldCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Every row of these groups; what was not told is 0. */
export function countsTold(taps: readonly AskTap[], groups: readonly CountGroup[]): ToldCounts {
  const last = new Map(tapsOf(taps, 'count').map(({ group, row, count }) => [keyOf(group, row), count]));
  return Object.fromEntries(
    groups.map(({ id, rows }) => [
      id,
      Object.fromEntries(rows.map((row) => [row.id, Math.min(row.max, last.get(keyOf(id, row.id)) ?? 0)]))
    ])
  );
}

function keyOf(group: string, row: string): string {
  return JSON.stringify([group, row]);
}

/** What a group has too many (above zero) or too few (below) for its total; 0 where it fits or has none. */
export function overTotal({ id, total, rows }: CountGroup, counts: ToldCounts): number {
  if (total === undefined) return 0;
  return rows.reduce((sum, row) => sum + (counts[id]?.[row.id] ?? 0), 0) - total;
}

/** Whose each piece of a split is; undefined while it is nobody's. */
export function sharesTold(taps: readonly AskTap[], pieces: number): readonly (PlayerId | undefined)[] {
  const owners = Array<PlayerId | undefined>(pieces).fill(undefined);
  for (const { piece, to } of tapsOf(taps, 'hand')) if (piece < pieces) owners[piece] = to;
  return owners;
}

/** The number told last, within the bounds; without one the lowest. */
export function numberTold(
  taps: readonly AskTap[],
  { min, max }: { readonly min: number; readonly max: number }
): number {
  return Math.max(min, Math.min(max, tapsOf(taps, 'number').at(-1)?.number ?? min));
}

/** The answer that these taps come to, or undefined while something is missing. A choice takes no taps. */
export function outcomeOf(ask: AnyAsk, taps: readonly AskTap[]): Outcome | undefined {
  switch (ask.kind) {
    case 'choose':
      return undefined;
    case 'dice': {
      const told = diceTold(taps, ask);
      const isWhole = told.dice.length === ask.count && (ask.big !== true || told.big !== undefined);
      return isWhole ? { kind: 'dice', ...told } : undefined;
    }
    case 'draw': {
      const drawn = piecesTold(taps);
      const isWhole = drawn.length === ask.count && lacking(ask.pool, drawn) === undefined;
      return isWhole ? { kind: 'draw', drawn } : undefined;
    }
    case 'number':
      return { kind: 'number', number: numberTold(taps, ask) };
    case 'counts': {
      const counts = countsTold(taps, ask.groups);
      return ask.groups.every((group) => overTotal(group, counts) === 0)
        ? { kind: 'counts', counts }
        : undefined;
    }
    case 'split': {
      const shares = sharesTold(taps, ask.pieces.length).filter((owner) => owner !== undefined);
      return shares.length === ask.pieces.length ? { kind: 'split', shares } : undefined;
    }
  }
}
