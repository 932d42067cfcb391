import { badLuck } from './bad-luck';
import { blackBox } from './black-box';
import { blockIt } from './block-it';
import { doubleDown } from './double-down';
import { fiftyFifty } from './fifty-fifty';
import { handicap } from './handicap';
import { highFive } from './high-five';
import { jackpot } from './jackpot';
import { knockout } from './knockout';
import { luckyPunch } from './lucky-punch';
import { myChoice } from './my-choice';
import { niceDice } from './nice-dice';
import { noEntry } from './no-entry';
import { payDay } from './pay-day';
import { powerPlay } from './power-play';
import { primeTime } from './prime-time';
import { registerTiles, type AllTiles } from './index';

/** The sixteen sides of the eight boards, one line each. Leaving one out does not compile. */
const ALL: AllTiles = {
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

registerTiles(ALL);

export const TILES = Object.values(ALL);
