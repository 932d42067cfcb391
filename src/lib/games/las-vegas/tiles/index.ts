import type { Face } from '$lib/games/las-vegas/types';
import { badLuck, type BadLuck } from './bad-luck';
import { blackBox, type BlackBox } from './black-box';
import { blockIt, type BlockIt } from './block-it';
import { doubleDown, type DoubleDown } from './double-down';
import { fiftyFifty, type FiftyFifty } from './fifty-fifty';
import { handicap, type Handicap } from './handicap';
import { highFive, type HighFive } from './high-five';
import { jackpot, type Jackpot } from './jackpot';
import { knockout, type Knockout } from './knockout';
import { luckyPunch, type LuckyPunch } from './lucky-punch';
import { myChoice, type MyChoice } from './my-choice';
import { niceDice, type NiceDice } from './nice-dice';
import { noEntry, type NoEntry } from './no-entry';
import { payDay, type PayDay } from './pay-day';
import { powerPlay, type PowerPlay } from './power-play';
import { primeTime, type PrimeTime } from './prime-time';
import type { SealedTile, TileWords } from './tile';

/** The sixteen sides of the eight boards. */
export const TILES: readonly SealedTile[] = [
  luckyPunch,
  jackpot,
  primeTime,
  fiftyFifty,
  highFive,
  badLuck,
  payDay,
  powerPlay,
  noEntry,
  knockout,
  blockIt,
  handicap,
  blackBox,
  doubleDown,
  niceDice,
  myChoice
];

type AnyTile =
  | LuckyPunch
  | Jackpot
  | PrimeTime
  | FiftyFifty
  | HighFive
  | BadLuck
  | PayDay
  | PowerPlay
  | NoEntry
  | Knockout
  | BlockIt
  | Handicap
  | BlackBox
  | DoubleDown
  | NiceDice
  | MyChoice;

export type TileId = AnyTile['Id'];
export type TileWhy = AnyTile['Why'];
export type TileMove = AnyTile['Do'];
export type TileStep = AnyTile['Step'];

type Lying<W extends TileWords> = W extends TileWords
  ? { readonly tile: W['Id']; readonly at: Face; readonly live: W['Live'] }
  : never;

/** A tile at a casino, with what lies on it. */
export type InPlay = Lying<AnyTile>;

/** The same with what the screens say of it. */
export type TileView = InPlay & { readonly side: string; readonly title: string; readonly does: string };

const BY_ID = new Map(TILES.map((tile) => [tile.id, tile]));

/** The tile of this name. Throws a RangeError where there is none. */
export function tileOf(id: TileId): SealedTile {
  const tile = BY_ID.get(id);
  if (tile === undefined) throw new RangeError(`“${id}” is no tile`);
  return tile;
}

export function isTile(id: string): id is TileId {
  return BY_ID.has(id);
}

export function titleOf(id: TileId): string {
  return tileOf(id).title;
}
