import { isObject, isText, isTypedText } from '$lib/core';

/** A person who is being renamed, and the text typed so far. */
export interface NameTyped {
  readonly name: string;
  readonly typed: string;
}

export function readNameTyped(kept: unknown): NameTyped | undefined {
  if (!isObject(kept)) return undefined;
  const { name, typed } = kept as Partial<Record<keyof NameTyped, unknown>>;
  return isText(name) && isTypedText(typed) ? { name, typed } : undefined;
}
