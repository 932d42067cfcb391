import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import CountField from './ask/CountField.svelte';
import Stepper from './Stepper.svelte';

let shown: object;

afterEach(() => unmount(shown));

test.each([
  ['a stepper', Stepper],
  ['a field', CountField]
])('%s says why a tap changes nothing, and nothing moves for it', (_, component) => {
  const props = { value: 0, max: 8, label: 'Dice', onchange: () => undefined };
  shown = mount(component, { target: document.body, props });
  flushSync();
  const count = document.querySelector<HTMLElement>('[role="group"]');
  const height = count?.offsetHeight;
  count?.querySelector('button')?.click();
  flushSync();
  expect(count?.querySelector('[role="status"]')?.textContent).toBe('0 is the least');
  expect(count?.offsetHeight).toBe(height);
});

test('a count that is typed beyond its bounds says so', () => {
  const props = { value: 3, min: 3, max: 30, label: 'Gold', onchange: () => undefined };
  shown = mount(CountField, { target: document.body, props });
  flushSync();
  const field = document.querySelector('input');
  if (field === null) throw new Error('no field');
  field.value = '31';
  field.dispatchEvent(new Event('change', { bubbles: true }));
  flushSync();
  expect(document.querySelector('[role="status"]')?.textContent).toBe('30 is the most');
  expect(field.value).toBe('3');
});
