import { expect, test } from 'vitest';
import { seatsUpTo, seatsWithJoined, undo, type Entry, type Match } from '$lib/core';
import type { Game } from '$lib/games/contract/define';
import { game as vegas } from '$lib/games/vegas';
import { droppedLines, nextDropped } from '$lib/session/log/dropped-entries';
import { replaySafely } from '$lib/session/log/safe-replay';
import { redoLabel, undoLabel } from '$lib/session/match/labels';
import { logLinesOf } from '$lib/session/match/lines';
import { resultOf, toWordedResult } from '$lib/session/results/result';
import { makeSummary } from '$lib/summary/make-summary';

import { entriesOf, matchOf, type AnyMove } from '#tests/laws/matches';

/** An evening of Vegas on which Carla leaves in round 1 and Dora joins in round 2, counted by hand. */

/** Fourteen tables with one space each for 1, 2 and 3. */
const GOLD = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 3];
const BOARD = `vegas1${GOLD.map((gold) => `_${gold}-123`).join('')}`;

const game: Game = {
  ...vegas,
  options: (setup) => vegas.options({ ...setup, box: { board: { copied: BOARD } } })
};

function eveningMatch(players: number, depth: 'turns' | 'rounds'): Match {
  return matchOf(game, { players: seatsUpTo(players), first: 'p1', depth, houseRules: {} });
}

function joinMove(player: string, round: number, start: 'nothing' | 'lowest'): AnyMove {
  return { type: 'join', player, name: 'Dora', colour: 'white', round, start } as AnyMove;
}

/** The match with the seats of those who joined. */
function withJoined(match: Match, moves: readonly AnyMove[]): Match {
  return {
    ...match,
    seats: seatsWithJoined(
      match.seats,
      moves.map((move) => ({ do: { move } }))
    )
  };
}

/** Scores the tables from this one on with these winners. */
function scoreMoves(firstTable: number, ...winners: readonly string[]): readonly AnyMove[] {
  return winners.flatMap((winner, index) => [
    { type: 'scored', table: firstTable + index, by: 'full' },
    { type: 'winner', winner }
  ]);
}

const withoutIsolation = (name: string): string => name.replace(/[\u2068\u2069]/g, '');

const evening = [
  { type: 'quit', player: 'p3', pieces: 'stay' },
  ...scoreMoves(0, 'p3'),
  joinMove('p4', 2, 'nothing'),
  ...scoreMoves(1, 'p4', 'p1', 'p2', 'p4', 'p1', 'p2', 'nobody', 'p4', 'p1', 'p2', 'nobody', 'p4', 'p1')
];

test('the result contains every gold chip of the evening', () => {
  const match = eveningMatch(3, 'rounds');
  const log = entriesOf(evening);
  const joinedMatch = withJoined(match, evening);
  const result = resultOf(game, joinedMatch, replaySafely(game, joinedMatch, log), log.at(-1))!;
  // Anna 5 + 8 + 12 + 3, Ben 6 + 9 + 13, Carla 3 from counters that stayed, Dora 4 + 7 + 11 + 15; the 10 and the 14 are
  // discarded.
  expect(result.totals).toEqual({ p1: 28, p2: 28, p3: 3, p4: 37 });
  expect(result.places.map(({ place, players }) => [place, ...players])).toEqual([
    [1, 'p4'],
    [2, 'p1', 'p2'],
    [4, 'p3']
  ]);
  const names = toWordedResult(game, result, (seats) => seats).seats.map(({ name }) =>
    withoutIsolation(name)
  );
  expect(names).toEqual(['Anna', 'Ben', 'Carla, left in round 1', 'Dora, joined in round 2']);
});

test('the summary uses the saved seats and matches the result', async () => {
  const { facts } = await game.facts!();
  const summary = makeSummary(game, facts, eveningMatch(3, 'rounds'), entriesOf(evening))!;
  expect(summary.seats.map(({ name, joined }) => [name, joined]).at(-1)).toEqual(['Dora', 2]);
  expect(summary.rounds.slice(0, 5).map(({ totals }) => totals['p4'])).toEqual([0, 4, 4, 4, 11]);
});

const twoTableMoves = [...scoreMoves(0, 'p1', 'p2'), joinMove('p3', 3, 'lowest')];

test('the log has a line with the newcomer’s gold, and undo and redo name the join', () => {
  const match = eveningMatch(2, 'rounds');
  const log = entriesOf(twoTableMoves);
  const [line] = logLinesOf(game, match, log);
  expect([line?.sentence, line?.player, line?.round]).toEqual(['Dora joins with the lowest total.', 'p3', 3]);
  expect(line?.paid.map(({ player, value }) => [player, value])).toEqual([['p3', 3]]);
  const joinedMatch = withJoined(match, twoTableMoves);
  expect(undoLabel(game, joinedMatch, replaySafely(game, joinedMatch, log).replay, log)).toBe(
    'Dora joins with the lowest total'
  );
  const undoneLog = undo(log, 'table', 1);
  expect(redoLabel(game, match, replaySafely(game, match, undoneLog).replay, undoneLog)).toBe(
    'Dora joins with the lowest total'
  );
});

test('an edit that changes the round drops the join and says what to do', () => {
  const match = eveningMatch(2, 'turns');
  // Ben's 3 fills the table, so round 2 begins. If he rolls another 2, a space stays free, and it is still round 1.
  const wholeLog = entriesOf([
    { type: 'stand', player: 'p1', table: 0 },
    { type: 'stand', player: 'p2', table: 0 },
    { type: 'goodLuck', number: 1 },
    { type: 'throw', face: 2 },
    { type: 'throw', face: 3 },
    joinMove('p3', 2, 'nothing')
  ] as readonly AnyMove[]);
  const otherThrowMove = { type: 'throw', face: 2 } as AnyMove;
  const editedLog: readonly Entry<AnyMove>[] = [
    ...wholeLog,
    { match: 'law', seq: 7, at: 0, by: 'table', do: { correct: 5, move: otherThrowMove, drops: 6 } }
  ];
  const lines = droppedLines(game, match, editedLog);
  expect(lines.map(({ sentence }) => withoutIsolation(sentence))).toEqual(['Dora joins with nothing.']);
  const { state } = replaySafely(game, match, editedLog).replay;
  expect(game.rules.progress(state).round).toBe(1);
  expect(nextDropped(game, match, lines, { state, last: otherThrowMove })).toMatchObject({
    isAsked: true,
    refusal: 'Add the newcomer again: the free seat or the round has changed.'
  });
});
