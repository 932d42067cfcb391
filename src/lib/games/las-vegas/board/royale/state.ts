import { dollars, plural, type PlayerId } from '$lib/core';
import type { People } from '$lib/games/las-vegas/board/people';
import { CHIP_VALUE } from '$lib/games/las-vegas/data';
import { NO_DICE } from '$lib/games/las-vegas/hands';
import { isImaginary } from '$lib/games/las-vegas/payout';
import { unlucky } from '$lib/games/las-vegas/tiles/bad-luck';
import { CLUSTERS } from '$lib/games/las-vegas/tiles/block-it';
import { JACKPOT_TRACK } from '$lib/games/las-vegas/tiles/jackpot';
import type { CasinoView, Dice, Strength, View } from '$lib/games/las-vegas/types';

/** The player with the most dice at a casino, tied ones too; undefined where no person has any. */
export function leaderThere({ claims }: CasinoView): Strength | undefined {
  return claims.find(({ own }) => !isImaginary(own.who))?.own;
}

/** The players who have the fewest dice there, and would be charged by Bad Luck (14.1). */
export function unluckyThere({ claims }: CasinoView, { players }: People): readonly PlayerId[] {
  const counts = players.map(
    (player) => [player, claims.find(({ own }) => own.who === player)?.own.count ?? 0] as const
  );
  return unlucky(counts).map(([player]) => player);
}

/** The jackpot's spaces, with the one under the counter: whole dollars. */
export function jackpotSpaces(
  counter: number
): readonly { readonly value: number; readonly here: boolean }[] {
  return JACKPOT_TRACK.map((value) => ({ value, here: value === counter }));
}

/** The clusters of Block It!, and which of them still lie on the tile. */
export function clustersOf(
  left: readonly number[]
): readonly { readonly gray: number; readonly there: boolean }[] {
  return CLUSTERS.map((gray, index) => {
    const before = CLUSTERS.slice(0, index).filter((each) => each === gray).length;
    return { gray, there: before < left.filter((each) => each === gray).length };
  });
}

/** What a space of a ring pays, in words: "2 chips", "$30,000", "an empty space". */
export function spaceWords({
  counter,
  track
}: {
  readonly counter: number;
  readonly track: readonly number[];
}): string {
  if (counter === 0) return 'the start arrow';
  const value = track[counter] ?? 0;
  if (value === 0) return 'an empty space';
  return value < 30000
    ? `the space of ${plural(value / CHIP_VALUE, 'chip')}`
    : `the space of ${dollars(value)}`;
}

/** What dice come to: the big one counts two. */
export function worth({ small, big }: Dice = NO_DICE): number {
  return small + 2 * big;
}

/** Pieces, where the big die is one of them. */
export function pieces({ small, big }: Dice): number {
  return small + big;
}

/** A token of a tile that lies before a player. */
export interface HeldToken {
  readonly kind: 'bolt' | 'five';
  readonly label: string;
  readonly holder: PlayerId;
}

/** The tokens of Power Play and High Five that somebody holds. */
export function heldTokens({ royale }: Pick<View, 'royale'>): readonly HeldToken[] {
  return (royale?.tiles ?? []).flatMap((tile): readonly HeldToken[] => {
    if (tile.tile === 'power-play' && tile.live.holder !== undefined)
      return [{ kind: 'bolt', label: 'Power Play token', holder: tile.live.holder }];
    if (tile.tile === 'high-five' && tile.live.holder !== undefined)
      return [{ kind: 'five', label: 'High Five token', holder: tile.live.holder }];
    return [];
  });
}
