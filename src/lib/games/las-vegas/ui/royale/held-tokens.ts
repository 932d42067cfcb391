import type { PlayerId } from '$lib/core';
import { LOOKS } from '$lib/games/las-vegas/ui/tiles/all-looks';
import type { SealedLook } from '$lib/games/las-vegas/ui/tiles/tile-look';
import type { View } from '$lib/games/las-vegas/types';

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
