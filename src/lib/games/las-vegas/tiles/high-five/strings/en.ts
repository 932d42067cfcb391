import { strengthWords } from '$lib/games/las-vegas/strings/en/shared';
import { formatDollars, type Paragraphs } from '$lib/core';
import type { TileText } from '$lib/games/las-vegas/tiles/shared/define-tile';

/** The texts of the tile. */
export const text: TileText<'high-five', 'logLines' | 'askTexts' | 'choices' | 'resultLabels'> = {
  title: 'High Five',
  summary: 'The first player with five dice here takes the token, worth $100,000.',
  effect:
    'Be the first with five dice at this casino and take the token. The big die counts as two. At the payout the bank pays $100,000 for the token.',
  sentences: {
    highFiveFew: ({ player, dice }, names) =>
      `${names(player)} has ${strengthWords(dice)} here, fewer than five, and gets no High Five token.`,
    highFiveTaken: ({ player, dice }, names) =>
      `${names(player)} has ${strengthWords(dice)} here and takes the High Five token.`,
    highFivePaid: ({ player, value }, names) =>
      `${names(player)} has the High Five token and gets ${formatDollars(value)}.`,
    highFiveGone: ({ player, dice, holder }, names) =>
      `${names(player)} has ${strengthWords(dice)} here, but ${names(holder)} already has the High Five token, so ${names(player)} gets nothing.`
  },
  logLines: { held: (_, name) => `${name} has the High Five token.` },
  askTexts: {
    held: () => ({
      question: 'Who has the High Five token?',
      hint: 'The first player who had five dice there.'
    })
  },
  choices: { held: ({ player }, { names }) => names(player) },
  resultLabels: { held: () => 'Has it' }
};

export const holdsTheToken = (name: string) => `${name} has the token, worth $100,000.`;
export const noOneHasDiceThereYet = 'No one has dice there yet. Five dice take the token.';
export const countsThere = (name: string, count: number) =>
  `${name} has ${count} there. Five dice take the token.`;

// Board
export const highFiveToken = 'High Five token';

// Referee
export const whoGetsTheHighFive = 'Who gets the High Five token?';
export const highFive = 'High Five';
export const whoPlacedDiceThere = 'who has placed dice at its casino';
export const dice = {
  title: 'Dice there after placing',
  hint: 'big die counts 2',
  description: 'what this player has there then'
};
export const holder = {
  title: 'Player with the token',
  description: 'who had the token before, even if it is the same player'
};
export const theTokenIsGone = 'The token is gone';
export const threeAndTheBigOne = 'Three and the big one';

// Missing pieces
export const highFiveWords = { many: 'tokens', hint: '1, worth $100,000' };

// Rulebook
export const paragraphs = {
  '13.1': {
    title: 'The first with five',
    book: 'The first player to place a fifth die here takes the token. The big die counts as two.',
    words: ['high five', 'biggie', 'biggy', 'fifth die'],
    related: ['13.2']
  },
  '13.2': {
    title: 'There is one token',
    ours: 'No one else can get it afterwards, and you don’t lose it if dice leave or others overtake you. A die that comes here without activating the tile doesn’t take the token. Your next placement here does, if the token is still there.',
    related: ['13.1', '8.4']
  },
  '13.3': {
    title: 'The reward',
    book: 'During the payout you exchange it for $100,000 from the bank.'
  }
} as const satisfies Paragraphs;
