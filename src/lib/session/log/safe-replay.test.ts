import { expect, test } from 'vitest';
import type { Entry, GameTypes } from '$lib/core';
import { pennies, penniesMatch, roll } from '$lib/session/fixtures/pennies';
import { replaySafely } from './safe-replay';

const match = penniesMatch('m', 20);

function rolled(...faces: readonly number[]): readonly Entry<GameTypes['Move']>[] {
  return faces.map((face, index) => ({
    match: 'm',
    seq: index + 1,
    at: 0,
    by: 'table',
    do: { move: roll(face) }
  }));
}

test('a log that the rules accept is played to its end', () => {
  const { replayed, broken } = replaySafely(pennies(), match, rolled(1, 2, 3));
  expect([replayed.steps.length, broken]).toEqual([3, undefined]);
});

test('a move that the rules refuse stops the replay before it, with the reason', () => {
  const { replayed, broken } = replaySafely(pennies(4), match, rolled(1, 2, 5, 3));
  expect(replayed.steps).toHaveLength(2);
  expect(broken).toContain('Anna has a 5.');
});

test.each([0, 1, 2, 5, 6])(
  'rules that throw an error at move %i after the first stop the replay before it',
  (before) => {
    const faces = [1, 1, 1, 1, 1, 1, 1];
    faces[before] = 7;
    const { replayed, broken } = replaySafely(pennies(9), match, rolled(...faces));
    expect(replayed.steps).toHaveLength(before);
    expect(broken).toBe('This version of Croupier can’t continue this game. Its log is safe.');
  }
);

test('a log with entries of a later version stops before them, with a message', () => {
  const delay = { match: 'm', seq: 3, at: 0, by: 'table', do: { swaps: 1, move: roll(2) } };
  const log = [...rolled(1, 2), delay as unknown as Entry<GameTypes['Move']>];
  const { replayed, broken } = replaySafely(pennies(), match, log);
  expect(replayed.steps).toHaveLength(2);
  expect(broken).toContain('it’s damaged, or from a newer version');
});

test('a move that fails does no harm once it is undone', () => {
  const log = rolled(1, 7);
  const undo: Entry<GameTypes['Move']> = { match: 'm', seq: 3, at: 0, by: 'table', do: 'undo' };
  const { replayed, broken } = replaySafely(pennies(9), match, [...log, undo]);
  expect([replayed.steps.length, broken]).toEqual([1, undefined]);
});
