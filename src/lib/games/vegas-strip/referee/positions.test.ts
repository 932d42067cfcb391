import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { CaseError, type Verdict } from '$lib/games/contract/define';
import { issuePath } from '$lib/referee/position';
import { cases } from './cases';

/** Returns the verdict of `settle`, or the path of the member that it refuses. */
function ask(id: string, position: object): Verdict | string {
  const found = cases.find((refereeCase) => refereeCase.id === id)!;
  const parsed = v.safeParse(
    found.schema,
    { game: 'vegas-strip', case: id, ...position },
    { abortPipeEarly: true }
  );
  if (!parsed.success) return issuePath(parsed.issues[0]);
  try {
    return found.settle(parsed.output);
  } catch (error) {
    if (error instanceof CaseError) return error.path;
    throw error;
  }
}

function factsOf(id: string, position: object): unknown {
  const verdict = ask(id, position);
  return typeof verdict === 'string' ? verdict : verdict.facts;
}

describe('placement', () => {
  test.each([
    [
      'tied with the leader',
      { tile: 2, tiles: { Anna: [3], Ben: [5] } },
      { broken: ['leader'], total: 5, leads: false }
    ],
    ['beats the leader', { tile: 4, tiles: { Anna: [3], Ben: [5] } }, { broken: [], total: 7, leads: true }],
    [
      'tied with another player',
      { tile: 1, tiles: { Anna: [3], Ben: [5], Carla: [4] } },
      { broken: [], total: 4, leads: false }
    ],
    [
      'a third tile',
      { tile: 7, tiles: { Anna: [3, 1], Ben: [5] } },
      { broken: ['two-tiles'], total: 11, leads: true }
    ],
    [
      'a 7 at the team’s own rigged casino',
      { tile: 7, tiles: {}, rigged: true },
      { broken: ['seven'], total: 7, leads: true }
    ],
    [
      'a 4 with a token there',
      { tile: { number: 4, plus: 1 }, tiles: {}, rigged: true },
      { broken: ['seven'], total: 7, leads: true }
    ],
    [
      'a 7 with a token there',
      { tile: { number: 7, plus: 1 }, tiles: {}, rigged: true },
      { broken: [], total: 10, leads: true }
    ],
    [
      'the other way round, if printed numbers decide',
      { tile: { number: 7, plus: 1 }, tiles: {}, rigged: true, options: { tokenSeven: 'print' } },
      { broken: ['seven'], total: 10, leads: true }
    ],
    [
      'a blocker with a 7 there',
      { tile: 7, tiles: {}, rigged: true, blocker: true },
      { broken: [], total: 7, leads: true }
    ],
    [
      'limits',
      { tile: 5, tiles: { Ben: [5], Carla: [6] }, limits: { tiles: 2, distinct: true } },
      { broken: ['distinct', 'limit'], total: 5, leads: false }
    ],
    [
      'the number of a tile with a token',
      { tile: 5, tiles: { Ben: [{ number: 2, plus: 1 }, 7] }, limits: { distinct: true } },
      { broken: ['distinct'], total: 5, leads: false }
    ],
    [
      'others are left tied for the lead',
      { tile: 1, tiles: { Ben: [6], Carla: [6] } },
      { broken: ['leader'], total: 1, leads: false }
    ],
    [
      'others are left tied for the lead, with the house rule',
      { tile: 1, tiles: { Ben: [6], Carla: [6] }, options: { tokenOff: 'allowed' } },
      { broken: [], total: 1, leads: false }
    ],
    [
      'the player’s own blockers are a separate set',
      { tile: 5, tiles: {}, blockers: { Anna: [5] } },
      { broken: ['leader'], total: 5, leads: false }
    ]
  ])('%s', (_, position, expected) => {
    expect(factsOf('placement', { player: 'Anna', ...position })).toEqual(expected);
  });

  test('each reason is for the player who places the tile', () => {
    const verdict = ask('placement', {
      player: 'Anna',
      tile: 5,
      tiles: { Ben: [5] },
      limits: { distinct: true }
    }) as Verdict;
    expect(verdict.awards).toEqual([]);
    expect(verdict.reasons.map(({ player, rule }) => `${player} ${rule}`)).toEqual([
      'Anna VS 4.5',
      'Anna VS 4.6'
    ]);
  });

  test.each([
    ['tile', { tile: 8, tiles: {} }],
    ['tile.plus', { tile: { number: 1, plus: 7 }, tiles: {} }],
    ['tile', { tile: 3, tiles: { Anna: [3] } }],
    ['tiles', { tile: 3, tiles: { Ben: [4, 4] } }],
    ['tiles.Ben', { tile: 3, tiles: { Ben: [4, 5, 6] } }],
    ['tiles', { tile: 3, tiles: { Ben: [1], Carla: [2], Denny: [3], Emil: [4], Fenja: [5], Gustav: [6] } }],
    ['tiles', { tile: 3, tiles: { Ben: [1], Carla: [2] }, blocker: true }],
    ['tile', { tile: { number: 3, plus: 2 }, tiles: { Ben: [{ number: 1, plus: 5 }] } }],
    ['limits.tiles', { tile: 3, tiles: {}, limits: { tiles: 13 } }],
    ['casino', { tile: 3, tiles: {}, casino: 'Santorini' }],
    ['options', { tile: 3, tiles: {}, options: { odds: 'shown' } }],
    ['tiles', { tile: 3 }]
  ])('refused at %s', (path, position) => {
    expect(ask('placement', { player: 'Anna', ...position })).toBe(path);
  });
});

