import type { Ask, GameTypes, JoinMove, Departure, PlayerId, Posting, TeamId, ReasonWith } from '$lib/core';
import type { EntryDetail } from '$lib/games/contract/define';
import type { JoinEvent, JoiningWhy } from '$lib/games/contract/joining';
import type { LeaveEvent, LeaveMove, LeavingWhy } from '$lib/games/contract/leaving';
import type { ChosenRules } from '$lib/games/contract/house-rule';
import type { houseRules } from './house-rules';

/** The ids of the casinos, in order; the options hold their names. */
export const CASINO_IDS = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6'] as const;
export type CasinoId = (typeof CASINO_IDS)[number];

export const TILE_NUMBERS = [1, 2, 3, 4, 5, 6, 7] as const;

export const SIDES = ['A', 'B'] as const;
export type Side = (typeof SIDES)[number];

/** Limits that a character sets at its casino, as far as the app enforces them. */
export interface Limits {
  /** The maximum number of tiles at the casino, for all players together. */
  readonly tiles?: number;
  /** No number may occur twice. */
  readonly distinct?: boolean;
}

/** A character with the text entered by the owner, and the limits that the app enforces. */
export interface Character extends Limits {
  readonly name: string;
  readonly side: Side;
  readonly text: string;
  /** +3 tokens can be added and removed here. */
  readonly tokens?: boolean;
  /** Chips can change hands here. */
  readonly chips?: boolean;
}

export interface CasinoCard {
  readonly name: string;
  readonly character?: Character;
}

/** The setup card for one number of players. */
export interface SetUpCard {
  /** Chips on each casino at the start. */
  readonly start: number;
  /** Numbers of the tiles that stay in the box. */
  readonly removed: readonly number[];
  /** The teams of each round, as places in turn order, counted from 1. */
  readonly teams: readonly Positions[];
}

/** Teams, as places in turn order: [[1, 2], [3, 4]]. */
export type Positions = readonly (readonly number[])[];

/** The options of a match, fixed at the start, with its house rules. */
export interface Options extends ChosenRules<typeof houseRules> {
  /** The player who has the first player marker in round 1. */
  readonly first: PlayerId;
  readonly depth: EntryDetail;
  readonly card: SetUpCard;
  readonly casinos: readonly CasinoCard[];
}

export type Fine = Options['fine'];

/** The owner of a set of tiles: a player's own set, or the blockers in a game of two. */
export interface Holder {
  readonly player: PlayerId;
  readonly blocker?: true;
}

/** A tile at a casino, with its number of +3 tokens. */
export interface PlacedTile extends Holder {
  readonly number: number;
  readonly plus: number;
}

export interface Team {
  readonly id: TeamId;
  readonly fixer: PlayerId;
  readonly partner?: PlayerId;
}

/** The secret choice of a fixer. */
export interface Secret {
  readonly rigged: CasinoId;
  readonly secure: CasinoId;
}

/** A casino at the payout: the leading set, and the others with their sums. */
export interface CasinoResult {
  readonly casino: CasinoId;
  readonly jackpot: number;
  readonly leader?: SetAtCasino;
  readonly others: readonly SetAtCasino[];
  /** The fixers whose teams rigged it; empty if it is secure. */
  readonly rigged: readonly PlayerId[];
}

/** A set at a casino with its sum; without tiles if only the sum was entered. */
export interface SetAtCasino extends Holder {
  readonly sum?: number;
  /** True if the set would lead or share the lead if its 7 counted (5.12). */
  readonly voided?: true;
  readonly tiles?: readonly PlacedTile[];
}

/** One casino as entered at the end of a round (7.2). */
export interface EnteredCasinoResult {
  readonly jackpot: number;
  readonly leader?: Holder;
  readonly sums: Readonly<Partial<Record<PlayerId, number>>>;
  readonly rigged?: PlayerId;
  /** Players with a 7 without a token there. */
  readonly sevens: readonly PlayerId[];
}

/** Chips that a character moves. */
export interface ChipsMoved {
  /** From the supply to players. */
  readonly gives: Readonly<Partial<Record<PlayerId, number>>>;
  /** From players to the supply. */
  readonly takes: Readonly<Partial<Record<PlayerId, number>>>;
  /** Added to the jackpot, and removed from it. */
  readonly jackpot: { readonly on: number; readonly off: number };
}

