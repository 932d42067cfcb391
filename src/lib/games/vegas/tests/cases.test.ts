import { describe, expect, test } from 'vitest';
import { CaseError, settle, type Verdict } from '$lib/games';

type Position = Readonly<Record<string, unknown>>;

/** Parses the spaces of a table: "1/2 Ben, 3". */
function spaces(text: string): readonly Position[] {
  return text.split(', ').map((text) => {
    const [numbersText = '', counter] = text.split(' ');
    return { numbers: numbersText.split('/').map(Number), ...(counter === undefined ? {} : { counter }) };
  });
}

function ask(question: string, position: Position): Promise<Verdict> {
  return settle({ game: 'vegas', case: question, ...position });
}

async function refusedAt(question: string, position: Position): Promise<string | undefined> {
  try {
    await ask(question, position);
  } catch (error) {
    if (error instanceof CaseError) return error.path;
    throw error;
  }
  return undefined;
}

const GOLD = Array<string>(14).fill('gold');
const TABLE = { gold: 8, spaces: spaces('1 Ben, 2 Ben, 3 Anna'), mary: false };

describe('table', () => {
  test('6.3 the most counters win, and the verdict counts everyone’s counters', async () => {
    const { awards, facts, reasons } = await ask('table', TABLE);
    expect(awards).toEqual([{ to: 'Ben', piece: 'gold', value: 8 }]);
    expect(facts).toEqual({ scored: true, counts: { Anna: 1, Ben: 2 }, tied: [], lowest: {} });
    expect(reasons.map(({ player, rule }) => [player, rule])).toEqual([
      ['Ben', 'VG 6.3'],
      ['Anna', 'VG 6.3']
    ]);
  });

  test('6.4 the lowest number breaks a tie for the most', async () => {
    const enteredSpaces = spaces('5/6 Ben, 1/2 Anna, 4 Ben, 3 Anna, 1 Carla');
    const { awards, facts } = await ask('table', { gold: 5, spaces: enteredSpaces, mary: false });
    expect(awards).toEqual([{ to: 'Anna', piece: 'gold', value: 5 }]);
    expect(facts).toEqual({
      scored: true,
      counts: { Anna: 2, Ben: 2, Carla: 1 },
      tied: ['Anna', 'Ben'],
      lowest: { Anna: 1, Ben: 4 }
    });
  });

  test('6.5 equal lowest numbers discard the chip, unless the next lowest are compared', async () => {
    const position = { gold: 12, spaces: spaces('1 Ben, 1 Anna, 2 Anna, 3 Ben, 4, 5'), mary: true };
    expect((await ask('table', position)).awards).toEqual([{ to: 'box', piece: 'gold', value: 12 }]);
    const comparedVerdict = await ask('table', { ...position, options: { equallyLow: 'compare' } });
    expect(comparedVerdict.awards).toEqual([{ to: 'Anna', piece: 'gold', value: 12 }]);
  });

  test('6.2 if the table is not full and Mary Chip is not there, nothing is paid, and everyone has a reason', async () => {
    const { awards, facts, reasons } = await ask('table', { ...TABLE, spaces: spaces('1 Ben, 2 Anna, 3') });
    expect(awards).toEqual([]);
    expect(facts).toEqual({
      scored: false,
      counts: { Anna: 1, Ben: 1 },
      tied: ['Anna', 'Ben'],
      lowest: { Anna: 2, Ben: 1 }
    });
    expect(reasons).toHaveLength(2);
  });

  test('5.5 Mary Chip scores an empty table', async () => {
    const { awards, facts } = await ask('table', { gold: 3, spaces: spaces('1, 2, 3'), mary: true });
    expect(awards).toEqual([{ to: 'box', piece: 'gold', value: 3 }]);
    expect(facts).toEqual({ scored: true, counts: {}, tied: [], lowest: {} });
  });

  test('6.6 any name is valid, and numbers may be in any order', async () => {
    const enteredSpaces = [
      { numbers: [2, 1], counter: '__proto__' },
      { numbers: [2], counter: 'constructor' },
      { numbers: [3] }
    ];
    const { awards, facts } = await ask('table', { gold: 3, spaces: enteredSpaces, mary: true });
    expect(awards).toEqual([{ to: '__proto__', piece: 'gold', value: 3 }]);
    expect(facts['tied']).toEqual(['__proto__', 'constructor']);
  });

  test.each([
    ['1.1 an amount of gold that does not exist', { ...TABLE, gold: 2 }, 'gold'],
    ['1.1 too few spaces', { ...TABLE, spaces: spaces('1, 2') }, 'spaces'],
    [
      '1.1 too many spaces',
      { ...TABLE, spaces: Array.from({ length: 16 }, () => ({ numbers: [1] })) },
      'spaces'
    ],
    [
      '3.2 the same number twice',
      { ...TABLE, spaces: [...spaces('1, 2'), { numbers: [3, 3] }] },
      'spaces.2.numbers'
    ],
    [
      '3.2 three numbers',
      { ...TABLE, spaces: [...spaces('1, 2'), { numbers: [1, 2, 3] }] },
      'spaces.2.numbers'
    ],
    [
      '3.2 a number that no die has',
      { ...TABLE, spaces: [...spaces('1, 2'), { numbers: [7] }] },
      'spaces.2.numbers.0'
    ],
    ['1.2 a fifth colour', { ...TABLE, spaces: spaces('1 A, 2 B, 3 C, 4 D, 5 E') }, 'spaces'],
    ['1.2 a reserved name', { ...TABLE, spaces: spaces('1 box, 2, 3') }, 'spaces.0.counter'],
    ['1.1 an unknown member', { ...TABLE, rows: 2 }, 'rows'],
    ['6.7 an option of another question', { ...TABLE, options: { placing: 'may' } }, 'options'],
    ['6.7 an unknown value', { ...TABLE, options: { equallyLow: 'both' } }, 'options']
  ])('%s is refused', async (_, position, path) => {
    expect(await refusedAt('table', position)).toBe(path);
  });
});

