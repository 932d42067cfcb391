import { defineGame, type HouseRule, type Part, type Setup } from '$lib/games/define';
import { meta } from './meta';
import { dispute, questions } from './questions';
import { rulebook } from './rulebook';
import { rules, type Razzia } from './rules';
import { text } from './text';
import type { Options } from './types';

const parts: readonly Part[] = [
  {
    id: 'chits',
    title: 'Chits',
    hints: { table: 'You turn up the chits, and tap them in', app: 'The app draws from the chits in play' }
  },
  {
    id: 'cards',
    title: 'Cards',
    hints: {
      table: 'You turn your cards over, and tap them in',
      app: 'The app deals, and everybody chooses in secret'
    }
  },
  {
    id: 'die',
    title: 'Die',
    hints: { table: 'You throw for a duel, and tap it in', app: 'The app throws for a duel' }
  }
];

const houseRules: readonly HouseRule[] = [
  {
    id: 'equalSymbols',
    title: 'Two cards of one symbol',
    rule: '6.3',
    choices: [
      { value: 'stronger', label: 'The further one proposes and wins ties' },
      { value: 'wins', label: 'The further one wins without a throw' }
    ]
  },
  {
    id: 'threeCards',
    title: 'The cards of three players',
    rule: '5.2',
    choices: [
      { value: 'fewer', label: '36, as four to six players less two bars' },
      { value: 'whole', label: '48, all cards of the four bars' }
    ]
  }
];

function options({ first, depth, houseRules: chosen }: Setup): Options {
  return {
    dealer: first,
    depth,
    equalSymbols: chosen['equalSymbols'] === 'wins' ? 'wins' : 'stronger',
    threeCards: chosen['threeCards'] === 'whole' ? 'whole' : 'fewer',
    closed: ['lincoln', 'jazz']
  };
}

export const game = defineGame<Razzia>({
  meta,
  rules,
  text,
  rulebook,
  parts,
  houseRules,
  options,
  hidden: ['hands', 'choose'],
  cases: () => import('./cases'),
  questions,
  dispute,
  board: () => import('./Board.svelte')
});
