import { plural, type Paragraphs } from '$lib/core';
import { sumWords } from '$lib/games/las-vegas/strings/en/pieces';
import { IN_THE_APP, USE_REAL_TOKENS } from '$lib/games/las-vegas/tiles/shared/strings/en/log';
import type { TileText } from '$lib/games/las-vegas/tiles/shared/define-tile';

/** The log line for a closed fist; it does not reveal the number of tokens. */
export const hidesTokens = (player: string) => `${player} hides tokens in a fist.`;

/** The button that closes the fist, and the text while it is held. */
export const CLOSE_FIST = 'Close the fist';
export const THE_TOKENS = 'the tokens';

/** The reward for each number of tokens. */
const REWARDS = { 1: '2 chips', 2: '$30,000', 3: '$40,000' };

/** The texts of the tile. */
export const text: TileText<
  'lucky-punch',
  'logLines' | 'undoTexts' | 'askTexts' | 'choices' | 'stateSentence' | 'waitingSentence'
> = {
  title: 'Lucky Punch',
  summary: 'Hide one, two or three tokens in your fist. A wrong guess pays you.',
  effect:
    'Hide one, two or three tokens in your fist, and the player to your left guesses how many. A wrong guess pays you 2 chips, $30,000 or $40,000; a right one pays nothing.',
  sentences: {
    luckyPunchGuessed: ({ player, guesser }, names) =>
      `${names(guesser)} guesses right, so ${names(player)} gets nothing.`,
    luckyPunchPaid: ({ player, guesser, tokens, value }, names) =>
      `${names(player)} holds ${plural(tokens, 'token')} and ${names(guesser)} guesses wrong, so ${names(player)} gets ${sumWords(value)}.`
  },
  logLines: {
    hide: (_, name) => hidesTokens(name),
    guess: ({ tokens }, name) => `The guess is that ${name} holds ${plural(tokens, 'token')}.`,
    told: ({ held }, name) =>
      held === undefined
        ? `The guess was right, so ${name} gets nothing.`
        : `${name} held ${plural(held, 'token')} and the guess was wrong.`
  },
  undoTexts: { told: ({ held }) => (held === undefined ? 'the right guess' : 'the wrong guess') },
  askTexts: {
    hide: ({ name }) => ({
      question: `How many tokens does ${name} hide?`,
      hint: 'Put one, two or three in your fist. No one else looks.',
      action: CLOSE_FIST,
      offerButton: IN_THE_APP,
      gate: {
        intro: 'Tokens go in a fist.',
        task: 'how many tokens?',
        secret: THE_TOKENS,
        done: 'the fist is closed'
      }
    }),
    guess: ({ name, owner }) => ({
      question: `Your guess, ${name}?`,
      hint: `How many tokens does ${owner} hold?`
    }),
    told: ({ owner }) => ({
      question: `What did ${owner} hold?`,
      hint: 'Make the guess first, then open the fist.',
      offerButton: USE_REAL_TOKENS
    })
  },
  choices: {
    hide: ({ tokens }) =>
      tokens === undefined ? 'A fist' : `${plural(tokens, 'token')}, for ${REWARDS[tokens]}`,
    guess: ({ tokens }) => plural(tokens, 'token'),
    told: ({ held }) =>
      held === undefined ? 'Guessed right: nothing' : `${plural(held, 'token')}: ${REWARDS[held]}`
  },
  stateSentence: () => 'It pays 2 chips, $30,000 or $40,000.',
  waitingSentence: ({ owner, name, step }) =>
    step.hidden === true
      ? `${owner} has closed the fist, and ${name} guesses.`
      : `${owner} hides tokens, and the player to the left guesses.`
};

// Board
export const inTheFist = (tokens: number) => `${plural(tokens, 'token')} in the fist.`;
export const noTokenIsInTheFist = 'No tokens in the fist yet.';

// Fist
export const tokensInTheFist = 'Tokens in the fist';
export const token = (count: number) => plural(count, 'token');

// Referee
export const luckyPunchCase = { title: 'What does the fist pay?', shortName: 'Lucky Punch' };
export const whoMakesTheFist = 'who makes the fist';
export const guesser = { title: 'The guesser', description: 'the player to the left, who guesses' };
export const right = 'Right';
export const wrong = 'Wrong';
export const guess = { title: 'The guess', description: 'whether it was right' };
export const oneTwoOrThreeTokens = 'one, two or three tokens';
export const tokens = { absent: 'the guess was right', description: 'how many the fist held' };

export const notThePlayerWithTheFist = 'someone other than the player who makes the fist';
export const tokensInTheFistIfWrong = 'how many the fist held, if the guess was wrong';
export const threeAndAWrongGuess = 'Three, and a wrong guess';
export const aRightGuess = 'A right guess';

// Missing pieces
export const hexagons = { title: 'Hexagons', one: 'hexagon', hint: '3, for Lucky Punch' };
export const hexagonPlural = 'hexagons';
export const fistPlace = 'In the fist';

// Rulebook
export const paragraphs = {
  '9.1': {
    title: 'The fist',
    book: 'The player who activates the tile secretly takes one, two or three of its tokens in a fist. The player to the left guesses how many.',
    words: ['fist', 'guess'],
    related: ['9.4', '9.5']
  },
  '9.2': {
    title: 'Guessed right',
    book: 'A right guess means no reward.',
    related: ['9.3']
  },
  '9.3': {
    title: 'Guessed wrong',
    book: 'A wrong guess pays what the tile shows for the number of tokens: 2 chips for one, $30,000 for two and $40,000 for three. The tokens go back to the tile.',
    related: ['9.2', '8.6']
  },
  '9.4': {
    title: 'The player to the left',
    ours: 'The player to the left is the next seat clockwise, whether or not they have dice left.',
    related: ['9.1', '21.1']
  },
  '9.5': {
    title: 'Grey dice as tokens',
    book: 'You can use grey dice instead of these tokens, and instead of the counters for Jackpot, Fifty Fifty and No Entry!, unless Block It! or Handicap is in play and needs them.',
    words: ['gray dice', 'grey dice', 'tokens missing'],
    related: ['9.1']
  }
} as const satisfies Paragraphs;
