import type { LasVegasAsk } from '$lib/games/las-vegas/board/asked';
import { isTile } from '$lib/games/las-vegas/tiles';
import type { SealedWay } from './tile-look';
import { LOOKS } from './all-looks';

/** How an ask of a tile is answered with fingers; undefined for an ask of the table. */
export function wayOf({ about }: Pick<LasVegasAsk, 'about'>): SealedWay | undefined {
  const { tile, step } = about ?? {};
  return typeof tile === 'string' && isTile(tile) ? LOOKS[tile].asks[String(step)] : undefined;
}

/** The casinos that an ask is answered with, if it is. */
export function casinoWay(ask: Pick<LasVegasAsk, 'about'>): Extract<SealedWay, { by: 'casino' }> | undefined {
  const way = wayOf(ask);
  return way?.by === 'casino' ? way : undefined;
}
