import { tapsAgain } from '$lib/core/asks/entered';
import { defineGame, type Part } from '$lib/games/contract/define';
import { cardOf, NOTES_GUESSED } from './data';
import { houseRules } from './house-rules';
import { meta } from './meta';
import { hasStarter, options, withBox } from './options';
import { storedData } from './state/stored-data';
import { rules } from './rules';
import type { LasVegasCards } from './types';
import { text } from './strings/en/log';
import type { Options, View } from './types';
import { yourBox } from './your-box';
import * as say from './strings/en/game';

const parts: readonly Part<Options>[] = [
  {
    id: 'cards',
    title: say.diceCards,
    hints: {
      table: say.cardsTableHint,
      app: say.cardsAppHint
    }
  },
  {
    id: 'notes',
    title: say.notes,
    hints: {
      table: say.notesTableHint,
      app: say.drawsAfterCounting
    },
    count: { of: 'notes', guess: { counts: NOTES_GUESSED }, label: say.sixOfEach }
  },
  {
    id: 'chipCards',
    title: say.chipCards,
    hints: {
      table: say.chipCardsTableHint,
      app: say.theAppDrawsFromThe25
    },
    isUsed: ({ chipCards }) => chipCards !== undefined
  },
  {
    id: 'neutral',
    title: say.thirdColour,
    hints: { table: say.neutralTableHint, app: say.neutralAppHint },
    players: [2],
    isUsed: ({ neutral }) => neutral
  }
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
    box: say.lasVegasTheCardGame,
    played: say.asPrinted,
    differences: ({ order }) =>
      order === 'oneByOne' ? say.thirtyCardsEachTakeTurns : say.thirtyCardsEachAllChoose
  },
  printedStart: {
    word: say.oldest,
    question: say.whoIsTheOldest,
    sentence: say.printedRuleOldestInTurns,
    rule: '6.1',
    applies: hasStarter
  },
  depths: {
    turns: say.everyTurnHint,
    rounds: say.roundsOnlyHint
  },
  always: say.appCountsMoney,
  options,
  storedData,
  yourBox,
  withBox,
  ruleNow,
  placedAt: (move) => (move.type === 'lay' ? move.cards.map((card) => cardOf(card).number) : []),
  again: (move, before) => tapsAgain(rules, before, move),
  hides: ({ type }) => (type === 'hand' || type === 'choose' ? {} : undefined),
  reveals: ['turnOver'],
  cases: () => import('./referee/cases'),
  ui: () => import('./ui'),
  questions: () => import('./referee/questions'),
  facts: () => import('./payout/facts'),
  evidence: () => import('./ui/Evidence.svelte'),
  picture: () => import('./ui/Picture.svelte')
});
