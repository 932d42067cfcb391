import { askedOf, type PlayerId } from '$lib/core';
import type { AskContext } from '$lib/games/contract/define';
import type { LasVegas } from '$lib/games/las-vegas/types';
import { isTile, type TileView } from '$lib/games/las-vegas/tiles';
import { lookOf } from './looks';
import type { SealedLook, SealedWay } from './tile-look';

/** A tile that asks, and the way to answer it. */
export interface TileAskContext {
  readonly tile: TileView;
  readonly look: SealedLook;
  readonly way: SealedWay | undefined;
  /** The progress of the tile without secrets; empty unless it waits. */
  readonly step: object;
  /** The player who activated it, or who is affected at the payout. */
  readonly owner: PlayerId;
  /** The player who is asked now. */
  readonly player: PlayerId;
}

/** The tile that an ask belongs to; undefined for other asks. */
export function askedTile({
  ask,
  view
}: Pick<AskContext<LasVegas>, 'ask' | 'view'>): TileAskContext | undefined {
  const { tile: id, step } = ask.about ?? {};
  const tile = view.royale?.tiles.find((tile) => tile.tile === id);
  if (typeof id !== 'string' || !isTile(id) || tile === undefined) return undefined;
  const inProgress = view.royale?.doing?.tile === id ? view.royale.doing : undefined;
  const owner = inProgress?.player ?? view.turn;
  const look = lookOf(id);
  return {
    tile,
    look,
    way: look.asks[String(step)],
    step: inProgress?.step ?? {},
    owner,
    player: askedOf(ask)[0] ?? owner
  };
}
