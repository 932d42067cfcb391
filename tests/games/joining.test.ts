import { beforeAll, describe, expect, test } from 'vitest';
import { seatsUpTo, seatsWithJoined, undo, type Entry, type LogOp, type Match } from '$lib/core';
import type { Game } from '$lib/games/contract/define';
import { findGame } from '$lib/games/registry';
import { droppedLines, nextDropped } from '$lib/session/log/dropped-entries';
import { replaySafely } from '$lib/session/log/safe-replay';
import { refuseHandOvers } from '$lib/session/match/inspect';
import { redoLabel, undoLabel } from '$lib/session/match/labels';
import { logLinesOf } from '$lib/session/match/lines';
import { resultOf, toWordedResult } from '$lib/session/results/result';
import { makeSummary } from '$lib/summary/make-summary';

import { entriesOf, matchOf, type AnyMove } from '#tests/laws/matches';

/**
 * Tests matches that Dora joins in round 2: the result, the summary, the log, and a replaced player. In Razzia two bars
 * open when she joins.
 */

let game: Game;
let match: Match;

beforeAll(async () => {
  game = await findGame('las-vegas')!.load();
  match = matchOf(game, { players: seatsUpTo(2), first: 'p1', depth: 'turns', houseRules: {} });
});

const DEAL = {
  type: 'deal',
  pairs: [
    [30000, 30000],
    [50000, 40000],
    [70000, 40000],
    [60000, 60000],
    [80000, 70000],
    [100000, 90000]
  ]
};
const placeAll = (face: number): AnyMove => ({ type: 'place', face, small: 7, big: 1 }) as AnyMove;
const neutralMove = { type: 'neutral', dice: [1, 1, 1, 1, 1, 1, 1], big: 1 };
const joinMove = {
  ...{ type: 'join', player: 'p3', name: 'Dora', colour: 'blue' },
  ...{ round: 2, start: 'lowest' }
};

const round1 = [DEAL, neutralMove, placeAll(6), placeAll(5)];
const round = [DEAL, placeAll(6), placeAll(5), placeAll(4)];
const wholeLog = [...round1, joinMove, ...round, ...round];

type Log = readonly Entry<AnyMove>[];

/** The log with one more entry. */
function withEntry(log: Log, action: LogOp<AnyMove>): Log {
  return [...log, { match: 'law', seq: log.length + 1, at: 0, by: 'table', do: action }];
}

const matchOfLog = (log: Log): Match => ({
  ...match,
  seats: seatsWithJoined(
    match.seats,
    log.flatMap(({ do: action }) =>
      typeof action === 'object' && 'move' in action ? [{ do: { move: action.move } }] : []
    )
  )
});

describe('the result', () => {
  test('has no payouts for a last round that ended before any payment', () => {
    const log = entriesOf(wholeLog);
    const result = resultOf(game, matchOfLog(log), replaySafely(game, matchOfLog(log), log), log.at(-1))!;
    const resultOfBegunRound = {
      ...result,
      ended: 'table',
      rounds: [...result.rounds, { ...result.rounds.at(-1)!, round: 9 }]
    } as const;
    const roundNumbers = (changes: object): readonly number[] =>
      toWordedResult(game, { ...resultOfBegunRound, ...changes }, (seats) => seats).rounds.map(
        ({ round }) => round
      );
    const playedRounds = result.rounds.map(({ round }) => round);
    expect(roundNumbers({})).toEqual(playedRounds);
    expect(roundNumbers({ lastRoundPaid: true })).toEqual([...playedRounds, 9]);
    expect(roundNumbers({ ended: 'rules' })).toEqual([...playedRounds, 9]);
  });

  test('shows the newcomer with the starting money and the round of joining', () => {
    const log = entriesOf(wholeLog);
    const matchWithDora = matchOfLog(log);
    const result = resultOf(game, matchWithDora, replaySafely(game, matchWithDora, log), log.at(-1))!;
    // Anna: 3 x $100,000 and 6 chips. Ben: 3 x $80,000 and 6 chips. Dora: $100,000, 2 x $60,000 and 4 chips.
    expect(result.totals).toEqual({ p1: 360_000, p2: 300_000, p3: 260_000 });
    expect(result.seats.map(({ joined }) => joined)).toEqual([undefined, undefined, 2]);
    const wordedResultNow = toWordedResult(game, result, (seats) => seats);
    expect(wordedResultNow.occupants.map(({ name, joined }) => [name, joined])).toEqual([
      ['Anna', undefined],
      ['Ben', undefined],
      ['Dora', 2]
    ]);
    const names = wordedResultNow.seats.map(({ name }) => name);
    expect(names.map((name) => name.replace(/[\u2068\u2069]/g, ''))).toEqual([
      'Anna',
      'Ben',
      'Dora, joined in round 2'
    ]);
  });

  test('matches the summary, which uses the saved seats', async () => {
    const { facts } = await game.facts!();
    const summary = makeSummary(game, facts, match, entriesOf(wholeLog))!;
    expect(summary.seats.map(({ name, joined }) => [name, joined])).toEqual([
      ['Anna', undefined],
      ['Ben', undefined],
      ['Dora', 2]
    ]);
    expect(summary.rounds.map(({ totals }) => totals['p3'])).toEqual([0, 180_000, 260_000]);
  });
});

