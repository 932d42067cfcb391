import { defineGame, type Part, type Setup } from '$lib/games/define';
import { meta } from './meta';
import { dispute, questions } from './questions';
import { reads } from './reads';
import { rulebook } from './rulebook';
import { chitsOf, yourBox } from './your-box';
import { rules, type Razzia } from './rules';
import { text } from './text';
import { again } from './draft';
import { houseRules, settlement } from './house-rules';
import type { Options, View } from './types';

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

function options({ first, depth, houseRules: settled, box = {} }: Setup): Options {
  const chits = chitsOf(box);
  return { dealer: first, depth, ...settlement(settled), ...(chits === undefined ? {} : { chits }) };
}

/** The paragraph that matters at this moment. */
function ruleNow({ phase, depth, deal }: View): string {
  if (phase === 'lay') return '2.1';
  if (phase === 'put') return '2.2';
  if (phase === 'over') return '1.6';
  if (phase === 'choose') return depth === 'rounds' ? '7.2' : '3.1';
  if (deal?.shares === undefined) return '4.1';
  return deal.next === undefined ? '4.4' : '4.5';
}

export const game = defineGame<Razzia>({
  meta,
  rules,
  text,
  rulebook,
  parts,
  houseRules,
  edition: {
    box: 'Razzia, 1992',
    played: 'As printed',
    differences: () => 'Six bars, secret cards, bargains and duels'
  },
  printedStart: {
    word: 'Coolest',
    question: 'Who is the coolest gambler?',
    sentence: 'Printed rule: the coolest gambler deals first.',
    rule: '1.5'
  },
  depths: {
    turns: 'Each card and each deal is told.',
    rounds: 'At the end of a round: who took which chits.'
  },
  always: 'The money that is won is always counted by the app.',
  options,
  reads,
  yourBox,
  ruleNow,
  again,
  evidence: () => import('./Evidence.svelte'),
  picture: () => import('./Picture.svelte'),
  hides: ({ type }) => (type === 'hands' || type === 'choose' ? {} : undefined),
  cases: () => import('./cases'),
  questions,
  dispute,
  board: () => import('./Board.svelte')
});
