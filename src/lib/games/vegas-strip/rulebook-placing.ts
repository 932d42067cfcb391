import type { Chapter } from '$lib/core';

export const placingChapter = {
  title: 'Placing tiles',
  paragraphs: {
    '4.1': {
      title: 'Your turn',
      book: 'Starting with the first player and going clockwise, each player places one tile from their hand at a casino, until all hands are empty.',
      words: ['turn order', 'order of turns']
    },
    '4.2': {
      title: 'The ranking',
      book: 'At each casino, rank the players by the total of their tiles there, highest first. You and your partner are always ranked individually.'
    },
    '4.3': {
      title: 'Two tiles',
      book: 'You can have at most two tiles at a casino.'
    },
    '4.4': {
      title: 'The 7',
      book: 'You can’t place a 7 at the casino your own team rigged. You can place it at one another team rigged.',
      related: ['4.9', '4.13', '4.14', '5.9', '8.5']
    },
    '4.5': {
      title: 'Never tie the leader',
      book: 'The highest-ranked player at a casino is its leader. You can never place a tile that gives you exactly the same total as the leader. You can tie with anyone who isn’t leading.',
      words: ['level with the leader'],
      related: ['4.8']
    },
    '4.6': {
      title: 'Character rules',
      book: 'You must follow the rule of a casino’s character.',
      related: ['2.5']
    },
    '4.7': {
      title: '+3 tokens',
      book: 'A +3 token raises its tile’s number by three for all purposes, including payouts, until it’s removed. Only check for ties with the leader after adding and removing tokens.',
      related: ['4.8', '4.9', '4.10']
    },
    '4.8': {
      title: 'Others left tied for the lead',
      ours: 'Removing a token may leave two others tied for the lead. We don’t allow a turn to end like that. As a house rule you can, and then the player who led there before is the leader.',
      related: ['4.5', '4.7']
    },
    '4.9': {
      title: 'A 7 and tokens',
      ours: 'At your own rigged casino we go by the number, since a token counts for all purposes. So a 4 with a token is a 7 and isn’t allowed, and a 7 with a token isn’t a 7. As a house rule, the printed number counts.',
      related: ['4.4', '5.10']
    },
    '4.10': {
      title: 'Several tokens',
      ours: 'The rulebook doesn’t say that a tile can have only one token, so it can have several.'
    },
    '4.11': {
      title: 'No tile fits',
      book: 'If you can’t place a tile anywhere on your turn, discard one from your hand instead. It comes back to your hand at the end of the round.',
      related: ['4.12']
    },
    '4.12': {
      title: 'Choosing the tile to discard',
      ours: 'You choose which tile, but only if none of yours fits at any casino. If your only legal move is a 7 at one casino, you may still discard, because the app can’t refuse without giving away which casino is rigged.',
      related: ['4.11']
    },
    '4.13': {
      title: 'A 7 at a secure casino',
      ours: 'You can place a 7 at the casino your team made secure.',
      related: ['4.4']
    },
    '4.14': {
      title: 'Noticed too late',
      ours: 'The app doesn’t refuse a 7 at your own rigged casino, since that would give it away. You pay the fine at the end. You can undo it, like any placement, until someone else has placed. If you find a tie for the lead when scoring, that’s a mistake. Undo the later placement.',
      related: ['4.4', '5.9']
    },
    '4.15': {
      title: 'Tokens after a round',
      ours: 'When tiles go back to the players’ hands, the +3 tokens on them go back to the pile.',
      related: ['4.7']
    }
  }
} as const satisfies Chapter;
