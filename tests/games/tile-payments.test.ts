import '$lib/games/las-vegas/tiles/all';
import { expect, test } from 'vitest';
import { movesPiece, seededRandom, type PlayerId, type Posting } from '$lib/core';
import { rules } from '$lib/games/las-vegas/rules';
import { ROYALE_DEFAULTS } from '$lib/games/las-vegas/state/royale';
import type { Options, Why } from '$lib/games/las-vegas/types';
import { ui } from '$lib/games/las-vegas/ui/royale';
import { answer, pickAsk } from '#tests/laws/answers';

const [MATCHES, STEPS] = [60, 200];
const players: readonly PlayerId[] = ['p1', 'p2', 'p3', 'p4'];
const options: Options = {
  first: 'p1',
  depth: 'turns',
  nobodyWon: 'same',
  imaginaryWinner: 'second',
  royale: { ...ROYALE_DEFAULTS, tiles: 6 }
};

/** The net value of the notes and chips that a player got, in whole dollars, without the chips of the deal. */
function netOf(player: PlayerId, lastPostings: readonly Posting<Why>[]): number {
  return lastPostings
    .filter(movesPiece)
    .filter(({ piece, why }) => (piece === 'note' || piece === 'chip') && why.code !== 'chip')
    .reduce(
      (sum, { from, to, value }) => sum + (to === player ? value : 0) - (from === player ? value : 0),
      0
    );
}

// Fails if the chip paid for a pass just disappears.
test('all money that moves outside of a payout is shown in flight', () => {
  const reasons = new Set<string>();
  for (let match = 0; match < MATCHES; match += 1) {
    const chance = seededRandom(match);
    let state = rules.start(options, players);
    for (let step = 0; step < STEPS; step += 1) {
      const ask = pickAsk(rules.asks(state), chance);
      if (ask === undefined) break;
      const { state: next, postings } = rules.play(state, rules.move(ask, answer(ask, chance)));
      state = next;
      // After the last dice the round is paid, which has its own way to show money.
      if (state.phase !== 'turns') continue;
      const shownPayments = ui.paymentsOf?.(postings) ?? [];
      for (const player of players) {
        const sum = shownPayments
          .filter((payment) => payment.player === player)
          .reduce((total, { value }) => total + value, 0);
        expect(sum, JSON.stringify(postings)).toBe(netOf(player, postings));
      }
      for (const { why } of shownPayments.length > 0 ? postings : []) reasons.add(why.code);
    }
  }
  expect(reasons).toContain('passed');
  expect(reasons.size).toBeGreaterThan(6);
});
