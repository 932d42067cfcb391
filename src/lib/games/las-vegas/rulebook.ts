import type { Rulebook } from '$lib/core';
import { chipCardChapter } from './rulebook-chip-cards';
import { royaleChapter } from './rulebook-royale';
import { TILES } from './tiles/all';

/** Las Vegas, the basic game and the main game of the Royale box of 2019, in our own words. */
export const rulebook = {
  prefix: 'LV',
  chapters: [
    {
      title: 'Setup',
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
          text: 'Shuffle the ninety notes into a face-down pile: 11 of $30,000, 11 of $40,000, 13 of $50,000, 15 of $60,000, 13 of $70,000, 11 of $80,000, 9 of $90,000 and 7 of $100,000.',
          source: 'printed',
          words: ['money card', 'money cards', 'bill', 'bills', 'deck']
        },
        {
          id: '1.3',
          title: 'The value of a chip',
          text: 'A chip you still have at the end of the game is worth $10,000.',
          source: 'printed',
          related: ['2.4', '6.1']
        },
        {
          id: '1.4',
          title: 'When the chips run out',
          text: 'There are twenty chips in the box, but five players who never pass can earn thirty. No one goes without: use anything else as a chip.',
          source: 'reading',
          words: ['run out of chips', 'no chips left', 'not enough chips'],
          related: ['2.4']
        },
        {
          id: '1.5',
          title: 'Who goes first?',
          text: 'The oldest player goes first in the first round. Turns go clockwise.',
          source: 'printed',
          words: ['who starts', 'who begins', 'start player', 'oldest', 'youngest'],
          related: ['2.5']
        },
        {
          id: '1.6',
          title: 'A player leaves',
          text: 'A player may leave at any time. Dice already placed stay where they are and are paid with the round, so no one else’s round changes. The dice still in hand go back in the box. Chips and notes stay in the ranking.',
          source: 'reading',
          words: ['leave', 'leaving', 'quit', 'go home', 'drop out', 'fewer players'],
          related: ['1.7', '1.8', '1.9']
        },
        {
          id: '1.7',
          title: 'Taking the dice along',
          text: 'If everyone agrees, a player who leaves takes the placed dice off the casinos too. They go back in the box at once, and the casinos are paid without them.',
          source: 'reading',
          related: ['1.6']
        },
        {
          id: '1.8',
          title: 'Playing on with fewer',
          text: 'From the next round on, the rules for the smaller number of players apply. If two are left, they play with the neutral dice: use the colour of the player who left first. The last two can’t play on alone; end the game instead.',
          source: 'reading',
          words: ['fewer players', 'two players left'],
          related: ['1.6', '5.1']
        },
        {
          id: '1.9',
          title: 'The first player has left',
          text: 'If the player who would go first has left, the next player clockwise goes first.',
          source: 'reading',
          related: ['1.6', '2.5']
        },
        {
          id: '1.10',
          title: 'A player joins',
          text: 'A player may join between two rounds: after the payout and before the notes of the next round are dealt. Newcomers come last clockwise, before the first seat, and take eight dice of a free colour. They start with nothing but the two chips of the round. Once the last round has started, no one can join. At most five people play, including those who have left.',
          source: 'reading',
          words: ['join', 'joining', 'come late', 'latecomer', 'newcomer', 'more players'],
          related: ['1.1', '1.11', '5.1']
        },
        {
          id: '1.11',
          title: 'Starting with the lowest total',
          text: 'As a house rule, a newcomer starts with as much money as the poorest player who is still playing. It counts as money but not as notes or chips.',
          source: 'reading',
          words: ['house rule', 'starting money', 'head start'],
          related: ['1.10', '6.2']
        }
      ]
    },
    {
      title: 'A round starts',
      paragraphs: [
        {
          id: '2.1',
          title: 'Six pairs of notes',
          text: 'Turn up notes from the pile two at a time until you have six pairs.',
          source: 'printed',
          related: ['2.2']
        },
        {
          id: '2.2',
          title: 'Highest pair to casino 6',
          text: 'The pair with the highest total goes to casino 6, the next to casino 5, and so on down to casino 1. If two pairs have the same total, the one with the higher note goes to the higher casino.',
          source: 'printed',
          related: ['2.1']
        },
        {
          id: '2.3',
          title: 'Each note comes up once',
          text: 'A note that was dealt, won or put under the pile doesn’t come up again in this game. Three rounds need only 36 of the 90 notes.',
          source: 'reading',
          related: ['1.2', '4.4']
        },
        {
          id: '2.4',
          title: 'Two chips a round',
          text: 'At the start of each of the three rounds everyone gets two chips, on top of any they still have.',
          source: 'printed',
          related: ['1.3', '3.5']
        },
        {
          id: '2.5',
          title: 'The first player of the next round',
          text: 'The player who won the higher note at casino 6 goes first. If no one won anything there, look at casino 5, and so on down.',
          source: 'printed',
          words: ['who begins', 'begins', 'next start player', 'second round'],
          related: ['2.6', '2.7']
        },
        {
          id: '2.6',
          title: 'Only a player’s higher note counts',
          text: 'If the higher note of a casino went under the pile, that casino has no winner, even if someone took the lower note. Look at the next casino down. As a house rule, the player who took the lower note can go first.',
          source: 'reading',
          related: ['2.5', '5.2']
        },
        {
          id: '2.7',
          title: 'No one won a higher note',
          text: 'If no casino has a winner, the player who went first in the last round goes first again. As a house rule, it can pass to the next seat instead.',
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
          text: 'On your turn, roll all the dice you still have into the arena, small and big together. Take back the ones you don’t place.',
          source: 'printed',
          words: ['throw', 'throw the dice']
        },
        {
          id: '3.2',
          title: 'Place all of one number',
          text: 'Choose one of the numbers you rolled and place every die that shows it. Take the rest back for your next turn.',
          source: 'printed',
          words: ['re-roll', 'reroll', 'split', 'split dice', 'all of a number'],
          related: ['3.3']
        },
        {
          id: '3.3',
          title: 'The number is the casino',
          text: 'Place dice at the casino of their number, whether or not anyone already has dice there.',
          source: 'printed',
          related: ['3.2']
        },
        {
          id: '3.4',
          title: 'Out of dice',
          text: 'A player without dice is skipped for the rest of the round. The last player with dice takes one turn after another.',
          source: 'printed'
        },
        {
          id: '3.5',
          title: 'Pass for a chip',
          text: 'After rolling, you may pay one chip instead of placing dice. You keep all your dice, and the next player rolls.',
          source: 'printed',
          words: ['pass', 'pass for a chip', 'sit out', 'skip my turn'],
          related: ['2.4', '3.7']
        },
        {
          id: '3.6',
          title: 'The round ends',
          text: 'When the last player has placed their last die, every casino is paid.',
          source: 'printed',
          related: ['4.7']
        },
        {
          id: '3.7',
          title: 'Passing more than once',
          text: 'You may pass again on your next turn, as often as you have chips. A chip you paid doesn’t come back.',
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
          text: 'A small die counts as one, the big die (“Biggy”) as two.',
          source: 'printed',
          words: ['biggie', 'biggy', 'big die', 'bigger die']
        },
        {
          id: '4.2',
          title: 'Ties',
          text: 'Before a casino is paid, players who tie there take all their dice back. This goes for every rank, so a casino can end up empty.',
          source: 'printed',
          words: [
            'equal counts',
            'level',
            'as many',
            'strike each other out',
            'tie',
            'ties',
            'tie at a casino',
            'same number of dice',
            'draw'
          ],
          related: ['4.1', '4.3']
        },
        {
          id: '4.3',
          title: 'First and second',
          text: 'Of the players left, the one with the most dice takes the higher note and the runner-up takes the other. Everyone else gets nothing.',
          source: 'printed',
          words: ['choose the note', 'second prize', 'third prize', 'third place', 'second most', 'payout'],
          related: ['4.2', '4.4']
        },
        {
          id: '4.4',
          title: 'Unclaimed notes',
          text: 'Notes that no one won go face down under the pile.',
          source: 'printed',
          words: ['notes left over', 'unclaimed', 'unclaimed note', 'nobody', 'bottom of the deck'],
          related: ['2.3']
        },
        {
          id: '4.5',
          title: 'Casino by casino',
          text: 'Pay the casinos one at a time, all in the same way.',
          source: 'printed',
          related: ['4.7']
        },
        {
          id: '4.6',
          title: 'After the payout',
          text: 'Everyone takes all their dice back. You may keep the money you won hidden until the end.',
          source: 'printed'
        },
        {
          id: '4.7',
          title: 'From casino 1 to casino 6',
          text: 'We pay casino 1 first and go up. The order only matters for what tiles add.',
          source: 'reading',
          related: ['4.5', '8.12']
        }
      ]
    },
    {
      title: 'Dice that no one owns',
      paragraphs: [
        {
          id: '5.1',
          title: 'Two players: the neutral colour',
          text: 'With two players, roll all eight dice of a third colour at the start of each round, including the big one. Each goes to the casino of its number and stays until the round ends. This applies to the Royale game too.',
          source: 'printed',
          words: ['dummy', 'non-player colour'],
          related: ['5.2']
        },
        {
          id: '5.2',
          title: 'An imaginary player',
          text: 'Dice that no one owns count as an imaginary player’s: they tie and they win. A note they win goes under the pile, and the runner-up still gets the other one.',
          source: 'printed',
          related: ['4.2', '4.3']
        },
        {
          id: '5.3',
          title: 'Grey dice',
          text: 'If a tile of the Royale game brings grey dice into play, all the grey dice at a casino count as one imaginary player. That isn’t the same one as the neutral colour.',
          source: 'printed',
          words: ['blank grey dice', 'gray dice', 'grey dice', 'blank dice'],
          related: ['5.2']
        },
        {
          id: '5.4',
          title: 'Black dice',
          text: 'If a tile of the Royale game lets a player place black dice, they count at the payout as that player’s own.',
          source: 'printed',
          words: ['extra dice'],
          related: ['4.1', '5.5']
        },
        {
          id: '5.5',
          title: 'A black die counts as one',
          text: 'A black die is the size of a small one, so we count it as one.',
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
          text: 'Count your notes and add $10,000 for each chip. The player with the most money wins.',
          source: 'printed',
          words: ['how many rounds', 'number of rounds', 'last round', 'final score', 'winner'],
          related: ['1.3']
        },
        {
          id: '6.2',
          title: 'The same money',
          text: 'If players have the same money, the one with more pieces is ahead: notes and chips counted together.',
          source: 'printed',
          words: ['tiebreak', 'tie break', 'tiebreaker', 'same money'],
          related: ['6.3']
        },
        {
          id: '6.3',
          title: 'Still tied',
          text: 'Players with the same money and the same number of pieces share the place, first place included.',
          source: 'printed',
          words: ['still level'],
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
          text: 'The app asks for what happens next. If you enter a placement without the roll, the app takes your word for it.',
          source: 'reading',
          words: ['tell', 'told', 'enter', 'type in']
        },
        {
          id: '7.2',
          title: 'Round results: all eight dice',
          text: 'You can play a round on your own and enter where the dice are at the end. Every colour must add up to seven small dice and one big one, the neutral colour too.',
          source: 'reading',
          words: ['rounds only', 'lies', 'what lies there'],
          related: ['1.1']
        },
        {
          id: '7.3',
          title: 'Round results: chips',
          text: 'At the end of such a round, enter how many chips each player has left: at most the chips from before the round and two new ones.',
          source: 'reading',
          words: ['rounds only'],
          related: ['2.4', '3.5']
        },
        {
          id: '7.4',
          title: 'More or less detail',
          text: 'You can switch between every turn and round results until someone rolls or places a die in the round.',
          source: 'reading',
          words: ['depth']
        },
        {
          id: '7.5',
          title: 'Log and history',
          text: 'Every move is in the log, and every payment says why it was made and which rule it follows. Your finished games are in History.',
          source: 'reading',
          words: ['ledger', 'log', 'history', 'past games']
        }
      ]
    },
    royaleChapter,
    ...TILES.map(({ title, paragraphs }) => ({ title, paragraphs })),
    chipCardChapter
  ]
} as const satisfies Rulebook;
