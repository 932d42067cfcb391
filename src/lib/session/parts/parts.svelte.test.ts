import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { seededRandom } from '$lib/core';
import { pileCounts, type BoxPart, type ChosenPart, type TrayDie } from '$lib/parts';
import { Database } from '$lib/storage/database/database';
import { readParts } from '$lib/storage/records/part-sets';
import type { OpenParts } from './parts.svelte';
import { partsCache, partsArchive, openParts, openTray, startPartSet, TRAY_ID } from './parts-open';
import { plainDice } from './parts-plain';
import { PartsShelf } from './parts-shelf.svelte';
import { PersistedLog } from '$lib/session/log/persisted-log.svelte';

const die: BoxPart = {
  kind: 'dice',
  id: 'big',
  title: 'Big dice',
  one: 'big die',
  many: 'big dice',
  size: 'big',
  faces: 6,
  mark: 'pips',
  pieces: { red: 1 },
  hint: ''
};
const notes: BoxPart = {
  kind: 'deck',
  id: 'notes',
  title: 'Notes',
  one: 'note',
  many: 'notes',
  container: 'pile',
  money: true,
  pieces: { 70000: 13, 80000: 77 },
  hint: ''
};
const parts: readonly ChosenPart[] = [
  { part: die, missing: { red: 1 } },
  { part: notes, missing: { 70000: 2 } }
];

let databaseCount = 0;
let database: Database;
const openedParts: OpenParts[] = [];

beforeEach(() => {
  databaseCount += 1;
  database = new Database(`parts ${Date.now()} ${databaseCount}`);
});

afterEach(async () => {
  for (const openParts of openedParts.splice(0)) openParts.close();
  await database.close();
  indexedDB.deleteDatabase(database.name);
});

async function startSet(name = 'Las Vegas parts'): Promise<string> {
  const id = await startPartSet('las-vegas', name, parts, database);
  const openSet = await open(id);
  await openSet.whenSaved();
  openSet.close();
  return id;
}

async function open(id: string, partsDatabase = database): Promise<OpenParts> {
  const openedSet = await openParts(id, partsDatabase, seededRandom(7));
  if (openedSet === undefined) throw new Error('the set is not there');
  openedParts.push(openedSet);
  return openedSet;
}

test('a set is saved when it is started, and opens as it was left', async () => {
  const id = await startSet();
  const openSet = await open(id);
  expect(openSet.undoLabel).toBe('The app stands in for one big red die and two $70,000 notes');
  openSet.roll('red');
  openSet.draw('notes', 12);
  await openSet.whenSaved();
  expect(openSet.saveState).toBe('saved');
  const stateBefore = openSet.state;
  openSet.close();
  const reopenedSet = await open(id);
  expect(reopenedSet.state).toEqual(stateBefore);
  expect(reopenedSet.entries.map(({ by }) => by)).toEqual(['table', 'app', 'app']);
  expect(reopenedSet.lines.map(({ number }) => number)).toEqual([3, 2, 1]);
});

test('labels name every action that is undone or redone', async () => {
  const openSet = await open(await startSet());
  openSet.roll('red');
  const rollLabel = openSet.undoLabel;
  expect(rollLabel).toMatch(/^Big red die, roll 1: [1-6]$/);
  openSet.undo();
  expect(openSet.redoLabel).toBe(rollLabel);
  expect(openSet.state.trays[0]?.rolls).toBe(0);
  openSet.redo();
  expect(openSet.undoLabel).toBe(rollLabel);
  expect(openSet.redoLabel).toBeUndefined();
  openSet.undo();
  openSet.roll('red');
  expect(openSet.lines.map(({ isInEffect }) => isInEffect)).toEqual([true, false, true]);
});

test('a view of secret pieces stays in the log, is skipped by undo and keeps redo', async () => {
  const id = await startSet();
  const openSet = await open(id);
  openSet.roll('red');
  openSet.undo();
  const { moment } = openSet;
  openSet.revealHand('p2');
  openSet.revealHand('p2');
  expect(openSet.moment).toBe(moment);
  expect(openSet.lines[0]?.sentence).toBe('B’s hand was opened twice.');
  expect(openSet.lines[0]?.number).toBeUndefined();
  expect(openSet.redoLabel).toMatch(/^Big red die, roll 1/);
  expect(openSet.undoLabel).toMatch(/^The app stands in for/);
  openSet.redo();
  openSet.revealHand('p2');
  expect(openSet.lines.slice(0, 2).map(({ sentence }) => sentence)).toEqual([
    'B’s hand was opened.',
    'B’s hand was opened twice.'
  ]);
  await openSet.whenSaved();
  openSet.close();
  expect((await open(id)).lines).toHaveLength(4);
});

test('an impossible move is refused with a sentence and changes nothing', async () => {
  const openSet = await open(await startSet());
  expect(openSet.draw('notes', 91)).toBe('Only 90 notes are left to draw.');
  expect(openSet.play({ type: 'back', part: 'notes', cards: [{ by: 'table' }], where: 'top' })).toBe(
    'That note isn’t in play.'
  );
  expect(openSet.entries).toHaveLength(1);
});

