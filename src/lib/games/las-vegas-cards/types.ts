import type { ChipCards, ChipColour, ChipGain, ChipLot, ChipsTaken } from '$lib/chip-cards';
import type { Deck, PlayerId, Posting } from '$lib/core';
import type { Depth } from '$lib/games/define';
import type { CardName, Cards, CasinoNumber, ColourName, Strength, Who } from './cards';
import type { KeptRules, Settlement, TOGETHER } from './house-rules';
import type { Why } from './whys';

export * from './cards';
export type * from './whys';

/** Everybody chooses at once, or one after another (chapter 6). */
export type Order = Settlement['order'];

/** How a table plays: fixed at the start. Money under the safe is its owner's secret, or may be counted (4.7). */
export interface Options extends KeptRules {
  /** The oldest: begins where turns are taken, and is the first to take a chip card where nobody begins. */
  readonly first: PlayerId;
  readonly depth: Depth;
  readonly order: Order;
  /** Played with the chip cards; absent without them (chapter 7). */
  readonly chipCards?: {
    /** Dice that were placed in this turn, or all that lie there (7.4). */
    readonly dice: Settlement['chipCardDice'];
    /** Whose choice comes first where several chose at once: clockwise, or most dice first (7.9). */
    readonly together: (typeof TOGETHER)[number];
    /** Whether they count with the notes in a tie (5.4). */
    readonly tieBreak: Settlement['tieBreak'];
    /** What the table calls the colours, where it has looked into its box (7.1). */
    readonly names?: Readonly<Partial<Record<ChipColour, string>>>;
  };
  /** Two players: a third colour lies there too (8.2). */
  readonly neutral: boolean;
  /** The notes of the table's own box, counted; absent where nobody has counted them (1.3). */
  readonly notes?: Deck;
  /** The thirty cards of a player, where the table found others than we expect (1.4). */
  readonly set?: Deck;
}

/** Two notes, in dollars. */
export type Pair = readonly [number, number];

/** Dice of one player at casinos 1 to 6. */
export type DiceCounts = readonly number[];

export type Move =
  /** Two notes a casino, from 1 to 6. */
  | { readonly type: 'notes'; readonly notes: readonly number[] }
  /** The notes of this round are told when it is paid. */
  | { readonly type: 'later' }
  /** One chip card a casino, from 1 to 6. */
  | { readonly type: 'chipCards'; readonly colours: readonly ChipColour[] }
  /** The cards of the third colour, turned up for this round. */
  | { readonly type: 'neutral'; readonly cards: readonly CardName[] }
  /** The app deals somebody five cards. */
  | { readonly type: 'hand'; readonly player: PlayerId; readonly cards: readonly CardName[] }
  /** Cards chosen in secret from a hand that the app has dealt. */
  | { readonly type: 'choose'; readonly player: PlayerId; readonly cards: readonly CardName[] }
  /** Everybody has chosen: the cards are turned over and placed. */
  | { readonly type: 'turnOver' }
  /** What somebody placed from cards of the table's own. */
  | { readonly type: 'lay'; readonly player: PlayerId; readonly cards: readonly CardName[] }
  /** One chip card of this casino is taken, or none. */
  | {
      readonly type: 'chipCard';
      readonly player: PlayerId;
      readonly casino: CasinoNumber;
      readonly colour: ChipColour | 'none';
    }
  /** The end of a round, in a table that tells only that. */
  | {
      readonly type: 'count';
      readonly dice: Readonly<Partial<Record<PlayerId, DiceCounts>>>;
      readonly chipCards: ChipsTaken<CasinoNumber>;
    }
  | { readonly type: 'depth'; readonly depth: Depth };

/** What lies at one casino. */
export interface Casino {
  /** Higher first; absent until they are told. */
  readonly notes?: Pair;
  readonly cards: Readonly<Partial<Record<Who, Cards>>>;
  /** Told as dice alone, at the end of a round; absent where cards were told. */
  readonly dice: Readonly<Partial<Record<Who, number>>>;
  readonly chipCards: ChipCards;
}

/** One player's cards and winnings. */
export interface PlayerPlace {
  /** Cards that can still turn up, as far as the app knows. */
  readonly deck: Deck;
  /** Dealt by the app; absent where the player's cards lie on the table. Empty between two turns. */
  readonly hand?: readonly CardName[];
  /** Chosen and not yet turned over. */
  readonly chosen?: readonly CardName[];
  /** Cards of a dealt hand that went under the glass. */
  readonly glass: Deck;
  /** How many cards lie at the casinos. */
  readonly placed: number;
  /** The cards placed last in this round; none before the first. */
  readonly last: readonly CardName[];
  /** The dice placed in this turn: casino → dice. */
  readonly now: Readonly<Partial<Record<CasinoNumber, number>>>;
  /** Whether this turn has been placed. */
  readonly laid: boolean;
  /** Takes part in this round no more (3.6). */
  readonly finished: boolean;
  readonly notes: readonly number[];
  readonly chipCards: ChipCards;
  /** Dollars for chip cards, paid at the end. */
  readonly bonuses: readonly number[];
}

/** Somebody who may take a chip card of a casino. */
export interface ChipClaim {
  readonly player: PlayerId;
  readonly casino: CasinoNumber;
  readonly dice: number;
}

