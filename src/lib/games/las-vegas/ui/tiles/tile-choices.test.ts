import { describe, expect, test } from 'vitest';
import { rules } from '$lib/games/las-vegas/rules';
import { table, tile } from '$lib/games/las-vegas/fixtures/royale';
import { after, place, type Sitting } from '$lib/games/las-vegas/fixtures/sitting';
import type { TilePick } from '$lib/games/las-vegas/tiles';
import type { Tap } from '$lib/games/las-vegas/types';
import { casinoChoices } from './casinos';
import { tapped, type Tapped } from './tile-choices';
import { askOf } from './tile-mode';

const picks = (...parts: readonly TilePick[]): readonly Tap[] => parts.map((pick) => ({ tap: 'pick', pick }));

/** Effect of a tap while the tile waits, after the taps of the draft. */
function tap({ state }: Sitting, pick: TilePick, draft: readonly Tap[] = []): Tapped {
  const ask = askOf({ asks: rules.asks(state) }, 'choose');
  return tapped(ask === undefined ? [] : casinoChoices(ask), draft, pick);
}

describe('Block It!', () => {
  const waiting = after(table(3, ['block-it']), place(1, 2));

  test('a cluster is kept until a casino is tapped, and a casino until a cluster is', () => {
    const cluster: TilePick = { member: 'gray', value: 3 };
    const casino: TilePick = { member: 'face', value: 6 };
    const move = tile('block-it', { do: 'block', gray: 3, face: 6 });
    expect(tap(waiting, cluster)).toEqual({ does: 'keep', pick: cluster });
    expect(tap(waiting, casino, picks(cluster))).toEqual({ does: 'play', move });
    expect(tap(waiting, casino)).toEqual({ does: 'keep', pick: casino });
    expect(tap(waiting, cluster, picks(casino))).toEqual({ does: 'play', move });
  });

  test('another cluster takes the place of the first', () => {
    const draft = picks({ member: 'gray', value: 3 }, { member: 'gray', value: 1 });
    expect(tap(waiting, { member: 'face', value: 2 }, draft)).toEqual({
      does: 'play',
      move: tile('block-it', { do: 'block', gray: 1, face: 2 })
    });
  });

  test('8.8 a closed casino answers with its reason', () => {
    const { state } = waiting;
    const shut = { ...waiting, state: { ...state, royale: { ...state.royale!, closed: 5 as const } } };
    expect(tap(shut, { member: 'face', value: 5 }, picks({ member: 'gray', value: 1 }))).toEqual({
      does: 'refuse',
      why: { code: 'closed', rule: '8.8', face: 5 }
    });
  });
});

describe('a die that is adjusted', () => {
  const waiting = after(
    table(3, ['handicap']),
    place(1, 2),
    tile('handicap', { do: 'take', from: 4, slot: 'adjust' })
  );

  test('a casino alone means a small die, turned', () => {
    expect(tap(waiting, { member: 'face', value: 5 })).toEqual({
      does: 'play',
      move: tile('handicap', { do: 'turn', size: 'small', face: 5 })
    });
  });

  test('what was said goes before what is meant', () => {
    expect(tap(waiting, { member: 'face', value: 5 }, picks({ member: 'size', value: 'big' }))).toEqual({
      does: 'play',
      move: tile('handicap', { do: 'turn', size: 'big', face: 5 })
    });
    expect(tap(waiting, { member: 'face', value: 1 }, picks({ member: 'do', value: 'takeBack' }))).toEqual({
      does: 'play',
      move: tile('handicap', { do: 'takeBack', size: 'small', face: 1 })
    });
  });

  test('no die can be taken back from where none lies', () => {
    expect(tap(waiting, { member: 'face', value: 3 }, picks({ member: 'do', value: 'takeBack' }))).toEqual({
      does: 'nothing'
    });
  });

  test('where only the big die is left, it is meant', () => {
    const last = after(
      table(3, ['handicap'], { left: { p1: '1+B' } }),
      place(1, 1),
      tile('handicap', { do: 'take', from: 4, slot: 'adjust' })
    );
    expect(tap(last, { member: 'face', value: 5 })).toEqual({
      does: 'play',
      move: tile('handicap', { do: 'turn', size: 'big', face: 5 })
    });
  });
});
