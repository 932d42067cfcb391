import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { seededChance } from '$lib/core';
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

let databases = 0;
let database: Database;
const opened: OpenParts[] = [];

beforeEach(() => {
  databases += 1;
  database = new Database(`parts ${Date.now()} ${databases}`);
});

afterEach(async () => {
  for (const openParts of opened.splice(0)) openParts.close();
  await database.close();
  indexedDB.deleteDatabase(database.name);
});

async function begin(name = 'Las Vegas parts'): Promise<string> {
  const id = await startPartSet('las-vegas', name, parts, database);
  const set = await open(id);
  await set.settled();
  set.close();
  return id;
}

async function open(id: string, at = database): Promise<OpenParts> {
  const found = await openParts(id, at, seededChance(7));
  if (found === undefined) throw new Error('the set is not there');
  opened.push(found);
  return found;
}

test('a set is saved when it is started, and opens as it was left', async () => {
  const id = await begin();
  const set = await open(id);
  expect(set.undoLabel).toBe('The app stands in for one big red die and two $70,000 notes');
  set.roll('red');
  set.draw('notes', 12);
  await set.settled();
  expect(set.saveState).toBe('saved');
  const before = set.state;
  set.close();
  const again = await open(id);
  expect(again.state).toEqual(before);
  expect(again.entries.map(({ by }) => by)).toEqual(['table', 'app', 'app']);
  expect(again.lines.map(({ number }) => number)).toEqual([3, 2, 1]);
});

test('labels name every action that is undone or redone', async () => {
  const set = await open(await begin());
  set.roll('red');
  const rolled = set.undoLabel;
  expect(rolled).toMatch(/^Big red die, roll 1: [1-6]$/);
  set.undo();
  expect(set.redoLabel).toBe(rolled);
  expect(set.state.trays[0]?.rolls).toBe(0);
  set.redo();
  expect(set.undoLabel).toBe(rolled);
  expect(set.redoLabel).toBeUndefined();
  set.undo();
  set.roll('red');
  expect(set.lines.map(({ isInEffect }) => isInEffect)).toEqual([true, false, true]);
});

test('a view of secret pieces stays in the log, is skipped by undo and keeps redo', async () => {
  const id = await begin();
  const set = await open(id);
  set.roll('red');
  set.undo();
  const { moment } = set;
  set.revealHand('p2');
  set.revealHand('p2');
  expect(set.moment).toBe(moment);
  expect(set.lines[0]?.sentence).toBe('B’s hand was opened twice.');
  expect(set.lines[0]?.number).toBeUndefined();
  expect(set.redoLabel).toMatch(/^Big red die, roll 1/);
  expect(set.undoLabel).toMatch(/^The app stands in for/);
  set.redo();
  set.revealHand('p2');
  expect(set.lines.slice(0, 2).map(({ sentence }) => sentence)).toEqual([
    'B’s hand was opened.',
    'B’s hand was opened twice.'
  ]);
  await set.settled();
  set.close();
  expect((await open(id)).lines).toHaveLength(4);
});

test('an impossible move is refused with a sentence and changes nothing', async () => {
  const set = await open(await begin());
  expect(set.draw('notes', 91)).toBe('Only 90 notes are left to draw.');
  expect(set.play({ type: 'back', part: 'notes', cards: [{ by: 'table' }], where: 'top' })).toBe(
    'That note isn’t in play.'
  );
  expect(set.entries).toHaveLength(1);
});

test('two tabs follow each other, and neither writes over the other', async () => {
  const id = await begin();
  const other = new Database(database.name);
  const first = await open(id);
  const two = await open(id, other);
  first.draw('notes', 3);
  await first.settled();
  await expect.poll(() => two.entries.length).toBe(2);
  expect(pileCounts(two.state.piles['notes']!)).toEqual(pileCounts(first.state.piles['notes']!));
  two.roll('red');
  await two.settled();
  await expect.poll(() => first.entries.length).toBe(3);
  await other.close();
});

test('a move made in a tab that was behind is reported as lost', async () => {
  const id = await begin();
  const other = new Database(database.name);
  const [first, two] = [await open(id), await open(id, other)];
  first.roll('red');
  two.draw('notes');
  await Promise.all([first.settled(), two.settled()]);
  await expect.poll(() => [first.notice, two.notice].filter((item) => item !== undefined)).toHaveLength(1);
  expect((await readParts(database, id))?.entries).toHaveLength(2);
  expect(first.entries).toEqual(two.entries);
  await other.close();
});

test('a name that is taken gets a number, and can be changed', async () => {
  await begin();
  const set = await open(await begin());
  expect(set.set.name).toBe('Las Vegas parts 2');
  set.rename('  The lost die  ');
  set.rename(' ');
  await set.settled();
  expect((await readParts(database, set.set.id))?.set.name).toBe('The lost die');
});

test('the shelf lists the sets in words; a deleted one is redone', async () => {
  const id = await begin();
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
  const id = await begin();
  const { set: head, entries } = (await readParts(database, id))!;
  partsCache.set(id, new PersistedLog({ head, entries }, partsArchive, database, -1));
  const use = database.use.bind(database);
  vi.spyOn(database, 'use').mockImplementation(async (work, timeout) => {
    const result = await use(work, timeout);
    partsCache.clear();
    return result;
  });
  const shelf = new PartsShelf(database);
  await shelf.read();
  expect(shelf.sets?.map(({ set }) => set.id)).toEqual([id]);
});

test('the tray is ready, takes any dice, and is not on the shelf', async () => {
  const tray = await openTray(database, seededChance(3));
  opened.push(tray);
  tray.play({ type: 'setUp', chosen: [{ part: plainDice(20), missing: { ivory: 3 } }] });
  tray.roll('ivory');
  const faces = tray.state.trays[0]?.dice.map(({ face }: TrayDie) => face ?? 0) ?? [];
  expect(faces).toHaveLength(3);
  expect(Math.max(...faces)).toBeLessThanOrEqual(20);
  await tray.settled();
  const shelf = new PartsShelf(database);
  await shelf.read();
  expect(shelf.sets).toEqual([]);
  expect((await readParts(database, TRAY_ID))?.entries).toHaveLength(3);
});

test('rolls are counted face by face, undone ones too', async () => {
  const set = await open(await begin());
  for (let roll = 0; roll < 60; roll += 1) set.roll('red');
  set.undo();
  const [rolled] = set.rolled;
  expect(rolled).toMatchObject({ title: 'Big red die', spread: { rolls: 60, expected: 10 } });
});

test('without storage a set exists on this page only, and says so', async () => {
  const none = new Database(`parts ${Date.now()} none`);
  const factory = Object.getOwnPropertyDescriptor(globalThis, 'indexedDB');
  Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true });
  try {
    const id = await startPartSet('las-vegas', 'Las Vegas parts', parts, none);
    const set = await open(id, none);
    set.roll('red');
    await set.settled();
    expect(set.error?.code).toBe('missing');
    expect((await open(id, none)).entries).toHaveLength(2);
  } finally {
    if (factory === undefined) Reflect.deleteProperty(globalThis, 'indexedDB');
    else Object.defineProperty(globalThis, 'indexedDB', factory);
  }
});
