import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { CaseError, type Verdict } from '$lib/games/contract/define';
import { cases } from './cases';
import { issuePath } from '$lib/referee/position';

/** Returns the verdict on a position, or the path and message of its refusal. */
function settle(id: string, position: object): Verdict | string {
  const found = cases.find((refereeCase) => refereeCase.id === id);
  if (found === undefined) throw new Error(`there is no case ${id}`);
  const fullPosition = { game: 'las-vegas-cards', case: id, ...position };
  const parsed = v.safeParse(found.schema, fullPosition, { abortPipeEarly: true });
  if (!parsed.success) return issuePath(parsed.issues[0]);
  try {
    return found.settle(parsed.output);
  } catch (error) {
    if (error instanceof CaseError) return error.path;
    throw error;
  }
}

function verdictOf(id: string, position: object): Verdict {
  const answer = settle(id, position);
  if (typeof answer === 'string') throw new Error(`refused at ${answer}`);
  return answer;
}

/** Five single 3s and no double 3; otherwise the usual set, with a second double 4 in place of a single 4. */
const OTHER_SET = { 'single 3': 5, 'double 3': 0, 'single 4': 3, 'double 4': 2 };

/** Makes cards of a referee position; "single 3" is `[3, 1]`. */
function cards(...groups: readonly (readonly [number: number, dice: number])[]) {
  return groups.map(([number, dice]) => ({ number, dice }));
}

describe('casino', () => {
  test('4.2 casino 5 of the example: no one is left, and both notes go back in the box', () => {
    const { awards, facts, reasons } = verdictOf('casino', {
      notes: [30000, 80000],
      cards: {
        Leo: { single: 2, double: 1 },
        Henry: { single: 4, double: 0 },
        Rebecca: { double: 1 },
        Emily: { single: 2 }
      }
    });
    expect(awards).toEqual([
      { to: 'box', piece: 'note', value: 80000 },
      { to: 'box', piece: 'note', value: 30000 }
    ]);
    expect(facts).toEqual({
      ranking: [],
      tied: [
        ['Henry', 'Leo'],
        ['Emily', 'Rebecca']
      ]
    });
    expect(reasons.map(({ player, rule }) => [player, rule])).toEqual([
      ['Leo', 'LC 4.2'],
      ['Henry', 'LC 4.2'],
      ['Rebecca', 'LC 4.2'],
      ['Emily', 'LC 4.2'],
      [undefined, 'LC 4.4']
    ]);
  });

  test('4.3 players are ranked from best to worst, a player with nothing there has no claim, and any name is valid', () => {
    const position = JSON.parse(
      '{"__proto__":{"single":1},"Ben":{"single":3},"Carla":{"double":1},"Denny":{},"Emma":{"single":0}}'
    ) as object;
    const { awards, facts, reasons } = verdictOf('casino', { notes: [50000, 50000], cards: position });
    expect(facts).toEqual({ ranking: ['Ben', 'Carla', '__proto__'], tied: [] });
    expect(awards.map(({ to, value }) => [to, value])).toEqual([
      ['Ben', 50000],
      ['Carla', 50000]
    ]);
    expect(reasons.map(({ player }) => player)).toEqual(['Ben', 'Carla', '__proto__']);
  });

  test.each([
    [{ notes: [80000], cards: {} }, 'notes'],
    [{ notes: [80000, 35000], cards: {} }, 'notes.1'],
    [{ notes: [80000, 30000], cards: { Anna: { single: 5 } } }, 'cards.Anna.single'],
    [{ notes: [80000, 30000], cards: { Anna: { double: 2 } } }, 'cards.Anna.double'],
    [{ notes: [80000, 30000], cards: { Anna: { small: 1 } } }, 'cards.Anna.small'],
    [{ notes: [80000, 30000], cards: { A: {}, B: {}, C: {}, D: {}, E: {}, F: {} } }, 'cards'],
    [{ notes: [80000, 30000], cards: { box: {} } }, 'cards.box'],
    [{ notes: [80000, 30000] }, 'cards'],
    [{ notes: [80000, 30000], cards: {}, set: { 'single 7': 4 } }, 'set.single 7'],
    [{ notes: [80000, 30000], cards: {}, set: { 'single 1': -1 } }, 'set.single 1'],
    [{ notes: [80000, 30000], cards: {}, set: { 'single 1': 5 } }, 'set'],
    [{ notes: [80000, 30000], cards: { Anna: { single: 6 } }, set: OTHER_SET }, 'cards.Anna.single'],
    [
      { notes: [80000, 30000], cards: { Anna: { single: 5, double: 1 } }, set: OTHER_SET },
      'cards.Anna.double'
    ],
    [
      { notes: [80000, 30000], cards: { Anna: { single: 5 }, Ben: { double: 2 } }, set: OTHER_SET },
      'cards.Ben.double'
    ],
    [{ notes: [80000, 30000], cards: {}, neutral: {} }, 'neutral'],
    [{ notes: [80000, 30000], cards: {}, options: { money: 'open' } }, 'options']
  ])('refused: %j', (position, path) => {
    expect(settle('casino', position)).toBe(path);
  });
});

