import { describe, expect, test } from 'vitest';
import {
  after,
  lines,
  withPlacedTiles,
  moves,
  pay,
  refusalOf,
  revealMoves,
  newMatch,
  totals,
  withCharacters
} from '$lib/games/vegas-strip/fixtures/test-match';
import { rules } from '$lib/games/vegas-strip/rules';
import type { Move } from '$lib/games/vegas-strip/types';

describe('casinos at the end of a round', () => {
  // The example pictured in the rulebook: clubs lead the rigged Peacock and win 15; spades get 7 and clubs 4 at the
  // secure casino.
  const printedMatch = withPlacedTiles(
    newMatch(3, { casinos: newMatch(3).state.options.casinos }),
    { c1: ['p3 6 2', 'p2 5', 'p1 3'], c2: ['p2 7 1', 'p1 5 2', 'p3 4'] },
    { p1: 'c1', p2: 'c5', p3: 'c6' },
    { jackpots: { c1: 15, c2: 10, c3: 10, c4: 10, c5: 10, c6: 10 } }
  );
  const paidMatch = after(printedMatch, pay);

  test('5.1 the leader of a rigged casino takes its jackpot', () => {
    expect(lines(paidMatch.ledger)).toContain('p3 15 jackpot');
  });

  test('5.2 no one else is paid at a rigged casino', () => {
    expect(lines(paidMatch.ledger).slice(0, 3)).toEqual([
      'p3 15 jackpot',
      'p2 0 notLeader',
      'p1 0 notLeader'
    ]);
  });

  test('5.3 the leader of a secure casino is kicked out', () => {
    expect(lines(paidMatch.ledger)).toContain('p2 0 kickedOut');
  });

  test('5.4 the others at a secure casino get the sum of their tiles', () => {
    expect(lines(paidMatch.ledger)).toContain('p1 7 tiles');
    expect(lines(paidMatch.ledger)).toContain('p3 4 tiles');
    expect(totals(paidMatch)).toEqual({ p1: 7, p2: 0, p3: 19 });
  });

  test('5.6 a jackpot without a winner stays', () => {
    expect(lines(paidMatch.ledger)).toContain('p2 0 unclaimed');
    expect(paidMatch.state.jackpots).toEqual({ c1: 10, c2: 10, c3: 10, c4: 10, c5: 10, c6: 10 });
    const otherMatch = withPlacedTiles(
      newMatch(3),
      {},
      { p1: 'c1', p2: 'c2', p3: 'c3' },
      { jackpots: { ...printedMatch.state.jackpots, c1: 23, c4: 2 } }
    );
    expect(after(otherMatch, pay).state.jackpots).toMatchObject({ c1: 23, c4: 2 });
  });

  test('5.13 a casino without chips is refilled to the starting jackpot, except after the last round', () => {
    expect(lines(paidMatch.ledger).at(-1)).toBe('table 10 refilled');
    const lastRoundMatch = after({ ...printedMatch, state: { ...printedMatch.state, round: 3 } }, pay);
    expect(lastRoundMatch.state.jackpots).toMatchObject({ c1: 0, c2: 10 });
    expect(lines(lastRoundMatch.ledger)).not.toContain('table 10 refilled');
  });

  test('5.14 fixers reveal in turn order', () => {
    const table = withPlacedTiles(newMatch(3, { first: 'p2' }), {}, {}, { phase: 'reveal' });
    expect(refusalOf(table, { type: 'reveal', player: 'p1', rigged: 'c1' })).toMatchObject({
      code: 'notNow',
      wanted: 'reveal'
    });
    const matchAfterReveal = after(table, { type: 'reveal', player: 'p2', rigged: 'c1' });
    expect(refusalOf(matchAfterReveal, { type: 'reveal', player: 'p3', rigged: 'c1' })).toMatchObject({
      code: 'riggedByOther',
      casino: 'Santorini',
      player: 'p2'
    });
    expect(after(matchAfterReveal, ...revealMoves({ p3: 'c2', p1: 'c3' })).state.phase).toBe('pay');
  });

  test('5.15 every casino that no one rigged is secure, including undealt ones with two or four players', () => {
    const fourPlayerMatch = withPlacedTiles(
      newMatch(4),
      { c5: ['p1 6', 'p2 5'], c2: ['p1 3', 'p3 1'] },
      { p1: 'c1', p3: 'c3' }
    );
    expect(lines(after(fourPlayerMatch, pay).ledger)).toEqual(
      expect.arrayContaining(['p1 0 kickedOut', 't1 5 tiles', 't2 1 tiles'])
    );
  });

  test('5.17 a rigged casino without tiles keeps its jackpot', () => {
    const emptyCasinoMatch = after(
      withPlacedTiles(newMatch(3), { c4: ['p1 1'] }, { p1: 'c1', p2: 'c2', p3: 'c3' }),
      pay
    );
    expect(lines(emptyCasinoMatch.ledger).slice(0, 3)).toEqual([
      'p1 0 unclaimed',
      'p2 0 unclaimed',
      'p3 0 unclaimed'
    ]);
  });

  test('5.18 a jackpot that blockers won is refilled too', () => {
    const blockersMatch = after(
      withPlacedTiles(newMatch(2), { c1: ['p1/b 5', 'p2 4'] }, { p1: 'c1', p2: 'c2' }),
      pay
    );
    expect(lines(blockersMatch.ledger)).toEqual([
      'bank 10 blockersJackpot',
      'p2 0 notLeader',
      'p2 0 unclaimed',
      'table 10 refilled'
    ]);
    expect(blockersMatch.state.jackpots['c1']).toBe(10);
  });

  test('5.19 rigged casinos are paid in the order of the reveal, then the secure ones', () => {
    const table = withPlacedTiles(
      newMatch(3, { first: 'p3' }),
      { c1: ['p1 1'], c2: ['p1 2'], c3: ['p1 3'], c4: ['p1 4', 'p2 1'] },
      { p1: 'c1', p2: 'c2', p3: 'c3' }
    );
    const casinos = after(table, pay).state.paid?.houses.map(({ casino }) => casino);
    expect(casinos).toEqual(['c3', 'c1', 'c2', 'c4', 'c5', 'c6']);
  });
});

