import type { Chapter } from '$lib/core';

export const oneByOneChapter = {
  title: 'One at a time',
  paragraphs: {
    '6.1': {
      title: 'Taking turns',
      book: 'In this variation players don’t choose at the same time. The oldest goes first, and turns go clockwise. Everything else stays the same.',
      words: ['one after another'],
      related: ['3.1']
    },
    '6.2': {
      title: 'One player’s turn',
      book: 'On your turn, place the cards you choose, put the others under the glass and draw five new ones. Then the next player does the same, until everyone has had up to six turns.',
      related: ['6.6']
    },
    '6.3': {
      title: 'Eight cards, taking turns',
      ours: 'Eight cards stop a player here too, but the rulebook doesn’t say when they’re counted. We count after the player’s own turn, because nothing others do can change the number.',
      related: ['3.6']
    },
    '6.4': {
      title: 'The next round',
      book: 'The player to the left of the one who went first in this round goes first in the next.',
      related: ['6.5']
    },
    '6.5': {
      title: 'If that player has stopped',
      ours: 'It doesn’t matter if the player who went first, or the next player, had to stop early. The next round still starts to the left of the player who went first in this one.',
      related: ['6.4']
    },
    '6.6': {
      title: 'After the sixth turn',
      ours: 'No one draws cards after the sixth turn: there are none left.',
      related: ['6.2']
    }
  }
} as const satisfies Chapter;

export const chipCardChapter = {
  title: 'Chip cards',
  paragraphs: {
    '7.1': {
      title: 'Five colours',
      ours: 'We count five chip cards in each of five colours. Pink and gold have names; you name the other three.',
      related: ['7.2']
    },
    '7.2': {
      title: 'One at each casino',
      book: 'At the start of each round, put one chip card from the face-down pile beside the notes of each casino, even if chip cards from earlier rounds are still there.',
      related: ['7.10']
    },
    '7.3': {
      title: 'Two dice take a chip card',
      book: 'If you place two or more dice at a casino, for instance with a double card, you may take any one chip card there at once and put it face up in front of you.',
      related: ['7.4', '7.5', '7.6']
    },
    '7.4': {
      title: 'Dice of one turn',
      ours: 'We count the dice you place at that casino in this one turn. Two single cards are two dice. As a house rule, you can count all your dice there whenever you add some.',
      related: ['7.3']
    },
    '7.5': {
      title: 'Two double cards',
      ours: 'If you place two dice at each of two casinos, you may take a chip card at each of them.',
      related: ['7.3']
    },
    '7.6': {
      title: 'Leaving it there',
      ours: 'The rulebook says that you can take a chip card, so no one has to.',
      related: ['7.3']
    },
    '7.7': {
      title: 'The value of chip cards',
      book: 'At the end of the game, one chip card of a colour is worth $10,000, two are worth $30,000, three $60,000, four $100,000 and five $150,000. Each colour counts separately.',
      related: ['5.1', '5.4']
    },
    '7.8': {
      title: 'Chip cards go with taking turns',
      ours: 'The rulebook describes chip cards for players who take turns, so if you use them, you play one at a time. As a house rule, you can still choose at the same time.',
      related: ['6.1', '7.9']
    },
    '7.9': {
      title: 'Several at one casino',
      ours: 'If everyone chooses at the same time, several players may want the chip cards of one casino. They then take turns clockwise: from the oldest player in the first round, and from one player further on in each later round. As a house rule, the player who placed the most dice there goes first, and clockwise if they tie.',
      related: ['7.8']
    },
    '7.10': {
      title: 'The twenty-fifth',
      ours: 'Four rounds use twenty-four chip cards. The last one stays out of the game.',
      related: ['7.2']
    },
    '7.11': {
      title: 'Ending early',
      ours: 'The rulebook doesn’t say what’s paid if you end the game before its fourth payout. We count what has been won by then: the notes under the safes and everyone’s chip cards, with each colour scored as at the end of a full game. Money still at the casinos goes to no one.',
      related: ['5.1', '7.7']
    },
    '7.12': {
      title: 'For both games',
      book: 'The twenty-five chip cards belong to the variation in which players take turns, and you can use them with the dice game too. The rules are the same for both.',
      related: ['7.1', '7.8']
    }
  }
} as const satisfies Chapter;

export const twoPlayersChapter = {
  title: 'Two players',
  paragraphs: {
    '8.1': {
      title: 'No one but the two',
      ours: 'The rulebook has no imaginary player for two players, so we play without one.',
      related: ['8.2']
    },
    '8.2': {
      title: 'A third colour, by a house rule',
      ours: 'At the start of each round, shuffle all thirty cards of a third colour, turn up eight of them and put them at their casinos. They tie and win like any player’s. A note they win goes back to the box.',
      related: ['8.1']
    }
  }
} as const satisfies Chapter;

export const appChapter = {
  title: 'With Croupier',
  paragraphs: {
    '9.1': {
      title: 'One thing at a time',
      ours: 'The app asks what happened, one thing at a time. If it can’t read an entry, or an entry doesn’t fit, it says why. If everyone plays with their own cards, enter them once they’re turned over, in any order.'
    },
    '9.2': {
      title: 'Cards dealt by the app',
      ours: 'The app can deal a hand for anyone who wants it. Only that player sees it and chooses from it in secret. Once all such players have chosen, one tap turns their cards over. The rest of their hand, and what went under the glass, is never shown.',
      related: ['2.2', '3.1']
    },
    '9.3': {
      title: 'Your own cards',
      ours: 'If you play with your own cards, the app only knows the ones at the casinos. It still won’t accept more of a card than the set contains. You can change whose cards the app deals before anything is chosen in a turn. When you switch to your own, the app forgets what it dealt: your cards can be any.',
      related: ['1.4']
    },
    '9.4': {
      title: 'Round results',
      ours: 'You can play a round on your own and enter only its end: how many dice each player has at each casino and, with chip cards, who took which. The app takes your word for it and pays.',
      words: ['rounds only', 'only the rounds'],
      related: ['9.5']
    },
    '9.5': {
      title: 'Changing what you enter',
      ours: 'Between two turns you can leave the rest of a round to its end. You can start entering every turn when a round starts, before a card is placed.',
      related: ['9.4']
    },
    '9.6': {
      title: 'Entering notes later',
      ours: 'You can enter the notes when the round is over, or at any time before. Until then no one can see what would be paid.',
      related: ['1.3', '2.1']
    }
  }
} as const satisfies Chapter;
