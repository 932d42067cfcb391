import { formatDollars, plural, type Sentences } from '$lib/core';
import { SMALL_DICE } from '$lib/games/las-vegas/data';
import { pieceCount } from '$lib/games/las-vegas/actions/owned-dice';
import { titleOf } from '$lib/games/las-vegas/tiles';
import { subjectName, ownerName } from './shared';
import type { Dice, Why } from '$lib/games/las-vegas/types';

/** One sentence for a refusal. */
export const refusalText = {
  notRolled: (why, names) => `Place a number from the roll: ${names(why.player)} didn’t roll a ${why.face}.`,
  noChip: (why, names) => `Place dice instead: passing costs a chip, and ${names(why.player)} has none left.`,
  notFree: (why, names) => `${names(why.player)} has to pay a chip to pass.`,
  noDice: () => 'Choose at least one die to place.',
  tooMany: (why, names) =>
    why.has === 0
      ? `${names(why.player)} can’t place ${plural(why.small, 'small die', 'small dice')}, because none are left.`
      : `${names(why.player)} can’t place ${plural(why.small, 'small die', 'small dice')}, because only ${why.has} ${why.has === 1 ? 'is' : 'are'} left.`,
  bigGone: (why, names) => `${names(why.player)}’s big die is already ${bigDieWords(why)}.`,
  notAll: (why, names) =>
    `Place all of ${names(why.player)}’s ${why.face}s: ${diceCount(why.small, why.big)}.`,
  wrongRoll: (why, names) =>
    why.who === 'neutral'
      ? `Roll all the neutral dice: ${diceCount(why.small, why.big)}.`
      : `Roll all the dice that ${ownerName(why.who, names)} has left: ${diceCount(why.small, why.big)}.`,
  notSixPairs: (why) => `Enter six pairs of notes for the round; you’ve entered ${why.pairs}.`,
  notInPile: (why) =>
    why.left === 0
      ? `There are no ${formatDollars(why.value)} notes left in the draw pile. All of them have been seen.`
      : `Only ${plural(why.left, `${formatDollars(why.value)} note`)} ${why.left === 1 ? 'is' : 'are'} left in the draw pile.`,
  short: (why, names) =>
    `${subjectName(why.who, names)} is missing ${missingDice(why.missing)}. Count ${allDiceText(why)}.`,
  over: (why, names) =>
    why.size === 'big'
      ? `${subjectName(why.who, names)}’s big die is on a tile, so it can’t be at a casino too.`
      : `${subjectName(why.who, names)} has ${plural(why.small, 'small die', 'small dice')} at the casinos but only ${why.of?.small ?? SMALL_DICE} to place. Check the count.`,
  chipsBound: (why, names) =>
    `${names(why.player)} can have at most ${plural(why.most, 'chip')} left: those from before this round and the two new ones.`,
  depthLater: () =>
    'Finish this round first. You can only change that before the first die of a round is rolled or placed.',
  unreadable: () => 'That doesn’t add up. Check the dice, chips and notes you entered.',
  notNow: (why) => EXPECTED_ENTRY_TEXTS[why.wanted]
} satisfies Partial<Sentences<Why>>;

const EXPECTED_ENTRY_TEXTS: Readonly<Record<Extract<Why, { code: 'notNow' }>['wanted'], string>> = {
  deal: 'Deal the six pairs of notes first.',
  neutral: 'Roll the neutral dice first.',
  place: 'Place one number of this roll, or pay a chip to pass.',
  turn: 'Finish this turn first.',
  count: 'You’re entering this round when it’s over. Count the dice then.',
  tiles: 'Choose this round’s tiles first.',
  bank: 'Set up the bank’s notes first.',
  tile: 'Resolve the tile first.',
  throw: 'The bet stands. Roll both black dice.',
  chipCards: 'Deal this round’s chip cards first.',
  chipCard: 'Take a chip card first, or leave them all.',
  nothing: 'The game is over.'
};

function diceCount(smallCount: number, bigCount: number): string {
  const smallDice = plural(smallCount, 'small die', 'small dice');
  if (bigCount === 0) return smallDice;
  return smallCount === 0 ? 'the big die' : `${smallDice} and the big one`;
}

function missingDice({ small, big }: Dice): string {
  if (small === 0) return 'the big die';
  const diceText = plural(small, 'small die', 'small dice');
  return big > 0 ? `${diceText} and the big die` : diceText;
}

/** "all 7 small dice and the big one", "the 6 small dice that aren’t on a tile". */
function allDiceText({ of }: Extract<Why, { code: 'short' }>): string {
  if (of === undefined) return `all ${SMALL_DICE} small dice and the big one`;
  return `the ${dieWords(of)} that ${pieceCount(of) === 1 ? 'isn’t' : 'aren’t'} on a tile`;
}

function dieWords({ small, big }: Dice): string {
  if (small === 0) return 'big die';
  const smallDice = plural(small, 'small die', 'small dice');
  return big > 0 ? `${smallDice} and the big one` : smallDice;
}

function bigDieWords({ lies }: Extract<Why, { code: 'bigGone' }>): string {
  if (lies === undefined) return 'in use';
  return 'casino' in lies ? `at casino ${lies.casino}` : `on ${titleOf(lies.tile)}`;
}