describe('team piles', () => {
  // 1st and 2nd against 3rd and 4th: t1 wins 10 and 7, t2 gets 4.
  const table = withPlacedTiles(
    newMatch(4),
    { c1: ['p1 6'], c2: ['p3 7 2', 'p2 5 2', 'p4 4'], c3: ['p1 1'], c4: ['p2 3'] },
    { p1: 'c1', p3: 'c5' }
  );
  const paidMatch = after(table, pay);

  test('5.5 partners split evenly, and the odd chip goes back', () => {
    expect(lines(paidMatch.ledger)).toEqual([
      't1 10 jackpot',
      'p3 0 unclaimed',
      'p3 0 kickedOut',
      't1 7 tiles',
      't2 4 tiles',
      'p1 0 kickedOut',
      'p2 0 kickedOut',
      'p1 8 split',
      'p2 8 split',
      'bank 1 oddChip',
      'p3 2 split',
      'p4 2 split',
      'table 10 refilled'
    ]);
    expect(totals(paidMatch)).toEqual({ p1: 8, p2: 8, p3: 2, p4: 2 });
  });

  test('5.5 a pile of one chip gives no one anything, and an empty pile still has postings', () => {
    const smallPilesMatch = after(
      withPlacedTiles(newMatch(4), { c3: ['p1 2', 'p3 1'] }, { p1: 'c1', p3: 'c2' }),
      pay
    );
    expect(lines(smallPilesMatch.ledger).slice(4)).toEqual([
      'p1 0 nothingToSplit',
      'p2 0 nothingToSplit',
      'p3 0 split',
      'p4 0 split',
      'bank 1 oddChip'
    ]);
  });

  test('5.16 a player without a partner keeps an odd number of chips', () => {
    const fivePlayerMatch = after(
      withPlacedTiles(newMatch(5), { c6: ['p1 5', 'p4 3'] }, { p1: 'c1', p3: 'c2', p4: 'c3' }),
      pay
    );
    expect(totals(fivePlayerMatch)).toEqual({ p1: 0, p2: 0, p3: 0, p4: 3, p5: 0 });
  });

  test('5.7 chips from a character come from the supply and are split', () => {
    const chipGifts = {
      type: 'chips',
      casino: 'c1',
      gives: { p1: 5 },
      takes: {},
      jackpot: { on: 0, off: 0 }
    } as const;
    const startedMatch = after(newMatch(4, withCharacters(4, { chips: true })), chipGifts);
    expect(lines(startedMatch.ledger)).toEqual(['t1 5 fromCharacter']);
    expect(startedMatch.state.jackpots['c1']).toBe(10);
    const paidMatch = after(
      { ...startedMatch, state: { ...startedMatch.state, phase: 'pay', revealed: { p1: 'c1', p3: 'c2' } } },
      pay
    );
    expect(totals(paidMatch)).toEqual({ p1: 2, p2: 2, p3: 0, p4: 0 });
  });

  test('5.8 a character adds to a jackpot from the supply', () => {
    const on = { type: 'chips', casino: 'c1', gives: {}, takes: {}, jackpot: { on: 4, off: 0 } } as const;
    const startedMatch = after(newMatch(4, withCharacters(4, { chips: true })), on);
    expect(startedMatch.state.jackpots['c1']).toBe(14);
    expect(refusalOf(newMatch(4), on)).toMatchObject({ code: 'noChips', casino: 'Santorini' });
  });

  test('2.8 a High Roller acts in the first round too, and a character with no effect moves nothing', () => {
    const chipsMove = {
      type: 'chips',
      casino: 'c1',
      gives: {},
      takes: {},
      jackpot: { on: 3, off: 0 }
    } as const;
    const highRollerMatch = newMatch(3, withCharacters(3, { name: 'High Roller', chips: true }));
    expect(rules.progress(highRollerMatch.state).round).toBe(1);
    expect(after(highRollerMatch, chipsMove).state.jackpots['c1']).toBe(13);
    const casinoOwnerMatch = newMatch(3, withCharacters(3, { name: 'Casino Owner', side: 'B', chips: true }));
    expect(after(casinoOwnerMatch, ...moves('5 c1')).ledger).toEqual([]);
  });

  test('5.20 a character can move chips back to the supply, but no more than there are', () => {
    const table = newMatch(4, withCharacters(4, { chips: true }));
    const richMatch = { ...table, state: { ...table.state, chips: { ...table.state.chips, p2: 6 } } };
    const move = (p2: number, off: number): Move => ({
      type: 'chips',
      casino: 'c1',
      gives: {},
      takes: { p2 },
      jackpot: { on: 0, off }
    });
    expect(lines(after(richMatch, move(6, 3)).ledger)).toEqual(['bank 6 toCharacter', 'bank 3 offJackpot']);
    expect(after(richMatch, move(6, 3)).state).toMatchObject({ chips: { p2: 0 }, jackpots: { c1: 7 } });
    expect(refusalOf(richMatch, move(7, 0))).toMatchObject({ code: 'chipsNotThere', value: 6, player: 'p2' });
    expect(refusalOf(richMatch, move(0, 11))).toMatchObject({ code: 'chipsNotThere', value: 10 });
  });
});

