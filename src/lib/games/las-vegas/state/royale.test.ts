import { describe, expect, test } from 'vitest';
import { payFromBank, payDebts, moveNoteToBank } from '$lib/games/las-vegas/payout/bank';
import { subsetSums } from '$lib/games/las-vegas/payout/make-change';
import {
  askIds,
  diceCounts,
  placeLastDie,
  diceInHand,
  piecesOnTile,
  offeredMoves,
  movedPieces,
  sums,
  table,
  tile
} from '$lib/games/las-vegas/fixtures/royale';
import {
  matchAfter,
  placeRolled,
  deal,
  neutralMove,
  pass,
  placeMove,
  roll,
  newMatch
} from '$lib/games/las-vegas/fixtures/test-match';
import { game } from '$lib/games/las-vegas';
import { royale } from '$lib/games/las-vegas/tiles/royale';
import { ROYALE_DEFAULTS, type RoyaleOptions } from './royale';
import { withPurse } from './table';
import { rules } from '$lib/games/las-vegas/rules';
import type { TileId } from '$lib/games/las-vegas/tiles';
import { TILES } from '$lib/games/las-vegas/tiles/all';
import type { Move, State, Why } from '$lib/games/las-vegas/types';

function layTileMove(id: TileId): Move {
  return { type: 'lay', tile: id };
}

const startMatch = newMatch(3, { royale: ROYALE_DEFAULTS });
const withTiles = matchAfter(
  startMatch,
  layTileMove('jackpot'),
  layTileMove('pay-day'),
  layTileMove('no-entry')
);

describe('the tiles of a round', () => {
  test('8.1 three tiles are placed one after the other, then the notes are dealt', () => {
    expect(askIds(startMatch)).toEqual(['tile', 'depth']);
    expect(withTiles.state.royale?.tiles.map(({ at, tile: id }) => [at, id])).toEqual([
      [1, 'jackpot'],
      [2, 'pay-day'],
      [3, 'no-entry']
    ]);
    expect(withTiles.state.phase).toBe('deal');
    expect(rules.refuse(withTiles.state, layTileMove('bad-luck'))).toMatchObject({
      code: 'notNow',
      wanted: 'deal'
    });
  });

  test.each([1, 6])('8.1 by house rule, %i are placed', (tiles) => {
    const setup = { players: startMatch.state.seats, first: 'p1', depth: 'turns' } as const;
    const options = royale.options({ ...setup, houseRules: { tiles: String(tiles) } });
    expect(options).toMatchObject({ royale: { ...ROYALE_DEFAULTS, tiles } });
  });

  test('8.1 the basic game has no tiles', () => {
    const setup = { players: startMatch.state.seats, first: 'p1', depth: 'turns', houseRules: {} } as const;
    expect(game.options(setup)).not.toHaveProperty('royale');
  });

  test('8.2 a tile is not placed twice, nor is the other side of its board', () => {
    const firstMatch = matchAfter(startMatch, layTileMove('jackpot'));
    for (const id of ['jackpot', 'lucky-punch'] as const)
      expect(rules.refuse(firstMatch.state, layTileMove(id))).toEqual({
        code: 'notLayable',
        rule: '8.2',
        tile: id
      });
    const [ask] = rules.asks(firstMatch.state);
    const pool = ask?.kind === 'draw' ? Object.keys(ask.pool) : [];
    expect(pool.toSorted()).toEqual(
      TILES.flatMap(({ id, side }) => (side.startsWith('A') ? [] : [id])).toSorted()
    );
  });

  test('8.2 the sixteen tiles are the sides of eight boards', () => {
    expect(TILES.map(({ side }) => side)).toEqual(
      expect.arrayContaining([...'ABCDEFGH'].flatMap((letter) => [`${letter}1`, `${letter}2`]))
    );
    expect(new Set(TILES.map(({ side }) => side)).size).toBe(TILES.length);
  });

  test('8.3 the same tile may be drawn again, unless used tiles are put aside', () => {
    const stateWith = (sameTile: 'again' | 'aside'): State => ({
      ...startMatch.state,
      options: { ...startMatch.state.options, royale: { ...ROYALE_DEFAULTS, sameTile } },
      royale: { tiles: [], used: ['jackpot'] }
    });
    expect(rules.refuse(stateWith('again'), layTileMove('jackpot'))).toBeUndefined();
    expect(rules.refuse(stateWith('aside'), layTileMove('jackpot'))).toMatchObject({
      code: 'notLayable',
      rule: '8.3'
    });
    expect(rules.refuse(stateWith('aside'), layTileMove('lucky-punch'))).toBeUndefined();
  });

  test('8.14 when too few boards are left for a round, all are returned', () => {
    const royale = { ...ROYALE_DEFAULTS, tiles: 6, sameTile: 'aside' } as const;
    const usedTiles = TILES.filter(({ side }) => !'DEFGH'.includes(side[0]!)).map(({ id }) => id as TileId);
    const state: State = {
      ...startMatch.state,
      options: { ...startMatch.state.options, royale },
      royale: { tiles: [], used: usedTiles }
    };
    expect(rules.refuse(state, layTileMove('jackpot'))).toBeUndefined();
  });
});

