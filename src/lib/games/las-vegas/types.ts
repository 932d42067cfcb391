import type { ChipColour, ChipLot } from '$lib/chip-cards';
import type { Ask, Deck, PlayerId, Posting } from '$lib/core';
import type { Depth } from '$lib/games/define';
import type { Chosen } from '$lib/games/house-rule';
import type {
  ChipCardMove,
  ChipCardsTaken,
  ChipCardTable,
  ChipCardView,
  ChipCardWhy
} from './chip-card-words';
import type { CasinoAt, Dice, Face, Roll, Strength, Who } from './owned-dice';
import type { ChipCardOptions, houseRules } from './house-rules';
import type { Debt, PaidWhen, Royale, RoyaleOptions, TableWhy } from './royale';
import type { InPlay, TileId, TileMove, TilePick, TileView, TileWhy } from './tiles/tile-words';

export * from './owned-dice';

/** How a table plays: fixed at the start. */
export interface Options extends Chosen<typeof houseRules> {
  readonly first: PlayerId;
  readonly depth: Depth;
  /** The notes that the table counted in its own box; absent, they are as many as we think. */
  readonly notes?: Deck;
  /** The main game with its tiles; absent in the basic game. */
  readonly royale?: RoyaleOptions;
  /** Played with the chip cards of the Card Game; absent without them (chapter 25). */
  readonly chipCards?: ChipCardOptions;
}

/** Where all eight dice of one colour lie at the end of a round. */
export interface Count {
  /** Small dice at casinos 1 to 6. */
  readonly small: readonly number[];
  /** The casino of the big die. */
  readonly big?: Face;
}

export type Move =
  /** Six pairs of notes, in the order in which they were turned up. */
  | { readonly type: 'deal'; readonly pairs: readonly Pair[] }
  | ({ readonly type: 'neutral' } & Roll)
  | ({ readonly type: 'roll' } & Roll)
  /** All dice of one number; how many they were is said where no roll was told. */
  | { readonly type: 'place'; readonly face: Face; readonly small?: number; readonly big?: number }
  | { readonly type: 'pass'; /** Only closed casinos were rolled (8.9). */ readonly free?: true }
  /** The end of a round, in a table that tells only that. Chips are those each player has left. */
  | {
      readonly type: 'count';
      readonly dice: Readonly<Partial<Record<Who, Count>>>;
      readonly chips: Readonly<Partial<Record<PlayerId, number>>>;
      /** Who took which chip cards, where they are played with. */
      readonly chipCards?: ChipCardsTaken;
    }
  | { readonly type: 'depth'; readonly depth: Depth }
  /** The tile that is laid at the next casino. */
  | { readonly type: 'lay'; readonly tile: TileId }
  /** The notes of the bank, those of one kind where only that is asked for, or that nobody counts them. */
  | { readonly type: 'bank'; readonly notes: Deck | 'notCounted' }
  /** The whole bank is counted before the match goes on (8.20). */
  | { readonly type: 'countBank' }
  /** What a tile paid in a round of which only the end is told. */
  | { readonly type: 'reward'; readonly tile: TileId; readonly player: PlayerId; readonly value: number }
  | ChipCardMove
  | TileMove;

/** What the table is asked besides what its tiles ask. */
export const TABLE_ASKS = [
  'tile',
  'deal',
  'bank',
  /* eslint-disable house/words -- ids of asks */
  'bank counts',
  'bank not counted',
  'count bank',
  /* eslint-enable house/words */
  'neutral',
  'roll',
  'place',
  'count',
  'depth',
  'chipCards',
  'chipCard'
] as const;
export type TableAskId = (typeof TABLE_ASKS)[number];
export type TableAsk = Ask<Move, Why> & { readonly id: TableAskId };

/** Two notes, in dollars. */
export type Pair = readonly [number, number];

/** Where a big die lies that is placed: at a casino, or on a tile. */
export type BigDieLies = { readonly casino: Face } | { readonly tile: TileId };

