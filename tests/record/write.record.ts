import 'fake-indexeddb/auto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'vitest';
import { comesTo } from '#tests/past/comes';
import { evenings, readDump } from '#tests/past/dump';
import { leaves } from './flatten';
import { inputs } from './inputs';
import { recordOf } from './record';

/** Run by `npm run record`; not a test. */

/** Storage counts as gone after some seconds; a busy machine may take longer. */
const TIMEOUT = 100;
const LONG = 1000;
const wait = globalThis.setTimeout;
globalThis.setTimeout = ((callback: () => void, after = 0) =>
  wait(callback, after >= LONG ? after * TIMEOUT : after)) as typeof setTimeout;

const targetFolder = process.env['RECORD_INTO'] ?? '';

function write(name: string, text: string): void {
  const file = join(targetFolder, `${name}.txt`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

test('records every match', async () => {
  for (const [name, input] of await inputs()) write(name, await recordOf(input));
});

test.each(evenings())('records the device of %s', async (evening) => {
  const found = leaves(await comesTo(readDump(evening)));
  const label =
    '# What the app makes of a device of 0.1.0. It shows that something has changed; it proves no rule.';
  write(
    `devices/${evening}`,
    `${[label, '', '== device', ...found.map((text) => `state ${text}`)].join('\n')}\n`
  );
});
