import { describe, expect, test } from 'vitest';
import type { Names } from '$lib/core';
import { bankStep, blackStep } from '$lib/games/las-vegas/strings/en/board-royale';
import { countStep, diceStep, neutralStep, noteStep, placeStep } from '$lib/games/las-vegas/strings/en/steps';

const names: Names = () => 'Anna';

describe('the question after each tap of an answer', () => {
  test.each([
    [12, 'Turn up six pairs of notes.'],
    [7, '7 more notes.'],
    [1, 'One more note.']
  ])('2.1 with %i notes missing: “%s”', (missingCount, sentence) => {
    expect(noteStep(missingCount)).toBe(sentence);
  });

  test.each([
    [5, true, '5 more small dice, 1 big die.'],
    [1, false, '1 more small die.'],
    [0, true, 'The big die.']
  ])('3.1 with %i small dice missing, the big one %s: “%s”', (missingSmall, isBigMissing, sentence) => {
    expect(diceStep(missingSmall, isBigMissing)).toBe(sentence);
  });

  test('5.1 the hint says that the last neutral die places all of them', () => {
    expect(neutralStep(1, true)).toBe(
      '1 more small die, 1 big die. They’re all placed once you tap the last one.'
    );
  });

  test('3.2 the number is asked first and then how many dice; the last die is placed at once', () => {
    expect(placeStep('p1', undefined, 3, names)).toEqual({
      question: 'Where to, Anna?',
      hint: 'Tap the number.'
    });
    expect(placeStep('p1', undefined, 1, names).hint).toBe('The next tap places it.');
    expect(placeStep('p1', 4, 3, names).question).toBe('How many small 4s?');
  });

  test('7.2 the question gives the number of dice still to count', () => {
    expect([24, 1, 0].map(countStep)).toEqual([
      '24 dice still to count.',
      '1 die still to count.',
      'All the dice are counted.'
    ]);
  });

  test.each([
    [4, 0, '4 to count'],
    [0, 0, 'Done'],
    [0, 1, '1 too many']
  ])('8.5 with %i notes missing and %i too many: “%s”', (missingCount, surplusCount, sentence) => {
    expect(bankStep(missingCount, surplusCount)).toBe(sentence);
  });

  test('8.4 after one black die is typed, the other one is asked for', () => {
    expect(blackStep(3)).toBe('A 3. Now the other die.');
  });
});
