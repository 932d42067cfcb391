import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { calledSeats } from '$lib/core';
import { backUp } from '$lib/session/backup.svelte';
import { canTakeBack, readEverything, restore, takeBackRestore } from '$lib/storage/backup';
import { makeBackup, readBackup, readBackupText } from '$lib/storage/backup-file';
import type { BackupBody, Bundle } from '$lib/storage/backup-body';
import { doubtsIn } from '$lib/storage/backup-people';
import { readThings } from '$lib/storage/drawer';
import { Database } from '$lib/storage/database';
import { markDeleted } from '$lib/storage/matches';
import { readSitting, saveSitting } from '$lib/storage/sittings';
import type { SavedMatch } from '$lib/storage/schema';
import { backupBody, bundleOf, playedOn } from './door/backup';
import { Breaker } from './door/broken-files';
import { damages } from './door/damages';
import { fill } from './door/fill';
import { matchOf, wellStore } from './door/store';
import { putBack } from './past/device';
import { evenings, readDump } from './past/dump';

/** A backup outlives the device: what comes in is what was put down, and nothing that is here is lost. */

let number = 0;
let here: Database;

beforeEach(() => (here = new Database(`backup ${(number += 1)}`)));
afterEach(() => here.close());

const EMPTY: BackupBody = { matches: [], partSets: [], players: [], people: [], boxes: [], settings: [] };

function matches(...all: readonly Bundle<SavedMatch>[]): BackupBody {
  return { ...EMPTY, matches: all };
}

/** Every record of every store, but for the way back. */
async function records(database: Database): Promise<readonly string[]> {
  const things = await readThings(database);
  return things
    .filter(({ key }) => key !== 'restored')
    .flatMap((thing) => thing.records.map((record) => JSON.stringify(record)))
    .sort();
}

async function logOf(id: string): Promise<readonly unknown[]> {
  return (await readSitting(here, id))?.entries ?? [];
}

describe('a device of 0.1.0 goes into a file and out of it into a fresh one', () => {
  test.each(evenings().filter((evening) => evening !== 'fresh'))('%s, entry by entry', async (evening) => {
    const { device } = readDump(evening);
    const old = new Database(`${evening} ${Math.random()}`);
    await putBack({ ...device, database: old.name, localStorage: {} });
    const backup = await readBackup(await backUp(old));
    await restore(here, backup);
    const before = (await records(old)).filter((record) => !record.includes('protectionAsked'));
    const deleted = (await readEverything(old)).matches.filter(({ head }) => head.deletedAt !== undefined);
    const gone = [...deleted.map(({ head }) => head.id)];
    const sets = (await readEverything(old)).partSets.filter(({ head }) => head.deletedAt !== undefined);
    const expected = before.filter(
      (record) =>
        ![...gone, ...sets.map(({ head }) => head.id)].some((id) => record.includes(JSON.stringify(id)))
    );
    expect(await records(here)).toEqual(expected);
    expect(before.length).toBeGreaterThan(0);
    await old.close();
  });
});

describe('whatever else is kept, what is well goes into a file that comes in again', () => {
  test.each(damages)('$title', async ({ harm }) => {
    const store = wellStore();
    store.matches.push({ ...matchOf('7'), id: 7 });
    harm(store);
    await fill(here, store);
    const backup = await readBackup(await backUp(here));
    const ids = backup.matches.map(({ head }) => head.id);
    expect(ids).toEqual(expect.arrayContaining(['running', 'finished']));
    const fresh = new Database(`${here.name} fresh`);
    await restore(fresh, backup);
    expect((await readEverything(fresh)).matches.map(({ head }) => head.id).sort()).toEqual(ids.sort());
    const plan = await restore(here, backup);
    expect(plan.matches.every(({ fate }) => fate === 'same')).toBe(true);
    await fresh.close();
  });
});

