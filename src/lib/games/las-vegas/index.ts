import { defineGame, type Part, type HouseRule, type Setup } from '$lib/games/define';
import { again } from './draft';
import { royaleGame, royaleOptions } from './house-rules';
import { meta } from './meta';
import { dispute, questions } from './questions';
import { rulebook } from './rulebook';
import { rules, type LasVegas } from './rules';
import { text } from './text';
import { tileOf } from './tiles';
import type { Options, View } from './types';

const parts: readonly Part[] = [
  {
    id: 'dice',
    title: 'Dice',
    hints: { table: 'You roll, and tap what you placed', app: 'The app rolls all dice at once' }
  },
  {
    id: 'notes',
    title: 'Notes',
    hints: { table: 'You turn up six pairs, and tap them in', app: 'The app draws from the 90 notes' }
  },
  {
    id: 'neutral',
    title: 'Neutral dice',
    hints: { table: 'You roll the third colour, and tap it in', app: 'The app rolls the third colour' },
    players: [2]
  },
  {
    id: 'tiles',
    title: 'Tiles',
    hints: { table: 'You draw them, and tap their sides', app: 'The app draws among the sixteen sides' },
    of: royaleGame.id
  }
];

const houseRules: readonly HouseRule[] = [
  {
    id: 'nobodyWon',
    title: 'Nobody won a higher note: who begins?',
    rule: '2.7',
    choices: [
      { value: 'same', label: 'Whoever began before' },
      { value: 'next', label: 'The next seat' }
    ]
  }
];

function options({ first, depth, houseRules: chosen }: Setup): Options {
  const basic: Options = { first, depth, nobodyWon: chosen['nobodyWon'] === 'next' ? 'next' : 'same' };
  return chosen['edition'] === royaleGame.id ? { ...basic, royale: royaleOptions(chosen) } : basic;
}

function ruleNow({ phase, depth, neutral, roll, royale }: View): string {
  if (royale?.doing !== undefined) return tileOf(royale.doing.tile).paragraphs[0]?.id ?? '8.4';
  if (phase === 'tiles') return '8.1';
  if (phase === 'bank') return '8.5';
  if (phase !== 'turns') return phase === 'deal' ? '2.1' : '6.1';
  if (depth === 'rounds') return '7.2';
  if (neutral === 'toRoll') return '5.1';
  return roll === undefined ? '3.1' : '3.2';
}

export const game = defineGame<LasVegas>({
  meta,
  rules,
  text,
  rulebook,
  parts,
  houseRules,
  edition: {
    box: 'Las Vegas Royale, 2019',
    played: 'Basic game',
    differences: 'Big die, chips, two notes a casino',
    others: [royaleGame]
  },
  printedStart: {
    word: 'Oldest',
    question: 'Who is the oldest?',
    sentence: 'Printed rule: the oldest begins.',
    rule: '1.5'
  },
  always: 'Chips are always counted by the app.',
  options,
  playing: ({ royale }) => (royale === undefined ? undefined : royaleGame.id),
  again,
  cases: () => import('./cases'),
  questions,
  dispute,
  board: () => import('./Board.svelte'),
  ruleNow,
  evidence: () => import('./Evidence.svelte'),
  picture: () => import('./Picture.svelte')
});
