import { capitalize, deckSize, formatDollars, type Deck } from '$lib/core';
import * as say from './strings/en/parts';

/**
 * The possible holders of a part's pieces: the players, or named places of the box; `players` in a list stands for all
 * players.
 */
export type Holders = 'players' | readonly string[];

/** The reliability of our data on a part, from the rulebook itself down to no source at all. */
export const CERTAINTIES = ['printed', 'agreed', 'derived', 'single', 'guess', 'unknown'] as const;
export type Certainty = (typeof CERTAINTIES)[number];

interface PartBase {
  readonly id: string;
  /** The part as a whole: "Small dice". */
  readonly title: string;
  /** The singular and plural in a sentence: "note", "notes". */
  readonly one: string;
  readonly many: string;
  /** Piece → its count in the box. */
  readonly pieces: Deck;
  /** Piece → name, if it differs from the id. */
  readonly names?: Readonly<Record<string, string>>;
  /** Place → name, if it differs from the id. */
  readonly places?: Readonly<Record<string, string>>;
  /** Groups for long lists of pieces: group → pieces. */
  readonly groups?: Readonly<Record<string, readonly string[]>>;
  /** Group → name, if it differs from the id. */
  readonly groupNames?: Readonly<Record<string, string>>;
  /** The contents of the box in a few words: "35: 7 in each colour". */
  readonly hint: string;
  /** The doubt about our data, as one sentence; absent if there is none. */
  readonly check?: string;
  /** The reliability of our data; absent means `printed`. */
  readonly sure?: Certainty;
  /** The data that players can correct after looking into their own box. */
  readonly mend?: 'counts' | 'names' | 'groups' | 'spaces';
}

/** Dice that are rolled; those of one colour share a tray, whatever their size. */
export interface DicePart extends PartBase {
  readonly kind: 'dice';
  readonly faces: number;
  /** The marks on the faces. */
  readonly mark: 'pips' | 'hearts' | 'figures';
  /** The size word before the colour: "big" in "Big red die". */
  readonly size?: string;
  readonly big?: true;
  /** True if a player sets the die to a face in secret instead of rolling it. */
  readonly secret?: true;
}

/** Cards, notes or chits drawn without replacement. */
export interface DeckPart extends PartBase {
  readonly kind: 'deck';
  /** Whether the pieces are drawn from a pile or a bag. */
  readonly container: 'pile' | 'bag';
  /** Drawn pieces are secret: only one player may see them. */
  readonly hidden?: true;
  /** The name of a piece is its value in dollars. */
  readonly money?: true;
  /** The possible holders of a drawn piece. */
  readonly holders?: Holders;
  /** The size of a hand; with `each` every player has one from this deck, otherwise the deck is one player's own. */
  readonly hand?: { readonly size: number; readonly each?: true };
  /** For pieces with two faces, drawn with one of them up: piece → names of its faces. */
  readonly sides?: Readonly<Record<string, readonly string[]>>;
  /** Alternative decks from the same box; the first one equals `pieces`. */
  readonly decks?: readonly { readonly id: string; readonly title: string; readonly pieces: Deck }[];
}

/** Pieces in a public bank, which are handed out. */
export interface SupplyPart extends PartBase {
  readonly kind: 'supply';
  readonly holders: Holders;
  /** The picture of a piece. */
  readonly shape?: 'chip' | 'die' | 'card';
  /** How many everyone usually gets at once: two chips per round. */
  readonly each?: number;
  /** Holders' pieces are face down until revealed: `pieces` hides which they are, and `count` also how many. */
  readonly covered?: 'pieces' | 'count';
}

/** A counter on a row of spaces. */
export interface TrackPart extends PartBase {
  readonly kind: 'track';
  readonly spaces: readonly string[];
}

/** Single pieces, each in one place. */
export interface TokenPart extends PartBase {
  readonly kind: 'token';
  readonly holders: Holders;
}

/** A part without any behaviour. */
export interface BoardPart extends PartBase {
  readonly kind: 'board';
}

/** A part of a box that the app can replace, wholly or partly. */
export type BoxPart = DicePart | DeckPart | SupplyPart | TrackPart | TokenPart | BoardPart;

/** A part with its missing pieces, which the app replaces. */
export interface ChosenPart {
  readonly part: BoxPart;
  readonly missing: Deck;
}

/** The name of a piece: "$70,000", "red". */
export function pieceName(part: BoxPart, piece: string): string {
  const name = part.names?.[piece];
  if (name !== undefined) return name;
  return part.kind === 'deck' && part.money === true ? formatDollars(Number(piece)) : piece;
}

/** The name of a group of pieces. */
export function groupName(part: BoxPart, group: string): string {
  return part.groupNames?.[group] ?? group;
}

/** The name of a drawn piece: that of its visible face, if it has two. */
export function drawnPieceName(part: DeckPart, piece: string, side: number | undefined): string {
  return (side === undefined ? undefined : part.sides?.[piece]?.[side]) ?? pieceName(part, piece);
}

/** The title of one piece on a line of its own: "Big red die", "$70,000", "Chip". */
export function pieceTitle(part: BoxPart, piece: string): string {
  const name = pieceName(part, piece);
  switch (part.kind) {
    case 'dice':
      return diceTitle([part], name, 1);
    case 'deck':
      return capitalize(name);
    case 'supply':
    case 'track':
    case 'token':
    case 'board':
      return capitalize(name === '' ? part.one : name);
  }
}

/** The title of dice: "Big red die", "Small red dice", or "Red dice" for several sizes. */
export function diceTitle(parts: readonly DicePart[], colour: string, count: number): string {
  return capitalize(diceName(parts, colour, count));
}

function diceName(parts: readonly DicePart[], colour: string, count: number): string {
  return say.dice(parts.length === 1 ? parts[0]?.size : undefined, colour, count);
}

/** The number of pieces that the app replaces, and the number in the box. */
export function partCounts({ part, missing }: ChosenPart): { readonly app: number; readonly box: number } {
  return { app: deckSize(missing), box: deckSize(part.pieces) };
}

/** The replaced pieces in a few words: "one big red die", "two $70,000 notes", "all 84 chits". */
export function missingText({ part, missing }: ChosenPart): string {
  const { app, box } = partCounts({ part, missing });
  const noun = app === 1 ? part.one : part.many;
  if (app === box && box > 1) return say.allOf(app, noun);
  const missingKinds = Object.entries(missing).filter(([, count]) => count > 0);
  const [onlyKind] = missingKinds;
  if (missingKinds.length !== 1 || onlyKind === undefined) return say.countOf(app, noun);
  const name = pieceName(part, onlyKind[0]);
  if (part.kind === 'dice') return say.countOf(app, diceName([part], name, app));
  if (name === '' || name === part.one) return say.countOf(app, noun);
  return part.kind === 'deck' && part.money === true
    ? say.countOfNamed(app, name, noun)
    : say.countOf(app, name);
}
