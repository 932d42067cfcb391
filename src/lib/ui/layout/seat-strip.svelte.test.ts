import { mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Seat } from '$lib/core';
import SeatStrip from './SeatStrip.svelte';
import '$lib/ui/styles/screens.css';

const SEATS: readonly Seat[] = [
  { player: 'p1', name: 'Maximiliane', colour: 'sky' },
  { player: 'p2', name: 'Alexander', colour: 'yellow' },
  { player: 'p3', name: 'Katharina', colour: 'blue' },
  { player: 'p4', name: 'Konstantin', colour: 'vermillion' }
];

let component: object;
const container = document.createElement('div');
container.style.width = '300px';

afterEach(async () => {
  await unmount(component);
  container.remove();
});

test('a name without room is hidden, but read out', async () => {
  await page.viewport(390, 844);
  document.body.append(container);
  component = mount(SeatStrip, { target: container, props: { seats: SEATS, activePlayer: 'p1' } });
  const names = [...container.querySelectorAll('.name')].map((name) => {
    const nameText = name.querySelector('bdi');
    expect(nameText?.checkVisibility()).toBe(true);
    expect(getComputedStyle(name).overflow).toBe('hidden');
    const [nameBox, letterBox] = [name, nameText!].map((element) => element.getBoundingClientRect());
    return { hasRoom: letterBox!.width <= nameBox!.width, isSeen: letterBox!.top < nameBox!.bottom - 1 };
  });
  expect(names).toHaveLength(4);
  expect(names.filter(({ hasRoom }) => !hasRoom).length).toBeGreaterThan(1);
  expect(names.filter(({ hasRoom, isSeen }) => isSeen !== hasRoom)).toEqual([]);
});
