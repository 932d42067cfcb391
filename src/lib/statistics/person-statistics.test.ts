import { describe, expect, test } from 'vitest';
import { filterGames } from './filter';
import { TWENTY_GAMES } from './fixtures/twenty-games';
import { statisticsOf } from './person-statistics';

const ANNA = 'name:Anna';
const anna = statisticsOf(TWENTY_GAMES, ANNA);

/** The games as numbers with spaces between them: "01 02". */
function gameNumbersOf(ids: readonly string[] | undefined): string | undefined {
  return ids?.join(' ');
}

describe('Anna’s games, counted by hand', () => {
  test('plays all games but 11 and 20', () => {
    expect(gameNumbersOf(anna.games)).toBe('01 02 03 04 05 06 07 08 09 10 12 13 14 15 16 17 18 19');
  });

  test('wins eleven games, among them 04 as the second of three and 06 with a shared first place', () => {
    expect(gameNumbersOf(anna.wins)).toBe('01 04 05 06 08 09 12 14 17 18 19');
  });

  test('a fair share is 7.417: six games of two, nine of three and three of four, and 04 and 17 with two winners', () => {
    // 6 × 1/2 + 7 × 1/3 + 2 × 2/3 + 3 × 1/4
    expect(anna.fairShare).toBeCloseTo(3 + 7 / 3 + 4 / 3 + 3 / 4, 10);
  });

  test('has ten first places, seven second ones, and one third', () => {
    expect(anna.places.map(({ place, games }) => [place, gameNumbersOf(games)])).toEqual([
      [1, '01 05 06 08 09 12 14 17 18 19'],
      [2, '02 03 04 07 13 15 16'],
      [3, '10']
    ]);
  });

  test('has won three games in a row now, and three in a row for the first time from 04 to 06', () => {
    expect(gameNumbersOf(anna.currentStreak)).toBe('17 18 19');
    expect(gameNumbersOf(anna.longestStreak)).toBe('04 05 06');
  });

  test('lists the results of the last twelve games', () => {
    expect(anna.lastResults.map(({ id, place }) => `${id}:${place}`).join(' ')).toBe(
      '07:2 08:1 09:1 10:3 12:1 13:2 14:1 15:2 16:2 17:1 18:1 19:1'
    );
  });

  test('the dice of games 01 and 03 are counted: 42 in all, with seven of each face expected', () => {
    expect(anna.dice).toEqual({ faces: [5, 6, 4, 7, 8, 12], dice: 42, expected: 7, games: ['01', '03'] });
  });

  test('ties cost her $90,000 and 5 gold, and gave her $60,000', () => {
    expect(anna.ties).toMatchObject([
      { lostSum: 90_000, lossGames: ['01', '06'], gainedSum: 60_000, gainGames: ['03', '06'] },
      { lostSum: 5, lossGames: ['07'], gainedSum: 0, gainGames: [], unit: { piece: 'gold' } }
    ]);
  });

  test('the biggest payments in her games are Ben’s in 15 and, in gold, her own in 14', () => {
    expect(anna.biggestPayments).toMatchObject([
      { name: 'Ben', value: 150_000, game: '15', sentence: 'Ben wins casino 3.', rule: '3.1' },
      { name: 'Anna', value: 9, game: '14', unit: { piece: 'gold' } }
    ]);
  });

  test('the least likely roll was her five twos in 06', () => {
    expect(anna.luckiest).toEqual({ name: 'Anna', dice: 6, face: 2, count: 5, onceIn: 249, game: '06' });
  });
});

describe('Anna’s games, box by box', () => {
  const [lasVegas, razzia, strip, cards, vegas] = anna.boxes;

  test('the most played box is first', () => {
    expect(anna.boxes.map(({ game, games, wins }) => `${game} ${wins.length}/${games.length}`)).toEqual([
      'las-vegas 4/6',
      'razzia 2/4',
      'vegas-strip 3/3',
      'las-vegas-cards 1/3',
      'vegas 1/2'
    ]);
  });

  test('300 + 310 + 400 + 340 + 270 + 380 = 2,000 in six games; all nineteen totals make 5,480', () => {
    expect(lasVegas?.average).toBeCloseTo(2_000_000 / 6, 6);
    expect(lasVegas?.tableAverage).toBeCloseTo(5_480_000 / 19, 6);
    expect(lasVegas?.best).toMatchObject({ id: '06', total: 400_000 });
    expect(lasVegas?.worst).toMatchObject({ id: '15', total: 270_000 });
  });

  test('350 + 420 + 370 + 410 = 1,550 in four games; all eleven totals make 4,075', () => {
    expect(razzia?.average).toBe(387_500);
    expect(razzia?.tableAverage).toBeCloseTo(4_075_000 / 11, 6);
  });

  test('a box with two or three games has no average, only results', () => {
    for (const box of [strip, cards, vegas]) {
      expect(box).not.toHaveProperty('average');
      expect(box).not.toHaveProperty('tableAverage');
    }
    expect(cards?.results.map(({ total }) => total)).toEqual([260_000, 200_000, 250_000]);
    expect(vegas).toMatchObject({ unit: { many: 'gold' }, results: [{ total: 27 }, { total: 35 }] });
  });
});

