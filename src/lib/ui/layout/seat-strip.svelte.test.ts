import { mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import type { Seat } from '$lib/core';
import SeatStrip from './SeatStrip.svelte';

const SEATS: readonly Seat[] = [
  { player: 'p1', name: 'Maximiliane', colour: 'sky' },
  { player: 'p2', name: 'Alexander', colour: 'yellow' },
  { player: 'p3', name: 'Katharina', colour: 'blue' },
  { player: 'p4', name: 'Konstantin', colour: 'vermillion' }
];

let component: object;
const place = document.createElement('div');
place.style.width = '240px';

afterEach(async () => {
  await unmount(component);
  place.remove();
});

test('a name without room is not seen, but read out', () => {
  document.body.append(place);
  component = mount(SeatStrip, { target: place, props: { seats: SEATS, active: 'p1' } });
  const names = [...place.querySelectorAll('.name bdi')];
  expect(names.map((name) => getComputedStyle(name).display)).not.toContain('none');
  expect(names.filter((name) => getComputedStyle(name).clipPath === 'inset(50%)')).toHaveLength(3);
});
