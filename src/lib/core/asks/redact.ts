import { askedPlayers, type Ask } from './ask';
import type { PlayerId } from '$lib/core/seats/players';

/**
 * The asks as this player may see them. Another player's secret ask is still listed, but with nothing to choose or draw
 * from. Without a player every secret is redacted.
 */
export function redactAsks<Move, Why>(
  asks: readonly Ask<Move, Why>[],
  viewer?: PlayerId
): readonly Ask<Move, Why>[] {
  return asks.map((ask) => {
    if (ask.secret !== true || (viewer !== undefined && askedPlayers(ask).includes(viewer))) return ask;
    switch (ask.kind) {
      case 'choose': {
        const { parts: _, ...others } = ask;
        return { ...others, choices: [] };
      }
      case 'draw':
        return { ...ask, pool: {} };
      case 'split':
        return { ...ask, pieces: [] };
      case 'counts':
        return { ...ask, groups: [] };
      case 'dice':
      case 'number':
        return ask;
    }
  });
}
