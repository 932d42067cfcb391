import { describe, expect, test } from 'vitest';
import { namesOf, withNames, type PlayerId } from '$lib/core';
import { eveningSummary, makeSeats, summaryOf } from './fixtures/summaries';
import { durationText, biggestGainer, leadText, rollText, tieOfTheNight, tieText, type Tie } from './moments';

const fiveSeats = makeSeats('Anna', 'Ben', 'Carla', 'Denny', 'Eve');
const names = namesOf(fiveSeats);

function makeTie(effects: readonly (readonly [player: PlayerId, value: number])[], round = 1): Tie {
  return {
    round,
    source: { kind: 'casino' },
    players: ['p1', 'p2'],
    effects: effects.map(([player, value]) => ({ player, value })),
    sentence: 'p1 and p2 tie.',
    rule: '4.2'
  };
}

test('names take the place of seat ids in a stored sentence', () => {
  expect(withNames('p3 and p5 tie, so p2 wins with p9.', names)).toBe(
    'Carla and Eve tie, so Ben wins with p9.'
  );
});

describe('the tie of the night', () => {
  test('the tie of the night is the one with the highest total cost', () => {
    const smallTie = makeTie([
      ['p1', -60_000],
      ['p3', 60_000]
    ]);
    const largeTie = makeTie([
      ['p1', -40_000],
      ['p2', -30_000],
      ['p4', 50_000],
      ['p5', 20_000]
    ]);
    expect(tieOfTheNight({ ties: [smallTie, largeTie] })).toBe(largeTie);
    expect(biggestGainer(largeTie)).toEqual({ player: 'p4', value: 50_000 });
    expect(tieText(largeTie, names)).toBe(
      'Anna and Ben tied. Sharing would have given Anna $40,000 and Ben $30,000. Denny gained $50,000 and Eve $20,000.'
    );
  });

  test('of two ties with the same cost, the first is the tie of the night', () => {
    const [firstTie, secondTie] = [makeTie([['p1', -10_000]]), makeTie([['p2', -10_000]], 2)];
    expect(tieOfTheNight({ ties: [firstTie, secondTie] })).toBe(firstTie);
  });

  test('there is no tie of the night if no tie cost anything', () => {
    expect(tieOfTheNight({ ties: [] })).toBeUndefined();
    expect(tieOfTheNight({ ties: [makeTie([['p3', 5000]])] })).toBeUndefined();
  });

  test('the sentence about a tie names the place, and uses the unit of the game', () => {
    const tieAtTable: Tie = { ...makeTie([['p1', -1]]), source: { kind: 'table', label: '8-gold table' } };
    const unit = { one: 'point', many: 'points', piece: 'gold', pieceWords: 'gold' };
    expect(tieText(tieAtTable, names, unit)).toBe(
      'Anna and Ben tied (8-gold table). Sharing would have given Anna 1 point.'
    );
    expect(biggestGainer(tieAtTable)).toBeUndefined();
  });
});

describe('the leads', () => {
  test('the sentence about the leads names those that change, and the winner at the end', () => {
    expect(leadText(eveningSummary, names)).toBe('Eve led after round 1, Anna at the end.');
    const summary = summaryOf(fiveSeats, [
      [3, 1, 0, 0, 0],
      [3, 1, 0, 0, 9],
      [20, 1, 0, 0, 9]
    ]);
    expect(leadText(summary, names)).toBe('Anna led after round 1, Eve after round 2, Anna at the end.');
  });

  test('players who tie share the lead, until the rules break the tie', () => {
    const summary = summaryOf(fiveSeats, [
      [3, 3, 0, 0, 0],
      [5, 5, 0, 0, 0]
    ]);
    const changedPlaces = summary.places.map((place) => ({ ...place, wins: place.player === 'p2' }));
    expect(leadText({ ...summary, places: changedPlaces }, names)).toBe(
      'Anna and Ben (tied) led after round 1, Ben at the end.'
    );
  });

  test('the sentence names one leader if no one else ever led', () => {
    const summary = summaryOf(fiveSeats, [
      [3, 1, 0, 0, 0],
      [9, 1, 0, 0, 0]
    ]);
    expect(leadText(summary, names)).toBe('Anna led from the first round to the last.');
  });

  test('no one leads while all players are tied', () => {
    const [anna, ben] = makeSeats('Anna', 'Ben');
    if (anna === undefined || ben === undefined) throw new Error('two seats');
    const summary = summaryOf(
      [anna, ben],
      [
        [0, 0],
        [0, 0],
        [0, 6]
      ]
    );
    expect(leadText(summary, names)).toBe('Ben led at the end.');
    const laterSummary = summaryOf(
      [anna, ben],
      [
        [0, 0],
        [2, 0],
        [3, 6]
      ]
    );
    expect(leadText(laterSummary, names)).toBe('Anna led after round 2, Ben at the end.');
  });

  test('many changes of the lead are counted, and a game of one round has none', () => {
    const totalsByRound = [1, 2, 3, 4, 5, 6, 7].map((round) => [
      round % 2 === 1 ? 2 * round : 0,
      2 * round - 1
    ]);
    expect(leadText(summaryOf(makeSeats('Anna', 'Ben'), totalsByRound), names)).toBe(
      'The lead changed 6 times. Anna led at the end.'
    );
    expect(leadText(summaryOf(fiveSeats, [[3, 1, 0, 0, 0]]), names)).toBeUndefined();
  });
});

test('a lucky roll has its dice and its odds', () => {
  const roll = { player: 'p5', round: 2, dice: [6, 6, 6, 2], face: 6, count: 3, onceIn: 1499 } as const;
  expect(rollText(roll, names)).toBe('Eve rolled three 6s among four dice. That’s once in 1,499 rolls.');
  expect(rollText({ ...roll, dice: [6, 6, 6] }, names)).toBe(
    'Eve rolled three 6s with three dice. That’s once in 1,499 rolls.'
  );
});

test.each([
  [6_720_000, 1, '1 h 52 min, pauses left out'],
  [3_600_000, 0, '1 h'],
  [2_700_000, 0, '45 min'],
  [59_600_000, 2, '16 h 33 min, pauses left out'],
  [20_000, 0, undefined]
])('%i ms with %i pauses', (playedFor, pauses, text) => {
  expect(durationText({ playedFor, pauses })).toBe(text);
});
