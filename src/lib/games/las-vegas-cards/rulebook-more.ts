import type { Rulebook } from '$lib/core';

type Chapter = Rulebook['chapters'][number];

export const oneByOneChapter = {
  title: 'One after another',
  paragraphs: [
    {
      id: '6.1',
      title: 'Taking turns',
      text: 'In this variation players do not choose at once: the oldest begins, and turns pass clockwise. Everything else stays as it is.',
      source: 'printed',
      related: ['3.1']
    },
    {
      id: '6.2',
      title: 'A turn alone',
      text: 'Whoever has the turn lays the chosen cards, puts the others under the glass and takes five new ones. Then the next player does the same, until all have had six turns.',
      source: 'printed',
      related: ['6.6']
    },
    {
      id: '6.3',
      title: 'Eight cards, taking turns',
      text: 'Eight cards stop a player here too; when they are counted is not said. We count after the player’s own turn: nothing that others do can change the number.',
      source: 'reading',
      related: ['3.6']
    },
    {
      id: '6.4',
      title: 'The next round',
      text: 'The player to the left of whoever began this round begins the next.',
      source: 'printed',
      related: ['6.5']
    },
    {
      id: '6.5',
      title: 'Where that player had stopped',
      text: 'It makes no difference whether whoever began, or the next player, had to stop early: the next round still begins on the left of whoever began this one.',
      source: 'reading',
      related: ['6.4']
    },
    {
      id: '6.6',
      title: 'After the sixth turn',
      text: 'No cards are taken after the sixth turn: there are none left.',
      source: 'reading',
      related: ['6.2']
    }
  ]
} as const satisfies Chapter;

export const chipCardChapter = {
  title: 'Chip cards',
  paragraphs: [
    {
      id: '7.1',
      title: 'Five colours',
      text: 'We count five chip cards in each of five colours. Pink and gold are named; the other three are called what the table calls them.',
      source: 'reading',
      related: ['7.2']
    },
    {
      id: '7.2',
      title: 'One at each casino',
      text: 'At the beginning of each round one chip card from the face-down pile is laid beside the notes of each casino, even where chip cards of earlier rounds still lie.',
      source: 'printed',
      related: ['7.10']
    },
    {
      id: '7.3',
      title: 'Two dice take a chip card',
      text: 'Whoever places two dice or more at a casino, a double card for instance, may at once take any one of the chip cards there and lay it down openly.',
      source: 'printed',
      related: ['7.4', '7.5', '7.6']
    },
    {
      id: '7.4',
      title: 'Dice of one turn',
      text: 'We count the dice that are placed at that casino in this one turn; two single cards are two dice. Counting all dice that lie there, whenever some are added, is a house rule.',
      source: 'reading',
      related: ['7.3']
    },
    {
      id: '7.5',
      title: 'Two double cards',
      text: 'Whoever places two dice at each of two casinos may take a chip card at each of them.',
      source: 'reading',
      related: ['7.3']
    },
    {
      id: '7.6',
      title: 'Leaving it there',
      text: 'Nobody has to take a chip card: the rules say that one can.',
      source: 'reading',
      related: ['7.3']
    },
    {
      id: '7.7',
      title: 'What they bring',
      text: 'At the end of the game one chip card of a colour brings $10,000, two bring $30,000, three $60,000, four $100,000 and five $150,000. Each colour counts for itself.',
      source: 'printed',
      related: ['5.1', '5.4']
    },
    {
      id: '7.8',
      title: 'Chip cards go with taking turns',
      text: 'Chip cards are described for players who take turns, so we play one after another whenever they are used. Choosing at once all the same is a house rule.',
      source: 'reading',
      related: ['6.1', '7.9']
    },
    {
      id: '7.9',
      title: 'Several at one casino',
      text: 'Where everybody chooses at once, several may want the chip cards of one casino. Then they take turns clockwise from the oldest, in each round from the next player on; or, by a house rule, whoever has placed the most dice there is first, and clockwise among equals.',
      source: 'reading',
      related: ['7.8']
    },
    {
      id: '7.10',
      title: 'The twenty-fifth',
      text: 'Four rounds lay out twenty-four chip cards. The last one stays out of the game.',
      source: 'reading',
      related: ['7.2']
    },
    {
      id: '7.11',
      title: 'Stopping before the end',
      text: 'What is paid when a table stops before its fourth payout is not said. We count what was won by then: the notes under the safes, and the chip cards in front of everybody, each colour as at the end. What still lies at the casinos is nobody’s.',
      source: 'reading',
      related: ['5.1', '7.7']
    },
    {
      id: '7.12',
      title: 'For both games',
      text: 'The twenty-five chip cards belong to this way of taking turns, and go with the dice game as well; one set of rules serves both.',
      source: 'printed',
      related: ['7.1', '7.8']
    }
  ]
} as const satisfies Chapter;

export const twoPlayersChapter = {
  title: 'Two players',
  paragraphs: [
    {
      id: '8.1',
      title: 'Nobody but the two',
      text: 'The rules print no imaginary player for two, and we play without one.',
      source: 'reading',
      related: ['8.2']
    },
    {
      id: '8.2',
      title: 'A third colour, by a house rule',
      text: 'At the beginning of each round eight cards of a third colour, as many as stop a player, are turned up from all thirty and laid at their casinos. They tie and win as anybody’s do; a note that they win goes back to the box.',
      source: 'reading',
      related: ['8.1']
    }
  ]
} as const satisfies Chapter;

export const appChapter = {
  title: 'With this app',
  paragraphs: [
    {
      id: '9.1',
      title: 'What is asked',
      text: 'The app asks what happened on the table, one thing after another. What it cannot read, or what does not belong there, it refuses with a reason. Where everybody has cards of their own, they are told after they were turned over, in any order.',
      source: 'reading'
    },
    {
      id: '9.2',
      title: 'Cards dealt by the app',
      text: 'For anybody who wants it the app deals the hand. It is seen by that player alone, who chooses from it in secret; once all such players have chosen, one tap turns their cards over. What they had in hand, and what went under the glass, is never shown.',
      source: 'reading',
      related: ['2.2', '3.1']
    },
    {
      id: '9.3',
      title: 'Cards of the table',
      text: 'Of cards of your own the app knows only those that lie at the casinos: none can be laid more often than a set has it. Whose cards the app deals may change before anything is chosen in a turn; what the app had dealt then says nothing of the cards on the table.',
      source: 'reading',
      related: ['1.4']
    },
    {
      id: '9.4',
      title: 'Only the rounds',
      text: 'A table may play a round on its own and tell only its end: how many dice each player has at each casino and, with chip cards, who took which. The app believes it and pays.',
      source: 'reading',
      related: ['9.5']
    },
    {
      id: '9.5',
      title: 'Changing what is told',
      text: 'Between two turns the rest of a round can be left to its end. Telling every turn can begin with a round, before a card is laid.',
      source: 'reading',
      related: ['9.4']
    },
    {
      id: '9.6',
      title: 'Notes told later',
      text: 'The notes may be told when the round is over, or in between. Until then nobody can be told what would be paid.',
      source: 'reading',
      related: ['1.3', '2.1']
    }
  ]
} as const satisfies Chapter;
