import { describe, expect, test } from 'vitest';
import { ordinal, type Seat } from '$lib/core';
import {
  decidingRound,
  holdingText,
  moneyLines,
  piecesHeld,
  shareText,
  sumReason,
  tieReasons,
  type FinalResult
} from './final';

const seats: readonly Seat[] = [
  { player: 'p1', name: 'Anna', colour: 'sky' },
  { player: 'p2', name: 'Ben', colour: 'yellow' },
  { player: 'p3', name: 'Carla', colour: 'blue' }
];
const tie = { rule: '6.3', sentence: 'Ben and Carla are level: they share the place.' };
const result: FinalResult = {
  seats,
  finishedAt: 0,
  ended: 'rules',
  places: [
    {
      place: 1,
      players: ['p1'],
      total: 460000,
      reasons: [{ rule: '6.1', sentence: 'Anna has much.', player: 'p1' }]
    },
    {
      place: 2,
      players: ['p2', 'p3'],
      total: 380000,
      reasons: [
        { rule: '6.1', sentence: 'Ben has some.', player: 'p2' },
        { rule: '6.1', sentence: 'Carla has some.', player: 'p3' },
        tie
      ]
    }
  ],
  held: { p1: { chip: { 10000: 2 }, note: { 80000: 2, 100000: 1, 40000: 0 } } },
  rounds: [
    { round: 1, totals: { p1: 130000, p2: 80000 } },
    { round: 2, totals: { p1: 460000, p2: 380000, p3: 380000 } }
  ]
};

test('a shared result keeps its direction, whatever the names are', () => {
  const unusualNames = ['\u202eAnna', 'שרה', 'ليلى\u2067'];
  const others = seats.map((seat, index) => ({ ...seat, name: unusualNames[index] ?? '' }));
  const sharedText = shareText({ title: 'Las Vegas' }, '14 November', { ...result, seats: others });
  const [, firstLine, secondLine] = sharedText.split('\n');
  expect(firstLine).toBe('1st Anna, $460,000');
  expect(secondLine).toBe('2nd \u2068שרה\u2069 and \u2068ليلى\u2069, $380,000 each');
});

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [8, '8th'],
  [11, '11th'],
  [22, '22nd']
])('place %i is the %s', (place, ordinalText) => {
  expect(ordinal(place)).toBe(ordinalText);
});

describe('the text of a player’s pieces', () => {
  test('counts the pieces of each kind', () => {
    expect(holdingText(result.held.p1 ?? {})).toBe('3 notes, 2 chips');
    expect(holdingText({ note: { 30000: 1 } })).toBe('1 note');
    expect(holdingText({ note: { 30000: 2 }, cash: { 10000: 2, 150000: 1 } })).toBe('2 notes, $170,000 more');
    expect(holdingText({ cash: { 60000: 1 } })).toBe('$60,000');
    const gold = { one: 'gold', many: 'gold', piece: 'gold', pieceWords: 'gold chip' };
    expect(holdingText({ cash: { 3: 1 }, gold: { 6: 1 } }, gold)).toBe('1 gold chip, 3 gold more');
    expect(holdingText({ cash: { 3: 1 } }, gold)).toBe('3 gold');
    expect(holdingText({})).toBe('');
  });

  test('lists each piece, the most valuable first', () => {
    expect(piecesHeld(result.held.p1 ?? {}, 'note')).toEqual([100000, 80000, 80000]);
    expect(piecesHeld({}, 'note')).toEqual([]);
  });
});

test('each sum has its own reason, and a tie has one reason for all tied players', () => {
  const [, secondPlace] = result.places;
  expect(secondPlace && sumReason(secondPlace, 'p3')?.sentence).toBe('Carla has some.');
  expect(secondPlace && tieReasons(secondPlace)).toEqual([tie]);
});

test('every line of the money chart starts at zero', () => {
  expect(moneyLines(result)[2]).toEqual({ player: 'p3', sums: [0, 0, 380000] });
});

