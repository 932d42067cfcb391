import type { Component, Snippet } from 'svelte';
import type {
  Ask,
  AskTap,
  EntrySource,
  GameTypes,
  Names,
  Outcome,
  PayingPlace,
  PlayerColour,
  PlayerId,
  Posting,
  Seat
} from '$lib/core';

/** The sentences of an ask. */
export interface AskText {
  /** "Where does Anna put $30,000?" */
  readonly question: string;
  readonly hint?: string;
  /** The label of the ask's button, if it has one: "Roll 8 dice", "Deal the cards", "Pay out". */
  readonly action?: string;
  /** The question if the players enter the result themselves: "What did Anna roll?" */
  readonly table?: { readonly question: string; readonly hint?: string };
  /** The button that hands the answer to the app, in one or two words: "App draws". */
  readonly appButton?: string;
  /** The button with which the players enter the answer themselves: "Type them". */
  readonly tableButton?: string;
  /** A mark beside the question: "Roll 14". */
  readonly mark?: string;
  /** The reason behind the ask, shown while the app answers, with its paragraph: why Anna goes first. */
  readonly why?: GameTypes['Why'];
  /**
   * A figure beside the question: 77 "chits left". It is hidden while the players enter the result, because they can
   * see the pieces.
   */
  readonly countWithUnit?: { readonly figure: number; readonly words: string } | undefined;
  /** The button that offers this ask beside another one, in one or two words: "App deals". */
  readonly offerButton?: string;
  /** The line that offers this ask among everything else that may be entered: "Other teams". */
  readonly offerLine?: string;
  /** The sentences at the gate of a secret. */
  readonly gate?: GateText;
}

/** The sentences at the gate of a secret, before it is opened and while it is open. */
export interface GateText {
  /** "Five cards are face down." */
  readonly intro: string;
  /** "choose one card" */
  readonly task: string;
  /** "your cards" */
  readonly secret: string;
  /** "the card is played" */
  readonly done: string;
  /** "Cover, choose later" */
  readonly coverButton?: string;
}

/**
 * A place on the table that can be tapped: "casino:3". A number key taps the target that ends with this number, so only
 * one target on the table may end with it.
 */
export type TargetId = string;

/** The effect of a tap on a place. */
export interface Target {
  /** Answers with this place, enters it as a part of the answer, or explains why it is refused. */
  readonly choose: () => void;
  readonly isRefused?: boolean;
  /** True for the part that was entered last. */
  readonly isChosen?: boolean;
}
export type Targets = ReadonlyMap<TargetId, Target>;

/**
 * An ask, with the answer entered so far. If the ask is secret, `view` is that of the player who looks; otherwise it is
 * public.
 */
export interface AskContext<T extends GameTypes = GameTypes> {
  readonly ask: Ask<T['Move'], T['Why']>;
  readonly view: T['View'];
  readonly taps: readonly AskTap[];
  /** The current source of the answer. */
  readonly source: EntrySource;
}

/** The height of the tallest question below the table. The table reserves this height for every question. */
export type AskHeight = 'least' | 'low' | 'tall' | 'high' | 'pads';

export interface TableProps<T extends GameTypes = GameTypes> {
  /** The table with what is entered so far. */
  readonly view: T['View'];
  /** The table without the answer entered so far. */
  readonly viewBefore: T['View'];
  readonly seats: readonly Seat[];
  readonly targets: Targets;
  /** The places that the question is about. */
  readonly highlightedTargets: readonly TargetId[];
  /** The player who is asked. */
  readonly player?: PlayerId | undefined;
  readonly height: AskHeight;
  /**
   * Explains something on the table. `isPreview` is true if the reason includes entries that are not final, or is a
   * sentence that says so for this place alone. Without it, the reason is about something that has happened.
   */
  readonly explain: (why: T['Why'], isPreview?: boolean | string) => void;
  /** All current asks, for a sheet about a place; empty if nothing can be played. */
  readonly asks: readonly Ask<T['Move'], T['Why']>[];
  /** Answers one of these asks from such a sheet about a place. */
  readonly onanswer: (outcome: Outcome, ask: Ask<T['Move'], T['Why']>) => void;
  /** The match screen's own button at the end of the table. */
  readonly endButton: Snippet;
  /** The undo bar, for a sheet about a place. */
  readonly undoBar: Snippet;
}

/** Props of the drawing of one piece. */
export interface PoolPieceProps {
  /** The pool from which it is drawn, as in an ask: "notes". */
  readonly pool: string;
  readonly piece: string;
  readonly name: string;
  /** The colour of its owner; absent if it belongs to no one. */
  readonly colour?: PlayerColour | undefined;
}

