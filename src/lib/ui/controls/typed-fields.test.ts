import { expect, test } from 'vitest';
import { timeOnDay, dayOf } from './typed-fields';

test('changing the day keeps the time of day', () => {
  const time = new Date(2026, 10, 20, 21, 30).getTime();
  expect(dayOf(time)).toBe('2026-11-20');
  expect(timeOnDay('2025-02-01', time)).toBe(new Date(2025, 1, 1, 21, 30).getTime());
  expect(dayOf(new Date(2026, 0, 5).getTime())).toBe('2026-01-05');
});

test.each(['', 'today', '2026-1-1', '1960-01-01'])('“%s” is not a valid day', (day) => {
  expect(timeOnDay(day, new Date(2026, 10, 20).getTime())).toBeUndefined();
});