describe('a set with the counts of the owner’s copy', () => {
  test('1.4 has as many cards of each number as the players counted', () => {
    const { awards, facts } = verdictOf('casino', {
      notes: [80000, 30000],
      cards: { Anna: { single: 5 }, Ben: { single: 4 } },
      set: OTHER_SET
    });
    expect(facts).toEqual({ ranking: ['Anna', 'Ben'], tied: [] });
    expect(awards).toEqual([
      { to: 'Anna', piece: 'note', value: 80000 },
      { to: 'Ben', piece: 'note', value: 30000 }
    ]);
    const fiveCards = { chosen: cards([3, 1], [3, 1], [3, 1], [3, 1], [3, 1]) };
    expect(settle('selection', fiveCards)).toBe('chosen.4');
    expect(verdictOf('selection', { ...fiveCards, set: OTHER_SET }).facts).toEqual({
      broken: [],
      dice: { 3: 5 },
      chipCards: [3]
    });
    expect(settle('selection', { chosen: cards([3, 2]), set: OTHER_SET })).toBe('chosen.0');
    expect(
      settle('selection', {
        chosen: [],
        hand: [...fiveCards.chosen.slice(1), ...cards([3, 2])],
        set: OTHER_SET
      })
    ).toBe('hand.4');
    expect(settle('selection', { chosen: [], set: { 'single 3': 5 } })).toBe('set');
  });
});

describe('selection', () => {
  const rows: readonly (readonly [string, ReturnType<typeof cards>, object])[] = [
    [
      '3.2 three 5s, a double one among them',
      cards([5, 1], [5, 2], [5, 1]),
      { broken: [], dice: { 5: 4 }, chipCards: [5] }
    ],
    ['3.2 a 1 and a 4', cards([4, 1], [1, 1]), { broken: [], dice: { 1: 1, 4: 1 }, chipCards: [] }],
    ['3.1 no card', [], { broken: ['at-least-one'], dice: {}, chipCards: [] }],
    [
      '3.2 two 4s and a 2',
      cards([4, 1], [4, 1], [2, 1]),
      { broken: ['one-number'], dice: {}, chipCards: [] }
    ],
    [
      '7.3 two single cards are two dice',
      cards([6, 1], [6, 1]),
      { broken: [], dice: { 6: 2 }, chipCards: [6] }
    ],
    [
      '7.5 two double cards take one at each casino',
      cards([5, 2], [2, 2]),
      { broken: [], dice: { 2: 2, 5: 2 }, chipCards: [2, 5] }
    ]
  ];

  test.each(rows)('%s', (_, selection, expectedFacts) => {
    const verdictFound = verdictOf('selection', { chosen: selection });
    expect(verdictFound.facts).toEqual(expectedFacts);
    expect(verdictFound.awards).toEqual([]);
    expect(verdictFound.reasons.length).toBeGreaterThan(0);
  });

  const hand = cards([1, 2], [3, 1], [3, 1], [5, 1], [6, 2]);

  test('3.1 the chosen cards are among the five in hand', () => {
    expect(verdictOf('selection', { chosen: cards([3, 1], [3, 1]), hand }).facts).toMatchObject({
      broken: []
    });
    expect(settle('selection', { chosen: cards([3, 1], [3, 2]), hand })).toBe('chosen.1');
    expect(settle('selection', { chosen: cards([3, 1], [3, 1], [3, 1]), hand })).toBe('chosen.2');
  });

  test.each([
    [{ chosen: cards([5, 2], [5, 2]) }, 'chosen.1'],
    [{ chosen: cards([5, 1], [5, 1], [5, 1], [5, 1], [5, 1]) }, 'chosen.4'],
    [{ chosen: cards([1, 1], [1, 1], [1, 1], [1, 1], [1, 2], [2, 1]) }, 'chosen'],
    [{ chosen: cards([7, 1]) }, 'chosen.0.number'],
    [{ chosen: cards([1, 3]) }, 'chosen.0.dice'],
    [{ chosen: [{ number: 1 }] }, 'chosen.0.dice'],
    [{ chosen: [], hand: hand.slice(1) }, 'hand'],
    [{ chosen: [], hand: cards([1, 2], [1, 2], [2, 1], [3, 1], [4, 1]) }, 'hand.1'],
    [{}, 'chosen']
  ])('refused: %j', (position, path) => {
    expect(settle('selection', position)).toBe(path);
  });
});