export interface ControlProps<T extends GameTypes = GameTypes> extends AskContext<T> {
  /** All current asks. A pad may answer an ask other than its own, such as a card that can be played before a roll. */
  readonly asks: readonly Ask<T['Move'], T['Why']>[];
  readonly seats: readonly Seat[];
  readonly ontap: (tap: AskTap) => void;
  readonly onanswer: (outcome: Outcome, ask?: Ask<T['Move'], T['Why']>) => void;
  /** Explains a reason; `condition` is a sentence that says when the reason is true. */
  readonly onwhy: (why: T['Why'], condition?: string) => void;
}

/** The drawings of a game for one of its asks. They enter taps and answers; they play no move. */
export interface Control<T extends GameTypes = GameTypes> {
  /** A pad below the question, instead of the usual one. */
  readonly Pad?: Component<ControlProps<T>>;
  /**
   * Replaces the table, as a grid of counts does. Without a `Pad`, a button below the question submits the
   * taps.
   */
  readonly Board?: Component<ControlProps<T>>;
  /**
   * If present, the table stays until the players go on to the board or have entered something. Contains the question
   * until then, the button that continues, and the button that goes back.
   */
  readonly intro?: {
    readonly action: string;
    readonly backLabel: string;
    questionText(view: T['View']): Pick<AskText, 'question' | 'hint'>;
  };
  /** The pad is shown even if the app rolls or draws, and the button for that is beside the question. */
  readonly keepsPad?: true;
  /** True if the seats stay beside the board on a phone too. */
  readonly keepsSeats?: true;
  /**
   * The screens on which the seats are hidden to make room for this control. By default these are all phones if it has
   * a board.
   */
  hidesSeatsOn?(view: T['View']): 'phones' | 'smallPhones';
  /** More about the question. A button beside the question shows and hides it. */
  readonly details?: {
    readonly showLabel: string;
    readonly hideLabel: string;
    /** Whether the details are shown from the start. */
    isShown(view: T['View']): boolean;
    readonly Details: Component<ControlProps<T>>;
  };
  /** The answer that the taps of a choice give; undefined while it is incomplete. */
  outcome?(context: AskContext<T>): Outcome | undefined;
  /**
   * The parts of a choice that was made, in the order in which they are entered. When players edit a log line, the line
   * opens with these parts filled in.
   */
  enteredParts?(move: T['Move']): readonly (readonly [part: string, value: string])[];
  /**
   * The places on the table that enter a part of the answer. In a draw without a `Pad`, players can enter pieces only
   * there.
   */
  targets?(context: AskContext<T>): ReadonlyMap<TargetId, AskTap>;
  /** True if the last tap is on the table, so that the screen for editing a log line draws the table too. */
  readonly endsOnTable?: true;
  /**
   * Buttons beside the question. If the tap completes the answer, the button gives the answer, or says why that is not
   * possible.
   */
  sideButtons?(context: AskContext<T>): readonly {
    readonly label: string;
    readonly tap: AskTap;
    readonly Picture?: Component;
    /** True for the button that answers with no choice at all. */
    readonly isNone?: true;
  }[];
  /** The id of another ask that the app may answer at once: the roll, while a placement is entered. */
  readonly suppliedAsk?: string;
  /** The question after the first tap and before the last. */
  questionText?(
    context: AskContext<T>,
    names: Names
  ): Partial<Pick<AskText, 'question' | 'hint' | 'action'>> | undefined;
  /** A sentence with the choice so far, for the player who looks. */
  choiceSentence?(context: AskContext<T>, names: Names): string;
}

/** The table as it would be with the answer entered so far. */
export interface Preview<T extends GameTypes = GameTypes> {
  readonly view: T['View'];
  readonly highlightedTargets: readonly TargetId[];
  /** "If Anna placed two 3s, this would be the result:" */
  readonly condition?: string;
}

/** One place of a payout, in the order in which it is paid. */
export interface PayoutPage<Why extends GameTypes['Why'] = GameTypes['Why']> {
  readonly place: PayingPlace<Why>;
  /** The label of the button that leads to this page: "Next: casino 3". */
  readonly next: string;
  /** A sentence about how the place pays: "Rigged: only the leader is paid." */
  readonly paySentence?: string;
  /** True if everyone is paid from the supply, and the money at stake stays where it is. */
  readonly isStakeKept?: boolean;
  /** Sentences that say why tied claims are out, one for each tied group, best first. */
  readonly ties: readonly string[];
  /** The money that no one wins. */
  readonly unclaimed: readonly { readonly words: string; readonly why: Why }[];
  /** A sentence shown if there are no claims; absent if there always are some. */
  readonly empty?: string;
  /**
   * Other payments at this place, such as those of a tile. Their postings follow those of the claims and include zeros.
   */
  readonly extra?: { readonly title: string; readonly postings: readonly Posting<Why>[] };
}

