import { nodeProblem } from './checks/node-version.js';

const problem = nodeProblem();
if (problem === undefined) {
  process.env.NODE_ENV = 'production';
  const { runBench } = await import('./bench/bench.js');
  await runBench();
} else {
  console.error(problem);
  process.exit(1);
}
