import type { ChipColour } from '$lib/chip-cards';
import type { Ask, Deck, GameTypes, JoinMove, Departure, PlayerId, Posting, ReasonWith } from '$lib/core';
import type { EntryDetail } from '$lib/games/contract/define';
import type { ChosenRules } from '$lib/games/contract/house-rule';
import type { JoinEvent, JoiningWhy } from '$lib/games/contract/joining';
import type { LeaveEvent, LeaveMove, LeavingWhy } from '$lib/games/contract/leaving';
import type {
  ChipCardMove,
  ChipCardsTaken,
  ChipCardTable,
  ChipCardView,
  ChipCardWhy
} from './strings/en/chip-card';
import type { CasinoAt, Dice, Face, Roll, Strength, DiceOwner } from './actions/owned-dice';
import type { ChipCardOptions, houseRules } from './house-rules';
import type { Debt, PayoutMoment, Royale, RoyaleOptions, TableReason } from './state/royale';
import type { AnyTileInPlay, TileId, TileMove, TileView, TileReason } from './tiles/shared/tile-types';

export * from './actions/owned-dice';

/** Types of Las Vegas for the core. */
export interface LasVegas extends GameTypes {
  Options: Options;
  State: State;
  Move: Move;
  Why: Why;
  View: View;
  LogEvent: LogEvent;
}

/** An ask of this game. */
export type LasVegasAsk = Ask<Move, Why>;

/** Options of a match, fixed at its start. */
export interface Options extends ChosenRules<typeof houseRules> {
  readonly first: PlayerId;
  readonly depth: EntryDetail;
  /** Notes as counted in the players' own copy; absent for the usual 90. */
  readonly notes?: Deck;
  /** Options of the main game with its tiles; absent in the basic game. */
  readonly royale?: RoyaleOptions;
  /** Options for the chip cards of the Card Game; absent if they are not used (chapter 25). */
  readonly chipCards?: ChipCardOptions;
}

/** Positions of one colour's dice at the end of a round: all eight, unless a tile holds some. */
export interface Count {
  /** Number of small dice at each of casinos 1 to 6. */
  readonly small: readonly number[];
  /** The casino of the big die. */
  readonly big?: Face;
}

export type Move =
  /** Six pairs of notes, in the order in which they were turned up. */
  | { readonly type: 'deal'; readonly pairs: readonly Pair[] }
  | ({ readonly type: 'neutral' } & Roll)
  | ({ readonly type: 'roll' } & Roll)
  /** All dice of one number. `small` and `big` say how many if the roll was not entered. */
  | { readonly type: 'place'; readonly face: Face; readonly small?: number; readonly big?: number }
  | { readonly type: 'pass'; /** Set if only closed casinos were rolled (8.9). */ readonly free?: true }
  /** The end of a round in a match that is entered round by round. `chips` are those each player has left. */
  | {
      readonly type: 'count';
      readonly dice: Readonly<Partial<Record<DiceOwner, Count>>>;
      readonly chips: Readonly<Partial<Record<PlayerId, number>>>;
      /** Chip cards by casino and the player who took them, if the match uses them. */
      readonly chipCards?: ChipCardsTaken;
    }
  | { readonly type: 'depth'; readonly depth: EntryDetail }
  /** The tile laid at the next casino. */
  | { readonly type: 'lay'; readonly tile: TileId }
  /** The notes of the bank (of one kind only, if that was asked), or the decision not to count them. */
  | { readonly type: 'bank'; readonly notes: Deck | 'notCounted' }
  /** Count the whole bank before the match continues (8.20). */
  | { readonly type: 'countBank' }
  /** A tile's payment in a round that is entered only at its end. */
  | { readonly type: 'reward'; readonly tile: TileId; readonly player: PlayerId; readonly value: number }
  | ChipCardMove
  | LeaveMove
  | JoinMove
  | TileMove;

/** Moves that only the main game has. */
export type RoyaleMove = Extract<Move, { type: 'lay' | 'bank' | 'countBank' | 'reward' | 'tile' }>;

/** Ids of the asks of the main game except those of tiles. */
export const ROYALE_ASKS = [
  'tile',
  'bank',
  /* eslint-disable house/words -- ids of asks */
  'bank counts',
  'bank not counted',
  'count bank'
  /* eslint-enable house/words */
] as const;
export type RoyaleAskId = (typeof ROYALE_ASKS)[number];

/** Ids of the asks of the basic game. */
export const BASIC_ASKS = [
  'deal',
  'neutral',
  'roll',
  'place',
  'count',
  'depth',
  'chipCards',
  'chipCard'
] as const;
export type BasicAskId = (typeof BASIC_ASKS)[number];

