import { describe, expect, test } from 'vitest';
import type { AskTap } from '$lib/core';
import { rules } from '$lib/games/las-vegas/rules';
import { table, tile } from '$lib/games/las-vegas/fixtures/royale';
import { matchAfter, placeMove, type TestMatch } from '$lib/games/las-vegas/fixtures/test-match';
import '$lib/games/las-vegas/ui/royale';
import { tileControls } from './controls';
import { tileOutcome } from './tile-choices';

type Part = readonly [part: string, value: string];

/** Enters the parts and returns the result: a move, a reason, "kept", or "nothing" if a casino cannot be tapped. */
function enteredMove({ state }: TestMatch, ...parts: readonly Part[]): unknown {
  const ask = rules.asks(state).find(({ kind }) => kind === 'choose');
  if (ask?.kind !== 'choose') throw new Error('nothing is asked');
  const taps = parts.map(([part, value]): AskTap => ({ ask: ask.id, kit: 'pick', part, value }));
  const context = { ask, view: rules.view(state), taps: taps.slice(0, -1), source: 'table' } as const;
  const [part, value] = parts.at(-1) ?? [];
  const step = String(ask.params?.['step']);
  if (part === 'face' && tileControls[step]?.targets?.(context).has(`casino:${value}`) !== true)
    return 'nothing';
  const outcome = tileOutcome({ ...context, taps });
  const choice = outcome?.kind === 'choose' ? ask.choices[outcome.choice] : undefined;
  return choice === undefined ? 'kept' : (choice.refused ?? choice.move);
}

describe('Block It!', () => {
  const waitingMatch = matchAfter(table(3, ['block-it']), placeMove(1, 2));

  test('a cluster is kept until a casino is tapped, and a casino until a cluster is tapped', () => {
    const move = tile('block-it', { do: 'block', gray: 3, face: 6 });
    expect(enteredMove(waitingMatch, ['gray', '3'])).toBe('kept');
    expect(enteredMove(waitingMatch, ['gray', '3'], ['face', '6'])).toEqual(move);
    expect(enteredMove(waitingMatch, ['face', '6'])).toBe('kept');
    expect(enteredMove(waitingMatch, ['face', '6'], ['gray', '3'])).toEqual(move);
  });

  test('another cluster replaces the first one', () => {
    const move = tile('block-it', { do: 'block', gray: 1, face: 2 });
    expect(enteredMove(waitingMatch, ['gray', '3'], ['gray', '1'], ['face', '2'])).toEqual(move);
  });

  test('8.8 tapping a closed casino shows the reason', () => {
    const { state } = waitingMatch;
    const closedState = {
      ...waitingMatch,
      state: { ...state, royale: { ...state.royale!, closed: 5 as const } }
    };
    expect(enteredMove(closedState, ['gray', '1'], ['face', '5'])).toEqual({
      code: 'closed',
      rule: '8.8',
      face: 5
    });
  });
});

describe('an adjusted die', () => {
  const waitingMatch = matchAfter(
    table(3, ['handicap']),
    placeMove(1, 2),
    tile('handicap', { do: 'take', from: 4, slot: 'adjust' })
  );

  test('tapping only a casino turns a small die', () => {
    const move = tile('handicap', { do: 'turn', size: 'small', face: 5 });
    expect(enteredMove(waitingMatch, ['face', '5'])).toEqual(move);
  });

  test('entered parts replace the default, and do not complete the answer without a casino', () => {
    expect(enteredMove(waitingMatch, ['size', 'big'])).toBe('kept');
    expect(enteredMove(waitingMatch, ['size', 'big'], ['face', '5'])).toEqual(
      tile('handicap', { do: 'turn', size: 'big', face: 5 })
    );
    expect(enteredMove(waitingMatch, ['do', 'takeBack'], ['face', '1'])).toEqual(
      tile('handicap', { do: 'takeBack', size: 'small', face: 1 })
    );
  });

  test('no die can be taken back from a casino where the player has none', () => {
    expect(enteredMove(waitingMatch, ['do', 'takeBack'], ['face', '3'])).toBe('nothing');
  });

  test('if only the big die is left, tapping a casino turns the big die', () => {
    const lastTurnMatch = matchAfter(
      table(3, ['handicap'], { diceInHand: { p1: '1+B' } }),
      placeMove(1, 1),
      tile('handicap', { do: 'take', from: 4, slot: 'adjust' })
    );
    expect(enteredMove(lastTurnMatch, ['face', '5'])).toEqual(
      tile('handicap', { do: 'turn', size: 'big', face: 5 })
    );
  });
});
