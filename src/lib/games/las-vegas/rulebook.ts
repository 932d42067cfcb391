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
      paragraphs: {
        '1.1': {
          title: 'Players and dice',
          book: 'Two to five people play. Each takes the eight dice of one colour: seven small ones and one big one.'
        },
        '1.2': {
          title: 'The notes',
          book: 'Shuffle the ninety notes into a face-down pile: 11 of $30,000, 11 of $40,000, 13 of $50,000, 15 of $60,000, 13 of $70,000, 11 of $80,000, 9 of $90,000 and 7 of $100,000.',
          words: ['money card', 'money cards', 'bill', 'bills', 'deck']
        },
        '1.3': {
          title: 'The value of a chip',
          book: 'A chip you still have at the end of the game is worth $10,000.',
          related: ['2.4', '6.1']
        },
        '1.4': {
          title: 'When the chips run out',
          ours: 'There are twenty chips in the box, but five players who never pass can earn thirty. No one goes without: use anything else as a chip.',
          words: ['run out of chips', 'no chips left', 'not enough chips'],
          related: ['2.4']
        },
        '1.5': {
          title: 'Who goes first?',
          book: 'The oldest player goes first in the first round. Turns go clockwise.',
          words: ['who starts', 'who begins', 'start player', 'oldest', 'youngest'],
          related: ['2.5']
        },
        '1.6': {
          title: 'A player leaves',
          ours: 'A player may leave at any time. Dice already placed stay where they are and are paid with the round, so no one else’s round changes. The dice still in hand go back in the box. Chips and notes stay in the ranking.',
          words: ['leave', 'leaving', 'quit', 'go home', 'drop out', 'fewer players'],
          related: ['1.7', '1.8', '1.9']
        },
        '1.7': {
          title: 'Taking the dice along',
          ours: 'If everyone agrees, a player who leaves takes the placed dice off the casinos too. They go back in the box at once, and the casinos are paid without them.',
          related: ['1.6']
        },
        '1.8': {
          title: 'Playing on with fewer',
          ours: 'From the next round on, the rules for the smaller number of players apply. If two are left, they play with the neutral dice: use the colour of the player who left first. The last two can’t play on alone; end the game instead.',
          words: ['fewer players', 'two players left'],
          related: ['1.6', '5.1']
        },
        '1.9': {
          title: 'The first player has left',
          ours: 'If the player who would go first has left, the next player clockwise goes first.',
          related: ['1.6', '2.5']
        },
        '1.10': {
          title: 'A player joins',
          ours: 'A player may join between two rounds: after the payout and before the notes of the next round are dealt. Newcomers come last clockwise, before the first seat, and take eight dice of a free colour. They start with nothing but the two chips of the round. Once the last round has started, no one can join. At most five people play, including those who have left.',
          words: ['join', 'joining', 'come late', 'latecomer', 'newcomer', 'more players'],
          related: ['1.1', '1.11', '5.1']
        },
        '1.11': {
          title: 'Starting with the lowest total',
          ours: 'As a house rule, a newcomer starts with as much money as the poorest player who is still playing. It counts as money but not as notes or chips.',
          words: ['house rule', 'starting money', 'head start'],
          related: ['1.10', '6.2']
        }
      }
    },
    {
      title: 'A round starts',
      paragraphs: {
        '2.1': {
          title: 'Six pairs of notes',
          book: 'Turn up notes from the pile two at a time until you have six pairs.',
          related: ['2.2']
        },
        '2.2': {
          title: 'Highest pair to casino 6',
          book: 'The pair with the highest total goes to casino 6, the next to casino 5, and so on down to casino 1. If two pairs have the same total, the one with the higher note goes to the higher casino.',
          related: ['2.1']
        },
        '2.3': {
          title: 'Each note comes up once',
          ours: 'A note that was dealt, won or put under the pile doesn’t come up again in this game. Three rounds need only 36 of the 90 notes.',
          related: ['1.2', '4.4']
        },
        '2.4': {
          title: 'Two chips a round',
          book: 'At the start of each of the three rounds everyone gets two chips, on top of any they still have.',
          related: ['1.3', '3.5']
        },
        '2.5': {
          title: 'The first player of the next round',
          book: 'The player who won the higher note at casino 6 goes first. If no one won anything there, look at casino 5, and so on down.',
          words: ['who begins', 'begins', 'next start player', 'second round'],
          related: ['2.6', '2.7']
        },
        '2.6': {
          title: 'Only a player’s higher note counts',
          ours: 'If the higher note of a casino went under the pile, that casino has no winner, even if someone took the lower note. Look at the next casino down. As a house rule, the player who took the lower note can go first.',
          related: ['2.5', '5.2']
        },
        '2.7': {
          title: 'No one won a higher note',
          ours: 'If no casino has a winner, the player who went first in the last round goes first again. As a house rule, it can pass to the next seat instead.',
          related: ['2.5', '2.6']
        }
      }
    },
    {
      title: 'A turn',
      paragraphs: {
        '3.1': {
          title: 'Roll what you have',
          book: 'On your turn, roll all the dice you still have into the arena, small and big together. Take back the ones you don’t place.',
          words: ['throw', 'throw the dice']
        },
        '3.2': {
          title: 'Place all of one number',
          book: 'Choose one of the numbers you rolled and place every die that shows it. Take the rest back for your next turn.',
          words: ['re-roll', 'reroll', 'split', 'split dice', 'all of a number'],
          related: ['3.3']
        },
        '3.3': {
          title: 'The number is the casino',
          book: 'Place dice at the casino of their number, whether or not anyone already has dice there.',
          related: ['3.2']
        },
        '3.4': {
          title: 'Out of dice',
          book: 'A player without dice is skipped for the rest of the round. The last player with dice takes one turn after another.'
        },
        '3.5': {
          title: 'Pass for a chip',
          book: 'After rolling, you may pay one chip instead of placing dice. You keep all your dice, and the next player rolls.',
          words: ['pass', 'pass for a chip', 'sit out', 'skip my turn'],
          related: ['2.4', '3.7']
        },
        '3.6': {
          title: 'The round ends',
          book: 'When the last player has placed their last die, every casino is paid.',
          related: ['4.7']
        },
        '3.7': {
          title: 'Passing more than once',
          ours: 'You may pass again on your next turn, as often as you have chips. A chip you paid doesn’t come back.',
          words: ['pass twice', 'pass several times', 'again'],
          related: ['3.5']
        }
      }
    },
    {
      title: 'Payout',
      paragraphs: {
        '4.1': {
          title: 'Counting',
          book: 'A small die counts as one, the big die (“Biggy”) as two.',
          words: ['biggie', 'biggy', 'big die', 'bigger die']
        },
        '4.2': {
          title: 'Ties',
          book: 'Before a casino is paid, players who tie there take all their dice back. This goes for every rank, so a casino can end up empty.',
          words: [
            'equal counts',
            'level',
            'as many',
            'strike each other out',
            'tie',
            'ties',
            'tie at a casino',
            'same number of dice',
            'draw',
            'biggie',
            'biggy'
          ],
          related: ['4.1', '4.3']
        },
        '4.3': {
          title: 'First and second',
          book: 'Of the players left, the one with the most dice takes the higher note and the runner-up takes the other. Everyone else gets nothing.',
          words: ['choose the note', 'second prize', 'third prize', 'third place', 'second most', 'payout'],
          related: ['4.2', '4.4']
        },
        '4.4': {
          title: 'Unclaimed notes',
          book: 'Notes that no one won go face down under the pile.',
          words: ['notes left over', 'unclaimed', 'unclaimed note', 'nobody', 'bottom of the deck'],
          related: ['2.3']
        },
        '4.5': {
          title: 'Casino by casino',
          book: 'Pay the casinos one at a time, all in the same way.',
          related: ['4.7']
        },
        '4.6': {
          title: 'After the payout',
          book: 'Everyone takes all their dice back. You may keep the money you won hidden until the end.'
        },
        '4.7': {
          title: 'From casino 1 to casino 6',
          ours: 'We pay casino 1 first and go up. The order only matters for what tiles add.',
          related: ['4.5', '8.12']
        }
      }
    },
    {
      title: 'Dice that no one owns',
      paragraphs: {
        '5.1': {
          title: 'Two players: the neutral colour',
          book: 'With two players, roll all eight dice of a third colour at the start of each round, including the big one. Each goes to the casino of its number and stays until the round ends. This applies to the Royale game too.',
          words: ['dummy', 'non-player colour'],
          related: ['5.2']
        },
        '5.2': {
          title: 'An imaginary player',
          book: 'Dice that no one owns count as an imaginary player’s: they tie and they win. A note they win goes under the pile, and the runner-up still gets the other one.',
          related: ['4.2', '4.3']
        },
        '5.3': {
          title: 'Grey dice',
          book: 'If a tile of the Royale game brings grey dice into play, all the grey dice at a casino count as one imaginary player. That isn’t the same one as the neutral colour.',
          words: ['blank grey dice', 'gray dice', 'grey dice', 'blank dice'],
          related: ['5.2']
        },
        '5.4': {
          title: 'Black dice',
          book: 'If a tile of the Royale game lets a player place black dice, they count at the payout as that player’s own.',
          words: ['extra dice'],
          related: ['4.1', '5.5']
        },
        '5.5': {
          title: 'A black die counts as one',
          ours: 'A black die is the size of a small one, so we count it as one.',
          related: ['4.1', '5.4']
        }
      }
    },
    {
      title: 'The end',
      paragraphs: {
        '6.1': {
          title: 'After three rounds',
          book: 'Count your notes and add $10,000 for each chip. The player with the most money wins.',
          words: ['how many rounds', 'number of rounds', 'last round', 'final score', 'winner'],
          related: ['1.3']
        },
        '6.2': {
          title: 'The same money',
          book: 'If players have the same money, the one with more pieces is ahead: notes and chips counted together.',
          words: ['tiebreak', 'tie break', 'tiebreaker', 'same money'],
          related: ['6.3']
        },
        '6.3': {
          title: 'Still tied',
          book: 'Players with the same money and the same number of pieces share the place, first place included.',
          words: ['still level'],
          related: ['6.2']
        }
      }
    },
    {
      title: 'With Croupier',
      paragraphs: {
        '7.1': {
          title: 'One thing at a time',
          ours: 'The app asks for what happens next. If you enter a placement without the roll, the app takes your word for it.',
          words: ['tell', 'told', 'enter', 'type in']
        },
        '7.2': {
          title: 'Round results: all eight dice',
          ours: 'You can play a round on your own and enter where the dice are at the end. Every colour must add up to seven small dice and one big one, the neutral colour too.',
          words: ['rounds only', 'lies', 'what lies there'],
          related: ['1.1']
        },
        '7.3': {
          title: 'Round results: chips',
          ours: 'At the end of such a round, enter how many chips each player has left: at most the chips from before the round and two new ones.',
          words: ['rounds only'],
          related: ['2.4', '3.5']
        },
        '7.4': {
          title: 'More or less detail',
          ours: 'You can switch between every turn and round results until someone rolls or places a die in the round.',
          words: ['depth']
        },
        '7.5': {
          title: 'Log and history',
          ours: 'Every move is in the log, and every payment says why it was made and which rule it follows. Your finished games are in History.',
          words: ['ledger', 'log', 'history', 'past games']
        }
      }
    },
    royaleChapter,
    ...TILES.map(({ title, paragraphs }) => ({ title, paragraphs })),
    chipCardChapter
  ]
} as const satisfies Rulebook;
