import type { PlayerId } from '$lib/core';
import type { TileId } from '$lib/games/las-vegas/tiles';
import { byTile } from '$lib/games/las-vegas/tiles/all';
import type { Looks, SealedLook } from './tile-look';
import type { View } from '$lib/games/las-vegas/types';

/** The look of every tile side, from the `look.ts` of its folder. A tile without a look does not compile. */
export const LOOKS: Readonly<Record<TileId, SealedLook>> = byTile(
  import.meta.glob('$lib/games/las-vegas/tiles/*/look.ts', { eager: true, import: 'look' })
) as Looks;

/** A tile's token in front of a player. */
export interface HeldToken {
  readonly id: string;
  readonly label: string;
  readonly picture: NonNullable<SealedLook['token']>['picture'];
  readonly holder: PlayerId;
}

/** Tokens that players hold. */
export function heldTokens({ royale }: Pick<View, 'royale'>): readonly HeldToken[] {
  return (royale?.tiles ?? []).flatMap(({ tile: id, live }): readonly HeldToken[] => {
    const { token } = LOOKS[id];
    const holder = token?.holder(live);
    if (token === undefined || holder === undefined) return [];
    return [{ id, label: token.label, picture: token.picture, holder }];
  });
}