describe('the bank', () => {
  const afterDeal = matchAfter(withTiles, deal());

  test('8.20 the bank is counted after the first deal only if the players choose to', () => {
    expect(askIds(afterDeal)).toEqual(['roll', 'place', 'depth', 'count bank']);
    const countingMatch = matchAfter(afterDeal, { type: 'countBank' });
    expect(askIds(countingMatch)).toEqual(['bank', 'bank counts', 'bank not counted']);
    expect(askIds(matchAfter(countingMatch, { type: 'bank', notes: 'notCounted' }))).toEqual([
      'roll',
      'place',
      'depth'
    ]);
  });

  test('8.5 in a match from an older version, the whole bank can be entered after the first deal', () => {
    const notes = { 30000: 5, 40000: 9, 50000: 10, 60000: 10, 70000: 8, 80000: 6, 90000: 4, 100000: 2 };
    const afterCount = matchAfter(afterDeal, { type: 'bank', notes });
    expect(afterCount.state.royale?.bank).toEqual({ counted: true, notes });
    expect(Object.values(afterCount.state.unseen).reduce((sum, count) => sum + count, 0)).toBe(24);
    expect(askIds(matchAfter(afterDeal, { type: 'bank', notes: 'notCounted' }))).toEqual([
      'roll',
      'place',
      'depth'
    ]);
  });

  test('8.5 the bank has 54 of the unseen notes', () => {
    expect(rules.refuse(afterDeal.state, { type: 'bank', notes: { 60000: 15 } })).toEqual({
      code: 'notTheBank',
      rule: '8.5',
      notes: 15,
      wanted: 54
    });
  });

  test('8.16 the app asks nothing about the bank if no one counts it', () => {
    const royale = { ...ROYALE_DEFAULTS, bank: 'notCounted' } as const;
    const matchWithoutBankCount = matchAfter(
      newMatch(3, { royale }),
      layTileMove('jackpot'),
      layTileMove('pay-day'),
      layTileMove('no-entry'),
      deal()
    );
    expect(matchWithoutBankCount.state.phase).toBe('turns');
  });

  const why: Why = { code: 'payDay', rule: '15.2', at: 1, player: 'p1', casinos: 6, value: 60000 };
  const holding = (notes: Record<number, number>): State => ({
    ...afterDeal.state,
    royale: { tiles: [], used: [], bank: { counted: true, notes } }
  });

  test('8.6 a missing note is replaced by as few others as possible, and a reason says so', () => {
    const { state, postings } = payFromBank(holding({ 30000: 4 }), 'p1', 60000, why);
    expect(movedPieces(postings)).toEqual(['note 30000', 'note 30000']);
    expect(postings.at(-1)?.why).toMatchObject({ code: 'bankCombines', notes: [30000, 30000] });
    expect(state.royale?.bank?.notes).toEqual({ 30000: 2 });
    expect(subsetSums([30000, 30000, 30000, 40000, 50000], 90000).get(90000)).toEqual([50000, 40000]);
  });

  const stateWithPurse = (state: State, ...notes: readonly number[]): State =>
    withPurse(state, 'p1', { notes, chips: 2 });
  const stateWith = (state: State, royale: Partial<RoyaleOptions>): State => ({
    ...state,
    options: { ...state.options, royale: { ...ROYALE_DEFAULTS, ...royale } }
  });

  test('8.18 a bank without exact change pays more, and the player gives change', () => {
    // The bank can't pay 60 or 30 + 30. Of 80 − 20, 90 − 30 and 100 − 40, only the last is possible.
    const { state, postings } = payFromBank(
      stateWithPurse(holding({ 80000: 1, 100000: 1 }), 40000, 50000),
      'p1',
      60000,
      why
    );
    expect(movedPieces(postings)).toEqual(['note 100000', 'note 40000']);
    expect(sums(postings)).toEqual({ p1: 60000 });
    expect(postings.at(-1)).toMatchObject({
      from: 'p1',
      to: 'bank',
      why: { code: 'bankChanges', rule: '8.18', value: 60000, given: [100000], back: [40000] }
    });
    expect(state.purses.p1?.notes).toEqual([100000, 50000]);
    expect(state.royale?.bank?.notes).toMatchObject({ 40000: 1, 80000: 1, 100000: 0 });
  });

  test('8.18 the bank pays the smallest possible sum, in as few notes as possible', () => {
    const { postings } = payFromBank(
      stateWithPurse(holding({ 40000: 3, 80000: 2 }), 30000, 90000, 50000),
      'p1',
      30000,
      why
    );
    // The bank can't pay 40, which needs a 10 in change. It pays 80 for the player's 50; 120 for the 90 would be more.
    expect(movedPieces(postings)).toEqual(['note 80000', 'note 50000']);
  });

  /** Notes of the bank and the player before a payment that is impossible. */
  const moneyBefore = { bank: { 40000: 3 }, notes: [] };
  const afterDebt = payFromBank(stateWithPurse(holding({ 40000: 3 })), 'p1', 60000, why);

  test('8.19 the bank owes a sum that it cannot pay, with a reason in addition to the tile’s', () => {
    expect(afterDebt.postings).toEqual([
      { to: 'p1', value: 0, why },
      {
        from: 'bank',
        to: 'p1',
        piece: 'debt',
        value: 60000,
        why: { code: 'bankOwes', rule: '8.19', player: 'p1', value: 60000, had: moneyBefore }
      }
    ]);
    expect(rules.view(afterDebt.state).players[0]).toMatchObject({ player: 'p1', owed: 60000 });
  });

  test('8.19 a debt is paid as soon as notes come back, first to the player who has waited longest', () => {
    const afterSecondDebt = payFromBank(afterDebt.state, 'p2', 90000, { ...why, player: 'p2' });
    const next = moveNoteToBank(withPurse(afterSecondDebt.state, 'p3', { notes: [60000] }), 'p3', 60000);
    const { state, postings } = payDebts({ state: next, postings: [] });
    expect(
      postings.map((posting) =>
        'piece' in posting ? `${posting.from} ${posting.piece} ${posting.value}` : ''
      )
    ).toEqual(['p1 debt 60000', 'bank note 60000']);
    expect(sums(postings)).toEqual({ p1: 0 });
    expect(state.royale?.debts).toEqual([{ player: 'p2', value: 90000 }]);
  });

  test('8.19 by house rule a debt is paid in chips, or lost', () => {
    const paidInChips = payFromBank(
      stateWith(holding({ 40000: 3 }), { bankShort: 'chips' }),
      'p1',
      60000,
      why
    );
    expect(sums(paidInChips.postings)).toEqual({ p1: 60000 });
    expect(movedPieces(paidInChips.postings)).toEqual(Array(6).fill('chip 10000'));
    const afterFine = payFromBank(
      stateWith(holding({ 40000: 3 }), { bankShort: 'nothing' }),
      'p1',
      60000,
      why
    );
    expect(afterFine.postings).toEqual([
      { to: 'p1', value: 0, why },
      {
        to: 'p1',
        value: 0,
        why: { code: 'bankLacks', rule: '8.19', player: 'p1', value: 60000, had: moneyBefore }
      }
    ]);
  });

  test('8.19 in a match from before this house rule, the player still loses the sum', () => {
    const { bankShort: _, ...old } = ROYALE_DEFAULTS;
    const state = holding({ 40000: 3, 90000: 1 });
    const olderState = { ...state, options: { ...state.options, royale: old as RoyaleOptions } };
    const { postings } = payFromBank(stateWithPurse(olderState, 30000), 'p1', 60000, why);
    expect(postings.map((posting) => posting.why.code)).toEqual(['bankLacks']);
  });
});

