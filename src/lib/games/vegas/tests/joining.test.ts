import { describe, expect, test } from 'vitest';
import { startingPlayersOf, totalOf, type JoinStart, type PlayerId } from '$lib/core';
import { joining } from '$lib/games/vegas/actions/joining';
import { tableText, OPTIONS, playMoves, position, refusal } from '$lib/games/vegas/fixtures/position';
import { rules } from '$lib/games/vegas/rules';
import { text } from '$lib/games/vegas/strings/en/log';
import type { Move, State } from '$lib/games/vegas/types';

const join = (player: PlayerId, round: number, start: JoinStart = 'nothing'): Move => ({
  ...{ type: 'join', player, name: 'Dora', colour: 'white' },
  ...{ round, start }
});
const stand = (player: PlayerId, table: number): Move => ({ type: 'stand', player, table });
const quit = (player: PlayerId): Move => ({ type: 'quit', player, pieces: 'stay' });
const roll = (face: 1 | 2 | 3 | 4 | 5 | 6): Move => ({ type: 'throw', face });
const names = (player: PlayerId): string => (player === 'p3' ? 'Dora' : player.toUpperCase());

/** Counts these pieces at each place that has any. */
function placesOf(state: State, piece: string): Readonly<Record<string, number>> {
  const places = Object.entries(rules.pieces!(state)[piece] ?? {});
  return Object.fromEntries(places.filter(([, count]) => count > 0));
}

/** Plays turns in which the pawn only changes tables, and returns their players in order. */
function turnsFrom(state: State, count: number): readonly PlayerId[] {
  let current = state;
  return Array.from({ length: count }, () => {
    const { turn, pawns } = current;
    current = playMoves(current, { type: 'change', table: pawns[turn] === 0 ? 2 : 0 }).state;
    return turn;
  });
}

/** A position in round 3, after p1 won table 1 (3 gold) and p2 won table 2 (10 gold). */
const THIRD = position({ scoredTables: { 1: 'p1', 2: 'p2' }, turn: 'p2' });

