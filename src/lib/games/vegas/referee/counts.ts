import { CaseError } from '$lib/games/contract/define';
import { isObject, type JsonObject } from '$lib/games/contract/form';
import { count, defineCase, face, people } from '$lib/referee/define-case';
import { MAX_SPACES } from '$lib/games/vegas/state/board';
import { GOLD_LEAST, GOLD_MOST } from '$lib/games/vegas/data';
import { lowestOf, majorityOf, type CountersAt, payCounters } from '$lib/games/vegas/payout/payout';
import type { PlayerId } from '$lib/core';
import { MAX_PLAYERS, counterPlates, tableOf } from './members';
import * as say from '$lib/games/vegas/strings/en/referee';

/** Lists the players who share the most of these counters; empty if one player has the most alone. */
function tiedPlayersIn({ counts }: JsonObject): readonly string[] {
  const entries = isObject(counts) ? Object.entries(counts) : [];
  const most = Math.max(1, ...entries.map(([, count]) => Number(count)));
  const tied = entries.filter(([, count]) => count === most).map(([name]) => name);
  return tied.length > 1 ? tied : [];
}

/** The case of a scored table with only the numbers of counters, not their spaces. */
export const counts = defineCase({
  id: 'counts',
  ...say.countsCase,
  sketch: { value: '10' },
  people: { min: 1, max: MAX_PLAYERS },
  fields: {
    gold: { answer: count(GOLD_LEAST, GOLD_MOST, say.aGoldChip), ...say.goldWords },
    counts: { answer: people(count(0, MAX_SPACES), 1, MAX_PLAYERS), ...say.counts },
    lowest: {
      answer: people(face(), 2, MAX_PLAYERS, tiedPlayersIn),
      ...say.lowest,
      when: (counts) => tiedPlayersIn(counts).length > 0
    }
  },
  settle: ({ gold, counts: enteredCounts, lowest }) => {
    const sum = enteredCounts.reduce((all, [, count]) => all + count, 0);
    if (sum > MAX_SPACES) throw new CaseError('counts', say.mostCounters(MAX_SPACES));
    const tied = tiedPlayersIn({ counts: Object.fromEntries(enteredCounts) });
    if (tied.length === 0 && lowest !== undefined) throw new CaseError('lowest', say.noTie);
    for (const name of tied)
      if (!(lowest ?? []).some(([each]) => each === name))
        throw new CaseError(`lowest.${name}`, say.enterLowestNumbers);
    const other = (lowest ?? []).find(([name]) => !tied.includes(name));
    if (other !== undefined) throw new CaseError(`lowest.${other[0]}`, say.tiedForMostCounters);
    const table = tableOf(enteredCounts.map(([name]) => name));
    const counters = enteredCounts.flatMap(([name, count]): readonly CountersAt[] => {
      const low = (lowest ?? []).find(([each]) => each === name)?.[1];
      return count === 0
        ? []
        : [{ player: table.seat(name), count, lowNumbers: low === undefined ? [] : [low] }];
    });
    const { tied: tiedPlayers } = majorityOf(counters, { equallyLow: 'discard' });
    const named = (
      tables: readonly CountersAt[],
      value: (table: CountersAt) => number
    ): Readonly<Record<string, number>> =>
      table.byName(tables.map((table) => [table.player, value(table)] as readonly [PlayerId, number]));
    return {
      ...table.paid(payCounters({ name: 'this', gold }, counters, { equallyLow: 'discard' })),
      facts: {
        counts: named(counters, (table) => table.count),
        tied: tiedPlayers.map(({ player }) => table.name(player)).sort(),
        lowest: named(tiedPlayers, lowestOf)
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
