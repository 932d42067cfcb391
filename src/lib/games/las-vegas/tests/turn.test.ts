import { describe, expect, test } from 'vitest';
import {
  after,
  allAt,
  choose,
  deal,
  pass,
  place,
  roll,
  newMatch,
  type TestMatch
} from '$lib/games/las-vegas/fixtures/test-match';
import { rules } from '$lib/games/las-vegas/rules';
import type { Face, Move, State, Why } from '$lib/games/las-vegas/types';

const dealt = after(newMatch(3), deal());

function refusalOf({ state }: TestMatch, move: Move): Why | undefined {
  return rules.refuse(state, move);
}

/** Each player's remaining small and big dice, as "7+1". */
function diceLeft({ purses, seats }: State): readonly string[] {
  return seats.map((player) => `${purses[player]!.small}+${purses[player]!.big}`);
}

describe('rolling', () => {
  const all: readonly Face[] = [1, 2, 3, 4, 5, 6, 6];

  test('3.1 all dice in hand are rolled, small and big together', () => {
    expect(refusalOf(dealt, roll(all, 6))).toBeUndefined();
    const eight: Why = { code: 'wrongRoll', rule: '3.1', who: 'p1', small: 7, big: 1 };
    expect(refusalOf(dealt, roll(all))).toEqual(eight);
    expect(refusalOf(dealt, roll([1, 2], 6))).toEqual(eight);
    expect(rules.asks(dealt.state)[0]).toMatchObject({ for: 'p1', kind: 'dice', count: 7, big: true });
  });

  test('3.1 once the big die is placed, only small dice are rolled', () => {
    const next = after(dealt, place(6, 2, 1), pass, pass);
    expect(rules.asks(next.state)[0]).toMatchObject({ kind: 'dice', count: 5, big: false });
    expect(refusalOf(next, roll([1, 2, 3, 4, 5], 6))).toMatchObject({ code: 'wrongRoll', small: 5, big: 0 });
  });

  test('3.1 no one can place dice that they no longer have', () => {
    const next = after(dealt, place(6, 4, 1), pass, pass);
    expect(refusalOf(next, place(5, 4))).toEqual({
      code: 'tooMany',
      rule: '3.1',
      player: 'p1',
      small: 4,
      has: 3
    });
    expect(refusalOf(next, place(5, 0, 1))).toEqual({
      code: 'bigGone',
      rule: '3.1',
      player: 'p1',
      lies: { casino: 6 }
    });
  });
});

describe('placing', () => {
  const ben = after(dealt, roll([3, 3, 3, 3, 5, 1, 2], 3));

  test('3.2 every die with the chosen number is placed, and the rest are taken back', () => {
    const { state } = after(ben, choose(3));
    expect(state.casinos[2]?.dice).toEqual({ p1: { small: 4, big: 1 } });
    expect(diceLeft(state)).toEqual(['3+0', '7+1', '7+1']);
    expect(state.arena.roll).toBeUndefined();
  });

  test('3.2 placing fewer is refused, with the number that there are', () => {
    expect(refusalOf(ben, place(3, 2))).toEqual({
      code: 'notAll',
      rule: '3.2',
      player: 'p1',
      face: 3,
      small: 4,
      big: 1
    });
    expect(refusalOf(ben, place(3, 4, 1))).toBeUndefined();
  });

  test('3.2 a number that was not rolled cannot be placed', () => {
    expect(refusalOf(ben, choose(6))).toEqual({ code: 'notRolled', rule: '3.2', player: 'p1', face: 6 });
  });

  test('3.2 at least one die must be placed', () => {
    expect(refusalOf(dealt, place(3, 0, 0))).toEqual({ code: 'noDice', rule: '3.2', player: 'p1' });
  });

  test('3.3 dice are added to those of other players at the casino of their number', () => {
    const { state } = after(dealt, place(4, 1), place(4, 2, 1), pass, place(4, 3));
    expect(state.casinos.map(({ dice }) => dice)).toEqual([
      {},
      {},
      {},
      { p1: { small: 4, big: 0 }, p2: { small: 2, big: 1 } },
      {},
      {}
    ]);
  });
});

describe('the order of turns', () => {
  test('3.4 a player without dice is skipped', () => {
    const { state } = after(dealt, place(1, 1), allAt(2), place(3, 1), place(1, 1));
    expect(state.turn).toBe('p3');
  });

  test('3.4 the last player with dice takes one turn after another', () => {
    const alone = after(dealt, place(1, 1), allAt(2), allAt(3));
    expect(alone.state.turn).toBe('p1');
    expect(after(alone, place(1, 1)).state.turn).toBe('p1');
    expect(after(alone, pass).state.turn).toBe('p1');
  });

  test('3.6 the casinos are paid once the last player has placed the last die', () => {
    const late = after(dealt, place(1, 6, 1), allAt(2), allAt(3));
    expect(late.state.phase).toBe('turns');
    const { state } = after(late, place(6, 1));
    expect(state).toMatchObject({ phase: 'deal', round: 2, paid: { round: 1 }, casinos: [] });
    expect(state.purses.p1?.notes).toEqual([100000, 30000]);
  });

  test('3.6 nothing is paid while each player still has a die', () => {
    const { ledger } = after(dealt, place(1, 7), place(2, 7), place(3, 7));
    expect(ledger.filter(({ why }) => why.code === 'most')).toEqual([]);
  });
});

describe('passing', () => {
  test('3.5 a player pays a chip instead of placing, and keeps all dice', () => {
    const { state, ledger } = after(dealt, roll([1, 1, 1, 1, 1, 1, 1], 1), pass);
    expect(diceLeft(state)[0]).toBe('7+1');
    expect(state.turn).toBe('p2');
    expect(ledger.at(-1)).toEqual({
      from: 'p1',
      to: 'bank',
      piece: 'chip',
      value: 10000,
      why: { code: 'passed', rule: '3.5', player: 'p1', left: 1 }
    });
  });

  test('3.5 a player without a chip cannot pass', () => {
    const broke = after(dealt, pass, pass, pass, pass, pass, pass);
    expect(refusalOf(broke, pass)).toEqual({ code: 'noChip', rule: '3.5', player: 'p1' });
    const place = rules.asks(broke.state).find(({ id }) => id === 'place');
    const choice = place?.kind === 'choose' ? place.choices.at(-1) : undefined;
    expect(choice).toEqual({ move: pass, refused: { code: 'noChip', rule: '3.5', player: 'p1' } });
  });

  test('3.7 a second chip passes the next turn as well, and paid chips do not come back', () => {
    const again = after(dealt, pass, allAt(2), allAt(3), pass);
    expect(again.state.purses.p1?.chips).toBe(0);
    expect(refusalOf(again, pass)).toEqual({ code: 'noChip', rule: '3.5', player: 'p1' });
  });
});
