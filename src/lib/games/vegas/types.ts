import type { GameTypes, JoinMove, Left, PlayerId, Posting, About } from '$lib/core';
import type { Depth } from '$lib/games/contract/define';
import type { JoinEvent } from '$lib/games/contract/joining';
import type { LeaveEvent, LeaveMove, LeftPieces, QuittingWhy } from '$lib/games/contract/leaving';
import type { Board, Numbers } from './state/board';
import type { Card, Face, Hearts } from './data';
import type { Settlement } from './house-rules';

/** The options of a match, fixed at the start, with its house rules. */
export interface Options extends Settlement {
  readonly first: PlayerId;
  readonly depth: Depth;
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
  /** Absent until it is entered. */
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
  /** Chosen and not yet revealed. */
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
  // changing the depth
  | { readonly type: 'depth'; readonly depth: Depth }
  | Readonly<{ type: 'lies'; table: number; space: number; whose: PlayerId | 'nobody' }>
  | { readonly type: 'cards'; readonly player: PlayerId; readonly card: Card; readonly left: number }
  | { readonly type: 'mary'; readonly at: number }
  | { readonly type: 'resume'; readonly player: PlayerId }
  | LeaveMove<'quit'>
  | JoinMove;

/** A player who left, and whether counters of that player may be on the board. */
export interface Quitter extends Left {
  readonly pieces: LeftPieces;
}

/** The part of the state that everyone sees as it is. */
export interface PublicState {
  readonly options: Options;
  readonly depth: Depth;
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

/** Reasons for a gold chip, or for getting none. */
export type PayWhy =
  | About<'most', '6.3', Claim & { gold: number }>
  | About<'fewer', '6.3', Claim & { most: number }>
  | About<'lowest', '6.4' | '6.6', Claim & { gold: number; lowest: number; others: readonly LowestNumber[] }>
  | About<'higher', '6.4' | '6.6', Claim & { lowest: number; winner: LowestNumber }>
  | About<'equallyLow', '6.5' | '6.6', Claim & { lowest: number; others: readonly PlayerId[] }>
  | About<'higherThird', '6.8', Claim & { lowest: number; others: readonly PlayerId[]; low: number }>
  | About<
      'nextLowest',
      '6.7',
      Claim & { gold: number; lowest: number; next: number; others: readonly LowestNumber[] }
    >
  | About<'nextHigher', '6.7', Claim & { lowest: number; next: number; winner: LowestNumber }>
  | About<
      'discarded',
      '6.5' | '6.6',
      AtTable & { gold: number; players: readonly PlayerId[]; count: number; lowest: number }
    >
  | About<'nobodyThere', '5.5', AtTable & { gold: number }>
  | About<'toldWinner', '9.2', AtTable & OfPlayer & { gold: number }>
  | About<'toldNobody', '9.2', AtTable & { gold: number }>
  | About<'notScored', '6.2', Claim & { free: number }>;

/** Reason for the gold with which a newcomer starts. */
export type StartWhy = About<'joinStarts', '1.14', OfPlayer & { value: number }>;

/** A player and the number that counts. */
export interface LowestNumber {
  readonly player: PlayerId;
  readonly number: number;
}

/** Effects of a move other than gold. */
export type NewsWhy =
  | About<'begins', '1.5', AtTable & OfPlayer>
  | About<'throws', '2.1', OfPlayer & { face: Face }>
  | About<'throwsForMary', '2.9' | '4.3', OfPlayer & { face: Face }>
  | About<'changes', '2.3', AtTable & OfPlayer>
  | About<'passes', '2.6', OfPlayer>
  | About<'playsGoodLuck', '4.1', AtTable & OfPlayer & { number: Face }>
  | About<'sendsFrontMan', '4.4', AtTable & OfPlayer>
  | About<'playsMaryChip', '4.5', OfPlayer>
  | About<'places', '3.1' | '3.2', OnSpace>
  | About<'placesJoker', '3.5', OnSpace & { other?: PlayerId }>
  | About<'replaces', '3.3', OnSpace & { other: PlayerId }>
  | About<'leaves', '3.10', AtTable & OfPlayer>
  | About<'noBenefit', '3.4' | '3.7', ShownNumber>
  | About<'noNumber', '3.8', ShownNumber & { again: boolean }>
  | About<'challenges', '8.1', OnSpace & { other: PlayerId }>
  | About<'hasChosen', '8.2', OfPlayer>
  | About<'challengerStays', '8.3', FightWhy>
  | About<'defenderStays', '8.3' | '8.5', FightWhy>
  | About<'bothLeave', '8.4', FightWhy>
  | About<'maryMoves', '5.1' | '4.5' | '5.7' | '8.6', MaryStop>
  | About<'marySkips', '5.2', { skipped: readonly TableName[] }>
  | About<'maryStays', '5.3' | '5.4', { by: Cause; shown: Face }>
  | About<'maryWaits', '5.7', AtTable>
  | About<'maryArrives', '6.1', AtTable>
  | About<'full', '6.2', AtTable>
  | About<'countersBack', '6.9', AtTable & { counts: readonly ReturnedCounters[] }>
  | About<'turnEnds', '2.8', OfPlayer>
  | About<'turnGoesOn', '5.6', OfPlayer>
  | About<'nothingToPlace', '4.3' | '4.6', OfPlayer>
  | About<'lastChip', '7.1' | '7.2', AtTable>
  // scored tables only
  | About<'toldOver', '9.2', AtTable & { by: 'full' | 'mary' }>
  | About<'toldGold', '9.4', AtTable & { gold: number }>
  | About<'toldCounts', '9.2', AtTable & { counts: readonly ReturnedCounters[] }>
  | About<'toldLowest', '9.2', OfPlayer & { number: Face }>
  // changing the depth
  | About<'toldDepth', '9.3', { depth: Depth }>
  | About<'toldCounter', '9.3', AtTable & { numbers: Numbers; whose?: PlayerId }>
  | About<'toldPawn', '9.3', AtTable & OfPlayer>
  | About<'toldCards', '9.3', OfPlayer & { card: Card; left: number }>
  | About<'toldMary', '9.3', MaryStop>
  | About<'toldTurn', '9.3', OfPlayer>;

/** The place where Mary Chip stops: the head of a table, a blank step, or still Start. */
interface MaryStop {
  readonly to: TableName | 'blank' | 'start';
}

export interface FightWhy {
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

export type RankWhy =
  /** `start`: gold without a chip, with which a newcomer started; absent if there is none. */
  | About<'sum', '7.1', OfPlayer & { chips: number; start?: number; total: number }>
  | About<'level', '7.3', { players: readonly PlayerId[]; total: number }>
  | About<'moreChips', '7.3', OfPlayer & { chips: number; total: number }>
  | About<'highestChip', '7.3', OfPlayer & { highest: number; total: number }>;

/** Reasons for a refusal, each with what is allowed. */
export type RefusalWhy =
  | About<'notNow', '9.1', { wanted: Phase }>
  | About<'unreadable', '9.1'>
  | About<'notTheirTurn', '1.5', { turn: PlayerId }>
  | About<'tableScored', '6.9', AtTable>
  | About<'stayedAt', '2.3', AtTable & OfPlayer>
  | About<'frontManHere', '4.4', AtTable & OfPlayer>
  | About<'mustChange', '2.4' | '2.5', AtTable & OfPlayer>
  | About<'cardSpent', '2.2', OfPlayer & { card: Card }>
  | About<'noCounters', '2.6', OfPlayer>
  | About<'hasCounters', '2.7', OfPlayer & { left: number }>
  | About<'otherNumber', '3.1' | '3.6' | '3.8', AtTable & { shown: Face }>
  | About<'freeFirst', '3.1', AtTable & { shown: Face }>
  | About<'ownCounter', '3.9', OfPlayer>
  | About<'noSuchSpace', '3.1', AtTable>
  | About<'mustPlace', '3.10' | '3.1', AtTable & OfPlayer>
  | About<'alreadyChosen', '8.2', OfPlayer>
  | About<'notInDuel', '8.2', OfPlayer>
  | About<'notAllChosen', '8.2', { missing: readonly PlayerId[] }>
  | About<'maryElsewhere', '5.2', AtTable & { next: TableName }>
  | About<'noSuchTable', '1.1'>
  | About<'wrongGold', '9.4'>
  | About<'wrongCounts', '9.2', AtTable & { spaces: number }>
  | About<'noSuchNumber', '9.2', AtTable & { number: Face }>
  | About<'notTied', '6.4', AtTable & OfPlayer>
  | About<'depthLater', '9.3', { depth: Depth }>
  | About<'noBoard', '9.4'>
  | About<'wouldFill', '9.3', AtTable>
  | About<'asItIs', '9.3'>
  | About<'maryPassed', '9.3'>
  | About<'joinFull', '1.13', { max: number }>
  | About<'joinSoon', '1.13'>
  | About<'joinAgain', '1.13'>
  | About<'joinLast', '1.15'>
  | About<'startHidden', '1.14'>
  | QuittingWhy;

/** Answers of the referee about a choice or a step; a match never posts them. */
export type RulingWhy =
  | About<'mayPlace', '3.1' | '3.2' | '3.3' | '3.5', OfPlayer & { shown: Face; other?: PlayerId }>
  | About<'nothingPlaced', '3.4' | '3.7' | '3.8' | '3.10', OfPlayer & { shown: Face }>
  | About<'stillThere', '5.3' | '5.4', { by: Cause; shown: Face }>
  | About<'stepsTo', '5.1' | '4.5' | '5.2' | '1.4', MaryStep>;

/** A step of Mary Chip, as places of her track. */
interface MaryStep {
  readonly to: number;
  readonly skipped: readonly number[];
  readonly finds: 'gold' | 'blank';
}

export type Why = PayWhy | StartWhy | NewsWhy | RankWhy | RefusalWhy | RulingWhy;

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
  readonly does: 'free' | 'replaces' | 'joker' | 'nothing';
  /** Whether the counter fills the table, which is then scored (6.2). */
  readonly fills: boolean;
  /** Indices of the free spaces, and of the spaces whose counter can be replaced. */
  readonly free: readonly number[];
  readonly replaces: readonly number[];
}

/** The effect of taking a space on the current player, if the table were scored then. */
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
  /** The payout if it were scored now. */
  readonly now: readonly Posting<Why>[];
  readonly closed?: ClosedTable;
}

/** A seat as the screens draw it. */
export interface SeatView {
  readonly player: PlayerId;
  /** Number of counters in hand. */
  readonly counters: number;
  readonly pawn?: number;
  /** Absent if hidden from this viewer. */
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
  /** The effect of each number there. */
  readonly outlook: readonly NumberEffect[];
  /** The effect of each space there that a number allows to take. */
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
