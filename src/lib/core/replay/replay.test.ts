import { describe, expect, test } from 'vitest';
import type { Ask } from '$lib/core/asks/ask';
import type { Posting } from '$lib/core/ledger/ledger';
import { append, nextEntry } from '$lib/core/log/log';
import type { LogOp, Entry, Match } from '$lib/core/log/match';
import { isOver, ledgerOf, replay } from './replay';
import type { Rules } from './rules';

/** A small game for these tests. One player says ever higher numbers and wins them; 9 ends it. */
interface Climb {
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

const rules: Rules<Climb> = {
  start: ({ from }) => ({ last: from }),
  asks: ({ last }): readonly Ask<Climb['Move'], Climb['Why']>[] =>
    last === 9 ? [] : [{ id: 'say', kind: 'number', min: last + 1, max: 9 }],
  refuse: ({ last }, { number }) => (number > last ? undefined : { code: 'low', rule: '1.2', last }),
  move: (_, outcome) => ({ type: 'say', number: outcome.kind === 'number' ? outcome.number : 0 }),
  play: (_, { number }) => ({ state: { last: number }, postings: [won(number)] }),
  now: () => [],
  view: (state) => state,
  logEventOf: () => ({ code: 'said' }),
  pieces: () => ({}),
  progress: () => ({ round: 1 }),
  ranking: () => []
};

function won(number: number): Posting<Climb['Why']> {
  return {
    from: 'bank',
    to: 'p1',
    piece: 'chip',
    value: number,
    why: { code: 'said', rule: '1.1', number }
  };
}

const match: Match<Climb['Options']> = {
  id: 'm',
  game: 'climb',
  seats: [{ player: 'p1', name: 'Anna', colour: 'sky' }],
  options: { from: 1 },
  table: { parts: {}, hideMoney: false },
  startedAt: 0
};

type Log = readonly Entry<Climb['Move']>[];

function logOf(...actions: readonly (number | 'undo' | 'redo' | 'end')[]): Log {
  return actions.reduce<Log>((log, each) => {
    const action: LogOp<Climb['Move']> =
      typeof each === 'number' ? { move: { type: 'say', number: each } } : each;
    return append(log, nextEntry('m', log, action, 'table', 0));
  }, []);
}

describe('a match played again from its log', () => {
  test('an empty log is the start', () => {
    expect(replay(rules, match, [])).toEqual({ steps: [], state: { last: 1 }, ended: false });
  });

  test('each move in effect has the state before and after it, and its postings', () => {
    const { steps, state } = replay(rules, match, logOf(3, 5, 'undo', 4));
    expect(state).toEqual({ last: 4 });
    expect(steps.map(({ before, after, entry }) => [before.last, after.last, entry.seq])).toEqual([
      [1, 3, 1],
      [3, 4, 4]
    ]);
    expect(steps.map(({ postings }) => postings)).toEqual([[won(3)], [won(4)]]);
  });

  test('continuing an earlier replay gives the same result, and plays only new entries', () => {
    const log = logOf(2, 3, 'undo', 4, 5, 'undo', 'redo', 'end', 'undo', 9, 'undo', 'undo', 6);
    for (let from = 0; from <= log.length; from += 1)
      for (let to = 0; to <= log.length; to += 1) {
        const earlier = replay(rules, match, log.slice(0, from));
        expect(replay(rules, match, log.slice(0, to), earlier)).toEqual(
          replay(rules, match, log.slice(0, to))
        );
      }
    const played: number[] = [];
    const spyRules = {
      ...rules,
      play: (state: Climb['State'], move: Climb['Move']) => {
        played.push(move.number);
        return rules.play(state, move);
      }
    };
    replay(spyRules, match, log.slice(0, 5), replay(rules, match, log.slice(0, 4)));
    expect(played).toEqual([5]);
  });

  test('the ledger has all postings in order, without undone ones', () => {
    expect(ledgerOf(replay(rules, match, logOf(3, 5, 'undo', 4)))).toEqual([won(3), won(4)]);
  });

  test('it is over when the rules ask nothing more', () => {
    expect(isOver(rules, replay(rules, match, logOf(3)))).toBe(false);
    expect(isOver(rules, replay(rules, match, logOf(3, 9)))).toBe(true);
    expect(isOver(rules, replay(rules, match, logOf(3, 9, 'undo')))).toBe(false);
  });

  test('the players may end it early, and undo that', () => {
    const ended = replay(rules, match, logOf(3, 'end'));
    expect(ended.ended).toBe(true);
    expect(ended.state).toEqual({ last: 3 });
    expect(ended.steps.at(-1)).toMatchObject({ before: { last: 3 }, after: { last: 3 }, postings: [] });
    expect(isOver(rules, ended)).toBe(true);
    expect(isOver(rules, replay(rules, match, logOf(3, 'end', 'undo')))).toBe(false);
  });

  test('an early end posts the final payout of the rules, and undo removes it', () => {
    const generous: Rules<Climb> = { ...rules, stop: ({ last }) => [won(2 * last)] };
    const stopped = replay(generous, match, logOf(3, 'end'));
    expect(ledgerOf(stopped).map(({ value }) => value)).toEqual([3, 6]);
    const continued = replay(generous, match, logOf(3, 'end', 'undo', 5));
    expect(ledgerOf(continued).map(({ value }) => value)).toEqual([3, 5]);
  });
});

describe('a log that today’s rules refuse', () => {
  test('stops before the first refused entry and reports it with the reason', () => {
    const log = logOf(3, 2, 7);
    const broken = replay(rules, match, log);
    expect(broken.broken).toEqual({ entry: log[1], why: { code: 'low', rule: '1.2', last: 3 } });
    expect(broken.state).toEqual({ last: 3 });
    expect(broken.steps).toHaveLength(1);
  });

  test('is complete again when the refused entry is undone', () => {
    expect(replay(rules, match, logOf(3, 2, 'undo', 7)).broken).toBeUndefined();
  });

  test('moves after the end of the game are refused too', () => {
    expect(replay(rules, match, logOf(9, 9)).broken?.why).toEqual({ code: 'low', rule: '1.2', last: 9 });
  });
});
