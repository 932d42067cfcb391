import type { Chapter } from '$lib/core';

export const payoutChapter = {
  title: 'Payout',
  paragraphs: {
    '5.1': {
      title: 'A rigged casino',
      book: 'The leader of a rigged casino takes its whole jackpot.',
      words: ['rigged casino']
    },
    '5.2': {
      title: 'Not the leader',
      book: 'Everyone else at a rigged casino gets nothing there.'
    },
    '5.3': {
      title: 'Kicked out',
      book: 'The leader of a secure casino is kicked out with nothing.'
    },
    '5.4': {
      title: 'A secure casino',
      book: 'Every other player at a secure casino takes chips from the supply equal to the total of their tiles there.'
    },
    '5.5': {
      title: 'The split',
      book: 'Partners put everything they collect in a round into one pile and split it evenly at the end. If the pile is odd, one chip goes back to the supply.',
      words: ['team winnings', 'odd chip'],
      related: ['5.16']
    },
    '5.6': {
      title: 'An unclaimed jackpot',
      book: 'If no one claims a casino’s jackpot, don’t reset it to the starting amount. Chips added by characters stay, and chips removed aren’t replaced, unless there are none left.',
      words: ['jackpot that nobody won', 'unclaimed'],
      related: ['5.13', '5.17']
    },
    '5.7': {
      title: 'Chips from a character',
      book: 'Chips from a character come from the supply, not from the jackpot. If you have a partner, they go into the team’s pile and are split.'
    },
    '5.8': {
      title: 'Characters and jackpots',
      book: 'Chips that a character adds to a jackpot come from the supply, unless the card says otherwise.',
      related: ['5.20']
    },
    '5.9': {
      title: 'The fine',
      book: 'If a player placed their 7 at their own rigged casino by mistake, they lose 10 of their personal winnings in a learning game. With experienced players, they lose everything they won in the round.',
      related: ['5.10', '5.11', '5.12']
    },
    '5.10': {
      title: 'A wrong 7 at scoring',
      ours: 'A 7 with no token counts as wrong; a blocker never does. If a tile has a token, it may have been added later, so you decide.',
      related: ['4.9', '5.9']
    },
    '5.11': {
      title: 'The offender pays',
      ours: 'Only the offender pays, after the split. The partner keeps the other half. The ten chips come from everything the offender owns, and never exceed that. As house rules, they come only from the round’s share, or from the pile before the split.',
      related: ['5.9']
    },
    '5.12': {
      title: 'A jackpot won with that 7',
      ours: 'The player keeps it, since the rulebook only has a fine. As a house rule, the 7 doesn’t count. If no one leads without it, the jackpot stays.',
      related: ['5.9']
    },
    '5.13': {
      title: 'Refill',
      book: 'Before the next round, all tiles go back to the players’ hands. Refill each casino that has no chips up to the starting jackpot.',
      related: ['5.18']
    },
    '5.14': {
      title: 'Revealed one at a time',
      book: 'The fixers reveal their rigged casinos one at a time, in turn order.',
      words: ['turn over'],
      related: ['5.19']
    },
    '5.15': {
      title: 'All others are secure',
      book: 'Every casino that no one rigged is secure. With two or four players, the casino that wasn’t dealt to anyone always is.'
    },
    '5.16': {
      title: 'Solo',
      book: 'If you have no partner, you keep all your winnings for the round.',
      words: ['alone', 'no partner']
    },
    '5.17': {
      title: 'A rigged casino without tiles',
      ours: 'No one leads there, and its jackpot stays as it is.',
      related: ['5.6']
    },
    '5.18': {
      title: 'Refilling empty casinos',
      ours: 'In our copy, the line about refilling can be read two ways. We refill only the casinos with no chips left, even if blockers won the jackpot.',
      related: ['5.13', '8.4']
    },
    '5.19': {
      title: 'The order of the payout',
      book: 'Rigged casinos pay first, as they are revealed. Then the secure ones pay, and then each team splits its pile.',
      related: ['5.11', '5.14', '5.21']
    },
    '5.20': {
      title: 'Chips that go back',
      ours: 'If a card takes chips from a jackpot or a player, they go to the supply. A player only pays with their own chips.',
      related: ['2.5', '5.8']
    },
    '5.21': {
      title: 'Tiles come back from rigged casinos first',
      book: 'When the rigged casinos have paid, all players take their tiles back from them. Then the casinos that still have tiles are scored as secure ones, and those tiles come back too.',
      related: ['5.15', '5.19']
    }
  }
} as const satisfies Chapter;
