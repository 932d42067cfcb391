import { PLAYER_IDS } from './players';

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

export function isPlayer(value: unknown): boolean {
  return PLAYER_IDS.some((each) => each === value);
}
