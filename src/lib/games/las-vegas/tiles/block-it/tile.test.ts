import { describe, expect, test } from 'vitest';
import {
  askIds,
  diceCounts,
  piecesOnTile,
  offeredMoves,
  payoutPostings,
  table,
  tile
} from '$lib/games/las-vegas/fixtures/royale';
import { matchAfter, placeMove } from '$lib/games/las-vegas/fixtures/test-match';
import type { Face, Move } from '$lib/games/las-vegas/types';

function blockMove(size: number, face: Face): Move {
  return tile('block-it', { do: 'block', gray: size, face });
}

describe('Block It!', () => {
  test('19.1 a cluster of grey dice is put at one casino', () => {
    const next = matchAfter(table(3, ['block-it']), placeMove(1, 1), blockMove(3, 4));
    expect(diceCounts(next, 4)).toEqual({ gray: 3 });
    expect(piecesOnTile(next, 'block-it')).toEqual({ clusters: [1, 1, 2, 2] });
  });

  test('19.3 after the fifth cluster the tile has no effect', () => {
    const afterAllClusters = [1, 1, 2, 2, 3].reduce(
      (testMatch, size) => matchAfter(testMatch, placeMove(1, 1), blockMove(size, 6)),
      table(3, ['block-it'])
    );
    expect(diceCounts(afterAllClusters, 6)).toEqual({ gray: 9 });
    expect(askIds(matchAfter(afterAllClusters, placeMove(1, 1)))).toContain('roll');
  });

  test('19.1 a cluster cannot be put at a closed casino', () => {
    const afterClosing = matchAfter(
      table(3, ['block-it', 'no-entry']),
      placeMove(2, 1),
      tile('no-entry', { do: 'close', face: 5 }),
      placeMove(1, 1)
    );
    expect(offeredMoves(afterClosing, 'block-it block').refusedMoves).toEqual([
      blockMove(1, 5),
      blockMove(2, 5),
      blockMove(3, 5)
    ]);
  });

  test('19.2 a note that grey dice win goes under the pile', () => {
    const next = matchAfter(
      table(3, ['block-it'], { dice: { 4: { p1: '2', p2: '1' } } }),
      placeMove(1, 1),
      blockMove(3, 4)
    );
    const casino4Postings = payoutPostings(next).filter(({ why }) => 'casino' in why && why.casino === 4);
    expect(casino4Postings.map(({ to, value }) => [to, value])).toEqual([
      ['pile', 60000],
      ['p1', 60000],
      ['p2', 0]
    ]);
  });

  test('19.2 with two players, grey and neutral dice belong to different imaginary players', () => {
    const initialMatch = table(2, ['block-it'], { dice: { 4: { p1: '1', neutral: '2' } } });
    const casino4Postings = payoutPostings(matchAfter(initialMatch, placeMove(1, 1), blockMove(2, 4))).filter(
      ({ why }) => 'casino' in why && why.casino === 4
    );
    expect(casino4Postings.map(({ to, value }) => [to, value])).toEqual([
      ['p1', 60000],
      ['pile', 60000]
    ]);
  });
});
