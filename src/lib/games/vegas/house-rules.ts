import { houseRule, type Chosen } from '$lib/games/house-rule';

const duels = houseRule({
  id: 'duels',
  title: 'Game',
  rule: '8.1',
  choices: [
    { value: 'none', label: 'Basic: counters are replaced at once' },
    { value: 'hearts', label: 'Advanced: duels with hearts' }
  ]
});

const board = houseRule({
  id: 'board',
  title: 'Board',
  rule: '1.3',
  choices: [
    { value: 'own', label: 'The one you have copied' },
    { value: 'practice', label: 'An invented one, for practice' }
  ]
});

const emptyTable = houseRule({
  id: 'emptyTable',
  title: 'Mary Chip takes the chip of an empty table',
  rule: '5.6',
  choices: [
    { value: 'goes-on', label: 'The turn goes on' },
    { value: 'ends', label: 'The turn is over' }
  ]
});

const fullByOne = houseRule({
  id: 'fullByOne',
  title: 'A thrown 1 fills the table',
  rule: '5.7',
  choices: [
    { value: 'lost', label: 'Mary Chip’s step is lost' },
    { value: 'moves', label: 'Mary Chip moves afterwards' }
  ]
});

export const missingNumber = houseRule({
  id: 'missingNumber',
  title: 'A thrown 1 to 5 that the table lacks',
  rule: '3.8',
  choices: [
    { value: 'nothing', label: 'Places nothing' },
    { value: 'again', label: 'Is thrown again' }
  ]
});

export const doubleSpace = houseRule({
  id: 'doubleSpace',
  title: 'In a tie a space with two numbers counts as',
  rule: '6.6',
  choices: [
    { value: 'smaller', label: 'The smaller one' },
    { value: 'larger', label: 'The larger one' }
  ]
});

export const equallyLow = houseRule({
  id: 'equallyLow',
  title: 'Two that are equally low',
  rule: '6.7',
  choices: [
    { value: 'discard', label: 'The gold chip is out' },
    { value: 'compare', label: 'Their next lowest numbers decide' }
  ]
});

export const placing = houseRule({
  id: 'placing',
  title: 'Jokers and replacing',
  rule: '3.10',
  choices: [
    { value: 'must', label: 'Have to be placed' },
    { value: 'may', label: 'May be left' }
  ]
});

const lastCounter = houseRule({
  id: 'lastCounter',
  title: 'After the last counter',
  rule: '4.3',
  choices: [
    { value: 'stop', label: 'No throw' },
    { value: 'throw', label: 'A throw for Mary Chip alone' }
  ]
});

export const equalTotals = houseRule({
  id: 'equalTotals',
  title: 'Equal totals',
  rule: '7.3',
  choices: [
    { value: 'shared', label: 'Share the place' },
    { value: 'chips', label: 'More gold chips first' },
    { value: 'highest', label: 'The highest gold chip first' }
  ]
});

const holdings = houseRule({
  id: 'holdings',
  title: 'Gold and cards in hand',
  rule: '1.7',
  choices: [
    { value: 'open', label: 'Lie open' },
    { value: 'hidden', label: 'Are hidden' }
  ]
});

/** The printed choices, and every ruling that tables play differently; the first is the default. */
export const houseRules = [
  duels,
  board,
  emptyTable,
  fullByOne,
  missingNumber,
  doubleSpace,
  equallyLow,
  placing,
  lastCounter,
  equalTotals,
  holdings
] as const;

/** What is settled, as the rules know it; which board is played on is settled with what was copied. */
export type Settlement = Omit<Chosen<typeof houseRules>, 'board'>;
