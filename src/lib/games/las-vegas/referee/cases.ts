import type { Case } from '$lib/games/contract/define';
import { bank } from './bank';
import { casino } from './casino';
import { chips } from './chips';
import { pairs } from './pairs';
import { ranking } from './ranking';
import type { TileId } from '$lib/games/las-vegas/tiles';
import '$lib/games/las-vegas/tiles/all';
import { cases as badLuck } from '$lib/games/las-vegas/tiles/bad-luck/case';
import { cases as blackBox } from '$lib/games/las-vegas/tiles/black-box/case';
import { cases as blockIt } from '$lib/games/las-vegas/tiles/block-it/case';
import { cases as doubleDown } from '$lib/games/las-vegas/tiles/double-down/case';
import { cases as fiftyFifty } from '$lib/games/las-vegas/tiles/fifty-fifty/case';
import { cases as handicap } from '$lib/games/las-vegas/tiles/handicap/case';
import { cases as highFive } from '$lib/games/las-vegas/tiles/high-five/case';
import { cases as jackpot } from '$lib/games/las-vegas/tiles/jackpot/case';
import { cases as knockout } from '$lib/games/las-vegas/tiles/knockout/case';
import { cases as luckyPunch } from '$lib/games/las-vegas/tiles/lucky-punch/case';
import { cases as myChoice } from '$lib/games/las-vegas/tiles/my-choice/case';
import { cases as niceDice } from '$lib/games/las-vegas/tiles/nice-dice/case';
import { cases as noEntry } from '$lib/games/las-vegas/tiles/no-entry/case';
import { cases as payDay } from '$lib/games/las-vegas/tiles/pay-day/case';
import { cases as powerPlay } from '$lib/games/las-vegas/tiles/power-play/case';
import { cases as primeTime } from '$lib/games/las-vegas/tiles/prime-time/case';

/** The cases of every tile. A tile without a list of cases does not compile. */
const TILES: Readonly<Record<TileId, readonly Case[]>> = {
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

/** The cases that the referee offers for this game. */
export const cases: readonly Case[] = [casino, pairs, chips, bank, ranking, ...Object.values(TILES).flat()];
