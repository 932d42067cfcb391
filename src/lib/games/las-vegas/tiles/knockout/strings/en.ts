import { dieLabel, dicePlaceWords } from '$lib/games/las-vegas/strings/en/board-royale';
import { diceWords, dieWords } from '$lib/games/las-vegas/strings/en/shared';
import {
  capitalize,
  joinWithAnd,
  possessive,
  type Names,
  type PlayerId,
  isolateName,
  type Paragraphs
} from '$lib/core';
import type { Size } from '$lib/games/las-vegas/actions/owned-dice';
import type { TileText } from '$lib/games/las-vegas/tiles/shared/define-tile';

function givenWords(sizes: Readonly<Partial<Record<PlayerId, Size>>>, names: Names): string {
  const sizesByPlayer = Object.entries(sizes) as [PlayerId, Size][];
  return joinWithAnd(
    sizesByPlayer.map(([player, size]) =>
      size === 'big'
        ? `${possessive(names(player))} big die`
        : `one of ${possessive(names(player))} small dice`
    )
  );
}

/** The texts of the tile. */
export const text: TileText<
  'knockout',
  'logLines' | 'undoTexts' | 'askTexts' | 'choices' | 'resultLabels' | 'stateSentence' | 'waitingSentence'
> = {
  title: 'Knockout?',
  summary: 'You take your dice back from the bar, and each opponent puts one in.',
  effect:
    'Take your dice back from the bar. Then each opponent puts one of theirs in, up to two per player. Dice in the bar don’t count until they’re taken back.',
  sentences: {
    knockoutChooses: ({ player }, names) => `${names(player)} chooses which die to put in the bar.`,
    knockoutSpared: ({ player, rule }, names) =>
      rule === '18.1'
        ? `Two of ${possessive(names(player))} dice are already in the bar, so no more go in.`
        : `${names(player)} has no dice left to put in the bar.`,
    knockedOut: ({ player, size }, names) =>
      `${names(player)} puts ${dieWords(size)} in the bar, where it doesn’t count.`,
    knockoutBack: ({ player, dice }, names) => `${names(player)} takes ${diceWords(dice)} back from the bar.`
  },
  logLines: {
    give: ({ player, size }, _, names) => `${names(player)} puts ${dieWords(size)} in the bar.`,
    together: ({ sizes }, _, names) => `Dice put in the bar: ${givenWords(sizes, names)}.`,
    lies: ({ player, size }, _, names) => `${names(player)} has ${dieWords(size)} in the bar.`
  },
  undoTexts: { together: () => 'the dice put in the bar' },
  askTexts: {
    together: ({ owner }) => ({
      question: 'Which die does each player put in?',
      hint: `${owner} opened the bar. Everyone with a choice picks one die.`
    }),
    give: ({ name, owner }) => ({
      question: `${name}, which die?`,
      hint: `It goes in the bar that ${owner} opened.`
    }),
    lies: () => ({ question: 'Whose dice are in the bar?', hint: 'Two per player at most.' })
  },
  choices: {
    give: ({ size }) => dieLabel(size),
    together: ({ sizes }, { names }) => capitalize(givenWords(sizes, names)),
    lies: ({ player, size }, { names }) => `${names(player)}: ${dieLabel(size)}`
  },
  resultLabels: { lies: ({ size }) => dieLabel(size) },
  stateSentence: ({ pieces, names }) =>
    dicePlaceWords(pieces.bar, 'in the bar', names) ?? 'The bar is empty.',
  waitingSentence: ({ owner }) => `${owner} opened the bar. It holds at most two dice of each player.`
};

// Scene
export const theBarIsEmpty = 'The bar is empty.';

// AskTogether
export const putThemIntoTheBar = 'Put them in the bar';
export const whichDieOf = (name: string) => `Which of ${possessive(isolateName(name))} dice?`;

// State
export const barEmpty = 'bar empty';

// Referee
export const smallDiceLeft = 'small dice left';
export const big = { label: 'big die left', description: 'the big die, if it is left' };
export const smallDiceInTheBar = 'small dice in the bar';
export const barBig = { label: 'big die in the bar', description: 'the big die in the bar' };
export const knockoutCase = { title: 'Whose dice go in the bar?', shortName: 'Knockout?' };
export const whoActivatesTheTile = 'who activates the tile';
export const dice = {
  title: 'Dice left, and dice in the bar',
  description:
    'one to five players by name, with the dice they have left and in the bar; the player who activates the tile may be left out'
};
export const barLimit = (limit: number) => `${limit} dice in the bar at most`;
export const diceLimit = (smallDice: number, bigDice: number) =>
  `${smallDice} small dice and ${bigDice} big one at most`;
export const notThePlayerWhoActivates = 'someone other than the player who activates the tile';
export const oneBackOneInOneFull = 'One comes back, one goes in, one is full';

// Rulebook
export const paragraphs = {
  '18.1': {
    title: 'Into the bar',
    book: 'When the tile is activated, each opponent must put one of their remaining dice in the bar, unless they already have two there. The big die counts as one die there.',
    words: ['knockout', 'knock out', 'ko'],
    related: ['18.2', '18.4']
  },
  '18.2': {
    title: 'Out of the bar',
    book: 'In exchange, the player who activates the tile gets back all their dice from the bar.',
    related: ['18.1', '18.5']
  },
  '18.3': {
    title: 'Knocked out',
    book: 'Dice in the bar don’t count at the payout.',
    related: ['18.6']
  },
  '18.4': {
    title: 'Your choice of die',
    ours: 'You choose which of your own dice goes in the bar. If you have none left, you put none in. The neutral dice stay where they are.',
    related: ['18.1']
  },
  '18.5': {
    title: 'The order',
    ours: 'The player who activates the tile takes dice back first. Then the opponents follow clockwise.',
    related: ['18.2']
  },
  '18.6': {
    title: 'All dice in the bar',
    ours: 'If all the dice you have left are in the bar, you are out for the round, unless a die comes back.',
    related: ['3.4', '18.3', '24.5']
  }
} as const satisfies Paragraphs;
