import { describe, expect, test } from 'vitest';
import {
  askIds,
  diceCounts,
  placeLastDie,
  piecesOnTile,
  offeredMoves,
  sums,
  table,
  tile
} from '$lib/games/las-vegas/fixtures/royale';
import { matchAfter, placeMove, type TestMatch } from '$lib/games/las-vegas/fixtures/test-match';
import type { Face, Pair } from '$lib/games/las-vegas/types';

const NOTE_PAIRS: readonly Pair[] = [
  [30000, 30000],
  [80000, 40000],
  [50000, 30000],
  [60000, 30000],
  [60000, 30000],
  [100000, 90000]
].sort((a, b) => a[0]! + a[1]! - b[0]! - b[1]!) as unknown as readonly Pair[];

function afterThrow(testMatch: TestMatch, dice: readonly [Face, Face], ...faces: readonly Face[]): TestMatch {
  return matchAfter(
    testMatch,
    tile('prime-time', { do: 'throw', dice }),
    tile('prime-time', { do: 'place', faces })
  );
}

/** `NOTE_PAIRS` puts $60,000 and $30,000 at casino 3, and $80,000 and $40,000 at casino 5. */
const dice = { 2: { p1: '3', p2: '2' }, 5: { p1: '2', p2: '2', p3: '1' } } as const;

describe('Prime Time', () => {
  test('11.1 the player who would win rolls before any casino is paid', () => {
    const waitingMatch = placeLastDie(
      table(3, ['pay-day', 'prime-time'], { dice, pairs: NOTE_PAIRS }),
      'p3',
      6
    );
    expect(askIds(waitingMatch)).toEqual(['prime-time throw']);
    expect(waitingMatch.state).toMatchObject({ phase: 'payout', paying: { paidTo: 0 } });
    expect(waitingMatch.state.royale?.doing).toMatchObject({ player: 'p1' });
  });

  test.each([
    ['11.4 no one rolls if an imaginary player wins', { 1: { p1: '2', gray: '3' } }],
    ['11.4 no one rolls if all players are tied', { 1: { p1: '2', p2: '2' } }]
  ] as const)('%s', (_, dice) => {
    const next = placeLastDie(table(2, ['prime-time'], { dice }), 'p2', 6);
    expect(next.state.phase).toBe('tiles');
  });

  test('11.2 a black die can make its owner win another casino', () => {
    const waitingMatch = placeLastDie(
      table(3, ['pay-day', 'prime-time'], { dice, pairs: NOTE_PAIRS }),
      'p3',
      6
    );
    const { ledger } = afterThrow(waitingMatch, [2, 5], 5);
    const casino5Postings = ledger.filter(({ why }) => 'casino' in why && why.casino === 5);
    expect(sums(casino5Postings)).toEqual({ p1: 80000, p2: 40000, p3: 0 });
  });

  test('11.2 a black die can cost its owner the win, and the next player does not roll instead', () => {
    const tiedTable = table(4, ['prime-time'], { dice: { 1: { p3: '4', p4: '4', p1: '3', p2: '2' } } });
    const { ledger, state } = afterThrow(placeLastDie(tiedTable, 'p3', 6), [1, 6], 1);
    const postings = ledger.filter(({ why }) => 'casino' in why && why.casino === 1);
    expect(sums(postings)).toEqual({ p1: 0, p2: 30000, p3: 0, p4: 0 });
    expect(state.phase).toBe('tiles');
  });

  test('11.2 the player may place none, one or both, even of a double', () => {
    const waitingMatch = placeLastDie(table(2, ['prime-time'], { dice: { 1: { p1: '2' } } }), 'p2', 6);
    const afterDouble = matchAfter(waitingMatch, tile('prime-time', { do: 'throw', dice: [3, 3] }));
    expect(
      offeredMoves(afterDouble, 'prime-time black').allowedMoves.map((move) => 'faces' in move && move.faces)
    ).toEqual([[], [3], [3, 3]]);
  });

  test('11.3 no black die is placed at a closed casino, and none activates a tile', () => {
    const afterClosing = matchAfter(
      table(2, ['prime-time', 'no-entry', 'high-five'], { dice: { 1: { p1: '2' }, 3: { p1: '4' } } }),
      placeMove(2, 1),
      tile('no-entry', { do: 'close', face: 4 })
    );
    const waitingMatch = matchAfter(
      placeLastDie(afterClosing, 'p2', 6),
      tile('prime-time', { do: 'throw', dice: [3, 4] })
    );
    expect(offeredMoves(waitingMatch, 'prime-time black').refusedMoves).toHaveLength(2);
    const { state } = matchAfter(waitingMatch, tile('prime-time', { do: 'place', faces: [3] }));
    expect(state.purses.p1?.notes).not.toContain(100000);
    expect(piecesOnTile(waitingMatch, 'high-five')).toEqual({});
    expect(diceCounts(waitingMatch, 3)).toEqual({ p1: 4 });
  });

  test('11.4 if an imaginary player wins, the runner-up does not roll either', () => {
    const next = placeLastDie(
      table(2, ['prime-time'], { dice: { 1: { p1: '2', p2: '1', gray: '3' } } }),
      'p2',
      6
    );
    expect(next.ledger.some(({ why }) => why.code === 'primeTimePlaced')).toBe(false);
    expect(next.state.phase).toBe('tiles');
  });
});
