import { CaseError } from '$lib/games/contract/define';
import { isObject, type JsonObject } from '$lib/games/contract/form';
import { count, defineCase, face, people } from '$lib/referee/define-case';
import { MAX_SPACES } from '$lib/games/vegas/state/board';
import { MIN_CHIP_GOLD, MAX_CHIP_GOLD } from '$lib/games/vegas/data';
import { lowestOf, majorityOf, type PlayerCounters, payCounters } from '$lib/games/vegas/payout/payout';
import type { PlayerId } from '$lib/core';
import { MAX_PLAYERS, counterPlates, tableOf } from './members';
import * as say from '$lib/games/vegas/strings/en/referee';

/** Lists the players who share the most of these counters; empty if one player has the most alone. */
function tiedPlayersIn({ counts }: JsonObject): readonly string[] {
  const entries = isObject(counts) ? Object.entries(counts) : [];
  const highestCount = Math.max(1, ...entries.map(([, count]) => Number(count)));
  const tiedNames = entries.filter(([, count]) => count === highestCount).map(([name]) => name);
  return tiedNames.length > 1 ? tiedNames : [];
}

/** The case of a scored table with only the numbers of counters, not their spaces. */
export const counts = defineCase({
  id: 'counts',
  ...say.countsCase,
  sketch: { value: '10' },
  people: { min: 1, max: MAX_PLAYERS },
  fields: {
    gold: { answer: count(MIN_CHIP_GOLD, MAX_CHIP_GOLD, say.aGoldChip), ...say.goldMember },
    counts: { answer: people(count(0, MAX_SPACES), 1, MAX_PLAYERS), ...say.counts },
    lowest: {
      answer: people(face(), 2, MAX_PLAYERS, tiedPlayersIn),
      ...say.lowest,
      when: (counts) => tiedPlayersIn(counts).length > 0
    }
  },
  settle: ({ gold, counts: enteredCounts, lowest }) => {
    const sum = enteredCounts.reduce((total, [, count]) => total + count, 0);
    if (sum > MAX_SPACES) throw new CaseError('counts', say.mostCounters(MAX_SPACES));
    const tiedNames = tiedPlayersIn({ counts: Object.fromEntries(enteredCounts) });
    if (tiedNames.length === 0 && lowest !== undefined) throw new CaseError('lowest', say.noTie);
    for (const name of tiedNames)
      if (!(lowest ?? []).some(([tiedName]) => tiedName === name))
        throw new CaseError(`lowest.${name}`, say.enterLowestNumbers);
    const other = (lowest ?? []).find(([name]) => !tiedNames.includes(name));
    if (other !== undefined) throw new CaseError(`lowest.${other[0]}`, say.tiedForMostCounters);
    const table = tableOf(enteredCounts.map(([name]) => name));
    const counters = enteredCounts.flatMap(([name, count]): readonly PlayerCounters[] => {
      const lowestNumber = (lowest ?? []).find(([tiedName]) => tiedName === name)?.[1];
      return count === 0
        ? []
        : [{ player: table.seat(name), count, lowNumbers: lowestNumber === undefined ? [] : [lowestNumber] }];
    });
    const { tiedCounters: tiedPlayers } = majorityOf(counters, { equallyLow: 'discard' });
    const byName = (
      tables: readonly PlayerCounters[],
      value: (table: PlayerCounters) => number
    ): Readonly<Record<string, number>> =>
      table.byName(tables.map((table) => [table.player, value(table)] as readonly [PlayerId, number]));
    return {
      ...table.awardsAndReasons(payCounters({ name: 'this', gold }, counters, { equallyLow: 'discard' })),
      facts: {
        counts: byName(counters, (table) => table.count),
        tied: tiedPlayers.map(({ player }) => table.name(player)).sort(),
        lowest: byName(tiedPlayers, lowestOf)
      }
    };
  },
  examples: [
    { title: say.fiveAgainstThree, position: { gold: 10, counts: { Anna: 5, Ben: 3 } } },
    {
      title: say.exampleFourEach,
      position: { gold: 10, counts: { Anna: 4, Ben: 4, Carla: 2 }, lowest: { Anna: 2, Ben: 1 } }
    },
    {
      title: say.tiedForTheLowest,
      position: { gold: 6, counts: { Anna: 3, Ben: 3 }, lowest: { Anna: 1, Ben: 1 } }
    }
  ],
  plates: counterPlates
});
