import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Database } from '$lib/storage/database/database';
import { readSettings, saveSetting } from '$lib/storage/records/settings';
import { SavedForm, TypedForm } from './saved-form.svelte';

interface Seats {
  readonly names: readonly string[];
}

let number = 0;
let database: Database;

beforeEach(() => (database = new Database(`kept form ${(number += 1)}`)));
afterEach(() => database.close());

function parse(stored: unknown): Seats | undefined {
  const { names } = stored as Partial<Seats>;
  return Array.isArray(names) ? { names } : undefined;
}

const opened = (): SavedForm<Seats> => new SavedForm('seats', parse, database);

/** The keys in storage, once everything is written. */
async function storedKeys(): Promise<readonly string[]> {
  return Object.keys(await readSettings(database));
}

describe('a form', () => {
  test('is restored on another page', async () => {
    const first = opened();
    expect(await first.open()).toBeUndefined();
    first.save({ names: ['Anna'] });
    first.save({ names: ['Anna', 'Ben'] });
    expect(await storedKeys()).toEqual(['formDraft:seats']);
    const reopened = opened();
    expect(await reopened.open()).toEqual({ names: ['Anna', 'Ben'] });
    expect(reopened.notice).toBeUndefined();
  });

  test('that is emptied or submitted leaves no draft', async () => {
    const form = opened();
    await form.open();
    form.save({ names: ['Anna'] });
    form.save(undefined);
    expect(await storedKeys()).toEqual([]);
    form.save({ names: ['Ben'] });
    await form.finish();
    form.save({ names: ['too late'] });
    expect(await storedKeys()).toEqual([]);
  });

  test('that no longer fits is dropped, with a message', async () => {
    await saveSetting(database, 'formDraft:seats', JSON.stringify({ writer: 'x', form: { names: 7 } }));
    const form = opened();
    expect(await form.open()).toBeUndefined();
    expect(form.notice).toMatch(/couldn’t be restored/);
    expect(await storedKeys()).toEqual([]);
  });

  test('a page that shows nothing yet does not clear the draft', async () => {
    const first = opened();
    await first.open();
    first.save({ names: ['Anna'] });
    const reopened = opened();
    reopened.save(undefined);
    expect(await reopened.open()).toEqual({ names: ['Anna'] });
  });

  test('input that is faster than the storage replaces the draft', async () => {
    const first = opened();
    await first.open();
    first.save({ names: ['Anna'] });
    const reopened = opened();
    const opening = reopened.open();
    reopened.save({ names: ['Carla'] });
    expect(await opening).toBeUndefined();
    expect(await opened().open()).toEqual({ names: ['Carla'] });
  });
});

describe('texts that are typed', () => {
  const openForm = (): TypedForm => new TypedForm('names', (field) => field.startsWith('name '), database);

  test('are back in their fields until they are accepted', async () => {
    const first = openForm();
    await first.open();
    first.type('name 0', 'Mirage');
    first.type('name 1', 'Sahara');
    first.type('name 0', undefined);
    const reopened = openForm();
    await reopened.open();
    expect([reopened.of('name 0'), reopened.of('name 1'), reopened.of('toString')]).toEqual([
      undefined,
      'Sahara',
      undefined
    ]);
    reopened.type('name 1', undefined);
    expect(await storedKeys()).toEqual([]);
  });

  test.each([[{ other: 'x' }], [{ 'name 0': 7 }], [{ 'name 0': 'x'.repeat(1001) }], [[]], [null], ['x']])(
    '%j fits no field, and is dropped',
    async (form) => {
      await saveSetting(database, 'formDraft:names', JSON.stringify({ writer: 'x', form }));
      const texts = openForm();
      await texts.open();
      expect(texts.fields).toEqual([]);
      expect(texts.form.notice).toBeDefined();
    }
  );
});
