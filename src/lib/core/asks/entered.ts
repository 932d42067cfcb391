import type { Ask, CountGroup, Outcome } from './ask';
import { tapsOf, type AskTap } from './tap';
import { missingPiece, type Deck } from '$lib/core/decks/deck';
import { isSameFact } from '$lib/core/guards';
import type { GameTypes, Rules } from '$lib/core/replay/rules';
import type { PlayerId } from '$lib/core/seats/players';

type AnyAsk = Ask<unknown, unknown>;

/** The dice entered so far: the small ones in the order of the taps, and the big one. */
export interface EnteredDice {
  readonly dice: readonly number[];
  readonly big?: number;
}

/** The dice entered, at most as many as the ask wants. The big die has the index after the small ones. */
export function enteredDiceOf(taps: readonly AskTap[], ask: { readonly count: number }): EnteredDice {
  let slots: readonly (number | undefined)[] = [];
  let bigDie: number | undefined;
  for (const tap of taps) {
    if (tap.kit === 'die' && tap.big === true) bigDie = tap.face;
    else if (tap.kit === 'die') slots = withSlotFilled(slots, tap.face, tap.at);
    else if (tap.kit === 'take' && tap.index === ask.count) bigDie = undefined;
    else if (tap.kit === 'take') slots = slots.filter((_, index) => index !== tap.index);
  }
  const dice = slots.filter((face) => face !== undefined).slice(0, ask.count);
  return { dice, ...(bigDie === undefined ? {} : { big: bigDie }) };
}

/** A slot for each piece entered; a removed piece leaves its slot empty until the next one fills it. */
function pieceSlots(taps: readonly AskTap[]): readonly (string | undefined)[] {
  let slots: readonly (string | undefined)[] = [];
  for (const tap of taps) {
    if (tap.kit === 'take' && tap.index < slots.length) slots = slots.with(tap.index, undefined);
    if (tap.kit === 'piece') slots = withSlotFilled(slots, tap.piece, tap.at);
  }
  return slots;
}

/** Puts an item at this index or, without an index, into the first empty slot. */
function withSlotFilled<Item>(
  slots: readonly (Item | undefined)[],
  first: Item,
  index: number | undefined
): readonly (Item | undefined)[] {
  const emptySlot = slots.indexOf(undefined);
  const place = index ?? (emptySlot < 0 ? slots.length : emptySlot);
  const missingSlots = Array<undefined>(Math.max(0, place + 1 - slots.length)).fill(undefined);
  return [...slots, ...missingSlots].with(place, first);
}

/** The pieces entered so far, in the order of their slots. */
export function enteredPiecesOf(taps: readonly AskTap[]): readonly string[] {
  return pieceSlots(taps).filter((piece) => piece !== undefined);
}

/** An ask that is entered one piece at a time: a draw, or counts in order. */
export interface PieceEntryAsk {
  /** The pool of the pieces; for counts in order, the id of the ask. */
  readonly from: string;
  readonly count: number;
  /** The pieces entered so far, in order. */
  readonly enteredPieces: readonly string[];
  /** `enteredPieces` with a gap for each removed piece. */
  readonly slots: readonly (string | undefined)[];
  /** The pieces to choose from; `remaining` is how many can still be entered, if that is limited. */
  readonly pieces: readonly { readonly piece: string; readonly remaining?: number }[];
  readonly tap: (piece: string) => AskTap;
  /** Removes the piece at an index. */
  readonly tapToTake: (index: number) => AskTap;
}

/** Returns the piece-by-piece form of an ask; undefined if its kind is not entered that way. */
export function askedPiecesOf(ask: AnyAsk, taps: readonly AskTap[]): PieceEntryAsk | undefined {
  if (ask.kind === 'draw') return askedPiecesOfDraw(ask, taps);
  return ask.kind === 'counts' && ask.inOrder === true ? askedPiecesOfCounts(ask, taps) : undefined;
}

function askedPiecesOfDraw(ask: Extract<AnyAsk, { kind: 'draw' }>, taps: readonly AskTap[]): PieceEntryAsk {
  const { from, pool, count } = ask;
  const [enteredPieces, slots] = [enteredPiecesOf(taps), pieceSlots(taps)];
  const pieces = Object.keys(pool).map((piece) => ({
    piece,
    remaining: countRemaining(pool, enteredPieces, piece)
  }));
  return {
    ...{ from, count, enteredPieces, slots, pieces },
    tap: (piece) => ({ ask: ask.id, kit: 'piece', from, piece }),
    tapToTake: (index) => ({ ask: ask.id, kit: 'take', index })
  };
}

