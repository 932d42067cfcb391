/** "Anna", "Anna and Ben", "Anna, Ben and Carla". */
export function joinWithAnd(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
}

/** "Anna", "Anna or Ben", "Anna, Ben or Carla". */
export function joinWithOr(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} or ${items.at(-1) ?? ''}`;
}

const LIST_FORMAT = new Intl.ListFormat('en', { type: 'unit' });

/** "Anna, Ben, Carla". Joins figures and short answers without a word between them. */
export function joinWithCommas(items: readonly string[]): string {
  return LIST_FORMAT.format(items);
}

const SMALL_NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** A small number in words, as a croupier says it: "three"; from ten on in figures. */
export function numberWord(count: number): string {
  return SMALL_NUMBERS[count] ?? String(count);
}

const NUMBER_FORMAT = new Intl.NumberFormat('en');

/** "1 chip", "2 chips", "1,489 chips". */
export function plural(count: number, singular: string, pluralNoun = `${singular}s`): string {
  return `${NUMBER_FORMAT.format(count)} ${count === 1 ? singular : pluralNoun}`;
}

const ORDINAL_RULES = new Intl.PluralRules('en', { type: 'ordinal' });
const ORDINAL_ENDINGS: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  ...{ one: 'st', two: 'nd', few: 'rd' },
  ...{ zero: 'th', many: 'th', other: 'th' }
};

/** "1st", "2nd", "3rd", "4th", "11th". */
export function ordinal(place: number): string {
  return `${place}${ORDINAL_ENDINGS[ORDINAL_RULES.select(place)]}`;
}

/** Returns the text with a capital first letter. */
export function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** The possessive of a name: "Anna’s", even after an s. */
export function possessive(name: string): string {
  return `${name}’s`;
}

/** "left in round 2", "left after round 1", "left before round 1". */
export const leftLabel = (round: number, isBetween = false) => {
  if (!isBetween) return `left in round ${round}`;
  return round === 1 ? 'left before round 1' : `left after round ${round - 1}`;
};

/** "joined in round 2". */
export const joinedLabel = (round: number) => `joined in round ${round}`;

// The reasons why a name cannot be used.
export const emptyName = 'Enter a name.';
export const nameTooLong = (maxLength: number, length: number) =>
  `Use at most ${maxLength} characters. This name has ${length}.`;
export const reservedName = (name: string) =>
  `Croupier uses “${name}” itself. Write it with a capital letter.`;
export const duplicateName = (name: string) => `Two players are called ${name}. Change one of the names.`;
export const noVisibleCharacter = 'Use at least one letter, number or symbol in the name.';
export const reservedWord = (name: string) =>
  `Croupier uses “${name}” in its own sentences. Choose another name.`;
export const looksLikeSeveralNames = (name: string) =>
  `“${name}” reads like more than one person. Enter one name.`;
export const looksLikeNumber = (name: string) => `“${name}” reads like a number. Choose another name.`;
export const quotedName = (name: string) => `“${name}”`;
