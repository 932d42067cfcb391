import type { PlayerId, Posting } from '$lib/core';
import type { Depth } from '$lib/games/define';
import type { Board, Numbers } from './board';
import type { Card, Face, Hearts } from './data';
import type { Settlement } from './house-rules';

/** How a table plays: fixed at the start, with its house rules. */
export interface Options extends Settlement {
  readonly first: PlayerId;
  readonly depth: Depth;
  /** The table's own board or an invented one; absent where the app knows none (9.4). */
  readonly board?: Board;
}

/** What decides a tie for the most counters. */
export type TieRules = Pick<Options, 'doubleSpace' | 'equallyLow'>;

/** A space with what lies on it. */
export interface Space {
  readonly numbers: Numbers;
  readonly counter?: PlayerId;
}

/** How a table is called: by its gold, and which one where several have the same; without a board by its place. */
export type TableName =
  /** The one that the referee is shown. */
  'this' | { readonly table: number; readonly gold?: number; readonly nth?: number };

/** What ended a table: every space covered, Mary Chip at its head, or Mary Chip at its head and nobody there. */
export type VegasEnding = 'full' | 'mary' | 'empty';

export interface Closed {
  readonly by: VegasEnding;
  /** Who has its gold chip; absent where the chip is out of the game. */
  readonly winner?: PlayerId;
  /** Space → whose counter lay there, where that is known. */
  readonly counters: Counters;
  /** What was told of the counters instead. */
  readonly told?: Pick<Ended, 'counts' | 'lowest'>;
}

/** Space, by its place → whose counter lies there. */
export type Counters = Readonly<Record<number, PlayerId>>;

export interface TableState {
  /** Absent while nobody has told it. */
  readonly gold?: number;
  readonly counters: Counters;
  /** Its gold chip is gone. */
  readonly closed?: Closed;
}

/** What brings a counter to a table. */
export type Cause = 'die' | 'good-luck';

/** A counter that is to be placed where there is a choice. */
export interface Placing {
  readonly table: number;
  readonly by: Cause;
  readonly shown: Face;
}

/** A counter on top of another, until it is settled whose stays. */
export interface Fight extends Placing {
  readonly space: number;
  readonly challenger: PlayerId;
  readonly defender: PlayerId;
  /** Chosen and not yet turned over. */
  readonly chosen: Readonly<Partial<Record<PlayerId, Hearts>>>;
}

/** Tables only: a table that is over, until it is told whose it is. */
export interface Ended {
  readonly table: number;
  readonly by: 'full' | 'mary';
  readonly counts?: Readonly<Partial<Record<PlayerId, number>>>;
  /** Of those who share the most, the lowest number of each that was told. */
  readonly lowest?: Readonly<Partial<Record<PlayerId, Face>>>;
}

export type Phase =
  /** Everybody chooses a first table. */
  | 'first'
  /** A turn begins. */
  | 'turn'
  /** Only the throw is left of the turn. */
  | 'throw'
  | 'space'
  | 'duel'
  /** Mary Chip's step after a thrown 1 that filled a table (5.7). */
  | 'step'
  /** The table tells what lies there, so that its turns can be told from now on (9.3). */
  | 'resume'
  // tables only
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
  | { readonly type: 'leave' }
  /** Hearts chosen in secret. */
  | { readonly type: 'hearts'; readonly player: PlayerId; readonly hearts: Hearts }
  /** Both have chosen: the dice are shown. */
  | { readonly type: 'reveal' }
  /** The two dice as they lie on the table. */
  | { readonly type: 'duel'; readonly challenger: Hearts; readonly defender: Hearts }
  | { readonly type: 'step' }
  // tables only
  | { readonly type: 'scored'; readonly table: number; readonly by: 'full' | 'mary' }
  | { readonly type: 'gold'; readonly gold: number }
  | { readonly type: 'winner'; readonly winner: PlayerId | 'nobody' }
  | { readonly type: 'counts'; readonly counts: Readonly<Partial<Record<PlayerId, number>>> }
  | { readonly type: 'lowest'; readonly player: PlayerId; readonly number: Face }
  // from one depth to the other
  | { readonly type: 'depth'; readonly depth: Depth }
  | {
      readonly type: 'lies';
      readonly table: number;
      readonly space: number;
      readonly whose: PlayerId | 'nobody';
    }
  | { readonly type: 'cards'; readonly player: PlayerId; readonly card: Card; readonly left: number }
  | { readonly type: 'mary'; readonly at: number }
  | { readonly type: 'resume'; readonly player: PlayerId };

