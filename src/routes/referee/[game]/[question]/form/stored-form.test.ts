import { describe, expect, test } from 'vitest';
import { writePosition } from '$lib/referee/position-url';
import { primaryGames } from '$lib/games/registry';
import type { JsonObject } from '$lib/games/contract/form';
import { toStored, readEntered, type Entered } from './stored-form';
import { emptyTable, peopleOf, normalize } from './normalize';

const opened = await Promise.all(
  primaryGames().map(async ({ meta, load }) => {
    const { cases } = await (await load()).cases();
    return cases.map(({ id, form }) => ({ id: `${meta.id} ${id}`, form }));
  })
);
const all = opened.flat();
const { form } = all.find(({ id }) => id === 'las-vegas casino')!;

function again(stored: unknown, house = {}): Entered | undefined {
  return readEntered(form, house, JSON.parse(JSON.stringify(stored)))?.input;
}

const position = { notes: [80000, 50000], dice: { Anna: { small: 2 }, שרה: {} } };
const entered: Entered = {
  position,
  people: ['Anna', 'שרה'],
  person: { typed: 'Zo' },
  texts: {}
};
const kept = toStored(entered, '#f');

test('a position with its people is restored completely', () => {
  expect(again(kept)).toMatchObject({ people: entered.people, person: { typed: 'Zo' }, texts: {} });
  expect(again(kept)?.position).toMatchObject({ notes: [80000, 50000], dice: { Anna: { small: 2 } } });
});

describe.each(all.map(({ id, form }) => [id, form] as const))('%s', (_, form) => {
  const house = Object.fromEntries(
    form.houseRules.map(({ id, choices }) => [id, choices.map(({ value }) => value)])
  );
  const expectRestored = (position: JsonObject): void => {
    const people = peopleOf(form, position);
    const before = { position, people, texts: {} };
    expect(readEntered(form, house, toStored(before, ''))?.input).toEqual(before);
  };

  test('an empty position is restored', () => expectRestored(emptyTable(form, [], house)));

  test.each(form.examples.map(({ title, position }) => [title, position] as const))(
    '%s comes back',
    (__, position) => expectRestored(normalize(form, position, house))
  );
});

describe('an invalid draft is rejected', () => {
  test.each([
    ['a position that was cut', { position: kept.position.slice(0, -3) }],
    ['a member of another question', { position: writePosition({ casino: 3 }) }],
    ['a note that does not exist', { position: writePosition({ notes: [35000, 50000] }) }],
    ['people of another type', { people: 7 }],
    ['a person without a name', { people: [''] }],
    ['an invalid address', { address: 7 }],
    ['a typed name that is not text', { person: { typed: 7 } }],
    ['texts of another type', { texts: ['x'] }]
  ])('%s', (_, damage) => {
    expect(again({ ...kept, ...damage })).toBeUndefined();
  });

  test.each([[null], ['x'], [[]], [{}]])('%j', (damaged) => {
    expect(again(damaged)).toBeUndefined();
  });
});
