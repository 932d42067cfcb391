import { describe, expect, test } from 'vitest';
import {
  askIds,
  placeLastDie,
  offeredMoves,
  movedPieces,
  table,
  tile
} from '$lib/games/las-vegas/fixtures/royale';
import { matchAfter, type TestMatch } from '$lib/games/las-vegas/fixtures/test-match';
import { rules } from '$lib/games/las-vegas/rules';

const waitingMatch = placeLastDie(table(3, ['black-box'], { dice: { 1: { p1: '3', p3: '1' } } }), 'p3', 6);

function choosePile(testMatch: TestMatch, pile: readonly number[], pick: 0 | 1): readonly string[] {
  const { ledger } = matchAfter(
    testMatch,
    tile('black-box', { do: 'split', pile }),
    tile('black-box', { do: 'pick', pick })
  );
  return movedPieces(ledger.filter(({ why }) => why.code === 'blackBox'));
}

describe('Black Box', () => {
  test('21.1 when the casino is paid, the next seat secretly makes the piles', () => {
    expect(askIds(waitingMatch)).toEqual(['black-box split', 'black-box told']);
    expect(rules.asks(waitingMatch.state)[0]).toMatchObject({ for: 'p2', secret: true });
    expect(waitingMatch.state).toMatchObject({ phase: 'payout', paying: { paidTo: 1 } });
  });

  test('21.1 each pile has at least one token', () => {
    const piles = offeredMoves(waitingMatch, 'black-box split').allowedMoves.map((move) =>
      'pile' in move ? move.pile : []
    );
    expect(piles).toHaveLength(22);
    expect(piles).not.toContainEqual([]);
    expect(piles).not.toContainEqual([60000, 20000, 20000, 0, 0, 0]);
  });

  test('21.4 the winner sees how many tokens are in each pile, then chooses one', () => {
    const [first, other] = [
      [60000, 0],
      [20000, 20000]
    ].map((pile) => matchAfter(waitingMatch, tile('black-box', { do: 'split', pile })));
    expect(rules.view(first!.state)).toEqual(rules.view(other!.state));
    expect(rules.view(first!.state)).toMatchObject({
      royale: { doing: { player: 'p1', step: { sizes: [2, 4] } } }
    });
    expect(askIds(first!)).toEqual(['black-box pick']);
  });

  test.each<[string, readonly number[], 0 | 1, readonly string[]]>([
    ['21.2 two tokens of 2 chips are one $40,000 note', [60000, 0, 0, 0], 1, ['note 40000']],
    ['21.2 the four beside them are $60,000', [60000, 0, 0, 0], 0, ['note 60000']],
    ['21.2 a lone token is 2 chips', [60000, 20000, 0, 0, 0], 1, ['chip 10000', 'chip 10000']],
    ['21.2 the five beside it are $80,000', [60000, 20000, 0, 0, 0], 0, ['note 80000']],
    ['21.2 all that pays is $100,000', [60000, 20000, 20000], 0, ['note 100000']],
    ['21.2 the blanks are nothing', [60000, 20000, 20000], 1, []]
  ])('%s', (_, pile, pick, pieces) => {
    expect(choosePile(waitingMatch, pile, pick)).toEqual(pieces);
  });

  test('21.2 with real tokens only the outcome is entered', () => {
    const { ledger, state } = matchAfter(waitingMatch, tile('black-box', { do: 'told', value: 80000 }));
    expect(movedPieces(ledger.filter(({ why }) => why.code === 'blackBox'))).toEqual(['note 80000']);
    expect(state.phase).toBe('tiles');
  });

  test.each([
    [
      '21.3 if an imaginary player wins, no one gets the Black Box, not even the runner-up',
      { 1: { neutral: '3', p2: '2', p1: '1' } }
    ],
    ['21.3 if all players are tied, no one gets it', { 1: { p1: '2', p2: '2' } }]
  ] as const)('%s', (_, dice) => {
    expect(placeLastDie(table(2, ['black-box'], { dice }), 'p2', 6).state.phase).toBe('tiles');
  });
});
