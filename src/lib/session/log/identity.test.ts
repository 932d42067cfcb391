import { afterEach, expect, test, vi } from 'vitest';
import { newId } from './identity';

afterEach(() => vi.unstubAllGlobals());

test('ids differ', () => {
  expect(new Set(Array.from({ length: 1000 }, newId)).size).toBe(1000);
});

test('a page without https has ids too', () => {
  const { crypto } = globalThis;
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(newId()).toMatch(/^[0-9a-f]{32}$/);
  expect(newId()).not.toBe(newId());
});
