import { badLuck } from './bad-luck/tile';
import { blackBox } from './black-box/tile';
import { blockIt } from './block-it/tile';
import { doubleDown } from './double-down/tile';
import { fiftyFifty } from './fifty-fifty/tile';
import { handicap } from './handicap/tile';
import { highFive } from './high-five/tile';
import { jackpot } from './jackpot/tile';
import { knockout } from './knockout/tile';
import { luckyPunch } from './lucky-punch/tile';
import { myChoice } from './my-choice/tile';
import { niceDice } from './nice-dice/tile';
import { noEntry } from './no-entry/tile';
import { payDay } from './pay-day/tile';
import { powerPlay } from './power-play/tile';
import { primeTime } from './prime-time/tile';
import { registerTiles, type AllTiles } from './index';
import { mainGame } from './shared/main-game';

/** The sixteen sides of the eight boards, one line each. Leaving one out does not compile. */
const ALL_TILES: AllTiles = {
  'lucky-punch': luckyPunch,
  jackpot,
  'prime-time': primeTime,
  'fifty-fifty': fiftyFifty,
  'high-five': highFive,
  'bad-luck': badLuck,
  'pay-day': payDay,
  'power-play': powerPlay,
  'no-entry': noEntry,
  knockout,
  'block-it': blockIt,
  handicap,
  'black-box': blackBox,
  'double-down': doubleDown,
  'nice-dice': niceDice,
  'my-choice': myChoice
};

registerTiles(ALL_TILES, mainGame);

export const TILES = Object.values(ALL_TILES);
