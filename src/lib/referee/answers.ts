import * as v from 'valibot';
import { joinWithOr } from '$lib/core';
import type { FieldChoice, Control, JsonObject, PieceName } from '$lib/games/contract/form';
import { exactObject, oneOf, personName, refuseLabel, wholeNumber } from './position';
import * as say from './strings/en';

/** One row of the documentation table: a member below the answer, and the values it accepts. */
export interface DocRow {
  /** Dotted path; `*` stands for any name or list index. */
  readonly path: string;
  readonly description: string;
}

/** One kind of value in a position: its schema, its form control and its documentation. */
export interface Answer<Entered> {
  readonly schema: v.GenericSchema<unknown, Entered>;
  /** The form control. It may depend on the values entered so far. */
  readonly control: (position: JsonObject) => Control;
  /** The accepted values, for the documentation: "0 to 7". */
  readonly valuesText: string;
  /** Documentation rows for the members of the value. */
  readonly rows: readonly DocRow[];
}

export type EnteredValue<Of> = Of extends Answer<infer Entered> ? Entered : never;

/** Makes an answer that has no members of its own. */
export function simpleAnswer<Entered>(
  schema: v.GenericSchema<unknown, Entered>,
  control: Control,
  words: string
): Answer<Entered> {
  return { schema, control: () => control, valuesText: words, rows: [] };
}

/** Replaces the control of an answer. The new control may depend on the values entered so far. */
export function withControl<Entered>(
  answer: Answer<Entered>,
  control: Control | ((position: JsonObject) => Control)
): Answer<Entered> {
  return { ...answer, control: typeof control === 'function' ? control : () => control };
}

/** Replaces the schema of an answer, for checks that its factory cannot express. */
export function withSchema<Entered>(
  answer: Answer<unknown>,
  schema: v.GenericSchema<unknown, Entered>
): Answer<Entered> {
  return { ...answer, schema };
}

/**
 * Makes an answer for a whole number in a range. `noun` names it in error messages: "a count". If another member can
 * raise the maximum, the schema accepts values up to `maxAccepted`, and the case itself refuses a number that is too high.
 */
export function count(min: number, max: number, noun = say.aCount, maxAccepted = max): Answer<number> {
  const schema = wholeNumber(min, max, noun, maxAccepted);
  return simpleAnswer(schema, { kind: 'count', min, max }, rangeText(min, max));
}

/** Describes a range: "0 to 7", "0 or 1". */
export function rangeText(min: number, max: number): string {
  return max - min === 1 ? say.minOrMax(min, max) : say.rangeFromTo(min, max);
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Makes an answer for one face of a die, 1 to 6. */
export function face(): Answer<(typeof FACES)[number]> {
  return simpleAnswer(oneOf(FACES, say.aFaceOfADie), { kind: 'face' }, '1 to 6');
}

/** Makes an answer for one of a few numbers. `noun` names them in error messages: "a space on the track". */
export function numberChoice<const Value extends number>(
  choices: readonly FieldChoice<Value>[],
  noun: string
): Answer<Value> {
  const values = choices.map(({ value }) => value);
  return simpleAnswer(oneOf(values, noun), { kind: 'choice', choices }, joinWithOr(values.map(inlineCode)));
}

/** Makes an answer for one of a few strings: value → label. No choice is preselected unless `first` names one. */
export function choice<const Value extends string>(
  labels: Readonly<Record<Value, string>>,
  first: { readonly first?: NoInfer<Value> } = {}
): Answer<Value> {
  const choices = Object.entries<string>(labels).map(([value, label]) => ({ value: value as Value, label }));
  const values = choices.map(({ value }) => value);
  const control: Control = { kind: 'choice', choices, ...first };
  return simpleAnswer(v.picklist(values, joinWithOr(values)), control, joinWithOr(values.map(inlineCode)));
}

/** Makes a yes-or-no answer; `yes` and `no` label the two choices. */
export function yesNo(yes: string, no: string): Answer<boolean> {
  return simpleAnswer(
    v.boolean(say.trueOrFalse),
    { kind: 'flag', yesLabel: yes, noLabel: no },
    '`true` or `false`'
  );
}

/** Makes an answer for the name of an object on the table, such as a casino. */
export function label(): Answer<string> {
  const schema = v.pipe(
    v.string(say.aNameOf1To40),
    v.rawCheck(({ dataset, addIssue }) => {
      const refusal = dataset.typed ? refuseLabel(dataset.value) : undefined;
      if (refusal !== undefined) addIssue({ message: refusal });
    })
  );
  return simpleAnswer(schema, { kind: 'text', max: 40 }, '');
}

/** Makes an answer for the name of a player. With `fillIfOnly`, the form fills it in if the position has only one player. */
export function person({ fillIfOnly = false }: { readonly fillIfOnly?: boolean } = {}): Answer<string> {
  return simpleAnswer(personName, { kind: 'person', fillIfOnly }, '');
}

/** Makes an answer for dice of one colour in one place, as `{ small, big }`. A member may be absent if it is zero. */
export function dice(small: number, big: number): Answer<{ readonly small?: number; readonly big?: number }> {
  return {
    schema: exactObject({
      small: v.optional(wholeNumber(0, small)),
      big: v.optional(wholeNumber(0, big))
    }) as v.GenericSchema<unknown, { readonly small?: number; readonly big?: number }>,
    control: () => ({ kind: 'dice', small, big }),
    valuesText: '',
    rows: [
      { path: 'small', description: say.mayBeAbsentSmallDice(small) },
      {
        path: 'big',
        description: big === 1 ? say.mayBeAbsentTheBigDie : say.mayBeAbsentBigDice(big)
      }
    ]
  };
}

/** The values of a kind of piece, and its names in messages. */
export interface PieceNaming<Value extends number> {
  readonly piece: PieceName;
  readonly values: readonly Value[];
  /** The most pieces that the form accepts. */
  readonly max: number;
  /** One piece: "a note of the box". */
  readonly noun: string;
  /** The whole list: "a list of notes". */
  readonly listNoun: string;
}

/** Makes an answer for a list of pieces, each given by its value in whole dollars. */
export function pieces<const Value extends number>({
  piece,
  values,
  max,
  noun,
  listNoun
}: PieceNaming<Value>): Answer<Value[]> {
  return simpleAnswer(v.array(oneOf(values, noun), listNoun), { kind: 'pieces', piece, values, max }, '');
}

/** Makes an answer for exactly two pieces; `listNoun` is "two notes". */
export function twoPieces<const Value extends number>(
  naming: Omit<PieceNaming<Value>, 'max'>
): Answer<[Value, Value]> {
  const pieceSchema = oneOf(naming.values, naming.noun);
  const schema = v.pipe(
    v.array(v.unknown(), naming.listNoun),
    v.length(2, naming.listNoun),
    v.strictTuple([pieceSchema, pieceSchema], naming.listNoun)
  );
  return withSchema(pieces({ ...naming, max: 2 }), schema);
}

function inlineCode(value: string | number): string {
  return `\`${value}\``;
}
