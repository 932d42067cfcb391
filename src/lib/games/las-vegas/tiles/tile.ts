import type { Ask, Names, Paragraph, PlayerId, Posting, Reason } from '$lib/core';
import type { AskWords } from '$lib/games/define';
import type { JsonObject } from '$lib/games/form';
import type { Cause } from '$lib/games/las-vegas/royale';
import type {
  CasinoView,
  Dice,
  Face,
  Move,
  Options,
  State,
  TilePaid,
  View,
  Who,
  Why
} from '$lib/games/las-vegas/types';
import type { TileWords } from './tile-words';

/** An ask of one tile, which its words find by what it is about. */
export type TileAsk<W extends TileWords> = Ask<Move, Why> & {
  readonly about: { readonly tile: W['Id']; readonly step: W['Ask'] };
};

/** What the words of an ask may know: no more than everybody may see. */
export interface Asked<W extends TileWords> {
  /** Who is asked; where nobody in particular is, whom the tile concerns. */
  readonly name: string;
  /** Who activated the tile, or whom it concerns at the payout. */
  readonly owner: string;
  readonly at: Face;
  readonly live: W['Live'];
  /** How far it has come, without what is hidden; empty where the tile does not wait. */
  readonly step: Partial<W['Step']>;
  readonly about: NonNullable<Ask<Move, Why>['about']>;
  readonly view: View;
  readonly names: Names;
}

/** The same for one choice of it, which does not know what is asked. */
export type ChoiceAsked<W extends TileWords> = Omit<Asked<W>, 'about' | 'name' | 'owner'>;

/** The same of a tile that waits, whoever is asked. */
export type WaitingTile<W extends TileWords> = Omit<Asked<W>, 'about'>;

/** What the referee is asked of a tile: one of its cases, its own where none is named. */
export interface Disputed {
  readonly case?: string;
  readonly position: JsonObject;
  /** The match was not told all of it. */
  readonly isOpen?: true;
}

/** What a dispute may know besides its reason: the payout that it is of, and how the table plays. */
export interface DisputeContext {
  /** The reasons of all tiles in the payout that was last. */
  readonly paid: readonly Why[];
  readonly casinos: readonly CasinoView[];
  /** Before the tile took or paid anything; undefined where it is not known any more. */
  readonly held: TilePaid['held'];
  readonly seats: readonly PlayerId[];
  readonly options: Options;
}

/** A tile at its casino, as a sentence about it needs it. */
export interface LaidTile<W extends TileWords> {
  readonly live: W['Live'];
  readonly casino: CasinoView;
  readonly players: readonly PlayerId[];
  readonly names: Names;
}

/** The throw of the black dice is no choice, so no button says it. */
type Chosen<W extends TileWords> = Exclude<W['Do']['do'], 'throw'>;

/** A tile that acts: the table, what lies on it, whom it concerns, and how far he has come. */
export interface TileContext<W extends TileWords> {
  readonly state: State;
  readonly at: Face;
  readonly live: W['Live'];
  readonly player: PlayerId;
  readonly cause: Cause;
  readonly step: W['Step'];
}

/** What came of it. With a `step` the tile waits for an answer; without, it is done. */
export interface TileResult<W extends TileWords> {
  readonly state: State;
  readonly postings?: readonly Posting<Why>[];
  /** What lies on the tile now, if that changed. */
  readonly live?: W['Live'];
  readonly step?: W['Step'];
  /** Whom the step concerns, if somebody else than before. */
  readonly player?: PlayerId;
  /** The tile of this casino is activated as well. */
  readonly activates?: Face;
  /** The line of that, which knows whether the other tile is one that does nothing then. */
  readonly activated?: (isIdle: boolean) => Posting<Why>;
}

/** Dice that lie on a tile, for counting all pieces. */
export interface OnTile {
  readonly who: Who;
  readonly dice: Dice;
}

