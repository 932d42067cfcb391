import { sumWords } from '$lib/games/las-vegas/strings/en/pieces';
import { dieLabel } from '$lib/games/las-vegas/strings/en/board-royale';
import { dieWords } from '$lib/games/las-vegas/strings/en/shared';
import { joinWithAnd, possessive, isolateName, type Paragraphs } from '$lib/core';
import type { TileText } from '$lib/games/las-vegas/tiles/shared/define-tile';

/** The texts of the tile. */
export const text: TileText<
  'nice-dice',
  'logLines' | 'undoTexts' | 'askTexts' | 'choices' | 'resultLabels' | 'stateSentence' | 'waitingSentence'
> = {
  title: 'Nice Dice',
  summary: 'Put a die from this turn on the space of its number, to be paid after the round.',
  effect:
    'Put a die you just rolled or placed here on the space of its number. At the payout each space pays its die: 1 or 2 chips, or $30,000 to $60,000.',
  sentences: {
    niceDicePaid: ({ player, space, value }, names) =>
      `${names(player)} has the die on space ${space} of Nice Dice and gets ${sumWords(value)}.`,
    niceDiceDisplaced: ({ player, space, by }, names) =>
      player === by
        ? `${names(by)} takes space ${space} again, and the die that was there goes to casino ${space}.`
        : `${names(by)} takes space ${space}, so ${possessive(names(player))} die goes to casino ${space}.`,
    niceDiceClosed: ({ space }) =>
      `Casino ${space} is closed, so the die on space ${space} can’t go there and stays where it is.`,
    niceDiceNotRolled: ({ player }, names) =>
      `${names(player)} used Power Play and rolled nothing, so only the die just placed can go on Nice Dice.`
  },
  logLines: {
    none: (_, name) => `${name} puts no die on Nice Dice.`,
    put: ({ size, face, from }, name) =>
      `${name} puts ${dieWords(size)} just ${from} on space ${face} of Nice Dice.`,
    lies: ({ size, face, player }, _, names) =>
      `${names(player)} has ${dieWords(size)} on space ${face} of Nice Dice.`
  },
  undoTexts: {
    put: ({ size, face }, name) => `${name} puts ${dieWords(size)} on space ${face}`,
    lies: ({ face, player }, _, names) => `${names(player)}’s die on space ${face}`
  },
  askTexts: {
    put: ({ name }) => ({
      question: `Which die does ${name} put there?`,
      hint: 'It goes on the space of its own number.'
    }),
    lies: ({ params }) => ({ question: `Whose die is on space ${params['space'] ?? ''}?` })
  },
  choices: {
    none: () => 'Put none',
    put: ({ from, size, face }) => `${size === 'big' ? 'Big' : 'Small'} ${face}, just ${from}`,
    lies: ({ player, size }, { names }) => `${names(player)}: ${dieLabel(size)}`
  },
  resultLabels: { lies: ({ size }) => dieLabel(size) },
  stateSentence: ({ pieces, names }) => {
    const spaceTexts = Object.entries(pieces.spaces).map(
      ([space, { player }]) => `${names(player)} on ${space}`
    );
    return spaceTexts.length === 0 ? 'All six spaces are empty.' : `Dice there: ${joinWithAnd(spaceTexts)}.`;
  },
  waitingSentence: () => 'A die already there goes to its casino.'
};

// AskSpace
export const theBigDie = 'The big die';
export const smallDice = 'Small dice';
export const placed = 'placed';

// Scene
export const spaceFree = (face: number) => `Space ${face}, free`;
export const space = (face: number, name: string) => `Space ${face}, ${isolateName(name)}`;

// Referee
export const spaceLabel = (space: number) => `space ${space}`;
export const aDieOnSpace = (space: number) => `a die on space ${space}, which has room for one`;
export const whatDoNiceDicePay = 'What do the spaces of Nice Dice pay?';
export const niceDice = 'Nice Dice';
export const dice = {
  title: 'Dice on the spaces',
  description: 'none to five players by name, and the spaces where they have a die'
};
export const oneDieOnASpace = 'one die on a space';
export const allSixSpacesAreTaken = 'All six spaces are taken';

// Rulebook
export const paragraphs = {
  '23.1': {
    title: 'A die on its space',
    book: 'The player who activates the tile may put one die on the space of its number: one they just rolled, or one they just placed at this casino.',
    related: ['23.4']
  },
  '23.2': {
    title: 'A space that is taken',
    book: 'A die that is already there, no matter whose, goes to the casino of its number. It doesn’t activate anything there.',
    words: ['nice dice', 'occupied', 'already a die'],
    related: ['23.5']
  },
  '23.3': {
    title: 'The rewards',
    book: 'During the payout, each die on the tile goes back to its owner, who gets 1 chip for space 1, 2 chips for space 2, and $30,000 to $60,000 for spaces 3 to 6.',
    related: ['8.6', '23.6']
  },
  '23.4': {
    title: 'Nothing was rolled',
    ours: 'With Power Play you don’t roll, so only the die you just placed can go here.',
    related: ['23.1', '16.6']
  },
  '23.5': {
    title: 'The casino of that number is closed',
    ours: 'You can’t use a taken space while the casino of its number is closed, since the die there would have nowhere to go. You can use an empty space.',
    related: ['23.2', '8.8']
  },
  '23.6': {
    title: 'A big die here',
    ours: 'A big die on a space is one die like any other and pays the same.',
    related: ['23.3']
  }
} as const satisfies Paragraphs;