describe('options', () => {
  const fourCasinos = {
    Santorini: { tiles: { Ben: [3] } },
    Peacock: { tiles: {} },
    Rush: { tiles: { Anna: [1, 2] } },
    Oasis: { tiles: { Ben: [5, 6] }, limits: { tiles: 2 } }
  };

  test('each casino is listed with the tiles that fit', () => {
    const position = {
      player: 'Anna',
      hand: [7, 3],
      casinos: { ...fourCasinos, Gondola: { tiles: {} } },
      rigged: 'Gondola'
    };
    expect(factsOf('options', position)).toEqual({
      legal: { Santorini: [7], Peacock: [3, 7], Rush: [], Oasis: [], Gondola: [3] },
      discard: false
    });
  });

  test('if nothing fits, a tile is discarded', () => {
    const limitedCasinos = (names: readonly string[]): object =>
      Object.fromEntries(
        names.map((name) => [name, { tiles: { Ben: [] }, limits: { tiles: 1, distinct: true } }])
      );
    const casinos = { ...limitedCasinos(['a', 'b', 'c', 'd']), e: { tiles: { Ben: [6] } } };
    const fullCasinos = Object.fromEntries(
      Object.keys(casinos).map((name, index) => [name, { tiles: { Ben: [index + 1] }, limits: { tiles: 1 } }])
    );
    expect(factsOf('options', { player: 'Anna', hand: [6, 7], casinos: fullCasinos })).toEqual({
      legal: { a: [], b: [], c: [], d: [], e: [] },
      discard: true
    });
  });

  test.each([
    ['casinos', { hand: [1], casinos: fourCasinos }],
    ['hand.1', { hand: [4, 4], casinos: { ...fourCasinos, Gondola: { tiles: {} } } }],
    ['hand.0', { hand: [2], casinos: { ...fourCasinos, Gondola: { tiles: {} } } }],
    ['rigged', { hand: [4], casinos: { ...fourCasinos, Gondola: { tiles: {} } }, rigged: 'Elsewhere' }],
    [
      'casinos',
      { hand: [4], casinos: { ...fourCasinos, Gondola: { tiles: { Carla: [1] } } }, blocker: true }
    ],
    [
      'casinos',
      { hand: [4], casinos: { ...fourCasinos, Gondola: { tiles: {} }, Sixth: { tiles: {} } }, blocker: true }
    ],
    ['casinos.Gondola', { hand: [4], casinos: { ...fourCasinos, Gondola: { tiles: { Ben: [3] } } } }],
    [
      'casinos.Gondola.tiles.Ben.0',
      { hand: [4], casinos: { ...fourCasinos, Gondola: { tiles: { Ben: [0] } } } }
    ]
  ])('refused at %s', (path, position) => {
    expect(ask('options', { player: 'Anna', ...position })).toBe(path);
  });
});

