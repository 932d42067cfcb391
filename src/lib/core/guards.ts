import { PLAYER_IDS, type PlayerId } from './seats/players';

/** Type guards for JSON that another version or a text editor may have written. */

/** Parses a JSON text; undefined for invalid JSON and for values that are not strings. */
export function parseJson(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isListOf(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem);
}

/** Whether every member of an object passes `isItem`, and every member name passes `isName`. */
export function isRecordOf(
  value: unknown,
  isName: (name: string) => boolean,
  isItem: (item: unknown) => boolean
): boolean {
  return isObject(value) && Object.entries(value).every(([name, item]) => isName(name) && isItem(item));
}

/** Whether the value is a count: 0, 1, 2 … */
export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

/** Whether the value is an index of a list of this length, counted from 0. */
export function isIndex(value: unknown, length: number): value is number {
  return isCount(value) && value < length;
}

/** Whether the value is a player id, rather than a team, the bank or another place. */
export function isPlayer(value: unknown): value is PlayerId {
  return PLAYER_IDS.some((playerId) => playerId === value);
}

/** Deep equality for plain JSON; the order of object members does not matter. */
export function isSameFact(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => isSameFact(item, b[index]));
  if (!isObject(a) || !isObject(b)) return a === b;
  const members = new Map(Object.entries(a));
  const others = Object.entries(b);
  return (
    members.size === others.length && others.every(([name, item]) => isSameFact(members.get(name), item))
  );
}

/** A guard that checks a value's kind. */
export type Check = (value: unknown) => boolean;

/** Accepts one of these values. */
export function isOneOf(values: readonly unknown[]): Check {
  return (value) => values.includes(value);
}

/** Accepts a value of this kind, or undefined. */
export function isOptional(check: Check): Check {
  return (value) => value === undefined || check(value);
}

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** Whether the value is a deck: piece → count. */
export function isDeck(value: unknown): boolean {
  return isRecordOf(value, () => true, isCount);
}

/** Whether an object has these members and each passes its check. Other members are allowed. */
export function hasMembers(value: unknown, members: Readonly<Record<string, Check>>): boolean {
  if (!isObject(value)) return false;
  const record = value as Readonly<Record<string, unknown>>;
  return Object.entries(members).every(([name, check]) =>
    check(Object.hasOwn(record, name) ? record[name] : undefined)
  );
}

/** Whether a tap is one of the game's own. `taps` maps each tap name to the guards of its members. */
export function isTapOf(
  taps: Readonly<Record<string, Readonly<Record<string, Check>>>>
): (tap: object) => boolean {
  return (tap) => {
    const name = 'tap' in tap && isText(tap.tap) ? tap.tap : '';
    const members = Object.hasOwn(taps, name) ? taps[name] : undefined;
    return members !== undefined && hasMembers(tap, members);
  };
}