describe('placement', () => {
  test('3.9 all rules that a choice breaks are listed in order', async () => {
    const position = { player: 'Anna', spaces: spaces('2 Anna, 2, 3 Ben'), shown: 2, space: 0 };
    expect((await ask('placement', position)).facts).toEqual({
      free: [1],
      replaces: [],
      broken: ['free-first', 'own']
    });
    const other = { ...position, space: 2 };
    expect((await ask('placement', other)).facts['broken']).toEqual(['number']);
  });

  test('3.5 a joker takes any free space or any other counter', async () => {
    const position = { player: 'Anna', spaces: spaces('1 Ben, 2, 3 Anna, 4'), shown: 6 };
    expect((await ask('placement', position)).facts).toEqual({
      free: [1, 3],
      replaces: [0],
      broken: ['must-place']
    });
    const optionalPosition = { ...position, options: { placing: 'may' } };
    expect((await ask('placement', optionalPosition)).facts['broken']).toEqual([]);
  });

  test('3.8 a number that the table does not have places nothing', async () => {
    const position = { player: 'Anna', spaces: spaces('1, 2, 6'), shown: 3 };
    const { facts, reasons } = await ask('placement', position);
    expect(facts).toEqual({ free: [], replaces: [], broken: [] });
    expect(reasons).toEqual([
      { player: 'Anna', rule: 'VG 3.8', text: 'No space shows a 3, so Anna places nothing.' }
    ]);
  });

  test.each([
    ['6.2 a full table', { player: 'Anna', spaces: spaces('1 Ben, 2 Ben, 3 Ben'), shown: 2 }, 'spaces'],
    [
      '3.1 a space that does not exist',
      { player: 'Anna', spaces: spaces('1, 2, 3'), shown: 2, space: 3 },
      'space'
    ],
    ['2.1 a number that no die has', { player: 'Anna', spaces: spaces('1, 2, 3'), shown: 0 }, 'shown'],
    ['1.2 a fifth colour', { player: 'E', spaces: spaces('1 A, 2 B, 3 C, 4 D, 5'), shown: 5 }, 'spaces'],
    ['1.2 nobody', { spaces: spaces('1, 2, 3'), shown: 2 }, 'player']
  ])('%s is refused', async (_, position, path) => {
    expect(await refusedAt('placement', position)).toBe(path);
  });
});

