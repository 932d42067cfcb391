import { capital, deckSize, dollars, type Deck } from '$lib/core';
import * as say from './words';

/** Where the pieces of a part can be: with the players, or at places that the box knows; `players` in a list is all of them. */
export type Holders = 'players' | readonly string[];

/** How sure we are of a part: from the rulebook itself down to what no source says. */
export const SURENESS = ['printed', 'agreed', 'derived', 'single', 'guess', 'unknown'] as const;
export type Sureness = (typeof SURENESS)[number];

interface PartFrame {
  readonly id: string;
  /** All of them: "Small dice". */
  readonly title: string;
  /** One of them in a sentence, and several: "note", "notes". */
  readonly one: string;
  readonly many: string;
  /** Piece → how many the box holds. */
  readonly pieces: Deck;
  /** Piece → what it is called, where that is not its own name. */
  readonly names?: Readonly<Record<string, string>>;
  /** Place → what it is called, where that is not its own name. */
  readonly places?: Readonly<Record<string, string>>;
  /** Long lists of pieces are shown in groups: what they share → the pieces. */
  readonly groups?: Readonly<Record<string, readonly string[]>>;
  /** Group → what it is called, where that is not its own name. */
  readonly groupNames?: Readonly<Record<string, string>>;
  /** What the box holds, in a few words: "35: 7 in each colour". */
  readonly hint: string;
  /** What we are not sure of, in one sentence; absent where the box is known. */
  readonly check?: string;
  /** How sure we are of what is said here; printed where nothing is said. */
  readonly sure?: Sureness;
  /** What a table that looks into its own box can put right. */
  readonly mend?: 'counts' | 'names' | 'groups' | 'spaces';
}

/** Dice that are rolled; those of one colour lie in one tray, whatever their size. */
export interface DicePart extends PartFrame {
  readonly kind: 'dice';
  readonly faces: number;
  /** What the faces show. */
  readonly mark: 'pips' | 'hearts' | 'figures';
  /** Before the colour: "big" in "Big red die". */
  readonly size?: string;
  readonly big?: true;
  /** Turned to a face in secret, and never rolled. */
  readonly secret?: true;
}

/** Cards, notes or chits that are drawn without putting back. */
export interface DeckPart extends PartFrame {
  readonly kind: 'deck';
  /** What the table calls the place that it draws from. */
  readonly lies: 'pile' | 'bag';
  /** What is drawn is for the eyes of one player. */
  readonly hidden?: true;
  /** The pieces are worth so many dollars as they are called. */
  readonly money?: true;
  /** Where a piece goes that was drawn. */
  readonly holders?: Holders;
  /** So many are in a hand; `each`: everybody has one from this deck, else it is one player’s own. */
  readonly hand?: { readonly size: number; readonly each?: true };
  /** A piece with two faces is drawn with one of them up: piece → what its faces are called. */
  readonly sides?: Readonly<Record<string, readonly string[]>>;
  /** Decks that the same box makes for other tables; the first has the `pieces`. */
  readonly decks?: readonly { readonly id: string; readonly title: string; readonly pieces: Deck }[];
}

/** Pieces that lie open in a bank, and are handed out. */
export interface SupplyPart extends PartFrame {
  readonly kind: 'supply';
  readonly holders: Holders;
  /** What a piece is drawn as. */
  readonly shape?: 'chip' | 'die';
  /** So many for everybody at once: two chips a round. */
  readonly each?: number;
  /** What a holder has lies face down until it is turned over: which pieces, or how many as well. */
  readonly covered?: 'pieces' | 'count';
}

/** A counter on a row of spaces. */
export interface TrackPart extends PartFrame {
  readonly kind: 'track';
  readonly spaces: readonly string[];
}

/** Single pieces that stand somewhere. */
export interface TokenPart extends PartFrame {
  readonly kind: 'token';
  readonly holders: Holders;
}

/** Something that only lies there. */
export interface BoardPart extends PartFrame {
  readonly kind: 'board';
}

/** Something from a box that the app can stand in for, wholly or in part. */
export type BoxPart = DicePart | DeckPart | SupplyPart | TrackPart | TokenPart | BoardPart;

/** A part as a table has lost it: so many of its pieces are missing, and live in the app. */
export interface ChosenPart {
  readonly part: BoxPart;
  readonly missing: Deck;
}

/** What a piece is called by itself: "$70,000", "red". */
export function pieceName(part: BoxPart, piece: string): string {
  const name = part.names?.[piece];
  if (name !== undefined) return name;
  return part.kind === 'deck' && part.money === true ? dollars(Number(piece)) : piece;
}

/** What a group of pieces is called. */
export function groupName(part: BoxPart, group: string): string {
  return part.groupNames?.[group] ?? group;
}

/** What a piece that was drawn is called: by the face that lies up, where it has two. */
export function drawnName(part: DeckPart, piece: string, side: number | undefined): string {
  return (side === undefined ? undefined : part.sides?.[piece]?.[side]) ?? pieceName(part, piece);
}

/** What one piece of a part is called on a line of its own: "Big red die", "$70,000", "Chip". */
export function pieceTitle(part: BoxPart, piece: string): string {
  const name = pieceName(part, piece);
  switch (part.kind) {
    case 'dice':
      return diceTitle([part], name, 1);
    case 'deck':
      return capital(name);
    case 'supply':
    case 'track':
    case 'token':
    case 'board':
      return capital(name === '' ? part.one : name);
  }
}

/** "Big red die", "Small red dice", and for dice of several sizes "Red dice". */
export function diceTitle(parts: readonly DicePart[], colour: string, count: number): string {
  return capital(diceNamed(parts, colour, count));
}

function diceNamed(parts: readonly DicePart[], colour: string, count: number): string {
  return say.dice(parts.length === 1 ? parts[0]?.size : undefined, colour, count);
}

/** How many pieces of a part live in the app, and how many the box holds. */
export function partCounts({ part, missing }: ChosenPart): { readonly app: number; readonly box: number } {
  return { app: deckSize(missing), box: deckSize(part.pieces) };
}

/** What lives in the app, in a few words: "one big red die", "two $70,000 notes", "all 84 chits". */
export function missingWords({ part, missing }: ChosenPart): string {
  const { app, box } = partCounts({ part, missing });
  const what = app === 1 ? part.one : part.many;
  if (app === box && box > 1) return say.all(app, what);
  const kinds = Object.entries(missing).filter(([, count]) => count > 0);
  const [only] = kinds;
  if (kinds.length !== 1 || only === undefined) return say.some(app, what);
  const name = pieceName(part, only[0]);
  if (part.kind === 'dice') return say.some(app, diceNamed([part], name, app));
  if (name === '' || name === part.one) return say.some(app, what);
  return part.kind === 'deck' && part.money === true ? say.someNamed(app, name, what) : say.some(app, name);
}
