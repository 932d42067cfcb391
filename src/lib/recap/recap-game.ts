import type { OpenMatch } from '$lib/session';
import { makeSummary, summaryOfResult } from '$lib/summary/make-summary';
import type { GameSummary } from '$lib/summary/summary';
import type { RecapGame } from './facts';

/**
 * The content of a recap of a finished match; undefined while it continues. A match that today's rules cannot replay, or
 * whose rules cannot be loaded, has only its result: no moments and no duration.
 */
export async function recapGameOf(open: OpenMatch): Promise<RecapGame | undefined> {
  const { game, result } = open;
  if (result === undefined) return undefined;
  const summary = await summaryOf(open).catch(() => undefined);
  return {
    summary: summary ?? summaryOfResult(result),
    seats: result.occupants,
    meta: game.meta,
    held: result.held
  };
}

async function summaryOf({ game, match, entries, result }: OpenMatch): Promise<GameSummary | undefined> {
  const loaded = await game.facts?.();
  return loaded === undefined ? undefined : makeSummary(game, loaded.facts, match, entries, result);
}
