import { expect, test } from 'vitest';
import { replay, type Entry, type Match, type GameTypes } from '$lib/core';
import { findGame } from '$lib/games/registry';
import { postingsIfEndedNow } from './ending';
import { endingsOf } from './ways-to-end';
import { replaySafely } from '$lib/session/log/safe-replay';
import { undoLabel } from './labels';
import { logLinesOf } from './lines';
import { resultOf } from '$lib/session/results/result';

type Log = readonly Entry<GameTypes['Move']>[];

const SEATS = [
  { player: 'p1', name: 'Uma', colour: 'sky' },
  { player: 'p2', name: 'Vito', colour: 'yellow' },
  { player: 'p3', name: 'Wanda', colour: 'blue' }
] as const;

/**
 * In thousands, casino 1 has 30 and 40, casino 2 50 and 40, casino 3 60 and 60, casino 4 70 and 30, casino 5 80 and 50,
 * and casino 6 90 and 100: $700,000 in all.
 */
const NOTE_PAIRS = [
  [30000, 40000],
  [50000, 40000],
  [60000, 60000],
  [70000, 30000],
  [80000, 50000],
  [90000, 100000]
];

async function loadGame(): Promise<Parameters<typeof startedMatch>[0]> {
  const game = await findGame('las-vegas')?.load();
  if (game === undefined) throw new Error('no Las Vegas');
  return game;
}

function startedMatch(game: Awaited<ReturnType<NonNullable<ReturnType<typeof findGame>>['load']>>): {
  match: Match;
  log: (...actions: readonly (GameTypes['Move'] | 'end' | 'endPaid' | 'undo')[]) => Log;
} {
  const options = game.options({
    players: ['p1', 'p2', 'p3'],
    first: 'p2',
    depth: 'turns',
    houseRules: {}
  });
  const match: Match = {
    id: 'ended',
    game: 'las-vegas',
    seats: SEATS,
    options,
    table: { parts: {}, hideMoney: false },
    startedAt: 0
  };
  return {
    match,
    log: (...actions) =>
      actions.map((action, index) => ({
        match: 'ended',
        seq: index + 1,
        at: index,
        by: 'table',
        do: typeof action === 'string' ? action : { move: action }
      }))
  };
}

/** At casino 4, Vito has 3 and Wanda has 3 with the big die, which is a tie; Uma has 6. */
const TIED_ROUND = [
  { type: 'deal', pairs: NOTE_PAIRS },
  { type: 'place', face: 4, small: 3, big: 0 },
  { type: 'place', face: 4, small: 1, big: 1 },
  { type: 'place', face: 4, small: 4, big: 1 }
] as unknown as readonly GameTypes['Move'][];

test('“if we stopped now” has the result of an end with the round paid, not that of an end without it', async () => {
  const game = await loadGame();
  const { match, log } = startedMatch(game);
  const replayAtRoundEnd = replay(game.rules, match, log(...TIED_ROUND));
  expect(
    postingsIfEndedNow(game, replayAtRoundEnd.state)
      .filter(({ to, value }) => value > 0 && to.startsWith('p') && to !== 'pile')
      .map(({ to, value }) => [to, value])
  ).toEqual([['p1', 60_000]]);
  // Each player has two chips of $10,000. Of the $700,000, Uma gets $60,000.
  expect(
    endingsOf(game, replayAtRoundEnd).map(({ end, ranking, nobody }) => [
      end,
      ranking.map(({ place, players, total }) => [place, players.join(' '), total]),
      nobody
    ])
  ).toEqual([
    [
      'endPaid',
      [
        [1, 'p1', 80_000],
        [2, 'p2 p3', 20_000]
      ],
      640_000
    ],
    ['end', [[1, 'p1 p2 p3', 20_000]], 700_000]
  ]);
});

test('an end with the round paid pays what was announced, names unclaimed money, and can be undone', async () => {
  const game = await loadGame();
  const { match, log } = startedMatch(game);
  const entries = log(...TIED_ROUND, 'endPaid');
  const result = resultOf(game, match, replaySafely(game, match, entries), entries.at(-1));
  expect(result?.totals).toEqual({ p1: 80_000, p2: 20_000, p3: 20_000 });
  expect(result?.lastRoundPaid).toBe(true);
  expect(result?.nobody?.map(({ value, rule }) => [value, rule])).toEqual([
    [70_000, '4.4'],
    [90_000, '4.4'],
    [100_000, '4.4'],
    [60_000, '4.4'],
    [130_000, '4.4'],
    [190_000, '4.4']
  ]);
  expect(logLinesOf(game, match, entries)[0]?.sentence).toBe('Game ended early, after a final payout.');
  const undoneLog = log(...TIED_ROUND, 'endPaid', 'undo');
  expect(resultOf(game, match, replaySafely(game, match, undoneLog), undoneLog.at(-1))).toBeUndefined();
});

test('an end without the round lists the unpaid money', async () => {
  const game = await loadGame();
  const { match, log } = startedMatch(game);
  const entries = log(...TIED_ROUND, 'end');
  const result = resultOf(game, match, replaySafely(game, match, entries), entries.at(-1));
  expect(result?.totals).toEqual({ p1: 20_000, p2: 20_000, p3: 20_000 });
  expect(result?.nobody).toEqual([{ value: 700_000 }]);
  expect(result).not.toHaveProperty('lastRoundPaid');
});

test('if the round would pay no one, there is only one way to end', async () => {
  const game = await loadGame();
  const { match, log } = startedMatch(game);
  expect(endingsOf(game, replay(game.rules, match, log())).map(({ end }) => end)).toEqual(['end']);
});

test('a placement that ends the round says that the payout is undone with it', async () => {
  const game = await loadGame();
  const { match, log } = startedMatch(game);
  const countMove = (face: number, smallCount: number, bigCount: number): GameTypes['Move'] =>
    ({ type: 'place', face, small: smallCount, big: bigCount }) as GameTypes['Move'];
  const label = (...moves: readonly GameTypes['Move'][]): string | undefined => {
    const entries = log(
      { type: 'deal', pairs: NOTE_PAIRS } as GameTypes['Move'],
      countMove(4, 7, 1),
      countMove(3, 7, 1),
      ...moves
    );
    return undoLabel(game, match, replay(game.rules, match, entries), entries);
  };
  expect(label(countMove(4, 6, 1))).toBe('Uma places six 4s and the big 4');
  expect(label(countMove(4, 6, 1), countMove(5, 1, 0))).toBe('Uma places a 5 and the payout');
  expect(label(countMove(4, 7, 1))).toBe('the last turn and payout of round 1');
});
