import { expect, test } from 'vitest';
import { shortDay, timeOfDay, wholeDay } from './dates';

const evening = new Date(2026, 10, 20, 21, 5).getTime();
const later = new Date(2027, 0, 2).getTime();

test('a date is in the language of the app, with day and month in the reader’s usual order', () => {
  expect(shortDay(evening, evening, ['en-GB'])).toMatch(/^Fri,? 20 Nov$/);
  expect(shortDay(evening, evening, ['en-US', 'de'])).toBe('Fri, Nov 20');
  expect(wholeDay(evening, ['en-US'])).toBe('Friday, November 20, 2026');
});

test.each([
  [['he']],
  [['ar-EG']],
  [['fa-IR', 'en-GB']],
  [['de-DE']],
  [['hi-u-nu-deva']],
  [['en-GB-u-nu-arab']],
  [[]]
])('on a device that speaks %j as well', (languages) => {
  expect(shortDay(evening, later, languages)).toMatch(/^Fri,? 20 Nov 2026$/);
  expect(wholeDay(evening, languages)).toMatch(/^Friday,? 20 November 2026$/);
  expect(timeOfDay(evening, languages)).toBe('21:05');
});

test('the year is written if it is not the current one', () => {
  expect(shortDay(evening, later, ['en-US'])).toContain('2026');
});
