import { ambiguityOf } from './ambiguous-names';
import * as say from '$lib/core/strings/en';

/** Places in every ledger. A reason could not distinguish a player with one of these names from the place. */
export const LEDGER_WORDS = ['bank', 'pile', 'box'] as const;

export const MAX_NAME_LENGTH = 40;

/**
 * The reason why a name cannot be used, as one sentence; undefined if it can. `reservedNames` are more words from the
 * games' ledgers. A name has 1 to 40 Unicode code points, and is compared exactly.
 */
export function refuseName(name: string, reservedNames: readonly string[]): string | undefined {
  const length = [...name].length;
  if (length === 0) return say.emptyName;
  if (length > MAX_NAME_LENGTH) return say.nameTooLong(MAX_NAME_LENGTH, length);
  if ([...LEDGER_WORDS, ...reservedNames].includes(name)) return say.reservedName(name);
  return undefined;
}

/** The reason why these names cannot be used in one match, as one sentence, or undefined if they can. */
export function refuseNames(names: readonly string[], reservedNames: readonly string[]): string | undefined {
  for (const name of names) {
    const refusal =
      refuseAmbiguous(name, reservedNames) ?? refuseName(name, reservedNames) ?? refuseInvisible(name);
    if (refusal !== undefined) return refusal;
  }
  const duplicate = names.find((name, index) => names.indexOf(name) !== index);
  return duplicate === undefined ? undefined : say.duplicateName(isolateName(duplicate));
}

/** Spaces, control and format characters, and letters that are drawn as nothing. */
const INVISIBLE_CHARACTERS = /[\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;

function refuseInvisible(name: string): string | undefined {
  return name.replace(INVISIBLE_CHARACTERS, '') === '' ? say.noVisibleCharacter : undefined;
}

/** Refuses names that would make a sentence ambiguous. */
function refuseAmbiguous(name: string, reservedNames: readonly string[]): string | undefined {
  const kind = ambiguityOf(name, reservedNames);
  if (kind === undefined) return undefined;
  return kind === 'word'
    ? say.reservedWord(name)
    : kind === 'list'
      ? say.looksLikeSeveralNames(name)
      : say.looksLikeNumber(name);
}

/** Normalises a typed name: trimmed, with single spaces. */
export function tidyName(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/gu, ' ');
}

/** A name that is in quotation marks, because it is part of a sentence already: a second pair says nothing more. */
const ALREADY_QUOTED = /^“[^“”]*”$/u;

/** Control characters that change the direction of the text after them. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** Unicode blocks of right-to-left scripts. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A name for use in a sentence. A right-to-left name is isolated, so that the rest of the sentence keeps its direction;
 * a name from an older record that could be misread is put in quotation marks.
 */
export function isolateName(name: string): string {
  const withoutMarks = name.replace(DIRECTION_MARKS, '');
  const isolatedName = isolateText(name);
  return isAmbiguous(withoutMarks) && !ALREADY_QUOTED.test(withoutMarks)
    ? say.quotedName(isolatedName)
    : isolatedName;
}

/**
 * Isolates other text from outside the app, such as a file name, so that its direction does not affect the sentence.
 */
export function isolateText(text: string): string {
  const withoutMarks = text.replace(DIRECTION_MARKS, '');
  return RIGHT_TO_LEFT.test(withoutMarks) ? `\u2068${withoutMarks}\u2069` : withoutMarks;
}

/** Isolates every right-to-left name of this list in a finished sentence. */
export function isolateNamesIn(sentence: string, names: readonly string[]): string {
  const rtlNames = names.filter((name) => RIGHT_TO_LEFT.test(name)).sort((a, b) => b.length - a.length);
  if (rtlNames.length === 0) return sentence;
  const anyNamePattern = new RegExp(
    rtlNames.map((name) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|'),
    'g'
  );
  return sentence.replace(anyNamePattern, isolateText);
}

/** A cache: sentences use the same few names again and again. */
const ambiguityCache = new Map<string, boolean>();
const MAX_REMEMBERED = 1000;

function isAmbiguous(name: string): boolean {
  const cachedResult = ambiguityCache.get(name);
  if (cachedResult !== undefined) return cachedResult;
  if (ambiguityCache.size >= MAX_REMEMBERED) ambiguityCache.clear();
  const isWordAmbiguous = ambiguityOf(name) !== undefined;
  ambiguityCache.set(name, isWordAmbiguous);
  return isWordAmbiguous;
}
