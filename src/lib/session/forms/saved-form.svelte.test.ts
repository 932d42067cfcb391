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

function parse(storedForm: unknown): Seats | undefined {
  const { names } = storedForm as Partial<Seats>;
  return Array.isArray(names) ? { names } : undefined;
}

const openSavedForm = (): SavedForm<Seats> => new SavedForm('seats', parse, database);

/** The keys in storage, once everything is written. */
async function storedKeys(): Promise<readonly string[]> {
  return Object.keys(await readSettings(database));
}

describe('a form', () => {
  test('a form is restored on another page', async () => {
    const firstForm = openSavedForm();
    expect(await firstForm.open()).toBeUndefined();
    firstForm.save({ names: ['Anna'] });
    firstForm.save({ names: ['Anna', 'Ben'] });
    expect(await storedKeys()).toEqual(['formDraft:seats']);
    const reopenedForm = openSavedForm();
    expect(await reopenedForm.open()).toEqual({ names: ['Anna', 'Ben'] });
    expect(reopenedForm.notice).toBeUndefined();
  });

  test('a form that is emptied or submitted leaves no draft', async () => {
    const form = openSavedForm();
    await form.open();
    form.save({ names: ['Anna'] });
    form.save(undefined);
    expect(await storedKeys()).toEqual([]);
    form.save({ names: ['Ben'] });
    await form.finish();
    form.save({ names: ['too late'] });
    expect(await storedKeys()).toEqual([]);
  });

  test('a form that no longer fits is dropped, with a message', async () => {
    await saveSetting(database, 'formDraft:seats', JSON.stringify({ writer: 'x', form: { names: 7 } }));
    const form = openSavedForm();
    expect(await form.open()).toBeUndefined();
    expect(form.notice).toMatch(/couldn’t be restored/);
    expect(await storedKeys()).toEqual([]);
  });

  test('a page that shows nothing yet does not clear the draft', async () => {
    const firstForm = openSavedForm();
    await firstForm.open();
    firstForm.save({ names: ['Anna'] });
    const reopenedForm = openSavedForm();
    reopenedForm.save(undefined);
    expect(await reopenedForm.open()).toEqual({ names: ['Anna'] });
  });

  test('input that is typed before the draft is read replaces the draft', async () => {
    const firstForm = openSavedForm();
    await firstForm.open();
    firstForm.save({ names: ['Anna'] });
    const reopenedForm = openSavedForm();
    const opening = reopenedForm.open();
    reopenedForm.save({ names: ['Carla'] });
    expect(await opening).toBeUndefined();
    expect(await openSavedForm().open()).toEqual({ names: ['Carla'] });
  });
});

describe('texts that are typed', () => {
  const openForm = (): TypedForm => new TypedForm('names', (field) => field.startsWith('name '), database);

  test('typed texts are restored to their fields until they are accepted', async () => {
    const firstForm = openForm();
    await firstForm.open();
    firstForm.type('name 0', 'Mirage');
    firstForm.type('name 1', 'Sahara');
    firstForm.type('name 0', undefined);
    const reopenedForm = openForm();
    await reopenedForm.open();
    expect([
      reopenedForm.textOf('name 0'),
      reopenedForm.textOf('name 1'),
      reopenedForm.textOf('toString')
    ]).toEqual([undefined, 'Sahara', undefined]);
    reopenedForm.type('name 1', undefined);
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
