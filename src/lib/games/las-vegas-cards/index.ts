import { defineGame, type Part } from '$lib/games/contract/define';
import { cardOf, NOTES_GUESSED } from './data';
import { houseRules } from './house-rules';
import { meta } from './meta';
import { hasStarter, options, rematch, yourBox } from './options';
import { storedData } from './state/stored-data';
import { rules } from './rules';
import type { LasVegasCards } from './types';
import { text } from './strings/en/log';
import type { Options, View } from './types';
import * as say from './strings/en/game';

const parts: readonly Part<Options>[] = [
  { id: 'cards', ...say.cards, picture: { boxPart: 'dice-cards-first' } },
  {
    id: 'notes',
    ...say.notes,
    count: { countedPart: 'notes', guess: { counts: NOTES_GUESSED }, label: say.sixOfEach }
  },
  {
    id: 'chipCards',
    title: say.chipCards,
    ...say.chipCardsWords,
    picture: { boxPart: 'chip-cards' },
    isUsed: ({ chipCards }) => chipCards !== undefined
  },
  { id: 'neutral', ...say.neutral, players: [2], isUsed: ({ neutral }) => neutral }
];

/** Returns the paragraph that applies at this moment. */
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
  rulebook: () => import('./rulebook'),
  leaving: () => import('./actions/leaving'),
  joining: () => import('./actions/joining'),
  parts,
  houseRules,
  edition: {
    ...say.edition,
    differences: ({ order }) =>
      order === 'oneByOne' ? say.thirtyCardsEachTakeTurns : say.thirtyCardsEachAllChoose
  },
  printedStart: { ...say.printedStart, question: say.whoIsTheOldest, rule: '6.1', applies: hasStarter },
  depths: say.depths,
  alwaysSentence: say.appCountsMoney,
  options,
  storedData,
  yourBox,
  rematch,
  ruleNow,
  placedAt: (move) => (move.type === 'lay' ? move.cards.map((card) => cardOf(card).number) : []),
  publicMembers: ({ type }) => (type === 'hand' || type === 'choose' ? {} : undefined),
  revealingMoves: ['turnOver'],
  cases: () => import('./referee/cases'),
  ui: () => import('./ui'),
  questions: () => import('./referee/questions'),
  facts: () => import('./payout/facts'),
  evidence: () => import('./ui/Evidence.svelte'),
  picture: () => import('./ui/Picture.svelte')
});
