import type { Chapter } from '$lib/core';

export const placingChapter = {
  title: 'Placing a counter',
  paragraphs: {
    '3.1': {
      title: 'A free space first',
      book: 'Place your counter on a free space that shows the number, as long as there is one. Each space holds one counter.',
      related: ['3.3', '3.10']
    },
    '3.2': {
      title: 'Spaces with two numbers',
      book: 'You can take a space that shows two numbers with either of them.',
      related: ['6.6']
    },
    '3.3': {
      title: 'Replacing',
      book: 'If no free space shows the number, replace someone else’s counter on a space that does. Its owner takes it back.',
      related: ['3.4', '3.9', '8.1']
    },
    '3.4': {
      title: 'All of them your own',
      book: 'If you already have a counter on every space with the number, nothing is placed.',
      related: ['3.9']
    },
    '3.5': {
      title: 'The 6 as a joker',
      book: 'If a table has no space for the 6, you can place a rolled 6 or a Good Luck 6 on any space, even in place of another player’s counter.',
      words: ['joker', 'wild', 'six'],
      related: ['3.6', '3.7', '3.10']
    },
    '3.6': {
      title: '5/6 is a space for the 6',
      ours: 'A table with a 5/6 space has a space for the 6, so the 6 isn’t a joker there.',
      related: ['3.5']
    },
    '3.7': {
      title: 'Your own counter on the only 6',
      ours: 'If the table has a space for the 6 and you already have a counter on every one, the 6 isn’t a joker and nothing is placed.',
      related: ['3.4', '3.5']
    },
    '3.8': {
      title: 'A number the table doesn’t have',
      ours: 'Only the 6 is a joker. If you roll a 1 to 5 and no space shows it, nothing is placed, but a 1 still moves Mary Chip. As a house rule, you can roll again.',
      related: ['3.5', '5.1']
    },
    '3.9': {
      title: 'Sparing other players',
      ours: 'If both you and other players have counters on the spaces for the number, you have to replace one of theirs. You can’t choose your own to spare them.',
      related: ['3.3', '3.4']
    },
    '3.10': {
      title: 'Placing is a must',
      ours: 'You also have to place a joker, and replace a counter if you can. You only choose the space. As a house rule, both are optional. You always take a free space that shows the number.',
      related: ['3.1', '3.5']
    },
    '3.11': {
      title: 'Only at your pawn’s table',
      book: 'You only place counters at your pawn’s table, except with a Front-man.',
      related: ['4.4']
    }
  }
} as const satisfies Chapter;

export const cardChapter = {
  title: 'Cards',
  paragraphs: {
    '4.1': {
      title: 'Good Luck',
      book: 'A Good Luck card places a counter for its number at your pawn’s table. Then you roll and place a second counter.',
      related: ['2.2', '4.2']
    },
    '4.2': {
      title: 'Good Luck works like the die',
      ours: 'Place its number like a rolled one: on a free space if there is one, otherwise by replacing, or not at all.',
      related: ['3.1', '3.3', '3.4']
    },
    '4.3': {
      title: 'The last counter',
      ours: 'If you have no counters left after a card, you don’t roll, so no 1 moves Mary Chip either. As a house rule, you can roll for Mary Chip alone.',
      related: ['2.6', '4.6']
    },
    '4.4': {
      title: 'A Front-man',
      book: 'Send a Front-man to any table other than your pawn’s. Then roll and place the counter there.',
      related: ['3.11']
    },
    '4.5': {
      title: 'The Mary Chip card',
      book: 'The Mary Chip card moves her one place. If that scores no table, you roll as usual.',
      related: ['5.1', '5.6']
    },
    '4.6': {
      title: 'When the card empties your own table',
      ours: 'If her card moves Mary Chip to your pawn’s table and it has no counters, its gold chip is discarded and there is nothing left to roll for. The turn ends, as it does after your last counter.',
      related: ['4.3', '5.5']
    }
  }
} as const satisfies Chapter;

export const maryChapter = {
  title: 'Mary Chip',
  paragraphs: {
    '5.1': {
      title: 'A rolled 1',
      book: 'If you roll a 1, place your counter first. Then Mary Chip moves one place along her track.',
      words: ['mary chip moves', 'thrown 1', 'rolled 1'],
      related: ['5.2', '5.3', '5.7']
    },
    '5.2': {
      title: 'Past scored tables',
      book: 'Mary Chip skips tables that have already been scored and goes on to the next place.'
    },
    '5.3': {
      title: 'A joker on a 1',
      book: 'Only a rolled 1 and the Mary Chip card move her. A Good Luck 6 placed on a 1 as a joker doesn’t.',
      related: ['5.4']
    },
    '5.4': {
      title: 'Good Luck 1, and a rolled 6 on a 1',
      book: 'Only a rolled 1 and her card move her. These are neither, so she stays put.',
      related: ['5.3']
    },
    '5.5': {
      title: 'No one there',
      book: 'If Mary Chip reaches a table with no counters, its gold chip is discarded.',
      related: ['5.6']
    },
    '5.6': {
      title: 'The turn goes on',
      ours: 'Discarding the gold chip of an empty table doesn’t count as scoring, so the turn goes on, and after her card you still roll. As a house rule, the turn ends.',
      related: ['2.8', '5.5']
    },
    '5.7': {
      title: 'A rolled 1 that fills the table',
      ours: 'The counter comes first. If it fills the table, the table is scored and the turn ends before Mary Chip moves, so her step is lost. As a house rule, she moves afterwards.',
      related: ['2.8', '5.1']
    }
  }
} as const satisfies Chapter;
