import { expect, test } from 'vitest';
import { NOTHING_ENTERED, readCopyEntered } from './copying';
import { EMPTY_BOX, type StripBox } from './stored-box';

const box: StripBox = { ...EMPTY_BOX, characters: [{ name: 'Doorman', side: 'A', text: '' }] };
const entered = {
  ...NOTHING_ENTERED,
  page: 'characters',
  texts: { 'name 0': 'Doo', 'words 0': 'At most', 'casino 5': 'Mira', 'jackpot 4': '1' }
};

test('everything typed is restored', () => {
  expect(readCopyEntered(box, JSON.parse(JSON.stringify(entered)))).toEqual(entered);
});

test.each([
  ['a page that is none', { page: 'nowhere' }],
  ['players that no card is for', { players: 7 }],
  ['a fourth round', { round: 3 }],
  ['a character that is gone', { character: 1 }],
  ['words for a character that is gone', { texts: { 'name 1': 'x' } }],
  ['a seventh casino', { texts: { 'casino 6': 'x' } }],
  ['no text', { texts: { 'name 0': 7 } }],
  ['no texts', { texts: null }]
])('%s does not fit', (_, damage) => {
  expect(readCopyEntered(box, { ...entered, ...damage })).toBeUndefined();
});
