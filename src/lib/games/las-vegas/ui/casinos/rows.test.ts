import { describe, expect, test } from 'vitest';
import { seated } from '$lib/games/las-vegas/fixtures/sitting';
import { rules } from '$lib/games/las-vegas/rules';
import type { Move, State, Tap } from '$lib/games/las-vegas/types';
import type { EntrySource } from '$lib/core';
import { leaveWords, tieWords } from './captions';
import { nextShow, wasCounted } from '$lib/games/las-vegas/ui/asks/counting';
import { modeOf, type Mode } from '$lib/games/las-vegas/ui/mode';
import { peopleOf } from '$lib/games/las-vegas/ui/board-people';
import { countChoices, onlyPlacement, rowsOf, rowWords, type CasinoLine } from './rows';
import { bigDieOf } from '$lib/games/las-vegas/actions/big-die';
import { previewCount } from './previews';

const people = peopleOf([
  { player: 'p1', name: 'Anna', colour: 'sky' },
  { player: 'p2', name: 'Ben', colour: 'yellow' },
  { player: 'p3', name: 'Carla', colour: 'blue' }
]);
const deal: Move = {
  type: 'deal',
  pairs: [
    [30000, 40000],
    [50000, 50000],
    [60000, 70000],
    [80000, 80000],
    [90000, 80000],
    [100000, 90000]
  ]
};

function after(...moves: readonly Move[]): State {
  const start = seated(3).state;
  return moves.reduce((state, move) => rules.play(state, move).state, start);
}

function put(face: 1 | 2 | 3 | 4 | 5 | 6, small: number, big = 0): Move {
  return { type: 'place', face, small, big };
}

function modeAt(
  state: State,
  draft: readonly Tap[] = [],
  parts: Readonly<Record<string, EntrySource>> = {}
): Mode {
  return modeOf({ view: rules.view(state), asks: rules.asks(state), draft, parts });
}

function rowsAt(state: State, draft: readonly Tap[] = []): readonly CasinoLine[] {
  return rowsOf({ view: rules.view(state), mode: modeAt(state, draft), draft, people });
}

describe('the control that is shown', () => {
  test('is the one of whoever supplies the part', () => {
    expect(modeAt(after())).toMatchObject({ mode: 'deal', control: 'table' });
    expect(modeAt(after(), [], { notes: 'app' })).toMatchObject({ mode: 'deal', control: 'app' });
    expect(modeAt(after(deal), [], { dice: 'app' })).toMatchObject({ mode: 'turn', control: 'app' });
  });

  test('is the other one after a tap, also in the middle of a turn', () => {
    const typed: Tap = { tap: 'show', show: 'table' };
    expect(modeAt(after(deal), [typed], { dice: 'app' })).toMatchObject({ control: 'table' });
    expect(modeAt(after(deal), [{ tap: 'show', show: 'rolled' }])).toMatchObject({ control: 'rolled' });
  });

  test('counts casino by casino where only the rounds are told', () => {
    const state = after(deal, { type: 'depth', depth: 'rounds' });
    expect(modeAt(state)).toMatchObject({ mode: 'count', at: 'board' });
    expect(modeAt(state, [{ tap: 'show', show: 'casino 4' }])).toMatchObject({ at: 4 });
    expect(modeAt(state, [{ tap: 'show', show: 'chips' }])).toMatchObject({ at: 'chips' });
  });
});