describe('a turn with tiles', () => {
  test('8.13 placing a die activates the tile, even at casino 6', () => {
    const sixTiles = ['prime-time', 'bad-luck', 'black-box', 'my-choice', 'no-entry', 'handicap'] as const;
    expect(askIds(matchAfter(table(3, sixTiles), placeMove(6, 1)))).toEqual(['handicap take']);
  });

  test('8.15 neutral dice do not activate a tile', () => {
    const initialMatch = matchAfter(
      newMatch(2, { royale: { ...ROYALE_DEFAULTS, tiles: 1, bank: 'notCounted' } }),
      layTileMove('jackpot'),
      deal(),
      neutralMove([1, 1, 1, 1, 1, 1, 1], 1)
    );
    expect(askIds(initialMatch)).toContain('roll');
  });

  test('8.7 no one rolls before the tile has taken effect', () => {
    const waitingMatch = matchAfter(table(3, ['jackpot']), placeMove(1, 1));
    for (const move of [placeMove(2, 1), pass, roll([1, 1, 1, 1, 1, 1], 1)])
      expect(rules.refuse(waitingMatch.state, move)).toEqual({ code: 'notNow', rule: '7.1', wanted: 'tile' });
  });

  test('8.7 a round does not end if a die comes back', () => {
    const initialMatch = table(2, ['my-choice'], {
      diceInHand: { p1: '1', p2: '0' },
      dice: { 5: { p1: '1' } }
    });
    const waitingMatch = matchAfter(
      initialMatch,
      placeMove(1, 1),
      tile('my-choice', { do: 'throw', dice: [5, 5] })
    );
    const next = matchAfter(waitingMatch, tile('my-choice', { do: 'takeBack', size: 'small', face: 5 }));
    expect([next.state.phase, next.state.turn, diceInHand(next, 'p1')]).toEqual(['turns', 'p1', '1+0']);
  });

  test('8.7 dice rolled and not placed stay until the tile is done', () => {
    const afterRoll = matchAfter(table(3, ['jackpot']), roll([1, 1, 2, 3, 3, 4, 5], 6), placeRolled(1));
    expect(afterRoll.state.arena.roll).toEqual({ dice: [2, 3, 3, 4, 5], big: 6 });
    expect(
      matchAfter(afterRoll, tile('jackpot', { do: 'throw', dice: [1, 2] })).state.arena.roll
    ).toBeUndefined();
  });
});

