import type { Rulebook } from '$lib/core';

export const placingChapter = {
  title: 'Placing tiles',
  paragraphs: [
    {
      id: '4.1',
      title: 'Your turn',
      text: 'Starting with the first player and going clockwise, each player places one tile from their hand at a casino, until all hands are empty.',
      source: 'printed',
      words: ['turn order', 'order of turns']
    },
    {
      id: '4.2',
      title: 'The ranking',
      text: 'At each casino, rank the players by the total of their tiles there, highest first. You and your partner are always ranked individually.',
      source: 'printed'
    },
    {
      id: '4.3',
      title: 'Two tiles',
      text: 'You can have at most two tiles at a casino.',
      source: 'printed'
    },
    {
      id: '4.4',
      title: 'The 7',
      text: 'You can’t place a 7 at the casino your own team rigged. You can place it at one another team rigged.',
      source: 'printed',
      related: ['4.9', '4.13', '4.14', '5.9', '8.5']
    },
    {
      id: '4.5',
      title: 'Never tie the leader',
      text: 'The highest-ranked player at a casino is its leader. You can never place a tile that gives you exactly the same total as the leader. You can tie with anyone who isn’t leading.',
      source: 'printed',
      words: ['level with the leader'],
      related: ['4.8']
    },
    {
      id: '4.6',
      title: 'Character rules',
      text: 'You must follow the rule of a casino’s character.',
      source: 'printed',
      related: ['2.5']
    },
    {
      id: '4.7',
      title: '+3 tokens',
      text: 'A +3 token raises its tile’s number by three for all purposes, including payouts, until it’s removed. Only check for ties with the leader after adding and removing tokens.',
      source: 'printed',
      related: ['4.8', '4.9', '4.10']
    },
    {
      id: '4.8',
      title: 'Others left tied for the lead',
      text: 'Removing a token may leave two others tied for the lead. We don’t allow a turn to end like that. As a house rule you can, and then the player who led there before is the leader.',
      source: 'reading',
      related: ['4.5', '4.7']
    },
    {
      id: '4.9',
      title: 'A 7 and tokens',
      text: 'At your own rigged casino we go by the number, since a token counts for all purposes. So a 4 with a token is a 7 and isn’t allowed, and a 7 with a token isn’t a 7. As a house rule, the printed number counts.',
      source: 'reading',
      related: ['4.4', '5.10']
    },
    {
      id: '4.10',
      title: 'Several tokens',
      text: 'The rulebook doesn’t say that a tile can have only one token, so it can have several.',
      source: 'reading'
    },
    {
      id: '4.11',
      title: 'No tile fits',
      text: 'If you can’t place a tile anywhere on your turn, discard one from your hand instead. It comes back to your hand at the end of the round.',
      source: 'printed',
      related: ['4.12']
    },
    {
      id: '4.12',
      title: 'Choosing the tile to discard',
      text: 'You choose which tile, but only if none of yours fits at any casino. If your only legal move is a 7 at one casino, you may still discard, because the app can’t refuse without giving away which casino is rigged.',
      source: 'reading',
      related: ['4.11']
    },
    {
      id: '4.13',
      title: 'A 7 at a secure casino',
      text: 'You can place a 7 at the casino your team made secure.',
      source: 'reading',
      related: ['4.4']
    },
    {
      id: '4.14',
      title: 'Noticed too late',
      text: 'The app doesn’t refuse a 7 at your own rigged casino, since that would give it away. You pay the fine at the end. You can undo it, like any placement, until someone else has placed. If you find a tie for the lead when scoring, that’s a mistake. Undo the later placement.',
      source: 'reading',
      related: ['4.4', '5.9']
    },
    {
      id: '4.15',
      title: 'Tokens after a round',
      text: 'When tiles go back to the players’ hands, the +3 tokens on them go back to the pile.',
      source: 'reading',
      related: ['4.7']
    }
  ]
} as const satisfies Rulebook['chapters'][number];
