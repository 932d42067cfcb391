import type { Chapter } from '$lib/core';

export const gameChapter = {
  title: 'The game',
  paragraphs: {
    '1.1': {
      title: 'The aim of the game',
      book: 'Two to four players place counters at fourteen tables. Each table has one gold chip, and the player with the most gold at the end wins.',
      related: ['6.3', '7.1']
    },
    '1.2': {
      title: 'Pawn, counters and cards',
      book: 'Each player has a pawn, 20 counters and ten cards: Good Luck 1 to 6, one Mary Chip and three Front-men.',
      related: ['2.2']
    },
    '1.3': {
      title: 'The board',
      ours: 'The rulebook has no list of the fourteen tables, and we don’t know them. Enter your own board once: its tables in the order of Mary Chip’s track, each with its gold and the one or two numbers on each space.',
      related: ['1.4', '1.8', '9.4']
    },
    '1.4': {
      title: 'Mary Chip’s track',
      ours: 'We assume that the fourteen tables follow Start with no blank steps between them. If your board has blank steps, each one counts as a step.',
      related: ['1.3', '5.1']
    },
    '1.5': {
      title: 'The first tables',
      book: 'The meanest player goes first and puts their pawn at the foot of any table. The others do the same, clockwise. Several pawns can be at one table. Turns go clockwise from the same player.',
      related: ['1.6', '2.3']
    },
    '1.6': {
      title: 'The meanest player',
      ours: 'The rulebook doesn’t say how to find out. Pick someone, or let the app pick.',
      related: ['1.5']
    },
    '1.7': {
      title: 'Open or hidden',
      ours: 'The rulebook doesn’t say whether gold chips and cards in hand are open. We play with them open. As a house rule, you can keep them hidden.'
    },
    '1.8': {
      title: 'Gold and spaces',
      ours: 'As far as we know, a table’s gold chip is worth as much as the table has spaces. If the board you enter says something else, we warn you and play it as entered.',
      related: ['1.3']
    },
    '1.9': {
      title: 'Before the first roll',
      book: 'Put one gold chip at each table and Mary Chip on Start.',
      related: ['1.4', '1.5']
    },
    '1.10': {
      title: 'A player leaves',
      ours: 'A player may leave at any time, but not while a number is being placed, a duel is open or a table is being entered. Placed counters stay on the board and can still win until their table is scored or they’re replaced. Everything else of that player goes back in the box, and their turn ends. Won gold chips stay in the ranking.',
      words: ['leave', 'leaving', 'quit', 'go home', 'drop out', 'fewer players'],
      related: ['1.11', '1.12']
    },
    '1.11': {
      title: 'Taking the counters along',
      ours: 'If everyone agrees, a player who leaves takes the placed counters off the board too. Their spaces are free at once.',
      related: ['1.10']
    },
    '1.12': {
      title: 'Playing on with fewer',
      ours: 'The others play on without changes, down to two. A counter whose player has left can’t be defended, so it’s replaced without a duel. One player can’t play on alone; end the game instead.',
      related: ['1.10', '8.1']
    },
    '1.13': {
      title: 'A player joins',
      ours: 'A player may join between two turns, or between two scored tables if you only enter those. Newcomers come last clockwise, before the first seat, and take the pawn, the 20 counters and all ten cards of a free colour. They put the pawn at any table that still has its gold chip and then wait for their turn. Gold chips that are gone stay gone. At most four people play, including those who have left. Croupier counts a round for each gold chip, so someone who joins after the first one is gone has joined in round 2.',
      words: ['join', 'joining', 'come late', 'latecomer', 'newcomer', 'more players', 'round'],
      related: ['1.2', '1.5', '1.14', '1.15']
    },
    '1.14': {
      title: 'Starting with the lowest total',
      ours: 'A newcomer starts with no gold. As a house rule, it’s as much as the poorest player who is still playing has. It counts as gold but not as a gold chip. While gold is hidden, no one may know how much that is, so a newcomer starts with nothing.',
      words: ['house rule', 'starting gold', 'head start'],
      related: ['1.7', '1.13', '7.3']
    },
    '1.15': {
      title: 'Too late to join',
      ours: 'Once only one gold chip is left, no one can join. A newcomer chooses among tables, but by then there’s just one, and no other to move to or to send a Front-man to.',
      words: ['join', 'joining', 'too late'],
      related: ['1.13', '2.3', '4.4', '7.1']
    }
  }
} as const satisfies Chapter;

export const turnChapter = {
  title: 'A turn',
  paragraphs: {
    '2.1': {
      title: 'Roll and place',
      book: 'On your turn, roll the gold die once and place a counter for that number at your pawn’s table.',
      words: ['throw the die'],
      related: ['3.1', '3.11']
    },
    '2.2': {
      title: 'One card, before the roll',
      book: 'Before you roll, you may play one card, and only one a turn. It’s discarded, and then you roll.',
      related: ['4.1', '4.4', '4.5']
    },
    '2.3': {
      title: 'Changing tables',
      book: 'Instead, you may move your pawn to another table that still has its gold chip. That’s the whole turn: no card and no roll.',
      words: ['move to another table'],
      related: ['2.4']
    },
    '2.4': {
      title: 'At a scored table',
      book: 'If your table has been scored, you have to move to another one.',
      related: ['2.3', '2.5']
    },
    '2.5': {
      title: 'Nothing else at a scored table',
      ours: 'At a scored table you can’t play a Front-man or the Mary Chip card instead of moving, even if you have no counters.',
      related: ['2.4', '2.6']
    },
    '2.6': {
      title: 'No counters left',
      book: 'If you have no counters left, play the Mary Chip card, move to another table, or pass until you get counters back.',
      related: ['2.7', '6.9']
    },
    '2.7': {
      title: 'No pass with counters',
      ours: 'The rulebook only lets players without counters pass. If you have a counter, you take your turn.',
      related: ['2.6']
    },
    '2.8': {
      title: 'The end of a turn',
      book: 'A turn ends once you’ve rolled and placed. If a table is scored, the turn ends at once, even before the roll.',
      related: ['6.1', '6.2']
    },
    '2.9': {
      title: 'When no one has a counter',
      ours: 'If no one has a counter in hand or a Mary Chip card, the game would be stuck. The player whose turn it is may then roll for Mary Chip alone. A 1 moves her, and anything else does nothing.',
      related: ['2.6', '4.3']
    }
  }
} as const satisfies Chapter;