describe('what a file would do, and does', () => {
  test('what is not here comes in', async () => {
    const { matches: planned } = await restore(here, matches(bundleOf('a', 5, true)));
    expect(planned.map(({ fate }) => fate)).toEqual(['comes']);
    expect(await logOf('a')).toEqual(bundleOf('a', 5).entries);
    expect((await readSitting(here, 'a'))?.result).toEqual(bundleOf('a', 5, true).result);
  });

  test('where the file goes on, its later lines come in', async () => {
    await restore(here, matches(bundleOf('a', 3)));
    const { matches: planned } = await restore(here, matches(bundleOf('a', 5, true)));
    expect(planned.map(({ fate, lines }) => [fate, lines])).toEqual([
      ['goesOn', { same: 3, here: 0, file: 2 }]
    ]);
    expect(await logOf('a')).toEqual(bundleOf('a', 5).entries);
    expect((await readSitting(here, 'a'))?.result).toEqual(bundleOf('a', 5, true).result);
  });

  test('what is newer here stays', async () => {
    await restore(here, matches(bundleOf('a', 5)));
    const { matches: planned } = await restore(here, matches(bundleOf('a', 2)));
    expect(planned.map(({ fate, lines }) => [fate, lines])).toEqual([
      ['newerHere', { same: 2, here: 3, file: 0 }]
    ]);
    expect(await logOf('a')).toEqual(bundleOf('a', 5).entries);
  });

  test('of what was played on in both, both are kept, and once', async () => {
    const file = playedOn(bundleOf('a', 5), 3, 1);
    await restore(here, matches(bundleOf('a', 5)));
    const { matches: planned } = await restore(here, matches(file));
    expect(planned.map(({ fate, lines }) => [fate, lines])).toEqual([
      ['fork', { same: 3, here: 2, file: 1 }]
    ]);
    expect(await logOf('a')).toEqual(bundleOf('a', 5).entries);
    const everything = await readEverything(here);
    const [copy] = everything.matches.filter(({ head }) => head.id !== 'a');
    expect(copy?.entries.map(({ seq, at, do: deed }) => [seq, at, deed])).toEqual(
      file.entries.map(({ seq, at, do: deed }) => [seq, at, deed])
    );
    const again = await restore(here, matches(file));
    expect(again.matches.map(({ fate }) => fate)).toEqual(['same']);
    expect((await readEverything(here)).matches).toHaveLength(2);
  });

  test('of what was played on in both, this device’s side alone is kept where that is chosen', async () => {
    await restore(here, matches(bundleOf('a', 5)));
    const before = await records(here);
    await restore(here, matches(playedOn(bundleOf('a', 5), 3, 1)), { choices: { a: 'here' }, at: 9 });
    expect(await records(here)).toEqual(before);
  });

  test('of what was played on in both, the file’s side comes in and the other lies among the deleted', async () => {
    const file = playedOn(bundleOf('a', 5), 3, 1);
    await restore(here, matches(bundleOf('a', 5)));
    const before = await records(here);
    await restore(here, matches(file), { choices: { a: 'file' }, at: 9 });
    const found = (await readEverything(here)).matches;
    expect(found.map(({ head, entries }) => [head.deletedAt, entries.length])).toEqual([
      [9, 5],
      [undefined, 4]
    ]);
    expect(await logOf('a')).toEqual(bundleOf('a', 5).entries);
    expect(await takeBackRestore(here)).toBe(true);
    expect(await records(here)).toEqual(before);
  });

  test.each(['constructor', '__proto__', 'toString'])('a match called %s is as any other', async (id) => {
    await restore(here, matches(bundleOf(id, 5)));
    const { matches: planned } = await restore(here, matches(playedOn(bundleOf(id, 5), 3, 1)));
    expect(planned.map(({ fate, choice }) => [fate, choice])).toEqual([['fork', 'both']]);
  });

  test('a file that was restored comes in no second time', async () => {
    await restore(here, backupBody());
    const before = await records(here);
    const plan = await restore(here, backupBody());
    expect(plan.matches.map(({ fate }) => fate)).toEqual(['same', 'same']);
    expect([plan.players, plan.people, plan.boxes, plan.settings]).toEqual([[], [], [], []]);
    expect(await records(here)).toEqual(before);
  });

  test('what was deleted here comes back, and what was deleted there stays out', async () => {
    await restore(here, matches(bundleOf('a', 5)));
    await markDeleted(here, 'a', 9);
    const { head, entries } = bundleOf('b', 5);
    await restore(here, matches(bundleOf('a', 5), { head: { ...head, deletedAt: 9 }, entries }));
    const found = (await readEverything(here)).matches.map(({ head: each }) => [each.id, each.deletedAt]);
    expect(found).toEqual([['a', undefined]]);
  });

  test('what was settled about a box here holds, and what was settled only there is added', async () => {
    const box = { game: 'las-vegas', houseRules: { tiles: '4', nobodyWon: 'same' }, rulings: {} };
    await restore(here, { ...EMPTY, boxes: [box], settings: [['sound', false]] });
    await restore(here, backupBody());
    const { boxes, settings } = await readEverything(here);
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

describe('a restore is taken back', () => {
  test('and all is as before', async () => {
    await restore(here, matches(bundleOf('a', 3), bundleOf('b', 5)));
    await markDeleted(here, 'b', 9);
    const before = await records(here);
    const file = { ...backupBody(), matches: [bundleOf('a', 5, true), bundleOf('b', 5), bundleOf('c', 2)] };
    await restore(here, file);
    expect(await records(here)).not.toEqual(before);
    expect(await canTakeBack(here)).toBe(true);
    expect(await takeBackRestore(here)).toBe(true);
    expect(await records(here)).toEqual(before);
    expect(await canTakeBack(here)).toBe(false);
  });

  test('not where something of it was played on since', async () => {
    await restore(here, matches(bundleOf('a', 3)));
    const { head, entries } = bundleOf('a', 4);
    await saveSitting(here, { match: head, entries, from: 4, newTable: false });
    const before = await records(here);
    expect(await takeBackRestore(here)).toBe(false);
    expect(await records(here)).toEqual(before);
  });
});

describe('a restore that fails has done nothing', () => {
  /** What no database can keep. */
  const uncloneable = (): undefined => undefined;
  const spoilt = {
    matches: (body: BackupBody) => Object.assign(body.matches[1]!.head, { options: uncloneable }),
    results: (body: BackupBody) => Object.assign(body.matches[1]!.result!, { held: uncloneable }),
    entries: (body: BackupBody) => Object.assign(body.matches[1]!.entries[4]!, { do: uncloneable }),
    partSets: (body: BackupBody) => Object.assign(body.partSets[0]!.head, { box: uncloneable }),
    players: (body: BackupBody) => Object.assign(body.players[1]!, { usedAt: uncloneable }),
    people: (body: BackupBody) => Object.assign(body.people[0]!, { usedAt: uncloneable }),
    boxes: (body: BackupBody) => Object.assign(body.boxes[0]!, { parts: uncloneable })
  };

  test.each(Object.entries(spoilt))('at the last of its %s', async (_, spoil) => {
    await restore(here, matches(bundleOf('running', 3)));
    const before = await records(here);
    const body = structuredClone(backupBody());
    spoil(body);
    await expect(restore(here, body)).rejects.toThrow();
    expect(await records(here)).toEqual(before);
    expect(await restore(here, backupBody())).toBeDefined();
    expect(await logOf('finished')).toEqual(bundleOf('finished', 5).entries);
  });
});

describe('people who cannot be told apart', () => {
  const ann = { ...EMPTY, players: [{ name: 'Ann', colour: 'sky', usedAt: 1 } as const] };

  test.each([
    ['the same name in another colour', 'Ann', 'green', ['Ann']],
    ['the same name in the same colour', 'Ann', 'sky', []],
    ['a small letter', 'ann', 'sky', ['ann']],
    ['a blank behind it', 'Ann ', 'sky', ['Ann ']],
    ['a letter that nobody sees', 'A\u200bnn', 'sky', ['A\u200bnn']],
    ['another name', 'Anna', 'green', []]
  ] as const)('%s', (_, name, colour, asked) => {
    const file = { ...EMPTY, players: [{ name, colour, usedAt: 1 }] };
    expect(doubtsIn(ann, file).map((doubt) => doubt.file)).toEqual(asked);
  });

  test.each(['constructor', '__proto__', 'toString'])(
    '%s is the same as long as nobody answers',
    async (name) => {
      const player = { name, colour: 'sky', usedAt: 1 } as const;
      await restore(here, { ...EMPTY, players: [player] });
      const plan = await restore(here, { ...EMPTY, players: [{ ...player, colour: 'green' }] });
      expect(plan.players).toEqual([]);
    }
  );

  test('somebody else gets a number, the same one the name of here', async () => {
    await restore(here, { ...EMPTY, players: [{ name: 'Anna', colour: 'green', usedAt: 1 }] });
    const file = { ...backupBody(), matches: [bundleOf('a', 5, true)] };
    await restore(here, file, { answers: { Anna: 'other' } });
    expect((await readSitting(here, 'a'))?.match.seats.map(({ name }) => name)).toEqual(['Anna 2', 'Ben']);
    expect((await readSitting(here, 'a'))?.result?.seats.map(({ name }) => name)).toEqual(['Anna 2', 'Ben']);
    await restore(here, matches(bundleOf('b', 5)), { answers: { Anna: 'same' } });
    expect((await readSitting(here, 'b'))?.match.seats.map(({ name }) => name)).toEqual(['Anna', 'Ben']);
  });
});

describe('people of a file', () => {
  const person = { id: 'a', name: 'Anna', names: ['Ann'], colour: 'sky', usedAt: 1 } as const;
  const bens = { id: 'b', name: 'Ben', names: ['Ben'], colour: 'yellow', usedAt: 1 } as const;

  const people = async (): Promise<unknown> => (await readEverything(here)).people;
  async function seated(id: string): Promise<readonly string[]> {
    const { matches: all, people: known } = await readEverything(here);
    const seats = all.find(({ head }) => head.id === id)?.head.seats ?? [];
    return calledSeats(seats, known).map(({ name }) => name);
  }

  test('come in, and go out again with the restore', async () => {
    await restore(here, { ...EMPTY, people: [person] });
    expect(await people()).toEqual([person]);
    expect(await takeBackRestore(here)).toBe(true);
    expect(await people()).toEqual([]);
  });

  test('stay as they are called here', async () => {
    await restore(here, { ...EMPTY, people: [{ ...person, name: 'Anne' }] });
    const plan = await restore(here, { ...EMPTY, people: [person] });
    expect([plan.people, await people()]).toEqual([[], [{ ...person, name: 'Anne' }]]);
  });

  test('are those who are called so here', async () => {
    await restore(here, { ...EMPTY, people: [person] });
    await restore(here, { ...EMPTY, people: [{ ...person, id: 'other', names: ['Anna'] }] });
    expect(await people()).toEqual([person, { ...person, id: 'other', names: ['Anna'], is: 'a' }]);
  });

  test('and their matches of before people had an identity keep who it was', async () => {
    await restore(here, { ...EMPTY, people: [{ ...person, id: 'here', name: 'Hanna', names: ['Anna'] }] });
    const file = { ...matches(bundleOf('m', 5, true)), people: [{ ...person, names: ['Anna'] }, bens] };
    await restore(here, file, { answers: { Anna: 'other' } });
    expect(await seated('m')).toEqual(['Anna', 'Ben']);
  });

  test('a file that knows none of them is read', async () => {
    const { people: _, ...old } = backupBody();
    const file = await makeBackup(old as BackupBody, 1);
    expect((await readBackup(file)).people).toEqual([]);
  });
});

describe('a file that is none is refused in one sentence that says where', () => {
  test('ten thousand broken files', async () => {
    const breaker = await Breaker.of(17);
    const taken: string[] = [];
    const kinds = new Set<string>();
    for (let file = 0; file < 10_000; file += 1) {
      const { kind, refused, isWhole } = await breaker.next(file % 4 === 0);
      kinds.add(kind.replace(/\d+/g, ''));
      if (refused === undefined && !isWhole) taken.push(kind);
      if (refused !== undefined) expect(refused, kind).toMatch(/^[A-Z][^\n]+\.$/);
    }
    expect(taken).toEqual([]);
    expect(kinds.size).toBeGreaterThan(100);
  });

  test('every byte of a file altered, one after another', async () => {
    const file = new Uint8Array(await (await makeBackup(backupBody(), 5)).arrayBuffer());
    const whole = JSON.stringify(await readBackup(new Blob([file])));
    for (let at = 0; at < file.length; at += 1) {
      const altered = file.slice();
      altered[at] = altered[at]! ^ 0xff;
      const read = await readBackup(new Blob([altered])).then(
        JSON.stringify,
        (error: unknown) => (error as Error).name
      );
      expect([whole, 'BackupError'], `byte ${at}`).toContain(read);
    }
  });

  test.each([
    ['', 'The file is empty.'],
    ['hello', 'This is not a Croupier backup, or its beginning was altered.']
  ])('%j', async (text, sentence) => {
    await expect(readBackup(new Blob([text]))).rejects.toThrow(sentence);
  });

  test.each([
    ['{"croupier":"backup","version":2,"madeAt":1,"length":2,"sum":""}\n{}', /newer Croupier/],
    [
      '{"croupier":"backup","version":1,"madeAt":1,"length":9,"sum":""}\n{}',
      /was cut short: it has 2 letters, and 9/
    ],
    ['{"croupier":"backup","version":1,"madeAt":1,"length":2,"sum":"0"}\n{}', /was altered/],
    ['{"name":"other"}\n{}', /not a Croupier backup/]
  ])('%s', (text, sentence) => {
    expect(() => readBackupText(text)).toThrow(sentence);
  });

  test('a file that would fill the device is let go early', async () => {
    const blank = new Uint8Array(300 * 1024 * 1024).fill(32);
    const bomb = new Response(new Blob([blank]).stream().pipeThrough(new CompressionStream('gzip')));
    await expect(readBackup(await bomb.blob())).rejects.toThrow('far more than any backup');
  });
});
