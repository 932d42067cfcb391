const DIGIT = /^\p{Nd}$/u;
const DIGITS = /\p{Nd}/gu;
/** Spaces and invisible format characters, which pasted text often contains. */
const SPACES_AND_FORMATS = /[\s\p{Cf}]/gu;

/**
 * The value of a decimal digit of any script: 4 for "4", "４", "٤", "۴" and "४"; undefined for anything else. Unicode
 * puts the ten digits of a script in a row, zero first, and may put whole rows side by side.
 */
export function digitValue(letter: string): number | undefined {
  if (!DIGIT.test(letter)) return undefined;
  const code = letter.codePointAt(0) ?? 0;
  let precedingDigits = 0;
  while (DIGIT.test(String.fromCodePoint(code - precedingDigits - 1))) precedingDigits += 1;
  return precedingDigits % 10;
}

/** Replaces the digits of any script in a text by 0 to 9. */
export function withPlainDigits(text: string): string {
  return text.replace(DIGITS, (digit) => String(digitValue(digit)));
}

/** Parses a whole number typed with the digits of any script; undefined for anything else. */
export function parseWholeNumber(text: string): number | undefined {
  const digits = withPlainDigits(text.replace(SPACES_AND_FORMATS, ''));
  return /^[-−]?[0-9]{1,15}$/.test(digits) ? Number(digits.replace('−', '-')) : undefined;
}
