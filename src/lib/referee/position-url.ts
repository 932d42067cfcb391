import { isObject, type Json, type JsonObject } from '$lib/games/contract/form';
import type { HouseRule } from '$lib/games/contract/house-rule';

/** The current version of the format. Links of a later version cannot be read. */
const VERSION = '2';
/** The version written by 0.1.0. Its missing house rules have the defaults of that time. */
const LEGACY_VERSION = '1';
const MAX_LENGTH = 8000;
const MAX_DEPTH = 6;
const MAX_MEMBERS = 99;
const UNESCAPED_TEXT = /^[A-Za-z0-9_-]*$/;
const CHECKSUM_COUNT = 36 * 36;

/**
 * Writes a position as a short text of letters, digits and `. ~ _ -`, which can be pasted anywhere: `o2` is an object
 * of two members, `l3` a list of three, `80k` is 80000. The last two characters are a checksum that detects a truncated
 * text.
 */
export function writePosition(position: JsonObject): string {
  const text = [VERSION, ...tokens(position)].join('.');
  return `${text}.${checksum(text)}`;
}

/**
 * Reads a text of `writePosition`. Returns undefined if the text is invalid, truncated or changed. In a text of 0.1.0,
 * a missing house rule out of `houseRules` gets the default of that time (`oldDefault`).
 */
export function readPosition(source: string, houseRules: readonly HouseRule[] = []): JsonObject | undefined {
  const index = source.lastIndexOf('.');
  const text = source.slice(0, index);
  if (index < 0 || source.length > MAX_LENGTH || checksum(text) !== source.slice(index + 1)) return undefined;
  const [version, ...positionTokens] = text.split('.');
  if (version !== VERSION && version !== LEGACY_VERSION) return undefined;
  try {
    const remainingTokens = [...positionTokens].reverse();
    const position = parseValue(remainingTokens, 0);
    if (remainingTokens.length > 0 || !isObject(position)) return undefined;
    return version === LEGACY_VERSION ? withOldDefaults(position, houseRules) : position;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function withOldDefaults(position: JsonObject, houseRules: readonly HouseRule[]): JsonObject {
  const options = isObject(position['options']) ? position['options'] : {};
  const oldDefaults = houseRules.flatMap(({ id, oldDefault }) =>
    oldDefault === undefined || Object.hasOwn(options, id) ? [] : [[id, oldDefault] as const]
  );
  if (oldDefaults.length === 0) return position;
  return { ...position, options: { ...options, ...Object.fromEntries(oldDefaults) } };
}

function tokens(value: Json): readonly string[] {
  if (typeof value === 'number') return [toBase36(value)];
  if (typeof value === 'string') return [`s${escapeText(value)}`];
  if (typeof value === 'boolean') return [value ? 't' : 'f'];
  if (!isObject(value)) return [`l${value.length}`, ...value.flatMap(tokens)];
  const members = Object.entries(value);
  return [`o${members.length}`, ...members.flatMap(([key, value]) => [escapeText(key), ...tokens(value)])];
}

function toBase36(value: number): string {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is no whole number`);
  return value !== 0 && value % 1000 === 0 ? `${value / 1000}k` : String(value);
}

function parseValue(remainingTokens: string[], depth: number): Json {
  const token = remainingTokens.pop();
  if (token === undefined || depth > MAX_DEPTH)
    throw new RangeError('the text ends too early or goes too deep');
  if (/^-?\d{1,16}k?$/.test(token))
    return token.endsWith('k') ? Number(token.slice(0, -1)) * 1000 : Number(token);
  if (token.startsWith('s')) return unescapeToken(token.slice(1));
  if (token === 't' || token === 'f') return token === 't';
  const [, kind, digits] = /^([ol])(\d{1,2})$/.exec(token) ?? [];
  const count = Number(digits);
  if (kind === undefined || count > MAX_MEMBERS) throw new RangeError(`${token} is nothing known`);
  if (kind === 'l') return Array.from({ length: count }, () => parseValue(remainingTokens, depth + 1));
  const members = Array.from({ length: count }, () => {
    const key = unescapeToken(remainingTokens.pop() ?? '~');
    return [key, parseValue(remainingTokens, depth + 1)] as const;
  });
  return Object.fromEntries(members);
}

function escapeText(text: string): string {
  return [...text]
    .map((letter) =>
      UNESCAPED_TEXT.test(letter) ? letter : `~${(letter.codePointAt(0) ?? 0).toString(36)}~`
    )
    .join('');
}

function unescapeToken(token: string): string {
  const parts = token.split('~');
  if (parts.length % 2 === 0) throw new RangeError(`${token} is cut`);
  return parts.map((part, index) => (index % 2 === 0 ? checkUnescaped(part) : decodeLetter(part))).join('');
}

function checkUnescaped(part: string): string {
  if (UNESCAPED_TEXT.test(part)) return part;
  throw new RangeError(`${part} is not written like this`);
}

function decodeLetter(code: string): string {
  if (!/^[0-9a-z]{1,5}$/.test(code)) throw new RangeError(`${code} is no letter`);
  return String.fromCodePoint(parseInt(code, 36));
}

function checksum(text: string): string {
  let sum = 0;
  for (let index = 0; index < text.length; index += 1)
    sum = (sum * 31 + text.charCodeAt(index)) % CHECKSUM_COUNT;
  return sum.toString(36).padStart(2, '0');
}
