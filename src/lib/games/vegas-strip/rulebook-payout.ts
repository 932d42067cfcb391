import type { Rulebook } from '$lib/core';

export const payoutChapter = {
  title: 'Payout',
  paragraphs: [
    {
      id: '5.1',
      title: 'A rigged casino',
      text: 'The leader of a rigged casino takes its whole jackpot.',
      source: 'printed',
      words: ['rigged casino']
    },
    {
      id: '5.2',
      title: 'Not the leader',
      text: 'Everyone else at a rigged casino gets nothing there.',
      source: 'printed'
    },
    {
      id: '5.3',
      title: 'Kicked out',
      text: 'The leader of a secure casino is kicked out with nothing.',
      source: 'printed'
    },
    {
      id: '5.4',
      title: 'A secure casino',
      text: 'Every other player at a secure casino takes chips from the supply equal to the total of their tiles there.',
      source: 'printed'
    },
    {
      id: '5.5',
      title: 'The split',
      text: 'Partners put everything they collect in a round into one pile and split it evenly at the end. If the pile is odd, one chip goes back to the supply.',
      source: 'printed',
      words: ['team winnings', 'odd chip'],
      related: ['5.16']
    },
    {
      id: '5.6',
      title: 'An unclaimed jackpot',
      text: 'If no one claims a casino’s jackpot, don’t reset it to the starting amount. Chips added by characters stay, and chips removed aren’t replaced, unless there are none left.',
      source: 'printed',
      words: ['jackpot that nobody won', 'unclaimed'],
      related: ['5.13', '5.17']
    },
    {
      id: '5.7',
      title: 'Chips from a character',
      text: 'Chips from a character come from the supply, not from the jackpot. If you have a partner, they go into the team’s pile and are split.',
      source: 'printed'
    },
    {
      id: '5.8',
      title: 'Characters and jackpots',
      text: 'Chips that a character adds to a jackpot come from the supply, unless the card says otherwise.',
      source: 'printed',
      related: ['5.20']
    },
    {
      id: '5.9',
      title: 'The fine',
      text: 'If a player placed their 7 at their own rigged casino by mistake, they lose 10 of their personal winnings in a learning game. With experienced players, they lose everything they won in the round.',
      source: 'printed',
      related: ['5.10', '5.11', '5.12']
    },
    {
      id: '5.10',
      title: 'A wrong 7 at scoring',
      text: 'A 7 with no token counts as wrong; a blocker never does. If a tile has a token, it may have been added later, so you decide.',
      source: 'reading',
      related: ['4.9', '5.9']
    },
    {
      id: '5.11',
      title: 'The offender pays',
      text: 'Only the offender pays, after the split. The partner keeps the other half. The ten chips come from everything the offender owns, and never exceed that. As house rules, they come only from the round’s share, or from the pile before the split.',
      source: 'reading',
      related: ['5.9']
    },
    {
      id: '5.12',
      title: 'A jackpot won with that 7',
      text: 'The player keeps it, since the rulebook only has a fine. As a house rule, the 7 doesn’t count. If no one leads without it, the jackpot stays.',
      source: 'reading',
      related: ['5.9']
    },
    {
      id: '5.13',
      title: 'Refill',
      text: 'Before the next round, all tiles go back to the players’ hands. Refill each casino that has no chips up to the starting jackpot.',
      source: 'printed',
      related: ['5.18']
    },
    {
      id: '5.14',
      title: 'Revealed one at a time',
      text: 'The fixers reveal their rigged casinos one at a time, in turn order.',
      source: 'printed',
      words: ['turn over'],
      related: ['5.19']
    },
    {
      id: '5.15',
      title: 'All others are secure',
      text: 'Every casino that no one rigged is secure. With two or four players, the casino that wasn’t dealt to anyone always is.',
      source: 'printed'
    },
    {
      id: '5.16',
      title: 'Solo',
      text: 'If you have no partner, you keep all your winnings for the round.',
      source: 'printed',
      words: ['alone', 'no partner']
    },
    {
      id: '5.17',
      title: 'A rigged casino without tiles',
      text: 'No one leads there, and its jackpot stays as it is.',
      source: 'reading',
      related: ['5.6']
    },
    {
      id: '5.18',
      title: 'Refilling empty casinos',
      text: 'In our copy, the line about refilling can be read two ways. We refill only the casinos with no chips left, even if blockers won the jackpot.',
      source: 'reading',
      related: ['5.13', '8.4']
    },
    {
      id: '5.19',
      title: 'The order of the payout',
      text: 'Rigged casinos pay first, as they are revealed. Then the secure ones pay, and then each team splits its pile.',
      source: 'printed',
      related: ['5.11', '5.14', '5.21']
    },
    {
      id: '5.20',
      title: 'Chips that go back',
      text: 'If a card takes chips from a jackpot or a player, they go to the supply. A player only pays with their own chips.',
      source: 'reading',
      related: ['2.5', '5.8']
    },
    {
      id: '5.21',
      title: 'Tiles come back from rigged casinos first',
      text: 'When the rigged casinos have paid, all players take their tiles back from them. Then the casinos that still have tiles are scored as secure ones, and those tiles come back too.',
      source: 'printed',
      related: ['5.15', '5.19']
    }
  ]
} as const satisfies Rulebook['chapters'][number];
