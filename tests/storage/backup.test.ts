import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { seatsWithCurrentNames } from '$lib/core';
import { backUp, countNotBackedUp, countsNotInBackup, recordBackup } from '$lib/session/device/backup.svelte';
import { readLedger } from '$lib/session/results/finished-matches';
import { previewUndo, readEverything, restore, takeBackRestore } from '$lib/storage/backup/backup';
import { makeBackup, readBackup, readBackupText } from '$lib/storage/backup/backup-file';
import type { BackupBody, LogBundle } from '$lib/storage/backup/backup-body';
import { uncertainPeople } from '$lib/storage/backup/backup-people';
import { changeBox } from '$lib/storage/records/boxes';
import { readQuarantine } from '$lib/storage/quarantine/quarantine';
import { Database } from '$lib/storage/database/database';
import { savePeople } from '$lib/storage/records/known-people';
import { markDeleted, removeMarkedMatches } from '$lib/storage/records/deleted-matches';
import {
  markManualGameDeleted,
  readManualGame,
  readManualGames,
  removeMarkedManualGames,
  saveManualGame
} from '$lib/storage/records/manual-games';
import { saveNote } from '$lib/storage/records/game-notes';
import { saveSetting } from '$lib/storage/records/settings';
import { holdsWhat } from '$lib/ui/strings/en/sharing';
import { planText, nothingIsDeleted, outcomeText, notRestoredText } from '#routes/restore/strings/en';
import { readSavedLog, saveLog } from '$lib/storage/records/saved-logs';
import type { ManualGame, SavedMatch } from '$lib/storage/database/schema';
import { readSummary, saveSummaries } from '$lib/storage/records/summaries';
import { backupBody, bundleOf, manualGame, withOtherLines } from './damage/backup';
import { damages } from './damage/damages';
import { fill } from './damage/fill';
import { summary } from '$lib/storage/fixtures/summary';
import { matchOf, validStore } from './damage/store';
import { putBack } from '#tests/past/device';
import { evenings, readDump } from '#tests/past/dump';

/** A backup outlives the device: a restore adds what was saved and loses nothing that is here. */

let number = 0;
let localDevice: Database;

beforeEach(() => (localDevice = new Database(`backup ${(number += 1)}`)));
afterEach(() => localDevice.close());

const NO_COUNTS = {
  matches: 0,
  partSets: 0,
  people: 0,
  boxes: 0,
  settings: 0,
  gameNotes: 0,
  manualGames: 0
};
const EMPTY_BODY: BackupBody = {
  matches: [],
  partSets: [],
  players: [],
  people: [],
  boxes: [],
  settings: [],
  gameNotes: [],
  manualGames: []
};

/** Stores without any record. */
const EMPTY_STORE = {
  ...{ matches: [], entries: [], drafts: [], results: [], players: [], settings: {} },
  ...{ partSets: [], partEntries: [], boxes: [] }
};

function matches(...bundles: readonly LogBundle<SavedMatch>[]): BackupBody {
  return { ...EMPTY_BODY, matches: bundles };
}

/** Every record of every store, except the data for undoing a restore. */
async function readRecordTexts(database: Database): Promise<readonly string[]> {
  const damagedItems = await readQuarantine(database);
  return damagedItems
    .filter(({ key }) => key !== 'restored')
    .flatMap((damagedItem) => damagedItem.records.map((record) => JSON.stringify(record)))
    .sort();
}

async function logOf(id: string): Promise<readonly unknown[]> {
  return (await readSavedLog(localDevice, id))?.entries ?? [];
}

describe('a device of 0.1.0 can be backed up and restored to a new one', () => {
  test.each(evenings().filter((evening) => evening !== 'fresh'))('%s, entry by entry', async (evening) => {
    const { device } = readDump(evening);
    const oldDevice = new Database(`${evening} ${Math.random()}`);
    await putBack({ ...device, database: oldDevice.name, localStorage: {} });
    const backup = await readBackup(await backUp(oldDevice));
    await restore(localDevice, backup);
    const recordsBefore = (await readRecordTexts(oldDevice)).filter(
      (record) => !record.includes('protectionAsked')
    );
    const deletedMatches = (await readEverything(oldDevice)).matches.filter(
      ({ head }) => head.deletedAt !== undefined
    );
    const deletedIds = [...deletedMatches.map(({ head }) => head.id)];
    const deletedSets = (await readEverything(oldDevice)).partSets.filter(
      ({ head }) => head.deletedAt !== undefined
    );
    const expectedRecords = recordsBefore.filter(
      (record) =>
        ![...deletedIds, ...deletedSets.map(({ head }) => head.id)].some((id) =>
          record.includes(JSON.stringify(id))
        )
    );
    expect(await readRecordTexts(localDevice)).toEqual(expectedRecords);
    expect(recordsBefore.length).toBeGreaterThan(0);
    await oldDevice.close();
  });
});

describe('with any damaged record, the valid ones can be backed up and restored', () => {
  test.each(damages)('$title', async ({ apply }) => {
    const store = validStore();
    store.matches.push({ ...matchOf('7'), id: 7 });
    apply(store);
    await fill(localDevice, store);
    const backup = await readBackup(await backUp(localDevice));
    const ids = backup.matches.map(({ head }) => head.id);
    expect(ids).toEqual(expect.arrayContaining(['running', 'finished']));
    const freshDevice = new Database(`${localDevice.name} fresh`);
    await restore(freshDevice, backup);
    expect((await readEverything(freshDevice)).matches.map(({ head }) => head.id).sort()).toEqual(ids.sort());
    const plan = await restore(localDevice, backup);
    expect(plan.matches.every(({ action: planAction }) => planAction === 'same')).toBe(true);
    await freshDevice.close();
  });
});

