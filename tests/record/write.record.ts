import 'fake-indexeddb/auto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'vitest';
import { comesTo } from '#tests/past/comes';
import { evenings, readDump } from '#tests/past/dump';
import { leafLines } from './flatten';
import { inputs } from './inputs';
import { recordOf } from './record';

/** Run by `npm run record`; not a test. */

/** The app gives up on storage after some seconds, but a busy machine may take longer. */
const TIMEOUT = 100;
const LONG_DELAY = 1000;
const setTimer = globalThis.setTimeout;
globalThis.setTimeout = ((callback: () => void, delay = 0) =>
  setTimer(callback, delay >= LONG_DELAY ? delay * TIMEOUT : delay)) as typeof setTimeout;

const targetFolder = process.env['RECORD_INTO'] ?? '';

function writeRecord(name: string, text: string): void {
  const file = join(targetFolder, `${name}.txt`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

test('records every match', async () => {
  for (const [name, input] of await inputs()) writeRecord(name, await recordOf(input));
});

test.each(evenings())('records the device of %s', async (evening) => {
  const leafTexts = leafLines(await comesTo(readDump(evening)));
  const label =
    '# What the app makes of a device of 0.1.0. It shows that something has changed; it proves no rule.';
  writeRecord(
    `devices/${evening}`,
    `${[label, '', '== device', ...leafTexts.map((text) => `state ${text}`)].join('\n')}\n`
  );
});
