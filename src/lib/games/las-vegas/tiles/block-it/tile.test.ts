import { describe, expect, test } from 'vitest';
import { askIds, counts, live, offeredMoves, paid, table, tile } from '$lib/games/las-vegas/fixtures/royale';
import { after, place } from '$lib/games/las-vegas/fixtures/test-match';
import type { Face, Move } from '$lib/games/las-vegas/types';

function block(gray: number, face: Face): Move {
  return tile('block-it', { do: 'block', gray, face });
}

describe('Block It!', () => {
  test('19.1 a cluster of grey dice is put at one casino', () => {
    const next = after(table(3, ['block-it']), place(1, 1), block(3, 4));
    expect(counts(next, 4)).toEqual({ gray: 3 });
    expect(live(next, 'block-it')).toEqual({ clusters: [1, 1, 2, 2] });
  });

  test('19.3 after the fifth cluster the tile has no effect', () => {
    const all = [1, 1, 2, 2, 3].reduce(
      (testMatch, gray) => after(testMatch, place(1, 1), block(gray, 6)),
      table(3, ['block-it'])
    );
    expect(counts(all, 6)).toEqual({ gray: 9 });
    expect(askIds(after(all, place(1, 1)))).toContain('roll');
  });

  test('19.1 a cluster cannot be put at a closed casino', () => {
    const closed = after(
      table(3, ['block-it', 'no-entry']),
      place(2, 1),
      tile('no-entry', { do: 'close', face: 5 }),
      place(1, 1)
    );
    expect(offeredMoves(closed, 'block-it block').shut).toEqual([block(1, 5), block(2, 5), block(3, 5)]);
  });

  test('19.2 a note that grey dice win goes under the pile', () => {
    const next = after(
      table(3, ['block-it'], { dice: { 4: { p1: '2', p2: '1' } } }),
      place(1, 1),
      block(3, 4)
    );
    const four = paid(next).filter(({ why }) => 'casino' in why && why.casino === 4);
    expect(four.map(({ to, value }) => [to, value])).toEqual([
      ['pile', 60000],
      ['p1', 60000],
      ['p2', 0]
    ]);
  });

  test('19.2 with two players, grey and neutral dice belong to different imaginary players', () => {
    const start = table(2, ['block-it'], { dice: { 4: { p1: '1', neutral: '2' } } });
    const four = paid(after(start, place(1, 1), block(2, 4))).filter(
      ({ why }) => 'casino' in why && why.casino === 4
    );
    expect(four.map(({ to, value }) => [to, value])).toEqual([
      ['p1', 60000],
      ['pile', 60000]
    ]);
  });
});
