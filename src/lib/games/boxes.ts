import { drawer as lasVegasDrawer } from './las-vegas/drawer';
import { meta as lasVegas } from './las-vegas/meta';
import { drawer as lasVegasCardsDrawer } from './las-vegas-cards/drawer';
import { meta as lasVegasCards } from './las-vegas-cards/meta';
import { drawer as razziaDrawer } from './razzia/drawer';
import { meta as razzia } from './razzia/meta';
import { drawer as vegasDrawer } from './vegas/drawer';
import { meta as vegas } from './vegas/meta';
import { drawer as vegasStripDrawer } from './vegas-strip/drawer';
import { meta as vegasStrip } from './vegas-strip/meta';
import type { Box, BoxStyle, Meta } from './contract/define';

/** A box whose pieces the app can replace, even if its game cannot be played in the app. */
export interface ListedBox {
  readonly meta: Meta;
  readonly drawer: BoxStyle;
  readonly load: () => Promise<Box>;
}

/** One line per box, in shelf order. `registry.ts` lists the games that can be played. */
export const boxes: readonly ListedBox[] = [
  { meta: lasVegas, drawer: lasVegasDrawer, load: async () => (await import('./las-vegas/parts')).box },
  {
    meta: lasVegasCards,
    drawer: lasVegasCardsDrawer,
    load: async () => (await import('./las-vegas-cards/parts')).box
  },
  { meta: vegas, drawer: vegasDrawer, load: async () => (await import('./vegas/parts')).box },
  { meta: vegasStrip, drawer: vegasStripDrawer, load: async () => (await import('./vegas-strip/parts')).box },
  { meta: razzia, drawer: razziaDrawer, load: async () => (await import('./razzia/parts')).box }
];

/** Finds the box with this id, or returns undefined. */
export function findBox(id: string): ListedBox | undefined {
  return boxes.find((listed) => listed.meta.id === id);
}
