import { describe, expect, test } from 'vitest';
import type { AskTap } from '$lib/core';
import type { AskContext, GameUi, Target } from '$lib/games/contract/define';
import { targetsOf } from './current-asks';

const TOO_FULL = { code: 'full', rule: '1.1' };

/** A choice of three places: the last is not on the table, and the second is refused. */
const context: AskContext = {
  ask: {
    id: 'put p1',
    params: { step: 'put' },
    kind: 'choose',
    choices: [
      { move: { type: 'one' } },
      { move: { type: 'two' }, refused: TOO_FULL },
      { move: { type: 'none' } }
    ],
    parts: { size: ['3'] }
  },
  view: {},
  taps: [],
  source: 'table'
};
const TAP: AskTap = { ask: 'put p1', kit: 'pick', part: 'size', value: '3' };
const ui: Pick<GameUi, 'targetOf' | 'controls'> = {
  targetOf: ({ type }) => (type === 'none' ? undefined : `place:${type}`),
  controls: { put: { Pad: () => ({}), targets: () => new Map([['size:3', TAP]]) } }
};

function tapTarget(id: string, gameUi: Pick<GameUi, 'targetOf' | 'controls'> = ui): readonly unknown[] {
  const results: unknown[] = [];
  const allTargets = targetsOf(gameUi as GameUi, context, {
    answer: (_, outcome) => results.push(outcome),
    explain: (reason) => results.push(reason),
    tap: (tap) => results.push(tap)
  });
  allTargets.get(id)?.choose();
  return results;
}

describe('a tap on the table', () => {
  test('on the place of a choice chooses it', () => {
    expect(tapTarget('place:one')).toEqual([{ kind: 'choose', choice: 0 }]);
  });

  test('on a refused place says why', () => {
    expect(tapTarget('place:two')).toEqual([TOO_FULL]);
  });

  test('on a place that is part of an answer enters it', () => {
    expect(tapTarget('size:3')).toEqual([TAP]);
  });

  test('anywhere else does nothing', () => {
    expect(tapTarget('place:none')).toEqual([]);
    expect(tapTarget('place:one', {})).toEqual([]);
  });
});

test('a place that completes a choice chooses it, or says why not', () => {
  const completedBy = (choice: number): typeof ui => ({
    controls: {
      put: {
        targets: () => new Map([['size:3', TAP]]),
        outcome: ({ taps }) => (taps.includes(TAP) ? { kind: 'choose', choice } : undefined)
      }
    }
  });
  expect(tapTarget('size:3', completedBy(0))).toEqual([{ kind: 'choose', choice: 0 }]);
  expect(tapTarget('size:3', completedBy(1))).toEqual([TOO_FULL]);
});

test('a target says whether it is refused or chosen', () => {
  const ignore = (): void => undefined;
  const targets = targetsOf(
    ui as GameUi,
    { ...context, taps: [TAP] },
    { answer: ignore, explain: ignore, tap: ignore }
  );
  const targetStates = [...targets].map(
    ([id, { isRefused = false, isChosen = false }]: readonly [string, Target]) => [id, isRefused, isChosen]
  );
  expect(targetStates).toEqual([
    ['place:one', false, false],
    ['place:two', true, false],
    ['size:3', false, true]
  ]);
});
