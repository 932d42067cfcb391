import {
  chitsAt,
  currentDeal,
  ownersOf,
  sharedChits,
  sharesOf,
  removeChits
} from '$lib/games/razzia/state/table';
import type { Deal, Shares, State } from '$lib/games/razzia/types';
import { isShares, notNowReason, expectedMove, type RazziaAction, type RazziaAsk } from './action';
import { applyDealChange } from './bargain';

/** The strongest player proposes how to divide the chits (4.1, 4.2). */
export const propose: RazziaAction<'propose'> = {
  isReadable: ({ shares }) => isShares(shares),
  refuse(state, { shares }) {
    const deal = currentDeal(state);
    if (deal === undefined || expectedMove(state) !== 'propose') return notNowReason(state);
    const chits = chitsAt(state, deal.bar);
    const dividedChits = sharedChits(shares);
    const hasUnknownPlayer = Object.keys(shares).some((player) =>
      deal.claimants.every((claimant) => claimant.player !== player)
    );
    const isComplete = dividedChits.length === chits.length && removeChits(chits, dividedChits) !== undefined;
    return isComplete && !hasUnknownPlayer ? undefined : { code: 'wrongShares', rule: '4.2', bar: deal.bar };
  },
  apply: (state, { shares }) => applyDealChange(state, { shares }),
  log(stateBefore, move) {
    const { bar = 'colibri', claimants = [] } = currentDeal(stateBefore) ?? {};
    // Every claimant is in the proposal, even those who are offered nothing.
    const emptyShares: Shares = Object.fromEntries(claimants.map(({ player }) => [player, []]));
    const proposer = claimants[0]?.player ?? stateBefore.dealer;
    return { code: 'proposed', bar, by: proposer, shares: { ...emptyShares, ...move.shares } };
  },
  move: (ask, outcome) =>
    ask.kind === 'split' && outcome.kind === 'split'
      ? { type: 'propose', shares: sharesOf(ask.pieces, outcome.shares) }
      : undefined,
  answer(ask, move) {
    if (ask.kind !== 'split') return undefined;
    const shares = ownersOf(ask.pieces, move.shares).filter((owner) => owner !== undefined);
    return shares.length === ask.pieces.length ? { kind: 'split', shares } : undefined;
  }
};

/** Asks the strongest claimant for a proposal; empty if there are no claimants. */
export function proposalAsks(state: State, { bar, claimants }: Deal): readonly RazziaAsk[] {
  const among = claimants.map(({ player }) => player);
  const ask = { id: 'propose', kind: 'split', pieces: chitsAt(state, bar), among } as const;
  return among.slice(0, 1).map((player) => ({ ...ask, for: player }));
}
