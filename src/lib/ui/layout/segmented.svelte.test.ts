import { mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import Segmented from '$lib/ui/controls/Segmented.svelte';

const OPTIONS = [
  { value: 'table', label: 'Coolest' },
  { value: 'draw', label: 'Random' },
  { value: 'fingers', label: 'Fingers' }
];

let component: object;
const container = document.createElement('div');

afterEach(async () => {
  await unmount(component);
  container.remove();
});

test.each([
  ['wide enough', 360, 1],
  ['too narrow for large text', 160, 2]
])('options never cover each other: %s', (_, width, lines) => {
  container.style.width = `${width}px`;
  document.body.append(container);
  const props = { label: 'Goes first', options: OPTIONS, value: 'table', onchange: () => undefined };
  component = mount(Segmented, { target: container, props });
  const others = [...container.querySelectorAll('label:not(.chosen)')];
  const tops = others.map((label) => label.getBoundingClientRect().top);
  expect(new Set(tops).size).toBe(lines);
  expect(others.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toEqual([]);
});
