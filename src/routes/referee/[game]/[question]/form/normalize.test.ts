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
  const opened = await primaryGames()
    .find(({ meta }) => meta.id === game)!
    .load();
  const { cases } = await opened.cases();
  return cases.find(({ id }) => id === question)!.form;
}

const casino = await formOf('las-vegas', 'casino');
const bar = await formOf('razzia', 'bar');
const deal = await formOf('razzia', 'deal');
const EQUALS: HouseValues = { equalSymbols: ['wins', 'stronger'] };

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
    const empty = emptyTable(form, [], {});
    expect(normalize(form, empty, {})).toEqual(empty);
    expect(peopleOf(form, empty).length).toBeGreaterThanOrEqual(form.people?.min ?? 0);
  });

  test.each(cases.map(({ id, form }) => [id, form] as const))('%s takes nobody for granted', (_, form) => {
    const empty = emptyTable(form, ['Anna', 'Ben', 'Carla'].slice(0, form.people?.max), {});
    const fields = form
      .fields(empty)
      .filter(({ kind }) => ['person', 'choice', 'face', 'flag', 'count'].includes(kind));
    const entered = fields
      .filter(({ member }) => empty[member] !== undefined)
      .map(({ member, kind }) => [member, kind]);
    const mayBePreset = form.people?.max === 1 ? entered.filter(([, kind]) => kind !== 'person') : entered;
    expect(mayBePreset).toEqual([]);
  });
});

test('invalid members are left out, with a notice', () => {
  const entered: JsonObject = { notes: [80000, 7], dice: { Anna: { small: 9 } }, foo: 1 };
  const normalized = normalize(casino, entered, {});
  expect(normalized).toEqual({ notes: [80000], dice: { Anna: {} } });
  expect(containsJson(normalized, entered)).toBe(false);
  expect(containsJson(normalized, { notes: [80000] })).toBe(true);
});

test('any name is accepted, even when it is changed', () => {
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
  const { position } = deal.examples[1]!;
  const left = withPeople(deal, position, ['Claudia', 'Stefan', 'Karin'], {});
  expect(left['cards']).toHaveLength(3);
  expect(left).not.toHaveProperty('answers');
  expect(left['players']).toBe(3);
});

test('a position that names only players with cards gets its other seats', () => {
  const entered: JsonObject = {
    chits: [5000],
    cards: [{ player: 'B', kind: 'gambler', value: 2 }],
    players: 4
  };
  expect(normalize(bar, entered, {})).toMatchObject({ seats: ['B', 'A', 'C', 'D'], players: 4 });
});

test('a new name is the same person everywhere', () => {
  const { position } = deal.examples[1]!;
  const other = renamePerson(deal, position, 'Udo', 'accept');
  expect(other['answers']).toEqual({ accept: 'duel' });
  expect(other['duels']).toEqual([{ Claudia: 2, accept: 3 }]);
  expect(other['seats']).toEqual(['accept', 'Claudia', 'Stefan', 'Karin']);
  expect(JSON.stringify(other)).not.toContain('Udo');
});

test('house rules with their printed choice are not mentioned', () => {
  const { position } = bar.examples[2]!;
  const say = (value: string): JsonObject =>
    normalize(bar, { ...position, options: { equalSymbols: value } }, EQUALS);
  expect(say('stronger')['options']).toEqual({ equalSymbols: 'stronger' });
  expect(say('wins')).not.toHaveProperty('options');
  expect(say('nonsense')).not.toHaveProperty('options');
});

test('an empty position has the corrections of its box', async () => {
  const ring = await formOf('las-vegas', 'no-entry');
  const entered = ring.boxMembers!({ ring: { spaces: ['Arrow', '$40,000', 'Empty'] } });
  expect(emptyTable(ring, ['Anna'], {}, entered)).toEqual({ player: 'Anna', ring: [40000, 0] });
  expect(normalize(ring, { ...entered, player: 'Anna', space: 2, token: 'moved' }, {})).toMatchObject({
    space: 2
  });
  expect(normalize(ring, { ...entered, player: 'Anna', space: 3, token: 'moved' }, {})).not.toHaveProperty(
    'space'
  );
});
