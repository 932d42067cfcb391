import { expect, test } from 'vitest';
import { findRules } from './search';

async function keys(words: string): Promise<readonly string[]> {
  return (await findRules(words)).map(({ game, id }) => `${game} ${id}`);
}

test.each([
  ['equal counts', 'las-vegas 4.2'],
  ['eqaul cuonts', 'las-vegas 4.2'],
  ['big die', 'las-vegas 4.1'],
  ['imaginery', 'las-vegas 5.2'],
  ['raid gambler', 'razzia 3.4'],
  ['raidd', 'razzia 3.4'],
  ['propos', 'razzia 4.1']
])('“%s” finds %s', async (words, expected) => {
  expect(await keys(words)).toContain(expected);
});

test('words that stand in no rulebook find nothing', async () => {
  expect(await keys('xylophone')).toEqual([]);
  expect(await keys('')).toEqual([]);
  expect(await keys('<img src=x onerror=1>')).toEqual([]);
});
