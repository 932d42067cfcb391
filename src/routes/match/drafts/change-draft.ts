import { isAskTap, isCount, isObject, type AskTap } from '$lib/core';

/** The taps of an unfinished change of a line. */
export interface ChangeDraft {
  /** The entry being changed. */
  readonly seq: number;
  /** The length of the log at that time. A draft for another log is ignored. */
  readonly entryCount: number;
  readonly taps: readonly AskTap[];
}

/** Validates a saved draft; undefined if it cannot be read. */
export function readChangeDraft(storedValue: unknown): ChangeDraft | undefined {
  if (!isObject(storedValue)) return undefined;
  const { seq, entryCount, taps } = storedValue as Readonly<Record<string, unknown>>;
  if (!isCount(seq) || !isCount(entryCount) || !Array.isArray(taps)) return undefined;
  const isValid = taps.every((tap: unknown) => isObject(tap) && isAskTap(tap));
  return isValid ? { seq, entryCount, taps } : undefined;
}
