import type { Rulebook } from '$lib/core';

type Chapter = Rulebook['chapters'][number];

export const gameChapter = {
  title: 'The game',
  paragraphs: [
    {
      id: '1.1',
      title: 'What it is about',
      text: 'Two to four people place counters at fourteen tables. Each table has one gold chip, and whoever has most of the gold at the end wins.',
      source: 'printed',
      related: ['6.3', '7.1']
    },
    {
      id: '1.2',
      title: 'What everybody has',
      text: 'Each player has a pawn, 20 counters and ten cards: Good Luck 1 to 6, one Mary Chip and three Front-men.',
      source: 'printed',
      related: ['2.2']
    },
    {
      id: '1.3',
      title: 'The board',
      text: 'No list of the fourteen tables is printed anywhere, and we do not know them. You copy your own board once: its tables in the order of Mary Chip’s track, each with its gold and with the one or two numbers on each space.',
      source: 'reading',
      related: ['1.4', '1.8', '9.4']
    },
    {
      id: '1.4',
      title: 'Mary Chip’s track',
      text: 'We take it that Start is followed by the fourteen tables, with no blank step between them. If your board has blank steps, each of them is a step of hers.',
      source: 'reading',
      related: ['1.3', '5.1']
    },
    {
      id: '1.5',
      title: 'The first tables',
      text: 'The meanest player begins and puts the pawn at the foot of any table; then the others do so, clockwise. Several pawns may stand at one table. Turns go clockwise from the same player.',
      source: 'printed',
      related: ['1.6', '2.3']
    },
    {
      id: '1.6',
      title: 'Who is the meanest',
      text: 'The rules do not say how to find out. The table picks somebody, or lets the app pick.',
      source: 'reading',
      related: ['1.5']
    },
    {
      id: '1.7',
      title: 'What lies open',
      text: 'The rules do not say whether gold chips and cards in hand may be looked at. We play with them open. A table may keep them hidden: a house rule.',
      source: 'reading'
    },
    {
      id: '1.8',
      title: 'Gold and spaces',
      text: 'As far as we know a table’s gold chip is worth as many as the table has spaces. Where a copied board says something else, we warn and play it as it was copied.',
      source: 'reading',
      related: ['1.3']
    },
    {
      id: '1.9',
      title: 'Before the first throw',
      text: 'One gold chip is laid out at each table, and Mary Chip stands on Start.',
      source: 'printed',
      related: ['1.4', '1.5']
    }
  ]
} as const satisfies Chapter;

export const turnChapter = {
  title: 'A turn',
  paragraphs: [
    {
      id: '2.1',
      title: 'Throw and place',
      text: 'Whoever’s turn it is throws the gold die once and places a counter for that number at the table where the pawn stands.',
      source: 'printed',
      related: ['3.1', '3.11']
    },
    {
      id: '2.2',
      title: 'One card, before the throw',
      text: 'Before throwing, one card may be played, and only one in a turn. It is out of the game then, and the throw follows.',
      source: 'printed',
      related: ['4.1', '4.4', '4.5']
    },
    {
      id: '2.3',
      title: 'Another table',
      text: 'Instead of all that the pawn may be moved to another table that still has its gold chip. That is the whole turn: no card, no throw.',
      source: 'printed',
      related: ['2.4']
    },
    {
      id: '2.4',
      title: 'At a scored table',
      text: 'Whoever stands at a table that has been scored has to move to another one.',
      source: 'printed',
      related: ['2.3', '2.5']
    },
    {
      id: '2.5',
      title: 'Nothing else at a scored table',
      text: 'A Front-man or a Mary Chip card cannot be played instead of moving away, not even by somebody without counters: the pawn moves.',
      source: 'reading',
      related: ['2.4', '2.6']
    },
    {
      id: '2.6',
      title: 'Without counters',
      text: 'Whoever has no counter left plays the Mary Chip card, moves to another table, or passes until counters come back.',
      source: 'printed',
      related: ['2.7', '6.9']
    },
    {
      id: '2.7',
      title: 'No pass with counters',
      text: 'Passing is printed for players without counters only. Whoever has one plays.',
      source: 'reading',
      related: ['2.6']
    },
    {
      id: '2.8',
      title: 'The end of a turn',
      text: 'A turn ends with the throw and its counter. Whenever a table is scored the turn is over at once, even before the throw.',
      source: 'printed',
      related: ['6.1', '6.2']
    },
    {
      id: '2.9',
      title: 'When nobody has a counter',
      text: 'If nobody has a counter in hand or a Mary Chip card, nothing could ever happen again. Then whoever’s turn it is may throw for Mary Chip alone: a 1 moves her, anything else does nothing.',
      source: 'reading',
      related: ['2.6', '4.3']
    }
  ]
} as const satisfies Chapter;
