import type { Rulebook } from '$lib/core';

type Chapter = Rulebook['chapters'][number];

export const oneByOneChapter = {
  title: 'One at a time',
  paragraphs: [
    {
      id: '6.1',
      title: 'Taking turns',
      text: 'In this variation players don’t choose at the same time. The oldest goes first, and turns go clockwise. Everything else stays the same.',
      source: 'printed',
      words: ['one after another'],
      related: ['3.1']
    },
    {
      id: '6.2',
      title: 'One player’s turn',
      text: 'On your turn, place the cards you choose, put the others under the glass and draw five new ones. Then the next player does the same, until everyone has had up to six turns.',
      source: 'printed',
      related: ['6.6']
    },
    {
      id: '6.3',
      title: 'Eight cards, taking turns',
      text: 'Eight cards stop a player here too, but the rulebook doesn’t say when they’re counted. We count after the player’s own turn, because nothing others do can change the number.',
      source: 'reading',
      related: ['3.6']
    },
    {
      id: '6.4',
      title: 'The next round',
      text: 'The player to the left of the one who went first in this round goes first in the next.',
      source: 'printed',
      related: ['6.5']
    },
    {
      id: '6.5',
      title: 'If that player has stopped',
      text: 'It doesn’t matter if the player who went first, or the next player, had to stop early. The next round still starts to the left of the player who went first in this one.',
      source: 'reading',
      related: ['6.4']
    },
    {
      id: '6.6',
      title: 'After the sixth turn',
      text: 'No one draws cards after the sixth turn: there are none left.',
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
      text: 'We count five chip cards in each of five colours. Pink and gold have names; you name the other three.',
      source: 'reading',
      related: ['7.2']
    },
    {
      id: '7.2',
      title: 'One at each casino',
      text: 'At the start of each round, put one chip card from the face-down pile beside the notes of each casino, even if chip cards from earlier rounds are still there.',
      source: 'printed',
      related: ['7.10']
    },
    {
      id: '7.3',
      title: 'Two dice take a chip card',
      text: 'If you place two or more dice at a casino, for instance with a double card, you may take any one chip card there at once and put it face up in front of you.',
      source: 'printed',
      related: ['7.4', '7.5', '7.6']
    },
    {
      id: '7.4',
      title: 'Dice of one turn',
      text: 'We count the dice you place at that casino in this one turn. Two single cards are two dice. As a house rule, you can count all your dice there whenever you add some.',
      source: 'reading',
      related: ['7.3']
    },
    {
      id: '7.5',
      title: 'Two double cards',
      text: 'If you place two dice at each of two casinos, you may take a chip card at each of them.',
      source: 'reading',
      related: ['7.3']
    },
    {
      id: '7.6',
      title: 'Leaving it there',
      text: 'The rulebook says that you can take a chip card, so no one has to.',
      source: 'reading',
      related: ['7.3']
    },
    {
      id: '7.7',
      title: 'The value of chip cards',
      text: 'At the end of the game, one chip card of a colour is worth $10,000, two are worth $30,000, three $60,000, four $100,000 and five $150,000. Each colour counts separately.',
      source: 'printed',
      related: ['5.1', '5.4']
    },
    {
      id: '7.8',
      title: 'Chip cards go with taking turns',
      text: 'The rulebook describes chip cards for players who take turns, so if you use them, you play one at a time. As a house rule, you can still choose at the same time.',
      source: 'reading',
      related: ['6.1', '7.9']
    },
    {
      id: '7.9',
      title: 'Several at one casino',
      text: 'If everyone chooses at the same time, several players may want the chip cards of one casino. They then take turns clockwise: from the oldest player in the first round, and from one player further on in each later round. As a house rule, the player who placed the most dice there goes first, and clockwise if they tie.',
      source: 'reading',
      related: ['7.8']
    },
    {
      id: '7.10',
      title: 'The twenty-fifth',
      text: 'Four rounds use twenty-four chip cards. The last one stays out of the game.',
      source: 'reading',
      related: ['7.2']
    },
    {
      id: '7.11',
      title: 'Ending early',
      text: 'The rulebook doesn’t say what’s paid if you end the game before its fourth payout. We count what has been won by then: the notes under the safes and everyone’s chip cards, with each colour scored as at the end of a full game. Money still at the casinos goes to no one.',
      source: 'reading',
      related: ['5.1', '7.7']
    },
    {
      id: '7.12',
      title: 'For both games',
      text: 'The twenty-five chip cards belong to the variation in which players take turns, and you can use them with the dice game too. The rules are the same for both.',
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
      title: 'No one but the two',
      text: 'The rulebook has no imaginary player for two players, so we play without one.',
      source: 'reading',
      related: ['8.2']
    },
    {
      id: '8.2',
      title: 'A third colour, by a house rule',
      text: 'At the start of each round, shuffle all thirty cards of a third colour, turn up eight of them and put them at their casinos. They tie and win like any player’s. A note they win goes back to the box.',
      source: 'reading',
      related: ['8.1']
    }
  ]
} as const satisfies Chapter;

export const appChapter = {
  title: 'With Croupier',
  paragraphs: [
    {
      id: '9.1',
      title: 'One thing at a time',
      text: 'The app asks what happened, one thing at a time. If it can’t read an entry, or an entry doesn’t fit, it says why. If everyone plays with their own cards, enter them once they’re turned over, in any order.',
      source: 'reading'
    },
    {
      id: '9.2',
      title: 'Cards dealt by the app',
      text: 'The app can deal a hand for anyone who wants it. Only that player sees it and chooses from it in secret. Once all such players have chosen, one tap turns their cards over. The rest of their hand, and what went under the glass, is never shown.',
      source: 'reading',
      related: ['2.2', '3.1']
    },
    {
      id: '9.3',
      title: 'Your own cards',
      text: 'If you play with your own cards, the app only knows the ones at the casinos. It still won’t accept more of a card than the set contains. You can change whose cards the app deals before anything is chosen in a turn. When you switch to your own, the app forgets what it dealt: your cards can be any.',
      source: 'reading',
      related: ['1.4']
    },
    {
      id: '9.4',
      title: 'Round results',
      text: 'You can play a round on your own and enter only its end: how many dice each player has at each casino and, with chip cards, who took which. The app takes your word for it and pays.',
      source: 'reading',
      words: ['rounds only', 'only the rounds'],
      related: ['9.5']
    },
    {
      id: '9.5',
      title: 'Changing what you enter',
      text: 'Between two turns you can leave the rest of a round to its end. You can start entering every turn when a round starts, before a card is placed.',
      source: 'reading',
      related: ['9.4']
    },
    {
      id: '9.6',
      title: 'Entering notes later',
      text: 'You can enter the notes when the round is over, or at any time before. Until then no one can see what would be paid.',
      source: 'reading',
      related: ['1.3', '2.1']
    }
  ]
} as const satisfies Chapter;
