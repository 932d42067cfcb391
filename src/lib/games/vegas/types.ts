import type { GameTypes, JoinMove, Departure, PlayerId, Posting, ReasonWith } from '$lib/core';
import type { EntryDetail } from '$lib/games/contract/define';
import type { JoinEvent } from '$lib/games/contract/joining';
import type { LeaveEvent, LeaveMove, LeftPieces, QuittingWhy } from '$lib/games/contract/leaving';
import type { Board, Numbers } from './state/board';
import type { Card, Face, Hearts } from './data';
import type { Settlement } from './house-rules';

/** The options of a match, fixed at the start, with its house rules. */
export interface Options extends Settlement {
  readonly first: PlayerId;
  readonly depth: EntryDetail;
  /** The owner's board or an invented one; absent if the app knows none (9.4). */
  readonly board?: Board;
}

/** The house rules that decide a tie for the most counters. */
export type TieRules = Pick<Options, 'doubleSpace' | 'equallyLow'>;

/** A space with its counter. */
export interface Space {
  readonly numbers: Numbers;
  readonly counter?: PlayerId;
}

/** Identifies a table by its gold, with an ordinal if several have the same; without a board by its index alone. */
export type TableName =
  /** The table of a referee position. */
  'this' | { readonly table: number; readonly gold?: number; readonly nth?: number };

/** The end of a table: all spaces covered, Mary Chip at its head, or Mary Chip at its head with no counter there. */
export type VegasEnding = 'full' | 'mary' | 'empty';

export interface ClosedTable {
  readonly by: VegasEnding;
  /** The winner of its gold chip; absent if the chip left the game. */
  readonly winner?: PlayerId;
  /** Space → owner of the counter that was there, if known. */
  readonly counters: Counters;
  /** The counts entered instead of the counters. */
  readonly entered?: Pick<EndedTable, 'counts' | 'lowest'>;
}

/** Space index → owner of its counter. */
export type Counters = Readonly<Record<number, PlayerId>>;

export interface TableState {
  /** The value of the gold chip; absent until it is entered. */
  readonly gold?: number;
  readonly counters: Counters;
  /** Set once its gold chip is gone. */
  readonly closed?: ClosedTable;
}

/** The reason why a counter is placed. */
export type Cause = 'die' | 'good-luck';

/** A counter to be placed, if there is a choice of spaces. */
export interface Placing {
  readonly table: number;
  readonly by: Cause;
  readonly shown: Face;
}

/** A counter on top of another one, until a duel settles which of them stays. */
export interface Fight extends Placing {
  readonly space: number;
  readonly challenger: PlayerId;
  readonly defender: PlayerId;
  /** Hearts that are chosen but not yet revealed. */
  readonly chosen: Readonly<Partial<Record<PlayerId, Hearts>>>;
}

/** Scored tables only: a table that is over, until its winner is entered. */
export interface EndedTable {
  readonly table: number;
  readonly by: 'full' | 'mary';
  readonly counts?: Readonly<Partial<Record<PlayerId, number>>>;
  /** The entered lowest number of each tied player. */
  readonly lowest?: Readonly<Partial<Record<PlayerId, Face>>>;
}

export type Phase =
  /** Players choose their first tables. */
  | 'first'
  /** A turn starts. */
  | 'turn'
  /** Only the roll of the turn is left. */
  | 'throw'
  | 'space'
  | 'duel'
  /** The step of Mary Chip after a rolled 1 that filled a table (5.7). */
  | 'step'
  /** The players enter the board, so that turns can be entered from now on (9.3). */
  | 'resume'
  // scored tables only
  | 'tables'
  | 'gold'
  | 'winner'
  | 'lowest'
  | 'over';

