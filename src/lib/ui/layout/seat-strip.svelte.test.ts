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
const place = document.createElement('div');
place.style.width = '300px';

afterEach(async () => {
  await unmount(component);
  place.remove();
});

test('a name without room is hidden, but read out', async () => {
  await page.viewport(390, 844);
  document.body.append(place);
  component = mount(SeatStrip, { target: place, props: { seats: SEATS, active: 'p1' } });
  const names = [...place.querySelectorAll('.name')].map((name) => {
    const letters = name.querySelector('bdi');
    expect(letters?.checkVisibility()).toBe(true);
    expect(getComputedStyle(name).overflow).toBe('hidden');
    const [room, box] = [name, letters!].map((element) => element.getBoundingClientRect());
    return { hasRoom: box!.width <= room!.width, isSeen: box!.top < room!.bottom - 1 };
  });
  expect(names).toHaveLength(4);
  expect(names.filter(({ hasRoom }) => !hasRoom).length).toBeGreaterThan(1);
  expect(names.filter(({ hasRoom, isSeen }) => isSeen !== hasRoom)).toEqual([]);
});