describe('a 7 at their own rigged casino', () => {
  // t1 rigged Santorini and leads it with Anna’s 7: 10 chips. Ben has 3 at a secure casino, so the pile is 13.
  const casinos = { c1: ['p1 7'], c3: ['p3 6', 'p2 3'] };
  const riggedCasinos = { p1: 'c1', p3: 'c2' } as const;

  test('5.9 the 7 costs ten chips in a learning game, and the whole round with experienced players', () => {
    const tenChipsMatch = after(
      withPlacedTiles(newMatch(4), casinos, riggedCasinos, { chips: { p1: 20, p2: 0, p3: 0, p4: 0 } }),
      pay
    );
    expect(lines(tenChipsMatch.ledger)).toContain('bank 10 fined');
    const fullFineMatch = after(withPlacedTiles(newMatch(4, { fine: 'all' }), casinos, riggedCasinos), pay);
    expect(lines(fullFineMatch.ledger)).toContain('bank 6 fined');
    expect(totals(fullFineMatch)).toEqual({ p1: 0, p2: 6, p3: 0, p4: 0 });
  });

  test('5.10 a tile with a token is not fined automatically, but players may enter the offence', () => {
    const table = withPlacedTiles(
      newMatch(4, withCharacters(4, { tokens: true })),
      { c1: ['p1 7+1', 'p2 4+1', 'p3 2'] },
      riggedCasinos
    );
    expect(lines(after(table, pay).ledger)).not.toContain('bank 4 fined');
    const next = after(table, { type: 'fault', player: 'p2' }, pay);
    expect(lines(next.ledger)).toContain('bank 5 fined');
    expect(refusalOf(table, { type: 'fault', player: 'p3' })).toMatchObject({ code: 'noFault' });
    const blockersMatch = after(
      withPlacedTiles(newMatch(2), { c1: ['p1/b 7'] }, { p1: 'c1', p2: 'c2' }),
      pay
    );
    expect(blockersMatch.state.paid?.faults).toEqual([]);
  });

  test('5.11 the offender pays after the split, from all chips owned, and no more', () => {
    const poorMatch = after(withPlacedTiles(newMatch(4), casinos, riggedCasinos), pay);
    expect(totals(poorMatch)).toEqual({ p1: 0, p2: 6, p3: 0, p4: 0 });
    const richMatch = after(
      withPlacedTiles(newMatch(4), casinos, riggedCasinos, { chips: { p1: 20, p2: 0, p3: 0, p4: 0 } }),
      pay
    );
    expect(richMatch.state.chips).toMatchObject({ p1: 16, p2: 6 });
    const shareFineMatch = after(
      withPlacedTiles(newMatch(4, { tenFrom: 'share' }), casinos, riggedCasinos, {
        chips: { p1: 20, p2: 0, p3: 0, p4: 0 }
      }),
      pay
    );
    expect(shareFineMatch.state.chips).toMatchObject({ p1: 20, p2: 6 });
    const pile = after(withPlacedTiles(newMatch(4, { finedFrom: 'pile' }), casinos, riggedCasinos), pay);
    expect(lines(pile.ledger)).toContain('bank 10 pileFined');
    expect(totals(pile)).toEqual({ p1: 1, p2: 1, p3: 0, p4: 0 });
    const fullPileFineMatch = after(
      withPlacedTiles(newMatch(4, { finedFrom: 'pile', fine: 'all' }), casinos, riggedCasinos),
      pay
    );
    expect(totals(fullPileFineMatch)).toEqual({ p1: 0, p2: 0, p3: 0, p4: 0 });
  });

  test('5.12 a jackpot won with a 7 at the team’s own rigged casino is kept, or by house rule that 7 does not count', () => {
    const casinoTiles = { c1: ['p1 7', 'p3 4'] };
    expect(lines(after(withPlacedTiles(newMatch(4), casinoTiles, riggedCasinos), pay).ledger)).toContain(
      't1 10 jackpot'
    );
    const other = after(
      withPlacedTiles(newMatch(4, { jackpotSeven: 'void' }), casinoTiles, riggedCasinos),
      pay
    );
    expect(lines(other.ledger)).toEqual(expect.arrayContaining(['t2 10 jackpot', 'p1 0 voidSeven']));
    const tiedMatch = after(
      withPlacedTiles(newMatch(4, { jackpotSeven: 'void' }), { c1: ['p1 7', 'p3 4', 'p4 4'] }, riggedCasinos),
      pay
    );
    expect(lines(tiedMatch.ledger)).toEqual(
      expect.arrayContaining(['p1 0 unclaimed', 'p1 0 voidSeven', 'p3 0 voidSeven', 'p4 0 voidSeven'])
    );
    expect(tiedMatch.state.jackpots['c1']).toBe(10);
  });
});

test('5.1 nothing counts towards the current ranking before the reveal', () => {
  const table = after(newMatch(3), ...moves('5 c1'));
  expect(rules.currentPayout(table.state)).toEqual([]);
});
