import { expect, test } from 'vitest';
import { duplicateJsonKey } from './duplicate-json-key';

test.each([
  ['{"game":"las-vegas","dice":{"Anna":{"small":1},"Ben":{},"Anna":{"small":2}}}', 'dice.Anna'],
  ['{"a":1,"a":2}', 'a'],
  ['{"cards":[{"kind":"raid"},{"kind":"raid","kind":"gambler"}]}', 'cards.1.kind'],
  ['{"dice":{"\\u0041nna":1,"Anna":2}}', 'dice.Anna'],
  ['{"__proto__":{},"__proto__":{}}', '__proto__']
])('%s contains %s twice', (text, path) => {
  expect(duplicateJsonKey(text)).toBe(path);
});

test.each([
  '{"a":{"b":1},"b":1,"c":[{"a":1},{"a":2}]}',
  '{"a":"{\\"a\\":1,\\"a\\":2}","b":"a"}',
  '["a","a"]',
  '"a"',
  'null',
  '{}'
])('%s contains nothing twice', (text) => {
  expect(duplicateJsonKey(text)).toBeUndefined();
});
