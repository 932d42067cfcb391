import type { Rulebook } from '$lib/core';
import { appChapter, chipCardChapter, oneByOneChapter, twoPlayersChapter } from './rulebook-more';

/** Las Vegas: The Card Game, 2016, in our own words. */
export const rulebook = {
  prefix: 'LC',
  chapters: [
    {
      title: 'Set-up',
      paragraphs: [
        {
          id: '1.1',
          title: 'Sets of cards',
          text: 'The box holds a set of cards in each of five colours, one for each player.',
          source: 'printed',
          related: ['1.4', '1.6']
        },
        {
          id: '1.2',
          title: 'Casinos and notes',
          text: 'Six casinos lie side by side, from 1 to 6. Forty-eight notes of $30,000 to $100,000 are shuffled into a face-down pile.',
          source: 'printed',
          related: ['1.3', '2.1']
        },
        {
          id: '1.3',
          title: 'How many notes of each value',
          text: 'The rules do not say how many notes there are of each value, nor whether every step of $10,000 occurs; we allow all eight. So the notes that lie there are told to the app. It draws notes itself only once the table has counted the 48 of its own box.',
          source: 'reading',
          related: ['1.2', '9.6']
        },
        {
          id: '1.4',
          title: 'The thirty cards of a player',
          text: 'The rules give no list. We count, for each number, four cards with one die and one card with two dice. Check your box.',
          source: 'reading',
          related: ['3.3', '9.3']
        },
        {
          id: '1.5',
          title: 'Glass and safe',
          text: 'Everybody has a cocktail glass and a safe. Cards that are not used go under the glass, money that is won goes under the safe.',
          source: 'printed',
          related: ['3.4', '4.6']
        },
        {
          id: '1.6',
          title: 'How many play',
          text: 'There are sets for five, and the rules name no smallest number of players; we play from two to five.',
          source: 'reading',
          related: ['1.1']
        }
      ]
    },
    {
      title: 'A round begins',
      paragraphs: [
        {
          id: '2.1',
          title: 'Two notes at each casino',
          text: 'Two notes are drawn for each casino.',
          source: 'printed',
          related: ['1.3', '9.6']
        },
        {
          id: '2.2',
          title: 'Five cards in hand',
          text: 'Everybody shuffles all thirty cards of one colour into a face-down pile and takes the top five in hand. This is done anew for every round.',
          source: 'printed',
          related: ['9.2']
        }
      ]
    },
    {
      title: 'A turn',
      paragraphs: [
        {
          id: '3.1',
          title: 'Choosing at once',
          text: 'All players choose at the same time, each at least one of the five cards in hand, and hide what they have chosen until everybody is ready.',
          source: 'printed',
          related: ['3.2']
        },
        {
          id: '3.2',
          title: 'What may be chosen together',
          text: 'One card, or any two. More than two only if all of them show the same number; that can be all five.',
          source: 'printed'
        },
        {
          id: '3.3',
          title: 'Placing',
          text: 'The chosen cards are laid face up at the casinos of their numbers, beside those of the same colour that lie there already.',
          source: 'printed',
          related: ['4.1']
        },
        {
          id: '3.4',
          title: 'Cards that were not chosen',
          text: 'The other cards of the hand go under the glass and are out of this round. For the next turn everybody takes five new ones from the pile.',
          source: 'printed',
          related: ['1.5']
        },
        {
          id: '3.5',
          title: 'Six turns',
          text: 'A round has six turns at the most. It ends sooner when everybody has stopped.',
          source: 'printed',
          related: ['3.6']
        },
        {
          id: '3.6',
          title: 'Eight cards',
          text: 'Whoever has eight cards or more at the casinos at the end of a turn has no more turns in this round, and puts the rest of the pile under the glass. You may go past eight in one turn: with seven cards you could still place four 2s.',
          source: 'printed',
          words: ['eight cards', 'stop'],
          related: ['3.5', '3.7', '6.3']
        },
        {
          id: '3.7',
          title: 'Cards, not dice',
          text: 'We count the cards, not the dice on them: a double card is one card here. A player with seven cards may place up to five more, if all five show the same number.',
          source: 'reading',
          words: ['eight cards', 'double card'],
          related: ['3.2', '3.6', '4.1']
        }
      ]
    },
    {
      title: 'Payout',
      paragraphs: [
        {
          id: '4.1',
          title: 'Dice count, not cards',
          text: 'What counts at a casino is the number of dice on the cards there. A double card is two dice; how many cards they are on means nothing.',
          source: 'printed',
          words: ['double card'],
          related: ['4.2']
        },
        {
          id: '4.2',
          title: 'Equal numbers of dice leave',
          text: 'Before anything is paid, all players with the same number of dice at a casino take their cards away from it and put them under the glass.',
          source: 'printed',
          related: ['4.1', '4.3']
        },
        {
          id: '4.3',
          title: 'Who is paid',
          text: 'Of those who are left, the one with the most dice takes the higher note, and the one with the second most the other. Everybody else there gets nothing.',
          source: 'printed',
          related: ['4.2', '4.4']
        },
        {
          id: '4.4',
          title: 'Notes that nobody takes',
          text: 'They go back to the box.',
          source: 'printed'
        },
        {
          id: '4.5',
          title: 'One casino at a time',
          text: 'The casinos are paid one after another, each for itself.',
          source: 'printed'
        },
        {
          id: '4.6',
          title: 'Under the safe',
          text: 'Money that is won goes under the safe of whoever has won it.',
          source: 'printed',
          related: ['4.7']
        },
        {
          id: '4.7',
          title: 'Whether others may count it',
          text: 'The rules hide the money and do not say for how long. We keep it for its owner’s eyes until the end. Playing with open money is a house rule.',
          source: 'reading',
          related: ['4.6']
        }
      ]
    },
    {
      title: 'The end',
      paragraphs: [
        {
          id: '5.1',
          title: 'After four rounds',
          text: 'The game ends with the fourth payout, when all notes are used. Whoever has the most money wins.',
          source: 'printed',
          related: ['5.2', '7.7']
        },
        {
          id: '5.2',
          title: 'The same money',
          text: 'Among players with the same money the one with more notes is ahead.',
          source: 'printed',
          related: ['5.3', '5.4']
        },
        {
          id: '5.3',
          title: 'As many notes too',
          text: 'Players with the same money and as many notes share the place.',
          source: 'printed'
        },
        {
          id: '5.4',
          title: 'Chip cards are no notes',
          text: 'Whether chip cards count in that tie is not said. We count notes only: a chip card brings money and is no note. Counting both is a house rule.',
          source: 'reading',
          related: ['5.2', '7.7']
        }
      ]
    },
    oneByOneChapter,
    chipCardChapter,
    twoPlayersChapter,
    appChapter
  ]
} as const satisfies Rulebook;
