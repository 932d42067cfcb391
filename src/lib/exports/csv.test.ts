import { expect, test } from 'vitest';
import { csvOf } from './csv';

const columns = ['player', 'total'];

test('every line ends with CRLF, including the last, and an empty cell stays empty', () => {
  const rows = [
    ['Anna', 460000],
    ['Ben', undefined]
  ];
  expect(csvOf({ columns, rows })).toBe('player,total\r\nAnna,460000\r\nBen,\r\n');
});

test('Excel gets semicolons and a byte order mark', () => {
  const rows = [
    ['Anna, Ben', 1],
    ['a;b', 2]
  ];
  expect(csvOf({ columns, rows }, 'excel')).toBe('\ufeffplayer;total\r\nAnna, Ben;1\r\n"a;b";2\r\n');
});

test.each([
  ['=HYPERLINK("http://x.example","A")', `"'=HYPERLINK(""http://x.example"",""A"")"`],
  ['+1', `'+1`],
  ['-1', `'-1`],
  ['@SUM(A1)', `'@SUM(A1)`],
  ['\t=1', `'\t=1`],
  ['\r=1', `"'\r=1"`],
  ['Anna "Ace"', '"Anna ""Ace"""'],
  ['two\nlines', '"two\nlines"'],
  ['a,b', '"a,b"'],
  ['שרה', 'שרה'],
  ['A=1', 'A=1'],
  ['−$5,000', '"−$5,000"']
])('the text %j is written as %j', (text, cell) => {
  expect(csvOf({ columns: ['x'], rows: [[text]] })).toBe(`x\r\n${cell}\r\n`);
});

test('a number is never escaped', () => {
  expect(csvOf({ columns: ['x'], rows: [[-30000], [0]] })).toBe('x\r\n-30000\r\n0\r\n');
});