describe('a closed casino', () => {
  const afterClosing = matchAfter(
    table(3, ['no-entry']),
    placeMove(1, 1),
    tile('no-entry', { do: 'close', face: 5 })
  );
  const freePass: Move = { type: 'pass', free: true };

  test('8.8 no one places dice at a closed casino, whether or not the roll was entered', () => {
    const why: Why = { code: 'closed', rule: '8.8', face: 5 };
    expect(rules.refuse(afterClosing.state, placeMove(5, 1))).toEqual(why);
    const afterRoll = matchAfter(afterClosing, roll([5, 5, 5, 5, 1, 1, 1], 5));
    expect(rules.refuse(afterRoll.state, placeRolled(5))).toEqual(why);
  });

  test('8.17 the dice at a closed casino are paid as usual', () => {
    const initialMatch = table(2, ['no-entry'], { dice: { 5: { p1: '2', p2: '1' } } });
    const afterClosing = matchAfter(
      initialMatch,
      placeMove(1, 1),
      tile('no-entry', { do: 'close', face: 5 })
    );
    const { ledger } = placeLastDie(afterClosing, 'p2', 6);
    expect(sums(ledger.filter(({ why }) => 'casino' in why && why.casino === 5))).toEqual({
      p1: 80000,
      p2: 70000
    });
  });

  test('8.9 a player who rolled only that number passes for free and keeps all dice', () => {
    const afterFreePass = matchAfter(afterClosing, roll([5, 5, 5, 5, 5, 5, 5], 5), freePass);
    expect([
      afterFreePass.state.turn,
      diceInHand(afterFreePass, 'p2'),
      afterFreePass.state.purses.p2?.chips
    ]).toEqual(['p3', '7+1', 2]);
  });

  test('8.9 a player who rolled another number pays a chip to pass', () => {
    const afterRoll = matchAfter(afterClosing, roll([5, 5, 5, 5, 5, 5, 3], 5));
    expect(rules.refuse(afterRoll.state, freePass)).toEqual({ code: 'notFree', rule: '8.9', player: 'p2' });
  });

  test('8.9 if the roll was not entered, a free pass is accepted while a casino is closed', () => {
    expect(rules.refuse(afterClosing.state, freePass)).toBeUndefined();
    expect(rules.refuse(table(3, ['no-entry']).state, freePass)).toMatchObject({ code: 'notFree' });
  });

  test('8.9 by house rule the pass costs a chip, for as long as the player has one', () => {
    const chipOptions = {
      ...afterClosing.state.options,
      royale: { ...ROYALE_DEFAULTS, tiles: 1, onlyClosed: 'chip' as const }
    };
    const afterRoll = matchAfter(
      { ...afterClosing, state: { ...afterClosing.state, options: chipOptions } },
      roll([5, 5, 5, 5, 5, 5, 5], 5)
    );
    expect(rules.refuse(afterRoll.state, freePass)).toMatchObject({ code: 'notFree' });
    const purses = { ...afterRoll.state.purses, p2: { ...afterRoll.state.purses.p2!, chips: 0 } };
    expect(rules.refuse({ ...afterRoll.state, purses }, freePass)).toBeUndefined();
  });

  test.each(['acts', 'still'] as const)(
    '8.10 when My Choice activates its tile, the tile %s',
    (closedTile) => {
      const initialMatch = table(3, ['no-entry', 'my-choice', 'jackpot'], {
        options: { closedTile }
      });
      const afterFours = matchAfter(
        initialMatch,
        placeMove(1, 1),
        tile('no-entry', { do: 'close', face: 3 }),
        placeMove(2, 1),
        tile('my-choice', { do: 'throw', dice: [4, 4] })
      );
      const activateJackpot = tile('my-choice', { do: 'activate', face: 3 });
      const expected = closedTile === 'acts' ? undefined : { code: 'myChoiceStill', rule: '8.10', face: 3 };
      expect(rules.refuse(afterFours.state, activateJackpot)).toEqual(expected);
    }
  );

  test('8.10 the tile that My Choice activates moves no dice to or from its closed casino', () => {
    const initialMatch = table(3, ['no-entry', 'my-choice', 'double-down'], { dice: { 3: { p2: '2' } } });
    const afterFours = matchAfter(
      initialMatch,
      placeMove(1, 1),
      tile('no-entry', { do: 'close', face: 3 }),
      placeMove(2, 1),
      tile('my-choice', { do: 'throw', dice: [4, 4] }),
      tile('my-choice', { do: 'activate', face: 3 })
    );
    expect([askIds(afterFours).includes('double-down move'), diceCounts(afterFours, 3)]).toEqual([
      false,
      { p2: 2 }
    ]);
  });
});

