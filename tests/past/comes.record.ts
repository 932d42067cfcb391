import 'fake-indexeddb/auto';
import { test } from 'vitest';
import { comesTo } from './comes';
import { evenings, readDump, writeComesTo } from './dump';

/** The outcomes were recorded once, with the session code of 0.1.0; see README.md. */
test.each(evenings())('adds the outcome to the dump of %s', async (evening) => {
  writeComesTo(evening, await comesTo(readDump(evening)));
});
