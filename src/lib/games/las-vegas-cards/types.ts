import type { ChipCards, ChipColour, ChipGain, ChipsTaken } from '$lib/chip-cards';
import type { Deck, GameTypes, JoinMove, Departure, PlayerId, Posting } from '$lib/core';
import type { EntryDetail } from '$lib/games/contract/define';
import type { JoinEvent } from '$lib/games/contract/joining';
import type { LeaveEvent, LeaveMove } from '$lib/games/contract/leaving';
import type { CardName, Cards, CasinoNumber, ColourName, Strength, CardOwner } from './actions/cards';
import type { KeptRules, Settlement, SIMULTANEOUS_ORDERS } from './house-rules';
import type { Why } from './payout/reasons';

export * from './actions/cards';
export type * from './payout/reasons';

/** Whether players choose simultaneously or one at a time (chapter 6). */
export type Order = Settlement['order'];

/** The options of a match, fixed at the start. Money under the safe is secret, or public by house rule (4.7). */
export interface Options extends KeptRules {
  /** The oldest player, who goes first if players take turns, and otherwise takes the first chip card. */
  readonly first: PlayerId;
  readonly depth: EntryDetail;
  readonly order: Order;
  /** The settings of the chip cards; absent if none are used (chapter 7). */
  readonly chipCards?: {
    /** Dice that count: those placed in this turn, or all at the casino (7.4). */
    readonly dice: Settlement['chipCardDice'];
    /** The order of taking after a simultaneous choice: clockwise, or most dice first (7.9). */
    readonly together: (typeof SIMULTANEOUS_ORDERS)[number];
    /** The tie-breaker: notes alone, or notes and chip cards (5.4). */
    readonly tieBreak: Settlement['tieBreak'];
    /** The owner's names for the colours, if entered (7.1). */
    readonly names?: Readonly<Partial<Record<ChipColour, string>>>;
  };
  /** True if two players use the third colour (8.2). */
  readonly neutral: boolean;
  /** The counted notes of the owner's copy; absent if not counted (1.3). */
  readonly notes?: Deck;
  /** The thirty cards of a player, if the owner's copy differs from the usual set (1.4). */
  readonly set?: Deck;
}

/** Two notes, in whole dollars. */
export type Pair = readonly [number, number];

/** Dice of one player at casinos 1 to 6. */
export type DiceCounts = readonly number[];

export type Move =
  /** Two notes per casino, from 1 to 6. */
  | { readonly type: 'notes'; readonly notes: readonly number[] }
  /** The notes of this round will be entered when it is paid. */
  | { readonly type: 'later' }
  /** One chip card per casino, from 1 to 6. */
  | { readonly type: 'chipCards'; readonly colours: readonly ChipColour[] }
  /** The cards of the third colour that were turned up for this round. */
  | { readonly type: 'neutral'; readonly cards: readonly CardName[] }
  /** The app deals five cards to a player. */
  | { readonly type: 'hand'; readonly player: PlayerId; readonly cards: readonly CardName[] }
  /** Cards chosen in secret from a hand that the app dealt. */
  | { readonly type: 'choose'; readonly player: PlayerId; readonly cards: readonly CardName[] }
  /** All players have chosen: the cards are revealed and placed. */
  | { readonly type: 'turnOver' }
  /** Physical cards that a player placed. */
  | { readonly type: 'lay'; readonly player: PlayerId; readonly cards: readonly CardName[] }
  /** A player takes one chip card of this casino, or none. */
  | Readonly<{ type: 'chipCard'; player: PlayerId; casino: CasinoNumber; colour: ChipColour | 'none' }>
  /** The end of a round, if only round results are entered. */
  | {
      readonly type: 'count';
      readonly dice: Readonly<Partial<Record<PlayerId, DiceCounts>>>;
      readonly chipCards: ChipsTaken<CasinoNumber>;
    }
  | { readonly type: 'depth'; readonly depth: EntryDetail }
  | LeaveMove
  | JoinMove;

/** The notes, cards and chip cards at one casino. */
export interface Casino {
  /** Higher note first; absent until they are entered. */
  readonly notes?: Pair;
  readonly cards: Readonly<Partial<Record<CardOwner, Cards>>>;
  /** Dice entered without cards, at the end of a round; empty if cards were entered. */
  readonly dice: Readonly<Partial<Record<CardOwner, number>>>;
  readonly chipCards: ChipCards;
}

/** One player's cards and winnings. */
export interface PlayerPlace {
  /** Cards that can still be drawn, as far as the app knows. */
  readonly deck: Deck;
  /** The hand that the app dealt; absent if the player uses physical cards. Empty between two turns. */
  readonly hand?: readonly CardName[];
  /** The chosen cards that are not revealed yet. */
  readonly chosen?: readonly CardName[];
  /** Cards of a dealt hand that went under the glass unused. */
  readonly glass: Deck;
  /** Number of the player's cards at the casinos. */
  readonly placed: number;
  /** The cards placed last in this round; empty before the first. */
  readonly last: readonly CardName[];
  /** The dice placed in this turn: casino → dice. */
  readonly now: Readonly<Partial<Record<CasinoNumber, number>>>;
  /** True if the player has placed in this turn. */
  readonly laid: boolean;
  /** True if the player is out of this round (3.6). */
  readonly finished: boolean;
  readonly notes: readonly number[];
  readonly chipCards: ChipCards;
  /** Whole dollars for chip cards, paid at the end. */
  readonly bonuses: readonly number[];
  /** Whole dollars without a note, with which a newcomer started; absent if there are none. */
  readonly cash?: number;
}

