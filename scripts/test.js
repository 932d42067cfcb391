import { nodeProblem } from './node-version.js';

const problem = nodeProblem();
if (problem === undefined) {
  const { check } = await import('./all-checks.js');
  process.exit((await check()) ? 0 : 1);
} else {
  console.error(problem);
  process.exit(1);
}
