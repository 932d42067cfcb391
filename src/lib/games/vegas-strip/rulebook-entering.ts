import type { Chapter } from '$lib/core';

export const enteringChapters = [
  {
    title: 'Secrets',
    paragraphs: {
      '6.1': {
        title: 'In the app or with the real cards',
        ours: 'Each team decides for itself. In the app, the fixer is dealt two cards, or enters the ones you dealt, and chooses in secret. With the real cards, the app asks nothing until the casinos are revealed.',
        related: ['3.4', '5.14']
      },
      '6.2': {
        title: 'Nothing given away',
        ours: 'Until a rigged casino is revealed, the board, the possible moves, every refusal and the log are the same no matter what was chosen. Only the team itself can look.',
        related: ['4.14']
      },
      '6.3': {
        title: 'One casino rigged twice',
        ours: 'There’s one card for each casino, so this can’t happen with the real cards. If one team uses the app, another uses the real cards and both name the same casino, it’s paid once, as a rigged casino.'
      }
    }
  },
  {
    title: 'With Croupier',
    paragraphs: {
      '7.1': {
        title: 'Every turn',
        ours: 'You enter each tile as it’s placed, and the app checks that it’s allowed.'
      },
      '7.2': {
        title: 'Round results, casino by casino',
        ours: 'At the end of a round, enter for each casino who leads, what the others have, how many chips are in the jackpot, and who rigged it.',
        words: ['rounds only']
      },
      '7.3': {
        title: 'Round results, the short way',
        ours: 'Enter how many chips each team or solo player collected at the casinos. The app does the splits and fines. You keep track of the jackpots.'
      },
      '7.4': {
        title: 'Switching',
        ours: 'You can change how much you enter at the start of a round, before anything has been chosen or placed.'
      }
    }
  },
  {
    title: 'Two players',
    paragraphs: {
      '8.1': {
        title: 'Blockers',
        book: 'With two players, each takes a second full set of tiles as blockers.'
      },
      '8.2': {
        title: 'A tile and a blocker',
        book: 'On your turn, place one of your tiles and one blocker, in either order.',
        related: ['8.6']
      },
      '8.3': {
        title: 'The first and the last turn',
        book: 'On the first turn of each round, the first player places only one blocker. They also take the last turn, placing their last tile.'
      },
      '8.4': {
        title: 'Blockers never collect',
        book: 'A set of blockers acts like a partnered player, but you never collect chips from it, either from casinos or from characters. If your blockers win a jackpot, return it to the supply.'
      },
      '8.5': {
        title: 'The 7 of the blockers',
        book: 'You may place your blockers’ 7 at your rigged casino.'
      },
      '8.6': {
        title: 'Tiles and blockers separately',
        ours: 'Your tiles and your blockers are separate for ranking, for the two-tile limit and for the leader rule, which applies after each of the two placements. If neither fits, discard one of each.',
        related: ['4.2', '4.3', '4.12']
      },
      '8.7': {
        title: 'Blockers and characters',
        book: 'Blockers act like a partnered player with characters too, so characters count their tiles. But you never collect chips from characters for them.',
        related: ['8.4']
      }
    }
  }
] as const satisfies readonly Chapter[];
