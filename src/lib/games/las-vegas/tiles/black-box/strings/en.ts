import { sumWords } from '$lib/games/las-vegas/strings/en/pieces';
import { capitalize, formatDollars, joinWithAnd, plural, type Paragraphs } from '$lib/core';
import { IN_THE_APP, USE_REAL_TOKENS } from '$lib/games/las-vegas/tiles/shared/strings/en/log';
import type { TileText } from '$lib/games/las-vegas/tiles/shared/define-tile';

/** "$60,000, 2 chips and two blanks": what is in a pile, the same tokens together. */
function pileLabel(pile: readonly number[]): string {
  const values = pile.filter((token) => token > 0).map(sumWords);
  const blankCount = pile.filter((token) => token === 0).length;
  return joinWithAnd(blankCount === 0 ? values : [...values, plural(blankCount, 'blank')]);
}

function pileWords(tokens: number | undefined, otherTokens: number | undefined): string {
  if (tokens === undefined || otherTokens === undefined) return 'a Black Box pile';
  if (tokens === otherTokens) return `one of two piles of ${plural(tokens, 'token')}`;
  return `the pile of ${plural(tokens, 'token')} over the pile of ${otherTokens}`;
}

/** The texts of the tile. */
export const text: TileText<
  'black-box',
  'logLines' | 'undoTexts' | 'askTexts' | 'choices' | 'stateSentence' | 'waitingSentence'
> = {
  title: 'Black Box',
  summary: 'Six tokens are split into two face-down piles, and the winner here gets one of them.',
  effect:
    'At the payout, the player to the left of this casino’s winner splits the six tokens into two face-down piles. The winner picks one and is paid what its tokens add up to.',
  sentences: {
    blackBox: ({ player, value, tokens, others }, names) => {
      return `${names(player)} chooses ${pileWords(tokens, others)} and gets ${sumWords(value)}.`;
    },
    blackBoxNobody: () => 'No player wins the higher note at the Black Box casino, so no one gets a pile.'
  },
  logLines: {
    split: (_, name) => `The tokens of the Black Box are split into two piles for ${name}.`,
    pick: ({ pick }, name) => `${name} chooses the ${pick === 0 ? 'first' : 'second'} pile.`,
    told: ({ value }, name) => `${name} chooses a pile worth ${formatDollars(value)}.`
  },
  undoTexts: {
    split: () => 'the two Black Box piles',
    told: ({ value }, name) => `${name}’s pile, ${formatDollars(value)}`
  },
  askTexts: {
    split: ({ name, owner }) => ({
      question: `Split the six tokens into two piles, ${name}.`,
      hint: `${owner} then takes one of them. Each needs at least one token.`,
      action: 'Lay them face down',
      offerButton: IN_THE_APP,
      gate: {
        intro: 'Six tokens make two piles.',
        task: 'make two piles',
        secret: 'the piles',
        done: 'the piles are made'
      }
    }),
    pick: ({ name }) => ({
      question: `Which pile does ${name} take?`,
      hint: 'Both are face down. You only see how many tokens they have.'
    }),
    told: ({ owner }) => ({
      question: `What does ${owner} get?`,
      hint: 'Add up the tokens in the chosen pile.',
      offerButton: USE_REAL_TOKENS
    })
  },
  choices: {
    split: ({ pile = [] }) => `One pile: ${pileLabel(pile)}`,
    pick: ({ pick }, { step: { sizes = [] } }) =>
      `${pick === 0 ? 'One pile' : 'The other pile'}: ${plural(sizes[pick] ?? 0, 'token')}`,
    told: ({ value }) => capitalize(sumWords(value))
  },
  stateSentence: () => 'It has six tokens, and three of them are blank.',
  waitingSentence: ({ owner, step }) =>
    step.sizes === undefined
      ? `${owner} wins the higher note here.`
      : `Both piles are face down in front of ${owner}.`
};

// Board
export const eachPileNeedsAtLeast = 'Each pile needs at least one token.';
export const inOnePileInTheOther = (firstSize: number, number: number) =>
  `${plural(firstSize, 'token')} in one pile, ${number} in the other.`;

// Piles
export const theSixTokens = 'The six tokens';
export const inOnePile = 'in one pile';
export const inTheOtherPile = 'in the other pile';
export const onePile = 'one pile';
export const otherPile = 'other pile';
export const onePileTheOther = (size: number, other: number) => `One pile ${size}, the other ${other}`;

// TokenPile
export const token = (count: number) => plural(count, 'token');

// Referee
export const aBlackBoxToken = 'a Black Box token';
export const aListOfTokens = 'a list of tokens';
export const twoPilesOfTokens = 'two piles of tokens';
export const pile = 'Pile';
export const blackBoxCase = { title: 'What does the Black Box pay?', shortName: 'Black Box' };
export const winner = { title: 'Winner of the casino', description: 'who won the higher note of its casino' };
export const piles = {
  title: 'Tokens in both piles',
  description: 'two lists of tokens: together 60000, 20000, 20000, 0, 0 and 0, at least one in each'
};
export const first = 'First';
export const second = 'Second';
export const theFirstPileIs0 = 'the first pile is 0, the second 1';
export const chosen = { title: 'The pile that was chosen', description: 'which of the piles' };
export const twoTokensOf2Chips = 'Two tokens of 2 chips make one note';
export const sixTokenValues = 'the six tokens 60000, 20000, 20000, 0, 0 and 0, at least one in each pile';

// Missing pieces
export const blackBoxTokens = 'Black Box tokens';
export const blackBoxWords = { one: 'token', many: 'tokens', hint: '6: $60,000, two $20,000, three $0' };
export const oneStack = 'One stack';
export const otherStack = 'Other stack';

// Rulebook
export const paragraphs = {
  '21.1': {
    title: 'Two piles',
    book: 'When this casino is paid, the player to the left of its winner takes all six tokens and splits them into two face-down piles of at least one token each. One token is worth $60,000, two are worth 2 chips each, and three are blank.',
    related: ['21.4', '9.4']
  },
  '21.2': {
    title: 'One of them',
    book: 'The winner picks one of the piles and is paid what its tokens add up to: nothing, 2 chips, or $40,000 to $100,000.',
    related: ['8.6']
  },
  '21.3': {
    title: 'No real winner',
    ours: 'If an imaginary player or no one wins the higher note, there is no Black Box. The runner-up doesn’t get it either.',
    related: ['5.2']
  },
  '21.4': {
    title: 'Face-down piles',
    ours: 'The piles are face down, but everyone can see how many tokens each one has. The winner is the player who gets the higher note.',
    related: ['21.1', '21.3']
  }
} as const satisfies Paragraphs;
