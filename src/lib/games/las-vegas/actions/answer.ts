import { isPlayer, type CountGroup, type Outcome } from '$lib/core';
import { countedBy, takenBy, type LasVegasAsk } from './asks';
import type { Move } from '$lib/games/las-vegas/types';

type CountMove = Extract<Move, { type: 'count' }>;
type Row = readonly [id: string, count: number];

/** Finds the answer to an ask that gives this move, the inverse of `move`; undefined for a choice. */
export function answer(ask: LasVegasAsk, move: Move): Outcome | undefined {
  if (ask.kind === 'draw') return drawn(move);
  if (ask.kind === 'dice' && 'dice' in move && isList(move.dice)) {
    const { dice } = move;
    return 'big' in move && typeof move.big === 'number'
      ? { kind: 'dice', dice, big: move.big }
      : { kind: 'dice', dice };
  }
  if (ask.kind !== 'counts') return undefined;
  if (move.type === 'bank' && typeof move.notes === 'object')
    return { kind: 'counts', counts: { bank: move.notes } };
  if (move.type !== 'count') return undefined;
  const counts = ask.groups.map((group) => [group.id, Object.fromEntries(rowsOf(group, move))] as const);
  return { kind: 'counts', counts: Object.fromEntries(counts) };
}

function drawn(move: Move): Outcome | undefined {
  const pieces = piecesIn(move);
  return pieces === undefined ? undefined : { kind: 'draw', drawn: pieces };
}

function piecesIn(move: Move): readonly string[] | undefined {
  if (move.type === 'deal') return move.pairs.flat().map(String);
  if (move.type === 'chipCards') return move.colours;
  if (move.type === 'lay') return [move.tile];
  if (move.type !== 'bank' || typeof move.notes !== 'object') return undefined;
  return Object.entries(move.notes).flatMap(([value, count = 0]) => Array<string>(count).fill(value));
}

function rowsOf(
  { id, total = 0, rows }: CountGroup,
  { dice, chips, chipCards = {} }: CountMove
): readonly Row[] {
  const counted = countedBy(id);
  if (counted !== undefined) {
    const { small = [], big } = dice[counted.who] ?? {};
    return rows.map(({ id: face }) => [
      face,
      counted.size === 'small' ? (small[Number(face) - 1] ?? 0) : Number(big === Number(face))
    ]);
  }
  const taken = takenBy(id);
  if (taken === undefined) return rows.map(({ id: row }) => [row, isPlayer(row) ? (chips[row] ?? 0) : 0]);
  const there = chipCards[taken.face] ?? {};
  const players = rows.map(({ id: row }): Row => [
    row,
    isPlayer(row) ? (there[row] ?? []).filter((colour) => colour === taken.colour).length : 0
  ]);
  const left = total - players.reduce((sum, [, count]) => sum + count, 0);
  return players.map(([row, count]) => [row, isPlayer(row) ? count : left]);
}

function isList(dice: unknown): dice is readonly number[] {
  return Array.isArray(dice);
}