describe('when only round results are entered', () => {
  const tiles: readonly TileId[] = ['jackpot', 'high-five', 'my-choice', 'knockout'];
  const initialMatch = table(3, tiles, { seats: { depth: 'rounds' } });

  test('8.11 the payment of a tile is entered when it is made, with its source', () => {
    const afterEntry = matchAfter(initialMatch, {
      type: 'reward',
      tile: 'jackpot',
      player: 'p2',
      value: 50000
    });
    expect(afterEntry.ledger).toEqual([
      {
        from: 'bank',
        to: 'p2',
        piece: 'note',
        value: 50000,
        why: { code: 'toldReward', rule: '8.11', tile: 'jackpot', player: 'p2', value: 50000 }
      }
    ]);
    expect(
      rules.refuse(initialMatch.state, { type: 'reward', tile: 'jackpot', player: 'p2', value: 90000 })
    ).toMatchObject({
      code: 'notNow'
    });
  });

  test('8.11 at the end the dice on the tiles are entered, then the remaining ones are counted', () => {
    expect(askIds(initialMatch)).toEqual([
      'count',
      'jackpot reward',
      'my-choice reward',
      'high-five held',
      'my-choice lies',
      'knockout lies',
      'depth'
    ]);
    const afterPlacing = matchAfter(
      initialMatch,
      tile('high-five', { do: 'held', player: 'p1' }),
      tile('my-choice', { do: 'lies', player: 'p2', size: 'big' }),
      tile('knockout', { do: 'lies', player: 'p3', size: 'small' })
    );
    expect(piecesOnTile(afterPlacing, 'knockout')).toEqual({ bar: { p3: { small: 1, big: 0 } } });
    const sixSmallDice = { small: [0, 0, 0, 0, 0, 6] } as const;
    const count: Move = {
      type: 'count',
      dice: {
        p1: { small: [0, 7, 0, 0, 0, 0], big: 2 },
        p2: { small: [7, 0, 0, 0, 0, 0] },
        p3: { ...sixSmallDice, big: 6 }
      },
      chips: { p1: 2, p2: 2, p3: 2 }
    };
    const { ledger, state } = matchAfter(afterPlacing, count);
    expect(sums(ledger, 'highFivePaid', 'goldenPaid')).toEqual({ p1: 100000, p2: 60000 });
    expect(state.phase).toBe('tiles');
  });

  test('8.11 Prime Time and Black Box still ask their questions', () => {
    const twoPlayerMatch = table(2, ['prime-time', 'black-box'], { seats: { depth: 'rounds' } });
    const firstCount = { small: [7, 0, 0, 0, 0, 0], big: 1 } as const;
    const secondCount = { small: [0, 7, 0, 0, 0, 0], big: 2 } as const;
    const afterCount = matchAfter(twoPlayerMatch, {
      type: 'count',
      dice: { p1: firstCount, p2: secondCount },
      chips: { p1: 2, p2: 2 }
    });
    expect(askIds(afterCount)).toEqual(['prime-time throw']);
    const afterPlacing = matchAfter(
      afterCount,
      tile('prime-time', { do: 'throw', dice: [3, 4] }),
      tile('prime-time', { do: 'place', faces: [] })
    );
    expect(askIds(afterPlacing)).toEqual(['black-box split', 'black-box told']);
  });
});

