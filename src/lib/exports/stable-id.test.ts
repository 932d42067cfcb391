import { expect, test } from 'vitest';
import { shortId, uuidOf } from './stable-id';

test('a UUID is kept, in capitals', () => {
  const upperCaseId = '5F0C7A34-1111-4222-8333-944455556666';
  expect(uuidOf('5f0c7a34-1111-4222-8333-944455556666')).toBe(upperCaseId);
  expect(uuidOf('5f0c7a34111142228333944455556666')).toBe(upperCaseId);
  expect(shortId('5f0c7a34-1111-4222-8333-944455556666')).toBe('5f0c7a341111');
});

test('any other id always gets the same UUID, and no two ids share one', () => {
  expect(uuidOf('guest dana')).toMatch(/^[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}$/);
  expect(uuidOf('guest dana')).toBe(uuidOf('guest dana'));
  const names = Array.from({ length: 2000 }, (_, index) => shortId(`guest ${index}`));
  expect(new Set(names).size).toBe(2000);
});