describe('stop', () => {
  test('3.6 a player with eleven cards after the fourth turn stops, and one with seven does not', () => {
    const { facts, reasons } = verdictOf('stop', { turn: 4, cards: { Rebecca: 11, Leo: 7, Ann: 8 } });
    expect(facts).toEqual({ finished: ['Ann', 'Rebecca'], playing: ['Leo'], roundOver: false });
    expect(reasons.map(({ player, rule }) => [player, rule])).toEqual([
      ['Rebecca', 'LC 3.6'],
      ['Leo', 'LC 3.6'],
      ['Ann', 'LC 3.6']
    ]);
  });

  test('3.5 after the sixth turn no one continues', () => {
    const { facts, reasons } = verdictOf('stop', { turn: 6, cards: { Anna: 6, Ben: 7 } });
    expect(facts).toEqual({ finished: [], playing: [], roundOver: true });
    expect(reasons.map(({ rule }) => rule)).toEqual(['LC 3.5', 'LC 3.5']);
  });

  test('3.5 the round is over once everyone has stopped', () => {
    expect(verdictOf('stop', { turn: 2, cards: { Anna: 10, Ben: 8 } }).facts).toEqual({
      finished: ['Anna', 'Ben'],
      playing: [],
      roundOver: true
    });
  });

  test.each([
    [{ turn: 2, cards: { Anna: 1, Ben: 2 } }, 'cards.Anna'],
    [{ turn: 1, cards: { Anna: 1, Ben: 6 } }, 'cards.Ben'],
    [{ turn: 6, cards: { Anna: 13, Ben: 6 } }, 'cards.Anna'],
    [{ turn: 7, cards: { Anna: 8, Ben: 8 } }, 'turn'],
    [{ turn: 0, cards: { Anna: 1, Ben: 1 } }, 'turn'],
    [{ turn: 1, cards: { Anna: 1 } }, 'cards']
  ])('refused: %j', (position, path) => {
    expect(settle('stop', position)).toBe(path);
  });
});

