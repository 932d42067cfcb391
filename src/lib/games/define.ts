import type { GenericSchema } from 'valibot';
import type { Component, Snippet } from 'svelte';
import type { Form, Question } from './form';
import {
  isOneOf,
  type Ask,
  type EntrySource,
  type DieColour,
  type Match,
  type PartOverride,
  type Names,
  type Outcome,
  type PlayerId,
  type Posting,
  type Rulebook,
  type Rules,
  type Seat,
  type TeamId,
  type GameTypes,
  type Unit
} from '$lib/core';
import type { BoxPart } from '$lib/parts';
import type { BoxOverrides } from './box-overrides';
import type { HouseRule, Settled } from './house-rule';
import type { Verdict } from './verdict';
import * as say from './depth-words';

export type { HouseRule, Settled } from './house-rule';
export type { Award, Verdict } from './verdict';

/** All that the lobby needs to know of a game, so that the rest loads only when it is opened. */
export interface Meta {
  readonly id: string;
  readonly title: string;
  /** The box that it is played from, where that is named after another of its games. */
  readonly box?: string;
  readonly players: { readonly min: number; readonly max: number };
  /** What its sums are; without it dollars. */
  readonly unit?: Unit;
  /** Words of its ledger that nobody can be called → what they are called on a screen. */
  readonly ledger?: Readonly<Record<string, string>>;
}

/** A box from outside, with the title that is printed on it: all that a shelf needs. Its cover is `cover.svg`. */
export interface Lid extends Meta {
  /** Nine to ten, and not three to four. */
  readonly wide?: true;
}

/** What stands on the drawers of a box, and how they are painted. */
export interface Drawer {
  /** What the box is called where there is little room. */
  readonly short: string;
  readonly enamel: 1 | 2 | 3 | 4 | 5 | 6;
  /** Strokes in a square of 28. */
  readonly sign: string;
}

/** Something from the box that either lies on the table or is supplied by the app. */
export interface Part {
  readonly id: string;
  readonly title: string;
  /** What the app asks for when the table has it, and what it does when the app supplies it. */
  readonly hints: Readonly<Record<EntrySource, string>>;
  /** Numbers of players with which the part is used at all. */
  readonly players?: readonly number[];
  /** What it is drawn as; without one as any part. */
  readonly picture?: { readonly die: number; readonly colour?: 'imaginary' } | { readonly note: number };
}

/** Which box is meant, and what one notices of it first. */
export interface Edition {
  /** As it stands on the lid, with its year: "Las Vegas Royale, 2019". */
  readonly box: string;
  /** What is played from it: "Basic game". */
  readonly played: string;
  readonly differences: (settled: Settled) => string;
}

/** Whom the printed rule lets begin. */
export interface PrintedStart {
  /** In one word: "Oldest". */
  readonly word: string;
  readonly question: string;
  readonly sentence: string;
  /** The paragraph that states it. */
  readonly rule: string;
}

/** How much a table tells the app; the first is what most tables choose. */
export const DEPTHS = [
  { value: 'turns', label: say.everyTurn },
  { value: 'rounds', label: say.roundsOnly }
] as const;
export type Depth = (typeof DEPTHS)[number]['value'];

/** Whether what was kept or told is a depth. */
export const isDepth = isOneOf(DEPTHS.map(({ value }) => value));

/** The depths as a game calls them. */
export function depthsOf({
  lighter
}: Pick<Game, 'lighter'>): readonly { readonly value: Depth; readonly label: string }[] {
  return DEPTHS.map(({ value, label }) => ({
    value,
    label: value === 'rounds' ? (lighter ?? label) : label
  }));
}

/** What the new-match screen has settled. */
export interface Setup {
  readonly players: readonly PlayerId[];
  readonly first: PlayerId;
  readonly depth: Depth;
  /** House rule id → value; absent means the default. */
  readonly houseRules: Settled;
  /** What the table found in its own box; absent means as we think it is. */
  readonly box?: BoxOverrides;
}

/** What a table put right in its box, as its matches play with it; one sentence each. */
export interface BoxWords<Options> {
  /** What a match with these options plays with. */
  inPlay(options: Options): readonly string[];
  /** What cannot be played with, and why. */
  unread(box: BoxOverrides): readonly string[];
}

/** What an ask says, in whole sentences. */
export interface AskWords {
  /** "Where does Anna put $30,000?" */
  readonly question: string;
  readonly hint?: string;
  /** What its button says, where it has one: "Roll 8 dice", "Deal the cards", "Pay out". */
  readonly action?: string;
  /** What is asked instead where the answer lies on the table and is typed in: "What did Anna roll?" */
  readonly table?: { readonly question: string; readonly hint?: string };
  /** How the app supplies it where the table tells it, in one or two words: "App draws". */
  readonly appWay?: string;
  /** How the table tells it where the app supplies it: "Type them". */
  readonly tableWay?: string;
  /** What stands at the gate of a secret. */
  readonly gate?: GateWords;
}

