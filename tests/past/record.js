import { svelte } from '@sveltejs/vite-plugin-svelte';
import { startVitest } from 'vitest/node';

/**
 * `node tests/past/record.js matches`, `… stores` and `… comes` were run once by hand, with the build of 0.1.0. Vitest
 * only loads the rules, the session and the browser here; the `*.record.ts` files are not tests.
 */

const [target = 'matches'] = process.argv.slice(2);
const vitest = await startVitest(
  'test',
  [`tests/past/${target}.record.ts`],
  {
    config: false,
    watch: false,
    environment: 'node',
    testTimeout: 1_800_000,
    include: ['tests/past/*.record.ts'],
    alias: { $lib: new URL('../../src/lib', import.meta.url).pathname }
  },
  { plugins: [svelte()] }
);
await vitest.close();
