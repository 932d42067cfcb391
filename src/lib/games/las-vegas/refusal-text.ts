import { dollars, plural, type Names } from '$lib/core';
import { SMALL_DICE } from './data';
import { pieceCount } from './placed-dice';
import { titleOf } from './tiles';
import { subject } from './words';
import type { Dice, Why } from './types';

/** The reasons why something cannot be done, each saying what is allowed. */
export type Refusal = Extract<
  Why,
  {
    code:
      | 'notRolled'
      | 'noChip'
      | 'noDice'
      | 'tooMany'
      | 'bigGone'
      | 'notAll'
      | 'wrongRoll'
      | 'notSixPairs'
      | 'notInPile'
      | 'short'
      | 'over'
      | 'chipsBound'
      | 'depthLater'
      | 'unreadable'
      | 'notNow';
  }
>;

/** One sentence for a refusal. */
export function refusal(why: Refusal, names: Names): string {
  switch (why.code) {
    case 'notRolled':
      return `There is no ${why.face} in ${names(why.player)}’s roll; only a number that was rolled can be placed.`;
    case 'noChip':
      return `${names(why.player)} has no chip left; passing costs one.`;
    case 'noDice':
      return 'Choose at least one die to place.';
    case 'tooMany':
      return `${names(why.player)} has ${plural(why.has, 'small die', 'small dice')} left and cannot place ${why.small}.`;
    case 'bigGone':
      return `${names(why.player)} has no big die left: it lies ${bigDieWords(why)}.`;
    case 'notAll':
      return `${names(why.player)} places every die that shows ${why.face}: ${diceCount(why.small, why.big)}.`;
    case 'wrongRoll':
      return why.who === 'neutral'
        ? `All the neutral dice are rolled: ${diceCount(why.small, why.big)}.`
        : `${subject(why.who, names)} rolls every die that is left: ${diceCount(why.small, why.big)}.`;
    case 'notSixPairs':
      return `A round needs six pairs of notes; ${plural(why.pairs, 'pair')} ${why.pairs === 1 ? 'was' : 'were'} told.`;
    case 'notInPile':
      return why.left === 0
        ? `The pile has no ${dollars(why.value)} notes left: all of them have been seen.`
        : `Only ${plural(why.left, `${dollars(why.value)} note`)} ${why.left === 1 ? 'is' : 'are'} left in the pile.`;
    case 'short':
      return `${subject(why.who, names)} is ${missingDice(why.missing)} short: ${allOf(why)} to lie somewhere.`;
    case 'over':
      return why.size === 'big'
        ? `${subject(why.who, names)} has the big die on a tile, so it lies at no casino.`
        : `${subject(why.who, names)} has ${plural(why.small, 'small die', 'small dice')} at the casinos, and only ${why.of?.small ?? SMALL_DICE} to place.`;
    case 'chipsBound':
      return `${names(why.player)} can have at most ${plural(why.most, 'chip')} left: those from before the round and two new ones.`;
    case 'depthLater':
      return 'That can change before the first die of a round is rolled or placed; finish this round first.';
    case 'unreadable':
      return 'What was told cannot be read: tell it in whole dice, and in chips and notes of the box.';
    case 'notNow':
      return NOT_NOW[why.wanted];
  }
}

const NOT_NOW: Readonly<Record<Extract<Why, { code: 'notNow' }>['wanted'], string>> = {
  deal: 'The six pairs of notes come first.',
  neutral: 'The neutral dice are rolled first.',
  place: 'The dice are rolled; now one number is placed, or a chip is paid.',
  turn: 'It is somebody’s turn to roll or to place.',
  count: 'This round is counted at its end.',
  tiles: 'The tiles of the round come first.',
  bank: 'The notes of the bank come first.',
  tile: 'A tile comes first: do what it says.',
  throw: 'The bet stands: both black dice are thrown now.',
  chipCards: 'The chip cards of the round come first.',
  chipCard: 'First take the chip card, or leave it.',
  nothing: 'The game is over.'
};

function diceCount(small: number, big: number): string {
  const ones = plural(small, 'small die', 'small dice');
  if (big === 0) return ones;
  return small === 0 ? 'the big die' : `${ones} and the big one`;
}

function missingDice({ small, big }: Dice): string {
  if (small === 0) return 'the big die';
  const dice = plural(small, 'small die', 'small dice');
  return big > 0 ? `${dice} and the big die` : dice;
}

/** "all 7 small dice and the big one have", "the 6 small dice that lie on no tile have". */
function allOf({ of }: Extract<Why, { code: 'short' }>): string {
  if (of === undefined) return `all ${SMALL_DICE} small dice and the big one have`;
  const isOne = pieceCount(of) === 1;
  return `the ${dieWords(of)} that ${isOne ? 'lies' : 'lie'} on no tile ${isOne ? 'has' : 'have'}`;
}

function dieWords({ small, big }: Dice): string {
  if (small === 0) return 'big die';
  const ones = plural(small, 'small die', 'small dice');
  return big > 0 ? `${ones} and the big one` : ones;
}

function bigDieWords({ lies }: Extract<Why, { code: 'bigGone' }>): string {
  if (lies === undefined) return 'somewhere on the table';
  return 'casino' in lies ? `at casino ${lies.casino}` : `on ${titleOf(lies.tile)}`;
}
