import type { Rulebook } from '$lib/core';

/** The chip cards of the Card Game, beside the dice. */
export const chipCardChapter = {
  title: 'Chip cards of the Card Game',
  paragraphs: [
    {
      id: '25.1',
      title: 'One at each casino',
      text: 'The 25 chip cards in the box of the Card Game can be used with the dice. At the beginning of each round one from their face-down pile is laid beside the notes of each casino, even where some still lie.',
      source: 'printed',
      related: ['25.7']
    },
    {
      id: '25.2',
      title: 'Two dice take one',
      text: 'Whoever places two dice or more at a casino may at once take any one of the chip cards there and lay it down openly.',
      source: 'printed',
      related: ['25.3', '25.4', '25.5']
    },
    {
      id: '25.3',
      title: 'Dice of one placement',
      text: 'We count the dice of this one placement. Counting all of one’s dice that lie there, whenever some are added, is a house rule.',
      source: 'reading',
      related: ['25.2']
    },
    {
      id: '25.4',
      title: 'The big die is two',
      text: 'The big die alone takes a chip card, since it counts two wherever dice are counted. Counting it as one is a house rule.',
      source: 'reading',
      related: ['4.1', '25.2']
    },
    {
      id: '25.5',
      title: 'Leaving it there',
      text: 'Nobody has to take a chip card: the rules say that one can.',
      source: 'reading',
      related: ['25.2']
    },
    {
      id: '25.6',
      title: 'What they bring',
      text: 'At the end of the game one chip card of a colour brings $10,000, two bring $30,000, three $60,000, four $100,000 and five $150,000. Each colour counts for itself.',
      source: 'printed',
      related: ['6.1', '25.8']
    },
    {
      id: '25.7',
      title: 'Three rounds, and dice that are nobody’s',
      text: 'This game has three rounds, so eighteen chip cards are laid out. Only a player’s dice take one, placed in that player’s turn: no neutral, gray or black dice, and none that a tile moves.',
      source: 'reading',
      related: ['25.1', '25.2']
    },
    {
      id: '25.8',
      title: 'Neither notes nor chips',
      text: 'Chip cards bring money. Where the same money is told apart by notes and chips, they are not counted.',
      source: 'reading',
      related: ['6.2']
    },
    {
      id: '25.9',
      title: 'Rounds only',
      text: 'A table that tells only the end of a round says as well who took which chip cards at which casino.',
      source: 'reading',
      related: ['7.2']
    },
    {
      id: '25.10',
      title: 'Stopping before the end',
      text: 'What is paid when a table stops before its third payout is not said. We count what was won by then: notes, chips, and the chip cards in front of everybody, each colour as at the end.',
      source: 'reading',
      related: ['25.6']
    }
  ]
} as const satisfies Rulebook['chapters'][number];