describe('the order of a payout', () => {
  test('8.12 each casino pays its notes first and then its tile, and Bad Luck pays last', () => {
    const initialMatch = table(3, ['bad-luck', 'double-down', 'nice-dice'], {
      dice: { 1: { p1: '2' }, 2: { p1: '1' } }
    });
    const laidOut = matchAfter(
      initialMatch,
      placeMove(2, 1),
      tile('double-down', { do: 'move', small: 1, big: 0 }),
      placeMove(3, 1),
      tile('nice-dice', { do: 'put', from: 'placed', size: 'small', face: 3 })
    );
    const relevantCodes: readonly Why['code'][] = ['most', 'doubleDownPaid', 'niceDicePaid', 'badLuck'];
    const codes = placeLastDie(laidOut, 'p3', 6)
      .ledger.map(({ why }) => why.code)
      .filter((code) => relevantCodes.includes(code));
    expect(codes.slice(0, 6)).toEqual(['most', 'most', 'doubleDownPaid', 'niceDicePaid', 'most', 'badLuck']);
    expect(new Set(codes.slice(5))).toEqual(new Set(['badLuck']));
  });

  test('8.12 the paid round lists what its tiles paid', () => {
    const initialMatch = table(2, ['high-five'], { dice: { 1: { p1: '4' } } });
    const { state } = placeLastDie(matchAfter(initialMatch, placeMove(1, 1)), 'p2', 6);
    expect(
      state.paid?.tiles?.map(({ when, postings }) => [when, postings.map(({ why }) => why.code)])
    ).toEqual([[1, ['highFivePaid']]]);
    expect(state.royale).toMatchObject({ tiles: [], used: ['high-five'] });
  });

  test('8.12 the paid round lists when its tiles paid: before all casinos, with their own casino, or after all', () => {
    const initialMatch = table(3, ['bad-luck', 'prime-time', 'my-choice'], {
      dice: { 2: { p1: '3' }, 3: { p2: '1' } }
    });
    const { state } = matchAfter(
      placeLastDie(initialMatch, 'p3', 6),
      tile('prime-time', { do: 'throw', dice: [4, 5] }),
      tile('prime-time', { do: 'place', faces: [4] })
    );
    const tilesPaid = state.paid?.tiles ?? [];
    expect(tilesPaid.map(({ when, postings }) => [when, postings[0]?.why.code])).toEqual([
      ['before', 'primeTimePlaced'],
      ['after', 'badLuck']
    ]);
  });

  test('14.4 by house rule Bad Luck is charged before any casino pays', () => {
    const initialMatch = table(3, ['bad-luck'], { dice: { 1: { p1: '2' } }, options: { badLuck: 'before' } });
    const { state } = placeLastDie(initialMatch, 'p3', 6);
    expect(state.paid?.tiles?.map(({ when }) => when)).toEqual(['before']);
  });

  test('8.12 the view contains the tile that waits for an answer', () => {
    const waitingMatch = placeLastDie(table(2, ['black-box'], { dice: { 1: { p1: '2' } } }), 'p2', 6);
    expect(rules.view(waitingMatch.state)).toMatchObject({
      phase: 'payout',
      royale: { paidTo: 1, doing: { tile: 'black-box', at: 1, player: 'p1', step: {} } }
    });
    expect(offeredMoves(waitingMatch, 'black-box told').allowedMoves).toHaveLength(6);
  });
});