const fourPlayerRound = {
  round: 1,
  start: 10,
  teams: [
    ['Anna', 'Ben'],
    ['Carla', 'Denny']
  ],
  casinos: {
    Santorini: { jackpot: 10, tiles: { Anna: [7], Carla: [4] }, rigged: 'Anna' },
    Gondola: { jackpot: 15, tiles: { Denny: [6, 2], Ben: [5] }, rigged: 'Carla' },
    Peacock: { jackpot: 10, tiles: { Denny: [7], Ben: [4, 1], Carla: [3] } },
    Treasure: { jackpot: 10, tiles: { Anna: [6] } },
    Rush: { jackpot: 0, tiles: {} }
  }
};

describe('round', () => {
  test('two teams split their piles, return an odd chip and pay for a 7 in the wrong place', () => {
    const verdict = ask('round', { ...fourPlayerRound, penalty: 'ten', chips: { Anna: 1 } }) as Verdict;
    // Anna and Ben share 10 + 5 = 15 and get 7 each; Carla and Denny share 15 + 3 = 18 and get 9 each. Anna owns 1 + 7
    // and pays all 8.
    expect(verdict.awards).toEqual([
      { to: 'Anna', piece: 'cash', value: 7 },
      { to: 'Ben', piece: 'cash', value: 7 },
      { to: 'Carla', piece: 'cash', value: 9 },
      { to: 'Denny', piece: 'cash', value: 9 },
      { from: 'Anna', to: 'bank', piece: 'cash', value: 8 }
    ]);
    expect(verdict.facts).toEqual({
      leaders: {
        Santorini: { player: 'Anna' },
        Gondola: { player: 'Denny' },
        Peacock: { player: 'Denny' },
        Treasure: { player: 'Anna' }
      },
      collected: { Anna: 10, Ben: 5, Carla: 3, Denny: 15 },
      odd: [['Anna', 'Ben']],
      lost: ['Anna'],
      jackpots: { Santorini: 10, Gondola: 10, Peacock: 10, Treasure: 10, Rush: 10 }
    });
    const claims = verdict.reasons.map(({ player, rule }) => `${player} ${rule}`);
    expect(claims).toEqual(
      expect.arrayContaining(['Carla VS 5.2', 'Ben VS 5.2', 'Denny VS 5.3', 'Anna VS 5.3', 'Anna VS 5.11'])
    );
  });

  test('“the whole round” costs the offender’s share, and the partner keeps the other', () => {
    const { awards } = ask('round', { ...fourPlayerRound, round: 3, penalty: 'all' }) as Verdict;
    expect(awards).toContainEqual({ from: 'Anna', to: 'bank', piece: 'cash', value: 7 });
    expect(awards).toContainEqual({ to: 'Ben', piece: 'cash', value: 7 });
    expect(factsOf('round', { ...fourPlayerRound, round: 3, penalty: 'all' })).toMatchObject({
      jackpots: { Santorini: 0, Gondola: 0, Rush: 0, Peacock: 10 }
    });
  });

  test('with two players, a jackpot that blockers win goes to the supply', () => {
    const position = {
      round: 2,
      start: 12,
      teams: [['Anna'], ['Ben']],
      casinos: {
        a: { jackpot: 12, tiles: { Ben: [4] }, blockers: { Anna: [7] }, rigged: 'Anna' },
        b: { jackpot: 20, tiles: { Anna: [6], Ben: [5] }, rigged: 'Ben' },
        c: { jackpot: 12, tiles: { Anna: [3] }, blockers: { Ben: [5], Anna: [2] } },
        d: { jackpot: 3, tiles: {} },
        e: { jackpot: 12, tiles: { Ben: [7] } }
      },
      extra: { Ben: 4 }
    };
    expect(ask('round', position)).toMatchObject({
      awards: [
        { to: 'Anna', piece: 'cash', value: 23 },
        { to: 'Ben', piece: 'cash', value: 4 },
        { to: 'bank', piece: 'cash', value: 12 }
      ],
      facts: {
        leaders: {
          a: { player: 'Anna', blocker: true },
          b: { player: 'Anna' },
          c: { player: 'Ben', blocker: true },
          e: { player: 'Ben' }
        },
        collected: { Anna: 23, Ben: 4 },
        odd: [],
        lost: [],
        jackpots: { a: 12, b: 12, c: 12, d: 3, e: 12 }
      }
    });
  });

  test('a fixer without a partner pays ten from all chips owned, including characters’ chips', () => {
    const casinos = Object.fromEntries(
      ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => [name, { jackpot: 0, tiles: {} }])
    );
    const position = {
      round: 1,
      start: 10,
      teams: [['Anna'], ['Ben'], ['Carla']],
      casinos: {
        ...casinos,
        a: { jackpot: 0, tiles: { Anna: [7] }, rigged: 'Anna' },
        b: { ...casinos['b'], rigged: 'Ben' },
        c: { ...casinos['c'], rigged: 'Carla' }
      },
      extra: { Anna: 3 },
      chips: { Anna: 2 },
      penalty: 'ten'
    };
    expect((ask('round', position) as Verdict).awards).toEqual([
      { to: 'Anna', piece: 'cash', value: 3 },
      { from: 'Anna', to: 'bank', piece: 'cash', value: 5 }
    ]);
  });

  const changedRound = (change: object): object => ({ ...fourPlayerRound, penalty: 'ten', ...change });
  const withCasino = (name: string, change: object): object =>
    changedRound({
      casinos: {
        ...fourPlayerRound.casinos,
        [name]: { ...fourPlayerRound.casinos[name as 'Rush'], ...change }
      }
    });

  test.each([
    ['penalty', { ...fourPlayerRound }],
    ['round', changedRound({ round: 4 })],
    ['teams', changedRound({ teams: [['Anna', 'Ben'], ['Carla']] })],
    [
      'teams',
      changedRound({
        teams: [
          ['Anna', 'Ben'],
          ['Carla', 'Anna']
        ]
      })
    ],
    ['teams', changedRound({ teams: [] })],
    ['teams.0', changedRound({ teams: [[], []] })],
    ['casinos', changedRound({ casinos: { Rush: fourPlayerRound.casinos.Rush } })],
    [
      'casinos',
      changedRound({
        casinos: Object.fromEntries(
          Array.from({ length: 500 }, (_, index) => [`Casino ${index}`, fourPlayerRound.casinos.Rush])
        )
      })
    ],
    ['casinos', changedRound({ casinos: { ...fourPlayerRound.casinos, Oasis: { jackpot: 10, tiles: {} } } })],
    ['casinos.Rush.rigged', withCasino('Rush', { rigged: 'Ben' })],
    ['casinos.Rush.rigged', withCasino('Rush', { rigged: 'Anna' })],
    ['casinos', withCasino('Gondola', { rigged: undefined })],
    ['casinos.Rush.tiles', withCasino('Rush', { tiles: { Carla: [5], Denny: [5] } })],
    ['casinos.Rush.tiles.Emil', withCasino('Rush', { tiles: { Emil: [5] } })],
    ['casinos.Rush', withCasino('Rush', { tiles: { Anna: [7] } })],
    ['casinos.Rush.blockers', withCasino('Rush', { blockers: { Anna: [5] } })],
    ['extra.Emil', changedRound({ extra: { Emil: 2 } })],
    ['chips.Anna', changedRound({ chips: { Anna: 10000 } })],
    ['options', changedRound({ options: { tokenSeven: 'print' } })]
  ])('refused at %s', (path, position) => {
    const plainPosition = JSON.parse(JSON.stringify(position)) as object;
    expect(ask('round', plainPosition)).toBe(path);
  });
});

