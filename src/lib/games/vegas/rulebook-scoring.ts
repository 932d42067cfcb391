import type { Chapter } from '$lib/core';

export const scoringChapter = {
  title: 'Scoring a table',
  paragraphs: {
    '6.1': {
      title: 'Mary Chip arrives',
      book: 'As soon as Mary Chip reaches the head of a table with a gold chip, that table is scored.',
      related: ['5.5', '6.3']
    },
    '6.2': {
      title: 'A full table',
      book: 'A table is also scored as soon as every space on it holds a counter.',
      related: ['6.3']
    },
    '6.3': {
      title: 'The most counters',
      book: 'The player with the most counters at the table wins its gold chip. No one else gets anything.',
      related: ['6.4']
    },
    '6.4': {
      title: 'The lowest number',
      book: 'If several players tie for the most counters, the one with a counter on the lowest number wins the gold chip.',
      related: ['6.5', '6.6']
    },
    '6.5': {
      title: 'A tie for the lowest number',
      book: 'If they also tie for the lowest number, no one wins the gold chip and it’s discarded. A player with fewer counters doesn’t get it either.',
      words: ['equally low', 'out of the game'],
      related: ['6.7', '6.8']
    },
    '6.6': {
      title: 'Two numbers in a tie',
      ours: 'A space with two numbers counts as the lower one, so 1/2 beats 2 and ties with 1. As a house rule, it counts as the higher one.',
      related: ['3.2', '6.4']
    },
    '6.7': {
      title: 'The second lowest',
      ours: 'We don’t compare the next lowest numbers. In the printed example, the gold chip is discarded at once. As a house rule, you can go on comparing.',
      related: ['6.5']
    },
    '6.8': {
      title: 'Three with the most',
      ours: 'If three players tie for the most counters and two of them tie for the lowest number, the third doesn’t win the gold chip. The tie for the lowest number isn’t broken.',
      related: ['6.5']
    },
    '6.9': {
      title: 'Counters go back',
      book: 'After scoring, everyone takes back their counters from that table, even if its gold chip was discarded. No more counters can be placed there.',
      related: ['2.4']
    }
  }
} as const satisfies Chapter;

export const endChapter = {
  title: 'The end',
  paragraphs: {
    '7.1': {
      title: 'The most gold',
      book: 'The game ends when Mary Chip has reached the last table and the last gold chip is won. Everyone adds up their gold chips, and the highest total wins.',
      related: ['7.2', '7.3']
    },
    '7.2': {
      title: 'With the last gold chip',
      ours: 'The last table on her track may be full before Mary Chip gets there. So the game ends with the last gold chip, wherever that table is.',
      related: ['7.1']
    },
    '7.3': {
      title: 'A tie at the end',
      ours: 'Players with the same total share the place. As a house rule, the player with more gold chips, or with the highest one, is ahead.',
      related: ['7.1']
    }
  }
} as const satisfies Chapter;

export const duelChapter = {
  title: 'The advanced game: duels',
  paragraphs: {
    '8.1': {
      title: 'A duel for the space',
      book: 'In the advanced game, put a counter that would replace another player’s on top of it, whether it comes from the die or a Good Luck card. The two players then duel for the space.',
      related: ['3.3']
    },
    '8.2': {
      title: 'Choosing in secret',
      book: 'Each takes a duelling die and chooses one of its three symbols behind a hand. Both reveal at the same time.',
      words: ['hearts'],
      related: ['8.8']
    },
    '8.3': {
      title: 'The winning hearts',
      book: 'The 2 beats the 1, the 3 beats the 2, and the 1 beats the 3. The winner’s counter stays on the space, and the loser takes theirs back.',
      related: ['8.4', '8.5']
    },
    '8.4': {
      title: 'A tie at 1 or 2',
      book: 'If both show a 1, or both show a 2, both counters are taken back and the space is free.',
      related: ['8.7']
    },
    '8.5': {
      title: 'A tie at 3',
      book: 'If both show a 3, the defender wins and keeps their counter on the space.'
    },
    '8.6': {
      title: 'A duel after a rolled 1',
      ours: 'The 1 was rolled, so Mary Chip moves once the duel is over, no matter who won it.',
      related: ['5.1']
    },
    '8.7': {
      title: 'No second try',
      ours: 'If both counters are taken back, the challenger has used up the number. Nothing is placed on the free space.',
      related: ['8.4']
    },
    '8.8': {
      title: 'Hearts',
      ours: 'The rulebook writes the symbols as 1H, 2H and 3H. We read them as one, two and three hearts.',
      words: ['1h', '2h', '3h', 'symbols'],
      related: ['8.2', '8.3']
    }
  }
} as const satisfies Chapter;

export const entryDetailChapter = {
  title: 'With Croupier',
  paragraphs: {
    '9.1': {
      title: 'Every turn',
      ours: 'The app follows each turn as you enter it: the number rolled, the card, the table, and the space if there’s a choice.'
    },
    '9.2': {
      title: 'Scored tables',
      ours: 'You play without the app. When a table is scored, enter which one and who won its gold chip. Or enter the counters, and the lowest numbers in a tie, and the app decides.',
      words: ['tables only'],
      related: ['6.3', '9.3']
    },
    '9.3': {
      title: 'Switching',
      ours: 'At the start of a turn, you can switch to entering scored tables only. To switch back, enter what’s on the board and whose turn it is. Anything you don’t change stays as you last entered it.',
      related: ['9.1', '9.2']
    },
    '9.4': {
      title: 'No board yet',
      ours: 'Until you’ve entered a board, you can only enter scored tables, along with what each gold chip is worth.',
      related: ['1.3', '9.2']
    }
  }
} as const satisfies Chapter;
