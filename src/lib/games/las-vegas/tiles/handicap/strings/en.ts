import { sumWords } from '$lib/games/las-vegas/strings/en/pieces';
import {
  adjustBriefly,
  adjustChoices,
  adjustLines,
  adjustPicks,
  askingAdjust
} from '$lib/games/las-vegas/tiles/shared/strings/en/log';
import { joinWithAnd, plural, type Paragraphs } from '$lib/core';
import type { TileText } from '$lib/games/las-vegas/tiles/shared/define-tile';

/** The gain from each kind of space, as a button label. */
export const SLOT_WORDS = {
  chip: '1 chip',
  money: '$30,000',
  adjust: 'Adjust a die'
};

function greyDie(casino: number | undefined): string {
  return casino === undefined ? 'a grey die' : `a grey die from casino ${casino}`;
}

/** The texts of the tile. */
export const text: TileText<
  'handicap',
  'logLines' | 'undoTexts' | 'askTexts' | 'choices' | 'tapLabels' | 'resultLabels' | 'stateSentence'
> = {
  title: 'Handicap',
  summary: 'Move a grey die from a casino to a space on the tile and get what it shows.',
  effect:
    'Move a grey die from any casino to an empty space on the tile and get what it shows: 1 chip, $30,000, or one of your own dice turned and placed, or taken back. Grey dice count as an imaginary player’s.',
  sentences: {
    handicapPaid: ({ player, from, value }, names) =>
      `${names(player)} gets ${sumWords(value)} for ${greyDie(from)}.`,
    handicapAdjusts: ({ player, from, possible }, names) =>
      possible
        ? `${names(player)} takes ${greyDie(from)} to adjust a die.`
        : `${names(player)} takes ${greyDie(from)} to adjust a die, but has no die to adjust.`,
    handicapFull: ({ slot, slots }) =>
      slot === 'adjust'
        ? `Pick another space: all ${slots} that adjust a die are taken.`
        : `Pick another space: all ${slots} that pay ${slot === 'chip' ? '1 chip' : '$30,000'} are taken.`,
    handicapNone: ({ player }, names) => `${names(player)} takes no grey die and gets nothing.`
  },
  logLines: {
    take: ({ from }) => `A grey die is taken from casino ${from}.`,
    none: (_, name) => `${name} takes no grey die.`,
    ...adjustLines
  },
  undoTexts: adjustBriefly,
  askTexts: {
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
  tapLabels: {
    ...adjustPicks,
    from: (value) => `casino ${value}`,
    slot: (value) => (value === 'adjust' ? 'adjusting a die' : SLOT_WORDS[value])
  },
  resultLabels: { take: ({ slot }) => (slot === 'adjust' ? 'A die adjusted' : SLOT_WORDS[slot]) },
  stateSentence: ({ pieces: { free } }) =>
    `Empty spaces: ${joinWithAnd([
      `${free.chip} for ${SLOT_WORDS.chip}`,
      `${free.money} for ${SLOT_WORDS.money}`,
      plural(free.adjust, 'that adjusts a die', 'that adjust a die')
    ])}.`
};

// Board
export const spaceOnTheTile = 'A space on the tile';
export const freeSlots = (slot: number) => `${slot} free`;

// Referee
export const handicapCase = { title: 'What does a grey die on Handicap pay?', shortName: 'Handicap' };
export const whoTakesTheDie = 'who takes the die';
export const oneChip = '1 chip';
export const adjustADie = 'Adjust a die';
export const spaceMember = { title: 'The space', description: 'the kind of space it is put on' };
export const spacesTaken = {
  title: 'Spaces of that kind taken',
  description: 'spaces of that kind that are already taken; there are 2, 3 and 4'
};
export const fewerThanAllSpaces = (spaceCount: number) => `fewer than the ${spaceCount} spaces of that kind`;
export const theLast30000 = 'The last $30,000';

// Rulebook
export const paragraphs = {
  '20.1': {
    title: 'Grey dice in the casinos',
    book: 'At the start of the round, put one grey die in each of casinos 1 to 3 and two in each of casinos 4 to 6. They count as an imaginary player’s. The player who activates the tile may take one from any casino that isn’t closed, or take none and get nothing.',
    words: ['gray dice'],
    related: ['5.3', '8.8']
  },
  '20.2': {
    title: 'The spaces',
    book: 'The die goes on an empty space of the tile, and you get its reward. Two spaces pay 1 chip, three pay $30,000, and four let you adjust a die.',
    words: ['pictures', 'die picture'],
    related: ['20.3', '8.6']
  },
  '20.3': {
    title: 'Adjusting a die',
    book: 'Turn one of your remaining dice to any number and place it there, which doesn’t activate anything. Or take one of your own dice back from any casino. Dice on tiles and in closed casinos stay where they are.',
    related: ['8.4', '8.8', '20.4']
  },
  '20.4': {
    title: 'Nothing to adjust',
    ours: 'If you have no die to turn or take back, you may still use such a space, but you get nothing.',
    related: ['20.3']
  }
} as const satisfies Paragraphs;
