import { describe, expect, test } from 'vitest';
import { rules } from '$lib/games/las-vegas/rules';
import { pieces } from '$lib/games/las-vegas/state/pieces';
import { leaving } from '$lib/games/las-vegas/actions/leaving';
import { ROYALE_DEFAULTS } from '$lib/games/las-vegas/state/royale';
import {
  matchAfter,
  placeAllAt,
  placeRolled,
  deal,
  neutralMove,
  placeMove,
  roll,
  newMatch
} from '$lib/games/las-vegas/fixtures/test-match';
import type { Move, State } from '$lib/games/las-vegas/types';

const leave = (player: 'p1' | 'p2' | 'p3', pieces: 'stay' | 'go' = 'stay'): Move => ({
  type: 'leave',
  player,
  pieces
});

/** Lists how many of this piece are in each place, without zeros. */
function placesOfPiece(state: State, piece: string): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(pieces(state)[piece] ?? {}).filter(([, count]) => count > 0));
}

describe('a player leaves', () => {
  test('1.6 placed dice stay, those in hand go in the box, and the next player continues', () => {
    const { state } = matchAfter(
      newMatch(3),
      deal(),
      placeMove(6, 3),
      roll([1, 1, 2, 2, 3, 3, 4], 5),
      leave('p2')
    );
    expect(state).toMatchObject({ turn: 'p3', arena: {}, purses: { p2: { small: 0, big: 0, chips: 2 } } });
    expect(placesOfPiece(state, 'p2 small')).toEqual({ box: 7 });
  });

  test('1.6 if someone leaves during another player’s turn, this turn goes on', () => {
    const afterRoll = matchAfter(newMatch(3), deal(), roll([1, 1, 2, 2, 3, 3, 4], 5));
    const { state } = matchAfter(afterRoll, leave('p3'));
    expect([state.turn, state.arena]).toEqual([afterRoll.state.turn, afterRoll.state.arena]);
    expect(matchAfter({ state, ledger: [] }, placeRolled(1)).state.turn).toBe('p2');
  });

  test('1.6 the player’s claim to a chip card is dropped', () => {
    const chipCards = { dice: 'placement', big: 'two' } as const;
    const afterPlacing = matchAfter(
      newMatch(3, { chipCards }),
      deal(),
      { type: 'chipCards', colours: ['pink', 'pink', 'pink', 'pink', 'pink', 'gold'] },
      placeMove(6, 3)
    );
    expect(afterPlacing.state.chipCards?.claim?.player).toBe('p1');
    const { state } = matchAfter(afterPlacing, leave('p1'));
    expect([state.chipCards?.claim, state.turn, state.chipCards?.owned]).toEqual([undefined, 'p2', {}]);
  });

  test('1.7 by choice the dice are taken from the casinos into the box', () => {
    const { state } = matchAfter(newMatch(3), deal(), placeMove(6, 3), placeMove(5, 2, 1), leave('p1', 'go'));
    expect(state.casinos[5]?.dice).toEqual({});
    expect([placesOfPiece(state, 'p1 small'), placesOfPiece(state, 'p1 big')]).toEqual([
      { box: 7 },
      { box: 1 }
    ]);
    expect(placesOfPiece(state, 'p2 small')).toEqual({ beside: 5, 'casino 5': 2 });
  });

  test('1.8 the neutral dice have the colour of the first player who left', () => {
    const afterPayout = matchAfter(newMatch(3), deal(), placeAllAt(6), leave('p2'), placeAllAt(5));
    expect(placesOfPiece(afterPayout.state, 'p2 small')).toEqual({ beside: 7 });
    const afterDeal = matchAfter(afterPayout, deal());
    expect(rules.asks(afterDeal.state).map(({ id }) => id)).toContain('neutral');
    const { state } = matchAfter(afterDeal, neutralMove([1, 1, 1, 1, 1, 1, 2], 2));
    expect(placesOfPiece(state, 'p2 small')).toEqual({ 'casino 1': 6, 'casino 2': 1 });
    expect(pieces(state)).not.toHaveProperty('neutral small');
  });

  test('1.9 if the starting player leaves, the next player clockwise starts', () => {
    const { state } = matchAfter(newMatch(3), leave('p1'), deal());
    expect([state.opening.player, state.turn]).toEqual(['p2', 'p2']);
  });

  test('8.22 in a game with tiles, a player can leave between the payout and the notes', () => {
    const { state } = matchAfter(newMatch(3, { royale: ROYALE_DEFAULTS }), leave('p2'));
    expect(rules.leftPlayers?.(state)).toEqual([{ player: 'p2', round: 1, between: true, small: 7, big: 1 }]);
  });
});

describe('the sheet for leaving', () => {
  const leaveOptionsOf = ({ state }: { readonly state: State }, player: 'p1' | 'p2') =>
    leaving
      .leaveOptions(rules.view(state), player, String)
      .map(({ pieces, rule, hint }) => [pieces, rule, hint]);

  test('says how many dice stay and how many go', () => {
    const afterPlacing = matchAfter(newMatch(3), deal(), placeMove(6, 6, 1));
    expect(leaveOptionsOf(afterPlacing, 'p1')).toEqual([
      ['stay', '1.6', 'Seven dice stay at the casinos. The die in hand goes back in the box.'],
      ['go', '1.7', 'The casinos are paid without them.']
    ]);
    expect(leaveOptionsOf(matchAfter(newMatch(3), deal(), placeMove(6, 1)), 'p1')[0]).toEqual([
      'stay',
      '1.6',
      'One die stays at the casinos. The seven dice in hand go back in the box.'
    ]);
  });

  test('offers only one option if no dice are placed', () => {
    expect(leaveOptionsOf(newMatch(3), 'p1')).toHaveLength(1);
    expect(leaveOptionsOf(matchAfter(newMatch(3), deal()), 'p2')).toHaveLength(1);
    expect(leaveOptionsOf(matchAfter(newMatch(3, { depth: 'rounds' }), deal()), 'p2')).toHaveLength(2);
  });
});
