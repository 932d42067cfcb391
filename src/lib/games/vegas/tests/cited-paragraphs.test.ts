import { expect, test } from 'vitest';
import { citedParagraphs, citedSentences as saidIn } from '$lib/games/fixtures/cited';

/**
 * The expected paragraphs are written by hand: if our interpretation decides, they name its paragraph, not the printed
 * one beside it.
 */

const space = (number: number, counter?: string) => ({
  numbers: [number],
  ...(counter === undefined ? {} : { counter })
});

const sentencesOf = (members: object) => saidIn('vegas', 'placement', { player: 'Anna', ...members });

test('3.8 nothing can be placed for a number that no space shows', async () => {
  const spaces = [space(1), space(2), space(6)];
  expect(await sentencesOf({ spaces, shown: 4, space: 0 })).toEqual([
    'VG 3.8 Place nothing. This table has no space for a 4.'
  ]);
});

test('3.1 a space with another number is refused if one shows the number', async () => {
  const spaces = [space(1), space(2), space(6)];
  expect(await sentencesOf({ spaces, shown: 2, space: 0 })).toEqual([
    'VG 3.1 Pick a space that shows a 2 at this table.'
  ]);
});

test('3.5 a 6 that no space shows is a joker', async () => {
  const spaces = [space(1), space(2), space(3)];
  expect((await sentencesOf({ spaces, shown: 6, space: 0 }))[0]).toMatch(/^VG 3\.5 /);
});

const doubleSpace = (numbers: readonly [number, number], counter?: string) => ({
  numbers,
  ...(counter === undefined ? {} : { counter })
});

test('3.2 a space with two numbers can be taken with either', async () => {
  const spaces = [space(1), doubleSpace([2, 3]), doubleSpace([5, 6])];
  expect((await sentencesOf({ spaces, shown: 3, space: 1 }))[0]).toMatch(/^VG 3\.2 /);
  expect((await sentencesOf({ spaces, shown: 6, space: 2 }))[0]).toMatch(/^VG 3\.2 /);
  expect((await sentencesOf({ spaces, shown: 1, space: 0 }))[0]).toMatch(/^VG 3\.1 /);
});

test('3.6 by our interpretation, a 6 is no joker if only a 5/6 shows it', async () => {
  const spaces = [space(1), space(2), doubleSpace([5, 6], 'Ben')];
  expect(await sentencesOf({ spaces, shown: 6, space: 0 })).toEqual([
    'VG 3.6 Pick a space that shows a 6. This table has one with two numbers, so the 6 isn’t a joker there.'
  ]);
  expect((await sentencesOf({ spaces, shown: 5, space: 0 }))[0]).toMatch(/^VG 3\.1 /);
  expect((await sentencesOf({ spaces: [space(6, 'Ben'), ...spaces], shown: 6, space: 1 }))[0]).toMatch(
    /^VG 3\.1 /
  );
});

/** Asks about a table that Mary Chip has reached, so that it is scored. */
const tableSentences = (spaces: readonly object[], options = {}) =>
  citedParagraphs('vegas', 'table', { gold: 5, spaces, mary: true, options });

test('6.6 the lower number of a double space counts as the lowest', async () => {
  const spaces = [doubleSpace([1, 2], 'Anna'), space(2, 'Ben'), space(3)];
  expect(await tableSentences(spaces)).toEqual(['VG 6.6 Anna', 'VG 6.6 Ben']);
  // By the house rule the 1/2 counts as a 2 as well, so the gold chip leaves the game.
  expect(await tableSentences(spaces, { doubleSpace: 'larger' })).toEqual([
    'VG 6.6 nobody',
    'VG 6.6 Anna',
    'VG 6.6 Ben'
  ]);
});

test('6.4, 6.5 and 6.3 are cited if either number of a double space gives the same result', async () => {
  expect(await tableSentences([space(1, 'Anna'), doubleSpace([2, 3], 'Ben'), space(4)])).toEqual([
    'VG 6.4 Anna',
    'VG 6.4 Ben'
  ]);
  expect(await tableSentences([doubleSpace([1, 2], 'Anna'), doubleSpace([1, 2], 'Ben'), space(4)])).toEqual([
    'VG 6.5 nobody',
    'VG 6.5 Anna',
    'VG 6.5 Ben'
  ]);
  expect(await tableSentences([doubleSpace([1, 2], 'Anna'), space(2, 'Ben'), space(3, 'Ben')])).toEqual([
    'VG 6.3 Ben',
    'VG 6.3 Anna'
  ]);
});
