import { hasMembers, isCount, isListOf, isOptional, isOneOf, isPlayer, isText, type Check } from '$lib/core';
import { isEntryDetail, type StoredDataChecks } from '$lib/games/contract/define';
import { hasValidChoices } from '$lib/games/contract/house-rule';
import { casinosFor, ROUNDS } from '$lib/games/vegas-strip/data';
import { houseRules } from '$lib/games/vegas-strip/house-rules';
import { SIDES, TILE_NUMBERS } from '$lib/games/vegas-strip/types';

const isNumber = isOneOf(TILE_NUMBERS);
const isBoolean = isOptional(isOneOf([true, false]));

/** Checks that every player is in exactly one team of one or two. */
function isPositions(players: number): Check {
  return (round) =>
    isListOf(round, (team) => isListOf(team, isCount) && [1, 2].includes((team as number[]).length)) &&
    (round as readonly (readonly number[])[]).flat().sort().join() === everyPosition(players);
}

function everyPosition(players: number): string {
  return Array.from({ length: players }, (_, index) => index + 1).join();
}

function isCharacter(value: unknown): boolean {
  return hasMembers(value, {
    name: isText,
    side: isOneOf(SIDES),
    text: isText,
    tiles: isOptional(isCount),
    distinct: isBoolean,
    tokens: isBoolean,
    chips: isBoolean
  });
}

function isCard(players: number): Check {
  return (value) =>
    hasMembers(value, {
      start: isCount,
      removed: (values) => isListOf(values, isNumber),
      teams: (rounds) =>
        isListOf(rounds, isPositions(players)) && (rounds as readonly unknown[]).length === ROUNDS
    });
}

function isCasino(value: unknown): boolean {
  return hasMembers(value, { name: isText, character: isOptional(isCharacter) });
}

/** Validates the stored data of Vegas Strip. */
export const storedData: StoredDataChecks = {
  options: (value, players) =>
    hasValidChoices(houseRules, value) &&
    hasMembers(value, {
      first: isPlayer,
      depth: isEntryDetail,
      card: isCard(players),
      casinos: (values) =>
        isListOf(values, isCasino) && (values as readonly unknown[]).length === casinosFor(players).length
    }),
  tapVersion: 2,
  olderTaps: () => import('./older-taps')
};
