import * as v from 'valibot';
import { CaseError } from '$lib/games/define';
import { checked, defineCase, listsOf, numberChoice, person, pieces } from '$lib/games/statement';
import { BLACK_BOX, payPile, pileSum } from '$lib/games/las-vegas/tiles/black-box';
import { ONE } from '$lib/games/las-vegas/cases/members';
import { tableOf } from '$lib/games/las-vegas/cases/seated-table';

const pile = pieces({
  piece: 'note',
  values: [0, 20000, 60000],
  most: 5,
  what: 'a token of the Black Box',
  all: 'a list of tokens'
});

const WHAT = 'two piles of tokens';
const piles = checked(
  listsOf(pile, { label: 'Pile', count: 2, what: WHAT }),
  v.strictTuple([pile.schema, pile.schema], WHAT)
);

const blackBox = defineCase({
  id: 'black-box',
  title: 'What does the Black Box pay?',
  about: 'Black Box',
  sketch: { figure: '$100,000' },
  people: ONE,
  fields: {
    winner: {
      is: person({ alone: true }),
      title: 'Who won the casino',
      says: 'who won the higher note of its casino'
    },
    piles: {
      is: piles,
      title: 'Tokens of both piles',
      says: 'two lists of tokens: together 60000, 20000, 20000, 0, 0 and 0, at least one in each'
    },
    chosen: {
      is: numberChoice(
        [
          { value: 0, label: 'First' },
          { value: 1, label: 'Second' }
        ],
        'the first pile is 0, the second 1'
      ),
      title: 'The pile that was chosen',
      says: 'which of the piles'
    }
  },
  settle: ({ winner, piles: both, chosen }) => {
    refusePiles(both);
    const table = tableOf([winner]);
    const [tokens, others] = [both[chosen].length, both[chosen === 0 ? 1 : 0].length];
    const reward = payPile('this', table.seat(winner), pileSum(both[chosen]), { tokens, others });
    return { ...table.paid([reward]), facts: {} };
  },
  examples: [
    {
      title: 'Two tokens of 2 chips are one note',
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
  const sorted = (tokens: readonly number[]): string => [...tokens].sort((a, b) => a - b).join(' ');
  const all = sorted([...one, ...other]) === sorted(BLACK_BOX);
  if (one.length === 0 || other.length === 0 || !all)
    throw new CaseError('piles', 'the six tokens 60000, 20000, 20000, 0, 0 and 0, at least one in each pile');
}

export const cases = [blackBox] as const;

declare module '$lib/games/las-vegas/cases/of-tiles' {
  interface CasesOfTiles {
    readonly 'black-box': typeof cases;
  }
}
