import {
  hasMembers,
  isCount,
  isDeck,
  isListOf,
  isMaybe,
  isOneOf,
  isPlayer,
  isTapOf,
  isText
} from '$lib/core';
import { isDepth, type Reads } from '$lib/games/contract/define';
import { areChoices } from '$lib/games/contract/house-rule';
import { BARS } from '$lib/games/razzia/payout/bars';
import { isCard } from '$lib/games/razzia/data';
import { houseRules } from '$lib/games/razzia/house-rules';

const isBar = isOneOf(BARS);
const FACES = [1, 2, 3, 4, 5, 6];

/** All house rules but the two closed bars, which are stored together as one list. */
const single = houseRules.filter(({ id }) => id !== 'closed' && id !== 'alsoClosed');

function isTwoBars(kept: unknown): boolean {
  return isListOf(kept, isBar) && new Set(kept as readonly unknown[]).size === 2;
}

/** Validates the stored data of Razzia. */
export const storedData: Reads = {
  options: (kept) =>
    areChoices(single, kept) &&
    hasMembers(kept, {
      dealer: isPlayer,
      depth: isDepth,
      chits: isMaybe(isDeck),
      closed: isMaybe(isTwoBars)
    }),
  tap: isTapOf({
    chit: { value: isCount },
    card: { player: isPlayer, card: isCard },
    half: { player: isPlayer, bar: isBar },
    turn: { player: isPlayer },
    hand: { chit: isCount, value: isCount, to: (to) => to === 'middle' || isPlayer(to) },
    die: { die: isOneOf(['champion', 'challenger']), face: isOneOf(FACES) },
    took: { bar: isBar, chit: isCount, to: (to) => to === 'stays' || isPlayer(to) },
    show: { show: isText }
  }),
  tapWords: 1
};
