import type { Settled } from '$lib/games/define';
import { chosen, houseRule, type Chosen } from '$lib/games/house-rule';
import { BARS, BAR_NAMES, type Bar } from './bars';

const THREE = [3];

const odds = houseRule({
  id: 'odds',
  title: 'Odds before a duel',
  rule: '4.8',
  choices: [
    { value: 'hidden', label: 'Not shown' },
    { value: 'shown', label: 'Shown, with what a duel is worth' }
  ]
});

export const equalSymbols = houseRule({
  id: 'equalSymbols',
  title: 'Two cards of one symbol',
  rule: '6.4',
  choices: [
    { value: 'wins', label: 'The further one wins without a throw' },
    { value: 'stronger', label: 'The further one proposes and wins ties' }
  ],
  formerly: 'stronger',
  players: [3, 7, 8]
});

export const furthest = houseRule({
  id: 'furthest',
  title: 'Who sits further from the dealer',
  rule: '6.2',
  choices: [
    { value: 'clockwise', label: 'Counted clockwise' },
    { value: 'shorter', label: 'Counted the shorter way round' }
  ],
  players: [3, 7, 8]
});

const unclaimed = houseRule({
  id: 'unclaimed',
  title: 'Money left at the bars at the end',
  rule: '1.8',
  choices: [
    { value: 'nobody', label: 'Is nobody’s' },
    { value: 'dealer', label: 'The last dealer takes it' }
  ]
});

export const threeCards = houseRule({
  id: 'threeCards',
  title: 'The cards of three players',
  rule: '5.2',
  choices: [
    { value: 'fewer', label: '36, as four to six players less two bars' },
    { value: 'whole', label: '48, all cards of the four bars' }
  ],
  players: THREE
});

const lastChits = houseRule({
  id: 'lastChits',
  title: 'The two chits that are over',
  rule: '5.4',
  choices: [
    { value: 'box', label: 'Stay in the box' },
    { value: 'round', label: 'Make a fifteenth round' }
  ],
  players: THREE
});

/** Every bar, the usual one first. */
function bars(usual: Bar) {
  return [usual, ...BARS.filter((bar) => bar !== usual)].map((bar) => ({
    value: bar,
    label: BAR_NAMES[bar]
  }));
}

const closed = houseRule({
  id: 'closed',
  title: 'One bar that stays in the box',
  rule: '5.5',
  choices: bars('lincoln'),
  players: THREE
});

const alsoClosed = houseRule({
  id: 'alsoClosed',
  title: 'The other bar that stays in the box',
  rule: '5.5',
  choices: bars('jazz'),
  players: THREE,
  besides: 'closed'
});

/** What a table settles before it plays. */
export const houseRules = [
  odds,
  equalSymbols,
  furthest,
  unclaimed,
  threeCards,
  lastChits,
  closed,
  alsoClosed
] as const;

/** What is settled, as the rules know it. */
export type Settlement = Omit<Chosen<typeof houseRules>, 'closed' | 'alsoClosed'> & {
  readonly closed: readonly [Bar, Bar];
};

export function settlement(settled: Settled): Settlement {
  const { closed: one, alsoClosed: other, ...others } = chosen(houseRules, settled);
  return { ...others, closed: [one, other] };
}
