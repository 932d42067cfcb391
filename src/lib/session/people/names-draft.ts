import { isObject, isText, MAX_NAME_LENGTH } from '$lib/core';

/** Names typed for seats but not accepted yet. */
export interface NamesDraft {
  readonly names: readonly string[];
  /**
   * The seats' default names when the names were typed. If the defaults have changed, the typed names no longer apply.
   */
  readonly usual: readonly string[];
}

const MAX_SEATS = 8;

export function readNamesDraft(storedDraft: unknown, usual: readonly string[]): NamesDraft | undefined {
  if (!isObject(storedDraft)) return undefined;
  const { names, usual: usualNames } = storedDraft as Partial<Record<keyof NamesDraft, unknown>>;
  if (!isNameList(names) || JSON.stringify(usualNames) !== JSON.stringify(usual)) return undefined;
  return { names, usual };
}

function isNameList(value: unknown): value is readonly string[] {
  const names: readonly unknown[] = Array.isArray(value) ? value : [];
  const areValid = names.every((name) => isText(name) && name.length <= 2 * MAX_NAME_LENGTH);
  return areValid && names.length > 0 && names.length <= MAX_SEATS;
}
