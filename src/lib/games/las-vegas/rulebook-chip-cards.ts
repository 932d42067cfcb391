import type { Chapter } from '$lib/core';

/** The chip cards of the Card Game, in addition to the dice. */
export const chipCardChapter = {
  title: 'Chip cards of the Card Game',
  paragraphs: {
    '25.1': {
      title: 'One at each casino',
      book: 'The 25 chip cards from the Card Game can be used with the dice. At the start of each round, put one from their face-down pile beside the notes of each casino, even if some are still there.',
      related: ['25.7']
    },
    '25.2': {
      title: 'Two dice take one',
      book: 'If you place two or more dice at a casino, you may take any one chip card there at once and put it face up in front of you.',
      related: ['25.3', '25.4', '25.5']
    },
    '25.3': {
      title: 'Dice of one placement',
      ours: 'We count the dice of this one placement. As a house rule, you can count all your dice there whenever you add some.',
      related: ['25.2']
    },
    '25.4': {
      title: 'The big die counts as two',
      ours: 'The big die alone can take a chip card, since it counts as two wherever dice are counted. As a house rule, it can count as one.',
      related: ['4.1', '25.2']
    },
    '25.5': {
      title: 'Leaving it there',
      ours: 'The rulebook says that you can take a chip card, so no one has to.',
      related: ['25.2']
    },
    '25.6': {
      title: 'The value of chip cards',
      book: 'At the end of the game, one chip card of a colour is worth $10,000, two are worth $30,000, three $60,000, four $100,000 and five $150,000. Each colour counts separately.',
      related: ['6.1', '25.8']
    },
    '25.7': {
      title: 'Three rounds, and dice that no one owns',
      ours: 'This game has three rounds, so eighteen chip cards come into play. Only a player’s own dice, placed on that player’s turn, take one. Neutral, grey and black dice don’t, nor do dice moved by a tile.',
      related: ['25.1', '25.2']
    },
    '25.8': {
      title: 'Not notes or chips',
      ours: 'Chip cards are worth money. But if players have the same money and you count their notes and chips, chip cards don’t count.',
      related: ['6.2']
    },
    '25.9': {
      title: 'Round results',
      ours: 'If you only enter round results, also enter who took which chip cards at which casino.',
      related: ['7.2']
    },
    '25.10': {
      title: 'Ending early',
      ours: 'The rulebook doesn’t say what’s paid if you end the game before its third payout. We count what has been won by then: notes, chips and everyone’s chip cards, with each colour scored as at the end of a full game.',
      related: ['25.6']
    }
  }
} as const satisfies Chapter;