export type Move =
  | { readonly type: 'stand'; readonly player: PlayerId; readonly table: number }
  | { readonly type: 'throw'; readonly face: Face }
  | { readonly type: 'goodLuck'; readonly number: Face }
  | { readonly type: 'frontMan'; readonly table: number }
  | { readonly type: 'maryCard' }
  | { readonly type: 'change'; readonly table: number }
  | { readonly type: 'pass' }
  | { readonly type: 'place'; readonly space: number }
  /** Places no counter; leaving the match is `quit`. */
  | { readonly type: 'leave' }
  /** Hearts chosen in secret. */
  | { readonly type: 'hearts'; readonly player: PlayerId; readonly hearts: Hearts }
  /** Both players have chosen: the dice are revealed. */
  | { readonly type: 'reveal' }
  /** Two dice that were rolled at the table. */
  | { readonly type: 'duel'; readonly challenger: Hearts; readonly defender: Hearts }
  | { readonly type: 'step' }
  // scored tables only
  | { readonly type: 'scored'; readonly table: number; readonly by: 'full' | 'mary' }
  | { readonly type: 'gold'; readonly gold: number }
  | { readonly type: 'winner'; readonly winner: PlayerId | 'nobody' }
  | { readonly type: 'counts'; readonly counts: Readonly<Partial<Record<PlayerId, number>>> }
  | { readonly type: 'lowest'; readonly player: PlayerId; readonly number: Face }
  // changing the entry detail
  | { readonly type: 'depth'; readonly depth: EntryDetail }
  | Readonly<{ type: 'lies'; table: number; space: number; whose: PlayerId | 'nobody' }>
  | { readonly type: 'cards'; readonly player: PlayerId; readonly card: Card; readonly left: number }
  | { readonly type: 'mary'; readonly at: number }
  | { readonly type: 'resume'; readonly player: PlayerId }
  | LeaveMove<'quit'>
  | JoinMove;

/** A player who left, and whether counters of that player may be on the board. */
export interface Quitter extends Departure {
  readonly pieces: LeftPieces;
}

/** The part of the state that everyone sees as it is. */
export interface PublicState {
  readonly options: Options;
  readonly depth: EntryDetail;
  readonly phase: Phase;
  readonly turn: PlayerId;
  /** Mary Chip's place on her track; 0 is Start. */
  readonly mary: number;
  /** The table that a Front-man plays at in this turn. */
  readonly sentTo?: number;
  readonly placing?: Placing;
  readonly ended?: EndedTable;
  /** The effects of the last move, in order. */
  readonly news: readonly Why[];
}

export interface State extends PublicState {
  readonly seats: readonly PlayerId[];
  /** Players who left, in that order; absent if no one did. */
  readonly left?: readonly Quitter[];
  /** Gold without a chip, with which newcomers started; absent if none did. */
  readonly starts?: Readonly<Partial<Record<PlayerId, number>>>;
  /** Set once someone joined after the first turn: first tables are then chosen in a match that has started. */
  readonly joinedLate?: true;
  /** The player who went first, or who goes next after a change to entering every turn. */
  readonly begins: PlayerId;
  readonly tables: readonly TableState[];
  readonly pawns: Readonly<Partial<Record<PlayerId, number>>>;
  /** Cards still in hand. */
  readonly cards: Readonly<Partial<Record<PlayerId, Readonly<Record<Card, number>>>>>;
  readonly fight?: Fight;
}

interface AtTable {
  readonly at: TableName;
}
interface OfPlayer {
  readonly player: PlayerId;
}
/** A player's claim at a table. */
interface Claim extends AtTable, OfPlayer {
  readonly count: number;
}
/** The space that a counter goes to. */
interface OnSpace extends AtTable, OfPlayer {
  readonly numbers: Numbers;
}
interface ShownNumber extends AtTable, OfPlayer {
  readonly shown: Face;
  readonly by: Cause;
}