describe('a restore', () => {
  test('adds a match that is missing here', async () => {
    const { matches: plannedMatches } = await restore(localDevice, matches(bundleOf('a', 5, true)));
    expect(plannedMatches.map(({ action: planAction }) => planAction)).toEqual(['comes']);
    expect(await logOf('a')).toEqual(bundleOf('a', 5).entries);
    expect((await readSavedLog(localDevice, 'a'))?.result).toEqual(bundleOf('a', 5, true).result);
  });

  test('adds the later lines of a match that was continued in the file', async () => {
    await restore(localDevice, matches(bundleOf('a', 3)));
    const { matches: plannedMatches } = await restore(localDevice, matches(bundleOf('a', 5, true)));
    expect(plannedMatches.map(({ action: planAction, lines }) => [planAction, lines])).toEqual([
      ['goesOn', { same: 3, device: 0, file: 2 }]
    ]);
    expect(await logOf('a')).toEqual(bundleOf('a', 5).entries);
    expect((await readSavedLog(localDevice, 'a'))?.result).toEqual(bundleOf('a', 5, true).result);
  });

  test('keeps a match that is newer here', async () => {
    await restore(localDevice, matches(bundleOf('a', 5)));
    const { matches: plannedMatches } = await restore(localDevice, matches(bundleOf('a', 2)));
    expect(plannedMatches.map(({ action: planAction, lines }) => [planAction, lines])).toEqual([
      ['newerHere', { same: 2, device: 3, file: 0 }]
    ]);
    expect(await logOf('a')).toEqual(bundleOf('a', 5).entries);
  });

  test('keeps both sides of a match that was continued on both, and adds the other side only once', async () => {
    const file = withOtherLines(bundleOf('a', 5), 3, 1);
    await restore(localDevice, matches(bundleOf('a', 5)));
    const { matches: plannedMatches } = await restore(localDevice, matches(file));
    expect(plannedMatches.map(({ action: planAction, lines }) => [planAction, lines])).toEqual([
      ['fork', { same: 3, device: 2, file: 1 }]
    ]);
    expect(await logOf('a')).toEqual(bundleOf('a', 5).entries);
    const deviceData = await readEverything(localDevice);
    const [copy] = deviceData.matches.filter(({ head }) => head.id !== 'a');
    expect(copy?.entries.map(({ seq, at, do: action }) => [seq, at, action])).toEqual(
      file.entries.map(({ seq, at, do: action }) => [seq, at, action])
    );
    const secondRestore = await restore(localDevice, matches(file));
    expect(secondRestore.matches.map(({ action: planAction }) => planAction)).toEqual(['same']);
    expect((await readEverything(localDevice)).matches).toHaveLength(2);
  });

  test('keeps only this device’s side if that is chosen', async () => {
    await restore(localDevice, matches(bundleOf('a', 5)));
    const recordsBefore = await readRecordTexts(localDevice);
    await restore(localDevice, matches(withOtherLines(bundleOf('a', 5), 3, 1)), {
      choices: { a: 'here' },
      restoredAt: 9
    });
    expect(await readRecordTexts(localDevice)).toEqual(recordsBefore);
  });

  test('takes the file’s side if that is chosen, and marks this device’s side as deleted', async () => {
    const file = withOtherLines(bundleOf('a', 5), 3, 1);
    await restore(localDevice, matches(bundleOf('a', 5)));
    const recordsBefore = await readRecordTexts(localDevice);
    await restore(localDevice, matches(file), { choices: { a: 'file' }, restoredAt: 9 });
    const storedMatches = (await readEverything(localDevice)).matches;
    expect(storedMatches.map(({ head, entries }) => [head.deletedAt, entries.length])).toEqual([
      [9, 5],
      [undefined, 4]
    ]);
    expect(await logOf('a')).toEqual(bundleOf('a', 5).entries);
    expect((await takeBackRestore(localDevice))?.keptCounts).toEqual(NO_COUNTS);
    expect(await readRecordTexts(localDevice)).toEqual(recordsBefore);
  });

  test.each(['constructor', '__proto__', 'toString'])(
    'treats a match called %s like any other',
    async (id) => {
      await restore(localDevice, matches(bundleOf(id, 5)));
      const { matches: plannedMatches } = await restore(
        localDevice,
        matches(withOtherLines(bundleOf(id, 5), 3, 1))
      );
      expect(plannedMatches.map(({ action: planAction, choice }) => [planAction, choice])).toEqual([
        ['fork', 'both']
      ]);
    }
  );

  test('adds nothing from a file that was restored before', async () => {
    await restore(localDevice, backupBody());
    const recordsBefore = await readRecordTexts(localDevice);
    const plan = await restore(localDevice, backupBody());
    expect(plan.matches.map(({ action: planAction }) => planAction)).toEqual(['same', 'same']);
    expect([plan.players, plan.people, plan.boxes, plan.settings]).toEqual([[], [], [], []]);
    expect(await readRecordTexts(localDevice)).toEqual(recordsBefore);
  });

  test('brings back a match deleted here, and leaves out one deleted in the file', async () => {
    await restore(localDevice, matches(bundleOf('a', 5)));
    await markDeleted(localDevice, 'a', 9);
    const { head, entries } = bundleOf('b', 5);
    await restore(localDevice, matches(bundleOf('a', 5), { head: { ...head, deletedAt: 9 }, entries }));
    const storedMatches = (await readEverything(localDevice)).matches.map(({ head: match }) => [
      match.id,
      match.deletedAt
    ]);
    expect(storedMatches).toEqual([['a', undefined]]);
  });

  test('keeps the house rules of a box, and adds the rulings that only the file has', async () => {
    const box = { game: 'las-vegas', houseRules: { tiles: '4', nobodyWon: 'same' }, rulings: {} };
    await restore(localDevice, { ...EMPTY_BODY, boxes: [box], settings: [['sound', false]] });
    await restore(localDevice, backupBody());
    const { boxes, settings } = await readEverything(localDevice);
    expect(boxes).toEqual([
      {
        game: 'las-vegas',
        houseRules: { tiles: '4', nobodyWon: 'same' },
        rulings: { '2.7': 'as we like' }
      }
    ]);
    expect(settings).toEqual([['sound', false]]);
  });
});

