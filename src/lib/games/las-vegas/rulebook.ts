import type { Rulebook } from '$lib/core';
import { chipCardChapter } from './rulebook-chip-cards';
import { royaleChapter } from './rulebook-royale';
import { TILES } from './tiles/all';

/** Las Vegas, the basic game and the main game of the Royale box of 2019, in our own words. */
export const rulebook = {
  prefix: 'LV',
  chapters: [
    {
      title: 'Set-up',
      paragraphs: [
        {
          id: '1.1',
          title: 'Players and dice',
          text: 'Two to five people play. Each takes the eight dice of one colour: seven small ones and one big one.',
          source: 'printed'
        },
        {
          id: '1.2',
          title: 'The notes',
          text: 'Ninety notes are shuffled into a face-down pile: 11 of $30,000, 11 of $40,000, 13 of $50,000, 15 of $60,000, 13 of $70,000, 11 of $80,000, 9 of $90,000 and 7 of $100,000.',
          source: 'printed'
        },
        {
          id: '1.3',
          title: 'What a chip is worth',
          text: 'A chip that is left at the end of the game counts $10,000.',
          source: 'printed',
          related: ['2.4', '6.1']
        },
        {
          id: '1.4',
          title: 'When the chips run out',
          text: 'The box holds twenty chips, and five thrifty players can earn thirty. Nobody goes short: use anything else as a chip.',
          source: 'reading',
          words: ['run out of chips', 'no chips left', 'not enough chips'],
          related: ['2.4']
        },
        {
          id: '1.5',
          title: 'Who begins',
          text: 'The oldest player begins the first round. Turns pass clockwise.',
          source: 'printed',
          words: ['who starts', 'start player', 'first player', 'oldest', 'youngest'],
          related: ['2.5']
        }
      ]
    },
    {
      title: 'A round begins',
      paragraphs: [
        {
          id: '2.1',
          title: 'Six pairs of notes',
          text: 'Turn up notes from the pile two at a time, until six pairs lie on the table.',
          source: 'printed',
          related: ['2.2']
        },
        {
          id: '2.2',
          title: 'Which pair lies where',
          text: 'The pair with the largest total goes to casino 6, the next to casino 5, and so on down to casino 1. Of two pairs with the same total, the one with the higher note goes to the higher casino.',
          source: 'printed',
          related: ['2.1']
        },
        {
          id: '2.3',
          title: 'Notes come once',
          text: 'A note that was dealt, won or put under the pile does not come again in this game: three rounds need only 36 of the 90 notes.',
          source: 'reading',
          related: ['1.2', '4.4']
        },
        {
          id: '2.4',
          title: 'Two chips a round',
          text: 'At the beginning of each of the three rounds everybody gets two chips, on top of those still left.',
          source: 'printed',
          related: ['1.3', '3.5']
        },
        {
          id: '2.5',
          title: 'Who begins the next round',
          text: 'Whoever won the higher note at casino 6 begins the next round. If nobody won anything there, look at casino 5, and so on down.',
          source: 'printed',
          words: ['next start player', 'second round'],
          related: ['2.6', '2.7']
        },
        {
          id: '2.6',
          title: 'Only the higher note of a person counts',
          text: 'A casino whose higher note went under the pile has no winner, even if somebody took the lower note. Look at the next casino down. Some tables let whoever took the lower note begin: a house rule.',
          source: 'reading',
          related: ['2.5', '5.2']
        },
        {
          id: '2.7',
          title: 'Nobody won a higher note',
          text: 'If no casino has a winner, whoever began the last round begins again. Some tables pass it to the next seat instead: a house rule.',
          source: 'reading',
          related: ['2.5', '2.6']
        }
      ]
    },
    {
      title: 'A turn',
      paragraphs: [
        {
          id: '3.1',
          title: 'Roll what you have',
          text: 'On your turn roll all the dice you still have into the arena, small and big together. What you do not place is taken out of it again.',
          source: 'printed'
        },
        {
          id: '3.2',
          title: 'Place one number, and all of it',
          text: 'Choose one of the numbers you rolled and place every die that shows it, no fewer. Take the rest back for your next turn.',
          source: 'printed',
          related: ['3.3']
        },
        {
          id: '3.3',
          title: 'The number is the casino',
          text: 'Dice are placed at the casino of their number, whether or not dice of anybody lie there already.',
          source: 'printed',
          related: ['3.2']
        },
        {
          id: '3.4',
          title: 'Out of dice',
          text: 'A player without dice is skipped for the rest of the round. Whoever is the last with dice takes turn after turn.',
          source: 'printed'
        },
        {
          id: '3.5',
          title: 'Pass for a chip',
          text: 'After rolling, you may pay one chip instead of placing: you keep all your dice, and the next player rolls.',
          source: 'printed',
          words: ['pass', 'pass for a chip', 'sit out', 'skip my turn'],
          related: ['2.4', '3.7']
        },
        {
          id: '3.6',
          title: 'The round ends',
          text: 'When the last die of the last player is placed, every casino is paid.',
          source: 'printed',
          related: ['4.7']
        },
        {
          id: '3.7',
          title: 'Passing more than once',
          text: 'You may pass again in your next turn, as often as you have chips. A chip that was paid does not come back.',
          source: 'reading',
          words: ['pass twice', 'pass several times', 'again'],
          related: ['3.5']
        }
      ]
    },
    {
      title: 'Payout',
      paragraphs: [
        {
          id: '4.1',
          title: 'Counting',
          text: 'A small die counts one, the big die two.',
          source: 'printed',
          words: ['biggie', 'biggy', 'big die', 'bigger die']
        },
        {
          id: '4.2',
          title: 'Equal counts',
          text: 'Before a casino is paid, players with the same count there take all their dice back. That holds at every rank, so a whole casino can empty.',
          source: 'printed',
          words: ['tie', 'ties', 'tie at a casino', 'same number of dice', 'draw'],
          related: ['4.1', '4.3']
        },
        {
          id: '4.3',
          title: 'Who is paid',
          text: 'Of those left, the most takes the higher note and the second most the other. Everybody else gets nothing.',
          source: 'printed',
          related: ['4.2', '4.4']
        },
        {
          id: '4.4',
          title: 'Notes left over',
          text: 'Notes that nobody won go face down under the pile.',
          source: 'printed',
          related: ['2.3']
        },
        {
          id: '4.5',
          title: 'Casino by casino',
          text: 'The casinos are paid one after another, each in the same way and for itself: what happens at one changes nothing at another.',
          source: 'printed',
          related: ['4.7']
        },
        {
          id: '4.6',
          title: 'After the payout',
          text: 'Everybody takes all dice back. Money that was won may be kept hidden until the end.',
          source: 'printed'
        },
        {
          id: '4.7',
          title: 'From casino 1 to casino 6',
          text: 'We pay casino 1 first and go up. The order changes nobody’s money, but for what tiles add.',
          source: 'reading',
          related: ['4.5', '8.12']
        }
      ]
    },
    {
      title: 'Dice that nobody owns',
      paragraphs: [
        {
          id: '5.1',
          title: 'Two players: the neutral colour',
          text: 'With two players, all eight dice of a third colour are rolled at the beginning of each round, the big one too, and each lies at the casino of its number until the round ends. Two players do so in the Royale game as well.',
          source: 'printed',
          related: ['5.2']
        },
        {
          id: '5.2',
          title: 'An imaginary player',
          text: 'Dice that nobody owns are counted as if somebody did: they tie and they win. A note that they win goes under the pile; the runner-up still gets the other one.',
          source: 'printed',
          related: ['4.2', '4.3']
        },
        {
          id: '5.3',
          title: 'Blank gray dice',
          text: 'Where a tile of the Royale game brings gray dice into play, all gray dice at a casino are one imaginary player, and not the same one as the neutral colour.',
          source: 'printed',
          words: ['grey dice', 'blank dice'],
          related: ['5.2']
        },
        {
          id: '5.4',
          title: 'Black dice',
          text: 'Where a tile of the Royale game lets a player place black dice, they count at the payout as if they were that player’s own.',
          source: 'printed',
          related: ['4.1', '5.5']
        },
        {
          id: '5.5',
          title: 'A black die counts one',
          text: 'A black die has the size of a small one and counts one.',
          source: 'reading',
          related: ['4.1', '5.4']
        }
      ]
    },
    {
      title: 'The end',
      paragraphs: [
        {
          id: '6.1',
          title: 'After three rounds',
          text: 'Count your notes, and $10,000 for each chip. The most money wins.',
          source: 'printed',
          words: ['how many rounds', 'number of rounds', 'last round', 'final score', 'winner'],
          related: ['1.3']
        },
        {
          id: '6.2',
          title: 'The same amount',
          text: 'Of players with the same money, the one with more pieces is ahead: notes and chips counted together.',
          source: 'printed',
          words: ['tiebreak', 'tie break', 'tiebreaker', 'same money'],
          related: ['6.3']
        },
        {
          id: '6.3',
          title: 'Still level',
          text: 'Players with the same money and as many pieces share the place, the first one too.',
          source: 'printed',
          related: ['6.2']
        }
      ]
    },
    {
      title: 'With Croupier',
      paragraphs: [
        {
          id: '7.1',
          title: 'One thing at a time',
          text: 'The app asks for what comes next on the table. A placement may be told without the roll; then the app believes the table.',
          source: 'reading'
        },
        {
          id: '7.2',
          title: 'Rounds only: all eight dice',
          text: 'A table may play a round on its own and tell at the end where the dice lie. Every colour must come to seven small dice and one big one, the neutral colour too.',
          source: 'reading',
          related: ['1.1']
        },
        {
          id: '7.3',
          title: 'Rounds only: chips',
          text: 'At the end of such a round the table tells how many chips each player has left: at most the chips from before the round and two new ones.',
          source: 'reading',
          related: ['2.4', '3.5']
        },
        {
          id: '7.4',
          title: 'More or less detail',
          text: 'Whether every turn is told or only the rounds may change as long as nobody has rolled or placed a die in the round.',
          source: 'reading'
        }
      ]
    },
    royaleChapter,
    ...TILES.map(({ title, paragraphs }) => ({ title, paragraphs })),
    chipCardChapter
  ]
} as const satisfies Rulebook;
