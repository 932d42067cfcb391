import type { Ask, Names, Paragraph, PlayerId, Posting, Reason } from '$lib/core';
import type { Cause } from '$lib/games/las-vegas/royale';
import type { Dice, Face, Move, State, Who, Why } from '$lib/games/las-vegas/types';

/** The words of one tile, handed to the table as one bundle. All of them are plain JSON. */
export interface TileWords {
  readonly Id: string;
  /** What lies on the tile. */
  readonly Live: object;
  /** How far somebody has come who does what it says. */
  readonly Step: object;
  readonly Why: Reason;
  readonly Do: { readonly type: 'tile'; readonly do: string };
}

/** A tile that acts: the table, what lies on it, whom it concerns, and how far he has come. */
export interface Acting<W extends TileWords> {
  readonly state: State;
  readonly at: Face;
  readonly live: W['Live'];
  readonly player: PlayerId;
  readonly cause: Cause;
  readonly step: W['Step'];
}

/** What came of it. With a `step` the tile waits for an answer; without, it is done. */
export interface Went<W extends TileWords> {
  readonly state: State;
  readonly postings?: readonly Posting<Why>[];
  /** What lies on the tile now, if that changed. */
  readonly live?: W['Live'];
  readonly step?: W['Step'];
  /** Whom the step concerns, if somebody else than before. */
  readonly player?: PlayerId;
  /** The tile of this casino is activated as well. */
  readonly activates?: Face;
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
  readonly title: string;
  /** What it does, in two sentences. */
  readonly does: string;
  readonly paragraphs: readonly Paragraph[];
  /** One sentence for every reason of this tile. */
  readonly sentences: {
    readonly [Code in W['Why']['code']]: (why: Extract<W['Why'], { code: Code }>, names: Names) => string;
  };
  /** One line of the log for everything that is told of it; `who` is whom it concerns. */
  readonly lines: {
    readonly [Do in W['Do']['do']]: (move: Extract<W['Do'], { do: Do }>, who: string, names: Names) => string;
  };
  /** What lies on it when it is laid. */
  start(state: State): W['Live'];
  /** Set-up: what it puts on the table once the notes lie there. */
  setUp?(state: State): State;
  /** When activated. */
  activate?(acting: Acting<W>): Went<W>;
  /** What it waits for. */
  asks?(acting: Acting<W>): readonly Ask<Move, Why>[];
  /** An answer to one of its asks. */
  play?(acting: Acting<W>, move: W['Do']): Went<W>;
  /** After every change of any count at its casino. */
  watch?(acting: Acting<W>): Went<W>;
  /** What its holder may do instead of rolling. */
  turnAsks?(acting: Acting<W>): readonly Ask<Move, Why>[];
  /** Such a turn: what was done, and the casino whose tile it activates. */
  turn?(acting: Acting<W>, move: W['Do']): Went<W> & { readonly placed: Dice };
  /** After the last die, before any casino is paid: once for each casino, from 1 to 6. */
  beforePayout?(acting: Acting<W>): Went<W>;
  /** After all of those, just before casino 1 is paid. */
  payoutBegins?(acting: Acting<W>): Went<W>;
  /** When the notes of its casino have been paid. */
  duringPayout?(acting: Acting<W>): Went<W>;
  /** When all casinos have been paid. */
  roundEnd?(acting: Acting<W>): Went<W>;
  /** What a table that tells only the rounds may tell of it before the dice are counted. */
  tells?(acting: Acting<W>): readonly Ask<Move, Why>[];
  tell?(acting: Acting<W>, move: W['Do']): Went<W>;
  /** What it can pay in the course of a round: whole dollars. */
  rewards?(state: State): readonly number[];
  /** What the log may say of a move that hides something. */
  cover?(move: W['Do']): W['Do'];
  /** What may be seen of a step that hides something. */
  show?(step: W['Step']): W['Step'];
  /** Dice that lie on it. */
  dice?(live: W['Live']): readonly OnTile[];
}

/** A tile among tiles, whose own words only it knows. */
export type SealedTile = Omit<Tile<TileWords>, 'sentences' | 'lines'> & {
  readonly sentences: Readonly<Record<string, (why: Reason, names: Names) => string>>;
  readonly lines: Readonly<Record<string, (move: TileWords['Do'], who: string, names: Names) => string>>;
};

/** Keeps a tile's own words inside it. */
export function defineTile<W extends TileWords>(tile: Tile<W>): SealedTile {
  return tile as unknown as SealedTile;
}

/** Both black dice are thrown; the answer is `{ do: 'throw', dice }`. */
export function throwAsk(tile: string, player: PlayerId): Ask<Move, Why> {
  return { id: `${tile} throw`, for: player, kind: 'dice', faces: 6, count: 2 };
}

/** What both black dice show. */
export interface Throw<Id extends string> {
  readonly type: 'tile';
  readonly tile: Id;
  readonly do: 'throw';
  readonly dice: readonly Face[];
}

/** The line of the log for a throw. */
export function thrown({ dice }: { readonly dice: readonly Face[] }, who: string): string {
  return `${who} throws ${dice.join(' and ')} with the black dice.`;
}

/** A line of the ledger that pays nothing. */
export function nothing(to: PlayerId, why: Why): Posting<Why> {
  return { to, value: 0, why };
}
