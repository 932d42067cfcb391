/** "Anna", "Anna and Ben", "Anna, Ben and Carla". */
export function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}

/** "Anna", "Anna or Ben", "Anna, Ben or Carla". */
export function either(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`;
}

const ROWS = new Intl.ListFormat('en', { type: 'unit' });

/** "Anna, Ben, Carla": figures and short answers side by side, where no word joins them. */
export function inARow(words: readonly string[]): string {
  return ROWS.format(words);
}

const SMALL_NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** A small number in words, as a croupier says it: "three"; from ten on in figures. */
export function inWords(count: number): string {
  return SMALL_NUMBERS[count] ?? String(count);
}

const FIGURES = new Intl.NumberFormat('en');

/** "1 chip", "2 chips", "1,489 chips". */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${FIGURES.format(count)} ${count === 1 ? one : many}`;
}

const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDINGS: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  ...{ one: 'st', two: 'nd', few: 'rd' },
  ...{ zero: 'th', many: 'th', other: 'th' }
};

/** "1st", "2nd", "3rd", "4th", "11th". */
export function ordinal(place: number): string {
  return `${place}${ENDINGS[ORDINALS.select(place)]}`;
}

/** The same words at the beginning of a sentence. */
export function capital(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** The possessive of a name: "Anna’s", even after an s. */
export function possessive(name: string): string {
  return `${name}’s`;
}

/** "left in round 2", "left after round 1", "left before round 1". */
export const leftWords = (round: number, isBetween = false) => {
  if (!isBetween) return `left in round ${round}`;
  return round === 1 ? 'left before round 1' : `left after round ${round - 1}`;
};

/** "joined in round 2". */
export const joinedWords = (round: number) => `joined in round ${round}`;

// Why a name cannot be used.
export const noLetter = 'Enter a name.';
export const tooLong = (most: number, length: number) =>
  `Use at most ${most} characters. This name has ${length}.`;
export const isReservedName = (name: string) =>
  `Croupier uses “${name}” itself. Write it with a capital letter.`;
export const duplicateName = (name: string) => `Two players are called ${name}. Change one of the names.`;
export const noVisibleCharacter = 'Use at least one letter, number or symbol in the name.';
export const reservedWord = (name: string) =>
  `Croupier uses “${name}” in its own sentences. Choose another name.`;
export const looksLikeSeveralNames = (name: string) =>
  `“${name}” reads like more than one person. Enter one name.`;
export const aNumber = (name: string) => `“${name}” reads like a number. Choose another name.`;
export const quotedName = (name: string) => `“${name}”`;
