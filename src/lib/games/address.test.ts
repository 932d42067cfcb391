import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPosition, writePosition } from './address';
import type { Json, JsonObject } from './form';

const casino: JsonObject = {
  notes: [80000, 50000],
  dice: { Anna: { small: 5 }, Ben: { small: 3 }, Carla: { small: 1, big: 1 }, Denny: { small: 1 } }
};

test('a position is short, and of characters that survive being pasted anywhere', () => {
  const written = writePosition(casino);
  expect(written).toMatch(/^[\w.~-]+$/);
  expect(written.length).toBeLessThan(110);
  expect(readPosition(written)).toEqual(casino);
});

test('any name is a name', () => {
  const names = ['__proto__', 'constructor', '', 'Zoë O’Hara', '张伟', '🎲', '<b>x</b>', '"%2e.~', '\ud800'];
  for (const name of names) {
    const position = { dice: Object.fromEntries([[name, { small: 1 }]]), winner: name };
    const read = readPosition(writePosition(position));
    expect(Object.keys((read?.['dice'] ?? {}) as object)).toEqual([name]);
    expect(read?.['winner']).toBe(name);
  }
});

test('whatever is written is read again', () => {
  const key = fc.string({ unit: 'binary', maxLength: 12 });
  const { json } = fc.letrec<{ json: Json }>((tie) => ({
    json: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      fc.maxSafeInteger(),
      key,
      fc.boolean(),
      fc.array(tie('json'), { maxLength: 5 }),
      fc.dictionary(key, tie('json'), { maxKeys: 5 })
    )
  }));
  fc.assert(
    fc.property(fc.dictionary(key, json, { maxKeys: 5 }), (position) => {
      const again = readPosition(writePosition(position));
      expect(JSON.stringify(again)).toBe(JSON.stringify(position));
    })
  );
});

test('a text that was cut anywhere, changed or made up is not read', () => {
  const written = writePosition(casino);
  for (let length = 0; length < written.length; length += 1)
    expect(readPosition(written.slice(0, length)), written.slice(0, length)).toBeUndefined();
  expect(readPosition(written.replace('80k', '90k'))).toBeUndefined();
  expect(readPosition(written.replace('1.', '2.'))).toBeUndefined();
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(() => readPosition(text)).not.toThrow();
    })
  );
});