/** Reasons for winning a gold chip, or for getting none. */
export type PayReason =
  | ReasonWith<'most', '6.3', Claim & { gold: number }>
  | ReasonWith<'fewer', '6.3', Claim & { most: number }>
  | ReasonWith<
      'lowest',
      '6.4' | '6.6',
      Claim & { gold: number; lowest: number; others: readonly LowestNumber[] }
    >
  | ReasonWith<'higher', '6.4' | '6.6', Claim & { lowest: number; winner: LowestNumber }>
  | ReasonWith<'equallyLow', '6.5' | '6.6', Claim & { lowest: number; others: readonly PlayerId[] }>
  | ReasonWith<'higherThird', '6.8', Claim & { lowest: number; others: readonly PlayerId[]; low: number }>
  | ReasonWith<
      'nextLowest',
      '6.7',
      Claim & { gold: number; lowest: number; next: number; others: readonly LowestNumber[] }
    >
  | ReasonWith<'nextHigher', '6.7', Claim & { lowest: number; next: number; winner: LowestNumber }>
  | ReasonWith<
      'discarded',
      '6.5' | '6.6',
      AtTable & { gold: number; players: readonly PlayerId[]; count: number; lowest: number }
    >
  | ReasonWith<'nobodyThere', '5.5', AtTable & { gold: number }>
  | ReasonWith<'toldWinner', '9.2', AtTable & OfPlayer & { gold: number }>
  | ReasonWith<'toldNobody', '9.2', AtTable & { gold: number }>
  | ReasonWith<'notScored', '6.2', Claim & { free: number }>;

/** Reason for the gold with which a newcomer starts. */
export type StartReason = ReasonWith<'joinStarts', '1.14', OfPlayer & { value: number }>;

/** A player and the number that counts for them in a tie. */
export interface LowestNumber {
  readonly player: PlayerId;
  readonly number: number;
}

/** Effects of a move other than gold. */
export type NewsReason =
  | ReasonWith<'begins', '1.5', AtTable & OfPlayer>
  | ReasonWith<'throws', '2.1', OfPlayer & { face: Face }>
  | ReasonWith<'throwsForMary', '2.9' | '4.3', OfPlayer & { face: Face }>
  | ReasonWith<'changes', '2.3', AtTable & OfPlayer>
  | ReasonWith<'passes', '2.6', OfPlayer>
  | ReasonWith<'playsGoodLuck', '4.1', AtTable & OfPlayer & { number: Face }>
  | ReasonWith<'sendsFrontMan', '4.4', AtTable & OfPlayer>
  | ReasonWith<'playsMaryChip', '4.5', OfPlayer>
  | ReasonWith<'places', '3.1' | '3.2', OnSpace>
  | ReasonWith<'placesJoker', '3.5', OnSpace & { other?: PlayerId }>
  | ReasonWith<'replaces', '3.3', OnSpace & { other: PlayerId }>
  | ReasonWith<'leaves', '3.10', AtTable & OfPlayer>
  | ReasonWith<'noBenefit', '3.4' | '3.7', ShownNumber>
  | ReasonWith<'noNumber', '3.8', ShownNumber & { again: boolean }>
  | ReasonWith<'challenges', '8.1', OnSpace & { other: PlayerId }>
  | ReasonWith<'hasChosen', '8.2', OfPlayer>
  | ReasonWith<'challengerStays', '8.3', FightReason>
  | ReasonWith<'defenderStays', '8.3' | '8.5', FightReason>
  | ReasonWith<'bothLeave', '8.4', FightReason>
  | ReasonWith<'maryMoves', '5.1' | '4.5' | '5.7' | '8.6', MaryStop>
  | ReasonWith<'marySkips', '5.2', { skipped: readonly TableName[] }>
  | ReasonWith<'maryStays', '5.3' | '5.4', { by: Cause; shown: Face }>
  | ReasonWith<'maryWaits', '5.7', AtTable>
  | ReasonWith<'maryArrives', '6.1', AtTable>
  | ReasonWith<'full', '6.2', AtTable>
  | ReasonWith<'countersBack', '6.9', AtTable & { counts: readonly ReturnedCounters[] }>
  | ReasonWith<'turnEnds', '2.8', OfPlayer>
  | ReasonWith<'turnGoesOn', '5.6', OfPlayer>
  | ReasonWith<'nothingToPlace', '4.3' | '4.6', OfPlayer>
  | ReasonWith<'lastChip', '7.1' | '7.2', AtTable>
  // scored tables only
  | ReasonWith<'toldOver', '9.2', AtTable & { by: 'full' | 'mary' }>
  | ReasonWith<'toldGold', '9.4', AtTable & { gold: number }>
  | ReasonWith<'toldCounts', '9.2', AtTable & { counts: readonly ReturnedCounters[] }>
  | ReasonWith<'toldLowest', '9.2', OfPlayer & { number: Face }>
  // changing the entry detail
  | ReasonWith<'toldDepth', '9.3', { depth: EntryDetail }>
  | ReasonWith<'toldCounter', '9.3', AtTable & { numbers: Numbers; whose?: PlayerId }>
  | ReasonWith<'toldPawn', '9.3', AtTable & OfPlayer>
  | ReasonWith<'toldCards', '9.3', OfPlayer & { card: Card; left: number }>
  | ReasonWith<'toldMary', '9.3', MaryStop>
  | ReasonWith<'toldTurn', '9.3', OfPlayer>;

