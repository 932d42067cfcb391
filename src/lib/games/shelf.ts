import { shelfBox as lasVegas } from './las-vegas/meta';
import { shelfBox as lasVegasCards } from './las-vegas-cards/meta';
import { shelfBox as razzia } from './razzia/meta';
import { shelfBox as vegas } from './vegas/meta';
import { shelfBox as vegasStrip } from './vegas-strip/meta';
import type { ShelfBox } from './contract/define';

/** The covers on the shelf, in shelf order. This module imports only what the first page needs. */
export const shelf: readonly ShelfBox[] = [lasVegas, lasVegasCards, vegas, vegasStrip, razzia];
