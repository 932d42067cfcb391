import type { Rulebook } from '$lib/core';

export const enteringChapters = [
  {
    title: 'Secrets',
    paragraphs: [
      {
        id: '6.1',
        title: 'In the app or with the real cards',
        text: 'Each team decides for itself. In the app, the fixer is dealt two cards, or enters the ones you dealt, and chooses in secret. With the real cards, the app asks nothing until the casinos are revealed.',
        source: 'reading',
        related: ['3.4', '5.14']
      },
      {
        id: '6.2',
        title: 'Nothing given away',
        text: 'Until a rigged casino is revealed, the board, the possible moves, every refusal and the log are the same no matter what was chosen. Only the team itself can look.',
        source: 'reading',
        related: ['4.14']
      },
      {
        id: '6.3',
        title: 'One casino rigged twice',
        text: 'There’s one card for each casino, so this can’t happen with the real cards. If one team uses the app, another uses the real cards and both name the same casino, it’s paid once, as a rigged casino.',
        source: 'reading'
      }
    ]
  },
  {
    title: 'With Croupier',
    paragraphs: [
      {
        id: '7.1',
        title: 'Every turn',
        text: 'You enter each tile as it’s placed, and the app checks that it’s allowed.',
        source: 'reading'
      },
      {
        id: '7.2',
        title: 'Round results, casino by casino',
        text: 'At the end of a round, enter for each casino who leads, what the others have, how many chips are in the jackpot, and who rigged it.',
        source: 'reading',
        words: ['rounds only']
      },
      {
        id: '7.3',
        title: 'Round results, the short way',
        text: 'Enter how many chips each team or solo player collected at the casinos. The app does the splits and fines. You keep track of the jackpots.',
        source: 'reading'
      },
      {
        id: '7.4',
        title: 'Switching',
        text: 'You can change how much you enter at the start of a round, before anything has been chosen or placed.',
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
        text: 'With two players, each takes a second full set of tiles as blockers.',
        source: 'printed'
      },
      {
        id: '8.2',
        title: 'A tile and a blocker',
        text: 'On your turn, place one of your tiles and one blocker, in either order.',
        source: 'printed',
        related: ['8.6']
      },
      {
        id: '8.3',
        title: 'The first and the last turn',
        text: 'On the first turn of each round, the first player places only one blocker. They also take the last turn, placing their last tile.',
        source: 'printed'
      },
      {
        id: '8.4',
        title: 'Blockers never collect',
        text: 'A set of blockers acts like a partnered player, but you never collect chips from it, either from casinos or from characters. If your blockers win a jackpot, return it to the supply.',
        source: 'printed'
      },
      {
        id: '8.5',
        title: 'The 7 of the blockers',
        text: 'You may place your blockers’ 7 at your rigged casino.',
        source: 'printed'
      },
      {
        id: '8.6',
        title: 'Tiles and blockers separately',
        text: 'Your tiles and your blockers are separate for ranking, for the two-tile limit and for the leader rule, which applies after each of the two placements. If neither fits, discard one of each.',
        source: 'reading',
        related: ['4.2', '4.3', '4.12']
      },
      {
        id: '8.7',
        title: 'Blockers and characters',
        text: 'Blockers act like a partnered player with characters too, so characters count their tiles. But you never collect chips from characters for them.',
        source: 'printed',
        related: ['8.4']
      }
    ]
  }
] as const satisfies Rulebook['chapters'];
