import type { PlayerId } from '$lib/core';
import { oneDie } from '$lib/games/las-vegas/actions/placed-dice';
import type { Size } from '$lib/games/las-vegas/actions/owned-dice';
import * as say from '$lib/games/las-vegas/strings/en/row';
import { dieLabel, dieWords } from '$lib/games/las-vegas/strings/en/shared';
import type { Preview } from './tile-look';
import { ownDie } from './button-pieces';

/** Parts of an answer that several tiles use. */

/** Choice between a small die and the big one. */
export const diePart = {
  member: 'size',
  title: say.whichDie,
  label: (size: Size) => dieLabel(size),
  pieces: (size: Size) => [ownDie(size)]
} as const;

const WAYS = { turn: say.turnAndPlace, takeBack: say.takeOneBack } as const;

/** A die is turned and placed, or taken back. */
export const adjustWay = {
  by: 'casino',
  member: 'face',
  parts: [
    {
      member: 'do',
      title: say.whatToDo,
      label: (step: keyof typeof WAYS): string => WAYS[step],
      pieces: () => []
    },
    diePart
  ],
  would: adjustedPart
} as const;

function adjustedPart(move: { readonly do: string; readonly size?: Size }, player: PlayerId): Preview {
  const size = move.size ?? 'small';
  const { small, big } = oneDie(size);
  if (move.do === 'turn') return { who: player, dice: { small, big } };
  return { who: player, dice: { small: -small, big: -big }, caption: say.takeBack(dieWords(size)) };
}
