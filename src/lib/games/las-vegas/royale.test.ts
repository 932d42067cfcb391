import { describe, expect, test } from 'vitest';
import { combine, give } from './bank';
import {
  asked,
  counts,
  lastDie,
  left,
  live,
  offered,
  piecesMoved,
  sums,
  table,
  tile
} from './fixtures/royale';
import { after, choose, deal, neutral, pass, place, roll, seated } from './fixtures/sitting';
import { game } from '.';
import { ROYALE_DEFAULTS } from './royale';
import { rules } from './rules';
import { TILES, type TileId } from './tiles';
import type { Move, State, Why } from './types';

function lay(id: TileId): Move {
  return { type: 'lay', tile: id };
}

const begun = seated(3, { royale: ROYALE_DEFAULTS });
const laid = after(begun, lay('jackpot'), lay('pay-day'), lay('no-entry'));

describe('the tiles of a round', () => {
  test('8.1 three tiles are laid one after the other, then the notes are dealt', () => {
    expect(asked(begun)).toEqual(['tile', 'depth']);
    expect(laid.state.royale?.tiles.map(({ at, tile: id }) => [at, id])).toEqual([
      [1, 'jackpot'],
      [2, 'pay-day'],
      [3, 'no-entry']
    ]);
    expect(laid.state.phase).toBe('deal');
    expect(rules.refuse(laid.state, lay('bad-luck'))).toMatchObject({ code: 'notNow', wanted: 'deal' });
  });

  test.each([1, 6])('8.1 or %i of them, where the table wants it so', (tiles) => {
    const setup = { players: begun.state.seats, first: 'p1', depth: 'turns' } as const;
    const options = game.options({ ...setup, houseRules: { edition: 'royale', tiles: String(tiles) } });
    expect(options).toMatchObject({ royale: { ...ROYALE_DEFAULTS, tiles } });
  });

  test('8.1 without the edition there are no tiles at all', () => {
    const setup = { players: begun.state.seats, first: 'p1', depth: 'turns', houseRules: {} } as const;
    expect(game.options(setup)).not.toHaveProperty('royale');
  });

  test('8.2 neither twice nor with the other side of its board', () => {
    const one = after(begun, lay('jackpot'));
    for (const id of ['jackpot', 'lucky-punch'] as const)
      expect(rules.refuse(one.state, lay(id))).toEqual({ code: 'notLayable', rule: '8.2', tile: id });
    const [ask] = rules.asks(one.state);
    expect(ask?.kind === 'draw' && Object.keys(ask.pool)).toHaveLength(14);
  });

  test('8.2 the sixteen are the sides of eight boards', () => {
    expect(TILES.map(({ side }) => side).sort()).toEqual(
      [...'ABCDEFGH'].flatMap((board) => [`${board}1`, `${board}2`])
    );
  });

  test('8.3 the same tile may come again, or is put aside', () => {
    const used = (sameTile: 'again' | 'aside'): State => ({
      ...begun.state,
      options: { ...begun.state.options, royale: { ...ROYALE_DEFAULTS, sameTile } },
      royale: { tiles: [], used: ['jackpot'] }
    });
    expect(rules.refuse(used('again'), lay('jackpot'))).toBeUndefined();
    expect(rules.refuse(used('aside'), lay('jackpot'))).toMatchObject({ code: 'notLayable', rule: '8.3' });
    expect(rules.refuse(used('aside'), lay('lucky-punch'))).toBeUndefined();
  });

  test('8.3 when too few boards are left for a round, all come back', () => {
    const royale = { ...ROYALE_DEFAULTS, tiles: 6, sameTile: 'aside' } as const;
    const used = TILES.filter(({ side }) => 'ABC'.includes(side[0]!)).map(({ id }) => id as TileId);
    const state: State = {
      ...begun.state,
      options: { ...begun.state.options, royale },
      royale: { tiles: [], used }
    };
    expect(rules.refuse(state, lay('jackpot'))).toBeUndefined();
  });
});

