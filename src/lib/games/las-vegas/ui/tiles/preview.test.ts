import { expect, test } from 'vitest';
import { namesOf, type AskTap, type Seat } from '$lib/core';
import { table } from '$lib/games/las-vegas/fixtures/royale';
import { matchAfter, placeMove } from '$lib/games/las-vegas/fixtures/test-match';
import { rules } from '$lib/games/las-vegas/rules';
import { text } from '$lib/games/las-vegas/strings/en/log';
import { placesOf } from '$lib/games/las-vegas/ui/places';
import '$lib/games/las-vegas/ui/royale';
import { tilePreview } from './preview';

const seats: readonly Seat[] = [
  { player: 'p1', name: 'Anna', colour: 'sky' },
  { player: 'p2', name: 'Ben', colour: 'yellow' },
  { player: 'p3', name: 'Carla', colour: 'blue' }
];
const names = namesOf(seats);
const { state } = matchAfter(table(3, ['block-it'], { dice: { 4: { p2: '3' } } }), placeMove(1, 1));
const [ask] = rules.asks(state);
const view = rules.view(state);

function previewOf(...taps: readonly AskTap[]) {
  return ask && tilePreview({ ask, view, taps, source: 'table' }, names);
}
const threeDiceTap: AskTap = { ask: 'block-it block', kit: 'pick', part: 'gray', value: '3' };

test('Block It!: grey dice that are not placed yet are shown as a preview', () => {
  const casino4 = previewOf(threeDiceTap)?.view.casinos[3];
  const claim = casino4?.claims.find(({ own }) => own.who === 'p2');
  expect(casino4?.supposed?.words).toBe('If Anna chose casino 4, this would be the result:');
  expect(claim && text.why(claim.why, names)).toBe(
    'Ben has 3 dice at casino 4 and ties with the grey player. Tied dice are removed, so Ben gets nothing.'
  );
});

test('the casinos are read out with the preview', () => {
  const spokenText = (shownView = view): string => placesOf(shownView, names, view)[3]?.accessibleText ?? '';
  expect(spokenText(previewOf(threeDiceTap)?.view)).toMatch(/\. It would be: .*Ben 3, tied\./);
  expect(spokenText(previewOf()?.view)).toMatch(/\$60,000\. Ben 3, \$60,000\./);
});

test('the casinos that can be tapped are highlighted', () => {
  expect(previewOf()?.highlightedTargets).toEqual([1, 2, 3, 4, 5, 6].map((number) => `casino:${number}`));
});

test('if an answer is edited, only the casino that was entered is highlighted', () => {
  const fourTap: AskTap = { ask: 'block-it block', kit: 'pick', part: 'face', value: '4' };
  expect(previewOf(threeDiceTap, fourTap)?.highlightedTargets).toEqual(['casino:4']);
});
