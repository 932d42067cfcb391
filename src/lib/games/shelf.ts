import { lid as lasVegas } from './las-vegas/meta';
import { lid as lasVegasCards } from './las-vegas-cards/meta';
import { lid as razzia } from './razzia/meta';
import { lid as vegas } from './vegas/meta';
import { lid as vegasStrip } from './vegas-strip/meta';
import type { Lid } from './contract/define';

/** The covers on the shelf, in shelf order. It imports only what the first page needs. */
export const shelf: readonly Lid[] = [lasVegas, lasVegasCards, vegas, vegasStrip, razzia];
