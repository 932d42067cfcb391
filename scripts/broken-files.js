import { gamesLoader } from './referee/games-loader.js';

/** `npm run broken-files 1000000`: reads this many broken backup files and lists those that were accepted. */

const count = Number(process.argv[2] ?? 1_000_000);
const server = gamesLoader();
const { FileBreaker } = /** @type {typeof import('#tests/storage/damage/broken-files')} */ (
  await (await server).ssrLoadModule('tests/storage/damage/broken-files.ts')
);
const breaker = await FileBreaker.create(Number(process.argv[3] ?? 1));
/** @type {string[]} */
const acceptedFiles = [];
for (let file = 0; file < count; file += 1) {
  const { kind, refusal, isWhole } = await breaker.next(file % 20 === 0);
  const isSentence = refusal !== undefined && /^[A-Z][^\n]+\.$/.test(refusal);
  if (!isSentence && !isWhole) acceptedFiles.push(kind);
}
await (await server).close();
console.log(`${count} broken files, ${acceptedFiles.length} taken for a backup`);
for (const kind of acceptedFiles) console.log(kind);
process.exitCode = acceptedFiles.length === 0 ? 0 : 1;