describe('undoing a restore', () => {
  test('brings back everything as it was', async () => {
    await restore(localDevice, matches(bundleOf('a', 3), bundleOf('b', 5)));
    await markDeleted(localDevice, 'b', 9);
    const recordsBefore = await readRecordTexts(localDevice);
    const file = { ...backupBody(), matches: [bundleOf('a', 5, true), bundleOf('b', 5), bundleOf('c', 2)] };
    await restore(localDevice, file);
    expect(await readRecordTexts(localDevice)).not.toEqual(recordsBefore);
    const undo = {
      removed: { ...NO_COUNTS, matches: 3, partSets: 1, people: 3, boxes: 1, settings: 1, manualGames: 1 },
      keptCounts: NO_COUNTS
    };
    expect(await previewUndo(localDevice)).toEqual(undo);
    expect(await takeBackRestore(localDevice)).toEqual(undo);
    expect(await readRecordTexts(localDevice)).toEqual(recordsBefore);
    expect(await previewUndo(localDevice)).toBeUndefined();
    expect(await takeBackRestore(localDevice)).toBeUndefined();
  });

  test('removes the rest but keeps a match that was continued since', async () => {
    await restore(localDevice, matches(bundleOf('a', 3), bundleOf('b', 2)));
    const { head, entries } = bundleOf('a', 4);
    await saveLog(localDevice, { match: head, entries, from: 4, newTable: false });
    expect(await takeBackRestore(localDevice)).toEqual({
      removed: { ...NO_COUNTS, matches: 1 },
      keptCounts: { ...NO_COUNTS, matches: 1 }
    });
    expect(await logOf('a')).toEqual(entries);
    expect((await readEverything(localDevice)).matches.map(({ head: match }) => match.id)).toEqual(['a']);
  });

  test('leaves a match deleted if it was deleted since', async () => {
    await restore(localDevice, matches(bundleOf('a', 3)));
    await markDeleted(localDevice, 'a', 9);
    expect(await takeBackRestore(localDevice)).toMatchObject({ keptCounts: { ...NO_COUNTS, matches: 1 } });
    const [remainingMatch] = (await readEverything(localDevice)).matches;
    expect(remainingMatch?.head.deletedAt).toBe(9);
  });

  const anna = { id: 'a', name: 'Anna', names: ['Anna'], colour: 'sky', usedAt: 1 } as const;
  const ben = { id: 'b', name: 'Ben', names: ['Ben'], colour: 'yellow', usedAt: 1 } as const;
  const carla = { id: 'c', name: 'Carla', names: ['Carla'], colour: 'blue', usedAt: 1 } as const;
  const peopleNames = async (): Promise<readonly string[]> =>
    (await readEverything(localDevice)).people.map(({ name, is: identity }) =>
      identity === undefined ? name : `${name} is ${identity}`
    );

  test('keeps the new name of a person who was renamed since', async () => {
    await restore(localDevice, { ...EMPTY_BODY, people: [anna, ben] });
    await savePeople(localDevice, [{ ...anna, name: 'Annabel' }], []);
    expect(await takeBackRestore(localDevice)).toEqual({
      removed: { ...NO_COUNTS, people: 1 },
      keptCounts: { ...NO_COUNTS, people: 1 }
    });
    expect(await peopleNames()).toEqual(['Annabel']);
  });

  test('keeps references from merged people to an existing person', async () => {
    await savePeople(localDevice, [carla], []);
    // In the file, Anna is merged into Ben; later, Carla on this device is merged into Anna.
    await restore(localDevice, { ...EMPTY_BODY, people: [{ ...anna, is: 'b' }, ben] });
    await savePeople(localDevice, [{ ...carla, is: 'a' }], []);
    expect(await takeBackRestore(localDevice)).toEqual({
      removed: NO_COUNTS,
      keptCounts: { ...NO_COUNTS, people: 2 }
    });
    expect(await peopleNames()).toEqual(['Anna is b', 'Ben', 'Carla is a']);
  });

  test.each(['at the start', 'by a handover'])(
    'keeps a restored person who has joined a game since, %s',
    async (codec) => {
      await restore(localDevice, { ...EMPTY_BODY, people: [anna, ben] });
      const { head, entries } = bundleOf('new', 2);
      const [firstSeat, ...otherSeats] = head.seats;
      const sitter = { name: 'Anna', person: 'a' };
      const match =
        codec === 'at the start' ? { ...head, seats: [{ ...firstSeat!, ...sitter }, ...otherSeats] } : head;
      const handover = {
        match: 'new',
        seq: 3,
        at: 9,
        by: 'table' as const,
        do: { seat: 'p1' as const, to: sitter }
      };
      const log = codec === 'at the start' ? entries : [...entries, handover];
      await saveLog(localDevice, { match, entries: log, from: 1, newTable: true });
      expect(await takeBackRestore(localDevice)).toMatchObject({ keptCounts: { ...NO_COUNTS, people: 1 } });
      expect(await peopleNames()).toEqual(expect.arrayContaining(['Anna']));
      expect(await peopleNames()).not.toEqual(expect.arrayContaining(['Ben']));
    }
  );

  test('keeps a theme and a copied board that are newer than the restore', async () => {
    const box = {
      game: 'vegas',
      houseRules: { tiles: '4' },
      parts: { board: { copied: '1 2 3' } },
      rulings: {}
    };
    await restore(localDevice, {
      ...EMPTY_BODY,
      boxes: [box],
      settings: [
        ['theme', 'night'],
        ['sound', false]
      ]
    });
    const ownBox = { ...box, parts: { board: { copied: '3 2 1' } } };
    await changeBox(localDevice, 'vegas', () => ownBox);
    await saveSetting(localDevice, 'theme', 'day');
    expect(await takeBackRestore(localDevice)).toEqual({
      removed: { ...NO_COUNTS, settings: 1 },
      keptCounts: { ...NO_COUNTS, boxes: 1, settings: 1 }
    });
    const { boxes, settings } = await readEverything(localDevice);
    expect([boxes, settings]).toEqual([[ownBox], [['theme', 'day']]]);
  });

  test('removes only those corrections of a box that the restore added and no one has changed', async () => {
    await changeBox(localDevice, 'vegas', (box) => ({ ...box, houseRules: { tiles: '4' } }));
    const file = {
      game: 'vegas',
      houseRules: {},
      parts: { board: { copied: '1' } },
      rulings: { '2.7': 'a', '2.8': 'b' }
    };
    await restore(localDevice, { ...EMPTY_BODY, boxes: [file] });
    const [boxNow] = (await readEverything(localDevice)).boxes;
    await changeBox(localDevice, 'vegas', () => ({ ...boxNow!, rulings: { '2.7': 'a', '2.8': 'c' } }));
    await takeBackRestore(localDevice);
    expect((await readEverything(localDevice)).boxes).toEqual([
      { game: 'vegas', houseRules: { tiles: '4' }, rulings: { '2.8': 'c' } }
    ]);
  });

  test('removes only the matches if an earlier version did the restore, because it recorded less', async () => {
    await restore(localDevice, { ...matches(bundleOf('a', 3)), people: [anna] });
    const oldUndoData = [
      { store: 'matches', key: 'a' },
      { store: 'people', key: 'a' }
    ];
    const addedEntries = [{ store: 'entries', id: 'a', from: 0, to: 3 }];
    await saveSetting(localDevice, 'restored', JSON.stringify({ was: oldUndoData, grown: addedEntries }));
    expect(await takeBackRestore(localDevice)).toEqual({
      removed: { ...NO_COUNTS, matches: 1 },
      keptCounts: { ...NO_COUNTS, people: 1 }
    });
  });
});