describe('sums', () => {
  const twoPlayerRound = {
    round: 3,
    start: 10,
    teams: [['Anna'], ['Ben']],
    casinos: {
      Santorini: { jackpot: 10, leader: 'Anna', byBlockers: true, sums: { Anna: 3, Ben: 5 }, rigged: 'Anna' },
      Gondola: { jackpot: 17, leader: 'Ben', sums: { Anna: 4 }, rigged: 'Ben' },
      Peacock: { jackpot: 10, leader: 'Anna', sums: { Ben: 6 } },
      Treasure: { jackpot: 10, sums: {} },
      Rush: { jackpot: 3, sums: {} }
    },
    sevens: ['Ben'],
    penalty: 'all'
  };
  const withCasino = (casino: string, members: object): object => ({
    ...twoPlayerRound,
    casinos: { ...twoPlayerRound.casinos, [casino]: { jackpot: 10, ...members } }
  });

  test('5.4 a casino entered by its totals is paid like any other, and an entered 7 is fined', () => {
    const verdict = ask('sums', twoPlayerRound) as Verdict;
    // Ben gets the jackpot of 17 and 6 for tiles, and pays all 23 for the 7. The 10 that Anna’s blockers win go to the
    // supply.
    expect(verdict.awards).toEqual([
      { to: 'Ben', piece: 'cash', value: 23 },
      { to: 'bank', piece: 'cash', value: 10 },
      { from: 'Ben', to: 'bank', piece: 'cash', value: 23 }
    ]);
    expect(verdict.facts).toMatchObject({
      leaders: { Santorini: { player: 'Anna', blocker: true }, Gondola: { player: 'Ben' } },
      collected: { Anna: 0, Ben: 23 },
      lost: ['Ben'],
      jackpots: { Santorini: 0, Gondola: 0, Peacock: 10, Treasure: 10, Rush: 3 }
    });
  });

  test.each([
    ['casinos.Rush.leader', withCasino('Rush', { sums: { Anna: 4 } })],
    ['casinos.Rush.sums', withCasino('Rush', { leader: 'Ben', sums: { Ben: 4 } })],
    ['casinos.Rush.sums.Emil', withCasino('Rush', { leader: 'Ben', sums: { Emil: 4 } })],
    ['casinos.Rush.sums.Anna', withCasino('Rush', { leader: 'Ben', sums: { Anna: 32 } })],
    ['casinos.Rush.leader.Emil', withCasino('Rush', { leader: 'Emil', sums: {} })],
    ['casinos.Rush.rigged', withCasino('Rush', { leader: 'Ben', sums: {}, rigged: 'Ben' })],
    ['sevens.0', { ...twoPlayerRound, sevens: ['Emil'] }],
    ['penalty', { ...twoPlayerRound, penalty: undefined }]
  ])('refused at %s', (path, position) => {
    expect(ask('sums', JSON.parse(JSON.stringify(position)) as object)).toBe(path);
  });
});

