import { describe, expect, test } from 'vitest';
import { live, offeredMoves, piecesMoved, table, tile } from '$lib/games/las-vegas/fixtures/royale';
import {
  after,
  choose,
  deal,
  place,
  roll,
  newMatch,
  type TestMatch
} from '$lib/games/las-vegas/fixtures/test-match';
import { ROYALE_DEFAULTS } from '$lib/games/las-vegas/state/royale';
import { rules } from '$lib/games/las-vegas/rules';
import type { Face, Move } from '$lib/games/las-vegas/types';

function close(face: Face): Move {
  return tile('no-entry', { do: 'close', face });
}

const keep = tile('no-entry', { do: 'keep' });
const start = table(3, ['no-entry']);

function closings(...faces: readonly Face[]): TestMatch {
  return faces.reduce((testMatch, face) => after(testMatch, place(1, 1), close(face)), start);
}

describe('No Entry!', () => {
  test('17.1 any other casino can be closed, and the first time one must be', () => {
    const activated = after(start, place(1, 1));
    expect(offeredMoves(activated, 'no-entry close')).toEqual({
      open: [close(2), close(3), close(4), close(5), close(6)],
      shut: [close(1)]
    });
    expect(closings(5).state.royale?.closed).toBe(5);
  });

  test('17.1 closing the next one opens the earlier one again', () => {
    const afterMove = closings(5, 4);
    expect(afterMove.state.royale?.closed).toBe(4);
    expect(rules.refuse(afterMove.state, place(5, 1))).toBeUndefined();
  });

  test('17.2 the counter moves on and pays what it shows', () => {
    expect(piecesMoved(closings(5).ledger)).toEqual(['chip 10000', 'chip 10000']);
    expect(piecesMoved(closings(5, 4, 3).ledger)).toEqual(['chip 10000', 'chip 10000', 'note 30000']);
    expect(closings(5, 4).ledger.at(-1)).toMatchObject({
      value: 0,
      why: { code: 'noEntryClosed', space: 2 }
    });
  });

  test('17.3 the counter goes round and round, and the start arrow pays nothing', () => {
    const round = closings(5, 4, 3, 2, 5, 4);
    expect(piecesMoved(round.ledger)).toHaveLength(4);
    expect(live(round, 'no-entry')).toMatchObject({ counter: 0 });
    expect(piecesMoved(closings(5, 4, 3, 2, 5, 4, 3).ledger)).toHaveLength(6);
  });

  test('17.3 if a box shows other amounts, those are paid', () => {
    const royale = { ...ROYALE_DEFAULTS, tiles: 1, noEntryTrack: [0, 50000], bank: 'notCounted' } as const;
    const next = after(newMatch(2, { royale }), { type: 'lay', tile: 'no-entry' }, deal());
    const closed = after(
      { ...next, state: { ...next.state, neutral: true }, ledger: [] },
      place(1, 1),
      close(2)
    );
    expect(piecesMoved(closed.ledger)).toEqual(['note 50000']);
  });

  test('17.4 if the token stays, the counter stays and pays nothing', () => {
    const next = after(closings(5), place(1, 1), keep);
    expect(live(next, 'no-entry')).toMatchObject({ counter: 1 });
    expect(next.ledger.at(-1)).toMatchObject({ value: 0, why: { code: 'noEntryKept', face: 5 } });
    expect(offeredMoves(after(closings(5), place(1, 1)), 'no-entry close').shut).toEqual([
      close(1),
      close(5)
    ]);
  });

  test('17.1 a closed casino takes no dice', () => {
    const closed = closings(5);
    const rolled = after(closed, roll([5, 5, 5, 5, 5, 5, 3], 5));
    expect(rules.refuse(rolled.state, choose(5))).toEqual({ code: 'closed', rule: '8.8', face: 5 });
    expect(offeredMoves(rolled, 'place').open).toEqual([choose(3), { type: 'pass' }]);
  });
});
