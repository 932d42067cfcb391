import { defineGame, type Part } from '$lib/games/define';
import { houseRules } from './house-rules';
import { meta } from './meta';
import { options } from './options';
import { dispute, questions } from './questions';
import { reads } from './reads';
import { rulebook } from './rulebook';
import { rules, type Vegas } from './rules';
import { text } from './text';
import type { Phase, View } from './types';
import { yourBox } from './your-box';

const parts: readonly Part[] = [
  {
    id: 'gold-die',
    title: 'Gold die',
    hints: { table: 'You throw it, and tap the number in', app: 'The app throws it' }
  },
  {
    id: 'duelling-dice',
    title: 'Duelling dice',
    hints: {
      table: 'You show your hearts, and tap them in',
      app: 'Both choose their hearts in secret on the app'
    }
  },
  {
    id: 'counters',
    title: 'Counters and pawns',
    hints: { table: 'They lie on your board', app: 'The app shows where they lie' }
  },
  {
    id: 'cards',
    title: 'Cards',
    hints: { table: 'You lay them down', app: 'The app keeps them for you' }
  },
  {
    id: 'mary-chip',
    title: 'Mary Chip',
    hints: { table: 'You move her as the app says', app: 'The app moves her' }
  }
];

const RULE_NOW: Readonly<Record<Phase, string>> = {
  first: '1.5',
  turn: '2.1',
  throw: '2.2',
  space: '3.1',
  duel: '8.2',
  step: '5.7',
  resume: '9.3',
  tables: '9.2',
  gold: '9.4',
  winner: '6.3',
  lowest: '6.4',
  over: '7.1'
};

export const game = defineGame<Vegas>({
  meta,
  rules,
  text,
  rulebook,
  parts,
  houseRules,
  edition: {
    box: 'Vegas, 1996',
    played: 'As printed',
    differences: () => 'Fourteen tables, Mary Chip, and Good Luck cards'
  },
  printedStart: {
    word: 'Meanest',
    question: 'Who is the meanest?',
    sentence: 'Printed rule: the meanest player begins.',
    rule: '1.5'
  },
  depths: {
    turns: 'Each throw and each card is told.',
    rounds: 'Only when a table is scored: who takes its gold chip.'
  },
  lighter: 'Tables only',
  always: 'The gold that is won is always counted by the app.',
  options,
  reads,
  yourBox,
  ruleNow: ({ phase, placing, outlook }: View) =>
    phase === 'space' && outlook.some(({ shown, does }) => shown === placing?.shown && does === 'joker')
      ? '3.5'
      : RULE_NOW[phase],
  decides: ({ id }) => (id === 'throw' ? 'yellow' : undefined),
  hides: ({ type }) => (type === 'hearts' ? {} : undefined),
  cases: () => import('./cases'),
  questions,
  dispute,
  board: () => import('./Board.svelte'),
  evidence: () => import('./Evidence.svelte'),
  picture: () => import('./Picture.svelte')
});