describe('the rows', () => {
  const state = after(deal, put(4, 3), put(6, 2), {
    type: 'roll',
    dice: [1, 3, 3, 4, 4, 6, 6],
    big: 3
  });

  test('are lit where the roll can go, with where it would put the player', () => {
    const rows = rowsAt(state);
    expect(rows.map(({ lit, caption }) => [lit, caption])).toEqual([
      [true, 'You’d lead'],
      [false, 'No 2 in this roll'],
      [true, 'You’d lead'],
      [true, 'You’d be second'],
      [false, 'No 5 in this roll'],
      [true, 'You’d tie Ben']
    ]);
    expect(rows[1]?.refused).toMatchObject({ code: 'notRolled', face: 2 });
    expect(rows[2]?.pick).toEqual({ type: 'place', face: 3 });
  });

  test('say the same to those who hear them', () => {
    const [, , , four] = rowsAt(state);
    expect(four && rowWords(four, people)).toBe(
      'Casino 4: You’d be second. Notes of $80,000 and $80,000. It would be: Anna 3, $80,000. Carla 2, $80,000.'
    );
  });

  test('show the big die that is among them before its count is told', () => {
    const draft: readonly Tap[] = [
      { tap: 'face', face: 4 },
      { tap: 'big', face: 4, on: true }
    ];
    const before = after(deal, put(4, 3));
    expect(rowsAt(before, draft)[3]).toMatchObject({
      lit: true,
      chosen: true,
      caption: 'You’d have 2 so far'
    });
    expect(rowsAt(before, draft)[3]?.casino.claims.map(({ own }) => own.count)).toEqual([3, 2]);
  });

  test('keep the casinos as they were paid', () => {
    const ways = [1, 2, 3].map((face) => put(face as 1 | 2 | 3, 7, 1));
    const paid = after(deal, ...ways);
    expect(rules.view(paid).casinos).toEqual([]);
    expect(rowsAt(paid)[1]?.casino.claims[0]?.own).toMatchObject({ who: 'p2', count: 9 });
  });
});

describe('counts of a typed placement', () => {
  test('say what each would come to, and none without the big die is refused', () => {
    const state = after(deal, put(4, 3));
    const mode = modeAt(state);
    if (mode.mode !== 'turn') throw new Error('a turn was expected');
    const plain = countChoices(rules.view(state), mode.place, { face: 4, big: false });
    expect(plain).toHaveLength(8);
    expect(plain[0]?.refused).toMatchObject({ code: 'noDice' });
    expect(plain.slice(1, 5).map(({ own }) => [own?.own.count, own?.tied, own?.award])).toEqual([
      [1, false, 80000],
      [2, false, 80000],
      [3, true, 0],
      [4, false, 80000]
    ]);
    const big = countChoices(rules.view(state), mode.place, { face: 4, big: true });
    expect(big[0]?.move).toEqual({ type: 'place', face: 4, small: 0, big: 1 });
  });

  test('are not asked for the last die', () => {
    const state = after(deal, put(1, 7), put(2, 1), put(3, 1));
    const mode = modeAt(state);
    if (mode.mode !== 'turn') throw new Error('a turn was expected');
    expect(onlyPlacement(rules.view(state), mode.place, 6)).toEqual(put(6, 0, 1));
    expect(bigDieOf(rules.view(after(deal, put(5, 0, 1))), 'p1')).toEqual({ casino: 5 });
  });

  test('4.2 equal counts are told in one line', () => {
    const [casino] = rules.view(after(deal, put(1, 3), put(1, 1, 1))).casinos;
    expect(casino && tieWords(casino, people.names)).toMatchObject([
      {
        words: 'Anna and Ben (1 small die and the big one) tie with 3 each. Both are out.',
        why: { rule: '4.2' }
      }
    ]);
  });

  test('5.2 dice that nobody owns are named last', () => {
    const [casino] = rules.view(after(deal, put(1, 3))).casinos;
    const shown =
      casino &&
      previewCount(casino, { neutral: { small: [3, 0, 0, 0, 0, 0] }, p2: { small: [3, 0, 0, 0, 0, 0] } });
    expect(shown && leaveWords(shown.claims, people.names)).toBe(
      'Anna, Ben and the neutral player tie with 3 each. All are out.'
    );
  });
});

test('the count goes from casino 1 to 6, then to the chips, and ticks what was left again', () => {
  const draft: readonly Tap[] = [
    { tap: 'show', show: 'casino 1' },
    { tap: 'show', show: nextShow(1) }
  ];
  expect([nextShow(1), nextShow(6)]).toEqual(['casino 2', 'chips']);
  expect([wasCounted(draft, 1), wasCounted(draft, 2), wasCounted(draft, 3)]).toEqual([true, false, false]);
});