describe('the log', () => {
  const logBefore = entriesOf([...round1, joinMove]);

  test('has a line with the name and the money', () => {
    const [line] = logLinesOf(game, match, logBefore);
    expect([line?.sentence, line?.player, line?.round]).toEqual([
      'Dora joins with the lowest total.',
      'p3',
      2
    ]);
    expect(line?.paid.map(({ player, value }) => [player, value])).toEqual([['p3', 100_000]]);
  });

  test('names the newcomer in later lines, and the player who replaces them', () => {
    const log = withEntry(withEntry(logBefore, { move: DEAL }), { seat: 'p3', to: { name: 'Eve' } });
    const [handoverLine] = logLinesOf(game, match, log);
    expect(handoverLine?.sentence).toBe('From here on, Eve plays for Dora.');
    expect(refuseHandOvers(match, log)).toBeUndefined();
    expect(refuseHandOvers(match, withEntry(logBefore, { seat: 'p4', to: { name: 'Eve' } }))).toBeDefined();
    const logWithHandover = withEntry(entriesOf(round1), { seat: 'p3', to: { name: 'Eve' } });
    expect(refuseHandOvers(match, withEntry(logWithHandover, { move: joinMove }))).toBeDefined();
  });

  test('names the join in undo and redo', () => {
    const matchWithDora = matchOfLog(logBefore);
    const { replay } = replaySafely(game, matchWithDora, logBefore);
    expect(undoLabel(game, matchWithDora, replay, logBefore)).toBe('Dora joins with the lowest total');
    const undoneLog = undo(logBefore, 'table', 1);
    const replayedUndo = replaySafely(game, match, undoneLog).replay;
    expect(redoLabel(game, match, replayedUndo, undoneLog)).toBe('Dora joins with the lowest total');
    const lines = logLinesOf(game, match, undoneLog);
    expect(lines[0]).toMatchObject({ sentence: 'Dora joins with the lowest total.', isInEffect: false });
  });

  test('does not offer a join again that was undone or dropped by an edit', () => {
    const undoneLog = withEntry(undo(logBefore, 'table', 1), { move: DEAL });
    expect(droppedLines(game, match, undoneLog)).toEqual([]);
    const droppedLog = withEntry(withEntry(logBefore, { correct: 4, move: placeAll(4), drops: 5 }), {
      correct: 4,
      move: placeAll(5)
    });
    const lines = droppedLines(game, match, droppedLog);
    expect(lines.map(({ move }) => move)).toEqual([joinMove]);
    const { state } = replaySafely(game, match, droppedLog).replay;
    expect(nextDropped(game, match, lines, { state, last: placeAll(5) })).toMatchObject({
      isAsked: true,
      sentence: 'Dora joins with the lowest total.'
    });
  });
});

