import type { Ask, ChoiceParts, CountGroup } from './ask';
import type { EntrySource } from '$lib/core/log/match';
import type { PlayerId } from '$lib/core/seats/players';
import { hasMembers, isCount, isOptional, isOneOf, isPlayer, isText, type Check } from '$lib/core/guards';

/**
 * One tap towards the answer of an ask, in a form that all games share. Games without a board of their own keep only
 * these in the draft. A tap for an ask that no longer exists is ignored.
 */
export type AskTap = { readonly ask: string } &
  /** The tap chooses the source of this answer. */
  (
    | { readonly kit: 'by'; readonly by: EntrySource }
    /** `at` is the index of the die if it is not the next one. */
    | { readonly kit: 'die'; readonly face: number; readonly big?: true; readonly at?: number }
    /** A piece drawn from a pool. `at` is its index if it is not the next one. */
    | { readonly kit: 'piece'; readonly from: string; readonly piece: string; readonly at?: number }
    | { readonly kit: 'count'; readonly group: string; readonly row: string; readonly count: number }
    | { readonly kit: 'number'; readonly number: number }
    /** This player gets the piece of a split at index `piece`. */
    | { readonly kit: 'hand'; readonly piece: number; readonly to: PlayerId }
    /** The piece or die at this index is removed; a piece of a split goes back to the middle. */
    | { readonly kit: 'take'; readonly index: number }
    /** Picks one part of a choice or piece that is not complete yet. */
    | { readonly kit: 'pick'; readonly part: string; readonly value: string }
  );

export type TapOf<Kit extends AskTap['kit']> = Extract<AskTap, { kit: Kit }>;
type AnyAsk = Ask<unknown, unknown>;

const TAP_CHECKS: Readonly<Record<AskTap['kit'], Readonly<Record<string, Check>>>> = {
  by: { by: isOneOf(['table', 'app']) },
  die: { face: isCount, big: isOptional(isOneOf([true])), at: isOptional(isCount) },
  piece: { from: isText, piece: isText, at: isOptional(isCount) },
  count: { group: isText, row: isText, count: isCount },
  number: { number: Number.isSafeInteger },
  hand: { piece: isCount, to: isPlayer },
  take: { index: isCount },
  pick: { part: isText, value: isText }
};

/** Whether a tap of a stored draft has today's shared form. Boards of older versions had taps of their own. */
export function isAskTap(tap: object): tap is AskTap {
  if (!('kit' in tap && typeof tap.kit === 'string' && Object.hasOwn(TAP_CHECKS, tap.kit))) return false;
  return hasMembers(tap, { ask: isText, ...TAP_CHECKS[tap.kit as AskTap['kit']] });
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
      return ask.kind === 'dice' && tap.face >= 1 && tap.face <= ask.faces && (tap.at ?? 0) < ask.count;
    case 'piece':
      return (
        ask.kind === 'draw' &&
        tap.from === ask.from &&
        Object.hasOwn(ask.pool, tap.piece) &&
        (tap.at ?? 0) < ask.count
      );
    case 'count':
      return ask.kind === 'counts' && tap.count <= maxCountOfRow(ask.groups, tap);
    case 'number':
      return ask.kind === 'number' && tap.number >= ask.min && tap.number <= ask.max;
    case 'hand':
      return ask.kind === 'split' && tap.piece < ask.pieces.length && ask.among.includes(tap.to);
    case 'take':
      if (ask.kind === 'split') return tap.index < ask.pieces.length;
      return (ask.kind === 'dice' || ask.kind === 'draw') && tap.index <= ask.count;
    case 'pick':
      return (
        (ask.kind === 'choose' || ask.kind === 'draw') &&
        valuesOfPart(ask.parts ?? {}, tap.part).includes(tap.value)
      );
  }
}

function valuesOfPart(parts: ChoiceParts, partId: string): readonly string[] {
  return Object.hasOwn(parts, partId) ? (parts[partId] ?? []) : [];
}

/** The maximum count of a row; -1 if there is no such row. */
function maxCountOfRow(groups: readonly CountGroup[], { group, row }: TapOf<'count'>): number {
  const rows = groups.find(({ id }) => id === group)?.rows ?? [];
  return rows.find(({ id }) => id === row)?.max ?? -1;
}

/** The taps of one ask. */
export function tapsFor(taps: readonly object[], ask: string): readonly AskTap[] {
  return taps.filter(isAskTap).filter((tap) => tap.ask === ask);
}

/** The taps of one kind, in order. */
export function tapsOf<Kit extends AskTap['kit']>(taps: readonly AskTap[], kit: Kit): readonly TapOf<Kit>[] {
  return taps.filter((tap): tap is TapOf<Kit> => tap.kit === kit);
}

/** The source chosen last for this answer; undefined if none was chosen. */
export function chosenSource(taps: readonly AskTap[]): EntrySource | undefined {
  return tapsOf(taps, 'by').at(-1)?.by;
}
