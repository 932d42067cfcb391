import { describe, expect, test } from 'vitest';
import { writePosition } from '$lib/referee/position-url';
import { primaryGames } from '$lib/games/registry';
import type { JsonObject } from '$lib/games/contract/form';
import { toStored, readEntered, type Entered } from './stored-form';
import { emptyTable, peopleOf, normalize } from './normalize';

const formsByGame = await Promise.all(
  primaryGames().map(async ({ meta, load }) => {
    const { cases } = await (await load()).cases();
    return cases.map(({ id, form }) => ({ id: `${meta.id} ${id}`, form }));
  })
);
const allForms = formsByGame.flat();
const { form } = allForms.find(({ id }) => id === 'las-vegas casino')!;

function restore(storedValue: unknown, house = {}): Entered | undefined {
  return readEntered(form, house, JSON.parse(JSON.stringify(storedValue)))?.input;
}

const position = { notes: [80000, 50000], dice: { Anna: { small: 2 }, שרה: {} } };
const enteredForm: Entered = {
  position,
  people: ['Anna', 'שרה'],
  person: { typed: 'Zo' },
  texts: {}
};
const storedForm = toStored(enteredForm, '#f');

test('a position with its people is restored completely', () => {
  expect(restore(storedForm)).toMatchObject({
    people: enteredForm.people,
    person: { typed: 'Zo' },
    texts: {}
  });
  expect(restore(storedForm)?.position).toMatchObject({
    notes: [80000, 50000],
    dice: { Anna: { small: 2 } }
  });
});

describe.each(allForms.map(({ id, form }) => [id, form] as const))('%s', (_, form) => {
  const house = Object.fromEntries(
    form.houseRules.map(({ id, choices }) => [id, choices.map(({ value }) => value)])
  );
  const expectRestored = (position: JsonObject): void => {
    const people = peopleOf(form, position);
    const enteredBefore = { position, people, texts: {} };
    expect(readEntered(form, house, toStored(enteredBefore, ''))?.input).toEqual(enteredBefore);
  };

  test('an empty position is restored', () => expectRestored(emptyTable(form, [], house)));

  test.each(form.examples.map(({ title, position }) => [title, position] as const))(
    '%s comes back',
    (__, position) => expectRestored(normalize(form, position, house))
  );
});

describe('an invalid draft is rejected', () => {
  test.each([
    ['a position that was cut', { position: storedForm.position.slice(0, -3) }],
    ['a member of another question', { position: writePosition({ casino: 3 }) }],
    ['a note that does not exist', { position: writePosition({ notes: [35000, 50000] }) }],
    ['people of another type', { people: 7 }],
    ['a person without a name', { people: [''] }],
    ['an invalid address', { address: 7 }],
    ['a typed name that is not text', { person: { typed: 7 } }],
    ['texts of another type', { texts: ['x'] }]
  ])('%s', (_, damagedMembers) => {
    expect(restore({ ...storedForm, ...damagedMembers })).toBeUndefined();
  });

  test.each([[null], ['x'], [[]], [{}]])('%j', (invalidValue) => {
    expect(restore(invalidValue)).toBeUndefined();
  });
});