/** An ask of the game that no tile has. */
export type TableAsk = LasVegasAsk & { readonly id: BasicAskId | RoyaleAskId };

/** Two notes, in dollars. */
export type Pair = readonly [number, number];

/** Place of a big die that is already placed: a casino or a tile. */
export type BigDiePlace = { readonly casino: Face } | { readonly tile: TileId };

/** Notes and dice at one casino. */
export interface Casino {
  /** Higher note first. */
  readonly notes: Pair;
  readonly dice: Readonly<Partial<Record<DiceOwner, Dice>>>;
}

/** A player's possessions: dice, chips and notes. */
export interface Purse {
  readonly small: number;
  readonly big: number;
  readonly chips: number;
  readonly notes: readonly number[];
  /** Dollars for which the box has no piece; absent if there are none. */
  readonly cash?: readonly number[];
}

/** A player who left, with the number of their dice that are back in the box. */
export interface LeftPlayer extends Departure {
  readonly small: number;
  readonly big: number;
}

/** The part of the state that is shown to everyone unchanged. */
export interface PublicState {
  readonly seats: readonly PlayerId[];
  /** Players who left, in that order; absent if no one did. */
  readonly left?: readonly LeftPlayer[];
  readonly depth: EntryDetail;
  /** Number of the round, 1 to 3. */
  readonly round: number;
  readonly phase: 'tiles' | 'deal' | 'bank' | 'turns' | 'payout' | 'over';
  /** The player who started the round, with the reason. */
  readonly opening: RoundOpening;
  readonly turn: PlayerId;
  /** Notes that no one has seen; only these can be drawn. */
  readonly unseen: Deck;
  /** Number of rolls entered so far, over all rounds. */
  readonly rolls: number;
}

export interface State extends PublicState {
  readonly options: Options;
  readonly purses: Readonly<Partial<Record<PlayerId, Purse>>>;
  /** Notes put face down under the pile. */
  readonly under: readonly number[];
  /** All six casinos by number, once the round is dealt. */
  readonly casinos: readonly Casino[];
  /** True once the neutral dice of this round are placed. */
  readonly neutral: boolean;
  /** Remaining dice of an entered roll; empty between two rolls. */
  readonly arena: { readonly roll?: Roll };
  /** True if a player has passed in this round. */
  readonly passed: boolean;
  /** The last paid round, as it was before the first note was handed out. */
  readonly paid?: {
    readonly round: number;
    readonly casinos: readonly Casino[];
    /** Payments by and to the tiles; absent if there were none. */
    readonly tiles?: readonly TilePayout[];
    /** Tiles of that round, with the pieces on them. */
    readonly laid?: readonly AnyTileInPlay[];
  };
  /** State of the main game; absent in the basic game. */
  readonly royale?: Royale;
  /** Progress of a payout that a tile has interrupted. */
  readonly paying?: PayoutProgress;
  /** Chip cards of the Card Game; absent if they are not used. */
  readonly chipCards?: ChipCardTable;
}

export interface RoundOpening {
  readonly player: PlayerId;
  readonly why: Extract<
    Why,
    { code: 'begins' | 'winnerBegins' | 'secondBegins' | 'sameBegins' | 'nextBegins' | 'leftBegins' }
  >;
}

/** The entry that is due when a move is refused as too early. */
type ExpectedEntry =
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