/** One side of a tile. Only the moments that it uses are there. */
export interface Tile<W extends TileWords> {
  readonly id: W['Id'];
  /** Which of the eight boards, and which side of it. */
  readonly side: string;
  /** How its question names somebody: by dice, or as the winner; else as the player. */
  readonly named?: 'dice' | 'winner';
  readonly title: string;
  /** What it does, in one sentence: beside what it asks. */
  readonly inShort: string;
  /** What it does, in two sentences. */
  readonly does: string;
  readonly paragraphs: readonly Paragraph[];
  /** One sentence for every reason of this tile. */
  readonly sentences: {
    readonly [Code in W['Why']['code']]: (why: Extract<W['Why'], { code: Code }>, names: Names) => string;
  };
  /**
   * For every reason of it the position that gives just this reason, with the reasons of all tiles in the payout that
   * was last; undefined where it is not known any more, 'sentence' where the sentence is all there is.
   */
  readonly disputes: {
    readonly [Code in W['Why']['code']]:
      | 'sentence'
      | ((
          why: Extract<W['Why'], { code: Code }>,
          names: Names,
          around: DisputeContext
        ) => Disputed | undefined);
  };
  /** One line of the log for everything that is told of it; `who` is whom it concerns. */
  readonly lines: {
    readonly [Do in W['Do']['do']]: (move: Extract<W['Do'], { do: Do }>, who: string, names: Names) => string;
  };
  /** Two deeds that belong together: one undo takes both back. */
  readonly together?: readonly [first: W['Do']['do'], second: W['Do']['do']];
  /** What the undo bar calls a line that is too long for it. */
  readonly briefly?: {
    readonly [Do in W['Do']['do']]?: (
      move: Extract<W['Do'], { do: Do }>,
      who: string,
      names: Names
    ) => string;
  };
  /** The words of everything that it asks. */
  readonly asking: { readonly [Step in W['Ask']]: (asked: Asked<W>) => AskWords };
  /** What a button says that makes this choice. */
  readonly choices: {
    readonly [Do in Chosen<W>]: (move: Extract<W['Do'], { do: Do }>, asked: ChoiceAsked<W>) => string;
  };
  /** What taking back a tap on a part of an answer takes back. */
  readonly picks: {
    readonly [Member in W['Pick']['member']]: (
      value: Extract<W['Pick'], { readonly member: Member }>['value']
    ) => string;
  };
  /** The same choice on a button that stands under whom, or which casino, it is told of. */
  readonly tellings?: {
    readonly [Do in Chosen<W>]?: (move: Extract<W['Do'], { do: Do }>) => string;
  };
  /** What lies on it and what that means, in one sentence; without anything there, what it pays. */
  stands(laid: LaidTile<W>): string;
  /** What has happened since it began to wait; 'does' for what it does. */
  readonly happened: 'does' | ((waited: WaitingTile<W>) => string);
  /** What lies on it when it is laid. */
  start(state: State): W['Live'];
  /** Set-up: what it puts on the table once the notes lie there. */
  setUp?(state: State): State;
  /** Activated by another tile it does nothing with fewer dice there; one without `activate` never does anything. */
  readonly leastDice?: number;
  /** When activated. */
  activate?(acting: TileContext<W>): TileResult<W>;
  /** What it waits for. */
  asks?(acting: TileContext<W>): readonly TileAsk<W>[];
  /** An answer to one of its asks. */
  play?(acting: TileContext<W>, move: W['Do']): TileResult<W>;
  /** After every change of any count at its casino. */
  watch?(acting: TileContext<W>): TileResult<W>;
  /** What its holder may do instead of rolling. */
  turnAsks?(acting: TileContext<W>): readonly TileAsk<W>[];
  /** Why it does not ask for this move, where a paragraph of its own decides that. */
  refuses?(acting: TileContext<W>, move: W['Do']): Why | undefined;
  /** Such a turn: what was done, and the casino whose tile it activates. */
  turn?(acting: TileContext<W>, move: W['Do']): TileResult<W> & { readonly placed: Dice };
  /** After the last die, before any casino is paid: once for each casino, from 1 to 6. */
  beforePayout?(acting: TileContext<W>): TileResult<W>;
  /** After all of those, just before casino 1 is paid. */
  payoutBegins?(acting: TileContext<W>): TileResult<W>;
  /** When the notes of its casino have been paid. */
  duringPayout?(acting: TileContext<W>): TileResult<W>;
  /** When all casinos have been paid. */
  roundEnd?(acting: TileContext<W>): TileResult<W>;
  /** What a table that tells only the rounds may tell of it before the dice are counted. */
  tells?(acting: TileContext<W>): readonly TileAsk<W>[];
  tell?(acting: TileContext<W>, move: W['Do']): TileResult<W>;
  /** What it can pay in the course of a round: whole dollars. */
  rewards?(state: State): readonly number[];
  /** What the log may say of a move that hides something. */
  cover?(move: W['Do']): W['Do'];
  /** What the rule makes public of such a move all the same; undefined where the move hides nothing. */
  hides?(move: W['Do']): Readonly<Record<string, unknown>> | undefined;
  /** What may be seen of a step that hides something. */
  show?(step: W['Step']): W['Step'];
  /** Dice that lie on it. */
  dice?(live: W['Live']): readonly OnTile[];
}

