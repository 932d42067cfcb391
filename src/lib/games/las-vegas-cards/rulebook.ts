import type { Rulebook } from '$lib/core';
import { appChapter, chipCardChapter, oneByOneChapter, twoPlayersChapter } from './rulebook-more';

/** Las Vegas: The Card Game, 2016, in our own words. */
export const rulebook = {
  prefix: 'LC',
  chapters: [
    {
      title: 'Setup',
      paragraphs: {
        '1.1': {
          title: 'Sets of cards',
          book: 'The box has a set of dice cards in each of five colours, one set per player.',
          related: ['1.4', '1.6']
        },
        '1.2': {
          title: 'Casinos and notes',
          book: 'Put the six casinos side by side, from 1 to 6. Shuffle the forty-eight notes of $30,000 to $100,000 into a face-down pile.',
          words: ['money card', 'bill', 'bills'],
          related: ['1.3', '2.1']
        },
        '1.3': {
          title: 'Notes of each value',
          ours: 'The rulebook doesn’t say how many notes of each value there are, or whether every step of $10,000 exists. We allow all eight values, and you enter the notes that turn up. The app only draws notes itself once you’ve counted the 48 in your copy.',
          related: ['1.2', '9.6']
        },
        '1.4': {
          title: 'A player’s thirty cards',
          ours: 'The rulebook doesn’t list them. For each number we count four cards with one die and one card with two dice. Check your copy.',
          related: ['3.3', '9.3']
        },
        '1.5': {
          title: 'Glass and safe',
          book: 'Everyone has a cocktail glass and a safe. Unused cards go under the glass, and money you win goes under the safe.',
          related: ['3.4', '4.6']
        },
        '1.6': {
          title: 'Number of players',
          ours: 'The box has sets for five, and the rulebook gives no minimum. We play with two to five.',
          related: ['1.1']
        },
        '1.7': {
          title: 'A player leaves',
          ours: 'A player may leave during a turn or between two rounds. Cards already placed stay at their casinos and are paid with the round, so no one else’s round changes. All other cards are put aside. Notes and chip cards stay in the ranking. If you enter only round results, the player leaves after the payout.',
          words: ['leave', 'leaving', 'quit', 'go home', 'drop out'],
          related: ['1.8', '1.9']
        },
        '1.8': {
          title: 'Taking the cards along',
          ours: 'If everyone agrees, a player who leaves takes the placed cards off the casinos too, and the casinos are paid without them.',
          related: ['1.7']
        },
        '1.9': {
          title: 'Playing on with fewer',
          ours: 'The others play on without changes, down to two, and without the third colour. The next player clockwise goes first in place of one who has left. One player can’t play on alone; end the game instead.',
          words: ['fewer players'],
          related: ['1.6', '1.7']
        },
        '1.10': {
          title: 'A player joins',
          ours: 'A player may join between two rounds: after the payout and before the notes of the next round. Newcomers come last clockwise, before the first seat, and take the thirty cards of a free colour. They start with nothing. Two players who used the third colour go on without it. Once the last round has started, no one can join. At most five people play, including those who have left.',
          words: ['join', 'joining', 'come late', 'latecomer', 'newcomer', 'more players'],
          related: ['1.6', '1.11', '8.2']
        },
        '1.11': {
          title: 'Starting with the lowest total',
          ours: 'As a house rule, a newcomer starts with as much money as the poorest player who is still playing. It counts as money but not as a note. While money is hidden under the safe, no one may know how much that is, so a newcomer starts with nothing.',
          words: ['house rule', 'starting money', 'head start'],
          related: ['1.10', '4.7', '5.2']
        }
      }
    },
    {
      title: 'A round starts',
      paragraphs: {
        '2.1': {
          title: 'Two notes at each casino',
          book: 'Draw two notes for each casino.',
          related: ['1.3', '9.6']
        },
        '2.2': {
          title: 'Five cards in hand',
          book: 'Everyone shuffles all thirty cards of their colour into a face-down pile and draws the top five as their hand. Do this again every round.',
          related: ['9.2']
        }
      }
    },
    {
      title: 'A turn',
      paragraphs: {
        '3.1': {
          title: 'Choosing at the same time',
          book: 'Everyone chooses at the same time, at least one of the five cards in hand, and hides the choice until all are ready.',
          related: ['3.2']
        },
        '3.2': {
          title: 'One card, two or more',
          book: 'One card, or any two. You may only choose more than two if they all show the same number, which can be all five cards.'
        },
        '3.3': {
          title: 'Placing',
          book: 'Place the chosen cards face up at the casinos of their numbers, beside any of your colour already there.',
          related: ['4.1']
        },
        '3.4': {
          title: 'Cards you didn’t choose',
          book: 'The other cards of your hand go under the glass and are out for this round. For the next turn, everyone draws five new cards from their pile.',
          related: ['1.5']
        },
        '3.5': {
          title: 'Six turns',
          book: 'A round has six turns at most. It ends sooner once everyone has stopped.',
          related: ['3.6']
        },
        '3.6': {
          title: 'Eight cards',
          book: 'If you have eight or more cards at the casinos at the end of a turn, you are done for the round and put the rest of your pile under the glass. You may go past eight in one turn: with seven cards you can still place four 2s.',
          words: ['eight cards', 'stop'],
          related: ['3.5', '3.7', '6.3']
        },
        '3.7': {
          title: 'Cards, not dice',
          ours: 'We count the cards here, not the dice on them: a double card is one card. A player with seven cards may place up to five more if all five show the same number.',
          words: ['eight cards', 'double card'],
          related: ['3.2', '3.6', '4.1']
        }
      }
    },
    {
      title: 'Payout',
      paragraphs: {
        '4.1': {
          title: 'Dice count, not cards',
          book: 'At a casino, the number of dice on the cards counts. A double card is two dice. It doesn’t matter how many cards they are on.',
          words: ['double card'],
          related: ['4.2']
        },
        '4.2': {
          title: 'Ties',
          book: 'Before anything is paid, all players who tie in dice at a casino take their cards away and put them under the glass.',
          words: ['equal numbers', 'level', 'tie', 'tied'],
          related: ['4.1', '4.3']
        },
        '4.3': {
          title: 'First and second',
          book: 'Of the players left, the one with the most dice takes the higher note and the runner-up takes the other. Everyone else there gets nothing.',
          related: ['4.2', '4.4']
        },
        '4.4': {
          title: 'Unclaimed notes',
          book: 'If any notes are left at the casinos after the payout, they go back to the box.',
          words: ['notes left over', 'unclaimed', 'notes that nobody takes']
        },
        '4.5': {
          title: 'One casino at a time',
          book: 'Pay the casinos one at a time, each in the same way.'
        },
        '4.6': {
          title: 'Under the safe',
          book: 'The player who wins money puts it under their safe.',
          related: ['4.7']
        },
        '4.7': {
          title: 'Hidden money',
          ours: 'Money under the safe is hidden, but the rulebook doesn’t say for how long. We show it only to its owner until the end. As a house rule, you can play with open money.',
          related: ['4.6']
        }
      }
    },
    {
      title: 'The end',
      paragraphs: {
        '5.1': {
          title: 'After four rounds',
          book: 'The game ends with the fourth payout, when all the notes have been used. The player with the most money wins.',
          related: ['5.2', '7.7']
        },
        '5.2': {
          title: 'The same money',
          book: 'If players have the same money, the one with more notes is ahead.',
          related: ['5.3', '5.4']
        },
        '5.3': {
          title: 'Still tied on the number of notes',
          book: 'Players with the same money and the same number of notes share the place.'
        },
        '5.4': {
          title: 'Chip cards aren’t notes',
          ours: 'The rulebook doesn’t say whether chip cards count in that tie. We count only notes: a chip card is worth money but isn’t a note. As a house rule, you can count both.',
          related: ['5.2', '7.7']
        }
      }
    },
    oneByOneChapter,
    chipCardChapter,
    twoPlayersChapter,
    appChapter
  ]
} as const satisfies Rulebook;