/** Every reason of this game; `rule` is the paragraph of its rulebook. */
export type Why =
  // reasons of the payout
  /** `alike`: set if the other note has the same value. */
  | ReasonWith<
      'most',
      '4.3',
      { casino: CasinoAt; own: Strength; value: number; alike?: true; next?: Strength }
    >
  | ReasonWith<'second', '4.3', { casino: CasinoAt; own: Strength; value: number; best: Strength }>
  | ReasonWith<'third', '4.3', { casino: CasinoAt; own: Strength; better: readonly Strength[] }>
  | ReasonWith<'tied', '4.2', { casino: CasinoAt; own: Strength; others: readonly Strength[] }>
  /** `notes`: all notes of this casino that no one wins. */
  | ReasonWith<
      'leftOver',
      '4.4',
      { casino: CasinoAt; notes: readonly number[]; claimants: number; left: number }
    >
  | ReasonWith<'imaginary', '5.2', { casino: CasinoAt; own: Strength; value: number; rank: 1 | 2 }>
  // reasons about notes
  /** `level`: true if another pair has the same total, so that the higher note decides. */
  | ReasonWith<'pair', '2.2', { casino: Face; pair: Pair; total: number; level: boolean }>
  // reasons about chips
  | ReasonWith<'chip', '2.4', { player: PlayerId; round: number }>
  | ReasonWith<'passed', '3.5', { player: PlayerId; left: number }>
  | ReasonWith<'spent', '7.3', { player: PlayerId; spent: number; left: number }>
  // reasons for the start player
  | ReasonWith<'begins', '1.5', { player: PlayerId }>
  | ReasonWith<'winnerBegins', '2.5' | '2.6', { player: PlayerId; casino: Face; passedOver: readonly Face[] }>
  /**
   * The start player won the lower note of a casino whose higher note went to an imaginary player, if the house
   * rule says so.
   */
  | ReasonWith<'secondBegins', '2.6', { player: PlayerId; casino: Face; passedOver: readonly Face[] }>
  | ReasonWith<'sameBegins', '2.7', { player: PlayerId }>
  | ReasonWith<'nextBegins', '2.7', { player: PlayerId; before: PlayerId }>
  /** The player who would have gone first has left. */
  | ReasonWith<'leftBegins', '1.9', { player: PlayerId; before: PlayerId }>
  // reasons of the ranking
  | ReasonWith<
      'sum',
      '6.1',
      {
        player: PlayerId;
        notes: number;
        chips: number;
        /** Dollars for chip cards; absent if there are none. */
        bonus?: number;
        /** Dollars for which the box has no piece; absent if there are none. */
        cash?: number;
        /** Dollars that the bank still owes; absent if it owes nothing. */
        owed?: number;
        total: number;
      }
    >
  | ReasonWith<
      'morePieces',
      '6.2' | '25.8',
      {
        players: readonly PlayerId[];
        pieces: number;
        others: readonly PlayerId[];
        otherPieces: number;
        total: number;
      }
    >
  | ReasonWith<'level', '6.3' | '25.8', { players: readonly PlayerId[]; pieces: number; total: number }>
  // reasons for refusals
  | ReasonWith<'notRolled', '3.2', { player: PlayerId; face: Face }>
  | ReasonWith<'noChip', '3.5', { player: PlayerId }>
  | ReasonWith<'noDice', '3.2', { player: PlayerId }>
  | ReasonWith<'tooMany', '3.1', { player: PlayerId; small: number; has: number }>
  /** `lies`: place of the big die; absent if it is unknown. */
  | ReasonWith<'bigGone', '3.1', { player: PlayerId; lies?: BigDiePlace }>
  | ReasonWith<'notAll', '3.2', { player: PlayerId; face: Face; small: number; big: number }>
  /** Paragraph 5.1 for the neutral colour. */
  | ReasonWith<'wrongRoll', '3.1' | '5.1', { who: DiceOwner; small: number; big: number }>
  /** A pass without a chip; the basic game never allows one. */
  | ReasonWith<'notFree', '8.9', { player: PlayerId }>
  | ReasonWith<'notSixPairs', '2.1', { pairs: number }>
  | ReasonWith<'notInPile', '2.3', { value: number; left: number }>
  | ReasonWith<
      'short',
      '7.2',
      {
        who: DiceOwner;
        small: number;
        big: number;
        /** Dice that are not counted anywhere yet. */
        missing: Dice;
        /** All dice that are not on a tile; absent if that is the whole colour. */
        of?: Dice;
      }
    >
  | ReasonWith<
      'over',
      '7.2',
      {
        who: DiceOwner;
        small: number;
        big: number;
        /** The size with too many dice. */
        size: 'small' | 'big';
        /** All dice that are not on a tile; absent if that is the whole colour. */
        of?: Dice;
      }
    >
  | ReasonWith<'chipsBound', '7.3', { player: PlayerId; most: number }>
  | ReasonWith<'depthLater', '7.4', { depth: EntryDetail }>
  | ReasonWith<'unreadable', '7.1'>
  | ReasonWith<'notNow', '7.1', { wanted: ExpectedEntry }>
  | TableReason
  | LeavingWhy
  | JoiningWhy
  | ChipCardWhy
  | TileReason;

