import type { Rulebook } from '$lib/core';

type Chapter = Rulebook['chapters'][number];

export const scoringChapter = {
  title: 'Scoring a table',
  paragraphs: [
    {
      id: '6.1',
      title: 'Mary Chip arrives',
      text: 'As soon as Mary Chip comes to the head of a table with a gold chip, that table is scored.',
      source: 'printed',
      related: ['5.5', '6.3']
    },
    {
      id: '6.2',
      title: 'A full table',
      text: 'A table is also scored as soon as each of its spaces holds a counter, and not before.',
      source: 'printed',
      related: ['6.3']
    },
    {
      id: '6.3',
      title: 'The most counters',
      text: 'Whoever has the most counters at the table takes its gold chip. Nobody else gets anything.',
      source: 'printed',
      related: ['6.4']
    },
    {
      id: '6.4',
      title: 'The lowest number',
      text: 'If several share the most counters, the one of them whose counter lies on the lowest number takes the gold chip.',
      source: 'printed',
      related: ['6.5', '6.6']
    },
    {
      id: '6.5',
      title: 'Equally low',
      text: 'If those who share the most also have the same lowest number, nobody takes the gold chip: it is out of the game. Nobody with fewer counters takes it either.',
      source: 'printed',
      related: ['6.7', '6.8']
    },
    {
      id: '6.6',
      title: 'How low a space with two numbers is',
      text: 'It counts as its smaller number: 1/2 is lower than 2 and as low as 1. Some tables count the larger one: a house rule.',
      source: 'reading',
      related: ['3.2', '6.4']
    },
    {
      id: '6.7',
      title: 'The second lowest',
      text: 'The next lowest numbers are not compared: in the printed example the gold chip is out at once. Some tables go on comparing: a house rule.',
      source: 'reading',
      related: ['6.5']
    },
    {
      id: '6.8',
      title: 'Three with the most',
      text: 'If three share the most and two of them are equally low, the third, who is higher, does not take the gold chip: the tie for the lowest number is not broken.',
      source: 'reading',
      related: ['6.5']
    },
    {
      id: '6.9',
      title: 'Counters go back',
      text: 'After the scoring everybody takes the counters of that table back, even where its gold chip went out. No counter is placed there any more.',
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
      text: 'When Mary Chip has come to the last table and the last gold chip is won, the game is over. Everybody adds up the gold chips, and the highest total wins.',
      source: 'printed',
      related: ['7.2', '7.3']
    },
    {
      id: '7.2',
      title: 'With the last gold chip',
      text: 'The last table of her track may be full before Mary Chip gets there. So the game ends with the last gold chip, wherever its table is.',
      source: 'reading',
      related: ['7.1']
    },
    {
      id: '7.3',
      title: 'The same total',
      text: 'Players with the same total share the place. Some tables put more gold chips first, or the highest one: a house rule.',
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
      text: 'In the advanced game a counter that would replace another player’s is laid on top of it, whether the die or a Good Luck card brought it, and the two fight for the space.',
      source: 'printed',
      related: ['3.3']
    },
    {
      id: '8.2',
      title: 'A symbol in secret',
      text: 'Both take a duelling die, choose one of its three symbols behind their hand, and reveal it at the same time.',
      source: 'printed',
      words: ['hearts'],
      related: ['8.8']
    },
    {
      id: '8.3',
      title: 'What beats what',
      text: 'The 2 beats the 1, the 3 beats the 2, and the 1 beats the 3. The winner’s counter stays on the space, the other one is taken back.',
      source: 'printed',
      related: ['8.4', '8.5']
    },
    {
      id: '8.4',
      title: 'A 1 each, or a 2 each',
      text: 'With a 1 each, or a 2 each, both counters are taken back and the space is free.',
      source: 'printed',
      related: ['8.7']
    },
    {
      id: '8.5',
      title: 'A 3 each',
      text: 'With a 3 each the defender wins, and the counter that was there stays.',
      source: 'printed'
    },
    {
      id: '8.6',
      title: 'A duel after a thrown 1',
      text: 'The 1 was thrown, so Mary Chip moves once the duel is over, whoever won it.',
      source: 'reading',
      related: ['5.1']
    },
    {
      id: '8.7',
      title: 'No second try',
      text: 'Where both counters are taken back the challenger has used up the number: nothing is placed on the free space.',
      source: 'reading',
      related: ['8.4']
    },
    {
      id: '8.8',
      title: 'Hearts',
      text: 'The page writes the symbols as 1H, 2H and 3H. We read them as one, two and three hearts.',
      source: 'reading',
      words: ['1h', '2h', '3h', 'symbols'],
      related: ['8.2', '8.3']
    }
  ]
} as const satisfies Chapter;

export const depthChapter = {
  title: 'At this table',
  paragraphs: [
    {
      id: '9.1',
      title: 'Every turn',
      text: 'The app follows each turn as it is told: the number thrown, the card, the table, the space where there is a choice.',
      source: 'reading'
    },
    {
      id: '9.2',
      title: 'Tables only',
      text: 'Everything is played on the table. When a table is scored it is told which one, and who took its gold chip. The table may tell the counters instead, and of a tie the lowest numbers; then the app decides.',
      source: 'reading',
      related: ['6.3', '9.3']
    },
    {
      id: '9.3',
      title: 'From one to the other',
      text: 'At the beginning of a turn a table may switch to telling tables only. Before it switches back, it tells what lies on the board and whose turn it is; what was not changed is taken to lie as it was last told.',
      source: 'reading',
      related: ['9.1', '9.2']
    },
    {
      id: '9.4',
      title: 'Without a board',
      text: 'Until a board has been copied, only tables can be told. What a gold chip is worth is told with it.',
      source: 'reading',
      related: ['1.3', '9.2']
    }
  ]
} as const satisfies Chapter;
