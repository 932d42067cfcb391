import { expect, test } from 'vitest';
import { seededRandom, type PlayerId } from '$lib/core';
import { ROYALE_DEFAULTS } from '$lib/games/las-vegas/state/royale';
import { rules } from '$lib/games/las-vegas/rules';
import '$lib/games/las-vegas/tiles/all';
import type { Options, State } from '$lib/games/las-vegas/types';
import { answer, pickAsk } from '#tests/laws/answers';
import { ui } from '$lib/games/las-vegas/ui/royale';

const seats: readonly PlayerId[] = ['p1', 'p2', 'p3', 'p4', 'p5'];
const options = {
  first: 'p1',
  depth: 'turns',
  nobodyWon: 'same',
  imaginaryWinner: 'down',
  royale: { ...ROYALE_DEFAULTS, tiles: 6, bank: 'counted' }
} as Options;

/** The moments of a random match in which the bank's notes are asked for. */
function bankMoments(seed: number): readonly State[] {
  const chance = seededRandom(seed);
  const moments: State[] = [];
  let state = rules.start(options, seats);
  for (;;) {
    const ask = pickAsk(
      rules.asks(state).filter((ask) => ask.optional !== true),
      chance
    );
    if (ask === undefined) return moments;
    if (rules.view(state).phase === 'bank') moments.push(state);
    state = rules.play(state, rules.move(ask, answer(ask, chance))).state;
  }
}

test('while a tile waits for the bank, the players are asked about the bank and not the tile', () => {
  const moments = [1, 2, 3, 4, 5, 6, 7, 8].flatMap(bankMoments);
  expect(moments.filter(({ royale }) => royale?.doing !== undefined)).not.toEqual([]);
  for (const state of moments) {
    const askIds = rules.asks(state).map(({ id }) => id);
    expect(askIds).toEqual(['bank', 'bank counts', 'bank not counted']);
    expect(ui.firstAsks?.(rules.view(state), { notes: 'app' })).toEqual(['bank']);
    expect(ui.firstAsks?.(rules.view(state), {})).toEqual(['bank counts']);
  }
});
