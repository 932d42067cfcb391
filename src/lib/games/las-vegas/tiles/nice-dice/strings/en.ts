import { sumWords } from '$lib/games/las-vegas/strings/en/pieces';
import { dieLabel, dieWords } from '$lib/games/las-vegas/strings/en/shared';
import { listed, possessive, isolated } from '$lib/core';
import type { TileText } from '$lib/games/las-vegas/tiles/shared/define-tile';
import type { NiceDice } from '$lib/games/las-vegas/tiles/nice-dice/terms';

/** The texts of the tile. */
export const text: TileText<
  NiceDice,
  'lines' | 'briefly' | 'asking' | 'choices' | 'resultLabels' | 'stands' | 'happened'
> = {
  title: 'Nice Dice',
  inShort: 'Put a die from this turn on the space of its number, to be paid after the round.',
  does: 'Put a die you just rolled or placed here on the space of its number. At the payout each space pays its die: 1 or 2 chips, or $30,000 to $60,000.',
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
  lines: {
    none: (_, who) => `${who} puts no die on Nice Dice.`,
    put: ({ size, face, from }, who) =>
      `${who} puts ${dieWords(size)} just ${from} on space ${face} of Nice Dice.`,
    lies: ({ size, face, player }, _, names) =>
      `${names(player)} has ${dieWords(size)} on space ${face} of Nice Dice.`
  },
  briefly: {
    put: ({ size, face }, who) => `${who} puts ${dieWords(size)} on space ${face}`,
    lies: ({ face, player }, _, names) => `${names(player)}’s die on space ${face}`
  },
  asking: {
    put: ({ name }) => ({
      question: `Which die does ${name} put there?`,
      hint: 'It goes on the space of its own number.'
    }),
    lies: ({ about }) => ({ question: `Whose die is on space ${about['space'] ?? ''}?` })
  },
  choices: {
    none: () => 'Put none',
    put: ({ from, size, face }) => `${size === 'big' ? 'Big' : 'Small'} ${face}, just ${from}`,
    lies: ({ player, size }, { names }) => `${names(player)}: ${dieLabel(size)}`
  },
  resultLabels: { lies: ({ size }) => dieLabel(size) },
  stands: ({ live, names }) => {
    const taken = Object.entries(live.spaces).map(([space, { player }]) => `${names(player)} on ${space}`);
    return taken.length === 0 ? 'All six spaces are empty.' : `Dice there: ${listed(taken)}.`;
  },
  happened: () => 'A die already there goes to its casino.'
};

// AskSpace
export const theBigDie = 'The big die';
export const smallDice = 'Small dice';
export const placed = 'placed';

// Scene
export const spaceFree = (face: number) => `Space ${face}, free`;
export const space = (face: number, name: string) => `Space ${face}, ${isolated(name)}`;

// Referee
export const spaceLabel = (space: number) => `space ${space}`;
export const aDieOnSpace = (space: number) => `a die on space ${space}, which has room for one`;
export const whatDoNiceDicePay = 'What do the spaces of Nice Dice pay?';
export const niceDice = 'Nice Dice';
export const diceOnTheSpaces = 'Dice on the spaces';
export const zeroToFivePlayers = 'none to five players by name, and the spaces where they have a die';
export const oneDieOnASpace = 'one die on a space';
export const allSixSpacesAreTaken = 'All six spaces are taken';
