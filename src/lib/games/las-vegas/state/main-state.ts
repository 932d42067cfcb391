import type { PlayerId } from '$lib/core';
import { FACES, type Face, type Options, type State, type Why } from '$lib/games/las-vegas/types';
import type { AnyTileInPlay } from '$lib/games/las-vegas/tiles/shared/tile-types';
import type { Debt, PayoutMoment } from './royale';

/** Reads the additional state of the main game. In a basic match there is none: no tile, no bank and no debt. */

/** The order of a payout (8.12). */
export const PAYOUT_ORDER: readonly PayoutMoment[] = ['before', ...FACES, 'after'];

type MainState = Pick<State, 'royale'>;

/** Phase that starts a round. */
export function firstPhase({ royale }: Options): State['phase'] {
  return royale === undefined ? 'deal' : 'tiles';
}

/** True if a tile waits for an answer. */
export function isWaiting({ royale }: MainState): boolean {
  return royale?.doing !== undefined;
}

export function tileAt({ royale }: MainState, face: Face): AnyTileInPlay | undefined {
  return royale?.tiles.find(({ at }) => at === face);
}

/** Reason why no die may enter or leave this casino, or undefined if dice may (8.8). */
export function refuseClosed({ royale }: MainState, face: Face): Why | undefined {
  return royale?.closed === face ? { code: 'closed', rule: '8.8', face } : undefined;
}

/** Debts of the bank, oldest first (8.19). */
export function debtsOf({ royale }: MainState): readonly Debt[] {
  return royale?.debts ?? [];
}

/** Sum that the bank owes a player, in whole dollars. */
export function owedTo(state: MainState, player: PlayerId): number {
  return debtsOf(state).reduce((sum, debt) => (debt.player === player ? sum + debt.value : sum), 0);
}
