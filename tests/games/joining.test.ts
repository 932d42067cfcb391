import { beforeAll, describe, expect, test } from 'vitest';
import { seatsUpTo, seatsWithJoined, undo, type Entry, type LogOp, type Match } from '$lib/core';
import type { Game } from '$lib/games/contract/define';
import { findGame } from '$lib/games/registry';
import { droppedLines, nextDropped } from '$lib/session/log/dropped-entries';
import { replaySafely } from '$lib/session/log/safe-replay';
import { refuseHandOvers } from '$lib/session/match/inspect';
import { redoLabel, undoLabel } from '$lib/session/match/labels';
import { logLinesOf } from '$lib/session/match/lines';
import { resultOf, wordedResult } from '$lib/session/results/result';
import { makeSummary } from '$lib/summary/make-summary';

import { entriesOf, matchOf, type AnyMove } from '#tests/laws/matches';

/**
 * Matches that Dora joins in round 2: the result, the summary, the log, and a seat handed on. In Razzia two bars open
 * for her.
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
const all = (face: number): AnyMove => ({ type: 'place', face, small: 7, big: 1 }) as AnyMove;
const neutral = { type: 'neutral', dice: [1, 1, 1, 1, 1, 1, 1], big: 1 };
const joins = {
  ...{ type: 'join', player: 'p3', name: 'Dora', colour: 'blue' },
  ...{ round: 2, start: 'lowest' }
};

const round1 = [DEAL, neutral, all(6), all(5)];
const round = [DEAL, all(6), all(5), all(4)];
const wholeLog = [...round1, joins, ...round, ...round];

type Log = readonly Entry<AnyMove>[];

/** The log with one more entry. */
function more(log: Log, action: LogOp<AnyMove>): Log {
  return [...log, { match: 'law', seq: log.length + 1, at: 0, by: 'table', do: action }];
}

const matchNow = (log: Log): Match => ({
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
    const result = resultOf(game, matchNow(log), replaySafely(game, matchNow(log), log), log.at(-1))!;
    const roundBegun = {
      ...result,
      ended: 'table',
      rounds: [...result.rounds, { ...result.rounds.at(-1)!, round: 9 }]
    } as const;
    const rounds = (more: object): readonly number[] =>
      wordedResult(game, { ...roundBegun, ...more }, (seats) => seats).rounds.map(({ round }) => round);
    const played = result.rounds.map(({ round }) => round);
    expect(rounds({})).toEqual(played);
    expect(rounds({ lastRoundPaid: true })).toEqual([...played, 9]);
    expect(rounds({ ended: 'rules' })).toEqual([...played, 9]);
  });

  test('has the newcomer with the starting money and the time of joining', () => {
    const log = entriesOf(wholeLog);
    const matchWithDora = matchNow(log);
    const result = resultOf(game, matchWithDora, replaySafely(game, matchWithDora, log), log.at(-1))!;
    // Anna: 3 x $100,000 and 6 chips. Ben: 3 x $80,000 and 6 chips. Dora: $100,000, 2 x $60,000 and 4 chips.
    expect(result.totals).toEqual({ p1: 360_000, p2: 300_000, p3: 260_000 });
    expect(result.seats.map(({ joined }) => joined)).toEqual([undefined, undefined, 2]);
    const resultInWords = wordedResult(game, result, (seats) => seats);
    expect(resultInWords.occupants.map(({ name, joined }) => [name, joined])).toEqual([
      ['Anna', undefined],
      ['Ben', undefined],
      ['Dora', 2]
    ]);
    const names = resultInWords.seats.map(({ name }) => name);
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
  const before = entriesOf([...round1, joins]);

  test('has a line with the name and the money', () => {
    const [line] = logLinesOf(game, match, before);
    expect([line?.sentence, line?.player, line?.round]).toEqual([
      'Dora joins with the lowest total.',
      'p3',
      2
    ]);
    expect(line?.paid.map(({ player, value }) => [player, value])).toEqual([['p3', 100_000]]);
  });

  test('names the newcomer in later lines, and a replacement of the newcomer', () => {
    const log = more(more(before, { move: DEAL }), { seat: 'p3', to: { name: 'Eve' } });
    const [handoverLine] = logLinesOf(game, match, log);
    expect(handoverLine?.sentence).toBe('From here on, Eve plays for Dora.');
    expect(refuseHandOvers(match, log)).toBeUndefined();
    expect(refuseHandOvers(match, more(before, { seat: 'p4', to: { name: 'Eve' } }))).toBeDefined();
    const first = more(entriesOf(round1), { seat: 'p3', to: { name: 'Eve' } });
    expect(refuseHandOvers(match, more(first, { move: joins }))).toBeDefined();
  });

  test('names the join in undo and redo', () => {
    const matchWithDora = matchNow(before);
    const { replayed } = replaySafely(game, matchWithDora, before);
    expect(undoLabel(game, matchWithDora, replayed, before)).toBe('Dora joins with the lowest total');
    const undone = undo(before, 'table', 1);
    const replayedUndo = replaySafely(game, match, undone).replayed;
    expect(redoLabel(game, match, replayedUndo, undone)).toBe('Dora joins with the lowest total');
    const lines = logLinesOf(game, match, undone);
    expect(lines[0]).toMatchObject({ sentence: 'Dora joins with the lowest total.', isInEffect: false });
  });

  test('does not offer a join again that was undone or dropped by an edit', () => {
    const undone = more(undo(before, 'table', 1), { move: DEAL });
    expect(droppedLines(game, match, undone)).toEqual([]);
    const dropped = more(more(before, { correct: 4, move: all(4), drops: 5 }), { correct: 4, move: all(5) });
    const lines = droppedLines(game, match, dropped);
    expect(lines.map(({ move }) => move)).toEqual([joins]);
    const { state } = replaySafely(game, match, dropped).replayed;
    expect(nextDropped(game, match, lines, { state, last: all(5) })).toMatchObject({
      isAsked: true,
      sentence: 'Dora joins with the lowest total.'
    });
  });
});

