import { sumWords } from '$lib/games/las-vegas/strings/en/pieces';
import type { TileText } from '$lib/games/las-vegas/tiles/shared/define-tile';
import { askingThrow, rolledWord } from '$lib/games/las-vegas/tiles/shared/strings/en/log';
import type { AskText } from '$lib/games/contract/define';
import { capitalize, numberWord, type Paragraphs } from '$lib/core';

/** "First 6, then 8: higher, and the bet is won." */
export function sumsWords(sums: readonly number[], name: string, value: number): string {
  const [last, before] = [sums.at(-1), sums.at(-2)];
  if (last === undefined) return `${name} rolls both black dice.`;
  if (before === undefined) return `First ${last}, worth nothing yet.`;
  const winningBet = last > before ? 'higher' : 'lower';
  if (sums.length === 2) return `First ${before}, then ${last}: ${winningBet}, and the bet is won.`;
  const [, ...bets] = sums;
  return `First ${before}, then ${last}: ${winningBet}, and the bet is won. ${capitalize(numberWord(bets.length))} bets won are worth ${sumWords(value)}.`;
}

/** A bet in the middle of a sentence. */
const BET_TEXTS = { higher: 'higher', lower: 'lower' };

type Bet = keyof typeof BET_TEXTS;

/** Shown while the dice are about to decide a bet. */
export const hasBet = (player: string, bet: Bet) => `${player} bet ${BET_TEXTS[bet]}. Roll both dice.`;

/** The buttons for a bet. */
export const BET_WORDS = { higher: 'Higher', lower: 'Lower' };

/** Shown under the question for a bet. */
export const betHint = (player: string) => `${player} bets or stops. The same total again loses.`;

/** Asks for a roll, which may decide a bet. */
export function askingRoll(name: string, bet: Bet | undefined): AskText {
  const throwText = askingThrow({ name });
  if (bet === undefined) return throwText;
  const hint = hasBet(name, bet);
  return { ...throwText, hint, table: { question: `What did ${name} roll?`, hint } };
}

/** Asks for a bet after a roll of this sum. If there is already a `bet`, the other one is offered. */
export function askingBet(name: string, sum: number, bet: Bet | undefined): AskText {
  return {
    question: `Higher or lower than ${sum}?`,
    hint: betHint(name),
    ...(bet === undefined ? {} : { offerButton: BET_WORDS[bet === 'higher' ? 'lower' : 'higher'] })
  };
}

export const takeAndStop = (value: number) => `Take ${sumWords(value)} and stop`;

/** The texts of the tile. */
export const text: TileText<'fifty-fifty', 'logLines' | 'tapLabels' | 'stateSentence'> = {
  title: 'Fifty Fifty',
  summary:
    'Bet that the next total is higher or lower. Each win is worth more, but lose once and you get nothing.',
  effect:
    'Roll both black dice. Then stop, or bet that the next total is higher or lower. Each bet you win is worth more, from 1 chip to $60,000. Lose one and you get nothing.',
  sentences: {
    fiftyFiftyTaken: ({ player, sums, value, rule }, names) => {
      const rollSentence = `${names(player)} rolls ${sums.join(', then ')}`;
      if (value === 0) return `${rollSentence}, stops at once and gets nothing.`;
      return rule === '12.4'
        ? `${rollSentence}, reaches the end of the track and gets ${sumWords(value)}.`
        : `${rollSentence}, stops and gets ${sumWords(value)}.`;
    },
    fiftyFiftyLost: ({ player, bet, sum, before }, names) =>
      sum === before
        ? `${names(player)} bets ${BET_TEXTS[bet]} than ${before} and rolls ${sum} again. The same total loses, so ${names(player)} gets nothing.`
        : `${names(player)} bets ${BET_TEXTS[bet]} than ${before} but rolls ${sum}, so ${names(player)} gets nothing.`
  },
  logLines: {
    throw: rolledWord,
    stop: (_, name) => `${name} stops.`,
    bet: ({ bet }, name) => `${name} bets ${BET_TEXTS[bet]}.`
  },
  tapLabels: { bet: (value) => `A bet on ${BET_TEXTS[value]}` },
  stateSentence: () => 'It pays 1 chip, $30,000, $40,000 or $60,000.'
};

// AskBet
export const theBet = 'The bet';
export const loses = 'loses';
export const sameSum = 'Same total';
export const noSum = 'no total';
export const onlySum = (from: number) => `only ${from}`;
export const sumRange = (from: number, to: number) => `${from} to ${to}`;

// Scene
export const firstRoll = 'first roll';
export const againstSum = (previousSum: number) => `against ${previousSum}`;
export const lastSumRolled = 'last total rolled';
export const itsValue = 'Its value';

// Referee
export const theSumOfTwoDice = 'the sum of two dice';
export const fiftyFiftyCase = { title: 'Is the bet won?', shortName: 'Fifty Fifty' };
export const whoBets = 'who bets';
export const theBetsWonBeforeThisOne = 'the bets won before this one,';
export const betsWonBefore = 'Bets won before';
export const betsWonBeforeThisOne = 'bets won before this one';
export const previousSum = { title: 'The last total', description: 'the total of the last roll' };
export const higher = 'Higher';
export const lower = 'Lower';

export const whatWasBet = 'what was bet';
export const sum = { title: 'The total rolled', description: 'the total rolled now' };
export const theSameSumLoses = 'The same total loses';

// Missing pieces
export const roundCounter = {
  title: 'Fifty Fifty counter',
  one: 'round counter',
  many: 'round counters',
  hint: 'a round counter, for Fifty Fifty'
};

// Rulebook
export const paragraphs = {
  '12.1': {
    title: 'Stop, or continue',
    book: 'The player who activates the tile rolls both black dice. After each roll you may stop and take what the counter shows: nothing after the first roll, then 1 chip, $30,000, $40,000 and $60,000.',
    words: ['throw'],
    related: ['12.4', '12.6']
  },
  '12.2': {
    title: 'Higher or lower',
    book: 'To continue, bet that the next roll will total higher or lower than the last one. If you lose, you get nothing and your turn is over.',
    related: ['12.3']
  },
  '12.3': {
    title: 'The same number again',
    book: 'If you roll the same number twice in a row, you lose the bet.',
    related: ['12.2', '12.5']
  },
  '12.4': {
    title: 'The end of the track',
    ours: 'After you win four bets there is nothing more to win, so you take the $60,000. Only the counter’s space is paid, not those on the way.',
    related: ['12.1']
  },
  '12.5': {
    title: 'The total counts',
    ours: 'The number of a roll is the total of both dice: 2 and 4 after 3 and 3 is the same number again.',
    related: ['12.3']
  },
  '12.6': {
    title: 'Back to the first space',
    book: 'At the end of your turn, the counter goes back to the first space.',
    related: ['12.1']
  }
} as const satisfies Paragraphs;
