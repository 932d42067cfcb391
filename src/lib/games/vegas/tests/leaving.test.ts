import { describe, expect, test } from 'vitest';
import type { PlayerId } from '$lib/core';
import { leaving } from '$lib/games/vegas/actions/leaving';
import { tableText, OPTIONS, playMoves, position } from '$lib/games/vegas/fixtures/position';
import { rules } from '$lib/games/vegas/rules';
import { text } from '$lib/games/vegas/strings/en/log';
import type { Move, State } from '$lib/games/vegas/types';

const quit = (player: PlayerId, pieces: 'stay' | 'go' = 'stay'): Move => ({ type: 'quit', player, pieces });
const names = (player: PlayerId): string => player.toUpperCase();

/** On table 0, p1 has spaces 1 and 2, p2 has 3, and p3 has 4. */
const THREE = position({ players: 3, counters: { 0: { 0: 'p1', 1: 'p1', 2: 'p2', 3: 'p3' } } });

function placesOf(state: State, piece: string): Readonly<Record<string, number>> {
  const places = Object.entries(rules.pieces!(state)[piece] ?? {});
  return Object.fromEntries(places.filter(([, count]) => count > 0));
}

describe('a player leaves', () => {
  test('1.10 the player’s turn ends, and everything but the placed counters goes in the box', () => {
    const { state } = playMoves(THREE, quit('p1'));
    expect([state.turn, state.phase, tableText(state, 0)]).toEqual(['p2', 'turn', 'p1 p1 p2 p3 . .']);
    expect(placesOf(state, 'counter of p1')).toEqual({ box: 18, 'table 0': 2 });
    expect(placesOf(state, 'pawn of p1')).toEqual({ box: 1 });
    expect(placesOf(state, 'front-man of p1')).toEqual({ box: 3 });
    expect(rules.view(state).tables[0]?.pawns).toEqual(['p2', 'p3']);
  });

  test('1.10 another player’s turn continues', () => {
    const stateAfterFrontMan = playMoves(THREE, { type: 'frontMan', table: 2 }).state;
    const { state } = playMoves(stateAfterFrontMan, quit('p3'));
    expect([state.turn, state.phase, state.sentTo]).toEqual(['p1', 'throw', 2]);
  });

  test('1.10 turns skip a player who left', () => {
    const { state } = playMoves(THREE, quit('p2'), { type: 'throw', face: 5 });
    expect(state.turn).toBe('p3');
  });

  test('1.10 a player who leaves no longer makes a pending roll', () => {
    const { state } = playMoves(THREE, { type: 'frontMan', table: 2 }, quit('p1'));
    expect([state.turn, state.phase, state.sentTo]).toEqual(['p2', 'turn', undefined]);
  });

  test('1.10 the remaining players choose first tables, and the next one starts', () => {
    const startState = rules.start(OPTIONS, ['p1', 'p2', 'p3']);
    const { state } = playMoves(
      startState,
      { type: 'stand', player: 'p1', table: 0 },
      quit('p1'),
      { type: 'stand', player: 'p2', table: 0 },
      { type: 'stand', player: 'p3', table: 1 }
    );
    expect([state.phase, state.turn, state.begins]).toEqual(['turn', 'p2', 'p2']);
    expect(rules.leftPlayers?.(state)).toMatchObject([{ player: 'p1', round: 1, between: true }]);
  });

  test('1.10 if the last player to choose leaves, the first turn starts', () => {
    const startState = rules.start(OPTIONS, ['p1', 'p2', 'p3']);
    const standMoves: readonly Move[] = [
      { type: 'stand', player: 'p1', table: 0 },
      { type: 'stand', player: 'p2', table: 0 }
    ];
    expect(playMoves(startState, ...standMoves, quit('p3')).state).toMatchObject({
      phase: 'turn',
      turn: 'p1'
    });
  });

  test('1.11 if the players choose so, the placed counters are taken away, and their spaces are free', () => {
    const { state } = playMoves(THREE, quit('p1', 'go'));
    expect(tableText(state, 0)).toBe('. . p2 p3 . .');
    expect(placesOf(state, 'counter of p1')).toEqual({ box: 20 });
  });

  test('1.12 the game does not wait for a player who left when all others are stuck', () => {
    const hand = { 'front-man': 3, 'mary-chip': 1 };
    expect(playMoves(THREE, quit('p3')).state.cards.p3).toMatchObject(hand);
    const fullTables = Object.fromEntries(
      Array.from({ length: 4 }, (_, index) => [
        index + 4,
        { 0: 'p1', 1: 'p1', 2: 'p1', 3: 'p1', 4: 'p1' } as const
      ])
    );
    const others = Object.fromEntries(
      Array.from({ length: 4 }, (_, index) => [
        index + 8,
        { 0: 'p2', 1: 'p2', 2: 'p2', 3: 'p2', 4: 'p2' } as const
      ])
    );
    const spentCards = { ...THREE.cards.p1!, 'mary-chip': 0 };
    const stuckState = position({
      players: 3,
      counters: { ...fullTables, ...others },
      cards: { p1: spentCards, p2: spentCards }
    });
    expect(rules.refuse(stuckState, { type: 'throw', face: 1 })?.code).toBe('noCounters');
    expect(rules.refuse(playMoves(stuckState, quit('p3')).state, { type: 'throw', face: 1 })).toBeUndefined();
  });

  test('1.10 the player’s money stays in the ranking, and hidden cards stay hidden', () => {
    const stateWithGold = position({
      players: 3,
      scoredTables: { 1: 'p2' },
      options: { holdings: 'hidden' }
    });
    const { state } = playMoves(stateWithGold, quit('p2'));
    expect(rules.view(state, 'p1').seats[1]).toEqual({ player: 'p2', counters: 0 });
    expect(rules.pieces!(state)['gold 3']).toMatchObject({ p2: 1 });
  });

  test('the log says who left, and the sheet says how many counters stay', () => {
    expect(text.logLine(rules.logEventOf(THREE, quit('p2'), THREE), names)).toBe('P2 leaves the game.');
    const leaveOptions = leaving.leaveOptions(rules.view(THREE), 'p1', String);
    expect(leaving.type).toBe('quit');
    expect(leaveOptions.map(({ pieces, rule }) => [pieces, rule])).toEqual([
      ['stay', '1.10'],
      ['go', '1.11']
    ]);
    expect(leaveOptions[0]?.hint).toContain('Two counters stay');
    expect(leaving.leaveOptions(rules.view(position({ players: 3 })), 'p1', String)).toHaveLength(1);
  });
});