export type Move =
  /** The teams of this round, each with its fixer first. */
  | { readonly type: 'teams'; readonly teams: readonly (readonly PlayerId[])[] }
  /** The app deals two fixer cards to each fixer, in turn order. */
  | { readonly type: 'deal'; readonly cards: readonly CasinoId[] }
  /** A fixer's secret choice. */
  | ({ readonly type: 'fix'; readonly player: PlayerId } & Secret)
  /** A team makes its secret choice on paper. */
  | { readonly type: 'paper'; readonly player: PlayerId }
  /** A partner has read the team's cards. */
  | { readonly type: 'read'; readonly player: PlayerId }
  | Readonly<{ type: 'place'; tile: number; casino: CasinoId; blocker?: true; plus?: number }>
  | { readonly type: 'discard'; readonly tile: number; readonly blocker?: true }
  /** A +3 token is put on a tile at a casino, or removed from it, before the tile of the turn is placed. */
  | ({
      readonly type: 'token';
      readonly casino: CasinoId;
      readonly number: number;
      readonly on: boolean;
    } & Holder)
  /** The tokens return to where they were at the start of the turn. */
  | { readonly type: 'tokensBack' }
  | ({ readonly type: 'chips'; readonly casino: CasinoId } & ChipsMoved)
  /** A fixer reveals the rigged casino; `rigged` is set only if the choice was made on paper. */
  | { readonly type: 'reveal'; readonly player: PlayerId; readonly rigged?: CasinoId }
  /** A 7 at the team's own rigged casino that the tiles do not show. */
  | { readonly type: 'fault'; readonly player: PlayerId }
  | { readonly type: 'pay' }
  /** Round results only: one casino at the end of the round. */
  | ({ readonly type: 'house'; readonly casino: CasinoId } & EnteredCasinoResult)
  /** Round results only, short entry: the sum of each pile, and the players who are fined for a 7. */
  | {
      readonly type: 'collected';
      readonly chips: Readonly<Partial<Record<PlayerId, number>>>;
      readonly sevens: readonly PlayerId[];
    }
  | { readonly type: 'depth'; readonly depth: EntryDetail }
  | LeaveMove
  | JoinMove;

/** The part of the state that everyone sees as it is. */
export interface PublicState {
  readonly options: Options;
  /** The players of this round: those who started or joined, and have not left. */
  readonly seats: readonly PlayerId[];
  readonly depth: EntryDetail;
  readonly round: number;
  /** The player who has the first player marker. */
  readonly first: PlayerId;
  readonly phase: 'fix' | 'turns' | 'told' | 'reveal' | 'pay' | 'over';
  readonly teams: readonly Team[];
  /** Fixers whose choice is on paper. */
  readonly paper: readonly PlayerId[];
  /** Partners who have read their cards. */
  readonly read: readonly PlayerId[];
  /** The current player. */
  readonly turn?: PlayerId;
  /** The tiles still to be placed in this turn. */
  readonly due: { readonly tile: boolean; readonly blocker: boolean };
  readonly hands: Hands;
  /** Used with two players only. */
  readonly blockers: Hands;
  readonly discarded: readonly (Holder & { readonly number: number })[];
  /** Faults that the players have added. */
  readonly faults: readonly PlayerId[];
  /** Chips of each player, and in the piles of teams. */
  readonly chips: Chips;
  readonly piles: Readonly<Partial<Record<TeamId, number>>>;
  /** Earnings of each round, after the split and before an individual fine. */
  readonly earned: readonly Chips[];
  /** The payout of the last round. */
  readonly paid?: RoundPaid;
}

