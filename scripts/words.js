import { writeFileSync } from 'node:fs';
import { sentencesByModule } from './sentences.js';

/** Writes all strings into one file, to be read aloud and for translators. */

const file = process.argv[2] ?? 'words.txt';
const pages = sentencesByModule();

writeFileSync(file, pages.map(({ each, said }) => [`## ${each}`, ...said, ''].join('\n')).join('\n'));
const count = pages.reduce((sum, { said }) => sum + said.length, 0);
console.log(`${count} sentences of ${pages.length} modules stand in ${file}.`);
