import { readsAs } from './misread';
import * as say from './name-words';

/** Words of every ledger; no verdict could tell a player from them. */
export const LEDGER_WORDS = ['bank', 'pile', 'box'] as const;

export const LONGEST_NAME = 40;

/**
 * Why a name cannot be used, as one sentence, or undefined if it can. `reserved` are the words that games have in
 * their ledgers besides. A name is 1 to 40 Unicode code points, compared exactly.
 */
export function refuseName(name: string, reserved: readonly string[]): string | undefined {
  const length = [...name].length;
  if (length === 0) return say.noLetter;
  if (length > LONGEST_NAME) return say.tooLong(LONGEST_NAME, length);
  if ([...LEDGER_WORDS, ...reserved].includes(name)) return say.aWordOfTheLedger(name);
  return undefined;
}

/** Why these people cannot sit at one table, as one sentence, or undefined if they can. */
export function refuseNames(names: readonly string[], reserved: readonly string[]): string | undefined {
  for (const name of names) {
    const refused = refuseMisread(name, reserved) ?? refuseName(name, reserved) ?? refuseUnseen(name);
    if (refused !== undefined) return refused;
  }
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  return twice === undefined ? undefined : say.calledAlike(isolated(twice));
}

/** Blanks, signs that only steer, and letters that are drawn as nothing. */
const UNSEEN = /[\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;

function refuseUnseen(name: string): string | undefined {
  return name.replace(UNSEEN, '') === '' ? say.showsNothing : undefined;
}

/** Nobody is called so that a sentence could be misread. */
function refuseMisread(name: string, reserved: readonly string[]): string | undefined {
  const kind = readsAs(name, reserved);
  if (kind === undefined) return undefined;
  return kind === 'word'
    ? say.aWordOfTheApp(name)
    : kind === 'list'
      ? say.severalNames(name)
      : say.aNumber(name);
}

/** The name as it is written on a seat: no space around it, one space within. */
export function tidyName(typed: string): string {
  return typed.normalize('NFC').trim().replace(/\s+/gu, ' ');
}

/** Signs that steer the direction of what comes after them. */
const STEERING = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** The blocks of Unicode for scripts that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A name as it stands in a sentence: whatever its direction, the rest of the sentence keeps its own. A name of an older
 * record that could be misread stands in quotation marks.
 */
export function isolated(name: string): string {
  const steady = name.replace(STEERING, '');
  const set = isolatedText(name);
  return isMisread(steady) ? say.setApart(set) : set;
}

/** Any other words from outside the app, such as a date or the name of a file: they keep their direction to themselves. */
export function isolatedText(text: string): string {
  const steady = text.replace(STEERING, '');
  return RIGHT_TO_LEFT.test(steady) ? `\u2068${steady}\u2069` : steady;
}

/** Isolates every right-to-left name of these people in a finished sentence. */
export function isolatedWithin(sentence: string, names: readonly string[]): string {
  const turned = names
    .filter((name) => RIGHT_TO_LEFT.test(name))
    .sort((one, other) => other.length - one.length);
  if (turned.length === 0) return sentence;
  const anyName = new RegExp(
    turned.map((name) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|'),
    'g'
  );
  return sentence.replace(anyName, isolatedText);
}

/** Sentences name the same few people again and again. */
const misread = new Map<string, boolean>();
const MOST_REMEMBERED = 1000;

function isMisread(name: string): boolean {
  const known = misread.get(name);
  if (known !== undefined) return known;
  if (misread.size >= MOST_REMEMBERED) misread.clear();
  const is = readsAs(name) !== undefined;
  misread.set(name, is);
  return is;
}
