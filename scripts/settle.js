import { nodeProblem } from './node-version.js';

const problem = nodeProblem();
if (problem === undefined) {
  const { settleLines } = await import('./settle-lines.js');
  await settleLines(process.stdin, process.stdout);
} else {
  console.error(problem);
  process.exit(1);
}