/** What lies at one casino. */
export interface Casino {
  /** Higher first. */
  readonly notes: Pair;
  readonly dice: Readonly<Partial<Record<Who, Dice>>>;
}

/** What a player has in front of him. */
export interface Purse {
  readonly small: number;
  readonly big: number;
  readonly chips: number;
  readonly notes: readonly number[];
  /** Dollars for which the box has no piece; absent where there are none. */
  readonly cash?: readonly number[];
}

export interface State {
  readonly options: Options;
  readonly seats: readonly PlayerId[];
  readonly depth: Depth;
  /** 1 to 3. */
  readonly round: number;
  readonly phase: 'tiles' | 'deal' | 'bank' | 'turns' | 'payout' | 'over';
  /** Who began the round, and why. */
  readonly opening: RoundOpening;
  readonly turn: PlayerId;
  readonly purses: Readonly<Partial<Record<PlayerId, Purse>>>;
  /** Notes that nobody has seen yet; only these can be drawn. */
  readonly unseen: Deck;
  /** Notes put face down under the pile. */
  readonly under: readonly number[];
  /** Six once the round is dealt, by number. */
  readonly casinos: readonly Casino[];
  /** Whether the neutral dice of this round lie there. */
  readonly neutral: boolean;
  /** The dice of a roll that was told, as far as they are not placed yet; empty between two rolls. */
  readonly arena: { readonly roll?: Roll };
  /** Whether anybody has passed in this round. */
  readonly passed: boolean;
  /** Rolls told so far, all rounds together. */
  readonly rolls: number;
  /** The last round that was paid, as it lay before the first note was handed out. */
  readonly paid?: {
    readonly round: number;
    readonly casinos: readonly Casino[];
    /** What the tiles paid and took; absent where there were none. */
    readonly tiles?: readonly TilePaid[];
    /** The tiles of that round, with what lay on them. */
    readonly laid?: readonly InPlay[];
  };
  /** The main game's tiles; absent in the basic game. */
  readonly royale?: Royale;
  /** A payout that a tile has interrupted. */
  readonly paying?: Paying;
  /** The chip cards of the Card Game; absent where they are not played with. */
  readonly chipCards?: ChipCardTable;
}

export interface RoundOpening {
  readonly player: PlayerId;
  readonly why: Extract<
    Why,
    { code: 'begins' | 'winnerBegins' | 'secondBegins' | 'sameBegins' | 'nextBegins' }
  >;
}

