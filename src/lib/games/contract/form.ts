import type { BoxOverrides } from './box-overrides';
import type { HouseRule } from './house-rule';

/** JSON without null: the values that a position consists of. */
export type Json = string | number | boolean | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [member: string]: Json;
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && !Array.isArray(value);
}

/** One of a few choices, with its label. */
export interface FieldChoice<Value extends string | number = string | number> {
  readonly value: Value;
  readonly label: string;
}

/** The form control for one value of a position. Controls for objects and lists contain other controls. */
export type Control =
  /** A count of dice: `{ small, big }`; zeros are left out. */
  | { readonly kind: 'dice'; readonly small: number; readonly big: number }
  | { readonly kind: 'count'; readonly min: number; readonly max: number }
  /** A list of pieces with these values in whole dollars. A tap adds one, up to `max`. */
  | {
      readonly kind: 'pieces';
      readonly piece: PieceName;
      readonly values: readonly number[];
      readonly max: number;
    }
  /** No choice is preselected unless `first` names one. */
  | { readonly kind: 'choice'; readonly choices: readonly FieldChoice[]; readonly first?: string | number }
  /** A face of a die, 1 to 6. */
  | { readonly kind: 'face' }
  /** A yes-or-no answer with these two labels. */
  | { readonly kind: 'flag'; readonly yesLabel: string; readonly noLabel: string }
  /** Free text of at most `max` characters. */
  | { readonly kind: 'text'; readonly max: number }
  /** The name of a player. With `fillIfOnly`, it is filled in if the position has only one player. */
  | { readonly kind: 'person'; readonly fillIfOnly?: boolean }
  /** An object with several values. If only its `short` member is entered, the position holds that value alone. */
  | { readonly kind: 'group'; readonly members: readonly LabelledControl[]; readonly short?: string }
  /** One value per player, by name; for all players if `names` is absent. */
  | { readonly kind: 'people'; readonly each: Control; readonly names?: readonly string[] }
  /** A number for exactly one player, by name. */
  | { readonly kind: 'one'; readonly min: number; readonly max: number }
  /** One value per named object, such as a casino. */
  | {
      readonly kind: 'labels';
      readonly each: Control;
      readonly label: string;
      readonly min: number;
      readonly max: number;
    }
  /** A list of values, each labelled with its number. */
  | {
      readonly kind: 'list';
      readonly each: Control;
      readonly label: string;
      readonly min: number;
      readonly max: number;
    }
  /** A fixed number of lists of pieces. */
  | { readonly kind: 'lists'; readonly count: number; readonly label: string; readonly each: PiecesControl }
  /** One card per player: `{ player, kind, value }`. */
  | { readonly kind: 'cards'; readonly kinds: readonly CardKind[] }
  /** Pieces divided among players, by name. The first player gets every piece that no other player gets. */
  | {
      readonly kind: 'split';
      readonly piece: PieceName;
      readonly pieces: readonly number[];
      readonly names: readonly string[];
    }
  /** Two dice for each of these pairs of players. */
  | { readonly kind: 'throws'; readonly pairs: readonly (readonly [string, string])[] };

/** A kind of card: its id, its label and the values on its cards. */
export interface CardKind extends FieldChoice<string> {
  readonly values: readonly number[];
}

/** The control type with this `kind`. */
export type ControlOf<Kind extends Control['kind']> = Extract<Control, { readonly kind: Kind }>;
export type PiecesControl = ControlOf<'pieces'>;

export type PieceName = 'note' | 'chit';

/** A member of a group. An optional member is left out until something is entered. */
export type LabelledControl = {
  readonly member: string;
  readonly label: string;
  readonly isOptional?: boolean;
} & Control;

/** One member of a position, with its texts and its control. */
export type Field = {
  readonly member: string;
  readonly title: string;
  readonly hint?: string;
  /** The member is left out of the position until something is entered. */
  readonly isOptional?: boolean;
  /** The member is left out until something is entered; the form hides it under this heading until someone opens it. */
  readonly more?: string;
} & Control;

/** A line of the answer for which no piece changes hands: "Anna · 1st · $140,000". */
export interface Line {
  readonly who?: string;
  readonly words?: string;
  readonly value?: string;
  readonly notes?: readonly number[];
  /** The number of chips, if nothing else changes hands. */
  readonly chips?: number;
}

/** A player's count in one place and its state: paid, not paid, or struck out by a tie. */
export interface Plate {
  readonly name: string;
  readonly count: number;
  readonly state: 'lit' | 'dark' | 'struck';
}

/** The drawing on the index card of a question. */
export interface Sketch {
  readonly notes?: readonly number[];
  readonly dice?: readonly number[];
  readonly chits?: readonly number[];
  readonly value?: string;
  readonly places?: true;
}

/** The form of a position, and the parts of the verdict that it shows large. */
export interface Form {
  /** Short name, shown after the title of the box: "One casino". */
  readonly shortName: string;
  readonly sketch: Sketch;
  /** How many players can be named. Absent if the case names no players. */
  readonly people?: {
    readonly min: number;
    readonly max: number;
    /** `seatsMember` names the member that lists all players clockwise, `countMember` the one with their number. */
    readonly seatsMember?: string;
    readonly countMember?: string;
  };
  /** The fields to show, in the order of the table. They may depend on the values entered so far. */
  fields(position: JsonObject): readonly Field[];
  /** The house rules that affect the case; the position has them in `options`. */
  readonly houseRules: readonly HouseRule[];
  /** Example positions that are worked out in the rulebook or in our interpretation of it. */
  readonly examples: readonly Example[];
  /** Lines of the answer in addition to the awarded pieces. */
  answer?(verdict: Verdict, position: JsonObject): readonly Line[];
  plates?(verdict: Verdict, position: JsonObject): readonly Plate[];
  /** Members that the owner's copy adds to every position, if its contents are not the usual ones. */
  boxMembers?(box: BoxOverrides): JsonObject;
}

export interface Example {
  readonly title: string;
  /** The position without `game` and `case`. */
  readonly position: JsonObject;
}

/** A position to ask the referee about, with a title such as "Casino 3 as it stands". */
export interface Question extends Example {
  readonly case: string;
  /** True if the match does not know the whole position, so the players enter the rest in the referee's form. */
  readonly isOpen?: true;
}

/** The referee's answer. `docs/referee.md` is the public contract. */
export interface Verdict {
  readonly awards: readonly Award[];
  readonly reasons: readonly { readonly player?: string; readonly rule: string; readonly text: string }[];
  readonly facts: Readonly<Record<string, unknown>>;
}

/** One piece, or several chips, that a player gets. `value` is whole dollars per piece. */
export interface Award {
  readonly from?: string;
  readonly to: string;
  readonly piece: string;
  readonly value: number;
  readonly count?: number;
}
