import type { Match, Seat } from '$lib/core';
import type { Move, Options } from './types';

/**
 * A complete sample game of three rounds, for people who have not played one yet. Nora is last after two rounds and
 * wins by one chip; `tests/sample.test.ts` adds up every round by hand.
 */

const START_TIME = 1_795_201_200_000;

const seats: readonly Seat[] = [
  { player: 'p1', name: 'Nora', colour: 'sky' },
  { player: 'p2', name: 'Leo', colour: 'yellow' },
  { player: 'p3', name: 'Mia', colour: 'vermillion' }
];

export const match: Match<Options> = {
  id: 'sample',
  game: 'las-vegas',
  seats,
  options: { first: 'p1', depth: 'turns', nobodyWon: 'same', imaginaryWinner: 'down' },
  table: { parts: {}, hideMoney: false },
  startedAt: START_TIME
};

const firstRound: readonly Move[] = [
  {
    type: 'deal',
    pairs: [
      [40000, 50000],
      [80000, 40000],
      [100000, 100000],
      [100000, 90000],
      [60000, 90000],
      [60000, 70000]
    ]
  },
  { type: 'roll', dice: [4, 3, 3, 4, 3, 3, 1], big: 4 },
  { type: 'place', face: 4 },
  { type: 'roll', dice: [6, 2, 2, 4, 5, 3, 2], big: 3 },
  { type: 'place', face: 3 },
  { type: 'roll', dice: [6, 6, 3, 3, 1, 1, 4], big: 6 },
  { type: 'place', face: 6 },
  { type: 'roll', dice: [3, 5, 2, 2, 2] },
  { type: 'place', face: 2 },
  { type: 'roll', dice: [3, 2, 1, 2, 6, 1] },
  { type: 'place', face: 2 },
  { type: 'roll', dice: [2, 1, 6, 6, 6] },
  { type: 'place', face: 6 },
  { type: 'roll', dice: [4, 6] },
  { type: 'pass' },
  { type: 'roll', dice: [3, 6, 5, 3] },
  { type: 'place', face: 5 },
  { type: 'roll', dice: [5, 4] },
  { type: 'pass' },
  { type: 'roll', dice: [3, 2] },
  { type: 'place', face: 3 },
  { type: 'roll', dice: [2, 6, 2] },
  { type: 'place', face: 2 },
  { type: 'roll', dice: [6, 4] },
  { type: 'pass' },
  { type: 'roll', dice: [1] },
  { type: 'place', face: 1 },
  { type: 'roll', dice: [4] },
  { type: 'place', face: 4 },
  { type: 'roll', dice: [1, 5] },
  { type: 'place', face: 1 },
  { type: 'roll', dice: [5] },
  { type: 'place', face: 5 }
];

const secondRound: readonly Move[] = [
  {
    type: 'deal',
    pairs: [
      [50000, 70000],
      [70000, 30000],
      [60000, 30000],
      [60000, 80000],
      [60000, 50000],
      [50000, 70000]
    ]
  },
  { type: 'roll', dice: [2, 5, 5, 3, 4, 2, 1], big: 5 },
  { type: 'place', face: 5 },
  { type: 'roll', dice: [2, 5, 5, 4, 6, 5, 2], big: 3 },
  { type: 'place', face: 2 },
  { type: 'roll', dice: [5, 1, 6, 5, 6, 2, 4], big: 1 },
  { type: 'place', face: 2 },
  { type: 'roll', dice: [4, 2, 5, 6, 3] },
  { type: 'place', face: 4 },
  { type: 'roll', dice: [3, 1, 1, 3, 1], big: 2 },
  { type: 'place', face: 1 },
  { type: 'roll', dice: [5, 6, 6, 6, 1, 4], big: 1 },
  { type: 'place', face: 1 },
  { type: 'roll', dice: [4, 6, 4, 5] },
  { type: 'place', face: 4 },
  { type: 'roll', dice: [5, 5], big: 3 },
  { type: 'place', face: 5 },
  { type: 'roll', dice: [5, 3, 3, 5, 1] },
  { type: 'place', face: 3 },
  { type: 'roll', dice: [3, 3] },
  { type: 'place', face: 3 },
  { type: 'roll', dice: [], big: 5 },
  { type: 'place', face: 5 },
  { type: 'roll', dice: [1, 1, 2] },
  { type: 'place', face: 2 },
  { type: 'roll', dice: [3, 3] },
  { type: 'place', face: 3 }
];

const thirdRound: readonly Move[] = [
  {
    type: 'deal',
    pairs: [
      [40000, 80000],
      [100000, 40000],
      [50000, 80000],
      [30000, 40000],
      [30000, 30000],
      [90000, 60000]
    ]
  },
  { type: 'roll', dice: [2, 1, 5, 1, 3, 4, 1], big: 2 },
  { type: 'place', face: 2 },
  { type: 'roll', dice: [3, 2, 3, 4, 4, 3, 4], big: 3 },
  { type: 'place', face: 3 },
  { type: 'roll', dice: [1, 5, 1, 6, 2, 4, 4], big: 5 },
  { type: 'place', face: 4 },
  { type: 'roll', dice: [1, 6, 2, 4, 4, 3] },
  { type: 'place', face: 2 },
  { type: 'roll', dice: [5, 6, 2, 5] },
  { type: 'place', face: 2 },
  { type: 'roll', dice: [2, 4, 5, 1, 6], big: 1 },
  { type: 'place', face: 1 },
  { type: 'roll', dice: [6, 6, 5, 3, 4] },
  { type: 'place', face: 6 },
  { type: 'roll', dice: [5, 5, 5] },
  { type: 'place', face: 5 },
  { type: 'roll', dice: [4, 4, 3, 6] },
  { type: 'place', face: 6 },
  { type: 'roll', dice: [2, 4, 3] },
  { type: 'place', face: 3 },
  { type: 'roll', dice: [6, 3, 5] },
  { type: 'place', face: 6 },
  { type: 'roll', dice: [4, 4] },
  { type: 'place', face: 4 },
  { type: 'roll', dice: [4, 5] },
  { type: 'place', face: 4 },
  { type: 'roll', dice: [3] },
  { type: 'place', face: 3 }
];

/** The moves in order, as the players entered them. */
export const moves: readonly Move[] = [...firstRound, ...secondRound, ...thirdRound];
