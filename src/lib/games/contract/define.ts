import type { GenericSchema } from 'valibot';
import type { Component } from 'svelte';
import type { Form, Question, Verdict } from './form';
import {
  isOneOf,
  type Ask,
  type AskTap,
  type EntrySource,
  type DieColour,
  type Match,
  type MoneyPiece,
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
import type { GameFacts } from './game-facts';
import type { AskText, GameUi } from './ui';
import type { HouseRule, ChosenValues } from './house-rule';
import type { JoiningOf } from './joining';
import type { Leaving } from './leaving';
import * as say from './strings/en/depth';

export type { HouseRule, ChosenValues } from './house-rule';
export type { Award, Verdict } from './form';
export type * from './ui';

/** The facts about a game that the home screen needs; the rest of the game is loaded when it is opened. */
export interface Meta {
  readonly id: string;
  readonly title: string;
  /** The id of the box, if the box is named after another of its games. */
  readonly box?: string;
  readonly players: { readonly min: number; readonly max: number };
  /** How many win together, if there are more players than that; only the first if absent. */
  readonly winners?: number;
  /** The unit of its sums; dollars if absent. */
  readonly unit?: Unit;
  /** Account ids that no player may have as a name → their display names. */
  readonly ledger?: Readonly<Record<string, string>>;
}

/** A box on the shelf, with its printed title. Its cover is `cover.svg`. */
export interface ShelfBox extends Meta {
  /** The cover has the ratio 9:10 instead of 3:4. */
  readonly wide?: true;
}

/** The labels and colours of the drawers of a box. */
export interface BoxStyle {
  /** Short title of the box for narrow places. */
  readonly short: string;
  readonly signColour: 1 | 2 | 3 | 4 | 5 | 6;
  /** Strokes of the sign, in a square of 28 units. */
  readonly sign: string;
}

/** A component of the box that either the players handle or the app supplies. */
export interface Part<Options = never> {
  readonly id: string;
  readonly title: string;
  /** Hints by source: what the players have to enter, or what the app does. */
  readonly hints: Readonly<Record<EntrySource, string>>;
  /** The numbers of players with which the part is used; all if absent. */
  readonly players?: readonly number[];
  /** Whether a match with these options uses the part; if absent, every match does. */
  isUsed?(options: Options): boolean;
  /** If present, the app can supply the part only after the owner's copy was counted. */
  readonly count?: {
    /** The part of the box whose counts are needed. */
    readonly countedPart: string;
    /** Our guess at the counts, and the label of its button: "Six of each". */
    readonly guess: PartOverride;
    readonly label: string;
  };
  /** The picture of the part, or the part of the box whose picture it uses; by default the one with the same id. */
  readonly picture?:
    | { readonly die: number; readonly colour?: 'imaginary' }
    | { readonly note: number }
    | { readonly boxPart: string };
}

/** The parts that a match of this game with these options uses. */
export function partsUsed(game: Game, options: GameTypes['Options'], players: number): Game['parts'] {
  return game.parts.filter(
    (part) => (part.players?.includes(players) ?? true) && part.isUsed?.(options) !== false
  );
}

/** The printed edition, and how it differs from others. */
export interface Edition {
  /** Title on the lid, with its year: "Las Vegas Royale, 2019". */
  readonly box: string;
  /** The game played from it: "Basic game". */
  readonly played: string;
  /** The number of the game on BoardGameGeek; absent until someone has verified it. */
  readonly bggId?: number;
  readonly differences: (houseRules: ChosenValues) => string;
}

/** The printed rule for who goes first. */
export interface PrintedStart {
  /** In one word: "Oldest". */
  readonly word: string;
  readonly question: string;
  readonly sentence: string;
  /** Number of the paragraph that states it. */
  readonly rule: string;
  /** Whether this rule applies under these house rules; it always does if absent. */
  readonly applies?: (houseRules: ChosenValues) => boolean;
}

/** How much the players enter into the app. The first is the default, because most groups choose it. */
export const ENTRY_DETAILS = [
  { value: 'turns', label: say.everyTurn },
  { value: 'rounds', label: say.roundsOnly }
] as const;
export type EntryDetail = (typeof ENTRY_DETAILS)[number]['value'];

/** Checks whether a stored or entered value is one of the levels of detail. */
export const isEntryDetail = isOneOf(ENTRY_DETAILS.map(({ value }) => value));

/** Returns the levels of detail with the labels of this game. */
export function entryDetailsOf({
  roundsLabel
}: Pick<Game, 'roundsLabel'>): readonly { readonly value: EntryDetail; readonly label: string }[] {
  return ENTRY_DETAILS.map(({ value, label }) => ({
    value,
    label: value === 'rounds' ? (roundsLabel ?? label) : label
  }));
}

/** The settings of the new-match screen. */
export interface Setup {
  readonly players: readonly PlayerId[];
  readonly first: PlayerId;
  readonly depth: EntryDetail;
  /** House rule id → value; absent means the default. */
  readonly houseRules: ChosenValues;
  /** Corrections to the contents of the owner's copy; the usual contents if absent. */
  readonly box?: BoxOverrides;
}

/** The differences between a match and another match with the same options. */
export interface Rematch {
  readonly players: readonly PlayerId[];
  /** The new id of a player; the first seat's if that player has left. */
  readonly idOf: (player: PlayerId) => PlayerId;
  /** Corrections to the contents of the owner's copy, which may have been counted since. */
  readonly box: BoxOverrides;
}

/** Sentences about the corrected contents of the owner's copy. */
export interface BoxText<Options> {
  /** The corrections that affect a match with these options. */
  usedCorrections(options: Options): readonly string[];
  /** The corrections that cannot be used in a match, each with its reason. */
  unusedCorrections(box: BoxOverrides): readonly string[];
}

/** Returns the sentences of an ask for its source: the app, or the players, who enter the answer. */
export function askTextFor({ table, ...askText }: AskText, source: EntrySource): Omit<AskText, 'table'> {
  if (source !== 'table' || table === undefined) return askText;
  const { hint: _, countWithUnit: __, why: ___, ...others } = askText;
  return { ...others, ...table };
}

/** The sentences of a game. They turn facts into words and compute nothing. */
export interface Text<T extends GameTypes> {
  why(why: T['Why'], names: Names): string;
  /** One line of the log. */
  logLine(event: T['LogEvent'], names: Names): string;
  /** The question of an ask. For a covered secret it says only that something is asked. */
  ask(ask: Ask<T['Move'], T['Why']>, view: T['View'], names: Names): AskText;
  /** The button label of a choice: "Casino 3", "Pass". */
  choice(move: T['Move'], view: T['View'], names: Names): string;
  /** The label of a group of counts, or of one of its rows: "Casino 3", "Anna’s small dice". */
  countLabel(group: string, row: string | undefined, view: T['View'], names: Names): string;
  /** The name of a piece that can be drawn: "$30,000", "Jazz Club 4". The view knows names that the owner has given. */
  piece(pool: string, piece: string, view?: T['View']): string;
  /** The name of a team that has an account: "Anna and Ben". */
  team?(team: TeamId, view: T['View'], names: Names): string;
  /**
   * Short form of a log line for the undo bar, at most 40 characters with short names: "Ben’s roll 14". Undefined if
   * the sentence itself is short enough. `undoneWith` is the line that is undone together with it.
   */
  undo?(event: T['LogEvent'], names: Names, undoneWith?: T['LogEvent']): string | undefined;
  /** The result of a move, if its log line does not state it; empty if there is none. */
  outcome?(postings: readonly Posting<T['Why']>[], names: Names): string;
  /** The button label of a move that is offered besides the current asks. */
  offerLabel?(move: T['Move'], names: Names): string;
  /** Names a tap for the undo bar, if the game has better words for it: "Number 3". */
  tapLabel?(tap: AskTap, names: Names, view: T['View']): string | undefined;
  /** Describes the destination of piece number `next`, counted from 1: "Casino 3: the other note". */
  nextPieceSentence?(ask: Ask<T['Move'], T['Why']>, next: number): string | undefined;
  /** The place on the table that a reason belongs to, as a heading for all reasons of that place: "Casino 3". */
  placeHeading?(why: T['Why']): string | undefined;
}

/** Thrown for a position that cannot be answered. The message names the wrong member and its accepted values. */
export class CaseError extends Error {
  override readonly name = 'CaseError';
  /**
   * The dotted path of the wrong member, starting with the top-level member; "position" if the position is not an
   * object at all. A very long path is cut.
   */
  readonly path: string;

  constructor(path: string, message: string) {
    super(message);
    this.path = shortenPath(path);
  }
}

const MAX_PATH_LENGTH = 80;

/** Shortens a path for display; a name in it may be very long. */
function shortenPath(path: string): string {
  const letters = [...path];
  return letters.length > MAX_PATH_LENGTH ? `${letters.slice(0, MAX_PATH_LENGTH - 1).join('')}…` : path;
}

/** A question that the referee can answer without a match; `defineCase` in `define-case.ts` makes it. */
export interface Case {
  readonly id: string;
  readonly title: string;
  /** The form in which a position is entered. */
  readonly form: Form;
  /** Schema of the position with its `game` and `case`; unknown members are refused. */
  readonly schema: GenericSchema;
  /** Every member with its accepted values, as listed in the documentation. */
  readonly rows: readonly { readonly path: string; readonly description: string }[];
  /** Answers a position that fits the schema. Throws a CaseError for a fault that no schema can express. */
  settle(position: unknown): Verdict;
}

/** Validates the stored data of a match of this game. */
export interface StoredDataChecks {
  /** `players` is the number of players. */
  options(options: object, players: number): boolean;
  /** Version of the taps, incremented when their meaning changes. */
  readonly tapVersion: number;
  /**
   * Loads the function that converts the taps of the previous version into taps that answer the current asks. It is
   * loaded only if such taps exist; without it they are dropped.
   */
  readonly olderTaps?: () => Promise<{
    olderTaps(
      taps: readonly object[],
      view: object,
      asks: readonly Ask<GameTypes['Move'], GameTypes['Why']>[]
    ): readonly AskTap[];
  }>;
}

/** The rules, board and sentences of one boxed game. */
export interface Game<T extends GameTypes = GameTypes> {
  readonly meta: Meta;
  readonly rules: Rules<T>;
  readonly text: Text<T>;
  readonly rulebook: () => Promise<{ readonly rulebook: Rulebook }>;
  readonly parts: readonly Part<T['Options']>[];
  readonly houseRules: readonly HouseRule[];
  readonly edition?: Edition;
  readonly printedStart?: PrintedStart;
  /** One sentence about what the players enter at each level of detail. */
  readonly depths?: Readonly<Record<EntryDetail, string>>;
  /** The label of the less detailed level, if the game has no rounds. */
  readonly roundsLabel?: string;
  /** One sentence about what the app always does, no matter who handles the parts. */
  readonly alwaysSentence?: string;
  /** Makes the options of a new match, including the house rules and the corrected contents of the box. */
  options(setup: Setup): T['Options'];
  /** Checks whether the stored data of a match is valid for this game. Its moves are validated by the rules. */
  readonly storedData: StoredDataChecks;
  readonly yourBox?: BoxText<T['Options']>;
  /** Makes the options of another match for the people who are seated now. */
  rematch(options: T['Options'], rematch: Rematch): T['Options'];
  /**
   * The members of a secret answer that the rules make public anyway; nothing else in the answer may be revealed.
   * Undefined for a move that hides nothing. There is no state parameter, because a log that today's rules cannot
   * replay has no state.
   */
  publicMembers?(move: T['Move']): Readonly<Record<string, unknown>> | undefined;
  /**
   * The types of the moves that reveal secret choices. Until such a move, other players cannot tell one choice from
   * another, even after public moves. If absent, a secret is hidden until the next public move.
   */
  readonly revealingMoves?: readonly T['Move']['type'][];
  /** Checks whether the second move, entered by this `source`, belongs to the first, so that one undo covers both. */
  areUndoneTogether?(first: T['Move'], second: T['Move'], source: EntrySource): boolean;
  /** Checks whether the app draws the answer as soon as it is asked for, if the app supplies these pieces. */
  isDrawnAtOnce?(ask: Ask<T['Move'], T['Why']>): boolean;
  /**
   * The colour of the dice of this ask, if the roll takes effect at once: the app then shows the roll before its
   * effect. Undefined if the dice stay on the table until the players have used them.
   */
  decidingDice?(ask: Ask<T['Move'], T['Why']>): DieColour | undefined;
  /** The players who threw the dice of the last roll, in throwing order, if each of them threw one die. */
  rollers?(view: T['View']): readonly PlayerId[];
  /** Loads the modules that a match with these options needs before it can be replayed; undefined if none. */
  loadModules?(options: T['Options']): Promise<unknown> | undefined;
  readonly cases: () => Promise<{ readonly cases: readonly Case[] }>;
  /** Loads the maker of referee questions from positions of a match, after the first ask. */
  readonly questions?: () => Promise<QuestionMaker<T>>;
  /** The ways to leave a match; absent if no one can. Loaded when someone wants to. */
  readonly leaving?: () => Promise<{ readonly leaving: Leaving<T> }>;
  /** The text for joining a match; absent if no one can. Loaded when someone wants to. */
  readonly joining?: () => Promise<{ readonly joining: JoiningOf<T> }>;
  /** The facts for the summary of a finished match; loaded when one is made. */
  readonly facts?: () => Promise<{ readonly facts: GameFacts<T> }>;
  /** The drawings of the game on the match screen; without them, the screen has no table. */
  readonly ui?: () => Promise<{ readonly ui: GameUi<T> }>;
  /** The places where a move has put a piece, by their `data-place` on the board. */
  readonly placedAt?: (move: T['Move'], view: T['View']) => readonly (string | number)[];
  /** The paragraph that applies at this moment. */
  readonly ruleNow?: (view: T['View']) => string;
  /** Draws the pieces that a reason counts; draws nothing if its sentence explains everything. */
  readonly evidence?: () => Promise<{ readonly default: Component<EvidenceProps<T>> }>;
  /** Draws the pieces of a log line; draws nothing if the line moves none. */
  readonly picture?: () => Promise<{ readonly default: Component<PictureProps<T>> }>;
  /** Draws how a corrected log line changes the table; draws nothing if the table stays the same. */
  readonly correctionPicture?: () => Promise<{ readonly default: Component<ChangedProps<T>> }>;
  /** Loads a finished match to look at, when someone wants to see it. Only one game has a sample. */
  readonly sample?: () => Promise<Sample<T>>;
}

/** Turns positions of a match into questions for the referee. */
export interface QuestionMaker<T extends GameTypes = GameTypes> {
  questions(view: T['View'], match: Match<T['Options']>): readonly Question[];
  /**
   * Returns the question for the position that a reason is about; undefined if the reason's sentence explains
   * everything.
   */
  dispute(why: T['Why'], view: T['View'], match: Match<T['Options']>): Question | undefined;
}

/** A finished match that comes with the game, for a device that has none yet. */
export interface Sample<T extends GameTypes = GameTypes> {
  readonly match: Match<T['Options']>;
  /** The moves in the order in which the players entered them. */
  readonly moves: readonly T['Move'][];
}

/**
 * Props of the component that draws a correction. The two views show the table right after the log line, without and
 * with the correction.
 */
export interface ChangedProps<T extends GameTypes = GameTypes> {
  readonly before: T['View'];
  readonly after: T['View'];
  readonly seats: readonly Seat[];
}

/** Props of the component that draws a reason. */
export interface EvidenceProps<T extends GameTypes = GameTypes> {
  readonly why: T['Why'];
  /** The view that is on the screen. */
  readonly view: T['View'];
  readonly seats: readonly Seat[];
}

/** Props of the drawing of a log line. */
export interface PictureProps<T extends GameTypes = GameTypes> {
  readonly event: T['LogEvent'];
  readonly seats: readonly Seat[];
}

/** The actions that a board can trigger. */
export interface BoardActions<T extends GameTypes = GameTypes> {
  /** Plays a move. A refused move shows its reason. */
  readonly play: (move: T['Move']) => void;
  /** Answers an ask. A refused answer shows its reason. */
  readonly answer: (ask: Ask<T['Move'], T['Why']>, outcome: Outcome) => void;
  /** Lets the app roll or draw the answer to this ask. */
  readonly answerByApp: (ask: Ask<T['Move'], T['Why']>) => void;
  /**
   * Opens the secret of a player, and logs permanently that it was opened. Returns false if the tap was an accidental
   * one and nothing may be opened.
   */
  readonly revealSecret: (player: PlayerId) => boolean;
  /** Turns a page of what the board shows, such as the next place of a payout. */
  readonly turnPage: (showPage: () => void) => void;
  /** Adds a tap to the draft. */
  readonly tap: (tap: AskTap) => void;
  /**
   * Answers "why?" with the sentence and its paragraph. A preview's reason is about something that has not happened;
   * `condition` is then a sentence above it, such as "If Anna placed two 3s at casino 3, this would be the result:".
   */
  readonly explain: (why: T['Why'], condition?: string) => void;
  /** Reads the reason of a payout aloud, if the caller is switched on. */
  readonly speak?: (text: string) => void;
}

/** Hides the game's own types, so that all games fit into one list. */
export function defineGame<T extends GameTypes>(game: Game<T>): Game {
  return game as unknown as Game;
}

/** The contents of a box, even if its game cannot be played in the app. */
export interface Box {
  readonly meta: Meta;
  /** The printed rule for who goes first. */
  readonly start: Omit<PrintedStart, 'rule' | 'applies'>;
  readonly parts: readonly BoxPart[];
  /** Draws one piece; without it a piece is shown as text. */
  readonly piece?: () => Promise<{ readonly default: Component<PieceProps> }>;
  /** How a game from this box ends: the money to count, and the paragraph that breaks a tie. */
  readonly ending: { readonly money: readonly MoneyPiece[]; readonly tieBreak: string };
  /** Printed information that the app does not know, for the owner to enter once. */
  readonly copying?: Copying;
}

/** The parts of a box that its owner can enter, and the screen for it. */
export interface Copying {
  /** The heading of the screen: "Enter your board", or "Change your board" once a board is entered. */
  readonly title: (overrides: BoxOverrides) => string;
  /** One sentence about how much has been entered. */
  readonly progressSentence: (overrides: BoxOverrides) => string;
  /**
   * Validates input that was saved before it was complete. Returns it if it still fits the stored box, else undefined.
   */
  readonly readEntered: (overrides: BoxOverrides, input: unknown) => object | undefined;
  /** Whether this is the text of a file that the screen saved; the file may still be damaged. */
  readonly isFile: (text: string) => boolean;
  readonly screen: () => Promise<{ readonly default: Component<CopyingProps> }>;
}

/** Input of the copying screen that is not complete enough for the box. */
export interface BoxCopyDraft {
  /** The input when the page was last left. */
  readonly input: object | undefined;
  /** One sentence for the player if the input could not be restored. */
  readonly notice: string | undefined;
  readonly dismiss: () => void;
  /** Saves the current input; undefined if nothing is entered. */
  readonly save: (input: object | undefined) => void;
}

/** Props of the copying screen. */
export interface CopyingProps {
  readonly title: string;
  /** The stored corrections of the box. */
  readonly overrides: BoxOverrides;
  readonly draft: BoxCopyDraft;
  /** The data of a shared link, which the owner can accept or reject. */
  readonly sharedData: string | undefined;
  /** The address of this page; shared data is appended to it. */
  readonly address: string;
  /** The target of the back arrow. */
  readonly backAddress: string;
  readonly rulesAddress: string;
  /** One sentence for the player if the input cannot be saved and lasts only until the page is closed. */
  readonly error: string | undefined;
  /** Whether everything entered is saved, in a few words. */
  readonly saveStatus: string;
  /** Saves parts of the box by id, all together; `undefined` deletes one. */
  readonly onsave: (parts: Readonly<Record<string, PartOverride | undefined>>) => void;
}

/** Props of the drawing of a piece. */
export interface PieceProps {
  /** The id of the piece's part. */
  readonly part: string;
  readonly piece: string;
  /** The name of the piece, for pieces without a drawing. */
  readonly name: string;
}
