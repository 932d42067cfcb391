import { CaseError } from '$lib/games/define';
import { count, defineCase, people, person } from '$lib/games/statement';
import type { PlayerId } from '$lib/core';
import { HEARTS, type Hearts } from '$lib/games/vegas/data';
import { fightResult, type FightResult } from '$lib/games/vegas/fight';
import type { Why } from '$lib/games/vegas/types';
import { tableOf } from './seated-table';

/** Whose counter stays after a duel. */
export const duel = defineCase({
  id: 'duel',
  title: 'Who wins the duel?',
  about: 'a duel',
  sketch: { figure: '2 : 1' },
  people: { least: 2, most: 2 },
  fields: {
    challenger: {
      is: person(),
      title: 'Who challenges',
      says: 'whose counter came second; one of the two in `hearts`'
    },
    hearts: {
      is: people(count(1, 3, 'a number of hearts'), 2, 2),
      title: 'Hearts shown',
      says: 'exactly two players by name, and how many hearts each shows, 1 to 3'
    }
  },
  settle: ({ challenger, hearts }) => {
    const other = hearts.find(([name]) => name !== challenger);
    const own = hearts.find(([name]) => name === challenger);
    if (own === undefined || other === undefined)
      throw new CaseError('challenger', 'one of the two who show hearts');
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
    { title: 'Two hearts against one', position: { challenger: 'Ben', hearts: { Ben: 2, Denny: 1 } } },
    { title: 'Three each', position: { challenger: 'Ben', hearts: { Ben: 3, Denny: 3 } } }
  ],
  answer: ({ facts }) => {
    const [who] = facts['stays'] as readonly string[];
    return [who === undefined ? { words: 'Both take their counters back' } : { who, words: 'stays' }];
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