describe('notes on games', () => {
  const noteRecord = (match: string, text: string, changedAt: number) => ({ match, text, changedAt });
  const readNotes = async (): Promise<readonly string[]> =>
    (await readEverything(localDevice)).gameNotes.map(({ match, text }) => `${match}: ${text}`);

  test('can be backed up and restored', async () => {
    const oldDevice = new Database('backup of notes');
    await restore(oldDevice, backupBody());
    await restore(localDevice, await readBackup(await backUp(oldDevice)));
    expect((await readEverything(localDevice)).gameNotes).toEqual(backupBody().gameNotes);
    expect((await readEverything(localDevice)).manualGames).toEqual(backupBody().manualGames);
    await oldDevice.close();
  });

  test('are missing in a file of an earlier version, which can be restored', async () => {
    const { gameNotes: _, manualGames: __, ...olderBody } = backupBody();
    const backup = await readBackup(await makeBackup(olderBody as BackupBody, 1));
    expect([backup.gameNotes, backup.manualGames]).toEqual([[], []]);
  });

  test('keep the latest change', async () => {
    await restore(localDevice, { ...matches(bundleOf('a', 3), bundleOf('b', 3)) });
    await saveNote(localDevice, 'a', { text: 'here' }, 5);
    await saveNote(localDevice, 'b', { text: 'here' }, 5);
    const file = {
      ...matches(bundleOf('a', 3), bundleOf('b', 3)),
      gameNotes: [noteRecord('a', 'file', 4), noteRecord('b', 'file', 6)]
    };
    const plan = await restore(localDevice, file);
    expect(await readNotes()).toEqual(['a: here', 'b: file']);
    expect(plan.notRestored.sameAsHere).toEqual({ ...NO_COUNTS, gameNotes: 1 });
    expect(await takeBackRestore(localDevice)).toEqual({
      removed: { ...NO_COUNTS, gameNotes: 1 },
      keptCounts: NO_COUNTS
    });
    expect(await readNotes()).toEqual(['a: here', 'b: here']);
  });

  test('keep a change made since the restore', async () => {
    await restore(localDevice, { ...matches(bundleOf('a', 3)), gameNotes: [noteRecord('a', 'file', 4)] });
    await saveNote(localDevice, 'a', { text: 'later' }, 9);
    const undoneRestore = await takeBackRestore(localDevice);
    expect(undoneRestore?.keptCounts).toEqual({ ...NO_COUNTS, gameNotes: 1 });
    expect(await readNotes()).toEqual(['a: later']);
  });

  test('are left out with a game that is not restored', async () => {
    const { head, entries } = bundleOf('a', 3);
    await restore(localDevice, {
      ...matches({ head: { ...head, deletedAt: 9 }, entries }),
      gameNotes: [noteRecord('a', 'deleted', 4), noteRecord('unknown', 'nowhere', 4)]
    });
    expect(await readNotes()).toEqual([]);
  });

  test('stay with both copies of a game that was continued on both sides', async () => {
    await restore(localDevice, matches(bundleOf('a', 5)));
    await restore(localDevice, {
      ...matches(withOtherLines(bundleOf('a', 5), 3, 1)),
      gameNotes: [noteRecord('a', 'file', 4)]
    });
    const ids = (await readEverything(localDevice)).matches.map(({ head }) => head.id);
    expect(ids).toHaveLength(2);
    expect(await readNotes()).toEqual(ids.map((id) => `${id}: file`));
  });

  test('are neither overwritten nor backed up if they are damaged', async () => {
    await restore(localDevice, matches(bundleOf('a', 3)));
    await fill(localDevice, { ...EMPTY_STORE, gameNotes: [{ match: 'a', text: 7, changedAt: 1 }] });
    const plan = await restore(localDevice, {
      ...matches(bundleOf('a', 3)),
      gameNotes: [noteRecord('a', 'file', 4)]
    });
    expect(plan.notRestored.damaged).toEqual({ ...NO_COUNTS, gameNotes: 1 });
    await expect(saveNote(localDevice, 'a', { text: 'mine' }, 9)).rejects.toMatchObject({ code: 'unread' });
    expect(countsNotInBackup(await backUp(localDevice)).damaged).toBe(1);
    const [damagedRecord] = (await readQuarantine(localDevice)).filter(
      (damagedItem) => damagedItem.invalidMember !== undefined
    );
    expect([damagedRecord?.kind, damagedRecord?.invalidMember?.path]).toEqual(['note', 'text']);
    expect((await readSavedLog(localDevice, 'a'))?.entries).toHaveLength(3);
  });

  test('are deleted for good with their game', async () => {
    await restore(localDevice, { ...matches(bundleOf('a', 3)), gameNotes: [noteRecord('a', 'file', 4)] });
    await saveSummaries(localDevice, [{ ...summary, match: 'a' }]);
    await markDeleted(localDevice, 'a', 5);
    await removeMarkedMatches(localDevice, 5);
    expect(await readNotes()).toEqual(['a: file']);
    await removeMarkedMatches(localDevice, 6);
    expect(await readNotes()).toEqual([]);
    expect(await readSummary(localDevice, 'a')).toBeUndefined();
  });
});

