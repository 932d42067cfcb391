import type { GenericSchema } from 'valibot';
import type { Component, Snippet } from 'svelte';
import type { Form, Question } from './form';
import type {
  Ask,
  BoxPart,
  By,
  Match,
  Names,
  PlayerId,
  Posting,
  Rulebook,
  Rules,
  Seat,
  Terms
} from '$lib/core';

/** All that the lobby needs to know of a game, so that the rest loads only when it is opened. */
export interface Meta {
  readonly id: string;
  readonly title: string;
  readonly players: { readonly min: number; readonly max: number };
}

/** A ruling that tables dispute or that editions print differently; fixed when a match starts. */
export interface HouseRule {
  readonly id: string;
  readonly title: string;
  /** The paragraph that states it. */
  readonly rule: string;
  /** The first is the default. */
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  /** Numbers of players that it concerns; without any, all. */
  readonly players?: readonly number[];
  /** The house rule whose choice cannot be chosen here as well. */
  readonly besides?: string;
}

/** Something from the box that either lies on the table or is supplied by the app. */
export interface Part {
  readonly id: string;
  readonly title: string;
  /** What the app asks for when the table has it, and what it does when the app supplies it. */
  readonly hints: Readonly<Record<By, string>>;
  /** Numbers of players with which the part is used at all. */
  readonly players?: readonly number[];
  /** Of which other game of the box it is; without one, of all of them. */
  readonly of?: string;
}

/** Which box is meant, and what one notices of it first. */
export interface Edition {
  /** As it stands on the lid, with its year: "Las Vegas Royale, 2019". */
  readonly box: string;
  /** What is played from it: "Basic game". */
  readonly played: string;
  readonly differences: string;
  /** What else can be played from the same box. */
  readonly others?: readonly OtherGame[];
}

/** What house rule → value are settled so far; absent means the default. */
export type Settled = Readonly<Record<string, string>>;