describe('piles', () => {
  const fourPlayerPiles = {
    teams: [
      ['Anna', 'Ben'],
      ['Carla', 'Denny']
    ],
    collected: { Anna: 27, Carla: 20 },
    extra: { Ben: 2 },
    chips: { Denny: 4 },
    sevens: ['Denny'],
    penalty: 'ten'
  };

  test('5.5 everyone gets half, the odd chip goes back, and the fine of ten is paid from all chips owned', () => {
    const verdict = ask('piles', fourPlayerPiles) as Verdict;
    // Anna and Ben share 27 + 2 = 29 and get 14 each; one chip is returned. Carla and Denny get 10 each; Denny then
    // owns 14 and pays ten.
    expect(verdict.awards).toEqual([
      { to: 'Anna', piece: 'cash', value: 14 },
      { to: 'Ben', piece: 'cash', value: 14 },
      { to: 'Carla', piece: 'cash', value: 10 },
      { to: 'Denny', piece: 'cash', value: 10 },
      { from: 'Denny', to: 'bank', piece: 'cash', value: 10 }
    ]);
    expect(verdict.facts).toEqual({
      collected: { Anna: 27, Ben: 2, Carla: 20, Denny: 0 },
      odd: [['Anna', 'Ben']],
      lost: ['Denny']
    });
  });

  test.each([
    ['collected.Ben', { ...fourPlayerPiles, collected: { Ben: 5 } }],
    ['sevens.0', { ...fourPlayerPiles, sevens: ['Emil'] }],
    ['penalty', { ...fourPlayerPiles, penalty: undefined }],
    ['extra.Emil', { ...fourPlayerPiles, extra: { Emil: 1 } }]
  ])('refused at %s', (path, position) => {
    expect(ask('piles', JSON.parse(JSON.stringify(position)) as object)).toBe(path);
  });
});