/** The place where Mary Chip stops: the head of a table, a blank step, or still Start. */
interface MaryStop {
  readonly to: TableName | 'blank' | 'start';
}

export interface FightReason {
  readonly challenger: PlayerId;
  readonly defender: PlayerId;
  /** The place of the duel: a table and the disputed space. Absent in a referee position. */
  readonly on?: AtTable & { readonly numbers: Numbers };
  /** The challenger's hearts come first. */
  readonly hearts: readonly [Hearts, Hearts];
}

export interface ReturnedCounters {
  readonly player: PlayerId;
  readonly count: number;
}

export type RankReason =
  /** `start`: gold without a chip, with which a newcomer started; absent if there is none. */
  | ReasonWith<'sum', '7.1', OfPlayer & { chips: number; start?: number; total: number }>
  | ReasonWith<'level', '7.3', { players: readonly PlayerId[]; total: number }>
  | ReasonWith<'moreChips', '7.3', OfPlayer & { chips: number; total: number }>
  | ReasonWith<'highestChip', '7.3', OfPlayer & { highest: number; total: number }>;

/** Reasons for a refusal, each with what is allowed. */
export type RefusalReason =
  | ReasonWith<'notNow', '9.1', { wanted: Phase }>
  | ReasonWith<'unreadable', '9.1'>
  | ReasonWith<'notTheirTurn', '1.5', { turn: PlayerId }>
  | ReasonWith<'tableScored', '6.9', AtTable>
  | ReasonWith<'stayedAt', '2.3', AtTable & OfPlayer>
  | ReasonWith<'frontManHere', '4.4', AtTable & OfPlayer>
  | ReasonWith<'mustChange', '2.4' | '2.5', AtTable & OfPlayer>
  | ReasonWith<'cardSpent', '2.2', OfPlayer & { card: Card }>
  | ReasonWith<'noCounters', '2.6', OfPlayer>
  | ReasonWith<'hasCounters', '2.7', OfPlayer & { left: number }>
  | ReasonWith<'otherNumber', '3.1' | '3.6' | '3.8', AtTable & { shown: Face }>
  | ReasonWith<'freeFirst', '3.1', AtTable & { shown: Face }>
  | ReasonWith<'ownCounter', '3.9', OfPlayer>
  | ReasonWith<'noSuchSpace', '3.1', AtTable>
  | ReasonWith<'mustPlace', '3.10' | '3.1', AtTable & OfPlayer>
  | ReasonWith<'alreadyChosen', '8.2', OfPlayer>
  | ReasonWith<'notInDuel', '8.2', OfPlayer>
  | ReasonWith<'notAllChosen', '8.2', { missing: readonly PlayerId[] }>
  | ReasonWith<'maryElsewhere', '5.2', AtTable & { next: TableName }>
  | ReasonWith<'noSuchTable', '1.1'>
  | ReasonWith<'wrongGold', '9.4'>
  | ReasonWith<'wrongCounts', '9.2', AtTable & { spaces: number }>
  | ReasonWith<'noSuchNumber', '9.2', AtTable & { number: Face }>
  | ReasonWith<'notTied', '6.4', AtTable & OfPlayer>
  | ReasonWith<'depthLater', '9.3', { depth: EntryDetail }>
  | ReasonWith<'noBoard', '9.4'>
  | ReasonWith<'wouldFill', '9.3', AtTable>
  | ReasonWith<'asItIs', '9.3'>
  | ReasonWith<'maryPassed', '9.3'>
  | ReasonWith<'joinFull', '1.13', { max: number }>
  | ReasonWith<'joinSoon', '1.13'>
  | ReasonWith<'joinAgain', '1.13'>
  | ReasonWith<'joinLast', '1.15'>
  | ReasonWith<'startHidden', '1.14'>
  | QuittingWhy;