/** Every reason of this game; the number is the paragraph of its rulebook. */
export type Why =
  // payout
  | {
      readonly code: 'most';
      readonly rule: '4.3';
      readonly casino: CasinoAt;
      readonly own: Strength;
      readonly value: number;
      /** That the other note is worth as much. */
      readonly alike?: true;
      readonly next?: Strength;
    }
  | {
      readonly code: 'second';
      readonly rule: '4.3';
      readonly casino: CasinoAt;
      readonly own: Strength;
      readonly value: number;
      readonly best: Strength;
    }
  | {
      readonly code: 'third';
      readonly rule: '4.3';
      readonly casino: CasinoAt;
      readonly own: Strength;
      readonly better: readonly Strength[];
    }
  | {
      readonly code: 'tied';
      readonly rule: '4.2';
      readonly casino: CasinoAt;
      readonly own: Strength;
      readonly others: readonly Strength[];
    }
  | {
      readonly code: 'leftOver';
      readonly rule: '4.4';
      readonly casino: CasinoAt;
      /** All that nobody takes there. */
      readonly notes: readonly number[];
      readonly claimants: number;
      readonly left: number;
    }
  | {
      readonly code: 'imaginary';
      readonly rule: '5.2';
      readonly casino: CasinoAt;
      readonly own: Strength;
      readonly value: number;
      readonly rank: 1 | 2;
    }
  // notes
  | {
      readonly code: 'pair';
      readonly rule: '2.2';
      readonly casino: Face;
      readonly pair: Pair;
      readonly total: number;
      /** Whether the higher note decides between it and a pair of the same total. */
      readonly level: boolean;
    }
  // chips
  | { readonly code: 'chip'; readonly rule: '2.4'; readonly player: PlayerId; readonly round: number }
  | { readonly code: 'passed'; readonly rule: '3.5'; readonly player: PlayerId; readonly left: number }
  | {
      readonly code: 'spent';
      readonly rule: '7.3';
      readonly player: PlayerId;
      readonly spent: number;
      readonly left: number;
    }
  // who begins
  | { readonly code: 'begins'; readonly rule: '1.5'; readonly player: PlayerId }
  | {
      readonly code: 'winnerBegins';
      readonly rule: '2.5' | '2.6';
      readonly player: PlayerId;
      readonly casino: Face;
      readonly passedOver: readonly Face[];
    }
  | {
      /** The lower note of a casino whose higher one an imaginary player won, where the table plays it so. */
      readonly code: 'secondBegins';
      readonly rule: '2.6';
      readonly player: PlayerId;
      readonly casino: Face;
      readonly passedOver: readonly Face[];
    }
  | { readonly code: 'sameBegins'; readonly rule: '2.7'; readonly player: PlayerId }
  | {
      readonly code: 'nextBegins';
      readonly rule: '2.7';
      readonly player: PlayerId;
      readonly before: PlayerId;
    }
  // ranking
  | {
      readonly code: 'sum';
      readonly rule: '6.1';
      readonly player: PlayerId;
      readonly notes: number;
      readonly chips: number;
      /** Dollars for chip cards; absent where there are none. */
      readonly bonus?: number;
      /** Dollars that the bank still owes; absent where it owes nothing. */
      readonly owed?: number;
      readonly total: number;
    }
  | {
      readonly code: 'morePieces';
      readonly rule: '6.2' | '25.8';
      readonly players: readonly PlayerId[];
      readonly pieces: number;
      readonly others: readonly PlayerId[];
      readonly otherPieces: number;
      readonly total: number;
    }
  | {
      readonly code: 'level';
      readonly rule: '6.3' | '25.8';
      readonly players: readonly PlayerId[];
      readonly pieces: number;
      readonly total: number;
    }
  // refusals
  | { readonly code: 'notRolled'; readonly rule: '3.2'; readonly player: PlayerId; readonly face: Face }
  | { readonly code: 'noChip'; readonly rule: '3.5'; readonly player: PlayerId }
  | { readonly code: 'noDice'; readonly rule: '3.2'; readonly player: PlayerId }
  | {
      readonly code: 'tooMany';
      readonly rule: '3.1';
      readonly player: PlayerId;
      readonly small: number;
      readonly has: number;
    }
  | {
      readonly code: 'bigGone';
      readonly rule: '3.1';
      readonly player: PlayerId;
      /** Absent where nobody knows. */
      readonly lies?: BigDieLies;
    }
  | {
      readonly code: 'notAll';
      readonly rule: '3.2';
      readonly player: PlayerId;
      readonly face: Face;
      readonly small: number;
      readonly big: number;
    }
  | {
      readonly code: 'wrongRoll';
      /** Of the neutral colour 5.1. */
      readonly rule: '3.1' | '5.1';
      readonly who: Who;
      readonly small: number;
      readonly big: number;
    }
  | { readonly code: 'notSixPairs'; readonly rule: '2.1'; readonly pairs: number }
  | { readonly code: 'notInPile'; readonly rule: '2.3'; readonly value: number; readonly left: number }
  | {
      readonly code: 'short';
      readonly rule: '7.2';
      readonly who: Who;
      readonly small: number;
      readonly big: number;
      /** What is not counted anywhere yet. */
      readonly missing: Dice;
      /** All dice that lie on no tile; absent where that is a whole colour. */
      readonly of?: Dice;
    }
  | {
      readonly code: 'over';
      readonly rule: '7.2';
      readonly who: Who;
      readonly small: number;
      readonly big: number;
      /** Which dice are too many. */
      readonly size: 'small' | 'big';
      /** All dice that lie on no tile; absent where that is a whole colour. */
      readonly of?: Dice;
    }
  | { readonly code: 'chipsBound'; readonly rule: '7.3'; readonly player: PlayerId; readonly most: number }
  | { readonly code: 'depthLater'; readonly rule: '7.4'; readonly depth: Depth }
  | { readonly code: 'unreadable'; readonly rule: '7.1' }
  | {
      readonly code: 'notNow';
      readonly rule: '7.1';
      readonly wanted:
        | 'deal'
        | 'neutral'
        | 'place'
        | 'turn'
        | 'count'
        | 'nothing'
        | 'tiles'
        | 'bank'
        | 'tile'
        | 'throw'
        | 'chipCards'
        | 'chipCard';
    }
  | TableWhy
  | ChipCardWhy
  | TileWhy;