describe('games added by hand', () => {
  const backupOf = (...all: BackupBody['manualGames']): BackupBody => ({ ...EMPTY_BODY, manualGames: all });
  const game = manualGame('g');
  const games = async (): Promise<unknown> => (await readEverything(localDevice)).manualGames;

  test('keep the latest version, and undoing the restore brings back the other one', async () => {
    await saveManualGame(localDevice, game);
    const plan = await restore(localDevice, backupOf({ ...game, text: 'Older.', changedAt: 4 }));
    expect(plan.notRestored.sameAsHere).toEqual({ ...NO_COUNTS, manualGames: 1 });
    expect(await games()).toEqual([game]);
    const newerGame = { ...game, text: 'Newer.', changedAt: 6 };
    await restore(localDevice, backupOf(newerGame));
    expect(await games()).toEqual([newerGame]);
    expect(await takeBackRestore(localDevice)).toEqual({
      removed: { ...NO_COUNTS, manualGames: 1 },
      keptCounts: NO_COUNTS
    });
    expect(await games()).toEqual([game]);
  });

  test('come back if deleted here, and stay deleted if deleted in the file', async () => {
    await saveManualGame(localDevice, game);
    await markManualGameDeleted(localDevice, 'g', 9);
    const plan = await restore(localDevice, backupOf(game, { ...manualGame('h'), deletedAt: 9 }));
    expect(plan.notRestored.deleted).toEqual({ ...NO_COUNTS, manualGames: 1 });
    expect(await games()).toEqual([game]);
  });

  test('keep a restored person who has since played in one of them', async () => {
    const carla = { id: 'carla', name: 'Carla', names: ['Carla'], colour: 'blue', usedAt: 1 } as const;
    await restore(localDevice, { ...EMPTY_BODY, people: [carla] });
    await saveManualGame(localDevice, game);
    expect(await takeBackRestore(localDevice)).toEqual({
      removed: NO_COUNTS,
      keptCounts: { ...NO_COUNTS, people: 1 }
    });
  });

  test('have their people matched and renamed like those of a match', async () => {
    await saveManualGame(localDevice, game);
    const { first: _, ...otherMembers } = manualGame('h');
    const other = { ...otherMembers, players: [{ name: 'Anna', colour: 'green', place: 1 } as const] };
    expect(uncertainPeople({ ...EMPTY_BODY, manualGames: [game] }, backupOf(other))).toEqual([
      { file: 'Anna', device: 'Anna' }
    ]);
    await restore(localDevice, backupOf(other), { answers: { Anna: 'other' } });
    const restoredNames = (await readManualGame(localDevice, 'h'))?.players.map(({ name }) => name);
    expect(restoredNames).toEqual(['Anna 2']);
  });

  test('are listed by date, and are removed for good some time after they were deleted', async () => {
    await saveManualGame(localDevice, game);
    await saveManualGame(localDevice, { ...manualGame('h'), playedAt: game.playedAt + 1 });
    expect((await readManualGames(localDevice)).map(({ id }) => id)).toEqual(['h', 'g']);
    await markManualGameDeleted(localDevice, 'h', 5);
    expect((await readManualGames(localDevice)).map(({ id }) => id)).toEqual(['g']);
    await removeMarkedManualGames(localDevice, 6);
    expect(await readManualGame(localDevice, 'h')).toBeUndefined();
    expect(await readManualGame(localDevice, 'g')).toEqual(game);
  });

  test.each([
    ['two players with the same name', { players: [game.players[0], { ...game.players[1], name: 'Anna' }] }],
    [
      'two players with the same colour',
      { players: [game.players[0], { ...game.players[1], colour: 'sky' }] }
    ],
    ['nobody', { players: [] }],
    ['a first player who does not exist', { first: 2 }],
    ['teams with unknown players', { teams: [1, 2, 1] }],
    ['a text that is too long', { text: 'x'.repeat(281) }],
    ['a location that is too long', { location: 'x'.repeat(61) }]
  ])('%s cannot be saved', async (_, unstorableValue) => {
    await expect(
      saveManualGame(localDevice, { ...game, ...unstorableValue } as ManualGame)
    ).rejects.toMatchObject({
      code: 'unfit'
    });
  });
});

