import { describe, expect, test } from 'vitest';
import type { BackupBody } from '$lib/storage/backup/backup-body';
import { makeBackup, readBackup } from '$lib/storage/backup/backup-file';
import { withAnswers } from '$lib/storage/backup/backup-people';
import { planRestore } from '$lib/storage/backup/backup-plan';
import { backupBody } from './damage/backup';
import { FileBreaker } from './damage/broken-files';

const EMPTY: BackupBody = {
  matches: [],
  partSets: [],
  players: [],
  people: [],
  boxes: [],
  settings: [],
  gameNotes: [],
  manualGames: []
};

describe('a file of many records', () => {
  const people = (count: number): BackupBody['people'] =>
    Array.from({ length: count }, (_, index) => {
      const name = `Player ${index}`;
      return { id: `id ${index}`, name, names: [name], colour: 'sky', usedAt: 1 } as const;
    });
  const fileOf = (count: number): Promise<Blob> => makeBackup({ ...EMPTY, people: people(count) }, 1);

  test('with 120,000 people is refused with one sentence', async () => {
    await expect(readBackup(await fileOf(120_000))).rejects.toThrow(
      'This file has 120,000 players. Croupier can restore 10,000 at most.'
    );
  });

  test('with the maximum number of people takes time in proportion', async () => {
    const time = async (count: number): Promise<number> => {
      const file = await fileOf(count);
      const others = people(count).map((person) => ({ ...person, id: `here ${person.id}` }));
      const local = {
        ...EMPTY,
        people: others,
        taken: {
          matches: new Set<string>(),
          partSets: new Set<string>(),
          boxes: new Set<string>(),
          gameNotes: new Set<string>(),
          manualGames: new Set<string>()
        },
        unread: 0,
        forms: 0
      };
      const start = performance.now();
      const backup = await readBackup(file);
      expect(planRestore(local, withAnswers(local, backup, {})).people).toHaveLength(count);
      return performance.now() - start;
    };
    await time(1000);
    // Alternating, so that other load on the machine affects both; it only adds time, so the shortest of five counts.
    const durations: number[] = [];
    const few: number[] = [];
    for (let run = 0; run < 5; run += 1) {
      few.push(await time(2500));
      durations.push(await time(10_000));
    }
    // Four times the people: comparing each with each would take sixteen times as long.
    expect(Math.min(...durations) / Math.min(...few)).toBeLessThan(10);
  });

  test('does not freeze the page, and can be cancelled', async () => {
    const file = await fileOf(10_000);
    const stop = new AbortController();
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    await readBackup(file);
    clearInterval(timer);
    expect(turns).toBeGreaterThan(2);
    setTimeout(() => stop.abort(), 1);
    await expect(readBackup(file, stop.signal)).rejects.toThrow(/abort/i);
  });
});

describe('an invalid file is refused with the position of the error', () => {
  test('ten thousand broken files', async () => {
    const breaker = await FileBreaker.create(17);
    const accepted: string[] = [];
    const kinds = new Set<string>();
    for (let file = 0; file < 10_000; file += 1) {
      const { kind, refused, isWhole } = await breaker.next(file % 4 === 0);
      kinds.add(kind.replace(/\d+/g, ''));
      if (refused === undefined && !isWhole) accepted.push(kind);
      if (refused !== undefined) expect(refused, kind).toMatch(/^[A-Z][^\n]+\.$/);
    }
    expect(accepted).toEqual([]);
    expect(kinds.size).toBeGreaterThan(100);
  });

  test('a file with every byte changed in turn', async () => {
    const file = new Uint8Array(await (await makeBackup(backupBody(), 5)).arrayBuffer());
    const originalText = JSON.stringify(await readBackup(new Blob([file])));
    for (let index = 0; index < file.length; index += 1) {
      const alteredFile = file.slice();
      alteredFile[index] = alteredFile[index]! ^ 0xff;
      const reading = await readBackup(new Blob([alteredFile])).then(
        JSON.stringify,
        (error: unknown) => (error as Error).name
      );
      expect([originalText, 'BackupError'], `byte ${index}`).toContain(reading);
    }
  });

  test('a file that would fill the device is rejected early', async () => {
    const blank = new Uint8Array(300 * 1024 * 1024).fill(32);
    const zipBomb = new Response(new Blob(['{', blank]).stream().pipeThrough(new CompressionStream('gzip')));
    await expect(readBackup(await zipBomb.blob())).rejects.toThrow('far too much to be a backup');
  });
});