/** What the log says of a move. */
export type LogEvent =
  | {
      readonly code: 'dealt';
      readonly round: number;
      readonly pairs: readonly Pair[];
      readonly opening: RoundOpening;
    }
  | { readonly code: 'chipCards'; readonly round: number; readonly colours: readonly ChipColour[] }
  | {
      readonly code: 'chipCard';
      readonly player: PlayerId;
      readonly casino: Face;
      readonly colour: ChipColour | 'none';
    }
  | { readonly code: 'neutral'; readonly roll: Roll }
  | { readonly code: 'rolled'; readonly player: PlayerId; readonly number: number; readonly roll: Roll }
  | {
      readonly code: 'placed';
      readonly player: PlayerId;
      readonly face: Face;
      readonly small: number;
      readonly big: number;
    }
  | { readonly code: 'passed'; readonly player: PlayerId; readonly free?: true }
  | { readonly code: 'counted'; readonly round: number }
  | { readonly code: 'depth'; readonly depth: Depth }
  | { readonly code: 'laid'; readonly tile: TileId; readonly at: Face }
  | {
      readonly code: 'bank';
      readonly counted: boolean;
      /** The notes of one kind, where only that was counted. */
      readonly only?: { readonly value: number; readonly count: number };
    }
  | { readonly code: 'countBank' }
  | { readonly code: 'reward'; readonly tile: TileId; readonly player: PlayerId; readonly value: number }
  /** What was told of a tile, without what is still hidden. */
  | { readonly code: 'tile'; readonly player: PlayerId; readonly move: TileMove };

/** What the screen shows of an ask that can be answered in several ways, or in several steps. */
export type Show =
  /** The app rolls or draws. */
  | 'app'
  /** What lies on the table is typed in. */
  | 'table'
  /** All dice of a roll are typed in. */
  | 'rolled'
  /** What a tile allows instead of rolling. */
  | 'tile'
  /** The count at the end of a round: not begun, a casino, the chips. */
  | 'board'
  | `casino ${Face}`
  | 'chips';

/** The taps before a move is complete. */
export type Tap =
  | { readonly tap: 'face'; readonly face: Face }
  | { readonly tap: 'big'; readonly face: Face; readonly on: boolean }
  /** One die of a roll that is typed in whole. */
  | { readonly tap: 'die'; readonly die: 'small' | 'big' | 'black'; readonly face: Face }
  /** One part of an answer to a tile that takes several. */
  | { readonly tap: 'pick'; readonly pick: TilePick }
  | { readonly tap: 'note'; readonly value: number }
  /** How many notes of a value lie in the bank. */
  | { readonly tap: 'bank'; readonly value: number; readonly count: number }
  /** One step of the count at the end of a round. */
  | { readonly tap: 'step'; readonly who: Who; readonly casino: Face; readonly small: number }
  | { readonly tap: 'bigAt'; readonly who: Who; readonly casino: Face; readonly on: boolean }
  | { readonly tap: 'chips'; readonly player: PlayerId; readonly chips: number }
  /** One chip card more, from casino 1 on. */
  | { readonly tap: 'chipCard'; readonly colour: ChipColour }
  /** Who took a chip card in a round of which only the end is told. */
  | { readonly tap: 'took'; readonly lot: ChipLot<Face> }
  /** The control was changed: type the roll instead of the placement, count the next casino. */
  | { readonly tap: 'show'; /** 'typed' is what older drafts call 'table'. */ readonly show: Show | 'typed' }
  /** What was typed for a move that was taken back, kept for correcting it. */
  | { readonly tap: 'again'; readonly notes: readonly number[] }
  | {
      readonly tap: 'again';
      readonly dice: Readonly<Partial<Record<Who, Count>>>;
      readonly chips: Readonly<Partial<Record<PlayerId, number>>>;
      readonly chipCards?: ChipCardsTaken;
    };

