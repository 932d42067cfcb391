import { beforeAll, describe, expect, test } from 'vitest';
import { seatsUpTo, undo, type Entry, type Match } from '$lib/core';
import type { Game } from '$lib/games/contract/define';
import { findGame } from '$lib/games/registry';
import { consequencesOf } from '$lib/session/log/edit-entry';
import { droppedLines, nextDropped } from '$lib/session/log/dropped-entries';
import { logLinesOf } from '$lib/session/match/lines';
import { replaySafely } from '$lib/session/log/safe-replay';
import { resultOf, toWordedResult } from '$lib/session/results/result';
import { makeSummary } from '$lib/summary/make-summary';
import { entriesOf, matchOf, type AnyMove } from '#tests/laws/matches';

/** Tests matches in which Ben leaves: their result, their summary, and the effect of edits on his leaving. */

let game: Game;
let match: Match;

beforeAll(async () => {
  game = await findGame('las-vegas')!.load();
  match = matchOf(game, { players: seatsUpTo(3), first: 'p1', depth: 'turns', houseRules: {} });
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
const placeSix = { type: 'place', face: 6, small: 7, big: 0 };
const leaveMove = { type: 'leave', player: 'p2', pieces: 'stay' };
const neutralMove = { type: 'neutral', dice: [1, 1, 1, 1, 1, 1, 1], big: 1 };

const round1 = [DEAL, placeAll(6), placeSix, leaveMove, placeAll(5)];
const wholeLog = [
  ...round1,
  DEAL,
  neutralMove,
  placeAll(6),
  placeAll(5),
  DEAL,
  neutralMove,
  placeAll(6),
  placeAll(5)
];

function resultAfter(log: readonly Entry<AnyMove>[]): ReturnType<typeof resultOf> {
  return resultOf(game, match, replaySafely(game, match, log), log.at(-1));
}

describe('the result', () => {
  test('ranks a player who left by their money, and shows the round of leaving', () => {
    const result = resultAfter(entriesOf(wholeLog))!;
    // Anna: 3 x $100,000 and 6 chips. Carla: 3 x $80,000 and 6 chips. Ben: $90,000 and the 2 chips of round 1.
    expect(result.totals).toEqual({ p1: 360_000, p2: 110_000, p3: 300_000 });
    expect(result.places.map(({ place, players }) => [place, players])).toEqual([
      [1, ['p1']],
      [2, ['p3']],
      [3, ['p2']]
    ]);
    expect(result.seats.map(({ left }) => left)).toEqual([undefined, { round: 1 }, undefined]);
    const wordedResultNow = toWordedResult(game, result, (seats) => seats);
    expect(wordedResultNow.seats.map(({ name }) => name.replace(/[\u2068\u2069]/g, ''))).toEqual([
      'Anna',
      'Ben, left in round 1',
      'Carla'
    ]);
  });

  test('matches the summary', async () => {
    const { facts } = await game.facts!();
    const summary = makeSummary(game, facts, match, entriesOf(wholeLog))!;
    expect(summary.seats.map(({ left }) => left)).toEqual([undefined, { round: 1 }, undefined]);
  });
});

describe('the log', () => {
  test('has a line for the player who left', () => {
    const [line] = logLinesOf(game, match, entriesOf(round1.slice(0, 4)));
    expect([line?.sentence, line?.player, line?.round]).toEqual(['Ben leaves the game.', 'p2', 1]);
  });

  test('a player who left stays out after an earlier line is edited', () => {
    // After the edit Anna has only her small dice at casino 6, so she and Ben tie there.
    const log = entriesOf(round1.slice(0, 4));
    const consequences = consequencesOf(game, match, log, 2, placeSix);
    expect(consequences).toMatchObject({
      droppedCount: 0,
      totalsAfter: { p1: 20_000, p2: 20_000, p3: 20_000 }
    });
  });

  test('offers the move of leaving again if an edit dropped it', () => {
    const log = entriesOf(round1.slice(0, 4));
    const correction = { correct: 1, move: DEAL, drops: 3 } as const;
    const changedLog: readonly Entry<AnyMove>[] = [
      ...log,
      { match: 'law', seq: 5, at: 0, by: 'table', do: correction },
      { match: 'law', seq: 6, at: 0, by: 'table', do: { move: placeSix } }
    ];
    const lines = droppedLines(game, match, changedLog);
    expect(lines.map(({ move }) => move)).toEqual([leaveMove]);
    const { state } = replaySafely(game, match, changedLog).replay;
    const next = nextDropped(game, match, lines, { state, last: placeSix });
    expect(next).toMatchObject({ isAsked: true, sentence: 'Ben leaves the game.' });
  });

  test('does not offer the leave move again if it was undone', () => {
    const log = entriesOf(round1.slice(0, 4));
    const undoneLog = undo(log, 'table', 1);
    const continuedLog: readonly Entry<AnyMove>[] = [
      ...undoneLog,
      { match: 'law', seq: 6, at: 1, by: 'table', do: { move: placeAll(5) } }
    ];
    expect(droppedLines(game, match, continuedLog)).toEqual([]);
  });
});

const stayChoice = { player: 'p2', pieces: 'stay' };

/** Matches of the other games that end early after Ben has left; the money of each player was added up by hand. */
const MATCHES = [
  {
    id: 'razzia',
    players: 4,
    moves: [
      { type: 'lay', chits: [5000, 10_000, 15_000, 20_000, 25_000, 30_000, 40_000] },
      { type: 'put', bar: 'jungle' },
      {
        type: 'reveal',
        cards: ['colibri gambler 1', 'cotton gambler 1', 'havana gambler 1', 'jungle gambler 1']
      },
      { type: 'leave', ...stayChoice }
    ],
    totals: { p1: 5000, p2: 10_000, p3: 15_000, p4: 60_000 },
    said: 'Ben, left after round 1'
  },
  {
    id: 'vegas',
    players: 3,
    depth: 'rounds',
    // Only scored tables are entered, and no board is known: the first gold chip is a 7, and Ben wins it after he has
    // left.
    moves: [
      { type: 'quit', ...stayChoice },
      { type: 'scored', table: 0, by: 'mary' },
      { type: 'gold', gold: 7 },
      { type: 'winner', winner: 'p2' }
    ],
    totals: { p1: 0, p2: 7, p3: 0 },
    said: 'Ben, left in round 1'
  },
  {
    id: 'vegas-strip',
    players: 4,
    depth: 'rounds',
    // Teams of neighbours share 12 and 8 chips; after Ben has left, three play solo.
    moves: [
      { type: 'collected', chips: { p1: 12, p3: 8 }, sevens: [] },
      { type: 'leave', ...stayChoice },
      { type: 'collected', chips: { p1: 5, p3: 0, p4: 9 }, sevens: [] }
    ],
    totals: { p1: 11, p2: 6, p3: 4, p4: 13 },
    said: 'Ben, left after round 1'
  }
] as const;

describe.each(MATCHES)('a match of $id', ({ id, players, moves, totals, said: sentences, ...testCase }) => {
  const setup = {
    players: seatsUpTo(players),
    first: 'p1',
    depth: 'depth' in testCase ? testCase.depth : 'turns',
    houseRules: {}
  } as const;

  test('keeps the money and the round of leaving in its result and its summary', async () => {
    const loadedGame = await findGame(id)!.load();
    const playedMatch = matchOf(loadedGame, setup);
    const log = entriesOf(moves);
    const end: Entry<AnyMove> = { match: 'law', seq: log.length + 1, at: 0, by: 'table', do: 'end' };
    const endedLog = [...log, end];
    const result = resultOf(loadedGame, playedMatch, replaySafely(loadedGame, playedMatch, endedLog), end)!;
    expect(result.totals).toEqual(totals);
    const names = toWordedResult(loadedGame, result, (seats) => seats).seats.map(({ name }) => name);
    expect(names[1]?.replace(/[\u2068\u2069]/g, '')).toBe(sentences);
    const { facts } = await loadedGame.facts!();
    expect(makeSummary(loadedGame, facts, playedMatch, endedLog)?.seats[1]?.left).toEqual(
      result.seats[1]?.left
    );
  });
});

describe('the log of Vegas', () => {
  const standMoves = ['p1', 'p2', 'p3'].map((player): AnyMove =>
    Object.assign({ type: 'stand' }, { player, table: 0 })
  );
  const quitMove = { type: 'quit', ...stayChoice };

  test('offers leaving again if an edit dropped it, although its move type is “quit”', async () => {
    const vegas = await findGame('vegas')!.load();
    const playedMatch = matchOf(vegas, {
      players: seatsUpTo(3),
      first: 'p1',
      depth: 'turns',
      houseRules: {}
    });
    const log = entriesOf([...standMoves, quitMove]);
    const correction = { correct: 3, move: { type: 'stand', player: 'p3', table: 1 }, drops: 4 } as const;
    const changedLog: readonly Entry<AnyMove>[] = [
      ...log,
      { match: 'law', seq: 5, at: 0, by: 'table', do: correction }
    ];
    const lines = droppedLines(vegas, playedMatch, changedLog);
    expect(lines.map(({ move }) => move)).toEqual([quitMove]);
    const { state } = replaySafely(vegas, playedMatch, changedLog).replay;
    const next = nextDropped(vegas, playedMatch, lines, { state, last: correction.move });
    expect(next).toMatchObject({ isAsked: true, sentence: 'Ben leaves the game.' });
  });
});
