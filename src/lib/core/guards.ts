import { PLAYER_IDS, type PlayerId } from './players';

/** What a log of another day, or of another hand, may hold where a fact should be. */

export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isListOf(value: unknown, isOne: (each: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isOne);
}

/** Whether everything in an object is of one kind, and under a name of one kind. */
export function isRecordOf(
  value: unknown,
  isName: (name: string) => boolean,
  isOne: (each: unknown) => boolean
): boolean {
  return isObject(value) && Object.entries(value).every(([name, each]) => isName(name) && isOne(each));
}

/** A count of pieces: 0, 1, 2 … */
export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

/** Whether it is a place in a list of so many: 0 is the first. */
export function isIndex(value: unknown, length: number): value is number {
  return isCount(value) && value < length;
}

/** Whether it is a seat, rather than a team, the bank or another place. */
export function isPlayer(value: unknown): value is PlayerId {
  return PLAYER_IDS.some((each) => each === value);
}

/** Whether two facts of plain JSON say the same, in whatever order their members are written. */
export function isSameFact(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, index) => isSameFact(each, other[index]));
  if (!isObject(one) || !isObject(other)) return one === other;
  const members = new Map(Object.entries(one));
  const others = Object.entries(other);
  return (
    members.size === others.length && others.every(([name, each]) => isSameFact(members.get(name), each))
  );
}

/** Whether a value is of one kind. */
export type Check = (value: unknown) => boolean;

/** One of a few words or numbers. */
export function isOneOf(values: readonly unknown[]): Check {
  return (value) => values.includes(value);
}

/** Of this kind, or not there. */
export function isMaybe(isOne: Check): Check {
  return (value) => value === undefined || isOne(value);
}

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** Pieces, each with how many there are. */
export function isDeck(value: unknown): boolean {
  return isRecordOf(value, () => true, isCount);
}

/** An object that has these members, each of its kind; others are let through. */
export function hasMembers(value: unknown, members: Readonly<Record<string, Check>>): boolean {
  if (!isObject(value)) return false;
  const there = value as Readonly<Record<string, unknown>>;
  return Object.entries(members).every(([name, isOne]) =>
    isOne(Object.hasOwn(there, name) ? there[name] : undefined)
  );
}

/** Whether a tap is one of a game's own: its name → what it says. */
export function isTapOf(
  taps: Readonly<Record<string, Readonly<Record<string, Check>>>>
): (tap: object) => boolean {
  return (tap) => {
    const name = 'tap' in tap && isText(tap.tap) ? tap.tap : '';
    const members = Object.hasOwn(taps, name) ? taps[name] : undefined;
    return members !== undefined && hasMembers(tap, members);
  };
}
