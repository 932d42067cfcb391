import { nodeProblem } from './checks/node-version.js';

const problem = nodeProblem();
if (problem === undefined) {
  const { settleLines } = await import('./referee/settle-lines.js');
  await settleLines(process.stdin, process.stdout);
} else {
  console.error(problem);
  process.exit(1);
}
