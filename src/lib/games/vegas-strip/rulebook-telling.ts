import type { Rulebook } from '$lib/core';

export const tellingChapters = [
  {
    title: 'Secrets',
    paragraphs: [
      {
        id: '6.1',
        title: 'In the app or on paper',
        text: 'Each team settles it for itself. In the app the fixer is dealt two cards, or says which the table dealt, and chooses behind a cover. On paper nothing is asked until the casinos are revealed.',
        source: 'reading',
        related: ['3.4', '5.14']
      },
      {
        id: '6.2',
        title: 'What the app keeps to itself',
        text: 'Until a rigged casino is revealed, the board, what can be done, every refusal and the log are the same whatever was chosen. Only the team itself can look.',
        source: 'reading',
        related: ['4.14']
      },
      {
        id: '6.3',
        title: 'One casino rigged twice',
        text: 'There is one card for each casino, so it cannot happen with the cards. Where a team that told the app and one on paper name the same casino, it is paid once, as a rigged one.',
        source: 'reading'
      }
    ]
  },
  {
    title: 'Telling the app',
    paragraphs: [
      {
        id: '7.1',
        title: 'Every turn',
        text: 'Each tile is told as it is placed, and the app sees to it that it may be.',
        source: 'reading'
      },
      {
        id: '7.2',
        title: 'Only the rounds, casino by casino',
        text: 'At the end of a round the table says of each casino who leads, what the others come to, what lies on it, and who rigged it.',
        source: 'reading'
      },
      {
        id: '7.3',
        title: 'Only the rounds, the short way',
        text: 'The table says how many chips each team, and each player alone, has collected at the casinos. The app splits and fines; the jackpots lie on the table.',
        source: 'reading'
      },
      {
        id: '7.4',
        title: 'Changing between the two',
        text: 'How much is told can change at the beginning of a round, before anything was chosen or placed.',
        source: 'reading'
      }
    ]
  },
  {
    title: 'Two players',
    paragraphs: [
      {
        id: '8.1',
        title: 'Blockers',
        text: 'With two players each takes a second full set of tiles as blockers.',
        source: 'printed'
      },
      {
        id: '8.2',
        title: 'A tile and a blocker',
        text: 'On your turn you place one of your tiles and one blocker, in either order.',
        source: 'printed',
        related: ['8.6']
      },
      {
        id: '8.3',
        title: 'The first and the last turn',
        text: 'On the first turn of a round the first player places one blocker only, and has the last turn with the last tile.',
        source: 'printed'
      },
      {
        id: '8.4',
        title: 'Blockers never collect',
        text: 'A set of blockers acts like a partnered player, but you never collect chips from it, neither from casinos nor from characters. A jackpot that your blockers win goes to the supply.',
        source: 'printed'
      },
      {
        id: '8.5',
        title: 'The 7 of the blockers',
        text: 'You may place the 7 of your blockers at your rigged casino.',
        source: 'printed'
      },
      {
        id: '8.6',
        title: 'Each for itself',
        text: 'Your tiles and your blockers are ranked, limited and held against the leader apart, after each of the two placements. If neither fits, each is discarded on its own.',
        source: 'reading',
        related: ['4.2', '4.3', '4.12']
      },
      {
        id: '8.7',
        title: 'Blockers and characters',
        text: 'Blockers act like a partnered player, so characters count their tiles too. Characters never pay for them.',
        source: 'printed',
        related: ['8.4']
      }
    ]
  }
] as const satisfies Rulebook['chapters'];
