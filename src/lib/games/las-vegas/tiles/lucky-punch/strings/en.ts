import { plural, possessive } from '$lib/core';
import { rewardsWords, sumWords } from '$lib/games/las-vegas/strings/en/pieces';
import { IN_THE_APP, USE_REAL_TOKENS } from '$lib/games/las-vegas/tiles/shared/strings/en/log';
import type { TileText } from '$lib/games/las-vegas/tiles/shared/define-tile';
import { type LuckyPunch, LUCKY_PUNCH } from '$lib/games/las-vegas/tiles/lucky-punch/terms';

/** The line of the log for a closed fist; it does not say how many. */
export const hidesTokens = (player: string) => `${player} hides tokens in a fist.`;

/** The button that closes the fist, and the text while it is held. */
export const CLOSE_FIST = 'Close the fist';
export const THE_TOKENS = 'the tokens';

/** The texts of the tile. */
export const text: TileText<LuckyPunch, 'lines' | 'briefly' | 'asking' | 'choices' | 'stands' | 'happened'> =
  {
    title: 'Lucky Punch',
    inShort: 'Hide one, two or three tokens in your fist. A wrong guess pays you.',
    does: 'Hide one, two or three tokens in your fist, and the player to your left guesses how many. A wrong guess pays you 2 chips, $30,000 or $40,000; a right one pays nothing.',
    sentences: {
      luckyPunchGuessed: ({ player, guesser }, names) =>
        `${names(guesser)} guesses right, so ${names(player)} gets nothing.`,
      luckyPunchPaid: ({ player, guesser, tokens, value }, names) =>
        `${names(player)} holds ${plural(tokens, 'token')} and ${names(guesser)} guesses wrong, so ${names(player)} gets ${sumWords(value)}.`
    },
    lines: {
      hide: (_, who) => hidesTokens(who),
      guess: ({ tokens }, who) => `The guess for ${possessive(who)} fist is ${plural(tokens, 'token')}.`,
      told: ({ held }, who) =>
        held === undefined
          ? `The guess was right, so ${who} gets nothing.`
          : `${who} held ${plural(held, 'token')} and the guess was wrong.`
    },
    briefly: { told: ({ held }) => (held === undefined ? 'the right guess' : 'the wrong guess') },
    asking: {
      hide: ({ name }) => ({
        question: `How many tokens does ${name} hide?`,
        hint: 'Put one, two or three in your fist. No one else looks.',
        action: CLOSE_FIST,
        way: IN_THE_APP,
        gate: {
          intro: 'Tokens go in a fist.',
          wants: 'how many tokens?',
          what: THE_TOKENS,
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
        way: USE_REAL_TOKENS
      })
    },
    choices: {
      hide: ({ tokens }) =>
        tokens === undefined ? 'A fist' : `${plural(tokens, 'token')}, for ${sumWords(LUCKY_PUNCH[tokens])}`,
      guess: ({ tokens }) => plural(tokens, 'token'),
      told: ({ held }) =>
        held === undefined
          ? 'Guessed right: nothing'
          : `${plural(held, 'token')}: ${sumWords(LUCKY_PUNCH[held])}`
    },
    stands: () => `It pays ${rewardsWords(Object.values(LUCKY_PUNCH))}.`,
    happened: ({ owner, name, step }) =>
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
export const whatDoesTheFistPay = 'What does the fist pay?';
export const luckyPunch = 'Lucky Punch';
export const whoMakesTheFist = 'who makes the fist';
export const theGuesser = 'The guesser';
export const thePlayerToTheLeft = 'the player to the left, who guesses';
export const right = 'Right';
export const wrong = 'Wrong';
export const theGuess = 'The guess';
export const whetherItWasRight = 'whether it was right';
export const oneTwoOrThreeTokens = 'one, two or three tokens';
export const theGuessWasRight = 'the guess was right';

export const howManyTheFistHeld = 'how many the fist held';
export const notThePlayerWithTheFist = 'someone other than the player who makes the fist';
export const tokensInTheFistIfWrong = 'how many the fist held, if the guess was wrong';
export const threeAndAWrongGuess = 'Three, and a wrong guess';
export const aRightGuess = 'A right guess';

// Missing pieces
export const hexagons = 'Hexagons';
export const hexagon = 'hexagon';
export const hexagonsMany = 'hexagons';
export const fistPlace = 'In the fist';
export const tokensHint = '3, for Lucky Punch';
