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