/** What is said at the gate of a secret, before it is opened and while it is. */
export interface GateWords {
  /** "Five cards lie face down." */
  readonly lies: string;
  /** "choose one card" */
  readonly wants: string;
  /** "your cards" */
  readonly what: string;
  /** "the card is laid" */
  readonly laid: string;
  /** "Cover, and lay nothing" */
  readonly leave?: string;
}

/** The same for whoever supplies the answer now: the app, or the table that types it in. */
export function wordsFor({ table, ...words }: AskWords, by: EntrySource): Omit<AskWords, 'table'> {
  if (by !== 'table' || table === undefined) return words;
  const { hint: _, ...others } = words;
  return { ...others, ...table };
}

/** The sentences of a game. They put words to facts and compute nothing. */
export interface Text<T extends GameTypes> {
  why(why: T['Why'], names: Names): string;
  /** One line of the log. */
  told(told: T['Told'], names: Names): string;
  /** What the table is asked. Of a covered ask it says no more than that it is asked. */
  ask(ask: Ask<T['Move'], T['Why']>, view: T['View'], names: Names): AskWords;
  /** What a button says that makes this choice: "Casino 3", "Pass". */
  choice(move: T['Move'], view: T['View'], names: Names): string;
  /** What a group of counts is called, or one row of it: "Casino 3", "Anna’s small dice". */
  counted(group: string, row: string | undefined, view: T['View'], names: Names): string;
  /** What a piece is called that can be drawn: "$30,000", "Jazz Club 4". */
  piece(from: string, piece: string): string;
  /** What a team is called whose account is shown: "Anna and Ben". */
  team?(team: TeamId, view: T['View'], names: Names): string;
  /**
   * What the undo bar calls a line of the log, in at most 40 characters with short names: "Ben’s roll 14";
   * undefined where its sentence is short enough. `along` is the line that is taken back together with it.
   */
  undo?(told: T['Told'], names: Names, along?: T['Told']): string | undefined;
  /** What a move brought about, where its line of the log does not say it; empty for nothing. */
  outcome?(postings: readonly Posting<T['Why']>[], names: Names): string;
  /** What a button says that sets off a move which is offered aside. */
  offer?(move: T['Move'], names: Names): string;
  /** What taking back this tap takes back. */
  tap(tap: T['Tap'], names: Names): string;
  /** Where on the table a reason belongs, as the heading of those that belong there too: "Casino 3". */
  where?(why: T['Why']): string | undefined;
}

/** A position that cannot be answered: where it is wrong, and what is allowed there. */
export class CaseError extends Error {
  override readonly name = 'CaseError';
  /** Dotted, beginning with the top-level member; "position" where it is no object at all. Cut where it is very long. */
  readonly path: string;

  constructor(path: string, message: string) {
    super(message);
    this.path = cut(path);
  }
}

const LONGEST_PATH = 80;

/** A path as it is shown: somebody may have typed a whole page for a name. */
function cut(path: string): string {
  const letters = [...path];
  return letters.length > LONGEST_PATH ? `${letters.slice(0, LONGEST_PATH - 1).join('')}…` : path;
}

/** A question that the referee can be asked without a match; `defineCase` in `statement.ts` makes it. */
export interface Case {
  readonly id: string;
  readonly title: string;
  /** How the position is typed in with fingers. */
  readonly form: Form;
  /** The position with its `game` and `case`; members that it does not name are refused. */
  readonly schema: GenericSchema;
  /** Every member with what may stand there, as the document lists them. */
  readonly rows: readonly { readonly path: string; readonly says: string }[];
  /** Answers a position that fits the schema. Throws a CaseError for what no schema can say. */
  settle(position: unknown): Verdict;
}

/** How a game knows its own words again in what was kept of a match. */
export interface Reads {
  /** `players` is how many sit there. */
  options(kept: object, players: number): boolean;
  /** A tap of its own board. */
  tap(tap: object): boolean;
  /** Raised when taps come to mean something else; those of another version are dropped. */
  readonly tapWords: number;
}