test('two tabs follow each other, and neither writes over the other', async () => {
  const id = await startSet();
  const otherDatabase = new Database(database.name);
  const firstTab = await open(id);
  const secondTab = await open(id, otherDatabase);
  firstTab.draw('notes', 3);
  await firstTab.whenSaved();
  await expect.poll(() => secondTab.entries.length).toBe(2);
  expect(pileCounts(secondTab.state.piles['notes']!)).toEqual(pileCounts(firstTab.state.piles['notes']!));
  secondTab.roll('red');
  await secondTab.whenSaved();
  await expect.poll(() => firstTab.entries.length).toBe(3);
  await otherDatabase.close();
});

test('a move that one tab made before it saw a move of the other is reported as lost', async () => {
  const id = await startSet();
  const otherDatabase = new Database(database.name);
  const [firstTab, secondTab] = [await open(id), await open(id, otherDatabase)];
  firstTab.roll('red');
  secondTab.draw('notes');
  await Promise.all([firstTab.whenSaved(), secondTab.whenSaved()]);
  await expect
    .poll(() => [firstTab.notice, secondTab.notice].filter((item) => item !== undefined))
    .toHaveLength(1);
  expect((await readParts(database, id))?.entries).toHaveLength(2);
  expect(firstTab.entries).toEqual(secondTab.entries);
  await otherDatabase.close();
});

test('a name that is taken gets a number, and can be changed', async () => {
  await startSet();
  const openSet = await open(await startSet());
  expect(openSet.set.name).toBe('Las Vegas parts 2');
  openSet.rename('  The lost die  ');
  openSet.rename(' ');
  await openSet.whenSaved();
  expect((await readParts(database, openSet.set.id))?.set.name).toBe('The lost die');
});

test('the shelf lists the sets in words, and a deleted set can be restored', async () => {
  const id = await startSet();
  const shelf = new PartsShelf(database);
  await shelf.read();
  expect(shelf.sets).toMatchObject([{ set: { id }, words: 'One big red die and two $70,000 notes' }]);
  await shelf.delete(shelf.sets![0]!.set);
  expect(shelf.sets).toEqual([]);
  expect(await openParts(id, database)).toBeUndefined();
  await shelf.undelete();
  expect(shelf.sets).toHaveLength(1);
});

test('a set that is saved while the shelf is read is listed once', async () => {
  const id = await startSet();
  const { set: head, entries } = (await readParts(database, id))!;
  partsCache.set(id, new PersistedLog({ head, entries }, partsArchive, database, -1));
  const originalUse = database.use.bind(database);
  vi.spyOn(database, 'use').mockImplementation(async (work, timeout) => {
    const result = await originalUse(work, timeout);
    partsCache.clear();
    return result;
  });
  const shelf = new PartsShelf(database);
  await shelf.read();
  expect(shelf.sets?.map(({ set }) => set.id)).toEqual([id]);
});

test('the tray exists from the start, takes any dice, and is not on the shelf', async () => {
  const tray = await openTray(database, seededRandom(3));
  openedParts.push(tray);
  tray.play({ type: 'setUp', chosen: [{ part: plainDice(20), missing: { ivory: 3 } }] });
  tray.roll('ivory');
  const faces = tray.state.trays[0]?.dice.map(({ face }: TrayDie) => face ?? 0) ?? [];
  expect(faces).toHaveLength(3);
  expect(Math.max(...faces)).toBeLessThanOrEqual(20);
  await tray.whenSaved();
  const shelf = new PartsShelf(database);
  await shelf.read();
  expect(shelf.sets).toEqual([]);
  expect((await readParts(database, TRAY_ID))?.entries).toHaveLength(3);
});

test('rolls are counted face by face, undone ones too', async () => {
  const openSet = await open(await startSet());
  for (let rollIndex = 0; rollIndex < 60; rollIndex += 1) openSet.roll('red');
  openSet.undo();
  const [rolledDice] = openSet.rolled;
  expect(rolledDice).toMatchObject({ title: 'Big red die', spread: { rolls: 60, expected: 10 } });
});

test('without storage a set exists on this page only, and says so', async () => {
  const missingDatabase = new Database(`parts ${Date.now()} none`);
  const factoryDescriptor = Object.getOwnPropertyDescriptor(globalThis, 'indexedDB');
  Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true });
  try {
    const id = await startPartSet('las-vegas', 'Las Vegas parts', parts, missingDatabase);
    const openSet = await open(id, missingDatabase);
    openSet.roll('red');
    await openSet.whenSaved();
    expect(openSet.error?.code).toBe('missing');
    expect((await open(id, missingDatabase)).entries).toHaveLength(2);
  } finally {
    if (factoryDescriptor === undefined) Reflect.deleteProperty(globalThis, 'indexedDB');
    else Object.defineProperty(globalThis, 'indexedDB', factoryDescriptor);
  }
});
