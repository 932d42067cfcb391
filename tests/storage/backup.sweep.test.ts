import { describe, expect, test } from 'vitest';
import type { BackupBody } from '$lib/storage/backup/backup-body';
import { makeBackup, readBackup } from '$lib/storage/backup/backup-file';
import { withAnswers } from '$lib/storage/backup/backup-people';
import { planRestore } from '$lib/storage/backup/backup-plan';
import { backupBody } from './damage/backup';
import { FileBreaker } from './damage/broken-files';

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

describe('a file of many records', () => {
  const people = (count: number): BackupBody['people'] =>
    Array.from({ length: count }, (_, index) => {
      const name = `Player ${index}`;
      return { id: `id ${index}`, name, names: [name], colour: 'sky', usedAt: 1 } as const;
    });
  const fileOf = (count: number): Promise<Blob> => makeBackup({ ...EMPTY_BODY, people: people(count) }, 1);

  test('with 120,000 people is refused with one sentence', async () => {
    await expect(readBackup(await fileOf(120_000))).rejects.toThrow(
      'This file has 120,000 players. Croupier can restore 10,000 at most.'
    );
  });

  test('with the maximum number of people is restored in near-linear time', async () => {
    const measureRestore = async (count: number): Promise<number> => {
      const file = await fileOf(count);
      const otherPeople = people(count).map((person) => ({ ...person, id: `here ${person.id}` }));
      const localBody = {
        ...EMPTY_BODY,
        people: otherPeople,
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
      expect(planRestore(localBody, withAnswers(localBody, backup, {})).people).toHaveLength(count);
      return performance.now() - start;
    };
    await measureRestore(1000);
    // The runs alternate, so that other load on the machine affects both. Load only adds time, so the shortest of five
    // runs counts.
    const durations: number[] = [];
    const shortDurations: number[] = [];
    for (let run = 0; run < 5; run += 1) {
      shortDurations.push(await measureRestore(2500));
      durations.push(await measureRestore(10_000));
    }
    // With four times the people, comparing everyone with everyone would take sixteen times as long.
    expect(Math.min(...durations) / Math.min(...shortDurations)).toBeLessThan(10);
  });

  test('does not freeze the page, and can be cancelled', async () => {
    const file = await fileOf(10_000);
    const abortController = new AbortController();
    let timerTurns = 0;
    const timer = setInterval(() => (timerTurns += 1), 1);
    await readBackup(file);
    clearInterval(timer);
    expect(timerTurns).toBeGreaterThan(2);
    setTimeout(() => abortController.abort(), 1);
    await expect(readBackup(file, abortController.signal)).rejects.toThrow(/abort/i);
  });
});

describe('an invalid file is refused with the position of the error', () => {
  test('ten thousand broken files', async () => {
    const breaker = await FileBreaker.create(17);
    const acceptedFiles: string[] = [];
    const kinds = new Set<string>();
    for (let file = 0; file < 10_000; file += 1) {
      const { kind, refusal, isWhole } = await breaker.next(file % 4 === 0);
      kinds.add(kind.replace(/\d+/g, ''));
      if (refusal === undefined && !isWhole) acceptedFiles.push(kind);
      if (refusal !== undefined) expect(refusal, kind).toMatch(/^[A-Z][^\n]+\.$/);
    }
    expect(acceptedFiles).toEqual([]);
    expect(kinds.size).toBeGreaterThan(100);
  });

  test('a change of any byte is harmless or refused', async () => {
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
    const blankBytes = new Uint8Array(300 * 1024 * 1024).fill(32);
    const zipBomb = new Response(
      new Blob(['{', blankBytes]).stream().pipeThrough(new CompressionStream('gzip'))
    );
    await expect(readBackup(await zipBomb.blob())).rejects.toThrow('far too much to be a backup');
  });
});
