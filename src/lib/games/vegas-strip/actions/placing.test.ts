import { describe, expect, test } from 'vitest';
import { brokenRules, isForbiddenSeven, rankSets } from './placing';
import { rules } from '$lib/games/vegas-strip/rules';
import type { PlacedTile } from '$lib/games/vegas-strip/types';
import {
  after,
  lines,
  withPlacedTiles,
  moves,
  pay,
  refusalOf,
  revealMoves,
  newMatch,
  withCharacters
} from '$lib/games/vegas-strip/fixtures/test-match';

/** Parses tiles at a casino: "p1 5", "p1/b 3+1". */
function tiles(...tileTexts: readonly string[]): readonly PlacedTile[] {
  return tileTexts.map((text) => {
    const [name = '', tile = ''] = text.split(' ');
    const [player, blocker] = name.split('/');
    const [number, tokenCount = 0] = tile.split('+').map(Number);
    return {
      player: player as PlacedTile['player'],
      ...(blocker ? { blocker: true as const } : {}),
      number: number!,
      plus: tokenCount
    };
  });
}

const noTieByToken = { tokenOff: 'not' } as const;

function brokenRuleCodes(tile: string, placedTexts: readonly string[], limits = {}): readonly string[] {
  return brokenRules(
    tiles(tile)[0]!,
    { casino: 'Santorini', placedTiles: tiles(...placedTexts), limits },
    noTieByToken
  ).map(({ code }) => code);
}