describe('a failed restore changes nothing', () => {
  /** A value that no database can store. */
  const uncloneableValue = (): undefined => undefined;
  const damagedBodies = {
    matches: (body: BackupBody) => Object.assign(body.matches[1]!.head, { options: uncloneableValue }),
    results: (body: BackupBody) => Object.assign(body.matches[1]!.result!, { held: uncloneableValue }),
    entries: (body: BackupBody) => Object.assign(body.matches[1]!.entries[4]!, { do: uncloneableValue }),
    partSets: (body: BackupBody) => Object.assign(body.partSets[0]!.head, { box: uncloneableValue }),
    players: (body: BackupBody) => Object.assign(body.players[1]!, { usedAt: uncloneableValue }),
    people: (body: BackupBody) => Object.assign(body.people[0]!, { usedAt: uncloneableValue }),
    boxes: (body: BackupBody) => Object.assign(body.boxes[0]!, { parts: uncloneableValue }),
    gameNotes: (body: BackupBody) => Object.assign(body.gameNotes[0]!, { date: uncloneableValue }),
    manualGames: (body: BackupBody) => Object.assign(body.manualGames[0]!, { first: uncloneableValue })
  };

  test.each(Object.entries(damagedBodies))('at the last of its %s', async (_, damagedBody) => {
    await restore(localDevice, matches(bundleOf('running', 3)));
    const recordsBefore = await readRecordTexts(localDevice);
    const body = structuredClone(backupBody());
    damagedBody(body);
    await expect(restore(localDevice, body)).rejects.toThrow();
    expect(await readRecordTexts(localDevice)).toEqual(recordsBefore);
    expect(await restore(localDevice, backupBody())).toBeDefined();
    expect(await logOf('finished')).toEqual(bundleOf('finished', 5).entries);
  });
});

describe('people with indistinguishable names', () => {
  const backupOfAnn = { ...EMPTY_BODY, players: [{ name: 'Ann', colour: 'sky', usedAt: 1 } as const] };

  test.each([
    ['the same name in another colour', 'Ann', 'green', ['Ann']],
    ['the same name in the same colour', 'Ann', 'sky', []],
    ['a lower-case letter', 'ann', 'sky', ['ann']],
    ['a space at the end', 'Ann ', 'sky', ['Ann ']],
    ['an invisible character', 'A\u200bnn', 'sky', ['A\u200bnn']],
    ['another name', 'Anna', 'green', []]
  ] as const)('%s', (_, name, colour, uncertainNames) => {
    const file = { ...EMPTY_BODY, players: [{ name, colour, usedAt: 1 }] };
    expect(uncertainPeople(backupOfAnn, file).map((uncertainPerson) => uncertainPerson.file)).toEqual(
      uncertainNames
    );
  });

  test.each(['constructor', '__proto__', 'toString'])(
    '%s is the same person until someone answers',
    async (name) => {
      const player = { name, colour: 'sky', usedAt: 1 } as const;
      await restore(localDevice, { ...EMPTY_BODY, players: [player] });
      const plan = await restore(localDevice, { ...EMPTY_BODY, players: [{ ...player, colour: 'green' }] });
      expect(plan.players).toEqual([]);
    }
  );

  test('another person’s name gets a number, and the same person gets the local name', async () => {
    await restore(localDevice, { ...EMPTY_BODY, players: [{ name: 'Anna', colour: 'green', usedAt: 1 }] });
    const file = { ...backupBody(), matches: [bundleOf('a', 5, true)] };
    await restore(localDevice, file, { answers: { Anna: 'other' } });
    expect((await readSavedLog(localDevice, 'a'))?.match.seats.map(({ name }) => name)).toEqual([
      'Anna 2',
      'Ben'
    ]);
    expect((await readSavedLog(localDevice, 'a'))?.result?.seats.map(({ name }) => name)).toEqual([
      'Anna 2',
      'Ben'
    ]);
    await restore(localDevice, matches(bundleOf('b', 5)), { answers: { Anna: 'same' } });
    expect((await readSavedLog(localDevice, 'b'))?.match.seats.map(({ name }) => name)).toEqual([
      'Anna',
      'Ben'
    ]);
  });
});

describe('people in a file', () => {
  const person = { id: 'a', name: 'Anna', names: ['Ann'], colour: 'sky', usedAt: 1 } as const;
  const bens = { id: 'b', name: 'Ben', names: ['Ben'], colour: 'yellow', usedAt: 1 } as const;

  const people = async (): Promise<unknown> => (await readEverything(localDevice)).people;
  async function namesInMatch(id: string): Promise<readonly string[]> {
    const { matches: savedMatches, people: peopleNames } = await readEverything(localDevice);
    const seats = savedMatches.find(({ head }) => head.id === id)?.head.seats ?? [];
    return seatsWithCurrentNames(seats, peopleNames).map(({ name }) => name);
  }

  test('are added, and are removed when the restore is undone', async () => {
    await restore(localDevice, { ...EMPTY_BODY, people: [person] });
    expect(await people()).toEqual([person]);
    expect((await takeBackRestore(localDevice))?.removed.people).toBe(1);
    expect(await people()).toEqual([]);
  });

  test('keep their local names', async () => {
    await restore(localDevice, { ...EMPTY_BODY, people: [{ ...person, name: 'Anne' }] });
    const plan = await restore(localDevice, { ...EMPTY_BODY, people: [person] });
    expect([plan.people, await people()]).toEqual([[], [{ ...person, name: 'Anne' }]]);
  });

  test('are matched with the names here', async () => {
    await restore(localDevice, { ...EMPTY_BODY, people: [person] });
    await restore(localDevice, { ...EMPTY_BODY, people: [{ ...person, id: 'other', names: ['Anna'] }] });
    expect(await people()).toEqual([person, { ...person, id: 'other', names: ['Anna'], is: 'a' }]);
  });

  test('keep their names in matches from before people had ids', async () => {
    await restore(localDevice, {
      ...EMPTY_BODY,
      people: [{ ...person, id: 'here', name: 'Hanna', names: ['Anna'] }]
    });
    const file = { ...matches(bundleOf('m', 5, true)), people: [{ ...person, names: ['Anna'] }, bens] };
    await restore(localDevice, file, { answers: { Anna: 'other' } });
    expect(await namesInMatch('m')).toEqual(['Anna', 'Ben']);
  });

  test('can be missing completely', async () => {
    const { people: _, ...oldDevice } = backupBody();
    const file = await makeBackup(oldDevice as BackupBody, 1);
    expect((await readBackup(file)).people).toEqual([]);
  });
});