export interface State extends PublicState {
  /** Players who left, in that order; absent if no one did. */
  readonly left?: readonly Departure[];
  /** Fixer cards dealt by the app. */
  readonly cards: Readonly<Partial<Record<PlayerId, readonly CasinoId[]>>>;
  /** Choices that fixers made in the app. */
  readonly secrets: Readonly<Partial<Record<PlayerId, Secret>>>;
  readonly laid: Readonly<Partial<Record<CasinoId, readonly PlacedTile[]>>>;
  /** The tiles and tokens at the start of the turn; set once a token was moved. */
  readonly untouched?: Readonly<Partial<Record<CasinoId, readonly PlacedTile[]>>>;
  /** The last set that led alone; used only if a house rule allows a shared lead (4.8). */
  readonly led: Readonly<Partial<Record<CasinoId, Holder>>>;
  readonly jackpots: Readonly<Partial<Record<CasinoId, number>>>;
  /** Chips from characters in this round. */
  readonly extra: Chips;
  readonly revealed: Readonly<Partial<Record<PlayerId, CasinoId>>>;
  readonly entered: Readonly<Partial<Record<CasinoId, EnteredCasinoResult>>>;
}

export type Hands = Readonly<Partial<Record<PlayerId, readonly number[]>>>;
export type Chips = Readonly<Partial<Record<PlayerId, number>>>;

export interface RoundPaid {
  readonly round: number;
  readonly teams: readonly Team[];
  /** In payout order; empty if only the piles were entered. */
  readonly houses: readonly CasinoResult[];
  readonly faults: readonly PlayerId[];
  readonly postings: readonly Posting<Why>[];
  /** The rest of the payout's input: tiles, chips from characters, and chips owned before. */
  readonly laid: State['laid'];
  readonly extra: Chips;
  readonly chips: Chips;
}

/** The casino of a reason, by its name in the match or in a referee position. */
export type CasinoName = string;

interface AtCasino {
  readonly casino: CasinoName;
}
interface Claim extends AtCasino, Holder {
  readonly sum?: number;
}

export type Why =
  // casinos
  | ReasonWith<'jackpot', '5.1' | '5.12' | '6.3', Claim & { value: number; fixers: readonly PlayerId[] }>
  | ReasonWith<'emptyJackpot', '5.1', Claim & { fixers: readonly PlayerId[] }>
  | ReasonWith<'notLeader', '5.2', Claim & { leader: Claim; fixers: readonly PlayerId[] }>
  /** `leader` leads if that 7 does not count; absent if no set leads alone. */
  | ReasonWith<'voidSeven', '5.12', Claim & { leader?: Claim; fixers: readonly PlayerId[] }>
  | ReasonWith<'unclaimed', '5.12' | '5.17', AtCasino & { value: number; fixers: readonly PlayerId[] }>
  | ReasonWith<'kickedOut', '5.3', Claim>
  | ReasonWith<'tiles', '5.4', Claim & { value: number; numbers?: readonly number[] }>
  | ReasonWith<'blockersJackpot', '8.4', Claim & { value: number }>
  | ReasonWith<'blockersNothing', '8.4', Claim>
  // characters
  | ReasonWith<'fromCharacter', '5.7', AtCasino & { player: PlayerId; value: number; character: string }>
  | ReasonWith<'toCharacter', '5.20', AtCasino & { player: PlayerId; value: number; character: string }>
  | ReasonWith<'ontoJackpot', '5.8', AtCasino & { value: number; character: string }>
  | ReasonWith<'offJackpot', '5.20', AtCasino & { value: number; character: string }>
  | ReasonWith<'extra', '5.7', { player: PlayerId; value: number }>
  // the piles
  | ReasonWith<'collected', '7.3', { player: PlayerId; partner?: PlayerId; value: number }>
  | ReasonWith<'split', '5.5', SharedPile & { share: number }>
  | ReasonWith<'oddChip', '5.5', SharedPile>
  | ReasonWith<'nothingToSplit', '5.5', { player: PlayerId; other: PlayerId }>
  // the fine
  | ReasonWith<'fined', '5.9' | '5.10' | '5.11', FinedPlayer & { value: number }>
  | ReasonWith<'finedNothing', '5.9' | '5.10' | '5.11', FinedPlayer>
  | ReasonWith<'pileFined', '5.11', FinedPlayer & { value: number; pile: number }>
  | ReasonWith<'refilled', '5.13' | '5.18', AtCasino & { value: number }>
  // a change in the number of players
  | ReasonWith<'casinoOpens', '1.12', AtCasino & { value: number; players: number }>
  | ReasonWith<'casinoCloses', '1.12', AtCasino & { value: number; players: number }>
  // ranking
  | ReasonWith<'sum', '1.5', { player: PlayerId; total: number; last: number }>
  /** `first` are the players with the most chips, and `second` those with the second most, who win with them. */
  | ReasonWith<'winsWith', '1.5' | '1.6', { first: readonly PlayerId[]; second: readonly PlayerId[] }>
  /**
   * `round` is the round that breaks the tie, unless that is the last one; `earned` has the earnings of both sides in
   * it.
   */
  | ReasonWith<
      'lastDecides',
      '1.5' | '1.7',
      {
        ahead: readonly PlayerId[];
        behind: readonly PlayerId[];
        total: number;
        round?: number;
        earned: readonly [ahead: number, behind: number];
      }
    >
  | ReasonWith<'level', '1.7', { players: readonly PlayerId[]; total: number; last: number }>
  // answers of the referee about a tile
  | ReasonWith<
      'mayPlace',
      '4.1' | '4.8' | '4.9' | '4.10' | '8.5',
      Claim & { tile: number; total: number; leads: boolean }
    >
  | ReasonWith<'fits', '4.1' | '8.2', AtCasino & Holder & { numbers: readonly number[] }>
  /** The reason why these tiles of the hand cannot be placed at this casino. */
  | ReasonWith<
      'closedTo',
      BrokenRule['rule'],
      AtCasino & Holder & { numbers: readonly number[]; broken: BrokenRule }
    >
  | ReasonWith<'nothingFits', '4.11' | '4.12' | '8.6', Holder>
  | Refusal;