function askedPiecesOfCounts(
  { id: ask, groups }: Extract<AnyAsk, { kind: 'counts' }>,
  taps: readonly AskTap[]
): PieceEntryAsk {
  const counts = enteredCountsOf(taps, groups);
  const next = groups.find((group) => excessOverTotal(group, counts) < 0) ?? groups[0];
  const groupId = next?.id ?? '';
  const places = groups.flatMap(({ id, total = 0 }) => {
    const rows = rowsInOrder(taps, id);
    return Array.from({ length: total }, (_, index) => ({ group: id, row: rows[index] }));
  });
  const slots = places.map(({ row }) => row);
  return {
    from: ask,
    count: places.length,
    enteredPieces: slots.filter((row) => row !== undefined),
    slots,
    pieces: (next?.rows ?? []).map((row) => ({ piece: row.id })),
    tap: (row) => ({ ask, kit: 'count', group: groupId, row, count: (counts[groupId]?.[row] ?? 0) + 1 }),
    tapToTake: (index) => {
      const { group: groupId = '', row = '' } = places[index] ?? {};
      return {
        ask,
        kit: 'count',
        group: groupId,
        row,
        count: Math.max(0, (counts[groupId]?.[row] ?? 0) - 1)
      };
    }
  };
}

/**
 * Lists the rows of a group in the order of the taps that raised their counts. A lower count removes the row's last
 * mention.
 */
function rowsInOrder(taps: readonly AskTap[], group: string): readonly string[] {
  let rows: readonly string[] = [];
  for (const { group: groupId, row, count } of tapsOf(taps, 'count')) {
    if (groupId !== group) continue;
    const earlierCount = rows.filter((otherRow) => otherRow === row).length;
    if (count > earlierCount) rows = [...rows, row];
    else if (count < earlierCount) rows = rows.toSpliced(rows.lastIndexOf(row), 1);
  }
  return rows;
}

/** The number of copies of a piece that can still be entered. */
export function countRemaining(pool: Deck, pieces: readonly string[], piece: string): number {
  return (pool[piece] ?? 0) - pieces.filter((otherPiece) => otherPiece === piece).length;
}

/** The counts entered so far: group → row → count. */
export type EnteredCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/**
 * The counts of all rows of these groups. A row without an entry has its known count, or 0. If the total is one, only
 * the row entered last counts.
 */
export function enteredCountsOf(taps: readonly AskTap[], groups: readonly CountGroup[]): EnteredCounts {
  const lastCounts = new Map(
    tapsOf(taps, 'count').map(({ group, row, count }) => [rowKey(group, row), count])
  );
  return Object.fromEntries(
    groups.map((group) => {
      const onlyRow = group.total === 1 ? lastEnteredRow(taps, group.id) : undefined;
      const counts = group.rows.map(({ id, max, known = 0 }): [string, number] => [
        id,
        onlyRow === undefined || onlyRow === id
          ? Math.min(max, lastCounts.get(rowKey(group.id, id)) ?? known)
          : 0
      ]);
      return [group.id, fillRestRow(group, Object.fromEntries(counts))];
    })
  );
}

function lastEnteredRow(taps: readonly AskTap[], groupId: string): string | undefined {
  return tapsOf(taps, 'count').findLast((tap) => tap.group === groupId)?.row;
}

function fillRestRow(
  { rest, total = 0, rows }: CountGroup,
  counts: Readonly<Record<string, number>>
): Readonly<Record<string, number>> {
  if (rest === undefined) return counts;
  const otherRowsTotal = rows.reduce((sum, { id }) => (id === rest ? sum : sum + (counts[id] ?? 0)), 0);
  return { ...counts, [rest]: Math.max(0, total - otherRowsTotal) };
}

function rowKey(groupId: string, row: string): string {
  return JSON.stringify([groupId, row]);
}

/** The difference between a group's counts and its total: positive for too many, 0 if it fits or has no total. */
export function excessOverTotal({ id, total, rows }: CountGroup, counts: EnteredCounts): number {
  if (total === undefined) return 0;
  return rows.reduce((sum, row) => sum + (counts[id]?.[row.id] ?? 0), 0) - total;
}

/** The owner of each piece of a split; undefined while a piece has no owner. */
export function enteredSharesOf(taps: readonly AskTap[], pieces: number): readonly (PlayerId | undefined)[] {
  const owners = Array<PlayerId | undefined>(pieces).fill(undefined);
  for (const tap of taps) {
    if (tap.kit === 'hand' && tap.piece < pieces) owners[tap.piece] = tap.to;
    if (tap.kit === 'take' && tap.index < pieces) owners[tap.index] = undefined;
  }
  return owners;
}

/** The number entered last, clamped to the bounds; the minimum if none was entered. */
export function enteredNumberOf(
  taps: readonly AskTap[],
  { min, max }: { readonly min: number; readonly max: number }
): number {
  return Math.max(min, Math.min(max, tapsOf(taps, 'number').at(-1)?.number ?? min));
}

