import { formatDollars, type Paragraphs } from '$lib/core';
import type { TileText } from '$lib/games/las-vegas/tiles/shared/define-tile';
import { askingThrow, rolledWord } from '$lib/games/las-vegas/tiles/shared/strings/en/log';

/** The texts of the tile. */
export const text: TileText<'jackpot', 'logLines' | 'askTexts' | 'stateSentence' | 'waitingSentence'> = {
  title: 'Jackpot',
  summary: 'A seven or a double wins the jackpot, which grows until then.',
  effect:
    'Roll both black dice. A seven or a double wins the amount under the counter. Anything else moves the counter up by $10,000, to $80,000 at most.',
  sentences: {
    jackpotWon: ({ player, dice, double, value }, names) =>
      `${names(player)} rolls ${dice.join(' and ')}, ${double ? 'a double' : 'a seven'}, and wins the jackpot of ${formatDollars(value)}.`,
    jackpotGrows: ({ player, dice, counter }, names) =>
      `${names(player)} rolls ${dice.join(' and ')}, neither a seven nor a double, and gets nothing. The jackpot is now ${formatDollars(counter)}.`
  },
  logLines: { throw: rolledWord },
  askTexts: { throw: askingThrow },
  stateSentence: ({ pieces }) => `The counter is on ${formatDollars(pieces.counter)}.`,
  waitingSentence: ({ pieces }) => `A seven or a double wins ${formatDollars(pieces.counter)}.`
};

// Scene
export const sevenOrDouble = 'seven or double';
export const theJackpot = 'The jackpot';

// Referee
export const isThatTheJackpot = 'Is that the jackpot?';
export const jackpot = 'Jackpot';
export const whoRolls = 'who rolls';
export const aSpaceOfTheTrack = 'a space on the track';
export const counter = { title: 'The counter', description: 'the amount under the counter' };
export const first = { title: 'One black die', description: 'one black die' };
export const second = { title: 'The other black die', description: 'the other black die' };
export const aSeven = 'A seven';
export const neither = 'Neither';

// Missing pieces
export const jackpotCounter = 'Jackpot counter';
export const jackpotWords = { many: 'counters', hint: '1, for Jackpot' };

// Rulebook
export const paragraphs = {
  '10.1': {
    title: 'The counter',
    book: 'The counter starts on $30,000, the first space of the tile. Have both black dice ready.'
  },
  '10.2': {
    title: 'A seven or a double',
    book: 'The player who activates the tile rolls both black dice. On a seven or a double, the bank pays the amount under the counter, and the counter goes back to $30,000.',
    related: ['10.3']
  },
  '10.3': {
    title: 'Anything else',
    book: 'On any other roll, the counter moves up by $10,000. It stays at $80,000.',
    related: ['10.2']
  }
} as const satisfies Paragraphs;
