import { hasMembers, isCount, isListOf, isMaybe, isOneOf, isPlayer, isTapOf, isText } from '$lib/core';
import { isDepth, type Reads } from '$lib/games/define';
import { areChoices } from '$lib/games/house-rule';
import { houseRules } from './house-rules';
import { SIDES, TILE_NUMBERS } from './types';

const isNumber = isOneOf(TILE_NUMBERS);
const isFlag = isMaybe(isOneOf([true, false]));

function isPositions(round: unknown): boolean {
  return isListOf(round, (team) => isListOf(team, isCount));
}

function isCharacter(kept: unknown): boolean {
  return hasMembers(kept, {
    name: isText,
    side: isOneOf(SIDES),
    text: isText,
    tiles: isMaybe(isCount),
    distinct: isFlag,
    tokens: isFlag,
    chips: isFlag
  });
}

function isCard(kept: unknown): boolean {
  return hasMembers(kept, {
    start: isCount,
    removed: (all) => isListOf(all, isNumber),
    teams: (rounds) => isListOf(rounds, isPositions)
  });
}

function isCasino(kept: unknown): boolean {
  return hasMembers(kept, { name: isText, character: isMaybe(isCharacter) });
}

/** How Vegas Strip knows its own words again. */
export const reads: Reads = {
  options: (kept) =>
    areChoices(houseRules, kept) &&
    hasMembers(kept, {
      first: isPlayer,
      depth: isDepth,
      card: isCard,
      casinos: (all) => isListOf(all, isCasino)
    }),
  tap: isTapOf({
    tile: { tile: isNumber, blocker: isMaybe(isOneOf([true])) },
    plus: {},
    show: { show: isText }
  }),
  tapWords: 1
};
