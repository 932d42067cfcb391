import type { Rulebook } from '$lib/core';

/** Razzia, 1992, in our own words. */
export const rulebook = {
  prefix: 'RZ',
  chapters: [
    {
      title: 'The game',
      paragraphs: [
        {
          id: '1.1',
          title: 'What it is about',
          text: 'Three to eight people play at six bars for the money that lies there. Some gamble, some raid.',
          source: 'printed'
        },
        {
          id: '1.2',
          title: 'Bars and colours',
          text: 'Colibri is red, Cotton Club yellow, Havana violet, Jungle blue, Lincoln green and Jazz Club pink. A card can only be played at the bar of its colour.',
          source: 'printed',
          related: ['3.1']
        },
        {
          id: '1.3',
          title: 'The cards of four to six players',
          text: 'Every raid 5 and, of each colour, one gambler 3 and one gambler 4 stay in the box: 18 cards.',
          source: 'printed',
          related: ['1.9', '5.2', '6.1']
        },
        {
          id: '1.4',
          title: 'The chits',
          text: 'We count 84 money chits: 14 each of $5,000, $10,000, $15,000 and $20,000, and 7 each of $25,000, $30,000, $40,000 and $50,000. The rules do not count them. Check your box.',
          source: 'reading',
          related: ['2.1', '5.3']
        },
        {
          id: '1.5',
          title: 'The first dealer',
          text: 'The coolest gambler deals first. After each round the next player clockwise is dealer.',
          source: 'printed',
          words: ['who starts', 'coolest']
        },
        {
          id: '1.6',
          title: 'The end',
          text: 'With the last chits the last round is laid out. After it everybody adds up the chits won; the most money wins.',
          source: 'printed',
          related: ['1.7', '1.8']
        },
        {
          id: '1.7',
          title: 'The same amount',
          text: 'Players with the same money share the place.',
          source: 'reading',
          related: ['1.6']
        },
        {
          id: '1.8',
          title: 'Money left at the bars',
          text: 'The rules do not say whose money still lies at a bar after the last round. We leave it there: it is nobody’s. Some tables give it to the last dealer: a house rule.',
          source: 'reading',
          related: ['1.6']
        },
        {
          id: '1.9',
          title: 'The cards',
          text: 'We count 72 cards, twelve of each colour: gamblers 1, 2, 3, 3, 4, 4, 5 and 6, raids 3, 4, 5 and 6. The rules only say which of them stay in the box, and no other count fits. So four to six players have 54 cards: gamblers 1 to 6 and raids 3, 4 and 6 of each colour.',
          source: 'reading',
          related: ['1.3', '6.1']
        }
      ]
    },
    {
      title: 'A round begins',
      paragraphs: [
        {
          id: '2.1',
          title: 'Seven chits',
          text: 'The chits lie face down in three even stacks. The dealer takes seven: six go face up to the six bars from left to right, one each, and the seventh to a bar that the dealer chooses.',
          source: 'printed',
          related: ['1.4', '2.2', '5.3']
        },
        {
          id: '2.2',
          title: 'The seventh chit',
          text: 'The dealer looks at the seventh chit before choosing its bar.',
          source: 'reading',
          related: ['2.1']
        },
        {
          id: '2.3',
          title: 'Five cards',
          text: 'Everybody has five cards. From the second round on the dealer first gives everybody one new card.',
          source: 'printed',
          related: ['2.4', '2.6']
        },
        {
          id: '2.4',
          title: 'When the deck runs out',
          text: 'The played cards are shuffled and become the new deck. Until then a card that was played cannot come again.',
          source: 'printed',
          related: ['2.3', '7.4']
        },
        {
          id: '2.5',
          title: 'Money stays',
          text: 'What nobody took lies at its bar for the next round.',
          source: 'printed'
        },
        {
          id: '2.6',
          title: 'Who is dealt first',
          text: 'Cards are dealt clockwise, beginning on the dealer’s left.',
          source: 'reading',
          related: ['2.3']
        }
      ]
    },
    {
      title: 'At the bars',
      paragraphs: [
        {
          id: '3.1',
          title: 'One card, in secret',
          text: 'Everybody picks one of the five cards in hand, and nobody sees which until all have picked.',
          source: 'printed',
          related: ['1.2']
        },
        {
          id: '3.2',
          title: 'All at once',
          text: 'When everybody has chosen, the cards are turned over together, each at the bar of its colour.',
          source: 'printed'
        },
        {
          id: '3.3',
          title: 'Alone',
          text: 'A gambler who is alone at a bar takes all of its chits.',
          source: 'printed'
        },
        {
          id: '3.4',
          title: 'A raid',
          text: 'A raid card takes the money of a bar if at least one gambler is there; all gamblers there get nothing and have no say.',
          source: 'printed',
          words: ['police', 'cop'],
          related: ['3.5', '4.1']
        },
        {
          id: '3.5',
          title: 'A raid without gamblers',
          text: 'Raid cards that find no gambler get nothing, however many they are; the money stays.',
          source: 'printed',
          words: ['police without gambler', 'cop', 'only raids'],
          related: ['2.5']
        },
        {
          id: '3.6',
          title: 'An empty bar',
          text: 'Where no chit lies there is nothing to take and nothing to deal.',
          source: 'reading'
        }
      ]
    },
    {
      title: 'The deal and the duel',
      paragraphs: [
        {
          id: '4.1',
          title: 'Who proposes',
          text: 'Where several gamblers, or several raiders with a gambler, want the same money, the one with the highest die symbol proposes how to divide it.',
          source: 'printed',
          related: ['4.2', '6.2']
        },
        {
          id: '4.2',
          title: 'Whole chits, no change',
          text: 'Only the chits that lie there are divided, each one whole; no change is made with other chits.',
          source: 'printed',
          related: ['4.3', '4.9']
        },
        {
          id: '4.3',
          title: 'Accepting',
          text: 'Whoever accepts takes what was offered and leaves. If everybody accepts, the proposer keeps the rest.',
          source: 'printed',
          related: ['4.4']
        },
        {
          id: '4.4',
          title: 'Refusing',
          text: 'Each of the others either accepts or challenges the proposer to a duel.',
          source: 'printed',
          words: ['refuse the deal', 'reject', 'challenge'],
          related: ['4.5']
        },
        {
          id: '4.5',
          title: 'The duel',
          text: 'Both throw a die and add the symbol of their card. The higher sum takes everything that is left at the bar.',
          source: 'printed',
          related: ['4.6', '4.7']
        },
        {
          id: '4.6',
          title: 'Ties of two',
          text: 'If only two deal and their sums are equal, the one who asked for the duel wins.',
          source: 'printed',
          words: ['duel tie', 'draw', 'same sum'],
          related: ['4.5', '6.3']
        },
        {
          id: '4.7',
          title: 'Several duels',
          text: 'Where three or more deal and some refuse, the strongest of those who fight meets the weakest, then the winner the next, and so on. The last winner takes what is left. Equal sums go to the weaker player.',
          source: 'printed',
          related: ['4.5', '4.10', '6.3']
        },
        {
          id: '4.8',
          title: 'What a duel is worth',
          text: 'Of the 36 throws of two dice, we count those that give the challenger the higher sum of die and card symbol, and the equal ones that the tie rule gives to the challenger. That share of what is fought for is what a duel is worth to the challenger. If several challenge, we count all their duels in order, and offers that are accepted are taken first. A table that wants to see this before it answers says so when the match begins.',
          source: 'reading',
          related: ['4.5', '4.6', '4.7']
        },
        {
          id: '4.9',
          title: 'Offering nothing',
          text: 'The proposer need not offer anybody anything, nor keep anything. A chit that lies there alone is offered whole or not at all.',
          source: 'reading',
          related: ['4.2']
        },
        {
          id: '4.10',
          title: 'Who is weaker',
          text: 'The weaker player is the one with the lower symbol on the card, whatever the dice show. After each duel the winner meets the weakest of those who still wait.',
          source: 'reading',
          related: ['4.7']
        }
      ]
    },
    {
      title: 'Three players',
      paragraphs: [
        {
          id: '5.1',
          title: 'Four bars',
          text: 'Two bars and their cards stay in the box.',
          source: 'printed',
          related: ['5.2', '5.5']
        },
        {
          id: '5.2',
          title: 'The cards of three',
          text: 'The cards that four to six players leave out are left out as well: 36 cards. Some tables play with all cards of the four bars, 48: a house rule. Then two equal symbols can meet.',
          source: 'reading',
          related: ['1.3', '6.2']
        },
        {
          id: '5.3',
          title: 'Five chits a round',
          text: 'Two chits each of $5,000, $10,000, $15,000 and $20,000 and one each of $25,000, $30,000, $40,000 and $50,000 stay in the box. Each round lays out five: one a bar, the fifth where the dealer wants.',
          source: 'printed',
          related: ['5.4']
        },
        {
          id: '5.4',
          title: 'Two chits over',
          text: 'After fourteen rounds two chits are left, too few for a round. They stay in the box and are nobody’s. Some tables lay them at the first two bars for a fifteenth round: a house rule.',
          source: 'reading',
          related: ['5.3']
        },
        {
          id: '5.5',
          title: 'Which bars stay out',
          text: 'The rules do not say which two bars go. We leave out Lincoln and Jazz Club; the table may name two others.',
          source: 'reading',
          related: ['5.1']
        }
      ]
    },
    {
      title: 'Seven and eight players',
      paragraphs: [
        {
          id: '6.1',
          title: 'The whole box',
          text: 'Nothing stays in the box: all cards and all chits are in play.',
          source: 'printed',
          related: ['1.3', '1.9']
        },
        {
          id: '6.2',
          title: 'Who sits further',
          text: 'How far somebody sits is counted clockwise from the dealer, who is the nearest. Some tables count the shorter way round: a house rule; of two who are then equally far, the one who comes later clockwise is the further.',
          source: 'reading',
          related: ['4.1', '6.4']
        },
        {
          id: '6.3',
          title: 'Equal symbols among three or more',
          text: 'Where others want the same money as the two, it is divided as usual: of the two the further one counts as the stronger and proposes, and a duel between them is won by the further one without a throw.',
          source: 'reading',
          related: ['4.7', '6.4']
        },
        {
          id: '6.4',
          title: 'Two cards with the same symbol',
          text: 'Of two cards with the same symbol the one of whoever sits further from the dealer is the better one: the money is theirs, and so is a duel between the two. Some tables let the further one only propose and win tied duels: a house rule.',
          source: 'printed',
          words: ['same symbol', 'equal symbols', 'tie'],
          related: ['6.2', '6.3']
        }
      ]
    },
    {
      title: 'With Croupier',
      paragraphs: [
        {
          id: '7.1',
          title: 'One thing at a time',
          text: 'The app asks for what comes next on the table.',
          source: 'reading'
        },
        {
          id: '7.2',
          title: 'Rounds only',
          text: 'A table may play a round on its own and tell at its end who took which chits at each bar. What nobody took stays.',
          source: 'reading'
        },
        {
          id: '7.3',
          title: 'More or less detail',
          text: 'How much is told may change before a card of the round is chosen.',
          source: 'reading'
        },
        {
          id: '7.4',
          title: 'The table’s cards or the app’s',
          text: 'Who holds the cards may change in the middle of a match. The app deals from what the table has not played. When the table takes over with cards of its own, any card may turn up.',
          source: 'reading',
          related: ['2.4']
        }
      ]
    }
  ]
} as const satisfies Rulebook;
