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
      text: 'Everybody else at a rigged casino gets nothing there.',
      source: 'printed'
    },
    {
      id: '5.3',
      title: 'Kicked out',
      text: 'The leader of a secure casino is kicked out and gets nothing.',
      source: 'printed'
    },
    {
      id: '5.4',
      title: 'A secure casino',
      text: 'Every other player at a secure casino takes chips from the supply: the total of their tiles there.',
      source: 'printed'
    },
    {
      id: '5.5',
      title: 'The split',
      text: 'Partners put all that they collect in a round on one pile and split it evenly at its end. If the pile is odd, one chip goes back to the supply.',
      source: 'printed',
      related: ['5.16']
    },
    {
      id: '5.6',
      title: 'A jackpot that nobody won',
      text: 'It is not set back to the starting amount: chips that characters have added stay, and chips taken off are not replaced, unless none are left.',
      source: 'printed',
      related: ['5.13', '5.17']
    },
    {
      id: '5.7',
      title: 'Chips from a character',
      text: 'They come from the supply, not from the jackpot. With a partner they go on the team’s pile and are split.',
      source: 'printed'
    },
    {
      id: '5.8',
      title: 'Characters and jackpots',
      text: 'Chips that a character adds to a jackpot come from the supply, unless its card says otherwise.',
      source: 'printed',
      related: ['5.20']
    },
    {
      id: '5.9',
      title: 'The fine',
      text: 'Whoever has placed a 7 at their own rigged casino loses 10 chips of their own in a learning game, and with experienced players all that they won in the round.',
      source: 'printed',
      related: ['5.10', '5.11', '5.12']
    },
    {
      id: '5.10',
      title: 'What is a fault when it is scored',
      text: 'A 7 without a token; a blocker never. A tile with a token may have got it later, so the table says whether it was a fault.',
      source: 'reading',
      related: ['4.9', '5.9']
    },
    {
      id: '5.11',
      title: 'Who pays the fine, and from what',
      text: 'The offender alone, after the split; the partner keeps the other half. Ten are taken from all that the offender owns, and never more than that. By house rules they are taken from the share of the round, or the pile pays before it is split.',
      source: 'reading',
      related: ['5.9']
    },
    {
      id: '5.12',
      title: 'A jackpot won with that 7',
      text: 'It stays won: only a fine is printed. By a house rule the 7 counts for nothing; if then nobody leads alone, the jackpot stays.',
      source: 'reading',
      related: ['5.9']
    },
    {
      id: '5.13',
      title: 'Refill',
      text: 'Before the next round all tiles are back in the hands, and each casino without chips is filled up to the starting jackpot.',
      source: 'printed',
      related: ['5.18']
    },
    {
      id: '5.14',
      title: 'Turned over one by one',
      text: 'The fixers reveal their rigged casinos one at a time, in the order of turns.',
      source: 'printed',
      related: ['5.19']
    },
    {
      id: '5.15',
      title: 'All others are secure',
      text: 'Every casino that nobody rigged is secure. With two or four players the one that was dealt to nobody always is.',
      source: 'printed'
    },
    {
      id: '5.16',
      title: 'Alone',
      text: 'Without a partner you keep all that you won in the round.',
      source: 'printed'
    },
    {
      id: '5.17',
      title: 'A rigged casino without tiles',
      text: 'Nobody leads there, and its jackpot stays as it is.',
      source: 'reading',
      related: ['5.6']
    },
    {
      id: '5.18',
      title: 'Which casinos are refilled',
      text: 'The number before the chip is lost in our copy of the rules. We read it as: those with no chips left, even where blockers have won the jackpot.',
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
      text: 'Where a card takes chips off a jackpot, or from a player, they go to the supply. A player pays only with chips of their own.',
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
