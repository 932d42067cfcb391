import { plural, type Paragraphs } from '$lib/core';
import { sumWords } from '$lib/games/las-vegas/strings/en/pieces';
import type { TileText } from '$lib/games/las-vegas/tiles/shared/define-tile';

/** The texts of the tile. */
export const text: TileText<'pay-day', 'stateSentence'> = {
  title: 'Pay Day',
  summary: 'Each casino with your dice is worth $10,000 to you.',
  effect:
    'Count the casinos where you have dice, including this one. Each is worth $10,000. One or two pay that many chips, more pay a note of $30,000 to $60,000.',
  sentences: {
    payDay: ({ player, casinos, value }, names) =>
      `${names(player)} gets ${sumWords(value)} for ${plural(casinos, 'casino')}.`
  },
  stateSentence: () => 'It pays 1 chip or 2 chips, or $30,000 to $60,000.'
};

// Referee
export const payDayCase = { title: 'What does Pay Day pay?', shortName: 'Pay Day' };
export const whoActivatesTheTile = 'who activates the tile';
export const aNumberOfCasinos = 'a number of casinos';
export const casinos = {
  title: 'Casinos with your dice',
  description: 'how many casinos this player has dice at, including the one just activated'
};
export const threeCasinos = 'Three casinos';

// Rulebook
export const paragraphs = {
  '15.1': {
    title: 'Casinos that count',
    book: 'Casinos with at least one of your dice count, including the one you just activated. Tiles don’t count: not the bar, the golden space, Nice Dice or Double Down.',
    words: ['payday', 'pay day']
  },
  '15.2': {
    title: 'The reward',
    book: 'One casino pays 1 chip, two pay 2 chips, and three to six pay $30,000 to $60,000 from the bank.',
    related: ['8.6']
  }
} as const satisfies Paragraphs;
