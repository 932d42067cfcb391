import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

/**
 * Expects two values to be equal. Properties compare millions of values, so Vitest's slow comparison is used only to
 * print a difference.
 */
export function same(actual: unknown, expected: unknown, about?: unknown): void {
  if (Object.is(actual, expected) || isDeepStrictEqual(actual, expected)) return;
  expect(actual, about === undefined ? '' : JSON.stringify(about)).toStrictEqual(expected);
}