describe('a player joins', () => {
  test('1.13 a newcomer gets a pawn, 20 counters and ten cards', () => {
    const { state, postings } = playMoves(THIRD, join('p3', 3));
    expect(state.seats).toEqual(['p1', 'p2', 'p3']);
    expect(postings).toEqual([]);
    expect(placesOf(state, 'counter of p3')).toEqual({ hand: 20 });
    expect(placesOf(state, 'pawn of p3')).toEqual({ beside: 1 });
    expect(placesOf(state, 'front-man of p3')).toEqual({ hand: 3 });
    expect(placesOf(state, 'good-luck-6 of p3')).toEqual({ hand: 1 });
    expect(placesOf(state, 'mary-chip of p3')).toEqual({ hand: 1 });
  });

  test('1.13 a newcomer places the pawn at a table, and then the next turn follows', () => {
    const stateAfterJoin = playMoves(THIRD, join('p3', 3)).state;
    expect([stateAfterJoin.phase, stateAfterJoin.turn]).toEqual(['first', 'p3']);
    expect(refusal(stateAfterJoin, stand('p3', 1))).toBe('tableScored 6.9');
    const { state } = playMoves(stateAfterJoin, stand('p3', 0));
    expect([state.phase, state.turn]).toEqual(['turn', 'p2']);
    expect(rules.view(state).tables[0]?.pawns).toEqual(['p1', 'p2', 'p3']);
  });

  test('1.13 a newcomer sits last clockwise, before the first seat', () => {
    const startState = position({ turn: 'p2' });
    const { state } = playMoves(startState, join('p3', 1), join('p4', 1), stand('p3', 0), stand('p4', 2));
    expect(turnsFrom(state, 6)).toEqual(['p2', 'p3', 'p4', 'p1', 'p2', 'p3']);
  });

  test('1.13 a newcomer chooses in turn while first tables are being chosen', () => {
    const startState = rules.start({ ...OPTIONS, first: 'p2' }, ['p1', 'p2']);
    const { state } = playMoves(startState, stand('p2', 0), join('p3', 1));
    expect([state.phase, state.turn]).toEqual(['first', 'p3']);
    const stateAfterStart = playMoves(state, stand('p3', 1), stand('p1', 2)).state;
    expect([stateAfterStart.phase, stateAfterStart.turn]).toEqual(['turn', 'p2']);
  });

  test('1.13 a newcomer may leave again before placing the pawn', () => {
    const { state } = playMoves(THIRD, join('p3', 3), quit('p3'));
    expect([state.phase, state.turn]).toEqual(['turn', 'p2']);
    expect(rules.leftPlayers?.(state)).toMatchObject([{ player: 'p3', round: 3 }]);
  });

  test('1.10 a player who leaves while a newcomer chooses has left in that round, not before it', () => {
    const { state } = playMoves(position({ turn: 'p2' }), join('p3', 1), quit('p2'));
    expect(rules.leftPlayers?.(state)).toEqual([{ player: 'p2', round: 1, pieces: 'go' }]);
    const next = playMoves(state, stand('p3', 0)).state;
    expect([next.phase, next.turn]).toEqual(['turn', 'p3']);
  });

  test('1.13 a newcomer’s counters can be replaced, and then come back', () => {
    const { state } = playMoves(
      position({ turn: 'p2' }),
      ...[join('p3', 1), stand('p3', 0), roll(2), roll(4), roll(4)]
    );
    expect(tableText(state, 0)).toBe('. p2 . p1 . .');
    expect(placesOf(state, 'counter of p3')).toEqual({ hand: 20 });
  });

  test('1.13 the entered board includes the newcomer’s pawn, counters and cards', () => {
    const roundsState = rules.start({ ...OPTIONS, depth: 'rounds' }, ['p1', 'p2']);
    const { state } = playMoves(
      roundsState,
      join('p3', 1),
      { type: 'depth', depth: 'turns' },
      stand('p1', 0),
      stand('p2', 0),
      { type: 'lies', table: 0, space: 3, whose: 'p3' },
      { type: 'resume', player: 'p2' }
    );
    expect([state.phase, state.turn, tableText(state, 0)]).toEqual(['first', 'p3', '. . . p3 . .']);
    expect(playMoves(state, stand('p3', 0)).state.turn).toBe('p2');
  });

  test('1.13 the game goes on as long as the newcomer has counters', () => {
    const fullTablesFrom = (firstTable: number, player: PlayerId) =>
      Object.fromEntries(
        Array.from({ length: 4 }, (_, index) => [
          firstTable + index,
          { 0: player, 1: player, 2: player, 3: player, 4: player }
        ])
      );
    const spentCards = { ...position({}).cards.p1!, 'mary-chip': 0 };
    const stuckState = position({
      counters: { ...fullTablesFrom(4, 'p1'), ...fullTablesFrom(8, 'p2') },
      cards: { p1: spentCards, p2: spentCards }
    });
    expect(refusal(stuckState, roll(1))).toBeUndefined();
    expect(refusal(playMoves(stuckState, join('p3', 1), stand('p3', 0)).state, roll(1))).toBe(
      'noCounters 2.6'
    );
  });

  test('1.14 a newcomer’s starting gold counts without a chip: 3 to start with and a chip of 6 make 9', () => {
    // On table 0, p1 has spaces 1 and 5, and p3 has 2, 3 and 4. The roll of p3 takes the last space.
    const stateBefore = { ...THIRD, turn: 'p1' as const };
    const { state, postings } = playMoves(
      {
        ...stateBefore,
        tables: stateBefore.tables.map((table, index) =>
          index === 0 ? { ...table, counters: COUNTERS } : table
        )
      },
      ...[join('p3', 3, 'lowest'), stand('p3', 0)],
      ...([{ type: 'change', table: 4 }, { type: 'change', table: 4 }, roll(6)] satisfies Move[])
    );
    const winnings = postings
      .filter(({ value }) => value > 0)
      .map(({ to: receiver, value, why }) => [receiver, value, why.code]);
    expect(winnings).toEqual([
      ['p3', 3, 'joinStarts'],
      ['p3', 6, 'most']
    ]);
    expect(totalOf('p3', postings)).toBe(9);
    const row = rules.ranking(state, postings).find(({ players }) => players.includes('p3'));
    expect(row?.reasons[0]).toEqual({
      ...{ code: 'sum', rule: '7.1', player: 'p3' },
      ...{ chips: 1, start: 3, total: 9 }
    });
    expect(text.why(row!.reasons[0]!, names)).toBe(
      'Dora has 9 gold from 1 gold chip and 3 gold to start with.'
    );
    expect(rules.view(state).seats[2]).toMatchObject({ gold: [6], start: 3 });
    expect(rules.pieces!(state)['cash 3']).toEqual({ bank: -1, p3: 1 });
  });

  test('1.14 without a gold chip, the reason for the total names the starting gold', () => {
    const { state, postings } = playMoves(THIRD, join('p3', 3, 'lowest'));
    const row = rules.ranking(state, postings).find(({ players }) => players.includes('p3'));
    expect(text.why(row!.reasons[0]!, names)).toBe('Dora started with 3 gold and won no gold chips.');
  });

  test('1.14 hidden gold stays hidden', () => {
    const hiddenState = position({ scoredTables: { 1: 'p1', 2: 'p2' }, options: { holdings: 'hidden' } });
    expect(refusal(hiddenState, join('p3', 3, 'lowest'))).toBe('startHidden 1.14');
    const { state } = playMoves(hiddenState, join('p3', 3));
    expect(rules.view(state, 'p3').seats.map(({ gold }) => gold)).toEqual([undefined, undefined, []]);
  });

  test('1.15 with two gold chips left someone can join, and with one chip no one can', () => {
    const scoredTables = Object.fromEntries(
      Array.from({ length: 12 }, (_, index) => [index, 'box' as const])
    );
    const pawns = { p1: 13, p2: 13 };
    expect(refusal(position({ scoredTables, pawns }), join('p3', 13))).toBeUndefined();
    const lastTableState = position({ scoredTables: { ...scoredTables, 12: 'box' }, pawns });
    expect(refusal(lastTableState, join('p3', 14))).toBe('joinLast 1.15');
  });

  test('the rules start with the original players, and the log and the sheet describe the newcomer', () => {
    const seats = [
      { player: 'p1', name: 'Anna', colour: 'sky' },
      { player: 'p2', name: 'Ben', colour: 'yellow' },
      { player: 'p3', name: 'Dora', colour: 'white', joined: 3 }
    ] as const;
    expect(startingPlayersOf({ seats })).toEqual(['p1', 'p2']);
    const move = join('p3', 3, 'lowest');
    const event = rules.logEventOf(THIRD, move, THIRD);
    expect(text.logLine(event, names)).toBe('Dora joins with the lowest total.');
    expect(text.undo?.(event, names)).toBeUndefined();
    expect(joining.pieces).toContain('twenty counters');
    expect(joining.startSentence?.('Dora')).toBe('Dora plays from now on.');
  });
});

/** Five of the six spaces of table 0. */
const COUNTERS = { 0: 'p1', 1: 'p3', 2: 'p3', 3: 'p3', 4: 'p1' } as const;