/** A player's claim to a chip card of a casino. */
export interface ChipClaim {
  readonly player: PlayerId;
  readonly casino: CasinoNumber;
  readonly dice: number;
}

/** The part of the state that is shown to everyone unchanged. */
export interface PublicState {
  readonly options: Options;
  readonly seats: readonly PlayerId[];
  readonly depth: EntryDetail;
  /** 1 to 4. */
  readonly round: number;
  /** 1 to 6. */
  readonly turn: number;
  readonly phase: 'notes' | 'chipCards' | 'neutral' | 'turns' | 'claims' | 'over';
  /** The player who goes first in this round. */
  readonly starter: PlayerId;
  /** The current player, if players take turns; absent if all choose at once. */
  readonly player?: PlayerId;
  /** True if the notes of this round will be entered when it is paid. */
  readonly later: boolean;
}

export interface State extends PublicState {
  /** Players who left, in that order; absent if no one did. */
  readonly left?: readonly Departure[];
  readonly casinos: readonly Casino[];
  readonly places: Readonly<Partial<Record<PlayerId, PlayerPlace>>>;
  /** Notes that have not been drawn yet; the upper bound per value if the box was not counted. */
  readonly unseen: Deck;
  /** Notes that no player won. */
  readonly box: readonly number[];
  /** Chip cards in the pile. */
  readonly chipPile: Deck;
  /** Cards of the third colour that are at no casino; empty if it is not used. */
  readonly neutralDeck: Deck;
  /** Claims to chip cards that are still open in this turn, the next one first. */
  readonly claims: readonly ChipClaim[];
  /** The last round that was paid, as it was before the payout. */
  readonly paid?: PaidRound;
}

export interface PaidRound {
  readonly round: number;
  readonly casinos: readonly Casino[];
}

/** A player's dice at a casino, and their payment. */
export interface Claim {
  readonly own: Strength;
  readonly tied: boolean;
  /** Whole dollars. */
  readonly award: number;
  readonly why: Why;
}

/** The log entry of a move; it contains nothing that was ever hidden. */
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
      /** The colour of the chip card; absent if the player took none. */
      readonly colour?: ColourName;
    }
  | { readonly code: 'counted'; readonly round: number }
  | { readonly code: 'depth'; readonly depth: EntryDetail }
  | LeaveEvent
  | JoinEvent;

export interface Placement {
  readonly player: PlayerId;
  readonly cards: readonly CardName[];
}

/** A casino as the screens draw it. */
export interface CasinoView {
  readonly number: CasinoNumber;
  /** The higher note first; only one while the other is not entered yet. */
  readonly notes?: readonly number[];
  /** Best first, followed by the tied ones. */
  readonly claims: readonly Claim[];
  readonly chipCards: ChipCards;
}

/** The public view of a player. */
export interface PlayerView {
  readonly player: PlayerId;
  /** Number of the player's cards at the casinos. */
  readonly placed: number;
  /** Physical cards that can still be placed: those of the set that are not at a casino. */
  readonly placeableCards: Deck;
  readonly finished: boolean;
  /** True if the app deals the hand. */
  readonly app: boolean;
  /** True if the app has dealt a hand of five cards. */
  readonly dealt: boolean;
  readonly chosen: boolean;
  readonly hasPlaced: boolean;
  /** The cards placed last in this round; empty before the first. */
  readonly last: readonly CardName[];
  readonly chipCards: ChipCards;
  /** Absent while the money is hidden under the safe. */
  readonly notes?: readonly number[];
  /** Whole dollars without a note, with which a newcomer started; absent if there are none. */
  readonly cash?: number;
}

/** The data for the screen; a hand only for the player it belongs to. */
export interface View extends PublicState {
  /** The current player, or all who still have to place if they choose at once. */
  readonly acting: readonly PlayerId[];
  readonly casinos: readonly CasinoView[];
  readonly players: readonly PlayerView[];
  /** The chip card colours with their names in this match; empty without chip cards. */
  readonly colours: readonly ColourName[];
  /** The next claim to a chip card, and the gain from each colour. */
  readonly claim?: ChipClaim & { readonly gains: readonly Gain[] };
  readonly paid?: {
    readonly round: number;
    readonly casinos: readonly CasinoView[];
    readonly postings: readonly Posting<Why>[];
  };
  /** The hand and the choice of the player who looks. */
  readonly ownCards?: {
    readonly player: PlayerId;
    readonly hand: readonly CardName[];
    readonly chosen?: readonly CardName[];
  };
}

/** The value of one more chip card of a colour, with the name of the colour. */
export interface Gain extends ChipGain, ColourName {}

/** The types of this game, as the kernel expects them. */
export interface LasVegasCards extends GameTypes {
  Options: Options;
  State: State;
  Move: Move;
  Why: Why;
  View: View;
  LogEvent: LogEvent;
}
