import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

/**
 * Expects two values to be equal. Properties compare millions of values, so Vitest's slow comparison is used only to
 * print a difference.
 */
export function expectSame(actual: unknown, expected: unknown, message?: unknown): void {
  if (Object.is(actual, expected) || isDeepStrictEqual(actual, expected)) return;
  expect(actual, message === undefined ? '' : JSON.stringify(message)).toStrictEqual(expected);
}
