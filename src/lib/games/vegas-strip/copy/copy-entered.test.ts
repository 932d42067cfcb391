import { expect, test } from 'vitest';
import { NOTHING_ENTERED, readCopyEntered } from './copying';
import { EMPTY_BOX, type StripBox } from './stored-box';

const box: StripBox = { ...EMPTY_BOX, characters: [{ name: 'Doorman', side: 'A', text: '' }] };
const enteredView = {
  ...NOTHING_ENTERED,
  page: 'characters',
  texts: { 'name 0': 'Doo', 'words 0': 'At most', 'casino 5': 'Mira', 'jackpot 4': '1' }
};

test('all entered data is restored', () => {
  expect(readCopyEntered(box, JSON.parse(JSON.stringify(enteredView)))).toEqual(enteredView);
});

test.each([
  ['an unknown page', { page: 'nowhere' }],
  ['a number of players without a card', { players: 7 }],
  ['a fourth round', { round: 3 }],
  ['a removed character', { character: 1 }],
  ['text for a removed character', { texts: { 'name 1': 'x' } }],
  ['a seventh casino', { texts: { 'casino 6': 'x' } }],
  ['no text', { texts: { 'name 0': 7 } }],
  ['no texts', { texts: null }]
])('%s is refused', (_, damage) => {
  expect(readCopyEntered(box, { ...enteredView, ...damage })).toBeUndefined();
});
