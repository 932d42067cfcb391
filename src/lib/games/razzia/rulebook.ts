import type { Rulebook } from '$lib/core';

/** Razzia, 1992, in our own words. */
export const rulebook = {
  prefix: 'RZ',
  chapters: [
    {
      title: 'The game',
      paragraphs: {
        '1.1': {
          title: 'The aim of the game',
          book: 'Three to eight players go to six bars for the money there. Some gamble, others raid.'
        },
        '1.2': {
          title: 'Bars and colours',
          book: 'Colibri is red, Cotton Club yellow, Havana violet, Jungle blue, Lincoln green and Jazz Club pink. The rulebook’s examples call the Jazz Club the Jazz House. You can only play a card at the bar of its colour.',
          related: ['3.1']
        },
        '1.3': {
          title: 'Cards with four to six players',
          book: 'Leave 18 cards in the box: every raid 5 and, in each colour, one gambler 3 and one gambler 4.',
          related: ['1.9', '5.2', '6.1']
        },
        '1.4': {
          title: 'The chits',
          ours: 'We count 84 money chits: 14 each of $5,000, $10,000, $15,000 and $20,000, and 7 each of $25,000, $30,000, $40,000 and $50,000. The rulebook gives no numbers, so check your copy.',
          related: ['2.1', '5.3']
        },
        '1.5': {
          title: 'The first dealer',
          book: 'The coolest gambler is the first dealer. After each round, the next player clockwise becomes the dealer.',
          words: ['who starts', 'coolest']
        },
        '1.6': {
          title: 'The end',
          book: 'The last chits laid out make the last round. After it, everyone adds up their chits. The player with the most money wins.',
          related: ['1.7', '1.8']
        },
        '1.7': {
          title: 'A tie at the end',
          ours: 'Players with the same amount of money share the place.',
          related: ['1.6']
        },
        '1.8': {
          title: 'Money left at the bars',
          ours: 'The rulebook doesn’t say who gets money left at a bar after the last round. We leave it there, so it goes to no one. As a house rule, you can give it to the last dealer.',
          related: ['1.6']
        },
        '1.9': {
          title: 'The cards',
          ours: 'We count 72 cards, twelve in each colour: gamblers 1, 2, 3, 3, 4, 4, 5 and 6, and raids 3, 4, 5 and 6. The rulebook only says which ones stay in the box, and no other count fits. So four to six players use 54 cards: gamblers 1 to 6 and raids 3, 4 and 6 in each colour.',
          related: ['1.3', '6.1']
        },
        '1.10': {
          title: 'A player leaves',
          ours: 'A player may leave at any time. No one looks at the hand: it goes face down on the played cards. Won chits stay in the ranking. If that player was to deal or to place the last chit, the next player clockwise does it. A dealer who leaves later counts as the dealer until the round ends.',
          words: ['leave', 'leaving', 'quit', 'go home', 'drop out', 'fewer players'],
          related: ['1.11', '1.12', '1.17', '1.18', '1.19']
        },
        '1.11': {
          title: 'Playing on with fewer',
          ours: 'Use the cards for the smaller number of players at once. If the player leaves in a round, play it to its end first. When seven become six, gather all the cards, put the 18 in the box, shuffle the rest and deal everyone five new ones. The last three can’t play on with two: someone takes over the seat, or the game ends.',
          related: ['1.3', '1.10', '1.12']
        },
        '1.12': {
          title: 'Playing on with three',
          ours: 'When four become three, two bars close. If the player leaves in a round, they close when it ends. Shuffle their chits into the stacks, put their cards in the box, shuffle the other cards and deal everyone five new ones. No chits are taken out of the stacks, because they are face down. Play until too few are left for a round.',
          related: ['1.10', '5.1', '5.5']
        },
        '1.13': {
          title: 'A player joins',
          ours: 'A player may join between two rounds, before the chits are laid out. Newcomers come last clockwise, before the first seat, get five cards from the deck, and start with nothing. The others keep their hands, and the dealer stays the same. Once the chits of the last round are laid out, no one can join. At most eight people play, including those who have left.',
          words: ['join', 'joining', 'come late', 'latecomer', 'newcomer', 'more players'],
          related: ['1.14', '1.15', '1.16', '2.4']
        },
        '1.14': {
          title: 'Playing on with seven',
          ours: 'Use the cards for the larger number of players at once. When six become seven, gather all the cards, add the 18 from the box, shuffle them and deal everyone five new ones. Bars and chits stay as they are.',
          related: ['1.3', '1.13', '6.1']
        },
        '1.15': {
          title: 'Playing on with four',
          ours: 'When three become four, the two closed bars open without money. Gather all the cards, take those for four players, shuffle them and deal everyone five new ones. Shuffle the chits that three players left in the box into the stacks. Money at the other bars stays. Each round now uses seven chits. If too few are left for even one round, no one can join.',
          related: ['1.13', '2.1', '5.1', '5.3', '5.4']
        },
        '1.16': {
          title: 'Starting with the lowest total',
          ours: 'As a house rule, a newcomer starts with as much money as the poorest player who is still playing. Write it down and add it at the end. No chit is taken for it, so there are as many chits to win as before. Everyone sees who takes which chits, so this gives nothing away, even if the app hides the totals.',
          words: ['house rule', 'starting money', 'head start'],
          related: ['1.6', '1.13']
        },
        '1.17': {
          title: 'Leaving before the cards are turned over',
          ours: 'A card that the player has already chosen goes face down on the played cards with the hand. The chits stay, and the others play the round. The empty seat counts in distances from the dealer until the round ends.',
          words: ['leave in a round', 'leave early'],
          related: ['1.10', '3.1', '6.2']
        },
        '1.18': {
          title: 'Leaving once the cards are turned over',
          ours: 'The player keeps all chits taken so far, and bars that are settled stay settled. If a deal was proposed at their bar, it stands: if they haven’t answered it, they accept it, and someone else rolls for them in a duel. If no deal was proposed there yet, their card leaves the bar. The others divide the chits without it, and the only one left takes them all.',
          words: ['leave in a deal', 'leave in a duel'],
          related: ['1.10', '4.1', '4.3', '4.5']
        },
        '1.19': {
          title: 'Leaving with round results only',
          ours: 'If you only enter round results, also enter the chits that the player took in that round before leaving.',
          related: ['1.10', '7.2']
        }
      }
    },
    {
      title: 'Starting a round',
      paragraphs: {
        '2.1': {
          title: 'Seven chits',
          book: 'Shuffle the chits and stack them face down in three even stacks. The dealer takes seven, puts six of them face up at the six bars from left to right, one each, and puts the seventh at any bar.',
          related: ['1.4', '2.2', '5.3']
        },
        '2.2': {
          title: 'The seventh chit',
          ours: 'The dealer looks at the seventh chit before choosing a bar for it.',
          related: ['2.1']
        },
        '2.3': {
          title: 'Five cards',
          book: 'Everyone has five cards. From the second round on, the dealer first gives everyone one new card.',
          related: ['2.4', '2.6']
        },
        '2.4': {
          title: 'When the deck runs out',
          book: 'Shuffle the played cards to make a new deck. Until then, a card that was played can’t come up again.',
          related: ['2.3', '7.4']
        },
        '2.5': {
          title: 'Money stays',
          book: 'Chits that no one took stay at their bar for the next round.',
          words: ['unclaimed', 'nobody took']
        },
        '2.6': {
          title: 'Dealing order',
          ours: 'Deal the cards clockwise, starting on the dealer’s left.',
          related: ['2.3']
        }
      }
    },
    {
      title: 'At the bars',
      paragraphs: {
        '3.1': {
          title: 'One card, in secret',
          book: 'Everyone picks one of their five cards and puts it face down. No one sees it until everyone has picked.',
          related: ['1.2']
        },
        '3.2': {
          title: 'All at once',
          book: 'When everyone has chosen, turn all the cards over together. Each one goes to the bar of its colour.'
        },
        '3.3': {
          title: 'Alone',
          book: 'A gambler who is alone at a bar takes all its chits.'
        },
        '3.4': {
          title: 'A raid',
          book: 'A raid card takes the money at a bar if at least one gambler is there. The gamblers get nothing and have no say.',
          words: ['police', 'cop'],
          related: ['3.5', '4.1']
        },
        '3.5': {
          title: 'A raid with no gambler',
          book: 'Raid cards that find no gambler get nothing, no matter how many there are. The money stays.',
          words: ['police without gambler', 'cop', 'only raids'],
          related: ['2.5']
        },
        '3.6': {
          title: 'An empty bar',
          ours: 'If a bar has no chits, there is nothing to take and no deal.'
        }
      }
    },
    {
      title: 'The deal and the duel',
      paragraphs: {
        '4.1': {
          title: 'The proposer',
          book: 'If several gamblers want the same money, the one with the highest die symbol proposes a deal. If several raiders do, and a gambler is there, it’s the raider with the highest symbol.',
          related: ['4.2', '6.2']
        },
        '4.2': {
          title: 'Whole chits, no change',
          book: 'Divide only the chits at that bar, each one whole. You can’t make change with other chits.',
          related: ['4.3', '4.9']
        },
        '4.3': {
          title: 'Accepting',
          book: 'A player who accepts takes what was offered. If everyone accepts, the proposer keeps the rest.',
          related: ['4.4']
        },
        '4.4': {
          title: 'Challenging',
          book: 'Each of the others either accepts the deal or challenges the proposer to a duel.',
          words: ['refuse the deal', 'reject', 'challenge'],
          related: ['4.5']
        },
        '4.5': {
          title: 'The duel',
          book: 'Both roll a die and add the symbol on their card. The higher total takes everything that’s left at the bar.',
          related: ['4.6', '4.7']
        },
        '4.6': {
          title: 'A tie between two',
          book: 'If only two players are in the deal and their totals tie, the challenger wins.',
          words: ['duel tie', 'draw', 'same sum'],
          related: ['4.5', '6.3']
        },
        '4.7': {
          title: 'Several duels',
          book: 'If three or more players are in the deal and some challenge, the strongest of those who duel faces the weakest. The winner then faces the next, and so on. The last winner takes what’s left. The weaker player wins a tie.',
          related: ['4.5', '4.10', '6.3']
        },
        '4.8': {
          title: 'The odds of a duel',
          ours: 'Of the 36 possible rolls of two dice, we count those that the challenger wins, including ties if they go to the challenger. That share of the money at stake is what a duel is worth. If several players challenge, we count all their duels in order, after the accepted offers have been taken. Turn this on when you start the game if you want to see it before you answer.',
          related: ['4.5', '4.6', '4.7']
        },
        '4.9': {
          title: 'Offering nothing',
          ours: 'The proposer doesn’t have to offer anyone anything, or keep anything. A single chit is offered whole or not at all.',
          related: ['4.2']
        },
        '4.10': {
          title: 'The weaker player',
          ours: 'The weaker player is the one with the lower symbol on their card, whatever the dice show. After each duel, the winner faces the weakest player still waiting.',
          related: ['4.7']
        }
      }
    },
    {
      title: 'Three players',
      paragraphs: {
        '5.1': {
          title: 'Four bars',
          book: 'Leave two bars and their cards in the box.',
          related: ['5.2', '5.5']
        },
        '5.2': {
          title: 'Cards with three players',
          ours: 'Leave out the same cards as with four to six players, which leaves 36. As a house rule, you can play with all 48 cards of the four bars. Two cards with the same symbol can then meet.',
          related: ['1.3', '6.2']
        },
        '5.3': {
          title: 'Five chits a round',
          book: 'Leave in the box two chits each of $5,000, $10,000, $15,000 and $20,000, and one each of $25,000, $30,000, $40,000 and $50,000. Each round uses five chits: one at each bar, and the fifth where the dealer likes.',
          related: ['5.4']
        },
        '5.4': {
          title: 'Two leftover chits',
          ours: 'After fourteen rounds two chits are left, too few for another round. They stay in the box and go to no one. As a house rule, you can put them at the first two bars and play a fifteenth round.',
          related: ['5.3']
        },
        '5.5': {
          title: 'Bars left out',
          ours: 'The rulebook doesn’t say which two bars to remove. We leave out Lincoln and Jazz Club, but you can pick two others.',
          related: ['5.1']
        }
      }
    },
    {
      title: 'Seven and eight players',
      paragraphs: {
        '6.1': {
          title: 'The whole box',
          book: 'Use everything in the box: all the cards and all the chits.',
          related: ['1.3', '1.9']
        },
        '6.2': {
          title: 'Distance from the dealer',
          ours: 'Count clockwise from the dealer, who is the nearest. As a house rule, you can count the shorter way round. If two players are then equally far away, the one who comes later clockwise counts as further.',
          related: ['4.1', '6.4']
        },
        '6.3': {
          title: 'Matching symbols among three or more',
          ours: 'If others want the same money as the two players with matching symbols, they deal as usual. Of those two, the player further from the dealer counts as stronger and can propose. A duel between the two goes to that player without a roll. As a house rule, they roll, and that player wins a tie.',
          related: ['4.7', '6.4', '6.5']
        },
        '6.4': {
          title: 'Two cards with the same symbol',
          book: 'If two players have cards with the same symbol, the player further from the dealer takes the money, and wins any duel between the two.',
          words: ['same symbol', 'equal symbols', 'tie'],
          related: ['6.2', '6.3', '6.5']
        },
        '6.5': {
          title: 'Proposing instead of winning',
          ours: 'As a house rule, the player further from the dealer doesn’t win at once. They only propose the deal, and win the duel if it’s a tie.',
          related: ['6.2', '6.4']
        }
      }
    },
    {
      title: 'With Croupier',
      paragraphs: {
        '7.1': {
          title: 'One thing at a time',
          ours: 'The app asks for one thing at a time, in the order it happens.'
        },
        '7.2': {
          title: 'Round results',
          ours: 'You can play a round without the app and, when it’s over, enter who took which chits at each bar. Chits that no one took stay.',
          words: ['rounds only']
        },
        '7.3': {
          title: 'More or less detail',
          ours: 'You can change how much you enter until someone chooses a card in the round.',
          words: ['depth']
        },
        '7.4': {
          title: 'Your cards or the app’s',
          ours: 'You can switch between your own cards and the app’s at any time. The app deals from the cards you haven’t played. When you switch to your own cards, any card can turn up.',
          related: ['2.4']
        }
      }
    }
  ]
} as const satisfies Rulebook;
