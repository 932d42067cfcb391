import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readEverything } from '$lib/storage/backup/backup';
import { Database } from '$lib/storage/database/database';
import { readSettings, saveSetting } from '$lib/storage/records/settings';
import { FormDraft } from './form-draft';

let number = 0;
let database: Database;

beforeEach(() => (database = new Database(`form ${(number += 1)}`)));
afterEach(() => database.close());

async function readKeys(): Promise<readonly string[]> {
  return Object.keys(await readSettings(database));
}

test('a draft survives a reload', async () => {
  await new FormDraft('new:box', database).save({ typed: 'Carl' });
  expect(await new FormDraft('new:box', database).read()).toEqual({ typed: 'Carl' });
  expect(await new FormDraft('new:other', database).read()).toBeUndefined();
});

test('a form that is emptied or submitted leaves no draft', async () => {
  const form = new FormDraft('new:box', database);
  await form.save({ typed: 'Carl' });
  await form.clear();
  expect(await readKeys()).toEqual([]);
  await form.save({ typed: 'Carla' });
  await form.removeOwn();
  await form.save({ typed: 'too late' });
  expect(await readKeys()).toEqual([]);
});

test('a page drops the draft that it continued, even if it changed nothing', async () => {
  await new FormDraft('new:box', database).save({ typed: 'Carl' });
  const reopenedForm = new FormDraft('new:box', database);
  await reopenedForm.read();
  await reopenedForm.removeOwn();
  expect(await readKeys()).toEqual([]);
});

test('a page drops only the draft it wrote itself', async () => {
  const [firstForm, otherForm] = [new FormDraft('new:box', database), new FormDraft('new:box', database)];
  await firstForm.save({ typed: 'one' });
  await otherForm.save({ typed: 'other' });
  await firstForm.removeOwn();
  expect(await new FormDraft('new:box', database).read()).toEqual({ typed: 'other' });
});

test.each(['', '{', '7', 'null', '"x"'])('%j is not a draft, and is dropped', async (storedText) => {
  await saveSetting(database, 'formDraft:new:box', storedText);
  const form = new FormDraft('new:box', database);
  expect(await form.read()).toBeUndefined();
  await form.removeOwn();
  expect(await readKeys()).toEqual([]);
});

test('a draft is not part of a backup', async () => {
  await new FormDraft('new:box', database).save({ typed: 'Carl' });
  await saveSetting(database, 'sound', true);
  expect((await readEverything(database)).settings).toEqual([['sound', true]]);
});
