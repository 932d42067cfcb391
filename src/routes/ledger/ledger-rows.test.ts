import { describe, expect, test } from 'vitest';
import type { Seat } from '$lib/core';
import type { Result } from '$lib/session';
import {
  readFilter,
  finalStandings,
  gamesOf,
  isWanted,
  manualStandings,
  playersOf,
  ledgerRowsOf,
  yearsOf
} from './ledger-rows';

const anna: Seat = { player: 'p1', name: 'Anna', colour: 'sky' };
const ben: Seat = { player: 'p2', name: 'Ben', colour: 'yellow' };
const zoe: Seat = { player: 'p2', name: 'Zoë', colour: 'blue' };
const evening = { game: 'las-vegas', seats: [anna, ben], time: Date.UTC(2026, 5, 1), note: {} };
const morning = {
  game: 'razzia',
  seats: [anna, zoe],
  time: Date.UTC(2025, 5, 1),
  note: { text: 'Anna slept.', place: 'Harbour' }
};
const titleOf = (game: string): string => (game === 'razzia' ? 'Razzia' : 'Las Vegas');

describe('searching for a match', () => {
  test('filters by game, player and year', () => {
    expect(isWanted(evening, {}, titleOf)).toBe(true);
    expect(isWanted(evening, { game: 'razzia' }, titleOf)).toBe(false);
    expect(isWanted(evening, { game: 'las-vegas', player: 'Ben' }, titleOf)).toBe(true);
    expect(isWanted(morning, { player: 'Ben' }, titleOf)).toBe(false);
    expect(isWanted(morning, { year: 2025 }, titleOf)).toBe(true);
    expect(isWanted(morning, { year: 2026 }, titleOf)).toBe(false);
  });

  test.each(['razz', 'ANNA zoe', 'slept harb', ' zoë ', '  '])(
    '“%s” finds the game of the morning',
    (text) => {
      expect(isWanted(morning, { text }, titleOf)).toBe(true);
    }
  );

  test.each(['ben', 'razzia vegas', 'anna,'])('“%s” does not find it', (text) => {
    expect(isWanted(morning, { text }, titleOf)).toBe(false);
  });

  test('finds someone who took over a seat', () => {
    const handedOver = { ...evening, seats: [{ ...anna, then: [{ name: 'Carla' }] }, ben] };
    expect(isWanted(handedOver, { player: 'Carla' }, titleOf)).toBe(true);
  });

  test('offers the games, the years and the people that occur', () => {
    expect(gamesOf([evening, morning, evening])).toEqual(['las-vegas', 'razzia']);
    expect(yearsOf([morning, evening, evening])).toEqual([2026, 2025]);
    expect(playersOf([morning, evening, evening])).toEqual(['Anna', 'Ben', 'Zoë']);
  });

  test('lists games by date, including changed dates and games entered by hand', () => {
    const result = (matchId: string, finishedAt: number): Result =>
      ({ match: matchId, game: 'razzia', seats: [anna], finishedAt }) as unknown as Result;
    const manual = { id: 'm', game: 'vegas', playedAt: 20, players: [], changedAt: 1, location: 'Harbour' };
    const rows = ledgerRowsOf([result('a', 30), result('b', 10)], [manual], (matchId) =>
      matchId === 'a' ? { date: 15 } : {}
    );
    expect(rows.map(({ id, time }) => [id, time])).toEqual([
      ['m', 20],
      ['a', 15],
      ['b', 10]
    ]);
    expect(rows[0]?.note).toEqual({ place: 'Harbour' });
  });

  test('reads a saved filter, and shows everything if it is invalid', () => {
    const filter = { game: 'razzia', player: 'Ben', year: 2026, text: 'harbour' };
    expect(readFilter(filter)).toEqual(filter);
    for (const invalidFilter of [
      undefined,
      null,
      7,
      'razzia',
      [],
      { game: 7 },
      { player: {} },
      { year: '1' }
    ])
      expect(readFilter(invalidFilter)).toEqual({});
  });
});

