import { houseRules as badLuck } from './bad-luck/house-rules';
import { houseRules as powerPlay } from './power-play/house-rules';
import { yourBox as noEntry, type NoEntryOptions } from './no-entry/your-box';
import type { TileBox } from './shared/tile-types';

/** House rules of single tiles. */
export const tileHouseRules = [...badLuck, ...powerPlay] as const;

/** Details of the players' copy that tiles use. */
export type TileBoxOptions = NoEntryOptions;

const tiles = [noEntry] as const;

/** Combines the tiles listed above, which use details of the players' copy. */
export const tileBoxes: TileBox<TileBoxOptions> = {
  options: (box) => Object.assign({}, ...tiles.map((tile) => tile.options(box))) as TileBoxOptions,
  storedData: Object.assign(
    {},
    ...tiles.map(({ storedData }) => storedData)
  ) as TileBox<TileBoxOptions>['storedData'],
  usedCorrections: (options) => tiles.flatMap((tile) => tile.usedCorrections(options)),
  unusedCorrections: (box) => tiles.flatMap((tile) => tile.unusedCorrections(box))
};
