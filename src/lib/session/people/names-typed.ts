import { isObject, isText, LONGEST_NAME } from '$lib/core';

/** Names typed for seats but not accepted yet. */
export interface NamesTyped {
  readonly names: readonly string[];
  /** The seats' default names at that time; if these have changed, the typed names no longer apply. */
  readonly usual: readonly string[];
}

const MOST_SEATS = 8;

export function readNamesTyped(stored: unknown, usual: readonly string[]): NamesTyped | undefined {
  if (!isObject(stored)) return undefined;
  const { names, usual: then } = stored as Partial<Record<keyof NamesTyped, unknown>>;
  if (!isNames(names) || JSON.stringify(then) !== JSON.stringify(usual)) return undefined;
  return { names, usual };
}

function isNames(stored: unknown): stored is readonly string[] {
  const names: readonly unknown[] = Array.isArray(stored) ? stored : [];
  const fits = names.every((name) => isText(name) && name.length <= 2 * LONGEST_NAME);
  return fits && names.length > 0 && names.length <= MOST_SEATS;
}
