import { capitalize, formatDollars, joinWithAnd, type PlayerId, type Paragraphs } from '$lib/core';
import { dicePlaceWords } from '$lib/games/las-vegas/strings/en/board-royale';
import { diceWords, strengthWords } from '$lib/games/las-vegas/strings/en/shared';
import type { TileText } from '$lib/games/las-vegas/tiles/shared/define-tile';

/** The texts of the tile. */
export const text: TileText<
  'double-down',
  | 'logLines'
  | 'undoTexts'
  | 'askTexts'
  | 'choices'
  | 'tapLabels'
  | 'resultLabels'
  | 'stateSentence'
  | 'waitingSentence'
> = {
  title: 'Double Down',
  summary: 'Move dice from here to the tile, which pays $60,000 and $30,000 like a casino.',
  effect:
    'Move as many of your dice as you like from this casino to the tile. At the payout the tile pays like a casino: $60,000 and $30,000 from the bank.',
  sentences: {
    doubleDownPaid: ({ dice, place, value }, names) =>
      `${names(dice.who as PlayerId)} ${place === 1 ? 'wins' : 'is second on'} Double Down with ${strengthWords(dice)} and gets ${formatDollars(value)}.`,
    doubleDownTied: ({ dice, others }, names) =>
      `${names(dice.who as PlayerId)} has ${strengthWords(dice)} on Double Down and ties with ${joinWithAnd(others.map(({ who }) => names(who as PlayerId)))}. Tied dice are removed, so ${names(dice.who as PlayerId)} gets nothing.`,
    doubleDownThird: ({ dice, better }, names) =>
      `${names(dice.who as PlayerId)} has ${strengthWords(dice)} on Double Down, behind ${joinWithAnd(better.map(({ who, count }) => `${names(who as PlayerId)} (${count})`))}, and gets nothing.`
  },
  logLines: {
    move: (move, name) =>
      move.small === 0 && move.big === 0
        ? `${name} leaves the dice where they are.`
        : `${name} moves ${diceWords(move)} to Double Down.`,
    lies: (move, _, names) => `${names(move.player)} has ${diceWords(move) || 'no dice'} on Double Down.`
  },
  undoTexts: {
    move: (move, name) =>
      move.small === 0 && move.big === 0 ? `${name} moves no dice` : `${name} moves ${diceWords(move)}`,
    lies: (move, _, names) => `${names(move.player)}’s dice on Double Down`
  },
  askTexts: {
    move: ({ name, casino }) => ({
      question: `How many dice does ${name} move?`,
      hint: `Dice moved from casino ${casino} only count on the tile.`
    }),
    lies: () => ({
      question: 'Whose dice are on the tile?',
      hint: 'Enter each player once, with all their dice there.'
    })
  },
  choices: {
    move: (move) => (move.small === 0 && move.big === 0 ? 'None' : capitalize(diceWords(move))),
    lies: (move, { names }) => `${names(move.player)}: ${diceWords(move)}`
  },
  tapLabels: {
    big: (value) => (value === 1 ? 'the big die' : 'no big die')
  },
  resultLabels: { lies: (move) => capitalize(diceWords(move)) },
  stateSentence: ({ pieces, names }) =>
    dicePlaceWords(pieces.dice, 'on the tile', names) ?? 'There are no dice on it.',
  waitingSentence: () => 'Dice moved here no longer count at the casino.'
};

// AskHeap
export const bigDie = 'big die';
export const howManyDiceMove = 'Dice to move';
export const none = 'none';
export const theBigDieAlone = 'The big die alone';
export const moveNone = 'Move none';
export const oneSmallDie = '1 small die';
export const smallDice = (count: number) => `${count} small dice`;
export const andTheBigOne = (dice: string) => `${dice} and the big one`;

// Scene
export const diceOnTheTile = 'Dice on the tile';
export const tied = 'tied';
export const nothing = 'nothing';
export const noDiceOnTheTile = 'No dice on the tile yet.';

// Referee
export const whoIsPaidOnDoubleDown = 'Who is paid on Double Down?';
export const doubleDown = 'Double Down';

export const zeroToFivePlayers = 'none to five players by name, and what they have on the tile';
export const tiesRemoved = 'Ties are removed';

// Rulebook
export const paragraphs = {
  '22.1': {
    title: 'Moving dice',
    book: 'The player who activates the tile may move any number of their dice from this casino to the tile, both those just placed and those from earlier turns. Nothing else adds dice here or takes them away.'
  },
  '22.2': {
    title: 'Paid like a casino',
    book: 'The tile is paid like a casino: ties are removed, then the winner gets $60,000 and the runner-up $30,000 from the bank.',
    related: ['4.2', '4.3', '22.3']
  },
  '22.3': {
    title: 'No one wins it',
    ours: 'What no one wins on the tile stays in the bank. The big die counts as two here too.',
    related: ['22.2', '4.1']
  }
} as const satisfies Paragraphs;