describe('bonus', () => {
  test('7.7 two pink and four golden chip cards pay $130,000', () => {
    const { facts, awards, reasons } = verdictOf('bonus', {
      player: 'Leo',
      chipCards: { pink: 2, gold: 4, teal: 0 }
    });
    expect(facts).toEqual({ total: 130000, colours: { pink: 30000, gold: 100000 } });
    expect(awards).toEqual([]);
    expect(reasons.map(({ player, rule, text }) => [player, rule, text])).toEqual([
      ['Leo', 'LC 7.7', 'Leo gets $30,000 for 2 pink chip cards.'],
      ['Leo', 'LC 7.7', 'Leo gets $100,000 for 4 gold chip cards.']
    ]);
  });

  test('7.10 all twenty-five chip cards are accepted, and none at all pay nothing', () => {
    const bonusByName = { a: 5, b: 5, c: 5, d: 5, e: 5 };
    expect(verdictOf('bonus', { player: 'Leo', chipCards: bonusByName }).facts).toMatchObject({
      total: 750000
    });
    expect(verdictOf('bonus', { player: 'Leo', chipCards: {} }).facts).toEqual({ total: 0, colours: {} });
  });

  test('7.1 a colour can have any name that players enter', () => {
    const oddPosition = JSON.parse('{"__proto__":1,"bank":3}') as object;
    const { facts } = verdictOf('bonus', { player: 'Leo', chipCards: oddPosition });
    expect(Object.entries(facts['colours'] as object)).toEqual([
      ['__proto__', 10000],
      ['bank', 60000]
    ]);
  });

  test.each([
    [{ player: 'Leo', chipCards: { pink: 6 } }, 'chipCards.pink'],
    [{ player: 'Leo', chipCards: { '': 1 } }, 'chipCards.'],
    [{ player: 'Leo', chipCards: { a: 1, b: 1, c: 1, d: 1, e: 1, f: 1 } }, 'chipCards'],
    [{ player: 'bank', chipCards: {} }, 'player']
  ])('refused: %j', (position, path) => {
    expect(settle('bonus', position)).toBe(path);
  });
});

describe('ranking', () => {
  const players = {
    Ben: { notes: [60000, 40000], chipCards: { pink: 2 } },
    Anna: { notes: [100000, 30000] },
    Carla: { notes: [90000, 30000], chipCards: { gold: 1 } }
  };

  test('5.4 chip cards are money but not notes', () => {
    const { facts, reasons } = verdictOf('ranking', { players });
    expect(facts).toEqual({
      places: [{ place: 1, players: ['Anna', 'Ben', 'Carla'], total: 130000, pieces: 2 }]
    });
    expect(reasons.map(({ player, rule }) => [player, rule])).toEqual([
      ['Ben', 'LC 5.1'],
      ['Anna', 'LC 5.1'],
      ['Carla', 'LC 5.1'],
      [undefined, 'LC 5.4']
    ]);
  });

  test('5.4 by house rule chip cards break the tie as well', () => {
    const { facts } = verdictOf('ranking', { players, options: { tieBreak: 'both' } });
    expect(facts).toEqual({
      places: [
        { place: 1, players: ['Ben'], total: 130000, pieces: 4 },
        { place: 2, players: ['Carla'], total: 130000, pieces: 3 },
        { place: 3, players: ['Anna'], total: 130000, pieces: 2 }
      ]
    });
  });

  test('5.2 the player with more notes is ahead, and a player with nothing is last', () => {
    const { facts } = verdictOf('ranking', {
      players: { Anna: { notes: [80000] }, Ben: { notes: [50000, 30000] }, Carla: { notes: [] } }
    });
    expect(facts).toEqual({
      places: [
        { place: 1, players: ['Ben'], total: 80000, pieces: 2 },
        { place: 2, players: ['Anna'], total: 80000, pieces: 1 },
        { place: 3, players: ['Carla'], total: 0, pieces: 0 }
      ]
    });
  });

  const thirtyNotes = Array<number>(30).fill(30000);

  test.each([
    [{ players: {} }, 'players'],
    [{ players: { Anna: { notes: [20000] } } }, 'players.Anna.notes.0'],
    [{ players: { Anna: { notes: thirtyNotes }, Ben: { notes: thirtyNotes } } }, 'players.Ben.notes'],
    [
      {
        players: {
          Anna: { notes: [], chipCards: { pink: 3 } },
          Ben: { notes: [], chipCards: { pink: 3 } }
        }
      },
      'players.Ben.chipCards.pink'
    ],
    [
      {
        players: {
          Anna: { notes: [], chipCards: { a: 1, b: 1, c: 1 } },
          Ben: { notes: [], chipCards: { d: 1, e: 1, f: 1 } }
        }
      },
      'players.Ben.chipCards'
    ],
    [{ players: { Anna: { notes: [], chips: 1 } } }, 'players.Anna.chips'],
    [{ players: { Anna: { notes: [] } }, options: { tieBreak: 'cards' } }, 'options'],
    [{ players: { Anna: { notes: [] } }, options: { chipCards: 'with' } }, 'options']
  ])('refused: %j', (position, path) => {
    expect(settle('ranking', position)).toBe(path);
  });
});
