import { defineGame, type HouseRule, type Part, type Setup } from '$lib/games/define';
import { meta } from './meta';
import { dispute, questions } from './questions';
import { rulebook } from './rulebook';
import { rules, type Razzia } from './rules';
import { text } from './text';
import { BAR_NAMES } from './data';
import { again } from './draft';
import { BARS, type Bar, type Options, type View } from './types';

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

const THREE = [3];

const houseRules: readonly HouseRule[] = [
  {
    id: 'odds',
    title: 'Odds before a duel',
    rule: '4.8',
    choices: [
      { value: 'hidden', label: 'Not shown' },
      { value: 'shown', label: 'Shown, with what a duel is worth' }
    ]
  },
  {
    id: 'equalSymbols',
    title: 'Two cards of one symbol',
    rule: '6.3',
    choices: [
      { value: 'stronger', label: 'The further one proposes and wins ties' },
      { value: 'wins', label: 'The further one wins without a throw' }
    ],
    players: [3, 7, 8]
  },
  {
    id: 'furthest',
    title: 'Who sits further from the dealer',
    rule: '6.2',
    choices: [
      { value: 'clockwise', label: 'Counted clockwise' },
      { value: 'shorter', label: 'Counted the shorter way round' }
    ],
    players: [3, 7, 8]
  },
  {
    id: 'unclaimed',
    title: 'Money left at the bars at the end',
    rule: '1.8',
    choices: [
      { value: 'nobody', label: 'Is nobody’s' },
      { value: 'dealer', label: 'The last dealer takes it' }
    ]
  },
  {
    id: 'threeCards',
    title: 'The cards of three players',
    rule: '5.2',
    choices: [
      { value: 'fewer', label: '36, as four to six players less two bars' },
      { value: 'whole', label: '48, all cards of the four bars' }
    ],
    players: THREE
  },
  {
    id: 'lastChits',
    title: 'The two chits that are over',
    rule: '5.4',
    choices: [
      { value: 'box', label: 'Stay in the box' },
      { value: 'round', label: 'Make a fifteenth round' }
    ],
    players: THREE
  },
  closedRule('closed', 'One bar that stays in the box', 'lincoln'),
  { ...closedRule('alsoClosed', 'The other bar that stays in the box', 'jazz'), besides: 'closed' }
];

function closedRule(id: string, title: string, usual: Bar): HouseRule {
  const choices = [usual, ...BARS.filter((bar) => bar !== usual)].map((bar) => ({
    value: bar,
    label: BAR_NAMES[bar]
  }));
  return { id, title, rule: '5.5', choices, players: THREE };
}

function closedBars({ closed, alsoClosed }: Setup['houseRules']): Options['closed'] {
  const one = BARS.find((bar) => bar === closed) ?? 'lincoln';
  const other = BARS.find((bar) => bar === alsoClosed && bar !== one);
  return [one, other ?? (one === 'jazz' ? 'colibri' : 'jazz')];
}

function options({ first, depth, houseRules: chosen }: Setup): Options {
  return {
    dealer: first,
    depth,
    equalSymbols: chosen['equalSymbols'] === 'wins' ? 'wins' : 'stronger',
    threeCards: chosen['threeCards'] === 'whole' ? 'whole' : 'fewer',
    closed: closedBars(chosen),
    furthest: chosen['furthest'] === 'shorter' ? 'shorter' : 'clockwise',
    lastChits: chosen['lastChits'] === 'round' ? 'round' : 'box',
    unclaimed: chosen['unclaimed'] === 'dealer' ? 'dealer' : 'nobody',
    odds: chosen['odds'] === 'shown' ? 'shown' : 'hidden'
  };
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
    differences: 'Six bars, secret cards, bargains and duels'
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
  ruleNow,
  again,
  evidence: () => import('./Evidence.svelte'),
  picture: () => import('./Picture.svelte'),
  hidden: ['hands', 'choose'],
  cases: () => import('./cases'),
  questions,
  dispute,
  board: () => import('./Board.svelte')
});
