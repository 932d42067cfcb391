import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Entry } from '$lib/core';
import { settle } from '$lib/games';
import { royale } from '$lib/games/las-vegas/tiles/royale';
import { partLogSentence, replayParts, type PartMove } from '$lib/parts';
import { backUp } from '$lib/session/device/backup.svelte';
import { readLedger } from '$lib/session/results/finished-matches';
import { restore } from '$lib/storage/backup/backup';
import { readBackup } from '$lib/storage/backup/backup-file';
import { readBox } from '$lib/storage/records/boxes';
import { Database } from '$lib/storage/database/database';
import { putBack } from './past/device';
import { evenings, readDump, recordsOf } from './past/dump';

/** Single records of 0.1.0: a result in the history, a correction of the box, a shared ruling. */

let number = 0;
let oldDevice: Database;
let freshDevice: Database;

beforeEach(() => {
  number += 1;
  oldDevice = new Database(`old records ${number}`);
  freshDevice = new Database(`fresh records ${number}`);
});
afterEach(async () => {
  await oldDevice.close();
  await freshDevice.close();
});

async function restoreEvening(evening: string): Promise<void> {
  const { device } = readDump(evening);
  await putBack({ ...device, database: oldDevice.name, localStorage: {} });
  await restore(freshDevice, await readBackup(await backUp(oldDevice)));
}

describe('a finished match of Las Vegas with tiles is listed as Las Vegas Royale', () => {
  let tileMatchCount = 0;

  test.each(evenings())('%s, on its device and from a backup file', async (evening) => {
    await restoreEvening(evening);
    const { device } = readDump(evening);
    const tileMatches = recordsOf(device, 'matches')
      .filter(({ options }) => 'royale' in options)
      .map(({ id }) => id);
    for (const database of [oldDevice, freshDevice])
      for (const { match, game } of await readLedger(database))
        expect([game === 'las-vegas-royale', match]).toEqual([tileMatches.includes(match), match]);
    const finishedMatches = await readLedger(oldDevice);
    expect(await readLedger(freshDevice)).toEqual(finishedMatches);
    tileMatchCount += finishedMatches.filter(({ match }) => tileMatches.includes(match)).length;
  });

  test('the recorded data contains such matches', () => {
    expect(tileMatchCount).toBeGreaterThan(0);
  });
});

describe('a ring that was corrected for Las Vegas is used in a new match of Royale', () => {
  test.each(['parts-and-settings', 'settled-at-the-table'])('%s', async (evening) => {
    await restoreEvening(evening);
    for (const database of [oldDevice, freshDevice]) {
      const { parts } = await readBox(database, 'las-vegas');
      // The order is Start, 2 chips, $40,000, $30,000, Empty, 1 chip.
      const setup = { players: ['p1', 'p2'], first: 'p1', depth: 'turns', houseRules: {} } as const;
      expect(royale.options({ ...setup, box: parts ?? {} })).toMatchObject({
        royale: { noEntryTrack: [0, 20000, 40000, 30000, 0, 10000] }
      });
    }
  });
});

test('a note of a set in use is still drawn from the players’ own pile', () => {
  const { stores } = readDump('parts-and-settings').device;
  const records = stores.find(({ name }) => name === 'partEntries')?.records ?? [];
  const lines = records.map(({ value }) => value as Entry<PartMove>);
  const [{ match } = { match: '' }] = lines.filter(({ do: action }) => isDrawOf(action, 'notes'));
  const steps = replayParts(lines.filter((line) => line.match === match));
  expect(steps.filter(({ entry }) => isDrawOf(entry.do, 'notes')).map(partLogSentence)).toContain(
    'Note 12: from your pile.'
  );
});

function isDrawOf(action: Entry<PartMove>['do'], part: string): boolean {
  return (
    typeof action === 'object' && 'move' in action && action.move.type === 'draw' && action.move.part === part
  );
}

test('14.3 a shared house rule of Bad Luck has the same meaning without today’s members about the bank', async () => {
  const position = { dice: { Anna: { small: 1 }, Ben: {} } };
  const holdings = { Anna: { notes: [], chips: 2 }, Ben: { notes: [60000], chips: 2 } };
  const { awards } = await settle({ game: 'las-vegas', case: 'bad-luck', ...position, holdings });
  expect(awards).toEqual([{ from: 'Ben', to: 'bank', piece: 'note', value: 60000 }]);
});
