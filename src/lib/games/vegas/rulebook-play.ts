import type { Rulebook } from '$lib/core';

type Chapter = Rulebook['chapters'][number];

export const placingChapter = {
  title: 'Placing a counter',
  paragraphs: [
    {
      id: '3.1',
      title: 'A free space first',
      text: 'A counter goes to a free space that shows the number, as long as there is one. Each space holds one counter.',
      source: 'printed',
      related: ['3.3', '3.10']
    },
    {
      id: '3.2',
      title: 'Spaces with two numbers',
      text: 'A space that shows two numbers can be taken with either of them.',
      source: 'printed',
      related: ['6.6']
    },
    {
      id: '3.3',
      title: 'Replacing',
      text: 'If no free space shows the number, the counter replaces another one on such a space. Its owner takes the replaced counter back.',
      source: 'printed',
      related: ['3.4', '3.9', '8.1']
    },
    {
      id: '3.4',
      title: 'All of them your own',
      text: 'If every space with the number holds a counter of the player already, the number does nothing.',
      source: 'printed',
      related: ['3.9']
    },
    {
      id: '3.5',
      title: 'The 6 as a joker',
      text: 'At a table without a space for the 6, a thrown 6 or a Good Luck 6 may be placed on any space, even in place of another player’s counter.',
      source: 'printed',
      words: ['joker', 'wild', 'six'],
      related: ['3.6', '3.7', '3.10']
    },
    {
      id: '3.6',
      title: '5/6 is a space for the 6',
      text: 'A table with a space for 5 or 6 has a space for the 6: there the 6 is no joker.',
      source: 'reading',
      related: ['3.5']
    },
    {
      id: '3.7',
      title: 'Your own counter on the only 6',
      text: 'If the table has a space for the 6 and every such space holds a counter of the player, the 6 is no joker and does nothing.',
      source: 'reading',
      related: ['3.4', '3.5']
    },
    {
      id: '3.8',
      title: 'A number that the table lacks',
      text: 'Only the 6 is a joker. A 1 to 5 that no space shows places nothing; a thrown 1 still moves Mary Chip. Some tables throw again: a house rule.',
      source: 'reading',
      related: ['3.5', '5.1']
    },
    {
      id: '3.9',
      title: 'No sparing of others',
      text: 'Where both your counters and those of others lie on the spaces for the number, one of the others is replaced. You cannot choose one of your own to spare them.',
      source: 'reading',
      related: ['3.3', '3.4']
    },
    {
      id: '3.10',
      title: 'What can be placed is placed',
      text: 'A joker must be placed too, and a counter that can be replaced is replaced; the choice is only which space. Some tables leave both open: a house rule. A free space with the number is always taken.',
      source: 'reading',
      related: ['3.1', '3.5']
    },
    {
      id: '3.11',
      title: 'Only where the pawn stands',
      text: 'Counters are placed only at the table where the player’s pawn stands, except by a Front-man.',
      source: 'printed',
      related: ['4.4']
    }
  ]
} as const satisfies Chapter;

export const cardChapter = {
  title: 'Cards',
  paragraphs: [
    {
      id: '4.1',
      title: 'Good Luck',
      text: 'A Good Luck card places a counter for its number at the table of the player’s pawn. The throw follows, with a second counter.',
      source: 'printed',
      related: ['2.2', '4.2']
    },
    {
      id: '4.2',
      title: 'Good Luck is like the die',
      text: 'Its number is placed as a thrown one is: a free space first, then replacing, or nothing.',
      source: 'reading',
      related: ['3.1', '3.3', '3.4']
    },
    {
      id: '4.3',
      title: 'The last counter',
      text: 'Whoever has no counter left after a card has nothing to place and does not throw, so no 1 moves Mary Chip either. Some tables throw for Mary Chip alone: a house rule.',
      source: 'reading',
      related: ['2.6', '4.6']
    },
    {
      id: '4.4',
      title: 'A Front-man',
      text: 'A Front-man is sent to a table other than the one where the pawn stands. The throw follows, and its counter is placed there.',
      source: 'printed',
      related: ['3.11']
    },
    {
      id: '4.5',
      title: 'The Mary Chip card',
      text: 'The Mary Chip card moves her by one place. If that scores no table, the throw follows.',
      source: 'printed',
      related: ['5.1', '5.6']
    },
    {
      id: '4.6',
      title: 'When the card takes your own table',
      text: 'If Mary Chip, moved by her card, takes the gold chip of the empty table where the pawn stands, there is no space left to throw for: the turn is over, as after the last counter.',
      source: 'reading',
      related: ['4.3', '5.5']
    }
  ]
} as const satisfies Chapter;

export const maryChapter = {
  title: 'Mary Chip',
  paragraphs: [
    {
      id: '5.1',
      title: 'A thrown 1',
      text: 'Whoever throws a 1 places the counter first. Then Mary Chip moves by one place along her track.',
      source: 'printed',
      words: ['mary chip moves', 'thrown 1'],
      related: ['5.2', '5.3', '5.7']
    },
    {
      id: '5.2',
      title: 'Past scored tables',
      text: 'Mary Chip passes over tables that have been scored and goes on to the next place.',
      source: 'printed'
    },
    {
      id: '5.3',
      title: 'A joker on a 1',
      text: 'Only a thrown 1 and the Mary Chip card move her. A Good Luck 6 that is placed as a joker on a 1 does not.',
      source: 'printed',
      related: ['5.4']
    },
    {
      id: '5.4',
      title: 'Good Luck 1, and a thrown 6 on a 1',
      text: 'Only a thrown 1 and her card move her, and these are neither, so she stays.',
      source: 'printed',
      related: ['5.3']
    },
    {
      id: '5.5',
      title: 'Nobody there',
      text: 'If Mary Chip reaches a table without counters, its gold chip is out of the game.',
      source: 'printed',
      related: ['5.6']
    },
    {
      id: '5.6',
      title: 'The turn goes on',
      text: 'A gold chip that goes out from an empty table is not scored, so the turn goes on: after her card the throw follows. Some tables end the turn: a house rule.',
      source: 'reading',
      related: ['2.8', '5.5']
    },
    {
      id: '5.7',
      title: 'A thrown 1 that fills the table',
      text: 'The counter comes first. If it fills the table, the table is scored and the turn is over before Mary Chip has moved: her step is lost. Some tables move her afterwards: a house rule.',
      source: 'reading',
      related: ['2.8', '5.1']
    }
  ]
} as const satisfies Chapter;
