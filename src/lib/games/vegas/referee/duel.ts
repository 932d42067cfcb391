import { CaseError } from '$lib/games/contract/define';
import { count, defineCase, people, person } from '$lib/referee/define-case';
import { HEARTS, type Hearts } from '$lib/games/vegas/data';
import { settleDuel, remainingOwner } from '$lib/games/vegas/actions/fight';
import { tableOf } from './members';
import * as say from '$lib/games/vegas/strings/en/referee';

/** The case of a duel: which counter stays. */
export const duel = defineCase({
  id: 'duel',
  ...say.duelCase,
  sketch: { value: '2 : 1' },
  people: { min: 2, max: 2 },
  fields: {
    challenger: { answer: person(), ...say.challenger },
    hearts: { answer: people(count(1, 3, say.aNumberOfHearts), 2, 2), ...say.hearts }
  },
  settle: ({ challenger, hearts }) => {
    const other = hearts.find(([name]) => name !== challenger);
    const challengerHearts = hearts.find(([name]) => name === challenger);
    if (challengerHearts === undefined || other === undefined)
      throw new CaseError('challenger', say.oneOfTheTwo);
    const table = tableOf([challenger, other[0]]);
    const [challengerSeat, defenderSeat] = [table.seat(challenger), table.seat(other[0])];
    const heartCounts = [heartsOf(challengerHearts[1]), heartsOf(other[1])] as const;
    const why = settleDuel({ challenger: challengerSeat, defender: defenderSeat, hearts: heartCounts });
    const remainingPlayer = remainingOwner(why);
    return {
      awards: [],
      reasons: [table.reason(why, challengerSeat), table.reason(why, defenderSeat)],
      facts: {
        stays: remainingPlayer === undefined ? [] : [table.name(remainingPlayer)],
        leaves: [challengerSeat, defenderSeat]
          .filter((player) => player !== remainingPlayer)
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
    const [owner] = facts['stays'] as readonly string[];
    return [
      owner === undefined ? { words: say.bothTakeTheirCountersBack } : { who: owner, words: say.staysText }
    ];
  }
});

function heartsOf(count: number): Hearts {
  return HEARTS.find((hearts) => hearts === count) ?? 1;
}
