import { describe, expect, test } from 'vitest';
import { tapsToRepeatMove, tapsOfMove } from '$lib/core/asks/entered';
import {
  after,
  lines,
  moves,
  pay,
  refusalOf,
  newMatch,
  totals
} from '$lib/games/vegas-strip/fixtures/test-match';
import { rules } from '$lib/games/vegas-strip/rules';
import type { Move } from '$lib/games/vegas-strip/types';

const rounds = { depth: 'rounds' } as const;
const ids = (testMatch: ReturnType<typeof newMatch>): readonly string[] =>
  rules.asks(testMatch.state).map(({ id }) => id);

describe('every turn, or round results only', () => {
  test('7.1 by default every tile is entered, and a move out of turn is refused', () => {
    const table = newMatch(3);
    expect(ids(table)).toContain('place');
    expect(refusalOf(table, pay)).toEqual({ code: 'notNow', rule: '7.1', wanted: 'place' });
    expect(refusalOf(table, { type: 'place', tile: 1, casino: 'c9' } as unknown as Move)).toEqual({
      code: 'unreadable',
      rule: '7.1'
    });
  });

  test('7.2 casino by casino, players enter the leader, the other totals, and who rigged it', () => {
    const houseMove = (casino: string, members: object): Move =>
      ({ type: 'house', casino, jackpot: 10, sums: {}, sevens: [], ...members }) as unknown as Move;
    const afterEntry = after(
      newMatch(2, rounds),
      houseMove('c1', {
        leader: { player: 'p1' },
        sums: { p2: 5 },
        rigged: 'p1',
        sevens: ['p1'],
        jackpot: 17
      }),
      houseMove('c2', { leader: { player: 'p2', blocker: true }, sums: { p1: 6, p2: 3 } }),
      houseMove('c3', { leader: { player: 'p2' }, sums: { p1: 4 } })
    );
    expect(refusalOf(afterEntry, houseMove('c4', { rigged: 'p1' }))).toMatchObject({ code: 'riggedTold' });
    const fourCasinosMatch = after(afterEntry, houseMove('c4', {}));
    expect(refusalOf(fourCasinosMatch, houseMove('c5', {}))).toMatchObject({
      code: 'riggedMissing',
      players: ['p2']
    });
    const paidMatch = after(
      fourCasinosMatch,
      houseMove('c5', { leader: { player: 'p1', blocker: true }, rigged: 'p2' }),
      pay
    );
    expect(lines(paidMatch.ledger)).toEqual([
      'p1 17 jackpot',
      'p2 0 notLeader',
      'bank 10 blockersJackpot',
      'p2 0 kickedOut',
      'p1 6 tiles',
      'p2 3 tiles',
      'p2 0 kickedOut',
      'p1 4 tiles',
      'bank 10 fined',
      'table 10 refilled',
      'table 10 refilled'
    ]);
    expect(totals(paidMatch)).toEqual({ p1: 17, p2: 3 });
  });

  test('7.3 if only the piles are entered, the app splits and fines, and refills nothing', () => {
    const paidMatch = after(newMatch(5, rounds), {
      type: 'collected',
      chips: { p1: 21, p3: 8, p4: 5 },
      sevens: ['p5', 'p4']
    });
    // p1 and p2 share 21 (10 each, one returned), p3 and p5 get 4 each, and solo p4 gets 5. p4 and p5 are fined ten and
    // pay all they have.
    expect(lines(paidMatch.ledger)).toEqual([
      't1 21 collected',
      't2 8 collected',
      'p4 5 collected',
      'p1 10 split',
      'p2 10 split',
      'bank 1 oddChip',
      'p3 4 split',
      'p5 4 split',
      'bank 5 fined',
      'bank 4 fined'
    ]);
    expect(totals(paidMatch)).toEqual({ p1: 10, p2: 10, p3: 4, p4: 0, p5: 0 });
    expect(paidMatch.state.round).toBe(2);
  });

  test('7.4 the entry detail can be changed only at the beginning of a round', () => {
    const table = after(newMatch(3), { type: 'depth', depth: 'rounds' });
    expect(table.state.phase).toBe('told');
    expect(after(table, { type: 'depth', depth: 'turns' }).state).toEqual(newMatch(3).state);
    const matchWithTile = after(newMatch(3), ...moves('1 c1'));
    expect(refusalOf(matchWithTile, { type: 'depth', depth: 'rounds' })).toEqual({
      code: 'depthLater',
      rule: '7.4',
      depth: 'rounds'
    });
  });
});

