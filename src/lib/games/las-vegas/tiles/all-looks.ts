import { look as badLuck } from './bad-luck/look';
import { look as blackBox } from './black-box/look';
import { look as blockIt } from './block-it/look';
import { look as doubleDown } from './double-down/look';
import { look as fiftyFifty } from './fifty-fifty/look';
import { look as handicap } from './handicap/look';
import { look as highFive } from './high-five/look';
import { look as jackpot } from './jackpot/look';
import { look as knockout } from './knockout/look';
import { look as luckyPunch } from './lucky-punch/look';
import { look as myChoice } from './my-choice/look';
import { look as niceDice } from './nice-dice/look';
import { look as noEntry } from './no-entry/look';
import { look as payDay } from './pay-day/look';
import { look as powerPlay } from './power-play/look';
import { look as primeTime } from './prime-time/look';
import { registerLooks, type Looks } from '$lib/games/las-vegas/ui/tiles/looks';

/** A tile without a look does not compile. */
const LOOKS: Looks = {
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

registerLooks(LOOKS);