/** Packs or unpacks with the platform's own streams. */
async function convert(file: Blob, codec: CompressionStream | DecompressionStream): Promise<Blob> {
  return new Response(file.stream().pipeThrough(codec)).blob();
}

/** Builds a zip archive of these files by hand, following PKWARE's APPNOTE.TXT; deflated unless `isStored`. */
async function zipFiles(files: Readonly<Record<string, Blob>>, isStored = false): Promise<Blob> {
  const zipParts: Uint8Array<ArrayBuffer>[] = [];
  const directoryParts: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const [name, file] of Object.entries(files)) {
    const title = new TextEncoder().encode(name);
    const packedBytes = new Uint8Array(
      await (isStored ? file : await convert(file, new CompressionStream('deflate-raw'))).arrayBuffer()
    );
    const fields = [0, isStored ? 0 : 8, 0, 0, 0, 0, packedBytes.length & 0xffff, packedBytes.length >>> 16];
    const sizes = [file.size & 0xffff, file.size >>> 16, title.length, 0];
    const localHeader = [0x4b50, 0x0403, 20, ...fields, ...sizes];
    const entry = [
      0x4b50,
      0x0201,
      20,
      20,
      ...fields,
      ...sizes,
      0,
      0,
      0,
      0,
      0,
      offset & 0xffff,
      offset >>> 16
    ];
    zipParts.push(encodeWords(localHeader), title, packedBytes);
    directoryParts.push(encodeWords(entry), title);
    offset += 30 + title.length + packedBytes.length;
  }
  const size = directoryParts.reduce((sum, bytes) => sum + bytes.length, 0);
  const count = Object.keys(files).length;
  const end = [
    0x4b50,
    0x0605,
    0,
    0,
    count,
    count,
    size & 0xffff,
    size >>> 16,
    offset & 0xffff,
    offset >>> 16,
    0
  ];
  return new Blob([...zipParts, ...directoryParts, encodeWords(end)]);
}

/** Little-endian numbers of two bytes each. */
function encodeWords(numbers: readonly number[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(numbers.flatMap((number) => [number & 0xff, number >>> 8]));
}

describe('a file that was unpacked or compressed again on its way can be restored', () => {
  const gzip = (file: Blob) => convert(file, new CompressionStream('gzip'));
  const unpack = (file: Blob) => convert(file, new DecompressionStream('gzip'));
  const wrappers: Readonly<Record<string, (file: Blob) => Promise<Blob>>> = {
    'as saved': (file) => Promise.resolve(file),
    unpacked: unpack,
    'unpacked, with a byte order mark': async (file) => new Blob(['\ufeff', await unpack(file)]),
    'unpacked, with a line break at the end': async (file) => new Blob([await unpack(file), '\r\n']),
    'compressed twice': gzip,
    'compressed three times': async (file) => gzip(await gzip(file)),
    zipped: (file) => zipFiles({ 'croupier.json.gz': file }),
    'unpacked, then zipped': async (file) => zipFiles({ 'croupier.json': await unpack(file) }),
    'zipped without compression': (file) => zipFiles({ 'croupier.json.gz': file }, true),
    'zipped by a Mac': (file) =>
      zipFiles({
        'a/': new Blob(),
        'a/croupier.json.gz': file,
        '__MACOSX/a/._croupier.json.gz': new Blob(['x'])
      }),
    'zipped with other files': (file) => zipFiles({ 'readme.txt': new Blob(['hello']), 'b.gz': file }),
    'zipped, then compressed': async (file) => gzip(await zipFiles({ 'croupier.json.gz': file }))
  };

  test.each(Object.entries(wrappers))('%s', async (_, wrap) => {
    const file = await makeBackup(backupBody(), 5);
    expect(await readBackup(await wrap(file))).toEqual({ madeAt: 5, ...backupBody() });
  });

  test.each(Object.entries(wrappers).slice(1))('%s, but not with a changed byte', async (_, wrap) => {
    const text = await (await unpack(await makeBackup(backupBody(), 5))).text();
    const alteredFile = await gzip(new Blob([text.replace('Anna', 'Anne')]));
    await expect(readBackup(await wrap(alteredFile))).rejects.toThrow('was changed');
  });

  test.each([
    [
      'a zip without a backup',
      async () => zipFiles({ 'readme.txt': new Blob(['hello']) }),
      'has no Croupier backup'
    ],
    [
      'a truncated zip',
      async (file: Blob) => (await zipFiles({ a: file })).slice(0, -40),
      'has no Croupier backup'
    ],
    ['a zip with two backups', (file: Blob) => zipFiles({ a: file, b: file }), '2 backups'],
    [
      'a picture',
      () => Promise.resolve(new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47])])),
      'isn’t a Croupier'
    ]
  ])('%s is refused', async (_, wrap, sentence) => {
    const file = await makeBackup(backupBody(), 5);
    await expect(readBackup(await wrap(file))).rejects.toThrow(sentence);
  });
});

describe('an invalid file is refused with the position of the error', () => {
  test.each([
    ['', 'The file is empty.'],
    ['hello', 'This isn’t a Croupier backup, or its beginning is damaged. Choose another file.']
  ])('%j', async (text, sentence) => {
    await expect(readBackup(new Blob([text]))).rejects.toThrow(sentence);
  });

  test.each([
    ['{"croupier":"backup","version":2,"madeAt":1,"length":2,"sum":""}\n{}', /newer version of Croupier/],
    ['{"croupier":"backup","version":1,"madeAt":1,"length":9,"sum":""}\n{}', /is incomplete: it has 2 of 9/],
    ['{"croupier":"backup","version":1,"madeAt":1,"length":2,"sum":"0"}\n{}', /was changed/],
    ['{"name":"other"}\n{}', /isn’t a Croupier backup/]
  ])('%s', (text, sentence) => {
    expect(() => readBackupText(text)).toThrow(sentence);
  });
});

