import { describe, expect, test } from 'vitest';
import { CaseError, settle } from '$lib/games';
import { primaryGames } from '$lib/games/registry';
import type { Field, Form, Json, JsonObject } from '$lib/games/contract/form';
import { problemAt } from './problem';
import { emptyItem, itemsOf, memberOf, readField } from './read';
import { emptyTable, peopleOf, normalize } from './normalize';

const cases = (
  await Promise.all(
    primaryGames().map(async ({ meta, load }) => {
      const { cases } = await (await load()).cases();
      return cases.map(({ id, form }) => [meta.id, id, form] as const);
    })
  )
).flat();

function formOf(game: string, question: string): Form {
  return cases.find(([box, id]) => box === game && id === question)![2];
}

async function problemText(
  game: string,
  question: string,
  position: JsonObject
): Promise<string | undefined> {
  const form = formOf(game, question);
  const normalized = normalize(form, position, {});
  const caseError = await settle({ game, case: question, ...normalized }).catch((error: unknown) => error);
  if (!(caseError instanceof CaseError)) return undefined;
  const people = peopleOf(form, normalized);
  return form
    .fields(normalized)
    .map((field) =>
      problemAt(caseError, field.member, people, { control: field, input: normalized[field.member] })
    )
    .find((problem) => problem !== undefined);
}

/** All primitive values in a value, at any depth. */
function enteredValues(value: Json | undefined): readonly Json[] {
  if (value === undefined) return [];
  if (typeof value !== 'object') return [value];
  return (Array.isArray(value) ? itemsOf(value) : Object.values(value as JsonObject)).flatMap(enteredValues);
}

/** A list in a form after *one more* was tapped. */
function withOneMore(field: Field, people: readonly string[]): Json | undefined {
  if (field.kind !== 'list') return undefined;
  const oldItems = itemsOf(readField(field, [], people));
  return readField(field, [...oldItems, emptyItem(field.each, people)], people);
}

describe.each(cases)('%s, %s', (_, __, form) => {
  test('a new item of a list is empty', () => {
    const emptyPosition = emptyTable(form, ['Anna', 'Ben', 'Carla'].slice(0, form.people?.max), {});
    const people = peopleOf(form, emptyPosition);
    for (const field of form.fields(emptyPosition)) {
      if (field.kind !== 'list') continue;
      const enlarged = withOneMore(field, people);
      expect(enteredValues(enlarged), field.member).toEqual([]);
      expect(itemsOf(enlarged)).toHaveLength(Math.min(field.max, field.min + 1));
      expect(readField(field, enlarged, people)).toEqual(enlarged);
    }
  });
});

describe('a missing value in a list is named by its position', () => {
  const entered = [{ numbers: [1] }, { numbers: [2] }];

  test('names the first space that shows no number', async () => {
    const message = await problemText('vegas', 'table', {
      gold: 8,
      spaces: [...entered, { numbers: [{}] }],
      mary: false
    });
    expect(message).toBe('Space 3, Number 1 still missing');
  });

  test('names the missing player of a 7', () => {
    const field = formOf('vegas-strip', 'round')
      .fields(formOf('vegas-strip', 'round').examples[0]!.position)
      .find(({ member }) => member === 'sevens')!;
    const people = ['Anna', 'Ben'];
    expect(memberOf({ sevens: readField(field, ['Anna', {}], people)! }, 'sevens')).toEqual(['Anna', {}]);
    const error = new CaseError('sevens.1', 'a name');
    expect(problemAt(error, 'sevens', people, { control: field, input: ['Anna', {}] })).toBe(
      'Player 2 still missing'
    );
  });

  test('names the missing chip and its player', async () => {
    expect(await problemText('vegas', 'ranking', { players: { Anna: { gold: [3, {}] } } })).toBe(
      'Anna: Gold chip 2 still missing'
    );
  });

  test('an impossible value keeps its own message', () => {
    const field = formOf('vegas', 'ranking').fields({ players: { Anna: {} } })[0]!;
    const error = new CaseError('players.Anna.gold.0', 'a gold chip from 3 to 15');
    expect(problemAt(error, 'players', ['Anna'], { control: field, input: { Anna: { gold: [2] } } })).toBe(
      'Anna: a gold chip from 3 to 15'
    );
  });
});