interface SharedPile {
  /** Both partners, the fixer first. */
  readonly players: readonly [PlayerId, PlayerId];
  readonly pile: number;
}

interface FinedPlayer {
  readonly player: PlayerId;
  readonly fine: Fine;
  readonly owns: number;
}

/** Rules that a placement can break; the referee uses the same reasons. */
export type BrokenRule =
  | ReasonWith<'twoTiles', '4.3', Claim>
  | ReasonWith<'sharesLead', '4.5' | '8.6', Claim & { with: readonly Holder[]; total: number }>
  | ReasonWith<'otherLead', '4.8', AtCasino & { between: readonly Holder[]; total: number }>
  | ReasonWith<'limit', '4.6' | '8.7', AtCasino & { most: number; character?: string }>
  | ReasonWith<'distinct', '4.6' | '8.7', AtCasino & { number: number; character?: string }>
  | ReasonWith<'seven', '4.4' | '4.9', Claim>;

/** Reasons for a refusal. None of them depends on a secret. */
export type Refusal =
  | BrokenRule
  | LeavingWhy
  | JoiningWhy
  | ReasonWith<'tileGone', '2.6' | '4.1', Holder & { tile: number }>
  | ReasonWith<'noBlockers', '8.1'>
  | ReasonWith<'notDue', '8.2' | '8.3', Holder>
  | ReasonWith<'noSuchCasino', '2.2', { casinos: number }>
  | ReasonWith<'mustPlace', '4.11' | '4.12', { player: PlayerId }>
  | ReasonWith<'noTokens', '4.7', { left: number }>
  | ReasonWith<'noTokenHere', '4.7', AtCasino>
  | ReasonWith<'tokenNotThere', '4.7', Holder & AtCasino & { number: number; on: boolean }>
  | ReasonWith<'notFixer', '3.2', { player: PlayerId }>
  | ReasonWith<'fixedAlready', '3.4', { player: PlayerId }>
  | ReasonWith<'oneCasinoTwice', '3.4', { player: PlayerId }>
  | ReasonWith<'notDealt', '3.4', { player: PlayerId }>
  | ReasonWith<'wrongDeal', '3.3', { wanted: number }>
  | ReasonWith<'notPartner', '3.5', { player: PlayerId }>
  | ReasonWith<'notSaid', '6.1', { player: PlayerId }>
  | ReasonWith<'riggedByOther', '6.3', AtCasino & { player: PlayerId }>
  | ReasonWith<'wrongTeams', '3.1', { players: number }>
  | ReasonWith<'noChips', '2.5', AtCasino>
  | ReasonWith<'chipsNotThere', '5.20', AtCasino & { value: number; player?: PlayerId }>
  | ReasonWith<'noFault', '5.10', { player: PlayerId }>
  | ReasonWith<'riggedTold', '7.2', AtCasino & { player: PlayerId }>
  | ReasonWith<'riggedMissing', '7.2', AtCasino & { players: readonly PlayerId[] }>
  | ReasonWith<'depthLater', '7.4', { depth: EntryDetail }>
  | ReasonWith<'unreadable', '7.1'>
  | ReasonWith<'notNow', '7.1', { wanted: ExpectedMove }>;

