import { fillInHouseRules } from '$lib/games/contract/house-rule';
import { count, defineCase, yesNo } from '$lib/referee/define-case';
import type { JsonObject } from '$lib/games/contract/form';
import { MIN_CHIP_GOLD, MAX_CHIP_GOLD } from '$lib/games/vegas/data';
import { doubleSpaceRule, equallyLowRule } from '$lib/games/vegas/house-rules';
import {
  countersOnSpaces,
  lowestOf,
  majorityOf,
  payTable,
  unpaidPostings
} from '$lib/games/vegas/payout/payout';
import { MAX_PLAYERS, ownersOf, readSpaces, spaces, counterPlates, tableOf } from './members';
import * as say from '$lib/games/vegas/strings/en/referee-tables';

const RULES = [doubleSpaceRule, equallyLowRule] as const;

/** The case of a table: who takes its gold chip. */
export const table = defineCase({
  id: 'table',
  ...say.tableCase,
  sketch: { value: '8' },
  people: { min: 0, max: MAX_PLAYERS },
  fields: {
    gold: { answer: count(MIN_CHIP_GOLD, MAX_CHIP_GOLD, say.aGoldChip), ...say.goldMember },
    spaces,
    mary: { answer: yesNo(say.atItsHead, say.elsewhereText), ...say.mary },
    options: { rules: RULES }
  },
  settle: ({ gold, spaces: enteredSpaces, mary, options }) => {
    const rules = fillInHouseRules(RULES, options ?? {});
    const people = tableOf(ownersOf(enteredSpaces));
    const spaces = readSpaces(enteredSpaces, people);
    const claims = countersOnSpaces(spaces, people.seats, rules);
    const { tiedCounters } = majorityOf(claims, rules);
    const isScored = mary || spaces.every(({ counter }) => counter !== undefined);
    const postings = isScored
      ? payTable({ name: 'this', gold }, spaces, people.seats, rules)
      : unpaidPostings('this', spaces, people.seats, rules);
    return {
      ...people.awardsAndReasons(postings),
      facts: {
        scored: isScored,
        counts: people.byName(claims.map(({ player, count: counters }) => [player, counters])),
        tied: tiedCounters.map(({ player }) => people.name(player)).sort(),
        lowest: people.byName(tiedCounters.map((table) => [table.player, lowestOf(table)]))
      }
    };
  },
  examples: [
    {
      title: say.exampleThreeEach,
      position: {
        gold: 8,
        spaces: [
          spaceOf([1, 2], 'Ben'),
          spaceOf([3], 'Anna'),
          spaceOf([4], 'Ben'),
          spaceOf([5, 6], 'Anna'),
          spaceOf([1, 2], 'Carla'),
          spaceOf([3], 'Ben'),
          spaceOf([4], 'Anna'),
          spaceOf([5, 6])
        ],
        mary: true
      }
    },
    {
      title: say.tiedForTheLowest,
      position: {
        gold: 6,
        spaces: [
          spaceOf([1], 'Ben'),
          spaceOf([2]),
          spaceOf([3]),
          spaceOf([1], 'Anna'),
          spaceOf([2]),
          spaceOf([3], 'Carla')
        ],
        mary: true
      }
    },
    {
      title: say.notScoredYet,
      position: { gold: 3, spaces: [spaceOf([1, 2], 'Ben'), spaceOf([3, 4]), spaceOf([5, 6])], mary: false }
    }
  ],
  plates: counterPlates
});

/** Makes a space of a position: its numbers, and the owner of its counter. */
export function spaceOf(numbers: readonly number[], counter?: string): JsonObject {
  return { numbers, ...(counter === undefined ? {} : { counter }) };
}
