import { ordinal, winningRows } from '$lib/core';
import { fillInHouseRules } from '$lib/games/contract/house-rule';
import { count, defineCase, group, people } from '$lib/referee/define-case';
import { namedPlaces, rankingLines, type NamedPlace } from '$lib/referee/ranking-case';
import { twoWinnersRule } from '$lib/games/vegas-strip/house-rules';
import { rank, type Score } from '$lib/games/vegas-strip/payout/ranking';
import { MAX_PLAYERS, tableOf } from './members';
import * as say from '$lib/games/vegas-strip/strings/en/referee';

const MAX_CHIPS = 9999;
const RULES = [twoWinnersRule] as const;

const score = group({
  chips: { answer: count(0, MAX_CHIPS, say.chips), label: say.chips },
  last: { answer: count(0, MAX_CHIPS, say.chips), label: say.earnedInTheLastRound }
});

/** The case of the final ranking. */
export const ranking = defineCase({
  id: 'ranking',
  ...say.rankingCase,
  sketch: { places: true },
  people: { min: 2, max: MAX_PLAYERS },
  fields: {
    players: { answer: people(score, 2, MAX_PLAYERS), ...say.players },
    options: { rules: RULES }
  },
  settle: ({ players, options }) => {
    const table = tableOf(players.map(([name]) => name));
    const scores = players.map(([name, { chips, last }]): Score => ({
      player: table.seat(name),
      total: chips,
      earned: [last]
    }));
    const house = fillInHouseRules(RULES, options ?? {});
    const rows = rank(scores, { ...house, equalLast: 'shared' });
    return {
      awards: [],
      reasons: rows.flatMap(({ reasons }) =>
        reasons.map((why) => (why.code === 'sum' ? table.reason(why, why.player) : table.reason(why)))
      ),
      facts: {
        places: namedPlaces(rows, table.name, (tiedPlayers) => ({
          last: scores.find(({ player }) => tiedPlayers.includes(player))?.earned[0] ?? 0
        })),
        winners: winningRows(rows)
          .flatMap(({ players: tied }) => tied.map(table.name))
          .sort()
      }
    };
  },
  examples: [
    {
      title: say.aTieForSecondPlace,
      position: {
        players: {
          Anna: { chips: 52, last: 9 },
          Ben: { chips: 40, last: 12 },
          Carla: { chips: 40, last: 15 },
          Denny: { chips: 31, last: 20 }
        }
      }
    }
  ],
  answer: ({ facts }) =>
    rankingLines(facts['places'] as readonly NamedPlace[], ({ place, total }, name) => ({
      words: (facts['winners'] as readonly string[]).includes(name) ? say.andWins(place) : ordinal(place),
      value: String(total)
    }))
});
