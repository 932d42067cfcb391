import { expect, test } from 'vitest';
import { piecesInEvent } from '$lib/games/vegas/state/log-pieces';
import { evidenceOf } from './evidence';
import { playMoves, position } from '$lib/games/vegas/fixtures/position';
import { rules } from '$lib/games/vegas/rules';
import type { Move, State } from '$lib/games/vegas/types';

/**
 * Table 2 shows 1 to 5 twice. p1 has counters on 2 and 4, p2 on 1 and 5, and p1 is about to play the Mary Chip card.
 */
const STATE_BEFORE = position({
  mary: 2,
  pawns: { p1: 3 },
  counters: { 2: { 1: 'p1', 3: 'p1', 5: 'p2', 9: 'p2' } }
});

function evidenceRows(stateBefore: State, move: Move): readonly object[] {
  return piecesInEvent(rules.logEventOf(stateBefore, move, stateBefore));
}

test('6.4 the evidence of a scored table shows its counters, with the winner of the chip first', () => {
  const { state, postings } = playMoves(STATE_BEFORE, { type: 'maryCard' });
  const why = postings.find(({ to: receiver }) => receiver === 'p1')!.why;
  expect(evidenceOf(why, rules.view(state))?.rows).toEqual([
    { player: 'p2', spaces: [[1], [5]], gold: 10, tied: false },
    { player: 'p1', spaces: [[2], [4]], gold: 0, tied: false }
  ]);
});

test('6.5 players with tied lowest numbers are marked as tied', () => {
  const tiedState = position({ mary: 2, pawns: { p1: 3 }, counters: { 2: { 0: 'p1', 5: 'p2' } } });
  const { state, postings } = playMoves(tiedState, { type: 'maryCard' });
  const rows = evidenceOf(postings[0]!.why, rules.view(state))?.rows;
  expect(rows?.map(({ tied, gold }) => [tied, gold])).toEqual([
    [true, 0],
    [true, 0]
  ]);
});

test('2.1 a roll has no evidence', () => {
  const { state } = playMoves(STATE_BEFORE, { type: 'throw', face: 2 });
  expect(state.news.map((why) => evidenceOf(why, rules.view(state)))).toEqual(
    state.news.map(() => undefined)
  );
});

test('4.5 a card that scores a table is drawn with the gold chip and its winner', () => {
  expect(evidenceRows(STATE_BEFORE, { type: 'maryCard' })).toEqual([
    { kind: 'card', card: 'mary-chip' },
    { kind: 'gold', gold: 10, to: 'p2' }
  ]);
});

test('5.5 a discarded chip is drawn without an owner', () => {
  expect(evidenceRows(position({ pawns: { p1: 2 } }), { type: 'throw', face: 1 })).toEqual([
    { kind: 'die', face: 1 },
    { kind: 'gold', gold: 6 }
  ]);
});

test('8.2 hearts are drawn only once both players have revealed', () => {
  const duel = position({ options: { duels: 'hearts' }, counters: { 0: { 3: 'p2' } } });
  const stateAfterDuel = playMoves(duel, { type: 'throw', face: 4 }).state;
  expect(evidenceRows(stateAfterDuel, { type: 'hearts', player: 'p2', hearts: 3 })).toEqual([]);
  expect(evidenceRows(stateAfterDuel, { type: 'duel', challenger: 2, defender: 3 })).toEqual([
    { kind: 'hearts', hearts: 2, lacquer: 'black' },
    { kind: 'hearts', hearts: 3, lacquer: 'white' }
  ]);
});
