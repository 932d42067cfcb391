import { describe, expect, test } from 'vitest';
import type { ManualGame } from '$lib/session/results/manual-games.svelte';
import {
  emptyEntry,
  entryFrom,
  gameIn,
  placesIn,
  readEntry,
  tiesIn,
  withTieBroken,
  withEntrant,
  type Entry,
  refuseEntry
} from './entry';

const NOON = new Date(2026, 10, 20, 12).getTime();
const anna = { name: 'Anna', colour: 'sky', place: 1, score: 90_000 } as const;
const ben = { name: 'Ben', colour: 'yellow', place: 2, score: 90_000 } as const;
const carla = { name: 'Carla', colour: 'blue', place: 3, score: 40_000 } as const;
const entry: Entry = { ...emptyEntry('razzia', NOON), entrants: [anna, ben, carla], location: ' Harbour ' };

test('equal scores share a place until the players say who is ahead', () => {
  expect(tiesIn(entry).map((tiedEntrants) => tiedEntrants.map(({ name }) => name))).toEqual([
    ['Anna', 'Ben']
  ]);
  expect(placesIn(entry)).toEqual([1, 1, 3]);
  const brokenTie = withTieBroken(entry, tiesIn(entry)[0] ?? [], 'Ben');
  expect(placesIn(brokenTie)).toEqual([2, 1, 3]);
  expect(placesIn(withTieBroken(brokenTie, tiesIn(brokenTie)[0] ?? [], undefined))).toEqual([1, 1, 3]);
});

test('places entered without scores count as 1, 1, 3 and raise no question about ties', () => {
  const placedEntry = withEntrant({ ...entry, way: 'places' }, 'Ben', (entrant) => ({
    ...entrant,
    place: 1
  }));
  expect(placesIn(placedEntry)).toEqual([1, 1, 3]);
  expect(tiesIn(placedEntry)).toEqual([]);
});

describe('the game that is saved', () => {
  const entryContext = { tieBreak: '1.7', now: NOON };

  test('has scores, places, the day and the note', () => {
    expect(gameIn(entry, entryContext)).toEqual({
      game: 'razzia',
      playedAt: NOON,
      players: [
        { name: 'Anna', colour: 'sky', score: 90_000, place: 1 },
        { name: 'Ben', colour: 'yellow', score: 90_000, place: 1 },
        { name: 'Carla', colour: 'blue', score: 40_000, place: 3 }
      ],
      location: 'Harbour'
    });
  });

  test('names the rule that broke a tie', () => {
    const brokenTie = withTieBroken(entry, tiesIn(entry)[0] ?? [], 'Anna');
    expect(gameIn(brokenTie, entryContext)).toMatchObject({ tieBreak: '1.7' });
  });

  test('has no scores if only places were entered', () => {
    const game = gameIn({ ...entry, way: 'places' }, entryContext);
    expect(game?.players[0]).toEqual({ name: 'Anna', colour: 'sky', place: 1 });
  });

  test('keeps its time of day, its teams and who went first when it is changed', () => {
    const savedBefore: ManualGame = {
      ...gameIn(entry, entryContext)!,
      id: 'g',
      changedAt: 1,
      first: 1,
      teams: [1, 2, 1]
    };
    const changedGame = gameIn(
      { ...entryFrom(savedBefore), day: '2025-01-02', text: 'Late.' },
      { ...entryContext, before: savedBefore }
    );
    expect(changedGame).toMatchObject({ first: 1, teams: [1, 2, 1], text: 'Late.' });
    expect(changedGame?.playedAt).toBe(new Date(2025, 0, 2, 12).getTime());
    const others = { ...entryFrom(savedBefore), entrants: [anna, ben] };
    expect(gameIn(others, { ...entryContext, before: savedBefore })).not.toHaveProperty('teams');
  });

  test('reopens in the form as it was entered', () => {
    const brokenTie = withTieBroken(entry, tiesIn(entry)[0] ?? [], 'Ben');
    const savedGame = { ...gameIn(brokenTie, entryContext)!, id: 'g', changedAt: 1 };
    expect(placesIn(entryFrom(savedGame))).toEqual([2, 1, 3]);
    expect(entryFrom(savedGame).way).toBe('scores');
  });
});

test.each([
  ['an invalid day', { day: '' }, 'Choose a date after 1970.'],
  ['one player', { entrants: [anna] }, 'Add at least two players.'],
  ['too many players', {}, 'At most 2 people can play this game.'],
  [
    'a missing score',
    { entrants: [anna, { name: 'Ben', colour: 'yellow', place: 2 } as const] },
    /^Enter a score for .*Ben.*, or choose “Places only”\.$/
  ]
])('%s is refused', (_, invalidFields, sentence) => {
  const refusal = refuseEntry({ ...entry, ...invalidFields }, 2);
  if (typeof sentence === 'string') expect(refusal).toBe(sentence);
  else expect(refusal).toMatch(sentence);
});

test('only a valid unfinished form is restored', () => {
  expect(readEntry(structuredClone(entry))).toEqual(entry);
  for (const invalidEntry of [
    undefined,
    7,
    {},
    { ...entry, way: 'guess' },
    { ...entry, entrants: [{ name: 'Anna' }] }
  ])
    expect(readEntry(invalidEntry)).toBeUndefined();
});