describe('head to head', () => {
  test('Anna ended ahead of Ben nine times, behind four times, and tied in 06', () => {
    const [ben, carla, denny] = anna.opponents;
    expect(anna.opponents.map(({ name }) => name)).toEqual(['Ben', 'Carla', 'Denny']);
    expect(gameNumbersOf(ben?.ahead)).toBe('01 03 04 08 12 13 16 17 19');
    expect(gameNumbersOf(ben?.behind)).toBe('02 07 10 15');
    expect(gameNumbersOf(ben?.tied)).toBe('06');
    expect(gameNumbersOf(carla?.ahead)).toBe('01 05 06 08 14 15 19');
    expect(gameNumbersOf(carla?.behind)).toBe('03 10 13');
    expect(gameNumbersOf(denny?.ahead)).toBe('03 07 08 09 15 17 18');
    expect(gameNumbersOf(denny?.behind)).toBe('04 16');
  });

  test('Carla and Denny share a place in 08', () => {
    const denny = statisticsOf(TWENTY_GAMES, 'name:Carla').opponents.find(({ name }) => name === 'Denny');
    expect([denny?.ahead, denny?.behind, denny?.tied].map(gameNumbersOf)).toEqual(['03 11 15 20', '', '08']);
  });
});

describe('few games', () => {
  test('with no game', () => {
    expect(statisticsOf([], ANNA)).toEqual({
      games: [],
      wins: [],
      fairShare: 0,
      places: [],
      partialGames: [],
      currentStreak: [],
      longestStreak: [],
      lastResults: [],
      boxes: [],
      opponents: [],
      ties: [],
      biggestPayments: []
    });
  });

  test('with one game whose totals are unknown, only the places are counted', () => {
    const [first] = TWENTY_GAMES;
    if (first === undefined) throw new Error('no game');
    const gameWithoutTotals = { ...first, players: first.players.map(({ total: _, ...player }) => player) };
    const [box] = statisticsOf([gameWithoutTotals], ANNA).boxes;
    expect(box).toEqual({
      game: 'las-vegas',
      games: ['01'],
      wins: ['01'],
      scoredGames: [],
      results: [{ id: '01', place: 1, players: 3, wins: true }]
    });
  });
});

test('games that were joined late or left early are counted, and listed', () => {
  const [firstGame, secondGame] = TWENTY_GAMES;
  if (firstGame === undefined || secondGame === undefined) throw new Error('no games');
  const players = secondGame.players.map((player) => ({ ...player, isPartial: true as const }));
  const { games, partialGames } = statisticsOf([firstGame, { ...secondGame, players }], ANNA);
  expect([games, partialGames]).toEqual([['01', '02'], ['02']]);
});

test('a filter applies to every figure: 2025 has six of Anna’s games and four wins', () => {
  const yearStatistics = statisticsOf(filterGames(TWENTY_GAMES, { year: 2025 }), ANNA);
  expect(gameNumbersOf(yearStatistics.games)).toBe('01 02 03 04 05 06');
  expect(gameNumbersOf(yearStatistics.wins)).toBe('01 04 05 06');
  expect(gameNumbersOf(yearStatistics.currentStreak)).toBe('04 05 06');
});

test('a thousand games take less than 200 milliseconds', () => {
  const thousandGames = Array.from({ length: 50 }, (_, round) =>
    TWENTY_GAMES.map((game) => ({ ...game, id: `${game.id}-${round}` }))
  ).flat();
  expect(statisticsOf(thousandGames, ANNA).wins).toHaveLength(550);
  // Measures the time of the processor and takes the best of five runs, because other programs may slow down the clock.
  const cpuTimes = Array.from({ length: 5 }, () => {
    const cpuBefore = process.cpuUsage();
    statisticsOf(thousandGames, ANNA);
    return process.cpuUsage(cpuBefore).user / 1000;
  });
  expect(Math.min(...cpuTimes)).toBeLessThan(200);
});
