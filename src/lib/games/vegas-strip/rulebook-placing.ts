import type { Rulebook } from '$lib/core';

export const placingChapter = {
  title: 'Placing tiles',
  paragraphs: [
    {
      id: '4.1',
      title: 'Your turn',
      text: 'Clockwise, beginning with the first player, everybody places one tile from the hand at a casino, until all hands are empty.',
      source: 'printed'
    },
    {
      id: '4.2',
      title: 'The ranking',
      text: 'At each casino the players are ranked by the total of their tiles there, highest first. You and your partner are always ranked apart.',
      source: 'printed'
    },
    {
      id: '4.3',
      title: 'Two tiles',
      text: 'You have at most two tiles at a casino.',
      source: 'printed'
    },
    {
      id: '4.4',
      title: 'The 7',
      text: 'You cannot place a 7 at the casino that your own team has rigged. At one that another team has rigged you can.',
      source: 'printed',
      related: ['4.9', '4.13', '4.14', '5.9', '8.5']
    },
    {
      id: '4.5',
      title: 'Never level with the leader',
      text: 'The highest-ranked player at a casino is its leader. You can never place a tile that gives you exactly the leader’s total. You can be level with anybody who does not lead.',
      source: 'printed',
      related: ['4.8']
    },
    {
      id: '4.6',
      title: 'Characters are obeyed',
      text: 'You must follow the rule of the character at a casino.',
      source: 'printed',
      related: ['2.5']
    },
    {
      id: '4.7',
      title: '+3 tokens',
      text: 'A +3 token makes the number of its tile three higher for all purposes, payouts too, until it is taken off. Whether anybody is level with the leader is looked at only after tokens have come and gone.',
      source: 'printed',
      related: ['4.8', '4.9', '4.10']
    },
    {
      id: '4.8',
      title: 'Others left level in the lead',
      text: 'A token that is taken off may leave two others sharing the lead. We do not allow a turn that ends so. Some tables do: a house rule, and then whoever led there before is the leader.',
      source: 'reading',
      related: ['4.5', '4.7']
    },
    {
      id: '4.9',
      title: 'What a 7 is',
      text: 'At your own rigged casino we go by the number, since a token counts for all purposes: a 4 with a token is a 7 and is not allowed, and a 7 with a token is none. Some tables go by what is printed on the tile: a house rule.',
      source: 'reading',
      related: ['4.4', '5.10']
    },
    {
      id: '4.10',
      title: 'Several tokens',
      text: 'Nothing says that a tile can have one token only, so it may have several.',
      source: 'reading'
    },
    {
      id: '4.11',
      title: 'No tile fits',
      text: 'If you cannot place a tile anywhere on your turn, you discard one from your hand instead. It comes back to your hand at the end of the round.',
      source: 'printed',
      related: ['4.12']
    },
    {
      id: '4.12',
      title: 'Which tile is discarded',
      text: 'You choose which, and only if no tile of yours fits at any casino. Where a 7 at one casino is all that fits, everybody may say that it does not, since the app tells nobody which casinos are rigged.',
      source: 'reading',
      related: ['4.11']
    },
    {
      id: '4.13',
      title: 'A 7 at a secure casino',
      text: 'A 7 may be placed at the casino that your team has made secure.',
      source: 'reading',
      related: ['4.4']
    },
    {
      id: '4.14',
      title: 'Noticed too late',
      text: 'A 7 at your own rigged casino is not refused, for that would tell which casino is rigged: it costs its fine at the end. You may take it back, like any placement, until somebody else has placed. A lead that is found to be shared when a round is scored is a mistake: take the later placement back.',
      source: 'reading',
      related: ['4.4', '5.9']
    },
    {
      id: '4.15',
      title: 'Tokens after a round',
      text: 'When the tiles go back to the hands, the +3 tokens on them go back to their pile.',
      source: 'reading',
      related: ['4.7']
    }
  ]
} as const satisfies Rulebook['chapters'][number];