describe('the bank', () => {
  const dealt = after(laid, deal());

  test('8.5 it is counted after the first notes, drawn or typed, or not at all', () => {
    expect(asked(dealt)).toEqual(['bank', 'bank counts', 'bank not counted']);
    const notes = { 30000: 5, 40000: 9, 50000: 10, 60000: 10, 70000: 8, 80000: 6, 90000: 4, 100000: 2 };
    const counted = after(dealt, { type: 'bank', notes });
    expect(counted.state.royale?.bank).toEqual({ counted: true, notes });
    expect(Object.values(counted.state.unseen).reduce((sum, count) => sum + count, 0)).toBe(24);
    expect(asked(after(dealt, { type: 'bank', notes: 'notCounted' }))).toEqual(['roll', 'place', 'depth']);
  });

  test('8.5 it is 54 of the notes that nobody has seen', () => {
    expect(rules.refuse(dealt.state, { type: 'bank', notes: { 60000: 15 } })).toEqual({
      code: 'notTheBank',
      rule: '8.5',
      notes: 15,
      wanted: 54
    });
  });

  test('8.5 where nobody counts it, nobody is asked', () => {
    const royale = { ...ROYALE_DEFAULTS, bank: 'notCounted' } as const;
    const uncounted = after(seated(3, { royale }), lay('jackpot'), lay('pay-day'), lay('no-entry'), deal());
    expect(uncounted.state.phase).toBe('turns');
  });

  const why: Why = { code: 'payDay', rule: '15.2', at: 1, player: 'p1', casinos: 6, value: 60000 };
  const holding = (notes: Record<number, number>): State => ({
    ...dealt.state,
    royale: { tiles: [], used: [], bank: { counted: true, notes } }
  });

  test('8.6 what it lacks it makes up with the fewest others, and says so', () => {
    const { state, postings } = give(holding({ 30000: 4 }), 'p1', 60000, why);
    expect(piecesMoved(postings)).toEqual(['note 30000', 'note 30000']);
    expect(postings.at(-1)?.why).toMatchObject({ code: 'bankCombines', notes: [30000, 30000] });
    expect(state.royale?.bank?.notes).toEqual({ 30000: 2 });
    expect(combine({ 30000: 3, 40000: 1, 50000: 1 }, 90000, [50000, 40000, 30000])).toEqual([50000, 40000]);
  });

  test('8.6 what it cannot make up it does not give, and says that', () => {
    const { postings } = give(holding({ 40000: 3 }), 'p1', 60000, why);
    expect(postings).toEqual([
      { to: 'p1', value: 0, why: { code: 'bankLacks', rule: '8.6', player: 'p1', value: 60000 } }
    ]);
  });
});

describe('a turn with tiles', () => {
  test('8.4 placing activates, at casino 6 as well', () => {
    const six = ['prime-time', 'bad-luck', 'black-box', 'my-choice', 'no-entry', 'handicap'] as const;
    expect(asked(after(table(3, six), place(6, 1)))).toEqual(['handicap take']);
  });

  test('8.4 neutral dice activate nothing', () => {
    const start = after(
      seated(2, { royale: { ...ROYALE_DEFAULTS, tiles: 1, bank: 'notCounted' } }),
      lay('jackpot'),
      deal(),
      neutral([1, 1, 1, 1, 1, 1, 1], 1)
    );
    expect(asked(start)).toContain('roll');
  });

  test('8.7 nobody rolls before the tile has done what it does', () => {
    const waits = after(table(3, ['jackpot']), place(1, 1));
    for (const move of [place(2, 1), pass, roll([1, 1, 1, 1, 1, 1], 1)])
      expect(rules.refuse(waits.state, move)).toEqual({ code: 'notNow', rule: '7.1', wanted: 'tile' });
  });

  test('8.7 a round does not end with a die that comes back', () => {
    const start = table(2, ['my-choice'], { left: { p1: '1', p2: '0' }, dice: { 5: { p1: '1' } } });
    const waits = after(start, place(1, 1), tile('my-choice', { do: 'throw', dice: [5, 5] }));
    const back = after(waits, tile('my-choice', { do: 'takeBack', size: 'small', face: 5 }));
    expect([back.state.phase, back.state.turn, left(back, 'p1')]).toEqual(['turns', 'p1', '1+0']);
  });

  test('8.7 what was rolled and not placed lies there until the tile is done', () => {
    const rolled = after(table(3, ['jackpot']), roll([1, 1, 2, 3, 3, 4, 5], 6), choose(1));
    expect(rolled.state.arena.roll).toEqual({ dice: [2, 3, 3, 4, 5], big: 6 });
    expect(after(rolled, tile('jackpot', { do: 'throw', dice: [1, 2] })).state.arena.roll).toBeUndefined();
  });
});

