import { ordinal } from '$lib/core';
import { CaseError } from '$lib/games/define';
import { chosen } from '$lib/games/house-rule';
import { count, defineCase, group, list, people } from '$lib/games/statement';
import { TABLES } from '$lib/games/vegas/board';
import { GOLD_LEAST, GOLD_MOST } from '$lib/games/vegas/data';
import { equalTotals } from '$lib/games/vegas/house-rules';
import { rank, sumOf } from '$lib/games/vegas/ranking';
import { MOST_PLAYERS } from './members';
import { tableOf } from './seated-table';

interface Row {
  readonly place: number;
  readonly players: readonly string[];
  readonly total: number;
}

const chips = list(count(GOLD_LEAST, GOLD_MOST, 'a gold chip'), 'a list of gold chips', {
  label: 'Gold chip',
  least: 0,
  most: TABLES,
  allowed: `at most ${TABLES} gold chips, all there are`
});

/** The places at the end. */
export const ranking = defineCase({
  id: 'ranking',
  title: 'Who has won?',
  about: 'the end of the game',
  sketch: { places: true },
  people: { least: 1, most: MOST_PLAYERS },
  fields: {
    players: {
      is: people(
        group({ gold: { is: chips, label: 'gold', says: 'what each gold chip is worth, 3 to 15' } }),
        1,
        MOST_PLAYERS
      ),
      title: 'What each has won',
      says: 'one to four players by name, and their gold chips: fourteen at most over the table'
    },
    options: { rules: [equalTotals] }
  },
  settle: ({ players, options }) => {
    const all = players.reduce((sum, [, { gold }]) => sum + gold.length, 0);
    if (all > TABLES)
      throw new CaseError('players', `at most ${TABLES} gold chips, all there are; these are ${all}`);
    const rules = chosen([equalTotals], options ?? {});
    const table = tableOf(players.map(([name]) => name));
    const sums = players.map(([name, { gold }]) =>
      sumOf(
        table.seat(name),
        gold,
        gold.reduce((sum, value) => sum + value, 0)
      )
    );
    const places = rank(sums, rules.equalTotals);
    return {
      awards: [],
      reasons: places.flatMap(({ whys }) =>
        whys.map((why) => ('player' in why ? table.reason(why, why.player) : table.reason(why)))
      ),
      facts: {
        places: places.map(({ place, players: level, total }) => ({
          place,
          players: level.map((player) => table.name(player)).sort(),
          total
        }))
      }
    };
  },
  examples: [
    {
      title: 'The same gold shares the place',
      position: { players: { Anna: { gold: [6, 6] }, Ben: { gold: [12] }, Carla: { gold: [15, 4] } } }
    }
  ],
  answer: ({ facts }) =>
    (facts['places'] as readonly Row[]).flatMap(({ place, players, total }) =>
      players.map((who) => ({ who, words: ordinal(place), figure: String(total) }))
    )
});
