import type { Rulebook } from '$lib/core';

type Chapter = Rulebook['chapters'][number];

export const scoringChapter = {
  title: 'Scoring a table',
  paragraphs: [
    {
      id: '6.1',
      title: 'Mary Chip arrives',
      text: 'As soon as Mary Chip reaches the head of a table with a gold chip, that table is scored.',
      source: 'printed',
      related: ['5.5', '6.3']
    },
    {
      id: '6.2',
      title: 'A full table',
      text: 'A table is also scored as soon as every space on it holds a counter.',
      source: 'printed',
      related: ['6.3']
    },
    {
      id: '6.3',
      title: 'The most counters',
      text: 'The player with the most counters at the table wins its gold chip. No one else gets anything.',
      source: 'printed',
      related: ['6.4']
    },
    {
      id: '6.4',
      title: 'The lowest number',
      text: 'If several players tie for the most counters, the one with a counter on the lowest number wins the gold chip.',
      source: 'printed',
      related: ['6.5', '6.6']
    },
    {
      id: '6.5',
      title: 'A tie for the lowest number',
      text: 'If they also tie for the lowest number, no one wins the gold chip and it’s discarded. A player with fewer counters doesn’t get it either.',
      source: 'printed',
      words: ['equally low', 'out of the game'],
      related: ['6.7', '6.8']
    },
    {
      id: '6.6',
      title: 'Two numbers in a tie',
      text: 'A space with two numbers counts as the lower one, so 1/2 beats 2 and ties with 1. As a house rule, it counts as the higher one.',
      source: 'reading',
      related: ['3.2', '6.4']
    },
    {
      id: '6.7',
      title: 'The second lowest',
      text: 'We don’t compare the next lowest numbers. In the printed example, the gold chip is discarded at once. As a house rule, you can go on comparing.',
      source: 'reading',
      related: ['6.5']
    },
    {
      id: '6.8',
      title: 'Three with the most',
      text: 'If three players tie for the most counters and two of them tie for the lowest number, the third doesn’t win the gold chip. The tie for the lowest number isn’t broken.',
      source: 'reading',
      related: ['6.5']
    },
    {
      id: '6.9',
      title: 'Counters go back',
      text: 'After scoring, everyone takes back their counters from that table, even if its gold chip was discarded. No more counters can be placed there.',
      source: 'printed',
      related: ['2.4']
    }
  ]
} as const satisfies Chapter;

export const endChapter = {
  title: 'The end',
  paragraphs: [
    {
      id: '7.1',
      title: 'The most gold',
      text: 'The game ends when Mary Chip has reached the last table and the last gold chip is won. Everyone adds up their gold chips, and the highest total wins.',
      source: 'printed',
      related: ['7.2', '7.3']
    },
    {
      id: '7.2',
      title: 'With the last gold chip',
      text: 'The last table on her track may be full before Mary Chip gets there. So the game ends with the last gold chip, wherever that table is.',
      source: 'reading',
      related: ['7.1']
    },
    {
      id: '7.3',
      title: 'A tie at the end',
      text: 'Players with the same total share the place. As a house rule, the player with more gold chips, or with the highest one, is ahead.',
      source: 'reading',
      related: ['7.1']
    }
  ]
} as const satisfies Chapter;

export const duelChapter = {
  title: 'The advanced game: duels',
  paragraphs: [
    {
      id: '8.1',
      title: 'A duel for the space',
      text: 'In the advanced game, put a counter that would replace another player’s on top of it, whether it comes from the die or a Good Luck card. The two players then duel for the space.',
      source: 'printed',
      related: ['3.3']
    },
    {
      id: '8.2',
      title: 'Choosing in secret',
      text: 'Each takes a duelling die and chooses one of its three symbols behind a hand. Both reveal at the same time.',
      source: 'printed',
      words: ['hearts'],
      related: ['8.8']
    },
    {
      id: '8.3',
      title: 'The winning hearts',
      text: 'The 2 beats the 1, the 3 beats the 2, and the 1 beats the 3. The winner’s counter stays on the space, and the loser takes theirs back.',
      source: 'printed',
      related: ['8.4', '8.5']
    },
    {
      id: '8.4',
      title: 'A tie at 1 or 2',
      text: 'If both show a 1, or both show a 2, both counters are taken back and the space is free.',
      source: 'printed',
      related: ['8.7']
    },
    {
      id: '8.5',
      title: 'A tie at 3',
      text: 'If both show a 3, the defender wins and keeps their counter on the space.',
      source: 'printed'
    },
    {
      id: '8.6',
      title: 'A duel after a rolled 1',
      text: 'The 1 was rolled, so Mary Chip moves once the duel is over, no matter who won it.',
      source: 'reading',
      related: ['5.1']
    },
    {
      id: '8.7',
      title: 'No second try',
      text: 'If both counters are taken back, the challenger has used up the number. Nothing is placed on the free space.',
      source: 'reading',
      related: ['8.4']
    },
    {
      id: '8.8',
      title: 'Hearts',
      text: 'The rulebook writes the symbols as 1H, 2H and 3H. We read them as one, two and three hearts.',
      source: 'reading',
      words: ['1h', '2h', '3h', 'symbols'],
      related: ['8.2', '8.3']
    }
  ]
} as const satisfies Chapter;

export const depthChapter = {
  title: 'With Croupier',
  paragraphs: [
    {
      id: '9.1',
      title: 'Every turn',
      text: 'The app follows each turn as you enter it: the number rolled, the card, the table, and the space if there’s a choice.',
      source: 'reading'
    },
    {
      id: '9.2',
      title: 'Scored tables',
      text: 'You play without the app. When a table is scored, enter which one and who won its gold chip. Or enter the counters, and the lowest numbers in a tie, and the app decides.',
      source: 'reading',
      words: ['tables only'],
      related: ['6.3', '9.3']
    },
    {
      id: '9.3',
      title: 'Switching',
      text: 'At the start of a turn, you can switch to entering scored tables only. To switch back, enter what’s on the board and whose turn it is. Anything you don’t change stays as you last entered it.',
      source: 'reading',
      related: ['9.1', '9.2']
    },
    {
      id: '9.4',
      title: 'No board yet',
      text: 'Until you’ve entered a board, you can only enter scored tables, along with what each gold chip is worth.',
      source: 'reading',
      related: ['1.3', '9.2']
    }
  ]
} as const satisfies Chapter;