describe('a closed casino', () => {
  const closed = after(table(3, ['no-entry']), place(1, 1), tile('no-entry', { do: 'close', face: 5 }));
  const free: Move = { type: 'pass', free: true };

  test('8.8 nobody places there, whether the roll was told or not', () => {
    const why: Why = { code: 'closed', rule: '8.8', face: 5 };
    expect(rules.refuse(closed.state, place(5, 1))).toEqual(why);
    const rolled = after(closed, roll([5, 5, 5, 5, 1, 1, 1], 5));
    expect(rules.refuse(rolled.state, choose(5))).toEqual(why);
  });

  test('8.8 it is paid as usual', () => {
    const start = table(2, ['no-entry'], { dice: { 5: { p1: '2', p2: '1' } } });
    const shut = after(start, place(1, 1), tile('no-entry', { do: 'close', face: 5 }));
    const { ledger } = lastDie(shut, 'p2', 6);
    expect(sums(ledger.filter(({ why }) => 'casino' in why && why.casino === 5))).toEqual({
      p1: 80000,
      p2: 70000
    });
  });

  test('8.9 whoever rolled nothing else passes free and keeps all dice', () => {
    const out = after(closed, roll([5, 5, 5, 5, 5, 5, 5], 5), free);
    expect([out.state.turn, left(out, 'p2'), out.state.purses.p2?.chips]).toEqual(['p3', '7+1', 2]);
  });

  test('8.9 with another number it costs a chip', () => {
    const rolled = after(closed, roll([5, 5, 5, 5, 5, 5, 3], 5));
    expect(rules.refuse(rolled.state, free)).toEqual({ code: 'notFree', rule: '8.9', player: 'p2' });
  });

  test('8.9 of a roll that was not told the table is believed, while a casino is closed', () => {
    expect(rules.refuse(closed.state, free)).toBeUndefined();
    expect(rules.refuse(table(3, ['no-entry']).state, free)).toMatchObject({ code: 'notFree' });
  });

  test('8.9 or costs a chip in some houses, as long as there is one', () => {
    const paying = {
      ...closed.state.options,
      royale: { ...ROYALE_DEFAULTS, tiles: 1, onlyClosed: 'chip' as const }
    };
    const rolled = after(
      { ...closed, state: { ...closed.state, options: paying } },
      roll([5, 5, 5, 5, 5, 5, 5], 5)
    );
    expect(rules.refuse(rolled.state, free)).toMatchObject({ code: 'notFree' });
    const purses = { ...rolled.state.purses, p2: { ...rolled.state.purses.p2!, chips: 0 } };
    expect(rules.refuse({ ...rolled.state, purses }, free)).toBeUndefined();
  });

  test.each(['acts', 'still'] as const)('8.10 activated by My Choice its tile %s', (closedTile) => {
    const start = table(3, ['no-entry', 'my-choice', 'jackpot'], {
      options: { closedTile }
    });
    const four = after(
      start,
      place(1, 1),
      tile('no-entry', { do: 'close', face: 3 }),
      place(2, 1),
      tile('my-choice', { do: 'throw', dice: [4, 4] })
    );
    const jackpot = tile('my-choice', { do: 'activate', face: 3 });
    const expected = closedTile === 'acts' ? undefined : { code: 'myChoiceStill', rule: '8.10', face: 3 };
    expect(rules.refuse(four.state, jackpot)).toEqual(expected);
  });

  test('8.10 but none of its dice moves', () => {
    const start = table(3, ['no-entry', 'my-choice', 'double-down'], { dice: { 3: { p2: '2' } } });
    const four = after(
      start,
      place(1, 1),
      tile('no-entry', { do: 'close', face: 3 }),
      place(2, 1),
      tile('my-choice', { do: 'throw', dice: [4, 4] }),
      tile('my-choice', { do: 'activate', face: 3 })
    );
    expect([asked(four).includes('double-down move'), counts(four, 3)]).toEqual([false, { p2: 2 }]);
  });
});