/** Answers of the referee about a choice or a step; a match never posts them. */
export type RulingReason =
  | ReasonWith<'mayPlace', '3.1' | '3.2' | '3.3' | '3.5', OfPlayer & { shown: Face; other?: PlayerId }>
  | ReasonWith<'nothingPlaced', '3.4' | '3.7' | '3.8' | '3.10', OfPlayer & { shown: Face }>
  | ReasonWith<'stillThere', '5.3' | '5.4', { by: Cause; shown: Face }>
  | ReasonWith<'stepsTo', '5.1' | '4.5' | '5.2' | '1.4', MaryStep>;

/** A step of Mary Chip, as places of her track. */
interface MaryStep {
  readonly to: number;
  readonly skipped: readonly number[];
  readonly finds: 'gold' | 'blank';
}

export type Why = PayReason | StartReason | NewsReason | RankReason | RefusalReason | RulingReason;

/** The log entry of a move: its effects, the action itself first. It contains nothing hidden. */
export interface MoveEvent {
  readonly code: Exclude<Move['type'], 'quit' | 'join'>;
  readonly player?: PlayerId;
  readonly news: readonly Why[];
}

export type LogEvent = MoveEvent | LeaveEvent | JoinEvent;

/** The effect that a number would have at the current table. */
export interface NumberEffect {
  readonly shown: Face;
  readonly effect: 'free' | 'replaces' | 'joker' | 'nothing';
  /** Whether the counter fills the table, which is then scored (6.2). */
  readonly fillsTable: boolean;
  /** Indices of the free spaces, and of the spaces whose counter can be replaced. */
  readonly free: readonly number[];
  readonly replaces: readonly number[];
}

/** The effect for the current player of taking a space, as if the table were scored after that. */
export interface VegasChange {
  readonly space: number;
  /** Number of the player's counters there after the move. */
  readonly count: number;
  /** The winner of the table; absent if the gold chip would leave the game. */
  readonly winner?: PlayerId;
}

/** A table as the screens draw it. */
export interface TableView {
  readonly name: TableName;
  readonly gold?: number;
  /** The place of its head on the track. */
  readonly at: number;
  readonly rows: readonly (readonly Space[])[];
  readonly spaces: readonly Space[];
  readonly pawns: readonly PlayerId[];
  /** The payout if the table were scored now. */
  readonly currentPayout: readonly Posting<Why>[];
  readonly closed?: ClosedTable;
}

/** A seat as the screens draw it. */
export interface SeatView {
  readonly player: PlayerId;
  /** Number of counters in hand. */
  readonly counters: number;
  readonly pawn?: number;
  /** The cards in hand; absent if they are hidden from this viewer. */
  readonly cards?: Readonly<Record<Card, number>>;
  readonly gold?: readonly number[];
  /** Gold without a chip, with which a newcomer started; absent if there is none. */
  readonly start?: number;
}

/** The data for the screen; hearts chosen for a duel only for the player who chose them. */
export interface View extends PublicState {
  readonly seats: readonly SeatView[];
  /** The places of the track after Start: a table or a blank step. */
  readonly track: readonly (number | 'blank')[];
  readonly tables: readonly TableView[];
  /** The table where the current player plays. */
  readonly currentTable?: number;
  /** The effect of each number at the current table. */
  readonly numberEffects: readonly NumberEffect[];
  /** The effect of taking each space of the current table that a number allows. */
  readonly changes: readonly VegasChange[];
  readonly fight?: FightView;
  /** The kind of board that the match uses. */
  readonly board: 'own' | 'invented' | 'none';
}

/** A duel as the screens draw it. */
export interface FightView extends Omit<Fight, 'chosen'> {
  readonly numbers: Numbers;
  readonly ready: readonly PlayerId[];
  readonly ownHearts?: Hearts;
}

/** The types of this game, as the kernel expects them. */
export interface Vegas extends GameTypes {
  Options: Options;
  State: State;
  Move: Move;
  Why: Why;
  View: View;
  LogEvent: LogEvent;
}
