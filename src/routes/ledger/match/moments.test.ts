import { expect, test } from 'vitest';
import type { LogLine } from '$lib/session';
import { momentAt, momentsOf } from './moments';

const line = (seq: number, isInEffect = true): LogLine => ({
  seq,
  of: seq,
  time: 0,
  by: 'table',
  sentence: `Line ${seq}.`,
  isInEffect,
  postings: [],
  paid: [],
  ...(isInEffect ? { number: seq } : {})
});
/** Viewing a hand changes nothing in the state, so its line has no number. */
const { number: _, ...unnumberedLine } = line(4);
const moments = momentsOf([line(5), unnumberedLine, line(3), line(2, false), line(1)]);

test('a match can be stepped through from its start, without undone entries', () => {
  expect(moments.map(({ seq }) => seq)).toEqual([0, 1, 3, 5]);
});

test('the present is the last moment', () => {
  expect(momentAt(moments, undefined)).toBe(3);
});

test('an undone line is shown with the state before it', () => {
  expect(momentAt(moments, 3)).toBe(2);
  expect(momentAt(moments, 2)).toBe(1);
  expect(momentAt(moments, 0)).toBe(0);
});