/** The answer that these taps give, or undefined while something is missing. Choices need no taps. */
export function outcomeOf(ask: AnyAsk, taps: readonly AskTap[]): Outcome | undefined {
  switch (ask.kind) {
    case 'choose':
      return undefined;
    case 'dice': {
      const enteredDice = enteredDiceOf(taps, ask);
      const isComplete =
        enteredDice.dice.length === ask.count && (ask.big !== true || enteredDice.big !== undefined);
      return isComplete ? { kind: 'dice', ...enteredDice } : undefined;
    }
    case 'draw': {
      const pieces = enteredPiecesOf(taps);
      const isComplete = pieces.length === ask.count && missingPiece(ask.pool, pieces) === undefined;
      return isComplete ? { kind: 'draw', drawn: pieces } : undefined;
    }
    case 'number':
      return { kind: 'number', number: enteredNumberOf(taps, ask) };
    case 'counts': {
      const counts = enteredCountsOf(taps, ask.groups);
      return ask.groups.every((group) => excessOverTotal(group, counts) === 0)
        ? { kind: 'counts', counts }
        : undefined;
    }
    case 'split': {
      const shares = enteredSharesOf(taps, ask.pieces.length).filter((owner) => owner !== undefined);
      return shares.length === ask.pieces.length ? { kind: 'split', shares } : undefined;
    }
  }
}

/** Sorts the asks so that those that only the app answers come last. */
function sortAppAnsweredLast<One extends AnyAsk>(asks: readonly One[]): readonly One[] {
  return [...asks].sort((a, b) => Number(a.dealt ?? false) - Number(b.dealt ?? false));
}

/** Finds the ask that this move answers. Returns all taps that enter the answer; undefined if there is no such ask. */
export function tapsOfMove<T extends GameTypes>(
  rules: Pick<Rules<T>, 'move' | 'answer'>,
  asks: ReturnType<Rules<T>['asks']>,
  move: T['Move']
): readonly AskTap[] | undefined {
  const answeredAsk = findAnsweredAsk(rules, asks, move);
  return answeredAsk && tapsOfOutcome(answeredAsk.ask, answeredAsk.outcome);
}

/** The ask that a move answers, with the answer. Undefined for a secret ask, or if no ask fits. */
function findAnsweredAsk<T extends GameTypes>(
  rules: Pick<Rules<T>, 'move' | 'answer'>,
  asks: ReturnType<Rules<T>['asks']>,
  move: T['Move']
): { readonly ask: AnyAsk; readonly outcome: Outcome } | undefined {
  for (const ask of sortAppAnsweredLast(asks)) {
    const outcome = ask.secret === true ? undefined : rules.answer?.(ask, move);
    if (outcome !== undefined && isSameFact(rules.move(ask, outcome), move)) return { ask, outcome };
  }
  return undefined;
}

/** The taps that enter an answer, without the last tap if it would complete the answer. Choices need no taps. */
export function tapsToAnswer(ask: AnyAsk, outcome: Outcome): readonly AskTap[] {
  const taps = tapsOfOutcome(ask, outcome);
  const isAnsweredByTap = ask.kind === 'dice' || askedPiecesOf(ask, []) !== undefined;
  return isAnsweredByTap ? taps.slice(0, -1) : taps;
}

function tapsOfOutcome(ask: AnyAsk, outcome: Outcome): readonly AskTap[] {
  const { id } = ask;
  switch (outcome.kind) {
    case 'choose':
      return [];
    case 'dice': {
      const smallDice = outcome.dice.map((face): AskTap => ({ ask: id, kit: 'die', face }));
      return outcome.big === undefined
        ? smallDice
        : [...smallDice, { ask: id, kit: 'die', face: outcome.big, big: true }];
    }
    case 'draw':
      return ask.kind === 'draw'
        ? outcome.drawn.map((piece): AskTap => ({ ask: id, kit: 'piece', from: ask.from, piece }))
        : [];
    case 'number':
      return [{ ask: id, kit: 'number', number: outcome.number }];
    case 'counts':
      return ask.kind === 'counts' ? countTaps(ask, outcome.counts) : [];
    case 'split':
      return outcome.shares.map((receiver, pieceIndex): AskTap => ({
        ask: id,
        kit: 'hand',
        piece: pieceIndex,
        to: receiver
      }));
  }
}

/**
 * Returns one tap for each count that differs from the known one. If counts are in order, returns one tap for each
 * piece.
 */
function countTaps(
  { id: ask, groups, inOrder }: Extract<AnyAsk, { kind: 'counts' }>,
  counts: EnteredCounts
): readonly AskTap[] {
  return groups.flatMap(({ id: group, rows, rest }) =>
    rows.flatMap(({ id: row, known = 0 }): readonly AskTap[] => {
      const count = counts[group]?.[row] ?? 0;
      if (count === known || row === rest) return [];
      const countSteps = inOrder === true ? Array.from({ length: count }, (_, step) => step + 1) : [count];
      return countSteps.map((step): AskTap => ({ ask, kit: 'count', group, row, count: step }));
    })
  );
}

/**
 * The taps that led to a players' move on this state, so that no one has to repeat a long input after an undo. Empty
 * for a secret answer, and for a choice.
 */
export function tapsToRepeatMove<T extends GameTypes>(
  rules: Pick<Rules<T>, 'asks' | 'answer' | 'move'>,
  stateBefore: T['State'],
  move: T['Move']
): readonly AskTap[] {
  const answeredAsk = findAnsweredAsk(rules, rules.asks(stateBefore), move);
  return answeredAsk === undefined ? [] : tapsToAnswer(answeredAsk.ask, answeredAsk.outcome);
}