/** Another game that is played from the same box, with what is settled for it alone. */
export interface OtherGame {
  /** What it is kept under, as the house rule "edition". */
  readonly id: string;
  readonly played: string;
  readonly differences: (settled: Settled) => string;
  readonly houseRules: readonly HouseRule[];
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

/** What the new-match screen has settled. */
export interface Setup {
  readonly players: readonly PlayerId[];
  readonly first: PlayerId;
  readonly depth: 'turns' | 'rounds';
  /** House rule id → value; absent means the default. */
  readonly houseRules: Settled;
}

/** The sentences of a game. They put words to facts and compute nothing. */
export interface Text<T extends Terms> {
  why(why: T['Why'], names: Names): string;
  /** One line of the log. */
  told(told: T['Told'], names: Names): string;
  /** What the undo bar calls a line of the log whose sentence is too long for it: "Ben’s roll 14". */
  undo?(told: T['Told'], names: Names): string | undefined;
  /** What a move brought about, where its line of the log does not say it; empty for nothing. */
  outcome?(postings: readonly Posting<T['Why']>[], names: Names): string;
  /** What a button says that sets off a move which is offered aside. */
  offer?(move: T['Move'], names: Names): string;
  /** What taking back this tap takes back. */
  tap(tap: T['Tap'], names: Names): string;
  /** Where on the table a reason belongs, as the heading of those that belong there too: "Casino 3". */
  where?(why: T['Why']): string | undefined;
}

/** What the referee answers: the public contract is `docs/referee.md`. */
export interface Verdict {
  readonly awards: readonly Award[];
  readonly reasons: readonly { readonly player?: string; readonly rule: string; readonly text: string }[];
  readonly facts: Readonly<Record<string, unknown>>;
}

/** One piece, or several chips, that somebody is given. `value` is whole dollars each. */
export interface Award {
  readonly from?: string;
  readonly to: string;
  readonly piece: string;
  readonly value: number;
  readonly count?: number;
}

/** A position that cannot be answered: where it is wrong, and what is allowed there. */
export class CaseError extends Error {
  override readonly name = 'CaseError';
  constructor(
    /** Dotted, beginning with the top-level member; "position" where it is no object at all. */
    readonly path: string,
    message: string
  ) {
    super(message);
  }
}

/** A question that the referee can be asked without a match. */
export interface Case<Position = unknown> {
  readonly id: string;
  readonly title: string;
  /** How the position is typed in with fingers; a case without one is asked by `settle` alone. */
  readonly form?: Form;
  /** The position with its `game` and `case`; members that it does not name are refused. */
  readonly schema: GenericSchema<unknown, Position>;
  /** Answers a position that fits the schema. Throws a CaseError for what no schema can say. */
  settle(position: Position): Verdict;
}

/** Keeps a case's own position type inside it. */
export function defineCase<Position>(each: Case<Position>): Case {
  return each;
}

/** The rules, board and sentences of one boxed game. */
export interface Game<T extends Terms = Terms> {
  readonly meta: Meta;
  readonly rules: Rules<T>;
  readonly text: Text<T>;
  readonly rulebook: Rulebook;
  readonly parts: readonly Part[];
  readonly houseRules: readonly HouseRule[];
  readonly edition?: Edition;
  readonly printedStart?: PrintedStart;
  /** What each depth means at this table, in one sentence. */
  readonly depths?: Readonly<Record<Setup['depth'], string>>;
  /** What the app always does, whatever lies on the table, in one sentence. */
  readonly always?: string;
  options(setup: Setup): T['Options'];
  /** Which other game of the box a match with these options plays; undefined for the first. */
  readonly playing?: (options: T['Options']) => string | undefined;
  /** Moves that answer a secret: of these a log that today's rules cannot follow tells only that they were made. */
  readonly hidden?: readonly T['Move']['type'][];
  /** The taps that stand again when a move of the table is taken back, for what nobody would like to type twice. */
  again?(move: T['Move']): readonly T['Tap'][];
  readonly cases: () => Promise<{ readonly cases: readonly Case[] }>;
  /** What lies on the table, as the referee is asked about it. */
  readonly questions?: (view: T['View'], match: Match<T['Options']>) => readonly Question[];
  /** The position behind a reason; undefined where its sentence is all there is. */
  readonly dispute?: (why: T['Why'], view: T['View'], match: Match<T['Options']>) => Question | undefined;
  readonly board: () => Promise<{ readonly default: Component<BoardProps<T>> }>;
  /** The paragraph that matters at this moment of the table. */
  readonly ruleNow?: (view: T['View']) => string;
  /** What a reason counts, drawn; it draws nothing where the sentence is all there is. */
  readonly evidence?: () => Promise<{ readonly default: Component<EvidenceProps<T>> }>;
  /** The pieces of one line of the log, drawn; it draws nothing where the line moves none. */
  readonly picture?: () => Promise<{ readonly default: Component<PictureProps<T>> }>;
}

/** What the drawing behind a reason is given. */
export interface EvidenceProps<T extends Terms = Terms> {
  readonly why: T['Why'];
  /** The table as it is shown. */
  readonly view: T['View'];
  readonly seats: readonly Seat[];
}

/** What the drawing of a line of the log is given. */
export interface PictureProps<T extends Terms = Terms> {
  readonly told: T['Told'];
  readonly seats: readonly Seat[];
}

/** What a board is given; it changes nothing itself. */
export interface BoardProps<T extends Terms = Terms> {
  readonly match: Match<T['Options']>;
  /** What everybody may see. */
  readonly view: T['View'];
  /** What one player may see; only for as long as nobody else looks. */
  readonly viewFor: (eyes: PlayerId) => T['View'];
  /** What the table may do now; of a secret only that it is asked. */
  readonly asks: readonly Ask<T['Move'], T['Why']>[];
  /** Who would be paid what if the table stopped now. */
  readonly now: readonly Posting<T['Why']>[];
  /** What the last move has posted. */
  readonly last: readonly Posting<T['Why']>[];
  /** Whole dollars that each player has been paid so far. */
  readonly totals: Readonly<Partial<Record<PlayerId, number>>>;
  /** The taps before a move is complete, oldest first. */
  readonly draft: readonly T['Tap'][];
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
export interface BoardActions<T extends Terms = Terms> {
  /** A fact from the table. One that is refused is answered with its reason. */
  readonly play: (move: T['Move']) => void;
  /** The app rolls or draws what this ask wants. */
  readonly supply: (ask: Ask<T['Move'], T['Why']>) => void;
  /** One more tap of the draft. */
  readonly tap: (tap: T['Tap']) => void;
  /** Answers "why?" with the sentence and its paragraph. */
  readonly explain: (why: T['Why']) => void;
  /** A sound, where the table wants sounds. */
  readonly sound: (what: 'dice' | 'note' | 'chip') => void;
}

/** Seals a game's own types, so that the house can hold all games in one list. */
export function defineGame<T extends Terms>(game: Game<T>): Game {
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
}

/** What the drawing of a piece is given. */
export interface PieceProps {
  /** The id of its part. */
  readonly part: string;
  readonly piece: string;
}
