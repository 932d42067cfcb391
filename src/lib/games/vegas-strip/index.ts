import type { BoxOverrides } from '$lib/games/contract/box-overrides';
import { defineGame, type Part, type Rematch, type Setup } from '$lib/games/contract/define';
import { fillInHouseRules } from '$lib/games/contract/house-rule';
import { usualCard } from './data';
import { houseRules } from './house-rules';
import { boxOf, cardIn, casinosIn } from './copy/stored-box';
import { meta } from './meta';
import { storedData } from './state/stored-data';
import { rules } from './rules';
import { text } from './strings/en/log';
import type { Options, Strip, View } from './types';
import { BOX_PART, yourBox } from './your-box';
import * as say from './strings/en/game';

const parts: readonly Part[] = [{ id: 'fixer-cards', title: say.fixerCards, ...say.fixerCardsTexts }];

function options({ players, first, depth, houseRules: chosenValues, box = {} }: Setup): Options {
  return { first, depth, ...cardsFor(players.length, box), ...fillInHouseRules(houseRules, chosenValues) };
}

/** The setup card and the casinos for this many players. */
function cardsFor(players: number, overrides: BoxOverrides): Pick<Options, 'card' | 'casinos'> {
  const box = boxOf(overrides[BOX_PART]?.copied);
  return { card: cardIn(box, players) ?? usualCard(players), casinos: casinosIn(box, players) };
}

function rematch(options: Options, { players, idOf, box }: Rematch): Options {
  const hasOtherCards = options.card.teams[0]?.flat().length !== players.length;
  return {
    ...options,
    first: idOf(options.first),
    ...(hasOtherCards ? cardsFor(players.length, box) : {})
  };
}

/** Returns the paragraph that applies at this moment. */
function ruleNow({ phase, due: dueTiles, dealt: areCardsDealt }: View): string {
  switch (phase) {
    case 'fix':
      return areCardsDealt ? '3.4' : '3.3';
    case 'turns':
      return dueTiles.tile && dueTiles.blocker ? '8.2' : '4.5';
    case 'told':
      return '7.2';
    case 'reveal':
      return '5.14';
    case 'pay':
      return '5.1';
    case 'over':
      return '1.5';
  }
}

export const game = defineGame<Strip>({
  meta,
  rules,
  text,
  rulebook: () => import('./rulebook'),
  leaving: () => import('./actions/leaving'),
  joining: () => import('./actions/joining'),
  parts,
  houseRules,
  edition: { ...say.edition, bggId: 428638, differences: () => say.numberTilesFixersAndPartners },
  printedStart: { ...say.printedStart, question: say.whoVisitedLasVegasLast, rule: '1.3' },
  depths: say.depths,
  alwaysSentence: say.alwaysHint,
  options,
  rematch,
  yourBox,
  storedData,
  ruleNow,
  placedAt: (move) => (move.type === 'place' ? [move.casino] : []),
  publicMembers: ({ type }) => (type === 'deal' || type === 'fix' || type === 'read' ? {} : undefined),
  revealingMoves: ['reveal'],
  cases: () => import('./referee/cases'),
  questions: () => import('./referee/questions'),
  facts: () => import('./payout/facts'),
  ui: () => import('./ui'),
  evidence: () => import('./ui/Evidence.svelte'),
  picture: () => import('./ui/Picture.svelte')
});