export interface State {
  readonly options: Options;
  readonly seats: readonly PlayerId[];
  readonly depth: Depth;
  /** 1 to 4. */
  readonly round: number;
  /** 1 to 6. */
  readonly turn: number;
  readonly phase: 'notes' | 'chipCards' | 'neutral' | 'turns' | 'claims' | 'over';
  /** Whoever begins the round. */
  readonly starter: PlayerId;
  /** Whose turn it is where turns are taken; absent where everybody chooses at once. */
  readonly player?: PlayerId;
  /** The notes of this round are told when it is paid. */
  readonly later: boolean;
  readonly casinos: readonly Casino[];
  readonly places: Readonly<Partial<Record<PlayerId, PlayerPlace>>>;
  /** Notes that nobody has seen yet; without a counted box as many as there might be. */
  readonly unseen: Deck;
  /** Notes that nobody won. */
  readonly box: readonly number[];
  /** Chip cards in the pile. */
  readonly chipPile: Deck;
  /** Cards of the third colour that lie on no casino; empty where it is not played. */
  readonly neutralDeck: Deck;
  /** Who may still take a chip card in this turn, the next one first. */
  readonly claims: readonly ChipClaim[];
  /** The last round that was paid, as it lay before anything was handed out. */
  readonly paid?: PaidRound;
}

export interface PaidRound {
  readonly round: number;
  readonly casinos: readonly Casino[];
}

/** Somebody's dice at a casino, and what they would be paid. */
export interface Claim {
  readonly own: Strength;
  readonly tied: boolean;
  /** Dollars. */
  readonly award: number;
  readonly why: Why;
}

/** What the log says of a move; nothing in it was hidden from anybody. */
export type LogEvent =
  | { readonly code: 'notes'; readonly round: number; readonly pairs: readonly Pair[] }
  | { readonly code: 'later'; readonly round: number }
  | { readonly code: 'chipCards'; readonly round: number; readonly colours: readonly ColourName[] }
  | { readonly code: 'neutral'; readonly cards: readonly CardName[] }
  | { readonly code: 'hand'; readonly player: PlayerId; readonly turn: number }
  | { readonly code: 'chosen'; readonly player: PlayerId }
  | { readonly code: 'laid'; readonly turn: number; readonly placements: readonly Placement[] }
  | {
      readonly code: 'chipCard';
      readonly player: PlayerId;
      readonly casino: CasinoNumber;
      /** Absent where none was taken. */
      readonly colour?: ColourName;
    }
  | { readonly code: 'counted'; readonly round: number }
  | { readonly code: 'depth'; readonly depth: Depth };

export interface Placement {
  readonly player: PlayerId;
  readonly cards: readonly CardName[];
}

/** The taps before a move is complete. */
export type Tap =
  | { readonly tap: 'note'; readonly value: number }
  | { readonly tap: 'chipCard'; readonly colour: ChipColour; readonly name: string }
  | { readonly tap: 'card'; readonly player: PlayerId; readonly card: CardName }
  | { readonly tap: 'number'; readonly player: PlayerId; readonly number: CasinoNumber }
  | { readonly tap: 'die'; readonly player: PlayerId; readonly casino: CasinoNumber; readonly dice: number }
  /** A card of the third colour. */
  | { readonly tap: 'turned'; readonly card: CardName }
  /** Who took a chip card in a round of which only the end is told. */
  | { readonly tap: 'took'; readonly lot: ChipLot<CasinoNumber>; readonly name: string }
  | { readonly tap: 'show'; readonly show: string };

/** What lies at a casino, as the screens draw it. */
export interface CasinoView {
  readonly number: CasinoNumber;
  readonly notes?: Pair;
  /** Best first, then those that are level. */
  readonly claims: readonly Claim[];
  readonly chipCards: ChipCards;
}

/** A player, as everybody sees it. */
export interface PlayerView {
  readonly player: PlayerId;
  /** Cards at the casinos. */
  readonly placed: number;
  /** Cards that may be placed from the table's own: those of the set that do not lie there. */
  readonly live: Deck;
  readonly finished: boolean;
  /** Whether the app deals the hand. */
  readonly app: boolean;
  /** Five cards are in hand, dealt by the app. */
  readonly dealt: boolean;
  readonly chosen: boolean;
  readonly laid: boolean;
  /** The cards placed last in this round; none before the first. */
  readonly last: readonly CardName[];
  readonly chipCards: ChipCards;
  /** Absent while the money lies under the safe. */
  readonly notes?: readonly number[];
}

/** What a screen may know; a hand only for the eyes that it belongs to. */
export interface View {
  readonly options: Options;
  readonly seats: readonly PlayerId[];
  readonly depth: Depth;
  readonly round: number;
  readonly turn: number;
  readonly phase: State['phase'];
  readonly starter: PlayerId;
  readonly player?: PlayerId;
  /** Whose turn it is now, or whose still, where everybody chooses at once. */
  readonly acting: readonly PlayerId[];
  readonly later: boolean;
  readonly casinos: readonly CasinoView[];
  readonly players: readonly PlayerView[];
  /** The colours of the chip cards as the table calls them; empty without chip cards. */
  readonly colours: readonly ColourName[];
  /** Who may take a chip card now, and what choosing each colour would add. */
  readonly claim?: ChipClaim & { readonly gains: readonly Gain[] };
  readonly paid?: {
    readonly round: number;
    readonly casinos: readonly CasinoView[];
    readonly postings: readonly Posting<Why>[];
  };
  /** The hand of the eyes that look, and what they have chosen. */
  readonly mine?: {
    readonly player: PlayerId;
    readonly hand: readonly CardName[];
    readonly chosen?: readonly CardName[];
  };
}

/** What one more chip card of a colour is worth, as the table calls it. */
export interface Gain extends ChipGain, ColourName {}
