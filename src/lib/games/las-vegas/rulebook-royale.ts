import type { Chapter } from '$lib/core';

/** The main game: the rules that its tiles share. */
export const royaleChapter = {
  title: 'Las Vegas Royale',
  paragraphs: {
    '8.1': {
      title: 'Tiles for a round',
      book: 'At the start of each round, draw three tiles at random, either side up, and put them at casinos 1, 2 and 3. You may agree on fewer or more before the game: six at most, one for each casino.',
      words: ['how many tiles', 'number of tiles'],
      related: ['8.13']
    },
    '8.2': {
      title: 'One side of a tile board',
      ours: 'The sixteen tiles are the two sides of eight boards, so both sides of one board are never in play in the same round.',
      related: ['8.1']
    },
    '8.3': {
      title: 'The same tile again',
      book: 'For the next round the tiles are drawn again, and the same one may come up again. If you don’t want that, set used tiles aside or make sure their other side is used.',
      words: ['same tile twice', 'repeat'],
      related: ['8.1', '8.14']
    },
    '8.4': {
      title: 'Placing activates',
      book: 'When you place dice at a casino with a tile, you activate the tile.',
      related: ['8.7', '8.13', '8.15']
    },
    '8.5': {
      title: 'The bank',
      book: 'Once the notes of the first round are dealt, set 24 more aside face down for the other rounds. The other 54 notes are the bank and stay face up.',
      related: ['8.6', '8.16', '8.20']
    },
    '8.6': {
      title: 'Payments from the bank',
      ours: 'If the bank doesn’t have the note for a reward, it pays the fewest other notes that add up to the same amount.',
      related: ['8.5', '8.18', '8.19']
    },
    '8.7': {
      title: 'The tile first, then the turn',
      ours: 'A turn doesn’t end until the tile has done its part, and neither does the round: dice that a tile gives back are rolled and placed again.',
      related: ['3.6', '8.4']
    },
    '8.8': {
      title: 'A closed casino',
      book: 'No dice can be added to a closed casino or removed from it, by placing or by a tile, whatever their colour.',
      related: ['8.9', '8.10', '8.17']
    },
    '8.9': {
      title: 'Only closed casinos rolled',
      ours: 'If you rolled only numbers of closed casinos, you keep all your dice and pass without paying a chip. As a house rule, passing then costs a chip if you have one.',
      words: ['no entry', 'passing', 'cannot place'],
      related: ['3.5', '8.8']
    },
    '8.10': {
      title: 'The tile of a closed casino',
      ours: 'No one can place there, so only another tile can activate its tile. It then acts, but no dice enter or leave its casino. As a house rule, it can do nothing instead. At the payout it pays as usual.',
      related: ['8.8']
    },
    '8.11': {
      title: 'Entering only round results',
      ours: 'If you only enter round results, enter each tile’s payout as it happens and, at the end, any dice on the tiles. Then count the dice at the casinos: every die that isn’t somewhere else has to be there.',
      words: ['rounds only'],
      related: ['7.2', '7.3']
    },
    '8.12': {
      title: 'The order of the payout',
      ours: 'Tiles that act before the payout come first, before any casino is paid. Then pay casinos 1 to 6 in order: first the notes of a casino, then its tile. Tiles that act once everything is paid come last.',
      related: ['4.5', '11.1', '14.4']
    },
    '8.13': {
      title: 'With fewer or more tiles',
      ours: 'With fewer or more than three tiles, put them at casinos 1 and up. At casinos 4 to 6 they work as they do at the others.',
      related: ['8.1']
    },
    '8.14': {
      title: 'Too few tiles left',
      ours: 'If you set used tiles aside and too few boards are left for a round, all of them come back.',
      related: ['8.3']
    },
    '8.15': {
      title: 'Dice that activate nothing',
      ours: 'The neutral dice don’t activate anything. Neither does a die moved by a tile, unless the tile says so.',
      related: ['8.4']
    },
    '8.16': {
      title: 'A bank that no one counts',
      ours: 'You may leave the bank’s notes uncounted. Then the bank always has what it needs, and the app takes your word for it.',
      related: ['8.5']
    },
    '8.17': {
      title: 'A closed casino at the payout',
      ours: 'A closed casino is paid as usual, and ties are removed as usual.',
      related: ['8.8', '4.2']
    },
    '8.18': {
      title: 'A larger amount, with change',
      ours: 'If no notes in the bank make the reward, it pays a larger amount and the player gives back notes of their own for the difference. We take the smallest such amount, then the fewest notes.',
      words: ['bank', 'change', 'exchange'],
      related: ['8.6', '8.19']
    },
    '8.19': {
      title: 'Debts of the bank',
      ours: 'If that isn’t possible either, nothing is lost: the bank owes the money. From then on it counts as the player’s money, but not as a note or a piece. When notes come back to the bank, the player who has waited longest is paid first. As a house rule, such a reward is paid in chips, or not at all.',
      words: ['bank broke', 'bank empty', 'bank has no money', 'no notes in the bank', 'debt', 'iou'],
      related: ['8.6', '8.18', '6.2']
    },
    '8.20': {
      title: 'Counted when it may run out',
      ours: 'No one counts the bank before it matters. If a payment needs a note that the bank may have run out of, we ask how many of that one value it has, and then pay. If the notes come from the app, it draws them instead. In the third round no notes are set aside, so no one counts anything. If you see a note run out earlier, count the whole bank before you enter what’s paid.',
      words: ['count the bank', 'how many notes has the bank'],
      related: ['8.5', '8.6', '8.16', '8.21']
    },
    '8.21': {
      title: 'When a note may have run out',
      ours: 'We know how many notes of each value there are, how many have been turned up and how many have been paid. Of the rest, we assume that at most four of each value are set aside for later rounds.',
      words: ['run out of notes'],
      related: ['8.5', '8.20']
    },
    '8.22': {
      title: 'Leaving a game with tiles',
      ours: 'Tiles can hold dice and ask for answers, so a player leaves between two rounds: after the payout and before the notes of the next round are dealt.',
      words: ['leave', 'leaving'],
      related: ['1.6']
    }
  }
} as const satisfies Chapter;
