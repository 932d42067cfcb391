import { nodeProblem } from './checks/node-version.js';

const problem = nodeProblem();
if (problem === undefined) {
  const { start } = await import('./checks/serve-build.js');
  await start();
} else {
  console.error(problem);
  process.exit(1);
}
