import * as v from 'valibot';
import { either } from '$lib/core';
import type { FieldChoice, Control, JsonObject, PieceName } from './form';
import { exactly, oneOf, personName, refuseLabel, wholeNumber } from './position';
import * as say from './answer-words';

/** One line of the document: a member below the answer, and what may stand there. */
export interface DocRow {
  /** Dotted, `*` for a name or a place in a list. */
  readonly path: string;
  readonly says: string;
}

/** What can be told of one thing: how it is checked, how fingers tell it, and what the document says. */
export interface Answer<Told> {
  readonly schema: v.GenericSchema<unknown, Told>;
  /** How it is asked, which may hang on what the position tells already. */
  readonly control: (told: JsonObject) => Control;
  /** What may stand there: "0 to 7". */
  readonly words: string;
  /** Its own members. */
  readonly rows: readonly DocRow[];
}

export type ToldOf<Of> = Of extends Answer<infer Told> ? Told : never;

/** An answer without members of its own. */
export function plain<Told>(
  schema: v.GenericSchema<unknown, Told>,
  control: Control,
  words: string
): Answer<Told> {
  return { schema, control: () => control, words, rows: [] };
}

/** The same answer, asked in another way; the way may hang on what is told already. */
export function asked<Told>(
  answer: Answer<Told>,
  control: Control | ((told: JsonObject) => Control)
): Answer<Told> {
  return { ...answer, control: typeof control === 'function' ? control : () => control };
}

/** The same answer with another check, for what the maker's own check cannot say. */
export function checked<Told>(answer: Answer<unknown>, schema: v.GenericSchema<unknown, Told>): Answer<Told> {
  return { ...answer, schema };
}

/**
 * A whole number in a range; `what` is what is counted: "a count". Where another member can widen the range,
 * `reach` is how far: the case then refuses by itself what is too much.
 */
export function count(min: number, max: number, what = say.aCount, reach = max): Answer<number> {
  const schema = wholeNumber(min, max, what, reach);
  return plain(schema, { kind: 'count', min, max }, inRange(min, max));
}

/** "0 to 7", "0 or 1". */
export function inRange(min: number, max: number): string {
  return max - min === 1 ? say.oneOrTheOther(min, max) : say.fromOneToTheOther(min, max);
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** A face of a die. */
export function face(): Answer<(typeof FACES)[number]> {
  return plain(oneOf(FACES, say.aFaceOfADie), { kind: 'face' }, '1 to 6');
}

/** One of a few numbers; `what` they are: "a space of the track". */
export function numberChoice<const Value extends number>(
  choices: readonly FieldChoice<Value>[],
  what: string
): Answer<Value> {
  const values = choices.map(({ value }) => value);
  return plain(oneOf(values, what), { kind: 'choice', choices }, either(values.map(code)));
}

/** One of a few words; nothing is chosen beforehand unless a `first` is named. */
export function choice<const Value extends string>(
  choices: readonly FieldChoice<Value>[],
  first: { readonly first?: NoInfer<Value> } = {}
): Answer<Value> {
  const values = choices.map(({ value }) => value);
  const control: Control = { kind: 'choice', choices, ...first };
  return plain(v.picklist(values, either(values)), control, either(values.map(code)));
}

/** Something that is so or is not. */
export function flag(yes: string, no: string): Answer<boolean> {
  return plain(v.boolean(say.trueOrFalse), { kind: 'flag', yes, no }, '`true` or `false`');
}

/** What a thing of the table is called. */
export function label(): Answer<string> {
  const schema = v.pipe(
    v.string(say.aNameOf1To40),
    v.rawCheck(({ dataset, addIssue }) => {
      const refused = dataset.typed ? refuseLabel(dataset.value) : undefined;
      if (refused !== undefined) addIssue({ message: refused });
    })
  );
  return plain(schema, { kind: 'text', most: 40 }, '');
}

/** The name of somebody at the table; where `alone` is said, whoever is there alone needs no tap. */
export function person({ alone = false }: { readonly alone?: boolean } = {}): Answer<string> {
  return plain(personName, { kind: 'person', alone }, '');
}

/** Dice of one colour in one place: `{ small, big }`, each absent where there is none. */
export function dice(small: number, big: number): Answer<{ readonly small?: number; readonly big?: number }> {
  return {
    schema: exactly({
      small: v.optional(wholeNumber(0, small)),
      big: v.optional(wholeNumber(0, big))
    }) as v.GenericSchema<unknown, { readonly small?: number; readonly big?: number }>,
    control: () => ({ kind: 'dice', small, big }),
    words: '',
    rows: [
      { path: 'small', says: say.mayBeAbsentSmallDice(small) },
      {
        path: 'big',
        says: big === 1 ? say.mayBeAbsentTheBigDie : say.mayBeAbsentBigDice(big)
      }
    ]
  };
}

/** Which pieces there are, and how they are spoken of. */
export interface PieceWords<Value extends number> {
  readonly piece: PieceName;
  readonly values: readonly Value[];
  /** As many as can lie there, for the fingers. */
  readonly most: number;
  /** "a note of the box" */
  readonly what: string;
  /** "a list of notes" */
  readonly all: string;
}

/** A list of pieces, each told by its value in whole dollars. */
export function pieces<const Value extends number>({
  piece,
  values,
  most,
  what,
  all
}: PieceWords<Value>): Answer<Value[]> {
  return plain(v.array(oneOf(values, what), all), { kind: 'pieces', piece, values, most }, '');
}

/** Just two pieces; `all` is "two notes". */
export function twoPieces<const Value extends number>(
  words: Omit<PieceWords<Value>, 'most'>
): Answer<[Value, Value]> {
  const each = oneOf(words.values, words.what);
  const schema = v.pipe(
    v.array(v.unknown(), words.all),
    v.length(2, words.all),
    v.strictTuple([each, each], words.all)
  );
  return checked(pieces({ ...words, most: 2 }), schema);
}

function code(value: string | number): string {
  return `\`${value}\``;
}