/** What every tile says, and what one says besides: the words of a tile, in a module of their own. */
export type TileText<W extends TileWords, More extends keyof Tile<W> = never> = Pick<
  Tile<W>,
  'title' | 'inShort' | 'does' | 'sentences' | More
>;

/** A tile among tiles, whose own words only it knows. */
export type SealedTile = Omit<
  Tile<TileWords>,
  'sentences' | 'disputes' | 'lines' | 'briefly' | 'together' | 'asking' | 'choices' | 'picks' | 'tellings'
> & {
  readonly sentences: Readonly<Record<string, (why: Reason, names: Names) => string>>;
  readonly disputes: Readonly<
    Record<string, 'sentence' | ((why: Reason, names: Names, around: DisputeContext) => Disputed | undefined)>
  >;
  readonly lines: Readonly<Record<string, (move: TileWords['Do'], who: string, names: Names) => string>>;
  readonly together?: readonly [string, string];
  readonly briefly?: Readonly<Record<string, (move: TileWords['Do'], who: string, names: Names) => string>>;
  readonly asking: Readonly<Record<string, (asked: Asked<TileWords>) => AskWords>>;
  readonly choices: Readonly<
    Record<string, (move: TileWords['Do'], asked: ChoiceAsked<TileWords>) => string>
  >;
  readonly picks: Readonly<Record<string, (value: string | number) => string>>;
  readonly tellings?: Readonly<Record<string, (move: TileWords['Do']) => string>>;
};

/** Keeps a tile's own words inside it. */
export function defineTile<W extends TileWords>(tile: Tile<W>): SealedTile {
  return tile as unknown as SealedTile;
}

/** The id of an ask of a tile, and what it is made of. */
export function called<Id extends string, Step extends string>(
  tile: Id,
  step: Step
): { readonly id: string; readonly about: { readonly tile: Id; readonly step: Step } } {
  return { id: `${tile} ${step}`, about: { tile, step } };
}

/** Both black dice are thrown; the answer is `{ do: 'throw', dice }`. */
export function throwAsk<Id extends string>(
  tile: Id,
  player: PlayerId
): Extract<Ask<Move, Why>, { kind: 'dice' }> & {
  readonly about: { readonly tile: Id; readonly step: 'throw' };
} {
  return { ...called(tile, 'throw'), for: player, kind: 'dice', faces: 6, count: 2 };
}

/** What both black dice show. */
export interface Throw<Id extends string> {
  readonly type: 'tile';
  readonly tile: Id;
  readonly do: 'throw';
  readonly dice: readonly Face[];
}

/** A line of the ledger that pays nothing. */
export function nothing(to: PlayerId, why: Why): Posting<Why> {
  return { to, value: 0, why };
}

/** A line that says why nobody is paid anything. */
export function paidToNobody(why: Why): Posting<Why> {
  return { to: 'table', value: 0, why };
}
