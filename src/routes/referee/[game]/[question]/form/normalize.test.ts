import { describe, expect, test } from 'vitest';
import { primaryGames } from '$lib/games/registry';
import { settle } from '$lib/games';
import type { Form, JsonObject } from '$lib/games/contract/form';
import {
  emptyTable,
  peopleOf,
  renamePerson,
  containsJson,
  normalize,
  withPeople,
  type HouseValues
} from './normalize';

async function formOf(game: string, question: string): Promise<Form> {
  const openedGame = await primaryGames()
    .find(({ meta }) => meta.id === game)!
    .load();
  const { cases } = await openedGame.cases();
  return cases.find(({ id }) => id === question)!.form;
}

const casino = await formOf('las-vegas', 'casino');
const barForm = await formOf('razzia', 'bar');
const dealForm = await formOf('razzia', 'deal');
const EQUAL_SYMBOLS: HouseValues = { equalSymbols: ['wins', 'stronger'] };

describe.each(primaryGames().map((game) => [game.meta.id, game] as const))('%s', async (game, { load }) => {
  const { cases } = await (await load()).cases();
  const examples = cases.flatMap(({ id, form }) =>
    form.examples.map(({ title, position }) => [`${id}: ${title}`, form, position, id] as const)
  );

  test.each(examples)('restores everything in its example: %s', async (_, form, position, id) => {
    const normalized = normalize(form, position, {});
    expect(containsJson(normalized, position), JSON.stringify(normalized)).toBe(true);
    const fullPosition = { game, case: id };
    expect(await settle({ ...fullPosition, ...normalized })).toEqual(
      await settle({ ...fullPosition, ...position })
    );
    expect(normalize(form, normalized, {})).toEqual(normalized);
  });

  test.each(cases.map(({ id, form }) => [id, form] as const))('%s begins empty', (_, form) => {
    const emptyPosition = emptyTable(form, [], {});
    expect(normalize(form, emptyPosition, {})).toEqual(emptyPosition);
    expect(peopleOf(form, emptyPosition).length).toBeGreaterThanOrEqual(form.people?.min ?? 0);
  });

  test.each(cases.map(({ id, form }) => [id, form] as const))('%s takes nobody for granted', (_, form) => {
    const emptyPosition = emptyTable(form, ['Anna', 'Ben', 'Carla'].slice(0, form.people?.max), {});
    const fields = form
      .fields(emptyPosition)
      .filter(({ kind }) => ['person', 'choice', 'face', 'flag', 'count'].includes(kind));
    const enteredMembers = fields
      .filter(({ member }) => emptyPosition[member] !== undefined)
      .map(({ member, kind }) => [member, kind]);
    const unexpectedMembers =
      form.people?.max === 1 ? enteredMembers.filter(([, kind]) => kind !== 'person') : enteredMembers;
    expect(unexpectedMembers).toEqual([]);
  });
});

test('omits invalid members, and containsJson detects it', () => {
  const entered: JsonObject = { notes: [80000, 7], dice: { Anna: { small: 9 } }, foo: 1 };
  const normalized = normalize(casino, entered, {});
  expect(normalized).toEqual({ notes: [80000], dice: { Anna: {} } });
  expect(containsJson(normalized, entered)).toBe(false);
  expect(containsJson(normalized, { notes: [80000] })).toBe(true);
});

test('accepts any name, and keeps it safe when it is renamed', () => {
  const entered = JSON.parse(
    '{"notes":[80000,50000],"dice":{"__proto__":{"small":2},"10":{"small":1}}}'
  ) as JsonObject;
  const normalized = normalize(casino, entered, {});
  expect(JSON.stringify(normalized['dice'])).toBe('{"10":{"small":1},"__proto__":{"small":2}}');
  const other = renamePerson(casino, normalized, '__proto__', 'constructor');
  expect(JSON.stringify(other['dice'])).toBe('{"10":{"small":1},"constructor":{"small":2}}');
});

test('a player who is removed loses dice, cards and answers', () => {
  const entered: JsonObject = {
    notes: [80000],
    dice: { Anna: { small: 2 }, Ben: {} },
    extra: { Ben: 1 }
  };
  expect(withPeople(casino, entered, ['Anna', 'Carla'], {})).toEqual({
    notes: [80000],
    dice: { Anna: { small: 2 }, Carla: {} }
  });
  const { position } = dealForm.examples[1]!;
  const remainingPosition = withPeople(dealForm, position, ['Claudia', 'Stefan', 'Karin'], {});
  expect(remainingPosition['cards']).toHaveLength(3);
  expect(remainingPosition).not.toHaveProperty('answers');
  expect(remainingPosition['players']).toBe(3);
});

test('fills the missing seats of a situation that names only players with cards', () => {
  const entered: JsonObject = {
    chits: [5000],
    cards: [{ player: 'B', kind: 'gambler', value: 2 }],
    players: 4
  };
  expect(normalize(barForm, entered, {})).toMatchObject({ seats: ['B', 'A', 'C', 'D'], players: 4 });
});

test('renames a person everywhere in the situation', () => {
  const { position } = dealForm.examples[1]!;
  const other = renamePerson(dealForm, position, 'Udo', 'accept');
  expect(other['answers']).toEqual({ accept: 'duel' });
  expect(other['duels']).toEqual([{ Claudia: 2, accept: 3 }]);
  expect(other['seats']).toEqual(['accept', 'Claudia', 'Stefan', 'Karin']);
  expect(JSON.stringify(other)).not.toContain('Udo');
});

test('omits house rules that have the printed value', () => {
  const { position } = barForm.examples[2]!;
  const situationWith = (value: string): JsonObject =>
    normalize(barForm, { ...position, options: { equalSymbols: value } }, EQUAL_SYMBOLS);
  expect(situationWith('stronger')['options']).toEqual({ equalSymbols: 'stronger' });
  expect(situationWith('wins')).not.toHaveProperty('options');
  expect(situationWith('nonsense')).not.toHaveProperty('options');
});

test('an empty position has the corrections of its box', async () => {
  const ringForm = await formOf('las-vegas', 'no-entry');
  const boxMembers = ringForm.boxMembers!({ ring: { spaces: ['Arrow', '$40,000', 'Empty'] } });
  expect(emptyTable(ringForm, ['Anna'], {}, boxMembers)).toEqual({ player: 'Anna', ring: [40000, 0] });
  expect(normalize(ringForm, { ...boxMembers, player: 'Anna', space: 2, token: 'moved' }, {})).toMatchObject({
    space: 2
  });
  expect(
    normalize(ringForm, { ...boxMembers, player: 'Anna', space: 3, token: 'moved' }, {})
  ).not.toHaveProperty('space');
});
