import * as v from 'valibot';
import { CaseError } from '$lib/games/contract/define';
import { withSchema, defineCase, listsOf, numberChoice, person, pieces } from '$lib/referee/define-case';
import { BLACK_BOX, payPile, pileSum } from './tile';
import { ONE_PLAYER } from '$lib/games/las-vegas/referee/members';
import { tableOf } from '$lib/games/las-vegas/referee/seated-table';
import * as say from './strings/en';

const pile = pieces({
  piece: 'note',
  values: [0, 20000, 60000],
  max: 5,
  noun: say.aBlackBoxToken,
  listNoun: say.aListOfTokens
});

const PILES_LABEL = say.twoPilesOfTokens;
const piles = withSchema(
  listsOf(pile, { label: say.pile, count: 2, noun: PILES_LABEL }),
  v.strictTuple([pile.schema, pile.schema], PILES_LABEL)
);

const blackBox = defineCase({
  id: 'black-box',
  ...say.blackBoxCase,
  sketch: { value: '$100,000' },
  people: ONE_PLAYER,
  fields: {
    winner: { answer: person({ fillIfOnly: true }), ...say.winner },
    piles: { answer: piles, ...say.piles },
    chosen: {
      answer: numberChoice(
        [
          { value: 0, label: say.first },
          { value: 1, label: say.second }
        ],
        say.theFirstPileIs0
      ),
      ...say.chosen
    }
  },
  settle: ({ winner, piles, chosen }) => {
    refusePiles(piles);
    const table = tableOf([winner]);
    const [tokens, others] = [piles[chosen].length, piles[chosen === 0 ? 1 : 0].length];
    const reward = payPile('this', table.seat(winner), pileSum(piles[chosen]), {
      tokens,
      others
    });
    return { ...table.payRewards([reward]), facts: {} };
  },
  examples: [
    {
      title: say.twoTokensOf2Chips,
      position: {
        winner: 'Anna',
        piles: [
          [60000, 0, 0, 0],
          [20000, 20000]
        ],
        chosen: 1
      }
    }
  ]
});

function refusePiles([one, other]: readonly [readonly number[], readonly number[]]): void {
  const sortTokens = (tokenValues: readonly number[]): string =>
    [...tokenValues].sort((a, b) => a - b).join(' ');
  const isComplete = sortTokens([...one, ...other]) === sortTokens(BLACK_BOX);
  if (one.length === 0 || other.length === 0 || !isComplete) throw new CaseError('piles', say.sixTokenValues);
}

export const cases = [blackBox] as const;
