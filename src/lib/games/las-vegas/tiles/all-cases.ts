import { cases as badLuck } from './bad-luck/case';
import { cases as blackBox } from './black-box/case';
import { cases as blockIt } from './block-it/case';
import { cases as doubleDown } from './double-down/case';
import { cases as fiftyFifty } from './fifty-fifty/case';
import { cases as handicap } from './handicap/case';
import { cases as highFive } from './high-five/case';
import { cases as jackpot } from './jackpot/case';
import { cases as knockout } from './knockout/case';
import { cases as luckyPunch } from './lucky-punch/case';
import { cases as myChoice } from './my-choice/case';
import { cases as niceDice } from './nice-dice/case';
import { cases as noEntry } from './no-entry/case';
import { cases as payDay } from './pay-day/case';
import { cases as powerPlay } from './power-play/case';
import { cases as primeTime } from './prime-time/case';
import type { Case } from '$lib/games/contract/define';
import type { TileId } from './index';

/** The referee's cases of every tile. A tile without a list of cases does not compile. */
export const CASES: Readonly<Record<TileId, readonly Case[]>> = {
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
