import type { BoxOverrides } from './box-overrides';
import type { HouseRule } from './house-rule';
import type { Verdict } from './verdict';

/** Plain JSON without null, of which positions are made. */
export type Json = string | number | boolean | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [member: string]: Json;
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && !Array.isArray(value);
}

/** One of a few answers. */
export interface FieldChoice<Value extends string | number = string | number> {
  readonly value: Value;
  readonly label: string;
}

/** How one value of a position is asked with fingers; whatever holds others is made of controls again. */
export type Control =
  /** `{ small, big }`; zeros are left out. */
  | { readonly kind: 'dice'; readonly small: number; readonly big: number }
  | { readonly kind: 'count'; readonly min: number; readonly max: number }
  /** A list of pieces, each of so many dollars; a tap lays one more there, up to `most`. */
  | {
      readonly kind: 'pieces';
      readonly piece: PieceName;
      readonly values: readonly number[];
      readonly most: number;
    }
  /** Nothing is chosen beforehand unless a `first` is named. */
  | { readonly kind: 'choice'; readonly choices: readonly FieldChoice[]; readonly first?: string | number }
  /** A face of a die. */
  | { readonly kind: 'face' }
  /** Something that is so or is not. */
  | { readonly kind: 'flag'; readonly yes: string; readonly no: string }
  /** Words that somebody types. */
  | { readonly kind: 'text'; readonly most: number }
  /** The name of somebody at the table; where just one is there and `alone` is said, that one’s. */
  | { readonly kind: 'person'; readonly alone?: boolean }
  /** An object of several values; where nothing but its `short` member is told, that value alone. */
  | { readonly kind: 'group'; readonly members: readonly Labelled[]; readonly short?: string }
  /** A value for each of some people, by name; everybody at the table where `whom` is not said. */
  | { readonly kind: 'people'; readonly each: Control; readonly whom?: readonly string[] }
  /** A number for one person only, by name. */
  | { readonly kind: 'one'; readonly min: number; readonly max: number }
  /** A value for each thing of the table that has a name of its own, by that name. */
  | {
      readonly kind: 'labels';
      readonly each: Control;
      readonly label: string;
      readonly least: number;
      readonly most: number;
    }
  /** Values one after another, each under this label with its number. */
  | {
      readonly kind: 'list';
      readonly each: Control;
      readonly label: string;
      readonly least: number;
      readonly most: number;
    }
  /** So many lists of pieces. */
  | { readonly kind: 'lists'; readonly count: number; readonly label: string; readonly each: PiecesControl }
  /** A card a person: `{ player, kind, value }`. */
  | { readonly kind: 'cards'; readonly kinds: readonly CardKind[] }
  /** Pieces that are handed out among people, by name; whatever is not handed on is the first one's. */
  | {
      readonly kind: 'split';
      readonly piece: PieceName;
      readonly pieces: readonly number[];
      readonly whom: readonly string[];
    }
  /** Two dice for each of these pairs, by name. */
  | { readonly kind: 'throws'; readonly pairs: readonly (readonly [string, string])[] };

/** A kind of cards, what it is called, and the values that it has. */
export interface CardKind extends FieldChoice<string> {
  readonly values: readonly number[];
}

/** The control of this kind. */
export type ControlOf<Kind extends Control['kind']> = Extract<Control, { readonly kind: Kind }>;
export type PiecesControl = ControlOf<'pieces'>;

export type PieceName = 'note' | 'chit';

/** A member of a group; one that may be absent is left out while nothing is told. */
export type Labelled = {
  readonly member: string;
  readonly label: string;
  readonly isOptional?: boolean;
} & Control;

/** One member of a position, and how it is asked. */
export type Field = {
  readonly member: string;
  readonly title: string;
  readonly hint?: string;
  /** The member is left out while nothing is told. */
  readonly isOptional?: boolean;
  /** The member is left out while nothing is told, and asked for only on request, under this heading. */
  readonly more?: string;
} & Control;

/** A line of the answer that is no piece changing hands: "Anna · 1st · $140,000". */
export interface Line {
  readonly who?: string;
  readonly words?: string;
  readonly figure?: string;
  readonly notes?: readonly number[];
}

/** What somebody has there and how that stands: paid, not paid, struck out. */
export interface Plate {
  readonly name: string;
  readonly count: number;
  readonly state: 'lit' | 'dark' | 'struck';
}

/** What is drawn on the index card of a question. */
export interface Sketch {
  readonly notes?: readonly number[];
  readonly dice?: readonly number[];
  readonly chits?: readonly number[];
  readonly figure?: string;
  readonly places?: true;
}

/** How a position is typed in with fingers, and what of its verdict is shown large. */
export interface Form {
  /** "One casino", after the title of the box. */
  readonly about: string;
  readonly sketch: Sketch;
  /** How many can be named; none where nobody is. */
  readonly people?: {
    readonly least: number;
    readonly most: number;
    /** The member that lists everybody, clockwise, where there is one, and the one that counts them. */
    readonly seats?: string;
    readonly count?: string;
  };
  /** What is asked, in the order in which it lies on the table; it may hang on what is told already. */
  fields(position: JsonObject): readonly Field[];
  /** House rules that bear on the case: members of its `options`. */
  readonly houseRules: readonly HouseRule[];
  /** Positions that the rulebook, or our reading of it, works out. */
  readonly examples: readonly Example[];
  /** What the verdict says besides pieces. */
  answer?(verdict: Verdict, position: JsonObject): readonly Line[];
  plates?(verdict: Verdict, position: JsonObject): readonly Plate[];
  /** What a table’s own box tells of every position, where it is not as we think. */
  ofBox?(box: BoxOverrides): JsonObject;
}

export interface Example {
  readonly title: string;
  /** Without `game` and `case`. */
  readonly position: JsonObject;
}

/** A position to be asked about, and what it is: "Casino 3 as it lies". */
export interface Question extends Example {
  readonly case: string;
  /** The match was not told all of it: the table tells the referee the rest. */
  readonly isOpen?: true;
}
