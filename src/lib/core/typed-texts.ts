import { isObject, isText } from './guards';

/** What is typed in the fields of a form and not accepted yet: field → text. */
export type TypedTexts = Readonly<Record<string, string>>;

const LONGEST = 1000;

/** Whether somebody could have typed this: a text that is not endless. */
export function isTypedText(value: unknown): value is string {
  return isText(value) && value.length <= LONGEST;
}

/** The texts of a saved draft; undefined for anything else. `isField` says whether there is such a field. */
export function readTypedTexts(value: unknown, isField: (field: string) => boolean): TypedTexts | undefined {
  if (!isObject(value)) return undefined;
  const texts = Object.entries(value) as readonly (readonly [string, unknown])[];
  const fits = texts.every(([field, text]) => isField(field) && isTypedText(text));
  return fits ? (Object.fromEntries(texts) as TypedTexts) : undefined;
}

/** What is typed in a field; undefined where nothing is. */
export function textIn(texts: TypedTexts, field: string): string | undefined {
  return Object.hasOwn(texts, field) ? texts[field] : undefined;
}

/** The texts with another one in this field. Undefined takes the field out; where it was not in, they stay the same object. */
export function withText(texts: TypedTexts, field: string, text: string | undefined): TypedTexts {
  if (textIn(texts, field) === text) return texts;
  const others = Object.entries(texts).filter(([other]) => other !== field);
  return Object.fromEntries(text === undefined ? others : [...others, [field, text]]);
}
