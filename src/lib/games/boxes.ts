import { boxStyle as lasVegasStyle } from './las-vegas/box-style';
import { meta as lasVegas } from './las-vegas/meta';
import { boxStyle as lasVegasCardsStyle } from './las-vegas-cards/box-style';
import { meta as lasVegasCards } from './las-vegas-cards/meta';
import { boxStyle as razziaStyle } from './razzia/box-style';
import { meta as razzia } from './razzia/meta';
import { boxStyle as vegasStyle } from './vegas/box-style';
import { meta as vegas } from './vegas/meta';
import { boxStyle as vegasStripStyle } from './vegas-strip/box-style';
import { meta as vegasStrip } from './vegas-strip/meta';
import type { Box, BoxStyle, Meta } from './contract/define';

/** A box whose pieces the app can replace, even if its game cannot be played in the app. */
export interface ListedBox {
  readonly meta: Meta;
  readonly boxStyle: BoxStyle;
  readonly load: () => Promise<Box>;
}

/** One line per box, in shelf order. `registry.ts` lists the games that can be played. */
export const boxes: readonly ListedBox[] = [
  { meta: lasVegas, boxStyle: lasVegasStyle, load: async () => (await import('./las-vegas/parts')).box },
  {
    meta: lasVegasCards,
    boxStyle: lasVegasCardsStyle,
    load: async () => (await import('./las-vegas-cards/parts')).box
  },
  { meta: vegas, boxStyle: vegasStyle, load: async () => (await import('./vegas/parts')).box },
  {
    meta: vegasStrip,
    boxStyle: vegasStripStyle,
    load: async () => (await import('./vegas-strip/parts')).box
  },
  { meta: razzia, boxStyle: razziaStyle, load: async () => (await import('./razzia/parts')).box }
];

/** Finds the box with this id, or returns undefined. */
export function findBox(id: string): ListedBox | undefined {
  return boxes.find((box) => box.meta.id === id);
}
