import type { Component } from 'svelte';
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

/**
 * A place on the table that can be tapped: "casino:3". A number key taps the target that ends with this number, so at
 * most one of the targets that are there at once does.
 */
export type TargetId = string;

/** What a tap on a place does now. */
export interface Target {
  /** Answers with this place, enters it as a part of the answer, or explains why it is refused. */
  readonly choose: () => void;
  readonly refused?: boolean;
  /** It is the part that was entered last. */
  readonly chosen?: boolean;
}
export type Targets = ReadonlyMap<TargetId, Target>;

/** An ask, with what is entered so far. `view` is that of the player who looks if the ask is secret, else the public one. */
export interface Asked<T extends GameTypes = GameTypes> {
  readonly ask: Ask<T['Move'], T['Why']>;
  readonly view: T['View'];
  readonly taps: readonly AskTap[];
  /** Who answers it now. */
  readonly by: EntrySource;
}

/** The height that the tallest question below the table needs; the table keeps it free for the others. */
export type AskHeight = 'least' | 'low' | 'tall' | 'high' | 'pads';

export interface TableProps<T extends GameTypes = GameTypes> {
  /** The table with what is entered so far. */
  readonly view: T['View'];
  /** The table without it. */
  readonly before: T['View'];
  readonly seats: readonly Seat[];
  readonly targets: Targets;
  /** The places that the question is about. */
  readonly lit: readonly TargetId[];
  /** The player who is asked. */
  readonly player?: PlayerId | undefined;
  readonly height: AskHeight;
  /** Explains something on the table; `isPreview` if it counts what is only entered so far. */
  readonly explain: (why: T['Why'], isPreview: boolean) => void;
}

/** Props of the drawing of one piece. */
export interface PoolPieceProps {
  /** The pool from which it is drawn, as in an ask: "notes". */
  readonly pool: string;
  readonly piece: string;
  readonly name: string;
  /** The colour of its owner; without one it is nobody's. */
  readonly colour?: PlayerColour | undefined;
}

export interface ControlProps<T extends GameTypes = GameTypes> extends Asked<T> {
  readonly seats: readonly Seat[];
  readonly ontap: (tap: AskTap) => void;
  readonly onanswer: (outcome: Outcome) => void;
  readonly onwhy: (why: T['Why']) => void;
}

/** A special pad for an ask. It enters taps and answers; it plays no move. */
export interface Control<T extends GameTypes = GameTypes> {
  readonly Pad: Component<ControlProps<T>>;
  /** The pad takes the place of the table, as a grid of counts does. */
  readonly isWide?: true;
  /** The answer that the taps of a choice amount to; undefined while it is incomplete. */
  outcome?(asked: Asked<T>): Outcome | undefined;
  /** The places on the table that enter a part of the answer. */
  targets?(asked: Asked<T>): ReadonlyMap<TargetId, AskTap>;
  /** Buttons beside the question. */
  ways?(asked: Asked<T>): readonly { readonly label: string; readonly tap: AskTap }[];
  /** The question between the first tap and the last. */
  words?(asked: Asked<T>, names: Names): { readonly question: string; readonly hint: string } | undefined;
  /** What is chosen so far, as a sentence in front of the player who looks. */
  chosen?(asked: Asked<T>, names: Names): string;
}

/** The table with what is entered so far. */
export interface Preview<T extends GameTypes = GameTypes> {
  readonly view: T['View'];
  readonly lit: readonly TargetId[];
  /** "If Anna placed two 3s, this would be the result:" */
  readonly supposing?: string;
}

/** One place of a payout, in the order in which it is paid. */
export interface PayoutPage<Why = GameTypes['Why']> {
  readonly place: PayingPlace<Why>;
  /** The button that leads to it: "Next: casino 3". */
  readonly next: string;
  /** Why tied claims are out, a sentence for each group with the same count, best first. */
  readonly ties: readonly string[];
  /** What nobody wins. */
  readonly left: readonly { readonly words: string; readonly why: Why }[];
  /** Said if there are no claims. */
  readonly empty: string;
}

export interface Payout<Why extends GameTypes['Why'] = GameTypes['Why']> {
  readonly round: number;
  readonly pages: readonly PayoutPage<Why>[];
  readonly postings: readonly Posting<Why>[];
  /** The question below the winnings, and the button that goes on. */
  readonly end: { readonly question: string; readonly action: string };
}

/** What a game draws on the match screen. The shell asks, and has everything else. */
export interface GameUi<T extends GameTypes = GameTypes> {
  readonly Table: Component<TableProps<T>>;
  /** The places that pay, which are also shown beside a hand; `label` is the name of their list. */
  readonly places?: {
    readonly label: string;
    of(view: T['View'], names: Names, before?: T['View']): readonly PayingPlace<T['Why']>[];
    /** Pieces at a place that are beside what it pays. */
    readonly Beside?: Component<{ view: T['View']; number: number }>;
  };
  readonly Piece: Component<PoolPieceProps>;
  /** The number of columns of the pieces of a pool. */
  readonly columns: Readonly<Record<string, 'three' | 'four' | 'six'>>;
  /** Where on the table a choice is made; undefined for a button below it. */
  target?(move: T['Move']): TargetId | undefined;
  /** Pads by the step of the ask, at most six. */
  readonly controls?: Readonly<Record<string, Control<T>>>;
  preview?(asked: Asked<T>, names: Names): Preview<T> | undefined;
  /** Whether a player has answered a question that several are asked, or why not; undefined leaves the player out. */
  turn?(asked: Asked<T>, player: PlayerId): { readonly done: boolean; readonly why?: T['Why'] } | undefined;
  /** The heights of this moment. A steady ask has the same height as the other questions of a turn. */
  height?(
    view: T['View'],
    parts: Readonly<Record<string, EntrySource>>,
    asked: Asked<T> | undefined
  ): { readonly table: AskHeight; readonly steady?: 'least' | 'low' | 'tall' };
  /** What a seat has, in the strip and in the sheet of the player. */
  readonly Figures?: Component<{ readonly view: T['View']; readonly seat: Seat }>;
  readonly Holding?: Component<{
    readonly view: T['View'];
    readonly seat: Seat;
    readonly hideMoney: boolean;
    readonly explain: (why: T['Why']) => void;
  }>;
  /** The heading of the figures. */
  figuresHeading?(view: T['View']): string;
  /** The last payout, until the players go on to something else. */
  payout?(view: T['View'], names: Names): Payout<T['Why']> | undefined;
}
