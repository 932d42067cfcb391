import { expect, test } from 'vitest';
import { EMPTY_COPY, type Copy, readCopyEntered } from './copy';

const [first, ...others] = EMPTY_COPY.tables;
const copy: Copy = { ...EMPTY_COPY, tables: [{ ...first!, rows: [[[1], [2]]] }, ...others] };

test.each([
  [{ open: 3, joining: 2 }],
  [{ open: 3, joining: 'empty' }],
  [{ open: 0, chosen: 1 }],
  [{ open: 13 }]
])('%j continues where it stopped', (input) => {
  expect(readCopyEntered(copy, input)).toEqual(input);
});

test.each([
  [{ open: 14 }],
  [{ open: -1 }],
  [{ open: 1.5 }],
  [{ open: '3' }],
  [{ open: 3, joining: 7 }],
  [{ open: 0, chosen: 2 }],
  [{ open: 1, chosen: 0 }],
  [{}],
  [null],
  [[]]
])('%j is refused', (input) => {
  expect(readCopyEntered(copy, input)).toBeUndefined();
});
