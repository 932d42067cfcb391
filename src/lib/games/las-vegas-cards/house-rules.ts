import { houseRule, type Chosen } from '$lib/games/house-rule';

export const order = houseRule({
  id: 'order',
  title: 'Cards are chosen',
  rule: '6.1',
  choices: [
    { value: 'atOnce', label: 'By all at once' },
    { value: 'oneByOne', label: 'One after another, the variation' }
  ]
});

const chipCards = houseRule({
  id: 'chipCards',
  title: 'Chip cards',
  rule: '7.8',
  choices: [
    { value: 'without', label: 'Stay in the box' },
    { value: 'with', label: 'Are laid out; players take turns' },
    { value: 'clockwise', label: 'Are laid out; all choose at once, and take them clockwise' },
    { value: 'mostDice', label: 'Are laid out; all choose at once, and most dice take first' }
  ]
});

export const chipCardDice = houseRule({
  id: 'chipCardDice',
  title: 'Two dice for a chip card',
  rule: '7.4',
  choices: [
    { value: 'placement', label: 'Placed there in one turn' },
    { value: 'accumulated', label: 'Lying there in all' }
  ]
});

export const tieBreak = houseRule({
  id: 'tieBreak',
  title: 'The same money: ahead is whoever has more',
  rule: '5.4',
  choices: [
    { value: 'notes', label: 'Notes' },
    { value: 'both', label: 'Notes and chip cards together' }
  ]
});

export const money = houseRule({
  id: 'money',
  title: 'Money under the safe',
  rule: '4.7',
  choices: [
    { value: 'hidden', label: 'Is hidden until the end' },
    { value: 'open', label: 'May be counted by all' }
  ]
});

const neutral = houseRule({
  id: 'neutral',
  title: 'A third colour for two',
  rule: '8.2',
  choices: [
    { value: 'off', label: 'No' },
    { value: 'on', label: 'Eight of its cards every round' }
  ],
  players: [2]
});

/** What a match keeps as it was settled; a rule more has its line here. */
export const keptRules = [money] as const;

/** What tables settle differently; the first choice of each is the default. */
export const houseRules = [order, chipCards, chipCardDice, tieBreak, ...keptRules, neutral] as const;

/** What is settled, as the statements above say it. */
export type Settlement = Chosen<typeof houseRules>;
export type KeptRules = Chosen<typeof keptRules>;

/** How those who chose at once take their chip cards, as a match keeps it. */
export const TOGETHER = ['clockwise', 'mostDice'] as const satisfies readonly Settlement['chipCards'][];
