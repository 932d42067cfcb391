import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPosition, writePosition } from './position-url';
import { houseRule } from '$lib/games/contract/house-rule';
import type { Json, JsonObject } from '$lib/games/contract/form';

const casino: JsonObject = {
  notes: [80000, 50000],
  dice: { Anna: { small: 5 }, Ben: { small: 3 }, Carla: { small: 1, big: 1 }, Denny: { small: 1 } }
};

test('a position is short, and can be pasted anywhere', () => {
  const text = writePosition(casino);
  expect(text).toMatch(/^[\w.~-]+$/);
  expect(text.length).toBeLessThan(110);
  expect(readPosition(text)).toEqual(casino);
});

test('any name is accepted', () => {
  const names = ['__proto__', 'constructor', '', 'Zoë O’Hara', '张伟', '🎲', '<b>x</b>', '"%2e.~', '\ud800'];
  for (const name of names) {
    const position = { dice: Object.fromEntries([[name, { small: 1 }]]), winner: name };
    const parsed = readPosition(writePosition(position));
    expect(Object.keys((parsed?.['dice'] ?? {}) as object)).toEqual([name]);
    expect(parsed?.['winner']).toBe(name);
  }
});

test('any position can be read again', () => {
  const key = fc.string({ unit: 'binary', maxLength: 12 });
  const { json } = fc.letrec<{ json: Json }>((reference) => ({
    json: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      fc.maxSafeInteger(),
      key,
      fc.boolean(),
      fc.array(reference('json'), { maxLength: 5 }),
      fc.dictionary(key, reference('json'), { maxKeys: 5 })
    )
  }));
  fc.assert(
    fc.property(fc.dictionary(key, json, { maxKeys: 5 }), (position) => {
      const rereadPosition = readPosition(writePosition(position));
      expect(JSON.stringify(rereadPosition)).toBe(JSON.stringify(position));
    })
  );
});

test('a text that was cut off, changed or invented is not read', () => {
  const source = writePosition(casino);
  for (let length = 0; length < source.length; length += 1)
    expect(readPosition(source.slice(0, length)), source.slice(0, length)).toBeUndefined();
  expect(readPosition(source.replace('80k', '90k'))).toBeUndefined();
  expect(readPosition(source.replace('2.', '3.'))).toBeUndefined();
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(() => readPosition(text)).not.toThrow();
    })
  );
});

const CHOICES = { now: 'Now', then: 'Then' };
const furthestRule = houseRule({ id: 'furthest', title: 'Further', rule: '6.2', choices: CHOICES });
const equalSymbolsRule = houseRule({
  id: 'equalSymbols',
  title: 'Equal symbols',
  rule: '6.4',
  choices: CHOICES,
  oldDefault: 'then'
});

/** A link of 0.1.0: two gamblers with a 3 and $40,000, without the house rule about equal symbols. */
const FORMER_LINK =
  '1.o5.chits.l1.40k.cards.l2.o3.player.sBen.kind.sgambler.value.3.o3.player.sEmil.kind.sgambler.value.3.players.7.seats.l7.sAnna.sBen.sCarla.sDenny.sEmil.sFrida.sGerd.dealer.sAnna.a7';
const EQUAL_POSITION = {
  chits: [40000],
  cards: [
    { player: 'Ben', kind: 'gambler', value: 3 },
    { player: 'Emil', kind: 'gambler', value: 3 }
  ],
  players: 7,
  seats: ['Anna', 'Ben', 'Carla', 'Denny', 'Emil', 'Frida', 'Gerd'],
  dealer: 'Anna'
};

test('an answer shared by 0.1.0 keeps its old defaults, and a new one has today’s', () => {
  expect(readPosition(FORMER_LINK, [equalSymbolsRule])).toEqual({
    ...EQUAL_POSITION,
    options: { equalSymbols: 'then' }
  });
  expect(readPosition(FORMER_LINK, [furthestRule])).toEqual(EQUAL_POSITION);
  expect(readPosition(writePosition(EQUAL_POSITION), [equalSymbolsRule])).toEqual(EQUAL_POSITION);
});
