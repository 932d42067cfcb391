import type { Rulebook } from '$lib/core';

/** The main game: what its tiles have in common. */
export const royaleChapter = {
  title: 'Las Vegas Royale',
  paragraphs: [
    {
      id: '8.1',
      title: 'Tiles of a round',
      text: 'At the beginning of each round three tiles are drawn at random, either side up, and laid at casinos 1, 2 and 3. A table may agree on fewer or more before the game: at most six, one for each casino.',
      source: 'printed',
      words: ['how many tiles', 'number of tiles'],
      related: ['8.13']
    },
    {
      id: '8.2',
      title: 'One side of a board',
      text: 'The sixteen tiles are the sides of eight boards, so the two sides of one board never lie there in the same round.',
      source: 'reading',
      related: ['8.1']
    },
    {
      id: '8.3',
      title: 'The same tile again',
      text: 'In the next round the tiles are drawn anew, and the same one may come again. Whoever does not want that puts used tiles aside, or sees to it that the other side is used.',
      source: 'printed',
      words: ['same tile twice', 'repeat'],
      related: ['8.1', '8.14']
    },
    {
      id: '8.4',
      title: 'Placing activates',
      text: 'Whoever places dice at a casino with a tile activates the tile.',
      source: 'printed',
      related: ['8.7', '8.13', '8.15']
    },
    {
      id: '8.5',
      title: 'The bank',
      text: 'Once the notes of the first round lie there, 24 more are set aside face down for the other rounds. All the others, 54 notes, are the bank and lie face up.',
      source: 'printed',
      related: ['8.6', '8.16', '8.20']
    },
    {
      id: '8.6',
      title: 'What the bank gives',
      text: 'Where the bank lacks the note of a reward, it gives the fewest other notes that come to the same sum.',
      source: 'reading',
      related: ['8.5', '8.18', '8.19']
    },
    {
      id: '8.7',
      title: 'The tile first, then the turn',
      text: 'The turn ends when the tile has done what it does, and so does the round: dice that a tile gives back are rolled and placed again.',
      source: 'reading',
      related: ['3.6', '8.4']
    },
    {
      id: '8.8',
      title: 'A closed casino',
      text: 'No die is added to a closed casino and none is taken from it, by placing or by a tile, whatever its colour.',
      source: 'printed',
      related: ['8.9', '8.10', '8.17']
    },
    {
      id: '8.9',
      title: 'Only closed casinos rolled',
      text: 'Whoever has rolled nothing but numbers of closed casinos keeps all dice and passes without paying a chip. Some tables want a chip, as long as there is one: a house rule.',
      source: 'reading',
      words: ['no entry', 'passing', 'cannot place'],
      related: ['3.5', '8.8']
    },
    {
      id: '8.10',
      title: 'The tile of a closed casino',
      text: 'Nobody can place there, so its tile can only be activated by another one. Then it acts, but no die enters or leaves its casino. At some tables it does nothing: a house rule. At the payout it pays as always.',
      source: 'reading',
      related: ['8.8']
    },
    {
      id: '8.11',
      title: 'Telling only the rounds',
      text: 'A table that tells only the rounds tells what each tile paid as it is paid, and at the end what lies on the tiles. Then the dice at the casinos are counted: all those of a colour that lie nowhere else.',
      source: 'reading',
      related: ['7.2', '7.3']
    },
    {
      id: '8.12',
      title: 'The order of the payout',
      text: 'Tiles that act before the payout come first, before any casino is paid. Then casinos 1 to 6 are paid in order, each with its notes first and then its tile. Tiles that act when everything is paid come last.',
      source: 'reading',
      related: ['4.5', '11.1', '14.4']
    },
    {
      id: '8.13',
      title: 'Where fewer or more tiles lie',
      text: 'Fewer than three or more than three tiles lie at casinos 1 upward, and act at casinos 4 to 6 as they do at the others.',
      source: 'reading',
      related: ['8.1']
    },
    {
      id: '8.14',
      title: 'Too few tiles left',
      text: 'A table that puts used tiles aside takes them all back when too few boards are left for a round.',
      source: 'reading',
      related: ['8.3']
    },
    {
      id: '8.15',
      title: 'What activates nothing',
      text: 'The neutral dice activate nothing, nor does a die that a tile moves, unless the tile says so.',
      source: 'reading',
      related: ['8.4']
    },
    {
      id: '8.16',
      title: 'A bank that nobody counts',
      text: 'A table may leave the notes of the bank uncounted. Then the bank has whatever is needed, and the table is taken at its word.',
      source: 'reading',
      related: ['8.5']
    },
    {
      id: '8.17',
      title: 'A closed casino at the payout',
      text: 'A closed casino is paid as usual, and equal counts leave it as usual.',
      source: 'reading',
      related: ['8.8', '4.2']
    },
    {
      id: '8.18',
      title: 'A larger sum against change',
      text: 'If no notes of the bank make the reward, it gives a larger sum, and the player gives back notes of their own for the difference. We take the smallest such sum, then the fewest notes.',
      source: 'reading',
      words: ['bank', 'change', 'exchange'],
      related: ['8.6', '8.19']
    },
    {
      id: '8.19',
      title: 'What the bank owes',
      text: 'If that cannot be done either, nothing is lost: the bank owes the sum. From then on it is money of the player, but no note and no piece. As soon as notes come back to the bank, whoever has waited longest is paid first. Some tables pay such a reward in chips, others not at all: a house rule.',
      source: 'reading',
      words: ['bank broke', 'bank empty', 'bank has no money', 'no notes in the bank', 'debt', 'iou'],
      related: ['8.6', '8.18', '6.2']
    },
    {
      id: '8.20',
      title: 'Counted when it may run out',
      text: 'Nobody counts the bank before it is needed. Of each kind of note we know how many the box holds, how many were turned up and how many were paid; of the others we take at most four to be set aside for the later rounds. Once a payment needs a note that the bank may then be out of, we ask how many of this one kind lie there, and pay then. In the third round nothing lies aside, so nobody counts anything. A table that sees a note run out earlier counts the whole bank before it tells what is paid.',
      source: 'reading',
      words: ['count the bank', 'how many notes has the bank'],
      related: ['8.5', '8.6', '8.16']
    }
  ]
} as const satisfies Rulebook['chapters'][number];
