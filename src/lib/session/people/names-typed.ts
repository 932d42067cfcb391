import { isObject, isText, LONGEST_NAME } from '$lib/core';

/** Names typed for seats but not accepted yet. */
export interface NamesTyped {
  readonly names: readonly string[];
  /** The seats' default names at that time; if these have changed, the typed names no longer apply. */
  readonly usual: readonly string[];
}

const MOST_SEATS = 8;

export function readNamesTyped(kept: unknown, usual: readonly string[]): NamesTyped | undefined {
  if (!isObject(kept)) return undefined;
  const { names, usual: then } = kept as Partial<Record<keyof NamesTyped, unknown>>;
  if (!isNames(names) || JSON.stringify(then) !== JSON.stringify(usual)) return undefined;
  return { names, usual };
}

function isNames(kept: unknown): kept is readonly string[] {
  const names: readonly unknown[] = Array.isArray(kept) ? kept : [];
  const fits = names.every((name) => isText(name) && name.length <= 2 * LONGEST_NAME);
  return fits && names.length > 0 && names.length <= MOST_SEATS;
}
