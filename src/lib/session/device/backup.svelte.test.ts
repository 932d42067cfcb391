import { afterEach, beforeEach, expect, test } from 'vitest';
import { Database } from '$lib/storage/database/database';
import { backUp, RestoreFlow } from './backup.svelte';

let database: Database;

beforeEach(() => (database = new Database(`restore ${Date.now()}`)));
afterEach(() => database.close());

// Fails if a file chosen during the undo of the last restore is ignored.
test('a file that is chosen while other work runs is read afterwards', async () => {
  const flow = new RestoreFlow(database);
  const file = await backUp(database);
  const damagedFile = new File(['x'], 'damaged.json.gz');
  await Promise.all([flow.undoRestore(), flow.choose(damagedFile), flow.choose(file)]);
  expect([flow.name, flow.refusal, flow.outcome]).toEqual([file.name, undefined, undefined]);
  expect(flow.plan).toBeDefined();
});
