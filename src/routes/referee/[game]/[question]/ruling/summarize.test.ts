import { expect, test } from 'vitest';
import { situationLines } from './summarize';

test('summarises dice, choices and cards as they were entered', () => {
  expect(
    situationLines(
      { member: 'dice', title: 'Dice', kind: 'people', each: { kind: 'dice', small: 7, big: 1 } },
      { Anna: { small: 3, big: 1 }, Ben: {} }
    )
  ).toEqual([
    { who: 'Anna', small: 3, big: 1 },
    { who: 'Ben', small: 0, big: 0 }
  ]);
  expect(
    situationLines(
      {
        member: 'bet',
        title: 'The bet',
        kind: 'choice',
        choices: [{ value: 'lower', label: 'Lower' }]
      },
      'lower'
    )
  ).toEqual([{ title: 'The bet', words: 'Lower' }]);
  expect(
    situationLines(
      {
        member: 'cards',
        title: 'Cards',
        kind: 'cards',
        kinds: [{ value: 'raid', label: 'Raid', values: [3] }]
      },
      [{ player: 'Dana', kind: 'raid', value: 3 }]
    )
  ).toEqual([{ who: 'Dana', words: 'Raid 3' }]);
});

test('a value that no one entered has no line', () => {
  expect(situationLines({ member: 'first', title: 'One black die', kind: 'face' }, undefined)).toEqual([]);
});
