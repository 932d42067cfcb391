import { rewardsWords, sumWords } from '$lib/games/las-vegas/strings/en/pieces';
import type { TileText } from '$lib/games/las-vegas/tiles/shared/define-tile';
import { askingThrow, rolledWord } from '$lib/games/las-vegas/tiles/shared/strings/en/log';
import { capital, inWords } from '$lib/core';
import {
  type Bet,
  type FiftyFifty,
  FIFTY_FIFTY_TRACK,
  sumOf,
  worthOf
} from '$lib/games/las-vegas/tiles/fifty-fifty/terms';

/** "First 6, then 8: higher, and the bet is won." */
export function sumsWords(sums: readonly number[], name: string): string {
  const [last, before] = [sums.at(-1), sums.at(-2)];
  if (last === undefined) return `${name} rolls both black dice.`;
  if (before === undefined) return `First ${last}, worth nothing yet.`;
  const won = last > before ? 'higher' : 'lower';
  if (sums.length === 2) return `First ${before}, then ${last}: ${won}, and the bet is won.`;
  const [, ...bets] = sums;
  return `First ${before}, then ${last}: ${won}, and the bet is won. ${capital(inWords(bets.length))} bets won are worth ${sumWords(worthOf(sums.length))}.`;
}

/** A bet in the middle of a sentence. */
const BET_SAID: Readonly<Record<Bet, string>> = { higher: 'higher', lower: 'lower' };

/** Said while the dice are to decide a bet. */
export const hasBet = (player: string, bet: Bet) => `${player} bet ${BET_SAID[bet]}. Roll both dice.`;

/** The button that bets. */
export const BET_WORDS: Readonly<Record<Bet, string>> = { higher: 'Higher', lower: 'Lower' };

/** The question after a roll of this sum. */
export function betQuestion(sum: number): string {
  return `Higher or lower than ${sum}?`;
}

/** Said under that question. */
export const betHint = (player: string) => `${player} bets or stops. The same total again loses.`;

/** The texts of the tile. */
export const text: TileText<FiftyFifty, 'lines' | 'asking' | 'choices' | 'picks' | 'stands' | 'happened'> = {
  title: 'Fifty Fifty',
  inShort:
    'Bet that the next total is higher or lower. Each win is worth more, but lose once and you get nothing.',
  does: 'Roll both black dice. Then stop, or bet that the next total is higher or lower. Each bet you win is worth more, from 1 chip to $60,000. Lose one and you get nothing.',
  sentences: {
    fiftyFiftyTaken: ({ player, sums, value, rule }, names) => {
      const run = `${names(player)} rolls ${sums.join(', then ')}`;
      if (value === 0) return `${run}, stops at once and gets nothing.`;
      return rule === '12.4'
        ? `${run}, reaches the end of the track and gets ${sumWords(value)}.`
        : `${run}, stops and gets ${sumWords(value)}.`;
    },
    fiftyFiftyLost: ({ player, bet, sum, before }, names) =>
      sum === before
        ? `${names(player)} bets ${BET_SAID[bet]} than ${before} and rolls ${sum} again. The same total loses, so ${names(player)} gets nothing.`
        : `${names(player)} bets ${BET_SAID[bet]} than ${before} but rolls ${sum}, so ${names(player)} gets nothing.`
  },
  lines: {
    throw: rolledWord,
    stop: (_, who) => `${who} stops.`,
    bet: ({ bet }, who) => `${who} bets ${BET_SAID[bet]}.`
  },
  asking: {
    throw: ({ name, step: { bet } }) => {
      const words = askingThrow({ name });
      if (bet === undefined) return words;
      const hint = hasBet(name, bet);
      return { ...words, hint, table: { question: `What did ${name} roll?`, hint } };
    },
    bet: ({ name, step: { throws = [], bet } }) => ({
      question: betQuestion(sumOf(throws.at(-1) ?? [])),
      hint: betHint(name),
      ...(bet === undefined ? {} : { way: BET_WORDS[bet === 'higher' ? 'lower' : 'higher'] })
    })
  },
  choices: {
    stop: (_, { step: { throws = [] } }) => `Take ${sumWords(worthOf(throws.length))} and stop`,
    bet: ({ bet }) => BET_WORDS[bet]
  },
  picks: { bet: (value) => `A bet on ${BET_SAID[value]}` },
  stands: () => `It pays ${rewardsWords(FIFTY_FIFTY_TRACK.slice(1))}.`,
  happened: ({ owner, step: { throws = [] } }) => sumsWords(throws.map(sumOf), owner)
};

// AskBet
export const theBet = 'The bet';
export const loses = 'loses';
export const sameSum = 'Same total';
export const noSum = 'no total';
export const only = (from: number) => `only ${from}`;
export const to = (from: number, to: number) => `${from} to ${to}`;

// Scene
export const firstRoll = 'first roll';
export const against = (sumOf: number) => `against ${sumOf}`;
export const lastSumRolled = 'last total rolled';
export const itsValue = 'Its value';

// Referee
export const theSumOfTwoDice = 'the sum of two dice';
export const isTheBetWon = 'Is the bet won?';
export const fiftyFifty = 'Fifty Fifty';
export const whoBets = 'who bets';
export const theBetsWonBeforeThisOne = 'the bets won before this one,';
export const betsWonBefore = 'Bets won before';
export const betsWonBeforeThisOne = 'bets won before this one';
export const theLastSum = 'The last total';
export const theSumOfTheLast = 'the total of the last roll';
export const higher = 'Higher';
export const lower = 'Lower';

export const whatWasBet = 'what was bet';
export const totalRolled = 'The total rolled';
export const totalRolledNow = 'the total rolled now';
export const theSameSumLoses = 'The same total loses';

// Missing pieces
export const fiftyFiftyCounter = 'Fifty Fifty counter';
export const roundCounter = 'round counter';
export const roundCounters = 'round counters';
export const aRoundCounterForFifty = 'a round counter, for Fifty Fifty';
