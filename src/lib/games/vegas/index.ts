import { defineGame, type Part } from '$lib/games/contract/define';
import { houseRules } from './house-rules';
import { meta } from './meta';
import { options } from './state/options';
import { placedAt } from './state/placed-at';
import { storedData } from './state/stored-data';
import { rules } from './rules';
import { text } from './strings/en/log';
import type { Options, Phase, Vegas, View } from './types';
import { yourBox } from './your-box';
import * as say from './strings/en/game';

const parts: readonly Part<Options>[] = [
  { id: 'gold-die', ...say.goldDie },
  {
    id: 'duelling-dice',
    title: say.duellingDice,
    ...say.duellingDiceTexts,
    isUsed: ({ duels }) => duels === 'hearts'
  },
  { id: 'counters', ...say.counters },
  { id: 'cards', ...say.cards, picture: { boxPart: 'cards-first' } },
  { id: 'mary-chip', ...say.maryChip }
];

const RULES_BY_PHASE: Readonly<Record<Phase, string>> = {
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
  rulebook: () => import('./rulebook'),
  leaving: () => import('./actions/leaving'),
  joining: () => import('./actions/joining'),
  parts,
  houseRules,
  edition: { ...say.edition, differences: () => say.turnsHint },
  printedStart: { ...say.printedStart, sentence: say.printedRuleTheMeanestPlayer, rule: '1.5' },
  depths: say.depths,
  roundsLabel: say.tablesOnly,
  alwaysSentence: say.alwaysHint,
  options,
  rematch: (options, { idOf }) => ({ ...options, first: idOf(options.first) }),
  storedData,
  yourBox,
  ruleNow: ({ phase, placing, numberEffects }: View) =>
    phase === 'space' &&
    numberEffects.some(({ shown: face, effect }) => face === placing?.shown && effect === 'joker')
      ? '3.5'
      : RULES_BY_PHASE[phase],
  decidingDice: ({ id }) => (id === 'throw' ? 'yellow' : undefined),
  placedAt: (_, view) => placedAt(view),
  publicMembers: ({ type }) => (type === 'hearts' ? {} : undefined),
  cases: () => import('./referee/cases'),
  questions: () => import('./referee/questions'),
  facts: () => import('./payout/facts'),
  evidence: () => import('./ui/Evidence.svelte'),
  picture: () => import('./ui/Picture.svelte'),
  ui: () => import('./ui')
});
