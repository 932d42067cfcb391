import { writeFileSync } from 'node:fs';
import { sentencesReadAloud } from './language/read-aloud.js';

/** `npm run words [-- file]`: writes every sentence with sample values into one file, area by area, to be read aloud. */

const file = process.argv[2] ?? 'words.txt';
const areas = sentencesReadAloud();

/** @param {{ module: string, sentence: string }[]} sentences */
function formatPage(sentences) {
  const modules = [...new Set(sentences.map(({ module }) => module))];
  return modules.flatMap((module) => [
    `### ${module}`,
    ...sentences.filter((sentence) => sentence.module === module).map(({ sentence }) => sentence),
    ''
  ]);
}

writeFileSync(
  file,
  areas.flatMap(({ area, said: sentences }) => [`## ${area}`, '', ...formatPage(sentences)]).join('\n')
);
const count = areas.reduce((sum, { said: sentences }) => sum + sentences.length, 0);
console.log(`${count} sentences of ${areas.length} areas are in ${file}.`);