describe('Vegas Strip counts in chips', () => {
  const collected = (chips: Readonly<Record<string, number>>): AnyMove =>
    ({ type: 'collected', chips, sevens: [] }) as AnyMove;
  const dora = { ...joins, player: 'p4' };
  const log = entriesOf([
    collected({ p1: 12, p2: 9, p3: 3 }),
    dora,
    // p2 with p3, and p4 with p1.
    collected({ p2: 10, p4: 7 }),
    // p3 with p1, and p4 with p2.
    collected({ p3: 20, p4: 4 })
  ]);
  let strip: Game;
  let started: Match;
  let matchWithDora: Match;

  beforeAll(async () => {
    strip = await findGame('vegas-strip')!.load();
    started = matchOf(strip, { players: seatsUpTo(3), first: 'p1', depth: 'rounds', houseRules: {} });
    matchWithDora = { ...started, seats: seatsWithJoined(started.seats, [{ do: { move: dora } }]) };
  });

  test('the log has the newcomer, and no chip of another player moves', () => {
    const [line] = logLinesOf(strip, started, log.slice(0, 2));
    expect(line?.sentence).toBe('Dora joins with the lowest total.');
    expect(
      line?.paid.map(({ player, value, why }) => [player, value, strip.text.why(why, () => 'Dora')])
    ).toEqual([['p4', 3, 'Dora starts with the lowest total, 3 chips (house rule).']]);
    const { replayed } = replaySafely(strip, matchWithDora, log.slice(0, 2));
    expect(undoLabel(strip, matchWithDora, replayed, log.slice(0, 2))).toBe(
      'Dora joins with the lowest total'
    );
  });

  test('the result and the summary have the newcomer', async () => {
    const result = resultOf(strip, matchWithDora, replaySafely(strip, matchWithDora, log), log.at(-1))!;
    expect(result.totals).toEqual({ p1: 12 + 3 + 10, p2: 9 + 5 + 2, p3: 3 + 5 + 10, p4: 3 + 3 + 2 });
    const { facts } = await strip.facts!();
    const summary = makeSummary(strip, facts, started, log)!;
    expect(summary.seats.map(({ joined }) => joined)).toEqual([undefined, undefined, undefined, 2]);
    expect(summary.rounds.map(({ totals }) => totals['p4'])).toEqual([0, 6, 8]);
  });
});

describe('Razzia', () => {
  const layMove = (chits: readonly number[]): AnyMove =>
    ({ type: 'lay', chits: chits.map((thousands) => thousands * 1000) }) as AnyMove;
  const putMove = (bar: string): AnyMove => ({ type: 'put', bar }) as AnyMove;
  const reveal = (...cards: readonly string[]): AnyMove => ({ type: 'reveal', cards }) as AnyMove;
  const join = { ...joins, player: 'p4', colour: 'orange' };
  const before = [
    layMove([5, 10, 15, 20, 25]),
    putMove('jungle'),
    reveal('colibri gambler 1', 'cotton gambler 1', 'havana gambler 1'),
    join
  ];
  const after = [
    layMove([50, 40, 30, 25, 20, 15, 10]),
    putMove('jazz'),
    reveal('lincoln gambler 1', 'jazz gambler 2', 'cotton raid 3', 'jungle gambler 5')
  ];
  let razzia: Game;
  let three: Match;

  beforeAll(async () => {
    razzia = await findGame('razzia')!.load();
    three = matchOf(razzia, { players: seatsUpTo(3), first: 'p1', depth: 'turns', houseRules: {} });
  });

  test('the log has the name and the money, and undo names the newcomer', () => {
    const log = entriesOf(before);
    const [line] = logLinesOf(razzia, three, log);
    expect([line?.sentence, line?.player, line?.round]).toEqual([
      'Dora joins with the lowest total.',
      'p4',
      2
    ]);
    expect(line?.paid.map(({ player, value }) => [player, value])).toEqual([['p4', 5000]]);
    const matchWithDora = { ...three, seats: seatsWithJoined(three.seats, [{ do: { move: join } }]) };
    const { replayed } = replaySafely(razzia, matchWithDora, log);
    expect(undoLabel(razzia, matchWithDora, replayed, log)).toBe('Dora joins with the lowest total');
  });

  test('the result and the summary have four players, although three started', async () => {
    const log = more(entriesOf([...before, ...after]), 'end');
    const matchWithDora = { ...three, seats: seatsWithJoined(three.seats, [{ do: { move: join } }]) };
    const result = resultOf(razzia, matchWithDora, replaySafely(razzia, matchWithDora, log), log.at(-1))!;
    // Dora: $5,000 to start with, and $70,000 at Jungle. Anna: $5,000 and $20,000. Ben: $10,000 and $25,000.
    expect(result.totals).toEqual({ p1: 25_000, p2: 35_000, p3: 15_000, p4: 75_000 });
    expect(result.places.map(({ players }) => players)).toEqual([['p4'], ['p2'], ['p1'], ['p3']]);
    const { facts } = await razzia.facts!();
    const summary = makeSummary(razzia, facts, three, log)!;
    expect(summary.seats.map(({ name, joined }) => [name, joined])).toEqual([
      ['Anna', undefined],
      ['Ben', undefined],
      ['Carla', undefined],
      ['Dora', 2]
    ]);
  });
});