/** The rules, board and sentences of one boxed game. */
export interface Game<T extends GameTypes = GameTypes> {
  readonly meta: Meta;
  readonly rules: Rules<T>;
  readonly text: Text<T>;
  readonly rulebook: () => Promise<{ readonly rulebook: Rulebook }>;
  readonly parts: readonly Part[];
  readonly houseRules: readonly HouseRule[];
  readonly edition?: Edition;
  readonly printedStart?: PrintedStart;
  /** What each depth means at this table, in one sentence. */
  readonly depths?: Readonly<Record<Depth, string>>;
  /** What its lighter depth is called, where it has no rounds. */
  readonly lighter?: string;
  /** What the app always does, whatever lies on the table, in one sentence. */
  readonly always?: string;
  /** How a match is played: the house rules and what was put right in the box are copied in. */
  options(setup: Setup): T['Options'];
  /** Whether what was kept of a match is in the words of this game; its moves are judged by its rules. */
  readonly storedData: Reads;
  readonly yourBox?: BoxWords<T['Options']>;
  /**
   * Of a move that answers a secret: what its rule makes public all the same, so that nothing else of it may
   * be told. Undefined for a move that hides nothing. The state before it is not asked for: of a log that
   * today's rules cannot follow it is not known.
   */
  hides?(move: T['Move']): Readonly<Record<string, unknown>> | undefined;
  /**
   * Moves that turn over what was chosen in secret: until then, whatever is done in the open, nobody else
   * can tell one choice from another. Without any, secrets are kept until the next move in the open.
   */
  readonly reveals?: readonly T['Move']['type'][];
  /** Whether the second move was made as one deed with the first, so that one undo takes both back. */
  together?(first: T['Move'], second: T['Move']): boolean;
  /**
   * How the dice of this ask are painted, where they decide at once: what the app throws is then seen before
   * what it decides. Undefined where they lie there until the table has done something with them.
   */
  decides?(ask: Ask<T['Move'], T['Why']>): DieColour | undefined;
  /** The taps that stand again when a move of the table is taken back, for what nobody would like to type twice. */
  again?(move: T['Move']): readonly T['Tap'][];
  /** What a match that is played so needs besides, loaded before anything of it is played; undefined for nothing. */
  needs?(options: T['Options']): Promise<unknown> | undefined;
  readonly cases: () => Promise<{ readonly cases: readonly Case[] }>;
  /** What the referee can be asked of a match; loaded after the first ask. */
  readonly questions?: () => Promise<Questions<T>>;
  /** What the table sees and touches; a game without one is played on the plain table. */
  readonly board?: () => Promise<{ readonly default: Component<BoardProps<T>> }>;
  /** The paragraph that matters at this moment of the table. */
  readonly ruleNow?: (view: T['View']) => string;
  /** What a reason counts, drawn; it draws nothing where the sentence is all there is. */
  readonly evidence?: () => Promise<{ readonly default: Component<EvidenceProps<T>> }>;
  /** The pieces of one line of the log, drawn; it draws nothing where the line moves none. */
  readonly picture?: () => Promise<{ readonly default: Component<PictureProps<T>> }>;
  /** What a line that is told again changes on the table, drawn; it draws nothing where nothing lies otherwise. */
  readonly changed?: () => Promise<{ readonly default: Component<ChangedProps<T>> }>;
}

/** What lies on a table, as the referee is asked about it. */
export interface Questions<T extends GameTypes = GameTypes> {
  questions(view: T['View'], match: Match<T['Options']>): readonly Question[];
  /** The position behind a reason; undefined where its sentence is all there is. */
  dispute(why: T['Why'], view: T['View'], match: Match<T['Options']>): Question | undefined;
}

/** What the drawing of a change is given: the table right after the line, as it was told and as it is told again. */
export interface ChangedProps<T extends GameTypes = GameTypes> {
  readonly before: T['View'];
  readonly after: T['View'];
  readonly seats: readonly Seat[];
}

/** What the drawing behind a reason is given. */
export interface EvidenceProps<T extends GameTypes = GameTypes> {
  readonly why: T['Why'];
  /** The table as it is shown. */
  readonly view: T['View'];
  readonly seats: readonly Seat[];
}

/** What the drawing of a line of the log is given. */
export interface PictureProps<T extends GameTypes = GameTypes> {
  readonly told: T['Told'];
  readonly seats: readonly Seat[];
}

