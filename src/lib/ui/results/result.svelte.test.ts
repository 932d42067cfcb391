import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import type { FinalResult } from './final';
import Result from './Result.svelte';

const RESULT: FinalResult = {
  seats: [
    { player: 'p1', name: 'Anna', colour: 'sky' },
    { player: 'p2', name: 'Ben', colour: 'yellow' }
  ],
  finishedAt: 1,
  ended: 'rules',
  places: [
    { place: 1, players: ['p1'], total: 9, reasons: [{ rule: '6.2', sentence: 'Anna has more notes.' }] },
    { place: 2, players: ['p2'], total: 9, reasons: [] }
  ],
  held: {},
  rounds: []
};

let component: object;
afterEach(() => unmount(component));

test('a tie-break is shown only after the winner has risen', () => {
  component = mount(Result, {
    target: document.body,
    props: { result: RESULT, meta: {}, isNew: true, onexplain: () => undefined, onshare: () => undefined }
  });
  flushSync();
  const delayOf = (selector: string): number =>
    Number(document.querySelector(selector)?.getAnimations()[0]?.effect?.getTiming().delay);
  expect(delayOf('.tie')).toBeGreaterThan(delayOf('li:has(.winner)'));
});

test('every mark of a seat that changed hands has the letter of its last player', () => {
  // Fails if a mark in the ranking or at the end of a line of the chart has the letter of a replaced player.
  const [anna, ben] = RESULT.seats;
  const result: FinalResult = {
    ...RESULT,
    finishedAt: 2,
    seats: [{ ...anna!, name: 'Anna, then Zoe' }, ben!],
    occupants: [{ ...anna!, name: 'Zoe' }, ben!],
    rounds: [{ round: 1, totals: { p1: 9, p2: 4 } }]
  };
  component = mount(Result, {
    target: document.body,
    props: { result, meta: {}, onexplain: () => undefined, onshare: () => undefined }
  });
  flushSync();
  const lettersIn = (selector: string): readonly string[] =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());
  expect(lettersIn('.ranking .mark text')).toEqual(['Z', 'B']);
  expect(lettersIn('h2')).toContain('Anna, then Zoe');
  expect(lettersIn('thead th')).toEqual(['Round', 'Anna, then Zoe', 'Ben']);
  const chart = document.querySelector<HTMLElement>('.drawing')!;
  chart.style.width = '400px';
  return expect.poll(() => lettersIn('.badge text')).toEqual(['Z', 'B']);
});
