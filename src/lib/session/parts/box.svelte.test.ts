import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Database } from '$lib/storage/database/database';
import { BoxRules } from './box.svelte';

let database: Database;
let number = 0;

beforeEach(() => {
  number += 1;
  database = new Database(`box ${Date.now()} ${number}`);
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await database.close();
  indexedDB.deleteDatabase(database.name);
});

test('a house rule applies at once and after a reload', async () => {
  const box = new BoxRules('razzia', database);
  await box.load();
  const savePromise = box.setHouseRule('equalSymbols', 'wins');
  expect(box.houseRules).toEqual({ equalSymbols: 'wins' });
  await savePromise;
  await box.setRuling('1.7', 'The oldest is ahead.');
  const reopenedBox = new BoxRules('razzia', database);
  await reopenedBox.load();
  expect([reopenedBox.houseRules, reopenedBox.rulings]).toEqual([
    { equalSymbols: 'wins' },
    { '1.7': 'The oldest is ahead.' }
  ]);
});

test('a paragraph has our interpretation again once its house rule is removed', async () => {
  const box = new BoxRules('razzia', database);
  await box.setRuling('1.7', 'The oldest is ahead.');
  await box.setRuling('1.7', undefined);
  expect(box.rulings).toEqual({});
});

test('a correction of the box applies until it is removed', async () => {
  const box = new BoxRules('razzia', database);
  await box.setOverride('chits', { counts: { '5000': 12 } });
  const reopenedBox = new BoxRules('razzia', database);
  await reopenedBox.load();
  expect(reopenedBox.parts).toEqual({ chits: { counts: { '5000': 12 } } });
  await reopenedBox.setOverride('chits', undefined);
  expect(reopenedBox.parts).toEqual({});
});

test('a copied board is saved as a correction of the box', async () => {
  const box = new BoxRules('vegas', database);
  await box.setOverride('board', { copied: 'vegas1_3-123' });
  const reopenedBox = new BoxRules('vegas', database);
  await reopenedBox.load();
  expect(reopenedBox.parts).toEqual({ board: { copied: 'vegas1_3-123' } });
});

test('parts that change together are saved together', async () => {
  const box = new BoxRules('vegas', database);
  await box.setOverrides({ begun: { copied: '_3-12' }, chits: { counts: { '5000': 12 } } });
  const savePromise = box.setOverrides({ board: { copied: 'vegas1_3-123' }, begun: undefined });
  const otherBox = new BoxRules('vegas', database);
  await otherBox.load();
  await savePromise;
  expect(otherBox.parts).toEqual({ chits: { counts: { '5000': 12 } }, board: { copied: 'vegas1_3-123' } });
});

test('a change made while the box is being read is kept, and so is the rest of the box', async () => {
  await new BoxRules('razzia', database).setHouseRule('equalSymbols', 'wins');
  const box = new BoxRules('razzia', database);
  const loadPromise = box.load();
  const savePromise = box.setOverride('chits', { counts: { '5000': 12 } });
  await loadPromise;
  expect(box.parts).toEqual({ chits: { counts: { '5000': 12 } } });
  await savePromise;
  expect([box.houseRules, box.parts]).toEqual([
    { equalSymbols: 'wins' },
    { chits: { counts: { '5000': 12 } } }
  ]);
});

test('a rule that cannot be saved holds until the page is closed, with an error', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const box = new BoxRules('razzia', new Database('nowhere'));
  await box.setHouseRule('equalSymbols', 'wins');
  expect([box.houseRules, box.error?.code]).toEqual([{ equalSymbols: 'wins' }, 'missing']);
});