/** Data of a log line, without secrets. */
export type LogEvent =
  | Readonly<{ code: 'dealt'; round: number; pairs: readonly Pair[]; opening: RoundOpening }>
  | { readonly code: 'chipCards'; readonly round: number; readonly colours: readonly ChipColour[] }
  | Readonly<{ code: 'chipCard'; player: PlayerId; casino: Face; colour: ChipColour | 'none' }>
  | { readonly code: 'neutral'; readonly roll: Roll }
  | { readonly code: 'rolled'; readonly player: PlayerId; readonly number: number; readonly roll: Roll }
  | Readonly<{ code: 'placed'; player: PlayerId; face: Face; small: number; big: number }>
  | { readonly code: 'passed'; readonly player: PlayerId; readonly free?: true }
  | { readonly code: 'counted'; readonly round: number }
  | { readonly code: 'depth'; readonly depth: EntryDetail }
  | { readonly code: 'laid'; readonly tile: TileId; readonly at: Face }
  | {
      readonly code: 'bank';
      readonly counted: boolean;
      /** Notes of one kind, if only that kind was counted. */
      readonly only?: { readonly value: number; readonly count: number };
    }
  | { readonly code: 'countBank' }
  | { readonly code: 'reward'; readonly tile: TileId; readonly player: PlayerId; readonly value: number }
  | LeaveEvent
  | JoinEvent
  /** A move at a tile, without its secrets. */
  | { readonly code: 'tile'; readonly player: PlayerId; readonly move: TileMove };

/** Data of the log lines that only the main game has. */
export type RoyaleEvent = Extract<LogEvent, { code: 'laid' | 'bank' | 'countBank' | 'reward' | 'tile' }>;

/** Progress of a payout that a tile has interrupted. */
export interface PayoutProgress {
  /** Index of the next step. */
  readonly next: number;
  /** Casinos 1 to this one have been paid. */
  readonly paidTo: number;
  readonly paidTiles: readonly TilePayout[];
}

/** Payments by and to a tile at one moment of a payout. */
export interface TilePayout {
  readonly when: PayoutMoment;
  readonly postings: readonly Posting<Why>[];
  /** Money of everyone before that moment; absent if the tile had waited for an answer. */
  readonly held?: MoneyBefore;
}

/** Money of the players and the bank. */
export interface MoneyBefore {
  readonly purses: Readonly<Partial<Record<PlayerId, Pick<Purse, 'notes' | 'chips'>>>>;
  /** Notes of the bank, if they are counted. */
  readonly bank?: Deck;
  /** Debts of the bank, oldest first. */
  readonly debts: readonly Debt[];
}

/** A casino as the screens draw it. Claims are sorted by count; tied ones keep their place. */
export interface CasinoView {
  readonly number: Face;
  readonly notes: Pair;
  readonly claims: readonly Claim[];
  readonly tile?: TileView;
  /** Set if the casino is closed: no die enters or leaves it. */
  readonly closed?: true;
  /** The effect of a choice that is still open on this casino; only previews have it. */
  readonly supposed?: SupposedResult;
}

/** The text for a casino as a choice would leave it. */
export interface SupposedResult {
  /** "You’d lead" */
  readonly caption?: string;
  /** The owner of the plate that is marked. */
  readonly markedOwner?: DiceOwner;
  /** "If Anna placed two 3s at casino 3, this would be the result:" */
  readonly words?: string;
}

/** A player's dice at a casino, and the award they would get. */
export interface Claim {
  readonly own: Strength;
  /** True if the claim is removed because of a tie. */
  readonly tied: boolean;
  /** Award in dollars for this player, or for the pile if the player is imaginary; 0 for nothing. */
  readonly award: number;
  readonly why: Why;
}

export interface PlayerView extends Purse {
  readonly player: PlayerId;
  /** Whole dollars that the bank owes (8.19); absent if it owes nothing. */
  readonly owed?: number;
}

/** The state as shown to everyone, with the casinos ranked. The basic game has no secrets. */
export interface View extends PublicState {
  readonly rounds: number;
  readonly players: readonly PlayerView[];
  readonly casinos: readonly CasinoView[];
  /** State of the neutral colour: not in play, still to be rolled this round, or placed. */
  readonly neutral: 'none' | 'toRoll' | 'placed';
  readonly roll?: Roll;
  readonly paid?: {
    readonly round: number;
    readonly casinos: readonly CasinoView[];
    readonly tiles?: readonly TilePayout[];
  };
  readonly royale?: RoyaleView;
  readonly chipCards?: ChipCardView;
  /** The notes of a deal that are entered so far, in the order of the taps; only previews have it. */
  readonly turnedUp?: readonly number[];
}

/** The main game as the screens show it. */
export interface RoyaleView {
  readonly options: RoyaleOptions;
  /** Tiles of this round, even while they are still being laid. */
  readonly tiles: readonly TileView[];
  readonly bank?: Royale['bank'];
  /** The count of the bank in progress: of this kind, or of all kinds. */
  readonly counting?: { readonly kind?: number };
  /** The tile that waits for an answer, without secrets. */
  readonly doing?: Royale['doing'];
  /** Casinos 1 to this one have been paid, in a payout that waits for an answer. */
  readonly paidTo?: number;
  /** Payments by and to tiles in such a payout. */
  readonly paidTiles?: readonly TilePayout[];
}
