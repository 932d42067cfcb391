import { CaseError } from '$lib/games/contract/define';
import { count, defineCase, people, person } from '$lib/referee/define-case';
import type { PlayerId } from '$lib/core';
import { HEARTS, type Hearts } from '$lib/games/vegas/data';
import { fightResult, type FightResult } from '$lib/games/vegas/actions/fight';
import type { Why } from '$lib/games/vegas/types';
import { tableOf } from './seated-table';
import * as say from '$lib/games/vegas/strings/en/referee';

/** The case of a duel: which counter stays. */
export const duel = defineCase({
  id: 'duel',
  title: say.whoWinsTheDuel,
  about: say.aDuel,
  sketch: { figure: '2 : 1' },
  people: { least: 2, most: 2 },
  fields: {
    challenger: {
      is: person(),
      title: say.challenger,
      says: say.secondPlayerOfTheTwo
    },
    hearts: {
      is: people(count(1, 3, say.aNumberOfHearts), 2, 2),
      title: say.heartsShown,
      says: say.twoPlayersAndHearts
    }
  },
  settle: ({ challenger, hearts }) => {
    const other = hearts.find(([name]) => name !== challenger);
    const own = hearts.find(([name]) => name === challenger);
    if (own === undefined || other === undefined) throw new CaseError('challenger', say.oneOfTheTwo);
    const table = tableOf([challenger, other[0]]);
    const [one, two] = [table.seat(challenger), table.seat(other[0])];
    const shown = [heartsOf(own[1]), heartsOf(other[1])] as const;
    const result = fightResult(...shown);
    const why = whyOf(result, one, two, shown);
    const stays = result === 'nobody' ? [] : [result === 'challenger' ? one : two];
    return {
      awards: [],
      reasons: [table.reason(why, one), table.reason(why, two)],
      facts: {
        stays: stays.map((player) => table.name(player)),
        leaves: [one, two]
          .filter((player) => !stays.includes(player))
          .map((player) => table.name(player))
          .sort()
      }
    };
  },
  examples: [
    { title: say.twoHeartsAgainstOne, position: { challenger: 'Ben', hearts: { Ben: 2, Denny: 1 } } },
    { title: say.threeEach, position: { challenger: 'Ben', hearts: { Ben: 3, Denny: 3 } } }
  ],
  answer: ({ facts }) => {
    const [who] = facts['stays'] as readonly string[];
    return [who === undefined ? { words: say.bothTakeTheirCountersBack } : { who, words: say.stays }];
  }
});

function heartsOf(count: number): Hearts {
  return HEARTS.find((each) => each === count) ?? 1;
}

function whyOf(
  result: FightResult,
  challenger: PlayerId,
  defender: PlayerId,
  hearts: readonly [Hearts, Hearts]
): Why {
  const both = { challenger, defender, hearts };
  switch (result) {
    case 'challenger':
      return { code: 'challengerStays', rule: '8.3', ...both };
    case 'defender':
      return { code: 'defenderStays', rule: hearts[0] === hearts[1] ? '8.5' : '8.3', ...both };
    case 'nobody':
      return { code: 'bothLeave', rule: '8.4', ...both };
  }
}
