import { ordinal } from '$lib/core';
import { CaseError } from '$lib/games/contract/define';
import { fillInHouseRules } from '$lib/games/contract/house-rule';
import { count, defineCase, group, list, people } from '$lib/referee/define-case';
import { namedPlaces, rankingLines, type NamedPlace } from '$lib/referee/ranking-case';
import { TABLES } from '$lib/games/vegas/state/board';
import { MIN_CHIP_GOLD, MAX_CHIP_GOLD } from '$lib/games/vegas/data';
import { equalTotalsRule } from '$lib/games/vegas/house-rules';
import { rank, sumOf } from '$lib/games/vegas/payout/ranking';
import { MAX_PLAYERS, tableOf } from './members';
import * as say from '$lib/games/vegas/strings/en/referee-tables';

/** An upper limit for the gold of a board, as if every table had the highest gold chip. */
const MAX_GOLD = TABLES * MAX_CHIP_GOLD;

const chips = list(count(MIN_CHIP_GOLD, MAX_CHIP_GOLD, say.aGoldChip), say.aListOfGoldChips, {
  label: say.goldChip,
  min: 0,
  max: TABLES,
  countMessage: say.atMostGoldChips(TABLES)
});

/** The case of the final ranking. */
export const ranking = defineCase({
  id: 'ranking',
  ...say.rankingCase,
  sketch: { places: true },
  people: { min: 1, max: MAX_PLAYERS },
  fields: {
    players: {
      answer: people(
        group({
          gold: { answer: chips, ...say.goldChipsMember },
          start: { answer: count(0, MAX_GOLD, say.goldWithoutAChip), ...say.start, absent: true }
        }),
        1,
        MAX_PLAYERS
      ),
      ...say.players
    },
    options: { rules: [equalTotalsRule] }
  },
  settle: ({ players, options }) => {
    const chipCount = players.reduce((sum, [, { gold }]) => sum + gold.length, 0);
    if (chipCount > TABLES) throw new CaseError('players', say.tooManyGoldChips(TABLES, chipCount));
    const rules = fillInHouseRules([equalTotalsRule], options ?? {});
    const table = tableOf(players.map(([name]) => name));
    const sums = players.map(([name, { gold, start = 0 }]) => {
      const total = gold.reduce((sum, value) => sum + value, start);
      return sumOf(table.seat(name), gold, total, start);
    });
    const places = rank(sums, rules.equalTotals);
    return {
      awards: [],
      reasons: places.flatMap(({ reasons }) =>
        reasons.map((why) => ('player' in why ? table.reason(why, why.player) : table.reason(why)))
      ),
      facts: { places: namedPlaces(places, table.name) }
    };
  },
  examples: [
    {
      title: say.tiedSharePlace,
      position: { players: { Anna: { gold: [6, 6] }, Ben: { gold: [12] }, Carla: { gold: [15, 4] } } }
    },
    {
      title: say.newcomerWithGold,
      position: { players: { Anna: { gold: [6, 3] }, Dora: { gold: [6], start: 3 } } }
    }
  ],
  answer: ({ facts }) =>
    rankingLines(facts['places'] as readonly NamedPlace[], ({ place, total }) => ({
      words: ordinal(place),
      value: String(total)
    }))
});
