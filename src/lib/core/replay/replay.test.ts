import { describe, expect, test } from 'vitest';
import type { Ask } from '$lib/core/asks/ask';
import type { Posting } from '$lib/core/ledger/ledger';
import { appendEntry, nextEntry } from '$lib/core/log/log';
import type { LogOp, Entry, Match } from '$lib/core/log/match';
import { isOver, ledgerOf, replay } from './replay';
import type { Rules } from './rules';

/** A small game for these tests. One player says higher and higher numbers and wins them; 9 ends the game. */
interface ClimbGame {
  Options: { readonly from: number };
  State: { readonly last: number };
  Move: { readonly type: 'say'; readonly number: number };
  Why:
    | { readonly code: 'said'; readonly rule: '1.1'; readonly number: number }
    | { readonly code: 'low'; readonly rule: '1.2'; readonly last: number };
  View: object;
  LogEvent: { readonly code: 'said' };
  Tap: object;
}

const rules: Rules<ClimbGame> = {
  start: ({ from }) => ({ last: from }),
  asks: ({ last }): readonly Ask<ClimbGame['Move'], ClimbGame['Why']>[] =>
    last === 9 ? [] : [{ id: 'say', kind: 'number', min: last + 1, max: 9 }],
  refuse: ({ last }, { number }) => (number > last ? undefined : { code: 'low', rule: '1.2', last }),
  move: (_, outcome) => ({ type: 'say', number: outcome.kind === 'number' ? outcome.number : 0 }),
  play: (_, { number }) => ({ state: { last: number }, postings: [pointPosting(number)] }),
  currentPayout: () => [],
  view: (state) => state,
  logEventOf: () => ({ code: 'said' }),
  pieces: () => ({}),
  progress: () => ({ round: 1 }),
  ranking: () => []
};

function pointPosting(number: number): Posting<ClimbGame['Why']> {
  return {
    from: 'bank',
    to: 'p1',
    piece: 'chip',
    value: number,
    why: { code: 'said', rule: '1.1', number }
  };
}

const match: Match<ClimbGame['Options']> = {
  id: 'm',
  game: 'climb',
  seats: [{ player: 'p1', name: 'Anna', colour: 'sky' }],
  options: { from: 1 },
  table: { parts: {}, hideMoney: false },
  startedAt: 0
};

type Log = readonly Entry<ClimbGame['Move']>[];

function logOf(...actions: readonly (number | 'undo' | 'redo' | 'end')[]): Log {
  return actions.reduce<Log>((log, loggedAction) => {
    const action: LogOp<ClimbGame['Move']> =
      typeof loggedAction === 'number' ? { move: { type: 'say', number: loggedAction } } : loggedAction;
    return appendEntry(log, nextEntry('m', log, action, 'table', 0));
  }, []);
}

describe('a match played again from its log', () => {
  test('an empty log gives the starting state', () => {
    expect(replay(rules, match, [])).toEqual({ steps: [], state: { last: 1 }, isEnded: false });
  });

  test('each move in effect has the state before and after it, and its postings', () => {
    const { steps, state } = replay(rules, match, logOf(3, 5, 'undo', 4));
    expect(state).toEqual({ last: 4 });
    expect(
      steps.map(({ stateBefore, stateAfter, entry }) => [stateBefore.last, stateAfter.last, entry.seq])
    ).toEqual([
      [1, 3, 1],
      [3, 4, 4]
    ]);
    expect(steps.map(({ postings }) => postings)).toEqual([[pointPosting(3)], [pointPosting(4)]]);
  });

  test('continuing an earlier replay gives the same result, and plays only new entries', () => {
    const log = logOf(2, 3, 'undo', 4, 5, 'undo', 'redo', 'end', 'undo', 9, 'undo', 'undo', 6);
    for (let earlierLength = 0; earlierLength <= log.length; earlierLength += 1)
      for (let newLength = 0; newLength <= log.length; newLength += 1) {
        const earlierReplay = replay(rules, match, log.slice(0, earlierLength));
        expect(replay(rules, match, log.slice(0, newLength), earlierReplay)).toEqual(
          replay(rules, match, log.slice(0, newLength))
        );
      }
    const playedNumbers: number[] = [];
    const spyRules = {
      ...rules,
      play: (state: ClimbGame['State'], move: ClimbGame['Move']) => {
        playedNumbers.push(move.number);
        return rules.play(state, move);
      }
    };
    replay(spyRules, match, log.slice(0, 5), replay(rules, match, log.slice(0, 4)));
    expect(playedNumbers).toEqual([5]);
  });

  test('the ledger has all postings in order, without undone ones', () => {
    expect(ledgerOf(replay(rules, match, logOf(3, 5, 'undo', 4)))).toEqual([
      pointPosting(3),
      pointPosting(4)
    ]);
  });

  test('the match is over when the rules ask nothing more', () => {
    expect(isOver(rules, replay(rules, match, logOf(3)))).toBe(false);
    expect(isOver(rules, replay(rules, match, logOf(3, 9)))).toBe(true);
    expect(isOver(rules, replay(rules, match, logOf(3, 9, 'undo')))).toBe(false);
  });

  test('the players can end the match early, and undo the end', () => {
    const endedReplay = replay(rules, match, logOf(3, 'end'));
    expect(endedReplay.isEnded).toBe(true);
    expect(endedReplay.state).toEqual({ last: 3 });
    expect(endedReplay.steps.at(-1)).toMatchObject({
      stateBefore: { last: 3 },
      stateAfter: { last: 3 },
      postings: []
    });
    expect(isOver(rules, endedReplay)).toBe(true);
    expect(isOver(rules, replay(rules, match, logOf(3, 'end', 'undo')))).toBe(false);
  });

  test('an early end posts the final payout of the rules, and undo removes it', () => {
    const rulesWithBonus: Rules<ClimbGame> = {
      ...rules,
      endPayments: ({ last }) => [pointPosting(2 * last)]
    };
    const stoppedReplay = replay(rulesWithBonus, match, logOf(3, 'end'));
    expect(ledgerOf(stoppedReplay).map(({ value }) => value)).toEqual([3, 6]);
    const continuedReplay = replay(rulesWithBonus, match, logOf(3, 'end', 'undo', 5));
    expect(ledgerOf(continuedReplay).map(({ value }) => value)).toEqual([3, 5]);
  });
});

describe('a log that today’s rules refuse', () => {
  test('stops before the first refused entry and reports it with the reason', () => {
    const log = logOf(3, 2, 7);
    const brokenReplay = replay(rules, match, log);
    expect(brokenReplay.refusedEntry).toEqual({ entry: log[1], why: { code: 'low', rule: '1.2', last: 3 } });
    expect(brokenReplay.state).toEqual({ last: 3 });
    expect(brokenReplay.steps).toHaveLength(1);
  });

  test('is complete again when the refused entry is undone', () => {
    expect(replay(rules, match, logOf(3, 2, 'undo', 7)).refusedEntry).toBeUndefined();
  });

  test('moves after the end of the game are refused too', () => {
    expect(replay(rules, match, logOf(9, 9)).refusedEntry?.why).toEqual({
      code: 'low',
      rule: '1.2',
      last: 9
    });
  });
});