export interface State {
  readonly options: Options;
  readonly seats: readonly PlayerId[];
  readonly depth: Depth;
  readonly phase: Phase;
  /** Who began, and begins again where turns are told from a later moment on. */
  readonly begins: PlayerId;
  readonly turn: PlayerId;
  /** Where on her track Mary Chip stands: 0 is Start. */
  readonly mary: number;
  readonly tables: readonly TableState[];
  readonly pawns: Readonly<Partial<Record<PlayerId, number>>>;
  /** Cards still in hand. */
  readonly cards: Readonly<Partial<Record<PlayerId, Readonly<Record<Card, number>>>>>;
  /** The table that a Front-man plays at this turn. */
  readonly sentTo?: number;
  readonly placing?: Placing;
  readonly fight?: Fight;
  readonly ended?: Ended;
  /** What the last move brought about, in order. */
  readonly news: readonly Why[];
}

type About<Code extends string, Rule extends string, More> = {
  readonly code: Code;
  readonly rule: Rule;
} & More;

interface At {
  readonly at: TableName;
}
interface By {
  readonly player: PlayerId;
}
/** A claim of one player at one table. */
interface Claim extends At, By {
  readonly count: number;
}
/** Where a counter goes. */
interface OnSpace extends At, By {
  readonly numbers: Numbers;
}
interface Shown extends At, By {
  readonly shown: Face;
  readonly by: Cause;
}

/** What pays a gold chip, or pays nothing. */
export type PayWhy =
  | About<'most', '6.3', Claim & { readonly gold: number }>
  | About<'fewer', '6.3', Claim & { readonly most: number }>
  | About<
      'lowest',
      '6.4' | '6.6',
      Claim & { readonly gold: number; readonly lowest: number; readonly others: readonly Low[] }
    >
  | About<'higher', '6.4' | '6.6', Claim & { readonly lowest: number; readonly winner: Low }>
  | About<
      'equallyLow',
      '6.5' | '6.6',
      Claim & { readonly lowest: number; readonly others: readonly PlayerId[] }
    >
  | About<
      'higherThird',
      '6.8',
      Claim & { readonly lowest: number; readonly others: readonly PlayerId[]; readonly low: number }
    >
  | About<
      'nextLowest',
      '6.7',
      Claim & {
        readonly gold: number;
        readonly lowest: number;
        readonly next: number;
        readonly others: readonly Low[];
      }
    >
  | About<
      'nextHigher',
      '6.7',
      Claim & { readonly lowest: number; readonly next: number; readonly winner: Low }
    >
  | About<
      'discarded',
      '6.5' | '6.6',
      At & {
        readonly gold: number;
        readonly players: readonly PlayerId[];
        readonly count: number;
        readonly lowest: number;
      }
    >
  | About<'nobodyThere', '5.5', At & { readonly gold: number }>
  | About<'toldWinner', '9.2', At & By & { readonly gold: number }>
  | About<'toldNobody', '9.2', At & { readonly gold: number }>
  | About<'notScored', '6.2', Claim & { readonly free: number }>;

/** Somebody and the number that counts. */
export interface Low {
  readonly player: PlayerId;
  readonly number: number;
}

