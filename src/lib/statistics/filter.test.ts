import { expect, test } from 'vitest';
import { filterGames, parseFilter, gamesIn, peopleIn, yearsIn } from './filter';
import { TWENTY_GAMES } from './fixtures/twenty-games';

function ids(filter: Parameters<typeof filterGames>[1]): string {
  return filterGames(TWENTY_GAMES, filter)
    .map(({ id }) => id)
    .join(' ');
}

test('games can be filtered by box, by year, and by people who all took part', () => {
  expect(filterGames(TWENTY_GAMES, {})).toEqual(TWENTY_GAMES);
  expect(ids({ game: 'razzia' })).toBe('02 08 13 18');
  expect(ids({ year: 2025 })).toBe('01 02 03 04 05 06');
  expect(ids({ people: ['name:Ben', 'name:Denny'] })).toBe('03 04 07 08 11 15 16 17 20');
  expect(ids({ game: 'las-vegas', year: 2026, people: ['name:Anna', 'name:Ben'] })).toBe('15 19');
  expect(ids({ people: ['name:Nobody'] })).toBe('');
});

test('offers the most frequent people first, the games, and the newest year first', () => {
  expect(peopleIn(TWENTY_GAMES).map(({ name, games, colour }) => `${name} ${games} ${colour}`)).toEqual([
    'Anna 18 sky',
    'Ben 16 yellow',
    'Carla 12 blue',
    'Denny 11 vermillion'
  ]);
  expect(gamesIn(TWENTY_GAMES)).toEqual(['las-vegas', 'razzia', 'vegas-strip', 'las-vegas-cards', 'vegas']);
  expect(yearsIn(TWENTY_GAMES)).toEqual([2026, 2025]);
});

test('reads a saved filter, and shows everything if it is invalid', () => {
  const filter = { game: 'razzia', year: 2026, people: ['name:Ben'] };
  expect(parseFilter(filter)).toEqual(filter);
  for (const invalidFilter of [
    undefined,
    null,
    7,
    'razzia',
    [],
    { game: 7 },
    { year: '2026' },
    { people: 'Ben' }
  ])
    expect(parseFilter(invalidFilter)).toEqual({});
});
