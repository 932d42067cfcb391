import { nodeProblem } from './checks/node-version.js';

const problem = nodeProblem();
if (problem === undefined) {
  process.env.NODE_ENV = 'production';
  const { runBench: bench } = await import('./bench/bench.js');
  await bench();
} else {
  console.error(problem);
  process.exit(1);
}
