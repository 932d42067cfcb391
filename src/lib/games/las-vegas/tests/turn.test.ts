import { describe, expect, test } from 'vitest';
import {
  matchAfter,
  placeAllAt,
  placeRolled,
  deal,
  pass,
  placeMove,
  roll,
  newMatch,
  type TestMatch
} from '$lib/games/las-vegas/fixtures/test-match';
import { rules } from '$lib/games/las-vegas/rules';
import type { Face, Move, State, Why } from '$lib/games/las-vegas/types';

const afterDeal = matchAfter(newMatch(3), deal());

function refusalOf({ state }: TestMatch, move: Move): Why | undefined {
  return rules.refuse(state, move);
}

/** Each player's remaining small and big dice, as "7+1". */
function diceLeft({ purses, seats }: State): readonly string[] {
  return seats.map((player) => `${purses[player]!.small}+${purses[player]!.big}`);
}

describe('rolling', () => {
  const rolledDice: readonly Face[] = [1, 2, 3, 4, 5, 6, 6];

  test('3.1 all dice in hand are rolled, small and big together', () => {
    expect(refusalOf(afterDeal, roll(rolledDice, 6))).toBeUndefined();
    const tooManyDiceReason: Why = { code: 'wrongRoll', rule: '3.1', who: 'p1', small: 7, big: 1 };
    expect(refusalOf(afterDeal, roll(rolledDice))).toEqual(tooManyDiceReason);
    expect(refusalOf(afterDeal, roll([1, 2], 6))).toEqual(tooManyDiceReason);
    expect(rules.asks(afterDeal.state)[0]).toMatchObject({ for: 'p1', kind: 'dice', count: 7, big: true });
  });

  test('3.1 once the big die is placed, only small dice are rolled', () => {
    const next = matchAfter(afterDeal, placeMove(6, 2, 1), pass, pass);
    expect(rules.asks(next.state)[0]).toMatchObject({ kind: 'dice', count: 5, big: false });
    expect(refusalOf(next, roll([1, 2, 3, 4, 5], 6))).toMatchObject({ code: 'wrongRoll', small: 5, big: 0 });
  });

  test('3.1 no one can place dice that they no longer have', () => {
    const next = matchAfter(afterDeal, placeMove(6, 4, 1), pass, pass);
    expect(refusalOf(next, placeMove(5, 4))).toEqual({
      code: 'tooMany',
      rule: '3.1',
      player: 'p1',
      small: 4,
      has: 3
    });
    expect(refusalOf(next, placeMove(5, 0, 1))).toEqual({
      code: 'bigGone',
      rule: '3.1',
      player: 'p1',
      lies: { casino: 6 }
    });
  });
});

describe('placing', () => {
  const afterFirstTurn = matchAfter(afterDeal, roll([3, 3, 3, 3, 5, 1, 2], 3));

  test('3.2 every die with the chosen number is placed, and the rest are taken back', () => {
    const { state } = matchAfter(afterFirstTurn, placeRolled(3));
    expect(state.casinos[2]?.dice).toEqual({ p1: { small: 4, big: 1 } });
    expect(diceLeft(state)).toEqual(['3+0', '7+1', '7+1']);
    expect(state.arena.roll).toBeUndefined();
  });

  test('3.2 placing fewer is refused, and the refusal says how many there are', () => {
    expect(refusalOf(afterFirstTurn, placeMove(3, 2))).toEqual({
      code: 'notAll',
      rule: '3.2',
      player: 'p1',
      face: 3,
      small: 4,
      big: 1
    });
    expect(refusalOf(afterFirstTurn, placeMove(3, 4, 1))).toBeUndefined();
  });

  test('3.2 a number that was not rolled cannot be placed', () => {
    expect(refusalOf(afterFirstTurn, placeRolled(6))).toEqual({
      code: 'notRolled',
      rule: '3.2',
      player: 'p1',
      face: 6
    });
  });

  test('3.2 at least one die must be placed', () => {
    expect(refusalOf(afterDeal, placeMove(3, 0, 0))).toEqual({ code: 'noDice', rule: '3.2', player: 'p1' });
  });

  test('3.3 dice are added to those of other players at the casino of their number', () => {
    const { state } = matchAfter(afterDeal, placeMove(4, 1), placeMove(4, 2, 1), pass, placeMove(4, 3));
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
    const { state } = matchAfter(afterDeal, placeMove(1, 1), placeAllAt(2), placeMove(3, 1), placeMove(1, 1));
    expect(state.turn).toBe('p3');
  });

  test('3.4 the last player with dice takes one turn after another', () => {
    const lastPlayerMatch = matchAfter(afterDeal, placeMove(1, 1), placeAllAt(2), placeAllAt(3));
    expect(lastPlayerMatch.state.turn).toBe('p1');
    expect(matchAfter(lastPlayerMatch, placeMove(1, 1)).state.turn).toBe('p1');
    expect(matchAfter(lastPlayerMatch, pass).state.turn).toBe('p1');
  });

  test('3.6 the casinos are paid once the last player has placed the last die', () => {
    const lastTurns = matchAfter(afterDeal, placeMove(1, 6, 1), placeAllAt(2), placeAllAt(3));
    expect(lastTurns.state.phase).toBe('turns');
    const { state } = matchAfter(lastTurns, placeMove(6, 1));
    expect(state).toMatchObject({ phase: 'deal', round: 2, paid: { round: 1 }, casinos: [] });
    expect(state.purses.p1?.notes).toEqual([100000, 30000]);
  });

  test('3.6 nothing is paid while each player still has a die', () => {
    const { ledger } = matchAfter(afterDeal, placeMove(1, 7), placeMove(2, 7), placeMove(3, 7));
    expect(ledger.filter(({ why }) => why.code === 'most')).toEqual([]);
  });
});

describe('passing', () => {
  test('3.5 a player pays a chip instead of placing, and keeps all dice', () => {
    const { state, ledger } = matchAfter(afterDeal, roll([1, 1, 1, 1, 1, 1, 1], 1), pass);
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
    const withoutChips = matchAfter(afterDeal, pass, pass, pass, pass, pass, pass);
    expect(refusalOf(withoutChips, pass)).toEqual({ code: 'noChip', rule: '3.5', player: 'p1' });
    const place = rules.asks(withoutChips.state).find(({ id }) => id === 'place');
    const choice = place?.kind === 'choose' ? place.choices.at(-1) : undefined;
    expect(choice).toEqual({ move: pass, refused: { code: 'noChip', rule: '3.5', player: 'p1' } });
  });

  test('3.7 a second chip passes the next turn as well, and paid chips do not come back', () => {
    const nextRound = matchAfter(afterDeal, pass, placeAllAt(2), placeAllAt(3), pass);
    expect(nextRound.state.purses.p1?.chips).toBe(0);
    expect(refusalOf(nextRound, pass)).toEqual({ code: 'noChip', rule: '3.5', player: 'p1' });
  });
});