/** What a move brought about besides gold. */
export type NewsWhy =
  | About<'begins', '1.5', At & By>
  | About<'throws', '2.1', By & { readonly face: Face }>
  | About<'throwsForMary', '2.9' | '4.3', By & { readonly face: Face }>
  | About<'changes', '2.3', At & By>
  | About<'passes', '2.6', By>
  | About<'playsGoodLuck', '4.1', At & By & { readonly number: Face }>
  | About<'sendsFrontMan', '4.4', At & By>
  | About<'playsMaryChip', '4.5', By>
  | About<'places', '3.1' | '3.2', OnSpace>
  | About<'placesJoker', '3.5', OnSpace & { readonly other?: PlayerId }>
  | About<'replaces', '3.3', OnSpace & { readonly other: PlayerId }>
  | About<'leaves', '3.10', At & By>
  | About<'noBenefit', '3.4' | '3.7', Shown>
  | About<'noNumber', '3.8', Shown & { readonly again: boolean }>
  | About<'challenges', '8.1', OnSpace & { readonly other: PlayerId }>
  | About<'hasChosen', '8.2', By>
  | About<'challengerStays', '8.3', FightWhy>
  | About<'defenderStays', '8.3' | '8.5', FightWhy>
  | About<'bothLeave', '8.4', FightWhy>
  | About<'maryMoves', '5.1' | '4.5' | '5.7' | '8.6', MaryAt>
  | About<'marySkips', '5.2', { readonly skipped: readonly TableName[] }>
  | About<'maryStays', '5.3' | '5.4', { readonly by: Cause; readonly shown: Face }>
  | About<'maryWaits', '5.7', At>
  | About<'maryArrives', '6.1', At>
  | About<'full', '6.2', At>
  | About<'countersBack', '6.9', At & { readonly counts: readonly Returned[] }>
  | About<'turnEnds', '2.8', By>
  | About<'turnGoesOn', '5.6', By>
  | About<'nothingToPlace', '4.3' | '4.6', By>
  | About<'lastChip', '7.1' | '7.2', At>
  // tables only
  | About<'toldOver', '9.2', At & { readonly by: 'full' | 'mary' }>
  | About<'toldGold', '9.4', At & { readonly gold: number }>
  | About<'toldCounts', '9.2', At & { readonly counts: readonly Returned[] }>
  | About<'toldLowest', '9.2', By & { readonly number: Face }>
  // from one depth to the other
  | About<'toldDepth', '9.3', { readonly depth: Depth }>
  | About<'toldCounter', '9.3', At & { readonly numbers: Numbers; readonly whose?: PlayerId }>
  | About<'toldPawn', '9.3', At & By>
  | About<'toldCards', '9.3', By & { readonly card: Card; readonly left: number }>
  | About<'toldMary', '9.3', MaryAt>
  | About<'toldTurn', '9.3', By>;

/** Where Mary Chip comes to stand: at the head of a table, on a blank step, or still at Start. */
interface MaryAt {
  readonly to: TableName | 'blank' | 'start';
}

export interface FightWhy {
  readonly challenger: PlayerId;
  readonly defender: PlayerId;
  /** Where it was fought: a table and the space at stake; the referee is not told. */
  readonly on?: At & { readonly numbers: Numbers };
  /** The challenger's first. */
  readonly hearts: readonly [Hearts, Hearts];
}

export interface Returned {
  readonly player: PlayerId;
  readonly count: number;
}

export type RankWhy =
  | About<'sum', '7.1', By & { readonly chips: number; readonly total: number }>
  | About<'level', '7.3', { readonly players: readonly PlayerId[]; readonly total: number }>
  | About<'moreChips', '7.3', By & { readonly chips: number; readonly total: number }>
  | About<'highestChip', '7.3', By & { readonly highest: number; readonly total: number }>;

/** Why something cannot be done, each naming what is allowed. */
export type RefusalWhy =
  | About<'notNow', '9.1', { readonly wanted: Phase }>
  | About<'unreadable', '9.1', unknown>
  | About<'notTheirTurn', '1.5', { readonly turn: PlayerId }>
  | About<'tableScored', '6.9', At>
  | About<'stayedAt', '2.3', At & By>
  | About<'frontManHere', '4.4', At & By>
  | About<'mustChange', '2.4' | '2.5', At & By>
  | About<'cardSpent', '2.2', By & { readonly card: Card }>
  | About<'noCounters', '2.6', By>
  | About<'hasCounters', '2.7', By & { readonly left: number }>
  | About<'otherNumber', '3.1' | '3.6' | '3.8', At & { readonly shown: Face }>
  | About<'freeFirst', '3.1', At & { readonly shown: Face }>
  | About<'ownCounter', '3.9', By>
  | About<'noSuchSpace', '3.1', At>
  | About<'mustPlace', '3.10' | '3.1', At & By>
  | About<'alreadyChosen', '8.2', By>
  | About<'notInDuel', '8.2', By>
  | About<'notAllChosen', '8.2', { readonly missing: readonly PlayerId[] }>
  | About<'maryElsewhere', '5.2', At & { readonly next: TableName }>
  | About<'noSuchTable', '1.1', unknown>
  | About<'wrongGold', '9.4', unknown>
  | About<'wrongCounts', '9.2', At & { readonly spaces: number }>
  | About<'noSuchNumber', '9.2', At & { readonly number: Face }>
  | About<'notTied', '6.4', At & By>
  | About<'depthLater', '9.3', { readonly depth: Depth }>
  | About<'noBoard', '9.4', unknown>
  | About<'wouldFill', '9.3', At>
  | About<'asItIs', '9.3', unknown>
  | About<'maryPassed', '9.3', unknown>;