describe('a tie for the lead that a house rule allows', () => {
  const sharedLead = (leader?: string): object => ({
    round: 1,
    start: 10,
    teams: [['Anna'], ['Ben']],
    casinos: {
      Santorini: {
        jackpot: 10,
        tiles: { Anna: [6], Ben: [6] },
        rigged: 'Anna',
        ...(leader ? { leader } : {})
      },
      Gondola: { jackpot: 10, tiles: {}, rigged: 'Ben' },
      Peacock: { jackpot: 10, tiles: {} },
      Treasure: { jackpot: 10, tiles: {} },
      Rush: { jackpot: 10, tiles: {} }
    }
  });

  test('4.8 is won by the tied player who is named as the leader', () => {
    expect((ask('round', sharedLead('Ben')) as Verdict).awards).toEqual([
      { to: 'Ben', piece: 'cash', value: 10 }
    ]);
    expect(ask('round', sharedLead())).toBe('casinos.Santorini.tiles');
    expect(ask('round', sharedLead('Carla'))).toBe('casinos.Santorini.leader');
  });
});

describe('ranking', () => {
  test('the last round breaks a tie, and players who are still tied share the place', () => {
    const players = {
      Anna: { chips: 52, last: 9 },
      Ben: { chips: 40, last: 12 },
      Carla: { chips: 40, last: 15 },
      Denny: { chips: 40, last: 15 }
    };
    expect(factsOf('ranking', { players })).toEqual({
      places: [
        { place: 1, players: ['Anna'], total: 52, last: 9 },
        { place: 2, players: ['Carla', 'Denny'], total: 40, last: 15 },
        { place: 4, players: ['Ben'], total: 40, last: 12 }
      ],
      winners: ['Anna', 'Carla', 'Denny']
    });
  });

  test('with two players, only the first wins', () => {
    const players = { Anna: { chips: 5, last: 5 }, Ben: { chips: 6, last: 0 } };
    expect(factsOf('ranking', { players })).toMatchObject({ winners: ['Ben'] });
    expect(factsOf('ranking', { players, options: { twoWinners: 'both' } })).toMatchObject({
      winners: ['Anna', 'Ben']
    });
  });

  test('a ranking of one player is refused', () => {
    expect(ask('ranking', { players: { Anna: { chips: 5, last: 5 } } })).toBe('players');
  });
});
