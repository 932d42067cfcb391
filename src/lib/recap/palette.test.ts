import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PALETTE, PLAYER_PAINTS, NOTE_PRINTS } from './palette';

const styles = ['src/app.css', 'src/lib/ui/styles/pieces.css', 'src/lib/ui/styles/colours.css']
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** The first value of a property after a selector. */
function valueOf(selector: string, property: string): string {
  const block = styles.slice(styles.indexOf(`${selector} {`));
  const value = new RegExp(`${property}: ([^;]+);`).exec(block)?.[1] ?? '';
  const referencedProperty = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return referencedProperty === undefined
    ? value
    : (new RegExp(`${referencedProperty}: ([^;]+);`).exec(styles)?.[1] ?? '');
}

const PROPERTY_NAMES: Readonly<Record<keyof typeof PALETTE, string>> = {
  night: '--night',
  ground: '--ground-0',
  white: '--white',
  light: '--text',
  second: '--second',
  lamp: '--lamp',
  bulb: '--bulb',
  rim: '--rim',
  gold: '--brass',
  struck: '--struck',
  oxblood: '--oxblood',
  ink: '--ink',
  inkSecond: '--ink-second',
  paperTop: '--paper-top',
  paperMiddle: '--paper-middle',
  paperFoot: '--paper-foot',
  paperRule: '--paper-rule',
  stock: '--stock',
  shade: '--shade'
};

test.each(Object.entries(PROPERTY_NAMES))('%s is %s of the app', (name, property) => {
  const value = new RegExp(`${property}: ([^;]+);`).exec(styles)?.[1];
  const darkValue = /^light-dark\(.+, (.+)\)$/.exec(value ?? '')?.[1] ?? value;
  expect(PALETTE[name as keyof typeof PALETTE]).toBe(darkValue);
});

test.each(Object.entries(PLAYER_PAINTS))('%s has the colours of the app', (colour, { fill, line }) => {
  expect(fill).toBe(valueOf(`[data-colour='${colour}']`, '--player'));
  expect(line).toBe(valueOf(`[data-colour='${colour}']`, '--player-line'));
});

test.each(Object.entries(NOTE_PRINTS))('a note of %s thousand has the print of the app', (value, print) => {
  expect(print).toBe(valueOf(`[data-note='${value}']`, '--print'));
});
