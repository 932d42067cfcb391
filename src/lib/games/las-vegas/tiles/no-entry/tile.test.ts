import { describe, expect, test } from 'vitest';
import { piecesOnTile, offeredMoves, movedPieces, table, tile } from '$lib/games/las-vegas/fixtures/royale';
import {
  matchAfter,
  placeRolled,
  deal,
  placeMove,
  roll,
  newMatch,
  type TestMatch
} from '$lib/games/las-vegas/fixtures/test-match';
import { ROYALE_DEFAULTS } from '$lib/games/las-vegas/state/royale';
import { rules } from '$lib/games/las-vegas/rules';
import type { Face, Move } from '$lib/games/las-vegas/types';

function closeMove(face: Face): Move {
  return tile('no-entry', { do: 'close', face });
}

const keepMove = tile('no-entry', { do: 'keep' });
const initialMatch = table(3, ['no-entry']);

function afterClosings(...faces: readonly Face[]): TestMatch {
  return faces.reduce(
    (testMatch, face) => matchAfter(testMatch, placeMove(1, 1), closeMove(face)),
    initialMatch
  );
}

describe('No Entry!', () => {
  test('17.1 any other casino can be closed, and the first time one must be', () => {
    const afterActivation = matchAfter(initialMatch, placeMove(1, 1));
    expect(offeredMoves(afterActivation, 'no-entry close')).toEqual({
      allowedMoves: [closeMove(2), closeMove(3), closeMove(4), closeMove(5), closeMove(6)],
      refusedMoves: [closeMove(1)]
    });
    expect(afterClosings(5).state.royale?.closed).toBe(5);
  });

  test('17.1 closing the next one opens the earlier one again', () => {
    const afterMove = afterClosings(5, 4);
    expect(afterMove.state.royale?.closed).toBe(4);
    expect(rules.refuse(afterMove.state, placeMove(5, 1))).toBeUndefined();
  });

  test('17.2 the counter moves on and pays what it shows', () => {
    expect(movedPieces(afterClosings(5).ledger)).toEqual(['chip 10000', 'chip 10000']);
    expect(movedPieces(afterClosings(5, 4, 3).ledger)).toEqual(['chip 10000', 'chip 10000', 'note 30000']);
    expect(afterClosings(5, 4).ledger.at(-1)).toMatchObject({
      value: 0,
      why: { code: 'noEntryClosed', space: 2 }
    });
  });

  test('17.3 the counter goes round and round, and the start arrow pays nothing', () => {
    const roundMatch = afterClosings(5, 4, 3, 2, 5, 4);
    expect(movedPieces(roundMatch.ledger)).toHaveLength(4);
    expect(piecesOnTile(roundMatch, 'no-entry')).toMatchObject({ counter: 0 });
    expect(movedPieces(afterClosings(5, 4, 3, 2, 5, 4, 3).ledger)).toHaveLength(6);
  });

  test('17.3 if a box shows other amounts, those are paid', () => {
    const royale = { ...ROYALE_DEFAULTS, tiles: 1, noEntryTrack: [0, 50000], bank: 'notCounted' } as const;
    const next = matchAfter(newMatch(2, { royale }), { type: 'lay', tile: 'no-entry' }, deal());
    const afterClosing = matchAfter(
      { ...next, state: { ...next.state, neutral: true }, ledger: [] },
      placeMove(1, 1),
      closeMove(2)
    );
    expect(movedPieces(afterClosing.ledger)).toEqual(['note 50000']);
  });

  test('17.4 if the token stays, the counter stays and pays nothing', () => {
    const next = matchAfter(afterClosings(5), placeMove(1, 1), keepMove);
    expect(piecesOnTile(next, 'no-entry')).toMatchObject({ counter: 1 });
    expect(next.ledger.at(-1)).toMatchObject({ value: 0, why: { code: 'noEntryKept', face: 5 } });
    expect(
      offeredMoves(matchAfter(afterClosings(5), placeMove(1, 1)), 'no-entry close').refusedMoves
    ).toEqual([closeMove(1), closeMove(5)]);
  });

  test('17.1 a closed casino takes no dice', () => {
    const afterClosing = afterClosings(5);
    const afterRoll = matchAfter(afterClosing, roll([5, 5, 5, 5, 5, 5, 3], 5));
    expect(rules.refuse(afterRoll.state, placeRolled(5))).toEqual({ code: 'closed', rule: '8.8', face: 5 });
    expect(offeredMoves(afterRoll, 'place').allowedMoves).toEqual([placeRolled(3), { type: 'pass' }]);
  });
});