describe('mary', () => {
  test('5.2 a rolled 1 moves Mary Chip past scored tables', async () => {
    const track = GOLD.map((text, index) => (index < 3 || index === 5 ? 'scored' : text));
    const { facts } = await ask('mary', { track, at: 2, by: 'die', shown: 1 });
    expect(facts).toEqual({ to: 4, skipped: [3], scored: true, over: false });
  });

  test('1.4 Mary Chip stops on a blank step without gold', async () => {
    const { facts } = await ask('mary', { track: ['blank', ...GOLD], at: 0, by: 'mary-card' });
    expect(facts).toEqual({ to: 1, skipped: [], scored: false, over: false });
  });

  test('7.2 the last gold chip ends the game', async () => {
    const track = GOLD.map((text, index) => (index === 9 ? text : 'scored'));
    const { facts } = await ask('mary', { track, at: 4, by: 'die', shown: 1 });
    expect(facts).toEqual({ to: 10, skipped: [5, 6, 7, 8, 9], scored: true, over: true });
  });

  test('5.3 any other die or card does not move Mary Chip', async () => {
    for (const cause of [
      { by: 'die', shown: 6 },
      { by: 'good-luck', shown: 6 },
      { by: 'good-luck', shown: 1 }
    ]) {
      const { facts } = await ask('mary', { track: GOLD, at: 0, ...cause });
      expect(facts).toEqual({ to: 0, skipped: [], scored: false, over: false });
    }
  });

  test.each([
    ['1.1 thirteen tables', { track: GOLD.slice(1), at: 0, by: 'mary-card' }, 'track'],
    [
      '1.1 thirteen tables and a blank step',
      { track: ['blank', ...GOLD.slice(1)], at: 0, by: 'mary-card' },
      'track'
    ],
    ['7.2 no gold at all', { track: GOLD.map(() => 'scored'), at: 0, by: 'mary-card' }, 'track'],
    ['5.2 gold under her', { track: GOLD, at: 1, by: 'mary-card' }, 'at'],
    ['5.1 a die without its number', { track: GOLD, at: 0, by: 'die' }, 'shown'],
    ['4.5 her card with a number', { track: GOLD, at: 0, by: 'mary-card', shown: 1 }, 'shown']
  ])('%s is refused', async (_, position, path) => {
    expect(await refusedAt('mary', position)).toBe(path);
  });
});

describe('duel', () => {
  test.each([
    ['8.3 two beat one', 2, 1, ['Ben'], ['Denny']],
    ['8.3 one beats three', 3, 1, ['Denny'], ['Ben']],
    ['8.4 two each', 2, 2, [], ['Ben', 'Denny']],
    ['8.5 three each', 3, 3, ['Denny'], ['Ben']]
  ])('%s', async (_, a, b, remainingNames, leaves) => {
    const { facts, reasons } = await ask('duel', { challenger: 'Ben', hearts: { Denny: b, Ben: a } });
    expect(facts).toEqual({ stays: remainingNames, leaves });
    expect(reasons.map(({ player }) => player).sort()).toEqual(['Ben', 'Denny']);
  });

  test.each([
    [
      '8.2 a challenger without hearts or number',
      { challenger: 'Anna', hearts: { Ben: 1, Denny: 2 } },
      'challenger'
    ],
    ['8.2 one alone', { challenger: 'Ben', hearts: { Ben: 1 } }, 'hearts'],
    ['8.2 four hearts', { challenger: 'Ben', hearts: { Ben: 4, Denny: 1 } }, 'hearts.Ben']
  ])('%s is refused', async (_, position, path) => {
    expect(await refusedAt('duel', position)).toBe(path);
  });
});

describe('ranking', () => {
  const players = { Carla: { gold: [6, 6] }, Anna: { gold: [12] }, Ben: { gold: [] } };

  test('7.3 players with equal gold share the place', async () => {
    const { awards, facts } = await ask('ranking', { players });
    expect(awards).toEqual([]);
    expect(facts).toEqual({
      places: [
        { place: 1, players: ['Anna', 'Carla'], total: 12 },
        { place: 3, players: ['Ben'], total: 0 }
      ]
    });
  });

  test('7.3 by house rule more chips decide, or the highest chip', async () => {
    const first = async (equalTotals: string): Promise<unknown> =>
      ((await ask('ranking', { players, options: { equalTotals } })).facts['places'] as object[])[0];
    expect(await first('chips')).toEqual({ place: 1, players: ['Carla'], total: 12 });
    expect(await first('highest')).toEqual({ place: 1, players: ['Anna'], total: 12 });
  });

  test.each([
    [
      '1.1 fifteen chips',
      { players: { A: { gold: Array<number>(8).fill(3) }, B: { gold: Array<number>(7).fill(3) } } },
      'players'
    ],
    ['1.1 a chip that does not exist', { players: { A: { gold: [16] } } }, 'players.A.gold.0'],
    [
      '1.2 five players',
      { players: Object.fromEntries(['A', 'B', 'C', 'D', 'E'].map((name) => [name, { gold: [] }])) },
      'players'
    ]
  ])('%s is refused', async (_, position, path) => {
    expect(await refusedAt('ranking', position)).toBe(path);
  });
});