describe('a tile at a casino', () => {
  test('4.1 players place tiles in turn, clockwise from the first player', () => {
    const table = after(newMatch(3, { first: 'p2' }), ...moves('5 c1'));
    expect(table.state.turn).toBe('p3');
    const matchAfterMoves = after(table, ...moves('6 c1', '1 c2'));
    expect(matchAfterMoves.state.turn).toBe('p2');
    expect(matchAfterMoves.state.hands['p2']).toEqual([1, 2, 3, 4, 6, 7]);
    expect(refusalOf(matchAfterMoves, moves('5 c3')[0]!)).toMatchObject({
      code: 'tileGone',
      player: 'p2',
      tile: 5
    });
  });

  test('4.2 totals are ranked from highest to lowest, separately for partners', () => {
    const sets = rankSets(tiles('p1 2', 'p2 5', 'p1 4', 'p3 3', 'p3 1'));
    expect(sets.map(({ player, sum }) => [player, sum])).toEqual([
      ['p1', 6],
      ['p2', 5],
      ['p3', 4]
    ]);
  });

  test('4.3 no one can place a third tile of their own at a casino', () => {
    expect(brokenRuleCodes('p1 6', ['p1 4', 'p1 2'])).toEqual(['twoTiles']);
    expect(brokenRuleCodes('p1 6', ['p1 4', 'p2 2'])).toEqual([]);
  });

  test('4.5 no one may tie with the leader, but a tie with others is allowed', () => {
    expect(brokenRuleCodes('p1 2', ['p2 5', 'p1 3'])).toEqual(['sharesLead']);
    expect(brokenRuleCodes('p1 4', ['p2 5', 'p3 4'])).toEqual([]);
    expect(brokenRuleCodes('p1 6', ['p2 5'])).toEqual([]);
    expect(brokenRuleCodes('p1 5', [])).toEqual([]);
  });

  test('4.6 a character’s limits are obeyed', () => {
    const fiveTiles = ['p1 1', 'p2 3', 'p3 5', 'p4 2', 'p2 4'];
    expect(brokenRuleCodes('p4 6', fiveTiles, { tiles: 5 })).toEqual(['limit']);
    expect(brokenRuleCodes('p4 6', fiveTiles, { tiles: 6 })).toEqual([]);
    expect(brokenRuleCodes('p5 5', fiveTiles, { distinct: true })).toEqual(['distinct']);
    expect(brokenRuleCodes('p4 6', fiveTiles, { distinct: true })).toEqual([]);
    const allCodes = brokenRuleCodes('p1 5', ['p1 1', 'p1 3', 'p2 4', 'p2 5'], { tiles: 4, distinct: true });
    expect(allCodes).toEqual(['twoTiles', 'sharesLead', 'limit', 'distinct']);
  });

  test('4.7 a token adds three to a tile, for the lead and for limits', () => {
    expect(brokenRuleCodes('p1 2+1', ['p2 5'])).toEqual(['sharesLead']);
    expect(brokenRuleCodes('p1 2+1', ['p2 6', 'p3 5'], { distinct: true })).toEqual(['distinct']);
    expect(brokenRuleCodes('p1 5', ['p2 5+1'])).toEqual([]);
  });

  test('4.7 the lead is checked after tokens are added or removed', () => {
    const table = after(newMatch(3, withCharacters(3, { tokens: true })), ...moves('5 c1', '3 c1'));
    const tokenMove = { type: 'token', casino: 'c1', player: 'p1', number: 5, on: true } as const;
    expect(refusalOf(table, moves('5 c1')[0]!)).toMatchObject({ code: 'sharesLead', total: 5 });
    expect(after(table, tokenMove, ...moves('5 c1')).state.turn).toBe('p1');
    expect(refusalOf(after(table, tokenMove), moves('2+2 c1')[0]!)).toMatchObject({
      code: 'sharesLead',
      total: 8
    });
  });

  test('4.7 there are six tokens, and they need a character that allows them', () => {
    const table = after(newMatch(3, withCharacters(3, { tokens: true })), ...moves('1+6 c1'));
    expect(refusalOf(table, moves('2+1 c1')[0]!)).toEqual({ code: 'noTokens', rule: '4.7', left: 0 });
    expect(refusalOf(newMatch(3), moves('2+1 c1')[0]!)).toMatchObject({ code: 'noTokenHere' });
  });

  test('4.8 a turn cannot end if removing a token leaves two others tied for the lead', () => {
    const tokenCasinos = withCharacters(3, { tokens: true });
    const tokenMove = { type: 'token', casino: 'c1', player: 'p1', number: 2, on: false } as const;
    const table = after(newMatch(3, tokenCasinos), ...moves('2+1 c1', '2 c1'), tokenMove);
    expect(refusalOf(table, moves('7 c2')[0]!)).toMatchObject({ code: 'otherLead', rule: '4.8', total: 2 });
    expect(refusalOf(table, moves('x7')[0]!)).toMatchObject({ code: 'otherLead' });
    expect(after(table, { type: 'tokensBack' }, ...moves('7 c2')).state.turn).toBe('p1');
    expect(after(table, ...moves('7 c1')).state.turn).toBe('p1');
  });

  test('4.8 by house rule the turn can end with that tie, and the earlier leader stays in the lead', () => {
    const tokenCasinos = { ...withCharacters(3, { tokens: true }), tokenOff: 'allowed' } as const;
    const tokenMove = { type: 'token', casino: 'c1', player: 'p1', number: 2, on: false } as const;
    const table = after(
      newMatch(3, tokenCasinos),
      ...moves('2+1 c1', '2 c1'),
      tokenMove,
      ...moves('7 c2', '1 c3')
    );
    expect(table.state.led['c1']).toEqual({ player: 'p1' });
    const paidMatch = after(
      { ...table, state: { ...table.state, phase: 'pay', revealed: { p1: 'c1', p2: 'c4', p3: 'c5' } } },
      pay
    );
    expect(lines(paidMatch.ledger)).toContain('p1 10 jackpot');
    expect(lines(paidMatch.ledger)).toContain('p2 0 notLeader');
  });

  test.each([
    ['4+1', true, false],
    ['7', true, true],
    ['7+1', false, true],
    ['1+2', true, false]
  ] as const)('4.9 whether %s is a 7: by its number %s, by its print %s', (tile, isByNumber, isByPrint) => {
    const [placedTile] = tiles(`p1 ${tile}`);
    expect(isForbiddenSeven(placedTile!, { tokenSeven: 'number' })).toBe(isByNumber);
    expect(isForbiddenSeven(placedTile!, { tokenSeven: 'print' })).toBe(isByPrint);
  });

  test('4.10 a tile can have several tokens', () => {
    const table = after(newMatch(3, withCharacters(3, { tokens: true })), ...moves('1+2 c1'));
    const on = { type: 'token', casino: 'c1', player: 'p1', number: 1, on: true } as const;
    expect(after(table, on).state.laid['c1']).toEqual([{ player: 'p1', number: 1, plus: 3 }]);
  });

  test('4.10 a tile is offered with up to three tokens, but no more than are left', () => {
    const offeredTokens = (table: ReturnType<typeof newMatch>): readonly number[] =>
      rules
        .asks(table.state)
        .flatMap((ask) => (ask.id === 'place' && ask.kind === 'choose' ? ask.choices : []))
        .flatMap(({ move }) =>
          move.type === 'place' && move.tile === 6 && move.casino === 'c1' ? [move.plus ?? 0] : []
        );
    const table = newMatch(3, withCharacters(3, { tokens: true }));
    expect(offeredTokens(table)).toEqual([0, 1, 2, 3]);
    expect(offeredTokens(after(table, ...moves('1+4 c1')))).toEqual([0, 1, 2]);
    expect(offeredTokens(after(table, ...moves('1+6 c1')))).toEqual([0]);
    expect(offeredTokens(newMatch(3))).toEqual([0]);
  });

  test('4.11 a tile can be discarded only if none fits, and comes back after the round', () => {
    const matchWithSpace = after(newMatch(3), ...moves('5 c1'));
    expect(refusalOf(matchWithSpace, moves('x1')[0]!)).toEqual({
      code: 'mustPlace',
      rule: '4.11',
      player: 'p2'
    });
    const fullCasinos = withCharacters(
      3,
      { tiles: 1 },
      { tiles: 1 },
      { tiles: 1 },
      { tiles: 1 },
      { tiles: 1 },
      { tiles: 1 }
    );
    const table = after(newMatch(3, fullCasinos), ...moves('1 c1', '1 c2', '1 c3', '2 c4', '2 c5', '2 c6'));
    expect(refusalOf(table, moves('3 c1')[0]!)).toMatchObject({ code: 'limit', most: 1 });
    const matchAfterDiscard = after(table, ...moves('x7'));
    expect(matchAfterDiscard.state.hands['p1']).toEqual([3, 4, 5, 6]);
    expect(matchAfterDiscard.state.discarded).toEqual([{ player: 'p1', number: 7 }]);
    const discardedMatch = after(
      matchAfterDiscard,
      ...moves('x3', 'x3', 'x3', 'x4', 'x4', 'x4', 'x5', 'x5', 'x5', 'x6', 'x6', 'x6', 'x7', 'x7')
    );
    const next = after(discardedMatch, ...revealMoves({ p1: 'c1', p2: 'c2', p3: 'c3' }), pay);
    expect(next.state.round).toBe(2);
    expect(next.state.hands['p1']).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test('4.12 if only a 7 at one casino fits, any player may still discard', () => {
    const fullCasinos = withCharacters(
      3,
      {},
      { tiles: 1 },
      { tiles: 1 },
      { tiles: 1 },
      { tiles: 1 },
      { tiles: 1 }
    );
    const table = after(newMatch(3, fullCasinos), ...moves('1 c1', '1 c2', '1 c3', '2 c4', '2 c5', '2 c6'));
    const hands = { ...table.state.hands, p1: [7] };
    const matchWithSeven = { ...table, state: { ...table.state, hands } };
    expect(refusalOf(matchWithSeven, moves('7 c1')[0]!)).toBeUndefined();
    expect(refusalOf(matchWithSeven, moves('x7')[0]!)).toBeUndefined();
    const matchWithSix = { ...table, state: { ...table.state, hands: { ...hands, p1: [6] } } };
    expect(refusalOf(matchWithSix, moves('x6')[0]!)).toMatchObject({ code: 'mustPlace' });
  });

  test('4.12 a tile that fits nowhere cannot be discarded while another one fits', () => {
    const fullCasinos = withCharacters(
      3,
      {},
      { tiles: 1 },
      { tiles: 1 },
      { tiles: 1 },
      { tiles: 1 },
      { tiles: 1 }
    );
    const table = after(newMatch(3, fullCasinos), ...moves('1 c1', '5 c1', '1 c3', '2 c4', '2 c5', '2 c6'));
    // A 4 would tie Anna with Ben at the first casino, where a 6 would lead. Of the others, only c2 is still free.
    const placedTiles = { ...table.state.laid, c2: tiles('p3 3') };
    const hands = { ...table.state.hands, p1: [4, 6] };
    const lateMatch = { ...table, state: { ...table.state, laid: placedTiles, hands } };
    expect(refusalOf(lateMatch, moves('x4')[0]!)).toEqual({ code: 'mustPlace', rule: '4.12', player: 'p1' });
    expect(refusalOf(lateMatch, moves('x6')[0]!)).toEqual({ code: 'mustPlace', rule: '4.11', player: 'p1' });
  });

  test('4.13 a 7 is accepted at any casino, so that no refusal gives away a secret', () => {
    const fixedMatch = after(
      newMatch(3, { secrets: 'app' }),
      { type: 'deal', cards: ['c1', 'c2', 'c3', 'c4', 'c5', 'c6'] },
      { type: 'fix', player: 'p1', rigged: 'c1', secure: 'c2' },
      { type: 'fix', player: 'p2', rigged: 'c3', secure: 'c4' },
      { type: 'fix', player: 'p3', rigged: 'c5', secure: 'c6' }
    );
    for (const casino of ['c1', 'c2', 'c3'])
      expect(refusalOf(fixedMatch, moves(`7 ${casino}`)[0]!)).toBeUndefined();
  });

  test('4.4 a 7 is free at another team’s casino, and an offence at their own rigged one', () => {
    const table = newMatch(3);
    const other = after(withPlacedTiles(table, { c1: ['p1 7'] }, { p1: 'c2', p2: 'c1', p3: 'c3' }), pay);
    expect(lines(other.ledger)).not.toContain('bank 10 fined');
    const next = after(withPlacedTiles(table, { c1: ['p1 7'] }, { p1: 'c1', p2: 'c2', p3: 'c3' }), pay);
    expect(lines(next.ledger)).toContain('bank 10 fined');
  });

  test('4.14 a 7 at a team’s own rigged casino is only found at the end, but a tie for the lead is refused at once', () => {
    const table = after(newMatch(3), ...moves('7 c1'));
    expect(table.state.turn).toBe('p2');
    expect(refusalOf(table, moves('7 c1')[0]!)).toMatchObject({ code: 'sharesLead' });
  });

  test('4.15 tokens are back in the supply when the next round starts', () => {
    const table = newMatch(3, withCharacters(3, { tokens: true }));
    const paidMatch = after(
      withPlacedTiles(table, { c1: ['p1 1+4'] }, { p1: 'c1', p2: 'c2', p3: 'c3' }),
      pay
    );
    expect(paidMatch.state.laid).toEqual({});
    const [repeatedMove] = moves('1+6 c1');
    expect(
      refusalOf({ ...paidMatch, state: { ...paidMatch.state, turn: 'p2' } }, repeatedMove!)
    ).toBeUndefined();
  });
});
