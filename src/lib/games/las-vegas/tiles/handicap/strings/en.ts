import { sumWords } from '$lib/games/las-vegas/strings/en/pieces';
import {
  adjustBriefly,
  adjustChoices,
  adjustLines,
  adjustPicks,
  askingAdjust
} from '$lib/games/las-vegas/tiles/shared/strings/en/log';
import { listed, plural } from '$lib/core';
import type { TileText } from '$lib/games/las-vegas/tiles/shared/define-tile';
import { type Handicap, REWARDS, type Slot } from '$lib/games/las-vegas/tiles/handicap/terms';

/** The gain from each kind of picture, on a button. */
export const SLOT_WORDS: Readonly<Record<Slot, string>> = {
  chip: sumWords(REWARDS.chip),
  money: sumWords(REWARDS.money),
  adjust: 'Adjust a die'
};

function grayDie(from: number | undefined): string {
  return from === undefined ? 'a grey die' : `a grey die from casino ${from}`;
}

/** The texts of the tile. */
export const text: TileText<
  Handicap,
  'lines' | 'briefly' | 'asking' | 'choices' | 'picks' | 'resultLabels' | 'stands'
> = {
  title: 'Handicap',
  inShort: 'Move a grey die from a casino to a space on the tile and get what it shows.',
  does: 'Move a grey die from any casino to an empty space on the tile and get what it shows: 1 chip, $30,000, or one of your own dice turned and placed, or taken back. Grey dice count as an imaginary player’s.',
  sentences: {
    handicapPaid: ({ player, from, value }, names) =>
      `${names(player)} gets ${sumWords(value)} for ${grayDie(from)}.`,
    handicapAdjusts: ({ player, from, possible }, names) =>
      possible
        ? `${names(player)} takes ${grayDie(from)} to adjust a die.`
        : `${names(player)} takes ${grayDie(from)} to adjust a die, but has no die to adjust.`,
    handicapFull: ({ slot, slots }) =>
      slot === 'adjust'
        ? `Pick another space: all ${slots} that adjust a die are taken.`
        : `Pick another space: all ${slots} that pay ${slot === 'chip' ? '1 chip' : '$30,000'} are taken.`,
    handicapNone: ({ player }, names) => `${names(player)} takes no grey die and gets nothing.`
  },
  lines: {
    take: ({ from }) => `A grey die is taken from casino ${from}.`,
    none: (_, who) => `${who} takes no grey die.`,
    ...adjustLines
  },
  briefly: adjustBriefly,
  asking: {
    take: ({ name }) => ({
      question: `Which grey die, ${name}, and for what?`,
      hint: 'Tap the space first, then the casino.'
    }),
    adjust: askingAdjust,
    lies: () => ({
      question: 'Where was a grey die taken from?',
      hint: 'And which space of the tile is it on?'
    })
  },
  choices: {
    take: ({ from, slot }) => `${SLOT_WORDS[slot]}, for the grey die from casino ${from}`,
    none: () => 'Take none',
    ...adjustChoices
  },
  picks: {
    ...adjustPicks,
    from: (value) => `Casino ${value} chosen`,
    slot: (value) => `${SLOT_WORDS[value]} chosen`
  },
  resultLabels: { take: ({ slot }) => (slot === 'adjust' ? 'A die adjusted' : SLOT_WORDS[slot]) },
  stands: ({ live: { free } }) =>
    `Empty spaces: ${listed([
      `${free.chip} for ${sumWords(REWARDS.chip)}`,
      `${free.money} for ${sumWords(REWARDS.money)}`,
      plural(free.adjust, 'that adjusts a die', 'that adjust a die')
    ])}.`
};

// Board
export const aPictureOfTheTile = 'A space on the tile';
export const free = (slot: number) => `${slot} free`;

// Referee
export const whatDoesAGreyDiePay = 'What does a grey die on Handicap pay?';
export const handicap = 'Handicap';
export const whoTakesTheDie = 'who takes the die';
export const label1Chip = '1 chip';
export const adjustADie = 'Adjust a die';
export const theSpace = 'The space';
export const thePictureItIsPut = 'the kind of space it is put on';
export const picturesOfThatKindTaken = 'Spaces of that kind taken';
export const spacesTaken = 'spaces of that kind that are already taken; there are 2, 3 and 4';
export const fewerThanAllSpaces = (pictures: number) => `fewer than the ${pictures} spaces of that kind`;
export const theLast30000 = 'The last $30,000';
