import type { Facets } from '$lib/games/contract/define';
import type { Move, View } from '$lib/games/vegas-strip/types';
import * as say from '$lib/games/vegas-strip/strings/en/board';

/** The tile, the casino and the tokens of a placement, or the tile that is discarded. */
export function facetsOf(move: Move, { casinos }: View): Facets {
  switch (move.type) {
    case 'place':
      return [
        { title: say.tileTitle, option: String(move.tile) },
        { title: say.casinoTitle, option: casinos.find(({ id }) => id === move.casino)?.name ?? move.casino },
        { title: say.tokenTitle, option: move.plus === undefined ? say.without : `+${move.plus}` }
      ];
    case 'discard':
      return [
        { title: say.tileTitle, option: String(move.tile) },
        { title: say.casinoTitle, option: say.discardIt },
        { title: say.tokenTitle, option: say.without }
      ];
    default:
      return [];
  }
}
