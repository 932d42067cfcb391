import { defineGame, type Part } from '$lib/games/define';
import { again } from './draft';
import { houseRules } from './house-rules';
import { meta } from './meta';
import { options } from './options';
import { dispute, questions } from './questions';
import { reads } from './reads';
import { rulebook } from './rulebook';
import { rules, type LasVegasCards } from './rules';
import { text } from './text';
import type { View } from './types';
import { yourBox } from './your-box';

const parts: readonly Part[] = [
  {
    id: 'cards',
    title: 'Dice cards',
    hints: {
      table: 'You turn your cards over, and tap them in',
      app: 'The app deals, and everybody chooses in secret'
    }
  },
  {
    id: 'notes',
    title: 'Notes',
    hints: {
      table: 'You lay two at each casino, and tap them in',
      app: 'The app draws, once you have counted the notes of your box'
    }
  },
  {
    id: 'chipCards',
    title: 'Chip cards',
    hints: {
      table: 'You lay one at each casino, and tap its colour',
      app: 'The app draws from the 25 chip cards'
    }
  },
  {
    id: 'neutral',
    title: 'Third colour',
    hints: { table: 'You turn up its eight cards, and tap them in', app: 'The app turns them up' },
    players: [2]
  }
];

/** The paragraph that matters at this moment. */
function ruleNow({ phase, depth, player, options: { chipCards } }: View): string {
  switch (phase) {
    case 'notes':
      return '2.1';
    case 'chipCards':
      return '7.2';
    case 'neutral':
      return '8.2';
    case 'turns':
      if (depth === 'rounds') return '9.4';
      return player === undefined ? '3.2' : '6.2';
    case 'claims':
      return '7.3';
    case 'over':
      return chipCards === undefined ? '5.1' : '7.7';
  }
}

export const game = defineGame<LasVegasCards>({
  meta,
  rules,
  text,
  rulebook,
  parts,
  houseRules,
  edition: {
    box: 'Las Vegas: The Card Game, 2016',
    played: 'As printed',
    differences: () => 'Thirty cards each, all choose at once, four rounds'
  },
  printedStart: {
    word: 'Oldest',
    question: 'Who is the oldest?',
    sentence: 'Printed rule: where players take turns, the oldest begins; else all choose at once.',
    rule: '6.1'
  },
  depths: {
    turns: 'What everybody places is told in every turn.',
    rounds: 'At the end of a round: how many dice lie where.'
  },
  always: 'The money that is won is always counted by the app.',
  options,
  reads,
  yourBox,
  ruleNow,
  again,
  hides: ({ type }) => (type === 'hand' || type === 'choose' ? {} : undefined),
  reveals: ['turnOver'],
  cases: () => import('./cases'),
  board: () => import('./Board.svelte'),
  questions,
  dispute,
  evidence: () => import('./Evidence.svelte'),
  picture: () => import('./Picture.svelte')
});