export type ExpectedMove = 'deal' | 'fix' | 'read' | 'place' | 'told' | 'reveal' | 'pay' | 'nothing';

/** An ask of this game. */
export type StripAsk = Ask<Move, Why>;

/** The log entry of a move; it contains nothing that was ever hidden. */
export type LogEvent =
  | LeaveEvent
  | JoinEvent
  | { readonly code: 'teams'; readonly round: number; readonly teams: readonly (readonly PlayerId[])[] }
  | { readonly code: 'dealt'; readonly round: number; readonly fixers: readonly PlayerId[] }
  | { readonly code: 'fixed'; readonly player: PlayerId }
  | { readonly code: 'paper'; readonly player: PlayerId }
  | { readonly code: 'read'; readonly player: PlayerId }
  | ({
      readonly code: 'placed';
      readonly tile: number;
      readonly plus: number;
      readonly casino: CasinoName;
      readonly total: number;
      readonly leads: boolean;
    } & Holder)
  | ({ readonly code: 'discarded'; readonly tile: number } & Holder)
  | ({
      readonly code: 'token';
      readonly casino: CasinoName;
      readonly number: number;
      readonly on: boolean;
    } & Holder)
  | { readonly code: 'tokensBack'; readonly player: PlayerId }
  | ({ readonly code: 'chips'; readonly casino: CasinoName; readonly character: string } & ChipsMoved)
  | { readonly code: 'revealed'; readonly player: PlayerId; readonly casino: CasinoName }
  | { readonly code: 'fault'; readonly player: PlayerId }
  | { readonly code: 'paid'; readonly round: number }
  | Readonly<{ code: 'house'; casino: CasinoName; leader?: Holder; rigged?: PlayerId }>
  | { readonly code: 'collected'; readonly round: number }
  | { readonly code: 'depth'; readonly depth: EntryDetail };

/** A casino as the screens draw it; the same for all players until it is revealed. */
export interface CasinoView {
  readonly id: CasinoId;
  readonly name: CasinoName;
  readonly character?: Character;
  readonly jackpot: number;
  /** Sets by rank, the leader first. */
  readonly sets: readonly (SetAtCasino & { readonly leads: boolean })[];
  /** The fixers who have revealed it as rigged. */
  readonly rigged: readonly PlayerId[];
  /** In a preview: the set with the held tile at this casino, and the reason if the tile cannot be placed here. */
  readonly heldSet?: { readonly set: Holder; readonly refused?: Why };
}

/** The data for the screen; a secret only for the team it belongs to. */
export interface View extends PublicState {
  readonly rounds: number;
  readonly casinos: readonly CasinoView[];
  /** Number of +3 tokens beside the board. */
  readonly tokens: number;
  /** True if a token was moved in this turn. */
  readonly isTokenMoved: boolean;
  readonly dealt: boolean;
  /** Fixers who have chosen in the app, and those whose choice is on paper. */
  readonly fixed: readonly PlayerId[];
  readonly revealed: Readonly<Partial<Record<PlayerId, CasinoName>>>;
  readonly entered: readonly CasinoId[];
  /** The payout of the revealed round, before it is paid. */
  readonly owing?: RoundPaid;
  /** The secrets that the viewer may see. */
  readonly ownSecret?: OwnSecret;
}

export interface OwnSecret {
  readonly player: PlayerId;
  readonly fixer: PlayerId;
  /** The two cards that a fixer chooses from. */
  readonly cards?: readonly CasinoName[];
  readonly rigged?: CasinoName;
  readonly secure?: CasinoName;
  /** The chips that the team would get at its two casinos if the round ended now. */
  readonly owing: readonly Posting<Why>[];
}

/** The types of this game, as the kernel expects them. */
export interface Strip extends GameTypes {
  Options: Options;
  State: State;
  Move: Move;
  Why: Why;
  View: View;
  LogEvent: LogEvent;
}