describe('two players', () => {
  test('8.1 each player has a second set of tiles as blockers, only in a game for two', () => {
    expect(newMatch(2).state.blockers).toEqual({ p1: [1, 2, 3, 4, 5, 6, 7], p2: [1, 2, 3, 4, 5, 6, 7] });
    expect(refusalOf(newMatch(3), moves('b1 c1')[0]!)).toEqual({ code: 'noBlockers', rule: '8.1' });
  });

  test('8.2 a turn is a tile and a blocker, in either order', () => {
    const startedMatch = after(newMatch(2), ...moves('b1 c1'));
    expect(ids(startedMatch)).toEqual(['place', 'block']);
    expect(after(startedMatch, ...moves('2 c1', 'b3 c1')).state.turn).toBe('p1');
    const other = after(startedMatch, ...moves('b3 c1'));
    expect(refusalOf(other, moves('b4 c1')[0]!)).toMatchObject({ code: 'notDue', blocker: true });
    expect(after(other, ...moves('2 c1')).state.turn).toBe('p1');
  });

  test('8.3 the first turn is only a blocker, and the first player’s last turn only a tile', () => {
    expect(ids(newMatch(2))).toEqual(['block', 'fix p1', 'fix p2', 'depth']);
    let table = newMatch(2);
    let turnCount = 0;
    while (table.state.phase === 'turns') {
      const asks = rules.asks(table.state);
      const ask = asks.find(({ id }) => id === 'place' || id === 'block' || id.startsWith('discard'))!;
      const choice =
        ask.kind === 'choose' ? ask.choices.find(({ refused: refusal }) => refusal === undefined) : undefined;
      if (asks.every(({ id }) => id !== 'block') && table.state.turn === 'p1') turnCount += 1;
      table = after(table, choice!.move);
    }
    expect(turnCount).toBe(1);
    expect(table.state.phase).toBe('reveal');
  });

  const payWith = (tiles: object): ReturnType<typeof newMatch> => {
    const table = newMatch(2);
    return after(
      { ...table, state: { ...table.state, phase: 'pay', laid: tiles, revealed: { p1: 'c1', p2: 'c2' } } },
      pay
    );
  };

  test('8.4 blockers collect nothing, and a jackpot that they win goes to the supply', () => {
    const paidMatch = payWith({
      c1: [{ player: 'p2', blocker: true, number: 6, plus: 0 }],
      c3: [
        { player: 'p1', number: 5, plus: 0 },
        { player: 'p2', blocker: true, number: 4, plus: 0 }
      ]
    });
    expect(lines(paidMatch.ledger)).toEqual([
      'bank 10 blockersJackpot',
      'p2 0 unclaimed',
      'p1 0 kickedOut',
      'p2 0 blockersNothing',
      'table 10 refilled'
    ]);
  });

  test('8.5 a blocker with a 7 is no offence at the team’s own rigged casino', () => {
    const paidMatch = payWith({ c1: [{ player: 'p1', blocker: true, number: 7, plus: 0 }] });
    expect(paidMatch.state.paid?.faults).toEqual([]);
  });

  test('8.6 tiles and blockers have separate limits and separate totals', () => {
    const table = after(newMatch(2), ...moves('b1 c1', '5 c1', 'b3 c1', '5 c2', 'b2 c1'));
    expect(table.state.laid['c1']).toHaveLength(4);
    expect(refusalOf(table, moves('b2 c1')[0]!)).toMatchObject({
      code: 'sharesLead',
      blocker: true,
      total: 5
    });
    expect(refusalOf(table, moves('b4 c1')[0]!)).toBeUndefined();
  });

  test('8.7 a character’s limit includes blockers', () => {
    const casinos = newMatch(2).state.options.casinos.map((casino) => ({
      ...casino,
      character: { name: 'Doorman', side: 'A' as const, text: '', tiles: 1 }
    }));
    const table = after(newMatch(2, { casinos }), ...moves('b1 c1'));
    expect(refusalOf(table, moves('5 c1')[0]!)).toMatchObject({ code: 'limit', most: 1 });
  });
});

test('7.2 an edited casino opens with its values, and an unchanged jackpot needs no tap', () => {
  const { state } = newMatch(2, rounds);
  const enteredMove = {
    type: 'house',
    casino: 'c2',
    jackpot: 10,
    leader: { player: 'p1' },
    sums: { p2: 5 },
    rigged: 'p2',
    sevens: ['p1']
  } as const;
  const countTap = (group: string, row: string, number: number) => ({
    ask: 'house c2',
    kit: 'count',
    group: `c2 ${group}`,
    row,
    count: number
  });
  const taps = [
    countTap('leader', 'p1', 1),
    countTap('rigged', 'p2', 1),
    countTap('sums', 'p2', 5),
    countTap('sevens', 'p1', 1)
  ];
  expect(tapsOfMove(rules, rules.asks(state), enteredMove)).toEqual(taps);
  expect(tapsToRepeatMove(rules, state, enteredMove)).toEqual(taps);
  const richerMove = Object.assign({}, enteredMove, { jackpot: 17 });
  expect(tapsToRepeatMove(rules, state, richerMove)).toContainEqual(countTap('jackpot', 'jackpot', 17));
});
