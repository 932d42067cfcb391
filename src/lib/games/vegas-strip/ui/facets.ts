import type { Facets } from '$lib/games/contract/define';
import { nameOf } from '$lib/games/vegas-strip/state/table';
import type { Move, View } from '$lib/games/vegas-strip/types';
import * as say from '$lib/games/vegas-strip/strings/en/board';

/** The tile, the casino and the tokens of a placement, or the tile that is discarded. */
export function facetsOf(move: Move, view: View): Facets {
  if (move.type === 'place') {
    return [
      { title: say.tileTitle, option: String(move.tile) },
      { title: say.casinoTitle, option: nameOf(view, move.casino) },
      { title: say.tokenTitle, option: move.plus === undefined ? say.without : `+${move.plus}` }
    ];
  }
  if (move.type !== 'discard') return [];
  return [
    { title: say.tileTitle, option: String(move.tile) },
    { title: say.casinoTitle, option: say.discarded },
    { title: say.tokenTitle, option: say.without }
  ];
}
