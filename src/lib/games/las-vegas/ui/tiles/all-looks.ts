import { look as badLuck } from '$lib/games/las-vegas/tiles/bad-luck/look';
import { look as blackBox } from '$lib/games/las-vegas/tiles/black-box/look';
import { look as blockIt } from '$lib/games/las-vegas/tiles/block-it/look';
import { look as doubleDown } from '$lib/games/las-vegas/tiles/double-down/look';
import { look as fiftyFifty } from '$lib/games/las-vegas/tiles/fifty-fifty/look';
import { look as handicap } from '$lib/games/las-vegas/tiles/handicap/look';
import { look as highFive } from '$lib/games/las-vegas/tiles/high-five/look';
import { look as jackpot } from '$lib/games/las-vegas/tiles/jackpot/look';
import { look as knockout } from '$lib/games/las-vegas/tiles/knockout/look';
import { look as luckyPunch } from '$lib/games/las-vegas/tiles/lucky-punch/look';
import { look as myChoice } from '$lib/games/las-vegas/tiles/my-choice/look';
import { look as niceDice } from '$lib/games/las-vegas/tiles/nice-dice/look';
import { look as noEntry } from '$lib/games/las-vegas/tiles/no-entry/look';
import { look as payDay } from '$lib/games/las-vegas/tiles/pay-day/look';
import { look as powerPlay } from '$lib/games/las-vegas/tiles/power-play/look';
import { look as primeTime } from '$lib/games/las-vegas/tiles/prime-time/look';
import { registerLooks, type Looks } from './looks';

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
