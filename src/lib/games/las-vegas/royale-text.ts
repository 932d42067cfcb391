import { dollars, listed, type Names, type PlayerId, type Reason, type Rulebook } from '$lib/core';
import { TILES, titleOf, type TileId, type TileWhy } from './tiles';
import type { Face, Why } from './types';

/** The reasons of the main game that belong to no single tile. */
export type TableWhy =
  | { readonly code: 'closed'; readonly rule: '8.8'; readonly face: Face }
  | { readonly code: 'notFree'; readonly rule: '8.9'; readonly player: PlayerId }
  | { readonly code: 'bankLacks'; readonly rule: '8.6'; readonly player: PlayerId; readonly value: number }
  | {
      readonly code: 'bankCombines';
      readonly rule: '8.6';
      readonly player: PlayerId;
      readonly value: number;
      readonly notes: readonly number[];
    }
  | { readonly code: 'notLayable'; readonly rule: '8.2' | '8.3'; readonly tile: TileId }
  | {
      readonly code: 'notTheBank';
      readonly rule: '8.5';
      readonly notes: number;
      readonly wanted: number;
    }
  | {
      readonly code: 'toldReward';
      readonly rule: '8.11';
      readonly tile: TileId;
      readonly player: PlayerId;
      readonly value: number;
    };

type Sentences<Each extends Reason> = {
  readonly [Code in Each['code']]: (why: Extract<Each, { code: Code }>, names: Names) => string;
};

const table: Sentences<TableWhy> = {
  closed: ({ face }) => `Casino ${face} is closed: no die comes to it, and none leaves it.`,
  notFree: ({ player }, names) =>
    `${names(player)} pays a chip to pass; it is free only when nothing but closed casinos was rolled.`,
  bankLacks: ({ player, value }, names) =>
    `The bank has no notes that make ${dollars(value)}: ${names(player)} gets nothing.`,
  bankCombines: ({ player, value, notes }, names) =>
    `The bank has no ${dollars(value)} note: ${names(player)} gets ${listed(notes.map(dollars))} instead.`,
  notLayable: ({ tile, rule }) =>
    rule === '8.3'
      ? `${titleOf(tile)} was used in an earlier round and is put aside.`
      : `${titleOf(tile)} cannot be laid: it lies there already, or the other side of its board does.`,
  notTheBank: ({ notes, wanted }) =>
    `The bank holds ${wanted} of the notes that have not been seen; these are ${notes}, or more of one kind than there are.`,
  toldReward: ({ tile, player, value }, names) =>
    `${names(player)} was paid ${dollars(value)} by ${titleOf(tile)} during the round.`
};

/** One sentence for every reason of the main game, by its code. */
export const SENTENCES = Object.assign({}, table, ...TILES.map(({ sentences }) => sentences)) as Readonly<
  Record<string, (why: Reason, names: Names) => string>
>;

export function isRoyaleWhy(why: Why): why is TableWhy | TileWhy {
  return Object.hasOwn(SENTENCES, why.code);
}

/** One sentence for a reason of the main game. */
export function royaleSentence(why: TableWhy | TileWhy, names: Names): string {
  return SENTENCES[why.code]?.(why, names) ?? '';
}

/** The main game: what its tiles have in common, and a chapter for each. */
export const royaleChapters: Rulebook['chapters'] = [
  {
    title: 'Las Vegas Royale',
    paragraphs: [
      {
        id: '8.1',
        title: 'Tiles of a round',
        text: 'At the beginning of each round three tiles are drawn at random, either side up, and laid at casinos 1, 2 and 3. A table may agree on one to six tiles a round, at casinos 1 upward.',
        source: 'printed'
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
        text: 'In the next round the tiles are drawn anew, and the same one may come again. A table may agree to put used sides aside instead; when too few boards are left for a round, they all come back.',
        source: 'printed',
        related: ['8.1']
      },
      {
        id: '8.4',
        title: 'Placing activates',
        text: 'Whoever places dice at a casino with a tile activates it, at casinos 4 to 6 as well. The neutral dice activate nothing, nor does a die that a tile moves, unless it says so.',
        source: 'printed',
        related: ['8.7']
      },
      {
        id: '8.5',
        title: 'The bank',
        text: 'Once the notes of the first round lie there, 24 more are set aside face down for the other rounds. The other 54 are the bank, face up. A table that does not count it is taken at its word.',
        source: 'printed',
        related: ['8.6']
      },
      {
        id: '8.6',
        title: 'What the bank gives',
        text: 'A reward of $10,000 or $20,000 is chips, from $30,000 on it is one note. If the bank lacks that note it gives the fewest others that come to the same; if it cannot, there is nothing to give.',
        source: 'reading',
        related: ['8.5', '1.4']
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
        text: 'To a closed casino no die is added and from it none is taken, by placing or by a tile, of whatever colour. It is paid as usual, and equal counts leave as usual.',
        source: 'printed',
        related: ['8.9', '8.10']
      },
      {
        id: '8.9',
        title: 'Only closed casinos rolled',
        text: 'Whoever has rolled nothing but numbers of closed casinos keeps all dice and passes without paying a chip. Some tables want a chip, as long as there is one: a house rule.',
        source: 'reading',
        related: ['3.5', '8.8']
      },
      {
        id: '8.10',
        title: 'The tile of a closed casino',
        text: 'Nobody can place there, so the tile can only be activated by My Choice. Then it acts, but no die enters or leaves its casino. Some tables let it stand still: a house rule. At the payout it pays as always.',
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
        text: 'Prime Time comes before any casino is paid. Then casinos 1 to 6 are paid in order, each with its notes first and then its tile. Bad Luck comes last.',
        source: 'reading',
        related: ['4.5']
      }
    ]
  },
  ...TILES.map(({ title, paragraphs }) => ({ title, paragraphs }))
];
