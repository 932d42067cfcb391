import { isObject, isText } from '$lib/core/guards';

/** Text typed in the fields of a form but not accepted yet: field → text. */
export type TypedTexts = Readonly<Record<string, string>>;

const MAX_LENGTH = 1000;

/** Whether the value is a text short enough to have been typed: at most 1000 characters. */
export function isTypedText(value: unknown): value is string {
  return isText(value) && value.length <= MAX_LENGTH;
}

/** The texts of a saved draft; undefined for anything else. `isField` says whether a field exists. */
export function readTypedTexts(value: unknown, isField: (field: string) => boolean): TypedTexts | undefined {
  if (!isObject(value)) return undefined;
  const texts = Object.entries(value) as readonly (readonly [string, unknown])[];
  const areValid = texts.every(([field, text]) => isField(field) && isTypedText(text));
  return areValid ? (Object.fromEntries(texts) as TypedTexts) : undefined;
}

/** The text in a field; undefined if there is none. */
export function textIn(texts: TypedTexts, field: string): string | undefined {
  return Object.hasOwn(texts, field) ? texts[field] : undefined;
}

/** The texts with this field changed, or removed if `text` is undefined. Returns the same object if nothing changes. */
export function withText(texts: TypedTexts, field: string, text: string | undefined): TypedTexts {
  if (textIn(texts, field) === text) return texts;
  const others = Object.entries(texts).filter(([other]) => other !== field);
  return Object.fromEntries(text === undefined ? others : [...others, [field, text]]);
}
