import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './settings.js';
import { bakeThrow } from './throws/bake.js';

/**
 * `npm run throws` throws dice with a physics engine and writes `src/lib/ui/throws/throws.json`, which the app uses to
 * show a roll. No existing tool records throws. The file is committed because the engine's results differ between
 * machines.
 */

const MAX_DICE = 8;
const THROWS_EACH = 2;
const MAX_SEEDS = 4000;

const counts = Array.from({ length: MAX_DICE }, (_, index) => index + 1);
const file = join(root, 'src/lib/ui/throws/throws.json');
writeFileSync(file, `${JSON.stringify(counts.map(bakeThrowsOf))}\n`);

/** @param {number} count @returns {readonly import('./throws/bake.js').Throw[]} */
function bakeThrowsOf(count) {
  const seeds = [];
  for (let seed = 1; seed <= MAX_SEEDS && seeds.length < THROWS_EACH; seed += 1) {
    const bakedThrow = bakeThrow(count, seeded(seed * 100 + count));
    if (bakedThrow !== undefined) seeds.push(bakedThrow);
  }
  if (seeds.length < THROWS_EACH)
    throw new Error(`Only ${seeds.length} throws of ${count} dice came to rest in time.`);
  return seeds;
}

/** Returns a source of numbers from 0 to 1 that are always the same for the same seed. @param {number} seed @returns {() => number} */
function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