/** How far a payout has come that a tile has interrupted. */
export interface Paying {
  /** Index of the step that comes next. */
  readonly next: number;
  /** Casinos 1 to this one have been paid. */
  readonly paidTo: number;
  readonly told: readonly TilePaid[];
}

/** What a tile paid and took at one moment of a payout. */
export interface TilePaid {
  readonly when: PaidWhen;
  readonly postings: readonly Posting<Why>[];
  /** What everybody had before; absent where the tile had waited for an answer. */
  readonly held?: MoneyBefore;
}

/** What players and bank had. */
export interface MoneyBefore {
  readonly purses: Readonly<Partial<Record<PlayerId, Pick<Purse, 'notes' | 'chips'>>>>;
  /** The notes of the bank, where they are counted. */
  readonly bank?: Deck;
  /** What the bank owed, whoever had waited longest first. */
  readonly debts: readonly Debt[];
}

/** A casino as the screens draw it: everybody with dice there, best first, tied ones in their place. */
export interface CasinoView {
  readonly number: Face;
  readonly notes: Pair;
  readonly claims: readonly Claim[];
  readonly tile?: TileView;
  /** No die comes to it, and none leaves it. */
  readonly closed?: true;
}

/** Somebody's dice at a casino, and what they would be paid. */
export interface Claim {
  readonly own: Strength;
  /** Equal counts leave together. */
  readonly tied: boolean;
  /** What goes to this player, or to the pile for an imaginary one; 0 for nothing. */
  readonly award: number;
  readonly why: Why;
}

export interface PlayerView extends Purse {
  readonly player: PlayerId;
  /** Whole dollars that the bank owes (8.19); absent where it owes nothing. */
  readonly owed?: number;
}

/** Nothing in this game is hidden, so the view is the table, with the casinos ranked. */
export interface View {
  readonly seats: readonly PlayerId[];
  readonly depth: Depth;
  readonly round: number;
  readonly rounds: number;
  readonly phase: State['phase'];
  readonly opening: RoundOpening;
  readonly turn: PlayerId;
  readonly players: readonly PlayerView[];
  readonly unseen: Deck;
  readonly casinos: readonly CasinoView[];
  /** Whether the neutral colour of two players plays, and whether it lies there this round. */
  readonly neutral: 'none' | 'toRoll' | 'placed';
  readonly roll?: Roll;
  readonly rolls: number;
  readonly paid?: {
    readonly round: number;
    readonly casinos: readonly CasinoView[];
    readonly tiles?: readonly TilePaid[];
  };
  readonly royale?: RoyaleView;
  readonly chipCards?: ChipCardView;
}

/** What the screens show of the main game. */
export interface RoyaleView {
  readonly options: RoyaleOptions;
  /** The tiles of this round, also while they are being laid. */
  readonly tiles: readonly TileView[];
  readonly bank?: Royale['bank'];
  /** The notes of the bank are being counted: of this kind, or of all. */
  readonly counting?: { readonly kind?: number };
  /** The tile that waits for an answer, without what is hidden. */
  readonly doing?: Royale['doing'];
  /** Casinos 1 to this one have been paid, in a payout that waits for an answer. */
  readonly paidTo?: number;
  /** What tiles have paid and taken in such a payout. */
  readonly told?: readonly TilePaid[];
}