/** What a board is given; it changes nothing itself. */
export interface BoardProps<T extends GameTypes = GameTypes> {
  readonly match: Match<T['Options']>;
  /** What everybody may see. */
  readonly view: T['View'];
  /** What one player may see; only for as long as nobody else looks. */
  readonly viewFor: (eyes: PlayerId) => T['View'];
  /** What the table may do now; of a secret only that it is asked. */
  readonly asks: readonly Ask<T['Move'], T['Why']>[];
  /** Who would be paid what if the table stopped now. */
  readonly now: readonly Posting<T['Why']>[];
  /** The same as one player may know it; only for as long as nobody else looks. */
  readonly nowFor: (eyes: PlayerId) => readonly Posting<T['Why']>[];
  /** What the last move has posted. */
  readonly last: readonly Posting<T['Why']>[];
  /** Whole dollars that each player has been paid so far; of nobody where not everybody may count them. */
  readonly totals: Readonly<Partial<Record<PlayerId, number>>>;
  /** The taps before a move is complete, oldest first. */
  readonly draft: readonly T['Tap'][];
  /** Which moment of the match it is: another one, by whatever way, covers what lies open. */
  readonly moment: number;
  /** Nothing more can be played. */
  readonly over: boolean;
  /** Set while an earlier moment of the match is looked at, or its log cannot be played. */
  readonly readonly: boolean;
  readonly actions: BoardActions<T>;
  /** The line above the board: what the board shows, such as "Payout, round 2", and its round where that is not the present one. */
  readonly top: Snippet<[title: string, round?: number]>;
  /** The undo bar, under everything that the board shows. */
  readonly foot: Snippet;
  /** What is shown in the board's place once the match is over and the board has shown how; it has its own foot. */
  readonly result: Snippet;
}

/** What a board may set off. */
export interface BoardActions<T extends GameTypes = GameTypes> {
  /** A fact from the table. One that is refused is answered with its reason. */
  readonly play: (move: T['Move']) => void;
  /** The table’s answer to an ask. One that is refused is answered with its reason. */
  readonly answer: (ask: Ask<T['Move'], T['Why']>, outcome: Outcome) => void;
  /** The app rolls or draws what this ask wants. */
  readonly supply: (ask: Ask<T['Move'], T['Why']>) => void;
  /**
   * A player opens a secret that is asked; it is told for ever that it was opened. False where the tap
   * slipped, and nothing may be opened.
   */
  readonly look: (player: PlayerId) => boolean;
  /** Turns a page of what the board shows, such as the next place of a payout. */
  readonly turn: (show: () => void) => void;
  /** One more tap of the draft. */
  readonly tap: (tap: T['Tap']) => void;
  /**
   * Answers "why?" with the sentence and its paragraph. The reason of a preview states what has not
   * happened: then `supposing` is a sentence of its own that stands above it, such as "If Anna placed
   * two 3s at casino 3, this would be the result:".
   */
  readonly explain: (why: T['Why'], supposing?: string) => void;
  /** A sound, where the table wants sounds. */
  readonly sound: (what: 'dice' | 'note' | 'chip') => void;
}

/** Seals a game's own types, so that the house can hold all games in one list. */
export function defineGame<T extends GameTypes>(game: Game<T>): Game {
  return game as unknown as Game;
}

/** What is in a box, whether it can be played here or not. */
export interface Box {
  readonly meta: Meta;
  /** Whom the printed rule lets begin. */
  readonly start: Omit<PrintedStart, 'rule'>;
  readonly parts: readonly BoxPart[];
  /** One piece, drawn; without it a piece is told in words. */
  readonly piece?: () => Promise<{ readonly default: Component<PieceProps> }>;
  /** What is printed in the box and no list tells, for its owner to copy once. */
  readonly copying?: Copying;
}

/** What an owner copies from a box, and the screen on which that is done. */
export interface Copying {
  /** "Copy your board". */
  readonly title: string;
  /** How far it is copied, in one sentence. */
  readonly said: (kept: BoxOverrides) => string;
  /** What was entered before and is no part of the box yet, if it fits what is kept; undefined for anything else. */
  readonly readEntered: (kept: BoxOverrides, entered: unknown) => object | undefined;
  readonly screen: () => Promise<{ readonly default: Component<CopyingProps> }>;
}

/** What is entered on the screen of a copied box and is no part of the box yet. */
export interface CopyDraft {
  /** As it was when the page was left. */
  readonly entered: object | undefined;
  /** That it could not be restored, in one sentence. */
  readonly notice: string | undefined;
  readonly dismiss: () => void;
  /** As it is now; undefined once nothing is entered. */
  readonly keep: (entered: object | undefined) => void;
}

/** What the screen of copying is given. */
export interface CopyingProps {
  readonly title: string;
  /** What is kept of the box. */
  readonly kept: BoxOverrides;
  readonly draft: CopyDraft;
  /** Something that a link brought, to be taken over or left. */
  readonly offered: string | undefined;
  /** The address of this page; what is shared is added behind it. */
  readonly address: string;
  /** Where the arrow leads. */
  readonly back: string;
  readonly rules: string;
  /** Why what is copied holds only until the page is closed, in one sentence. */
  readonly trouble: string | undefined;
  /** Keeps a part of the box; without anything it is not known again. */
  readonly onkeep: (part: string, found: PartOverride | undefined) => void;
}

/** What the drawing of a piece is given. */
export interface PieceProps {
  /** The id of its part. */
  readonly part: string;
  readonly piece: string;
  /** What it is called, for what is not drawn. */
  readonly name: string;
}