describe('Vegas Strip counts in chips', () => {
  const collectedMove = (chips: Readonly<Record<string, number>>): AnyMove =>
    ({ type: 'collected', chips, sevens: [] }) as AnyMove;
  const doraJoins = { ...joinMove, player: 'p4' };
  const log = entriesOf([
    collectedMove({ p1: 12, p2: 9, p3: 3 }),
    doraJoins,
    // The teams are p2 with p3, and p4 with p1.
    collectedMove({ p2: 10, p4: 7 }),
    // The teams are p3 with p1, and p4 with p2.
    collectedMove({ p3: 20, p4: 4 })
  ]);
  let strip: Game;
  let startedMatch: Match;
  let matchWithDora: Match;

  beforeAll(async () => {
    strip = await findGame('vegas-strip')!.load();
    startedMatch = matchOf(strip, { players: seatsUpTo(3), first: 'p1', depth: 'rounds', houseRules: {} });
    matchWithDora = {
      ...startedMatch,
      seats: seatsWithJoined(startedMatch.seats, [{ do: { move: doraJoins } }])
    };
  });

  test('the log shows the newcomer, and no other player’s chips change', () => {
    const [line] = logLinesOf(strip, startedMatch, log.slice(0, 2));
    expect(line?.sentence).toBe('Dora joins with the lowest total.');
    expect(
      line?.paid.map(({ player, value, why }) => [player, value, strip.text.why(why, () => 'Dora')])
    ).toEqual([['p4', 3, 'Dora starts with the lowest total, 3 chips (house rule).']]);
    const { replay } = replaySafely(strip, matchWithDora, log.slice(0, 2));
    expect(undoLabel(strip, matchWithDora, replay, log.slice(0, 2))).toBe('Dora joins with the lowest total');
  });

  test('the result and the summary have the newcomer', async () => {
    const result = resultOf(strip, matchWithDora, replaySafely(strip, matchWithDora, log), log.at(-1))!;
    expect(result.totals).toEqual({ p1: 12 + 3 + 10, p2: 9 + 5 + 2, p3: 3 + 5 + 10, p4: 3 + 3 + 2 });
    const { facts } = await strip.facts!();
    const summary = makeSummary(strip, facts, startedMatch, log)!;
    expect(summary.seats.map(({ joined }) => joined)).toEqual([undefined, undefined, undefined, 2]);
    expect(summary.rounds.map(({ totals }) => totals['p4'])).toEqual([0, 6, 8]);
  });
});

describe('Razzia', () => {
  const layMove = (chits: readonly number[]): AnyMove =>
    ({ type: 'lay', chits: chits.map((thousands) => thousands * 1000) }) as AnyMove;
  const putMove = (bar: string): AnyMove => ({ type: 'put', bar }) as AnyMove;
  const revealMove = (...cards: readonly string[]): AnyMove => ({ type: 'reveal', cards }) as AnyMove;
  const doraJoinMove = { ...joinMove, player: 'p4', colour: 'orange' };
  const movesBefore = [
    layMove([5, 10, 15, 20, 25]),
    putMove('jungle'),
    revealMove('colibri gambler 1', 'cotton gambler 1', 'havana gambler 1'),
    doraJoinMove
  ];
  const movesAfter = [
    layMove([50, 40, 30, 25, 20, 15, 10]),
    putMove('jazz'),
    revealMove('lincoln gambler 1', 'jazz gambler 2', 'cotton raid 3', 'jungle gambler 5')
  ];
  let razzia: Game;
  let threePlayerMatch: Match;

  beforeAll(async () => {
    razzia = await findGame('razzia')!.load();
    threePlayerMatch = matchOf(razzia, {
      players: seatsUpTo(3),
      first: 'p1',
      depth: 'turns',
      houseRules: {}
    });
  });

  test('the log has the name and the money, and undo names the newcomer', () => {
    const log = entriesOf(movesBefore);
    const [line] = logLinesOf(razzia, threePlayerMatch, log);
    expect([line?.sentence, line?.player, line?.round]).toEqual([
      'Dora joins with the lowest total.',
      'p4',
      2
    ]);
    expect(line?.paid.map(({ player, value }) => [player, value])).toEqual([['p4', 5000]]);
    const matchWithDora = {
      ...threePlayerMatch,
      seats: seatsWithJoined(threePlayerMatch.seats, [{ do: { move: doraJoinMove } }])
    };
    const { replay } = replaySafely(razzia, matchWithDora, log);
    expect(undoLabel(razzia, matchWithDora, replay, log)).toBe('Dora joins with the lowest total');
  });

  test('the result and the summary have four players, although three started', async () => {
    const log = withEntry(entriesOf([...movesBefore, ...movesAfter]), 'end');
    const matchWithDora = {
      ...threePlayerMatch,
      seats: seatsWithJoined(threePlayerMatch.seats, [{ do: { move: doraJoinMove } }])
    };
    const result = resultOf(razzia, matchWithDora, replaySafely(razzia, matchWithDora, log), log.at(-1))!;
    // Dora: $5,000 to start with, and $70,000 at Jungle. Anna: $5,000 and $20,000. Ben: $10,000 and $25,000.
    expect(result.totals).toEqual({ p1: 25_000, p2: 35_000, p3: 15_000, p4: 75_000 });
    expect(result.places.map(({ players }) => players)).toEqual([['p4'], ['p2'], ['p1'], ['p3']]);
    const { facts } = await razzia.facts!();
    const summary = makeSummary(razzia, facts, threePlayerMatch, log)!;
    expect(summary.seats.map(({ name, joined }) => [name, joined])).toEqual([
      ['Anna', undefined],
      ['Ben', undefined],
      ['Carla', undefined],
      ['Dora', 2]
    ]);
  });
});