/** What the referee says of a choice or a step, and no match posts. */
export type RulingWhy =
  | About<'mayPlace', '3.1' | '3.2' | '3.3' | '3.5', By & { readonly shown: Face; readonly other?: PlayerId }>
  | About<'nothingPlaced', '3.4' | '3.7' | '3.8' | '3.10', By & { readonly shown: Face }>
  | About<'stillThere', '5.3' | '5.4', { readonly by: Cause; readonly shown: Face }>
  | About<'stepsTo', '5.1' | '4.5' | '5.2' | '1.4', Steps>;

/** A step of Mary Chip by places of her track. */
interface Steps {
  readonly to: number;
  readonly skipped: readonly number[];
  readonly finds: 'gold' | 'blank';
}

export type Why = PayWhy | NewsWhy | RankWhy | RefusalWhy | RulingWhy;

/** What the log says of a move: what it brought about, the deed itself first. Nothing in it is hidden from anybody. */
export interface LogEvent {
  readonly code: Move['type'];
  readonly player?: PlayerId;
  readonly news: readonly Why[];
}

/** The taps before a move is complete. */
export type Tap =
  /** A Front-man is played, and the table that he is sent to follows. */
  | { readonly tap: 'frontMan' }
  | { readonly tap: 'change' }
  | { readonly tap: 'die'; readonly die: 'challenger' | 'defender'; readonly hearts: Hearts }
  /** A table is opened to be looked at. */
  | { readonly tap: 'look'; readonly table: number };

/** What a number would do at the table where it is played. */
export interface Outlook {
  readonly shown: Face;
  readonly does: 'free' | 'replaces' | 'joker' | 'nothing';
  /** Spaces that may be taken, and those whose counter may be replaced, by their places. */
  readonly free: readonly number[];
  readonly replaces: readonly number[];
}

/** What taking a space would change for whoever is to place a counter, if their table were scored then. */
export interface VegasChange {
  readonly space: number;
  /** Counters there then. */
  readonly count: number;
  /** Who would win the table; absent where the gold chip would go out. */
  readonly winner?: PlayerId;
}

/** A table as the screens draw it. */
export interface TableView {
  readonly name: TableName;
  readonly gold?: number;
  /** Where on the track its head is. */
  readonly at: number;
  readonly rows: readonly (readonly Space[])[];
  readonly spaces: readonly Space[];
  readonly pawns: readonly PlayerId[];
  /** What everybody would be paid if it were scored now. */
  readonly now: readonly Posting<Why>[];
  readonly closed?: Closed;
}

/** A seat as the screens draw it. */
export interface SeatView {
  readonly player: PlayerId;
  /** In hand, not on the board. */
  readonly counters: number;
  readonly pawn?: number;
  /** Absent where they do not lie open to these eyes. */
  readonly cards?: Readonly<Record<Card, number>>;
  readonly gold?: readonly number[];
}

/** What a screen may know; what was chosen for a duel only the eyes that chose it. */
export interface View {
  readonly seats: readonly SeatView[];
  readonly options: Options;
  readonly depth: Depth;
  readonly phase: Phase;
  readonly turn: PlayerId;
  readonly mary: number;
  /** What lies at each place of the track after Start: a table, or nothing. */
  readonly track: readonly (number | 'blank')[];
  readonly tables: readonly TableView[];
  /** The table that is acted at. */
  readonly here?: number;
  /** What each number would do there. */
  readonly outlook: readonly Outlook[];
  /** What each space would change there that some number allows to take. */
  readonly changes: readonly VegasChange[];
  readonly sentTo?: number;
  readonly placing?: Placing;
  readonly fight?: FightView;
  readonly ended?: Ended;
  readonly news: readonly Why[];
  /** Which board is played on. */
  readonly board: 'own' | 'invented' | 'none';
}

/** A duel as the screens draw it. */
export interface FightView extends Omit<Fight, 'chosen'> {
  readonly numbers: Numbers;
  readonly ready: readonly PlayerId[];
  readonly mine?: Hearts;
}
