import { expect, test } from 'vitest';
import { recordedMatches } from '#tests/recorded/matches';
import { storedData } from '$lib/games/vegas-strip/state/stored-data';

const { match } = recordedMatches().find(({ box }) => box === 'vegas-strip')!;
const players = match.seats.length;
const options = match.options as unknown as {
  readonly card: { readonly teams: readonly (readonly (readonly number[])[])[] };
  readonly casinos: readonly object[];
};
const [casino] = options.casinos;

test('accepts the options of a recorded game', () => {
  expect(storedData.options(options, players)).toBe(true);
});

test.each([0, 1, 4, 7, 500])('rejects a game with %i casinos', (count) => {
  expect(storedData.options({ ...options, casinos: Array(count).fill(casino) }, players)).toBe(false);
});

test('rejects a team without players or with an unknown player', () => {
  const [firstRound, ...rounds] = options.card.teams;
  const withTeams = (...teams: readonly (readonly number[])[]): object => ({
    ...options,
    card: { ...options.card, teams: [teams, ...rounds] }
  });
  expect(storedData.options(withTeams(...firstRound!), players)).toBe(true);
  expect(storedData.options(withTeams(), players)).toBe(false);
  expect(storedData.options(withTeams([], ...firstRound!), players)).toBe(false);
  expect(storedData.options(withTeams(...firstRound!, [players + 1]), players)).toBe(false);
  expect(storedData.options(withTeams(...firstRound!.slice(1)), players)).toBe(false);
});
