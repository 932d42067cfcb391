import { meta as lasVegas } from './las-vegas/meta';
import { meta as lasVegasCards } from './las-vegas-cards/meta';
import { meta as razzia } from './razzia/meta';
import { meta as vegas } from './vegas/meta';
import { meta as vegasStrip } from './vegas-strip/meta';
import type { Box, Meta } from './define';

/** A box whose parts the app can stand in for, whether its game can be played here or not. */
export interface ListedBox {
  readonly meta: Meta;
  /** What it is called where there is little room. */
  readonly short: string;
  readonly load: () => Promise<Box>;
}

/** One line per box, in the order in which they stand. Games that can be played are in `registry.ts`. */
export const boxes: readonly ListedBox[] = [
  { meta: lasVegas, short: 'Las Vegas', load: async () => (await import('./las-vegas/parts')).box },
  {
    meta: lasVegasCards,
    short: 'Card Game',
    load: async () => (await import('./las-vegas-cards/parts')).box
  },
  { meta: vegas, short: 'Vegas', load: async () => (await import('./vegas/parts')).box },
  { meta: vegasStrip, short: 'Strip', load: async () => (await import('./vegas-strip/parts')).box },
  { meta: razzia, short: 'Razzia', load: async () => (await import('./razzia/parts')).box }
];

/** The box with this id, or undefined. */
export function findBox(id: string): ListedBox | undefined {
  return boxes.find((listed) => listed.meta.id === id);
}