describe('a ticket', () => {
  const result = {
    seats: [anna, ben],
    places: [
      { place: 1, players: ['p2'], total: 410000, reasons: [] },
      { place: 2, players: ['p1'], total: 380000, reasons: [] }
    ]
  } as unknown as Result;

  test('shows who won, and what the others had', () => {
    expect(finalStandings(result)).toEqual({
      leaders: [{ name: 'Ben', colour: 'yellow', sumText: '$410,000' }],
      others: [{ name: 'Anna', colour: 'sky', sumText: '$380k' }]
    });
  });

  test('names everyone who had a seat, and its mark has the letter of the last', () => {
    // Fails if the mark of a seat has the letter of a player who was replaced.
    const replacedResult = { ...result, seats: [anna, { ...ben, then: [{ name: 'Zoe' }] }] } as Result;
    expect(finalStandings(replacedResult).leaders).toEqual([
      { name: 'Ben, then Zoe', markName: 'Zoe', colour: 'yellow', sumText: '$410,000' }
    ]);
  });

  test('shows all who have won, and what each of them has', () => {
    const bothWin = { ...result, places: result.places.map((row) => ({ ...row, wins: true })) } as Result;
    expect(finalStandings(bothWin)).toEqual({
      leaders: [
        { name: 'Ben', colour: 'yellow', sumText: '$410k' },
        { name: 'Anna', colour: 'sky', sumText: '$380k' }
      ],
      others: [],
      together: true
    });
  });

  test('shows everyone who shares first place', () => {
    const sharedWin = {
      ...result,
      places: [{ place: 1, players: ['p1', 'p2'], total: 0, reasons: [] }]
    } as Result;
    expect(finalStandings(sharedWin).leaders.map(({ name }) => name)).toEqual(['Anna', 'Ben']);
  });

  test('of a game entered by hand shows scores, or only places', () => {
    const players = [
      { name: 'Ben', colour: 'yellow', score: 40_000, place: 2 },
      { name: 'Anna', colour: 'sky', score: 90_000, place: 1 }
    ] as const;
    const game = { id: 'm', game: 'razzia', playedAt: 1, changedAt: 1 };
    expect(manualStandings({ ...game, players })).toEqual({
      leaders: [{ name: 'Anna', colour: 'sky', sumText: '$90,000' }],
      others: [{ name: 'Ben', colour: 'yellow', sumText: '$40k' }]
    });
    const placedPlayers = players.map(({ name, colour, place }) => ({ name, colour, place }));
    expect(manualStandings({ ...game, players: placedPlayers })).toEqual({
      leaders: [{ name: 'Anna', colour: 'sky' }],
      others: [{ name: 'Ben', colour: 'yellow' }]
    });
  });

  test('of a game entered by hand shows both winners where two win together', () => {
    // Fails if a game of Vegas Strip that was entered by hand has one winner.
    const chips = { one: 'chip', many: 'chips', piece: 'chips', pieceWords: 'chip' };
    const players = [
      { name: 'Carla', colour: 'blue', score: 41, place: 3 },
      { name: 'Ben', colour: 'yellow', score: 50, place: 2 },
      { name: 'Anna', colour: 'sky', score: 62, place: 1 }
    ] as const;
    const game = { id: 'm', game: 'vegas-strip', playedAt: 1, changedAt: 1, players };
    expect(manualStandings(game, { unit: chips, winners: 2 })).toEqual({
      leaders: [
        { name: 'Anna', colour: 'sky', sumText: '62' },
        { name: 'Ben', colour: 'yellow', sumText: '50' }
      ],
      others: [{ name: 'Carla', colour: 'blue', sumText: '41' }],
      together: true
    });
    expect(manualStandings({ ...game, players: players.slice(1) }, { unit: chips, winners: 2 })).toEqual({
      leaders: [{ name: 'Anna', colour: 'sky', sumText: '62 chips' }],
      others: [{ name: 'Ben', colour: 'yellow', sumText: '50' }]
    });
  });
});
