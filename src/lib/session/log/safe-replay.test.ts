import { expect, test } from 'vitest';
import type { Entry, GameTypes } from '$lib/core';
import { penniesGame, makePenniesMatch, rollMove } from '$lib/session/fixtures/pennies';
import { replaySafely } from './safe-replay';

const match = makePenniesMatch('m', 20);

function rollEntries(...faces: readonly number[]): readonly Entry<GameTypes['Move']>[] {
  return faces.map((face, index) => ({
    match: 'm',
    seq: index + 1,
    at: 0,
    by: 'table',
    do: { move: rollMove(face) }
  }));
}

test('a log that the rules accept is played to its end', () => {
  const { replay, brokenReason } = replaySafely(penniesGame(), match, rollEntries(1, 2, 3));
  expect([replay.steps.length, brokenReason]).toEqual([3, undefined]);
});

test('a move that the rules refuse stops the replay before it, with the reason', () => {
  const { replay, brokenReason } = replaySafely(penniesGame(4), match, rollEntries(1, 2, 5, 3));
  expect(replay.steps).toHaveLength(2);
  expect(brokenReason).toContain('Anna has a 5.');
});

test.each([0, 1, 2, 5, 6])(
  'rules that throw an error at move %i after the first stop the replay before it',
  (playableCount) => {
    const faces = [1, 1, 1, 1, 1, 1, 1];
    faces[playableCount] = 7;
    const { replay, brokenReason } = replaySafely(penniesGame(9), match, rollEntries(...faces));
    expect(replay.steps).toHaveLength(playableCount);
    expect(brokenReason).toBe('This version of Croupier can’t continue this game. Its log is safe.');
  }
);

test('a log with entries of a later version stops before them, with a message', () => {
  const unknownEntry = { match: 'm', seq: 3, at: 0, by: 'table', do: { swaps: 1, move: rollMove(2) } };
  const log = [...rollEntries(1, 2), unknownEntry as unknown as Entry<GameTypes['Move']>];
  const { replay, brokenReason } = replaySafely(penniesGame(), match, log);
  expect(replay.steps).toHaveLength(2);
  expect(brokenReason).toContain('it’s damaged, or from a newer version');
});

test('a move that fails does no harm once it is undone', () => {
  const log = rollEntries(1, 7);
  const undoEntry: Entry<GameTypes['Move']> = { match: 'm', seq: 3, at: 0, by: 'table', do: 'undo' };
  const { replay, brokenReason } = replaySafely(penniesGame(9), match, [...log, undoEntry]);
  expect([replay.steps.length, brokenReason]).toEqual([1, undefined]);
});
