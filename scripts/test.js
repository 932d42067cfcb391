import { nodeProblem } from './checks/node-version.js';

/** Runs one tier of the checks: `node scripts/test.js [test|sweep|campaign|total]`. */
const problem = nodeProblem();
if (problem !== undefined) {
  console.error(problem);
  process.exit(1);
}
const { campaign, commitTier, printTotal, sweepTier } = await import('./checks/tiers.js');
const tier = process.argv[2] ?? 'test';
if (tier === 'total') printTotal();
else {
  const runTier = { test: commitTier, sweep: sweepTier, campaign }[tier];
  if (runTier === undefined)
    throw new Error(`There is no tier “${tier}”: use test, sweep, campaign or total.`);
  process.exit((await runTier()) ? 0 : 1);
}