export interface Payout<Why extends GameTypes['Why'] = GameTypes['Why']> {
  readonly round: number;
  readonly pages: readonly PayoutPage<Why>[];
  readonly postings: readonly Posting<Why>[];
  /** The players who collect together. By default, each player collects alone. */
  readonly groups?: readonly (readonly PlayerId[])[];
  /** The question below the winnings, and the button that continues. */
  readonly end: {
    readonly question: string;
    readonly hint?: string;
    /** The reason of the hint. */
    readonly why?: Why;
    readonly action: string;
  };
}

/** Money that is not counted yet, in the game's unit. */
type PendingMoney = readonly { readonly player: PlayerId; readonly value: number }[];

/** A piece of money that a move has handed out; its value is negative if the player has handed it over. */
export interface Payment {
  readonly player: PlayerId;
  readonly value: number;
  readonly piece: 'note' | 'chip';
  /** The place on the board (`data-place`) that the money comes from or goes to; if absent, the whole board. */
  readonly place?: string | undefined;
}

/** The table at one step of an interlude. */
export interface Frame<T extends GameTypes = GameTypes> {
  readonly view: T['View'];
  readonly unpaid: PendingMoney;
  /** Spoken if the caller is on. */
  readonly spokenText?: string | undefined;
}

export interface InterludeProps<T extends GameTypes = GameTypes> {
  /** The id of the interlude. */
  readonly id: string;
  readonly view: T['View'];
  readonly seats: readonly Seat[];
  readonly onwhy: (why: T['Why']) => void;
  /** Speaks the text if the caller is on. */
  readonly oncall: (text: string) => void;
  /** Called once the money of the interlude has arrived and counts. */
  readonly onpaid: () => void;
}

/**
 * A screen that is shown once before the next question, such as a duel that the app rolled. It is shown after a move,
 * and never after an undo.
 */
export interface Interlude<T extends GameTypes = GameTypes> extends Pick<
  AskText,
  'question' | 'hint' | 'countWithUnit'
> {
  /** The id of the interlude within its match. */
  readonly id: string;
  /** The heading of the screen. */
  readonly title?: string;
  /** The button that continues. */
  readonly action: string;
  /** The label of the button until the board calls `onpaid`, if `action` would give the result away. */
  readonly actionBeforePaid?: string;
  /** The player whom the interlude is about. */
  readonly player?: PlayerId;
  /** Shown only if the app supplied the result: players have seen the results that they entered. */
  readonly onlyIfSupplied?: true;
  /** Shown only after a move that reveals pieces, before the payout that follows. */
  readonly onlyAfterReveal?: true;
  /** Money that counts once the board calls `onpaid` or the interlude ends. Used by an interlude without frames. */
  readonly unpaid?: PendingMoney;
  /** Drawn instead of the table. */
  readonly Board?: Component<InterludeProps<T>>;
  /** True if the seats stay beside the board on a phone too, because the interlude pays them. */
  readonly keepsSeats?: true;
  /**
   * The table step by step. The steps continue by themselves, and are left out if the device asks for reduced motion.
   */
  readonly frames?: readonly Frame<T>[];
}

/** A secret that its players may look at again, without an answer. */
export interface SecretReview<T extends GameTypes = GameTypes> {
  /** The button beside a question: "My two". */
  readonly label: string;
  /** The players who have something to look at. */
  players(view: T['View']): readonly PlayerId[];
  readonly gate: GateText;
  /** The sentence shown while the secret is open. */
  readonly sentence: string;
  readonly Pad: Component<{ readonly view: T['View']; readonly seats: readonly Seat[] }>;
}

export interface SeatProps<T extends GameTypes = GameTypes> {
  readonly view: T['View'];
  readonly seat: Seat;
}

export interface SeatHoldingsProps<T extends GameTypes = GameTypes> extends SeatProps<T> {
  /** Money on its way, which does not count yet. */
  readonly pendingPayments: readonly Payment[];
}

export interface HoldingProps<T extends GameTypes = GameTypes> extends SeatProps<T> {
  readonly hideMoney: boolean;
  readonly explain: (why: T['Why']) => void;
}

export interface NewsProps<T extends GameTypes = GameTypes> {
  readonly context: AskContext<T>;
  readonly postings: readonly Posting<T['Why']>[];
  readonly seats: readonly Seat[];
  readonly onwhy: (why: T['Why']) => void;
}

export interface SignProps<T extends GameTypes = GameTypes> {
  readonly view: T['View'];
  readonly seats: readonly Seat[];
  readonly place: PayingPlace<T['Why']>;
}

export interface ExtraProps<T extends GameTypes = GameTypes> {
  readonly extra: NonNullable<PayoutPage<T['Why']>['extra']>;
  /** Whether the pieces of this reason are still to come, on their way, or with their owner. */
  readonly stageOf: (why: T['Why']) => 'waits' | 'leaves' | 'landed';
  readonly seats: readonly Seat[];
  readonly onwhy: (why: T['Why']) => void;
}

