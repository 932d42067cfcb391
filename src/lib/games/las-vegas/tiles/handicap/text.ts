import { sumWords } from '$lib/games/las-vegas/sum-words';
import {
  adjustBriefly,
  adjustChoices,
  adjustLines,
  adjustPicks,
  askingAdjust
} from '$lib/games/las-vegas/tiles/adjust-text';
import { listed, plural } from '$lib/core';
import type { TileText } from '$lib/games/las-vegas/tiles/tile';
import type { Handicap } from '$lib/games/las-vegas/tiles/handicap/terms';
import { REWARDS, type Slot } from '$lib/games/las-vegas/tiles/handicap/printed';

/** What each kind of picture gives, on a button. */
export const SLOT_WORDS: Readonly<Record<Slot, string>> = {
  chip: sumWords(REWARDS.chip),
  money: sumWords(REWARDS.money),
  adjust: 'Adjust a die'
};

function grayDie(from: number | undefined): string {
  return from === undefined ? 'a gray die' : `a gray die from casino ${from}`;
}

/** What the tile says. */
export const text: TileText<
  Handicap,
  'lines' | 'briefly' | 'asking' | 'choices' | 'picks' | 'tellings' | 'stands'
> = {
  title: 'Handicap',
  inShort: 'A gray die goes from a casino to a picture of the tile, which pays what it shows.',
  does: 'Take a gray die from any casino to an empty picture of the tile and get what it shows: 1 chip, $30,000, or a die of your own turned and placed or taken back. Gray dice count for an imaginary player.',
  sentences: {
    handicapPaid: ({ player, from, value }, names) =>
      `${names(player)} takes ${grayDie(from)}: ${sumWords(value)}.`,
    handicapAdjusts: ({ player, from, possible }, names) =>
      possible
        ? `${names(player)} takes ${grayDie(from)} to adjust a die.`
        : `${names(player)} takes ${grayDie(from)} to adjust a die, but has no die to adjust.`,
    handicapFull: ({ slot, slots }) =>
      slot === 'adjust'
        ? `All ${slots} pictures that adjust a die are taken.`
        : `All ${slots} pictures that pay ${slot === 'chip' ? '1 chip' : '$30,000'} are taken.`,
    handicapNone: ({ player }, names) => `${names(player)} takes no gray die: nothing.`
  },
  lines: {
    take: ({ from }) => `A gray die is taken from casino ${from}.`,
    none: (_, who) => `${who} takes no gray die.`,
    ...adjustLines
  },
  briefly: adjustBriefly,
  asking: {
    take: ({ name }) => ({
      question: `Which gray die, ${name}, and for what?`,
      hint: 'Picture first, then casino.'
    }),
    adjust: askingAdjust,
    lies: () => ({
      question: 'From where was a gray die taken?',
      hint: 'And to which picture of the tile.'
    })
  },
  choices: {
    take: ({ from, slot }) => `${SLOT_WORDS[slot]}, for the gray die of casino ${from}`,
    none: () => 'Take none',
    ...adjustChoices
  },
  picks: {
    ...adjustPicks,
    from: (value) => `Casino ${value} chosen`,
    slot: (value) => `${SLOT_WORDS[value]} chosen`
  },
  tellings: { take: ({ slot }) => (slot === 'adjust' ? 'A die adjusted' : SLOT_WORDS[slot]) },
  stands: ({ live: { free } }) =>
    `Empty pictures: ${listed([
      `${free.chip} for ${sumWords(REWARDS.chip)}`,
      `${free.money} for ${sumWords(REWARDS.money)}`,
      plural(free.adjust, 'that adjusts a die', 'that adjust a die')
    ])}.`
};
