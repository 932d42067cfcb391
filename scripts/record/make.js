import { svelte } from '@sveltejs/vite-plugin-svelte';
import { startVitest } from 'vitest/node';

/**
 * `node scripts/record/make.js FOLDER`: writes the records of the source that this file is part of, loaded by Vitest.
 */

const [targetFolder = 'records/now'] = process.argv.slice(2);
process.env.RECORD_INTO = targetFolder;
const vitest = await startVitest(
  'test',
  ['tests/record/write.record.ts'],
  {
    config: false,
    watch: false,
    environment: 'node',
    testTimeout: 1_800_000,
    reporters: ['dot'],
    include: ['tests/record/*.record.ts'],
    alias: { $lib: new URL('../../src/lib', import.meta.url).pathname }
  },
  { plugins: [svelte()] }
);
await vitest.close();