describe('only the rounds are told', () => {
  const tiles: readonly TileId[] = ['jackpot', 'high-five', 'my-choice', 'knockout'];
  const start = table(3, tiles, { seats: { depth: 'rounds' } });

  test('8.11 what a tile pays is told as it pays, and has its source', () => {
    const told = after(start, { type: 'reward', tile: 'jackpot', player: 'p2', value: 50000 });
    expect(told.ledger).toEqual([
      {
        from: 'bank',
        to: 'p2',
        piece: 'note',
        value: 50000,
        why: { code: 'toldReward', rule: '8.11', tile: 'jackpot', player: 'p2', value: 50000 }
      }
    ]);
    expect(
      rules.refuse(start.state, { type: 'reward', tile: 'jackpot', player: 'p2', value: 90000 })
    ).toMatchObject({
      code: 'notNow'
    });
  });

  test('8.11 at the end it asks for what lies on the tiles, and counts the dice that lie nowhere else', () => {
    expect(asked(start)).toEqual([
      'count',
      'jackpot reward',
      'my-choice reward',
      'high-five held',
      'my-choice lies',
      'knockout lies',
      'depth'
    ]);
    const lying = after(
      start,
      tile('high-five', { do: 'held', player: 'p1' }),
      tile('my-choice', { do: 'lies', player: 'p2', size: 'big' }),
      tile('knockout', { do: 'lies', player: 'p3', size: 'small' })
    );
    expect(live(lying, 'knockout')).toEqual({ bar: { p3: { small: 1, big: 0 } } });
    const short = { small: [0, 0, 0, 0, 0, 6] } as const;
    const count: Move = {
      type: 'count',
      dice: {
        p1: { small: [0, 7, 0, 0, 0, 0], big: 2 },
        p2: { small: [7, 0, 0, 0, 0, 0] },
        p3: { ...short, big: 6 }
      },
      chips: { p1: 2, p2: 2, p3: 2 }
    };
    const { ledger, state } = after(lying, count);
    expect(sums(ledger, 'highFivePaid', 'goldenPaid')).toEqual({ p1: 100000, p2: 60000 });
    expect(state.phase).toBe('tiles');
  });

  test('8.11 Prime Time and Black Box still ask', () => {
    const two = table(2, ['prime-time', 'black-box'], { seats: { depth: 'rounds' } });
    const all = { small: [7, 0, 0, 0, 0, 0], big: 1 } as const;
    const here = { small: [0, 7, 0, 0, 0, 0], big: 2 } as const;
    const counted = after(two, { type: 'count', dice: { p1: all, p2: here }, chips: { p1: 2, p2: 2 } });
    expect(asked(counted)).toEqual(['prime-time throw']);
    const placed = after(
      counted,
      tile('prime-time', { do: 'throw', dice: [3, 4] }),
      tile('prime-time', { do: 'place', faces: [] })
    );
    expect(asked(placed)).toEqual(['black-box split', 'black-box told']);
  });
});

describe('the order of a payout', () => {
  test('8.12 each casino with its notes first and then its tile, Bad Luck last', () => {
    const start = table(3, ['bad-luck', 'double-down', 'nice-dice'], {
      dice: { 1: { p1: '2' }, 2: { p1: '1' } }
    });
    const laidOut = after(
      start,
      place(2, 1),
      tile('double-down', { do: 'move', small: 1, big: 0 }),
      place(3, 1),
      tile('nice-dice', { do: 'put', from: 'placed', size: 'small', face: 3 })
    );
    const told: readonly Why['code'][] = ['most', 'doubleDownPaid', 'niceDicePaid', 'badLuck'];
    const codes = lastDie(laidOut, 'p3', 6)
      .ledger.map(({ why }) => why.code)
      .filter((code) => told.includes(code));
    expect(codes.slice(0, 6)).toEqual(['most', 'most', 'doubleDownPaid', 'niceDicePaid', 'most', 'badLuck']);
    expect(new Set(codes.slice(5))).toEqual(new Set(['badLuck']));
  });

  test('8.12 the paid round keeps what its tiles paid', () => {
    const start = table(2, ['high-five'], { dice: { 1: { p1: '4' } } });
    const { state } = lastDie(after(start, place(1, 1)), 'p2', 6);
    expect(state.paid?.tiles?.map(({ why }) => why.code)).toEqual(['highFivePaid']);
    expect(state.royale).toMatchObject({ tiles: [], used: ['high-five'] });
  });

  test('8.12 what stands in the view while a tile waits', () => {
    const waits = lastDie(table(2, ['black-box'], { dice: { 1: { p1: '2' } } }), 'p2', 6);
    expect(rules.view(waits.state)).toMatchObject({
      phase: 'payout',
      royale: { paidTo: 1, doing: { tile: 'black-box', at: 1, player: 'p1', step: {} } }
    });
    expect(offered(waits, 'black-box told').open).toHaveLength(6);
  });
});