describe('a result that is shared', () => {
  test('says in brackets when someone joined or left, and only in the row of places', () => {
    const occupants = result.seats.map((seat) => (seat.player === 'p2' ? { ...seat, joined: 2 } : seat));
    const seats = result.seats.map((seat) =>
      seat.player === 'p2' ? { ...seat, name: 'Ben, joined in round 2' } : seat
    );
    expect(shareText({ title: 'Las Vegas' }, '20 November 2026', { ...result, seats, occupants })).toContain(
      '2nd Ben (joined in round 2) and Carla, $380,000 each'
    );
  });

  test('names everyone who had a seat, and puts only a name with a comma in quotation marks', () => {
    // Fails if the names of a seat that changed hands are quoted as if they were one name.
    const labels = { p1: 'Carla, then Zoe', p2: 'Ben, the elder', p3: 'Eve' };
    const lastNames = { ...labels, p1: 'Zoe' };
    const named = (names: Readonly<Partial<Record<string, string>>>): readonly Seat[] =>
      seats.map((seat) => ({ ...seat, name: names[seat.player] ?? seat.name }));
    const sharedResult = { ...result, seats: named(labels), occupants: named(lastNames) };
    expect(shareText({ title: 'Las Vegas' }, 'today', sharedResult).split('\n').slice(1, 3)).toEqual([
      '1st Carla, then Zoe, $460,000',
      '2nd “Ben, the elder” and Eve, $380,000 each'
    ]);
  });

  test('says places, sums and ties in words', () => {
    expect(shareText({ title: 'Las Vegas' }, '20 November 2026', result)).toBe(
      [
        'Las Vegas, 20 November 2026',
        '1st Anna, $460,000',
        '2nd Ben and Carla, $380,000 each',
        'Ben and Carla are level: they share the place.'
      ].join('\n')
    );
  });

  test('names the players who have won together', () => {
    const places = result.places.map((row) => ({ ...row, wins: true as const }));
    expect(shareText({ title: 'Vegas Strip' }, 'today', { ...result, places }).split('\n')[1]).toBe(
      'Anna, Ben and Carla win together.'
    );
  });

  test('says that the players ended early', () => {
    expect(shareText({ title: 'Las Vegas' }, 'today', { ...result, ended: 'table' })).toContain(
      'Ended early.'
    );
  });
});

describe('the deciding round', () => {
  const places = [
    { place: 1, players: ['p2'], total: 380_000, reasons: [] },
    { place: 2, players: ['p1'], total: 350_000, reasons: [] }
  ] as const;
  const playedResult = { seats: [], finishedAt: 0, ended: 'rules', held: {}, places } as const;
  const afterRound = (round: number, p1: number, p2: number) => ({ round, totals: { p1, p2 } });

  test('is the round from whose end on no one else had more', () => {
    const rounds = [
      afterRound(1, 90_000, 120_000),
      afterRound(2, 250_000, 240_000),
      afterRound(3, 350_000, 380_000)
    ];
    expect(decidingRound({ ...playedResult, rounds })).toBe(3);
  });

  test('is the first round if the winner was always ahead', () => {
    const rounds = [
      afterRound(1, 90_000, 120_000),
      afterRound(2, 230_000, 240_000),
      afterRound(3, 350_000, 380_000)
    ];
    expect(decidingRound({ ...playedResult, rounds })).toBe(1);
  });

  // Fails if a round in which no one was paid yet decides the match.
  test('is not a round after which the winner was level', () => {
    const rounds = [afterRound(1, 0, 0), afterRound(2, 240_000, 240_000), afterRound(3, 350_000, 380_000)];
    expect(decidingRound({ ...playedResult, rounds })).toBe(3);
  });

  test('is the last round if something other than money decides', () => {
    const rounds = [afterRound(1, 90_000, 80_000), afterRound(2, 390_000, 380_000)];
    expect(decidingRound({ ...playedResult, rounds })).toBe(2);
  });

  test('does not exist in a match of one round', () => {
    expect(decidingRound({ ...playedResult, rounds: [afterRound(1, 350_000, 380_000)] })).toBeUndefined();
  });
});
