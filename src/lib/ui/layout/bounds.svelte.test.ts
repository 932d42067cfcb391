import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, test } from 'vitest';
import CountField from '$lib/ui/ask/CountField.svelte';
import CountInput from '$lib/ui/ask/CountInput.svelte';
import Stepper from '$lib/ui/controls/Stepper.svelte';

let instance: object;

afterEach(() => unmount(instance));

test.each([
  ['a stepper', Stepper],
  ['a field', CountField]
])('%s says why a tap changes nothing, without moving anything', (_, component) => {
  const props = { value: 0, max: 8, label: 'Dice', onchange: () => undefined };
  instance = mount(component, { target: document.body, props });
  flushSync();
  const countElement = document.querySelector<HTMLElement>('[role="group"]');
  const height = countElement?.offsetHeight;
  countElement?.querySelector('button')?.click();
  flushSync();
  expect(countElement?.querySelector('[role="status"]')?.textContent).toBe('0 is the minimum');
  expect(countElement?.offsetHeight).toBe(height);
});

test('a count typed out of bounds shows the limit', () => {
  const props = { value: 3, min: 3, max: 30, label: 'Gold', onchange: () => undefined };
  instance = mount(CountField, { target: document.body, props });
  flushSync();
  const field = document.querySelector('input');
  if (field === null) throw new Error('no field');
  field.value = '31';
  field.dispatchEvent(new Event('change', { bubbles: true }));
  flushSync();
  expect(document.querySelector('[role="status"]')?.textContent).toBe('30 is the maximum');
  expect(field.value).toBe('3');
});

/** Types into the visible field, and removes the focus. */
function type(text: string): void {
  const field = document.querySelector('input');
  if (field === null) throw new Error('no field');
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
  flushSync();
}

describe.each([
  ['a field', CountField],
  ['an input alone', CountInput]
])('%s', (_, component) => {
  let enteredNumbers: number[];

  function mountStepper(): void {
    enteredNumbers = [];
    const props = {
      value: 3,
      max: 30,
      label: 'Gold',
      onchange: (count: number) => enteredNumbers.push(count)
    };
    instance = mount(component, { target: document.body, props });
    flushSync();
  }

  test.each([
    ['４', 4],
    ['٥', 5],
    ['۵', 5],
    ['२', 2],
    ['۲۹', 29],
    [' 7 ', 7]
  ])('counts %s', (text, count) => {
    mountStepper();
    type(text);
    expect(enteredNumbers.at(-1)).toBe(count);
    expect(document.querySelector('[role="status"]')?.textContent).toBe('');
  });

  test.each(['x', '3x', '1.5', '½', '1e1'])('says that %s is not a number, and keeps the count', (text) => {
    mountStepper();
    type(text);
    expect(enteredNumbers).toEqual([]);
    expect(document.querySelector('[role="status"]')?.textContent).toContain(text);
    expect(document.querySelector('input')?.value).toBe('3');
  });

  test('names the limit for a number out of bounds', () => {
    mountStepper();
    type('٣١');
    expect(enteredNumbers).toEqual([]);
    expect(document.querySelector('[role="status"]')?.textContent).toContain('30');
  });
});
