import { yourBox as noEntry, type NoEntryOptions } from './no-entry/your-box';
import type { TileBox } from './tile-box';

/** What single tiles take from the table's box. */
export type TileBoxOptions = NoEntryOptions;

const tiles = [noEntry] as const;

/** What all tiles take from the table's box: a name in the list above for each that takes something. */
export const tileBoxes: TileBox<TileBoxOptions> = {
  options: (box) => Object.assign({}, ...tiles.map((tile) => tile.options(box))) as TileBoxOptions,
  storedData: Object.assign(
    {},
    ...tiles.map(({ storedData }) => storedData)
  ) as TileBox<TileBoxOptions>['storedData'],
  inPlay: (options) => tiles.flatMap((tile) => tile.inPlay(options)),
  unread: (box) => tiles.flatMap((tile) => tile.unread(box))
};
