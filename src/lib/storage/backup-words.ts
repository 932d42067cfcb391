import { isolatedText } from '$lib/core';

/** What is wrong with a backup file, and where. */

const figure = (count: number) => count.toLocaleString('en-US');

// The file as a whole
export const empty = 'The file is empty.';
export const farTooLarge = 'The file is far larger than any backup.';
export const holdsFarTooMuch = 'The file holds far more than any backup.';
export const cut = (letters: number, written: number) =>
  `The file was cut short: it has ${figure(letters)} letters, and ${figure(written)} were written.`;
export const altered = 'The file was altered: it is not what Croupier wrote.';
export const cutOrAltered = (letters: number) =>
  `The file was cut short or altered: it can be read up to letter ${figure(letters)}, and no further.`;
export const noBackup = 'This is not a Croupier backup: its first line does not say so.';
export const noBackupOrAltered = 'This is not a Croupier backup, or its beginning was altered.';
export const noBackupInZip = 'No Croupier backup is in this zip file.';
export const severalInZip = (count: number) =>
  `This zip file holds ${count} backups. Unpack it, then choose one of them.`;
export const noVersion = 'The first line of the file does not say which version it is.';
export const newer =
  'The file was made by a newer Croupier: its first line says so. Update this one, then restore it.';
export const noMomentOrLength =
  'The first line of the file does not say when the file was made, or how long it is.';
const MANY = {
  matches: 'games',
  partSets: 'sets of missing pieces',
  players: 'players',
  people: 'players',
  boxes: 'copies of boxes',
  settings: 'settings'
} as const;
export const tooMany = (kind: keyof typeof MANY, count: number, most: number) =>
  `The file holds ${figure(count)} ${MANY[kind]}, and Croupier restores ${figure(most)} at most.`;
export const tooManyLines = (most: number) =>
  `The games in the file have more than ${figure(most)} lines, the most that Croupier restores.`;
export const tooDeep = (most: number, letter: number) =>
  `The file has more than ${most} things one inside another, at letter ${figure(letter)}.`;
export const unreadable = 'What comes after the first line of the file cannot be read.';

// What stands where
export const match = (number: number) => `match ${number}`;
export const setOfParts = (number: number) => `set of parts ${number}`;
export const player = (number: number) => `player ${number}`;
export const person = (number: number) => `person ${number}`;
export const box = (number: number) => `box ${number}`;
export const setting = (number: number) => `setting ${number}`;
export const tapsOf = (where: string) => `the taps of ${where}`;
export const resultOf = (where: string) => `the result of ${where}`;
export const lineOf = (line: number, where: string) => `line ${line} of ${where}`;

// What is wrong there
export const tapsOfAnother = (where: string) => `The taps of ${where} are those of another match.`;
export const resultOfAnother = (where: string) => `The result of ${where} is that of another match.`;
export const lineOfAnother = (line: number, where: string) =>
  `Line ${line} of ${where} belongs to another log.`;
export const noKey = (where: string) => `In the file, ${where} has no key.`;
export const noLog = (where: string) => `In the file, ${where} has no log.`;
export const wrong = (where: string, found: string, belongs: string) =>
  `In the file, ${where} is ${isolatedText(found)}, where ${belongs} belongs.`;
export const wrongAt = (where: string, path: string, found: string, belongs: string) =>
  `In the file, ${where} has ${isolatedText(found)} at “${isolatedText(path)}”, where ${belongs} belongs.`;
export const neverWritten = (where: string) => `In the file, ${where} is nothing that Croupier ever wrote.`;
export const nothingOfCroupier = 'The file is nothing that Croupier ever wrote.';
export const noList = (name: string) => `In the file, “${name}” is missing, or is not a list.`;
export const twice = (what: string) => `In the file, ${what} is there a second time.`;