describe('the reminder counts the games without a backup', () => {
  /** Plays these matches to their end. */
  async function playToEnd(...ids: readonly string[]): Promise<void> {
    await restore(localDevice, matches(...ids.map((id) => bundleOf(id, 5, true))));
  }

  const numberedIds = (name: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${name}${index}`);
  const countMissing = async () => countNotBackedUp(await readLedger(localDevice), localDevice);

  test('backing up 12 games, deleting 8 and playing 11 leaves 11 without a backup', async () => {
    await playToEnd(...numberedIds('old', 12));
    expect(await countMissing()).toBe(12);
    await recordBackup(await backUp(localDevice), localDevice);
    expect(await countMissing()).toBeUndefined();
    for (const id of numberedIds('old', 8)) await markDeleted(localDevice, id, 1);
    await playToEnd(...numberedIds('new', 11));
    expect(await countMissing()).toBe(11);
  });

  test('a game that ends during a backup is not in it', async () => {
    const file = await backUp(localDevice);
    await playToEnd(...numberedIds('new', 10));
    await recordBackup(file, localDevice);
    expect(await countMissing()).toBe(10);
  });

  test('a damaged record of the backup counts as no backup', async () => {
    await playToEnd(...numberedIds('new', 10));
    for (const noteText of ['{', 'null', '7']) {
      await saveSetting(localDevice, 'backedUpResults', noteText);
      expect(await countMissing(), noteText).toBe(10);
    }
  });

  test('a backup lists what it leaves out', async () => {
    const store = validStore();
    await fill(localDevice, store);
    expect(countsNotInBackup(await backUp(localDevice))).toEqual({ damaged: 0, unsaved: 0, forms: 0 });
    await fill(localDevice, {
      ...store,
      matches: [{ ...store.matches[0], seats: 7 }, ...store.matches.slice(1), { ...matchOf('7'), id: 7 }],
      drafts: [{ match: 'running' }, { match: 'finished' }],
      players: [{ name: 'Ben', colour: 'no colour', usedAt: 1 }],
      settings: { theme: { no: 'theme' }, 'formDraft:people': '{', 'formDraft:starts': '{' }
    });
    // The damaged records are the match whose seats are 7, the match without a name, the taps of a valid match, Ben,
    // and the theme.
    expect(countsNotInBackup(await backUp(localDevice))).toEqual({ damaged: 5, unsaved: 0, forms: 2 });
  });

  test('and the sentence about the file mentions the records it leaves out', () => {
    expect(holdsWhat({ damaged: 0, unsaved: 0, forms: 0 }, 'a.gz')).toMatch(
      /^.?a\.gz.? has everything saved on this device\.$/
    );
    expect(holdsWhat({ damaged: 1, unsaved: 0, forms: 0 }, 'a.gz')).toMatch(
      /has everything saved on this device, except 1 damaged record\.$/
    );
    expect(holdsWhat({ damaged: 2, unsaved: 1, forms: 3 })).toMatch(
      /^It has everything saved on this device, except 2 damaged records, 1 game that isn’t saved yet and 3 unfinished forms\.$/
    );
  });
});

describe('the sentence about a restore mentions what was left out', () => {
  test('because everything is already here', async () => {
    const restorePlan = await restore(localDevice, backupBody());
    expect(outcomeText({ restored: restorePlan })).toBe(
      'Restored 2 games, 1 game entered by hand, 1 note, 1 set of missing pieces, 3 players, ' +
        '1 copy of a box and 1 setting.'
    );
  });

  test('because it was deleted, is damaged here, or is unchanged here', async () => {
    const box = (tiles: string) => ({ game: 'las-vegas', houseRules: { tiles }, rulings: {} });
    await restore(localDevice, {
      ...EMPTY_BODY,
      matches: [bundleOf('a', 5)],
      boxes: [box('4')],
      settings: [['sound', false]]
    });
    await fill(localDevice, {
      ...{ matches: [{ ...matchOf('c'), seats: 7 }], entries: [], drafts: [], results: [], players: [] },
      ...{ settings: {}, partSets: [], partEntries: [], boxes: [{ game: 'razzia', houseRules: 7 }] }
    });
    const deletedBundle = bundleOf('b', 5);
    const restorePlan = await restore(
      localDevice,
      {
        ...EMPTY_BODY,
        matches: [
          withOtherLines(bundleOf('a', 5), 3, 1),
          { ...deletedBundle, head: { ...deletedBundle.head, deletedAt: 9 } },
          bundleOf('c', 5),
          bundleOf('d', 5)
        ],
        boxes: [box('5'), { game: 'razzia', houseRules: {}, rulings: {} }],
        settings: [['sound', true]]
      },
      { choices: { a: 'here' } }
    );
    expect(outcomeText({ restored: restorePlan })).toBe(
      'Restored 1 game. Not restored: 1 game (deleted when the backup was made), ' +
        '1 game and 1 copy of a box (damaged on this device) and ' +
        '1 game, 1 copy of a box and 1 setting (unchanged on this device).'
    );
  });

  test('a file without new data does not claim that everything is already here', async () => {
    const { head, entries } = bundleOf('b', 5);
    const plan = await restore(localDevice, matches({ head: { ...head, deletedAt: 9 }, entries }));
    expect(planText(plan)).toBe('Nothing to restore');
    expect(notRestoredText(plan.notRestored)).toBe(
      'Not restored: 1 game (deleted when the backup was made).'
    );
  });

  test('a local game that is replaced is not called kept', () => {
    expect(nothingIsDeleted(0)).toBe('Nothing is deleted, and you can undo it');
    expect(nothingIsDeleted(1)).toBe('One game here is replaced, and you can undo it');
    expect(nothingIsDeleted(2)).toBe('2 games here are replaced, and you can undo it');
  });
});
