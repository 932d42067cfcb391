import { defineGame, type Part, type Setup } from '$lib/games/contract/define';
import { meta } from './meta';
import { storedData } from './state/stored-data';
import { chitsOf, yourBox } from './your-box';
import { rules } from './rules';
import { text } from './strings/en/log';
import { houseRules, settlement } from './house-rules';
import type { Options, Razzia, View } from './types';
import * as say from './strings/en/game';

const parts: readonly Part[] = [
  { id: 'chits', title: say.chits, ...say.chitsTexts },
  { id: 'cards', title: say.cards, ...say.cardsTexts },
  { id: 'die', title: say.die, ...say.dieTexts }
];

function options({ first, depth, houseRules: chosenValues, box = {} }: Setup): Options {
  const chits = chitsOf(box);
  return { dealer: first, depth, ...settlement(chosenValues), ...(chits === undefined ? {} : { chits }) };
}

/** Returns the paragraph that applies at this moment. */
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
  rulebook: () => import('./rulebook'),
  leaving: () => import('./actions/leaving'),
  joining: () => import('./actions/joining'),
  parts,
  houseRules,
  edition: { ...say.edition, differences: () => say.summary },
  printedStart: { ...say.printedStart, rule: '1.5' },
  depths: say.depths,
  alwaysSentence: say.alwaysHint,
  options,
  rematch: (options, { idOf }) => ({ ...options, dealer: idOf(options.dealer) }),
  storedData,
  yourBox,
  ruleNow,
  decidingDice: ({ id }) => (id === 'duel' ? 'ivory' : undefined),
  rollers: ({ bars, deal }) =>
    [...bars.map(({ divided: anyDeal }) => anyDeal), deal].flatMap((anyDeal) => anyDeal?.duels ?? []).at(-1)
      ?.between ?? [],
  evidence: () => import('./ui/Evidence.svelte'),
  picture: () => import('./ui/Picture.svelte'),
  publicMembers: ({ type }) => (type === 'hands' || type === 'choose' ? {} : undefined),
  revealingMoves: ['turnOver'],
  cases: () => import('./referee/cases'),
  questions: () => import('./referee/questions'),
  facts: () => import('./payout/facts'),
  ui: () => import('./ui')
});
