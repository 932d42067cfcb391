import { afterEach, beforeEach, expect, test } from 'vitest';
import { Database } from '$lib/storage/database/database';
import { backUp, RestoreFlow } from './backup.svelte';

let database: Database;

beforeEach(() => (database = new Database(`restore ${Date.now()}`)));
afterEach(() => database.close());

// Would have caught: a file that was chosen while the last restore was being undone was ignored.
test('a file that is chosen while something else runs is read after that', async () => {
  const flow = new RestoreFlow(database);
  const file = await backUp(database);
  const damagedFile = new File(['x'], 'damaged.json.gz');
  await Promise.all([flow.undoRestore(), flow.choose(damagedFile), flow.choose(file)]);
  expect([flow.name, flow.refusal, flow.outcome]).toEqual([file.name, undefined, undefined]);
  expect(flow.plan).toBeDefined();
});