export interface WinningsProps<T extends GameTypes = GameTypes> {
  readonly view: T['View'];
  /** The players of the round. */
  readonly seats: readonly Seat[];
  readonly onwhy: (why: T['Why']) => void;
}

/** A game's drawings on the match screen. The screen itself asks the questions and draws everything else. */
export interface GameUi<T extends GameTypes = GameTypes> {
  readonly Table: Component<TableProps<T>>;
  /** The places that pay, which are also shown beside a hand; `label` is the name of their list. */
  readonly places?: {
    readonly label: string;
    placesOf(view: T['View'], names: Names, viewBefore?: T['View']): readonly PayingPlace<T['Why']>[];
    /** Pieces at a place in addition to what it pays. */
    readonly Beside?: Component<{ view: T['View']; number: number }>;
  };
  readonly Piece?: Component<PoolPieceProps>;
  /** The number of columns in which the pieces of a pool are shown. */
  readonly columns?: Readonly<Record<string, 'three' | 'four' | 'six'>>;
  /** The place on the table that makes a choice; undefined if a button below the table makes it. */
  targetOf?(move: T['Move']): TargetId | undefined;
  /** Pads by the step of the ask, at most six. */
  readonly controls?: Readonly<Record<string, Control<T>>>;
  preview?(context: AskContext<T>, names: Names): Preview<T> | undefined;
  /** The ids of the asks to show first, if the first required ask is not shown first. */
  firstAsks?(view: T['View'], parts: Readonly<Record<string, EntrySource>>): readonly string[];
  /** The picture on the button of an ask that is offered beside another one. */
  readonly AskPicture?: Component<{ readonly view: T['View']; readonly ask: Ask<T['Move'], T['Why']> }>;
  /**
   * Whether a player has answered a question for several players, with the reason if not. Undefined leaves the player
   * out.
   */
  answerStatus?(
    context: AskContext<T>,
    player: PlayerId
  ): { readonly isDone: boolean; readonly why?: T['Why'] } | undefined;
  /** The heights at this moment. With a `fixedHeight`, the ask is as tall as the other questions of a turn. */
  height?(
    view: T['View'],
    parts: Readonly<Record<string, EntrySource>>,
    context: AskContext<T> | undefined
  ): {
    readonly table: AskHeight;
    readonly fixedHeight?: 'least' | 'low' | 'tall';
    /** The minimum height of the ask panel. */
    readonly minHeight?: 'least' | 'low' | 'tall';
  };
  /** The heading of the screen and the round in it. Undefined for the usual heading of the current round. */
  heading?(
    view: T['View'],
    context: AskContext<T> | undefined
  ): { readonly title: string; readonly round: number } | undefined;
  /** The player who acts for the whole group, such as the dealer. */
  actor?(context: AskContext<T>): PlayerId | undefined;
  /** Screens that are shown after a move, in this order, before the next question. */
  interludes?(view: T['View'], names: Names): readonly Interlude<T>[];
  /**
   * The money that a move with these postings has handed out, piece by piece. The screen shows each piece travelling.
   */
  paymentsOf?(lastPostings: readonly Posting<T['Why']>[]): readonly Payment[];
  /** The effects of the last move, shown over the seats until something else is tapped. */
  readonly News?: Component<NewsProps<T>>;
  /** Small pictures of a seat's tokens. */
  readonly SeatTokens?: Component<SeatProps<T>>;
  /** A mark beside a seat's money, such as the dealer's. */
  readonly SeatMark?: Component<SeatProps<T>>;
  readonly secretReview?: SecretReview<T>;
  /** Drawn below the name of the player who takes the device. */
  readonly GatePicture?: Component;
  /** The holdings of a seat, in the strip and in the sheet of the player. Without it, the strip shows the money. */
  readonly SeatHoldings?: Component<SeatHoldingsProps<T>>;
  readonly Holding?: Component<HoldingProps<T>>;
  /** The heading of the holdings. */
  holdingsHeading?(view: T['View']): string;
  /** The last payout, until the players go on to something else. */
  payout?(
    view: T['View'],
    names: Names,
    lastPostings: readonly Posting<T['Why']>[]
  ): Payout<T['Why']> | undefined;
  /** Draws a place on its page of the payout, instead of its number. */
  readonly Sign?: Component<SignProps<T>>;
  /** Draws what else is paid there (`extra`). */
  readonly Extra?: Component<ExtraProps<T>>;
  /** The reason for everything that a player has, shown with the winnings if the seats do not show it. */
  sumReason?(view: T['View'], player: PlayerId): T['Why'] | undefined;
  /** Draws the winnings after the last page, if they are more than a sum for each player. */
  readonly Winnings?: Component<WinningsProps<T>>;
}
