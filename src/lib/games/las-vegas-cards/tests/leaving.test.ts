import { describe, expect, test } from 'vitest';
import {
  matchAfter,
  eightyAndThirty,
  hand,
  placeCardsMove,
  newMatch
} from '$lib/games/las-vegas-cards/fixtures/test-match';
import { rules } from '$lib/games/las-vegas-cards/rules';
import { leaving } from '$lib/games/las-vegas-cards/actions/leaving';
import type { Move } from '$lib/games/las-vegas-cards/types';

const leave = (player: 'p1' | 'p2' | 'p3', pieces: 'stay' | 'go' = 'stay'): Move => ({
  type: 'leave',
  player,
  pieces
});

describe('a player leaves', () => {
  test('1.7 a dealt hand is put aside, and its player is no longer asked', () => {
    const afterDeal = matchAfter(newMatch(3), eightyAndThirty, hand('p2', '1', '1', '2', '33', '4'));
    const { state } = matchAfter(afterDeal, leave('p2'));
    expect(state.places.p2).not.toHaveProperty('hand');
    expect(rules.view(state).acting).toEqual(['p1', 'p3']);
    expect(rules.view(state, 'p2').ownCards?.hand).toEqual([]);
  });

  test('1.7 the turn begins once no one else has to choose', () => {
    const afterTwoPlayers = matchAfter(
      newMatch(3),
      eightyAndThirty,
      placeCardsMove('p1', '1'),
      placeCardsMove('p2', '2')
    );
    expect(afterTwoPlayers.state.turn).toBe(1);
    expect(matchAfter(afterTwoPlayers, leave('p3')).state.turn).toBe(2);
  });

  test('1.8 placed cards stay at the casinos unless the player removes them', () => {
    const afterPlacing = matchAfter(newMatch(3), eightyAndThirty, placeCardsMove('p1', '1', '1'));
    expect(matchAfter(afterPlacing, leave('p1')).state.casinos[0]?.cards).toHaveProperty('p1');
    expect(matchAfter(afterPlacing, leave('p1', 'go')).state.casinos[0]?.cards).toEqual({});
  });

  test('1.9 two remaining players continue, and the next one clockwise starts', () => {
    const { state } = matchAfter(newMatch(3), leave('p1'));
    expect([state.starter, rules.leftPlayers?.(state)]).toEqual([
      'p2',
      [{ player: 'p1', round: 1, between: true }]
    ]);
  });

  test('the sheet says how many cards stay', () => {
    const afterPlacing = matchAfter(newMatch(3), eightyAndThirty, placeCardsMove('p1', '1', '1'));
    const leaveOptions = leaving.leaveOptions(rules.view(afterPlacing.state), 'p1', String);
    expect(leaveOptions.map(({ pieces, rule }) => [pieces, rule])).toEqual([
      ['stay', '1.7'],
      ['go', '1.8']
    ]);
    expect(leaveOptions[0]?.hint).toBe('Two cards stay at the casinos. All others are put aside.');
    expect(leaving.leaveOptions(rules.view(afterPlacing.state), 'p2', String)).toHaveLength(1);
  });
});
