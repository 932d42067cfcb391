import { capital, isolatedText } from '$lib/core';

/** Sentences that say what is wrong with a backup file, and where. */

const figure = (count: number) => count.toLocaleString('en-US');

// The file as a whole
export const empty = 'The file is empty.';
export const farTooLarge = 'This file is far too large to be a backup.';
export const holdsFarTooMuch = 'This file holds far too much to be a backup.';
export const fileIncomplete = (letters: number, declared: number) =>
  `This file is incomplete: it has ${figure(letters)} of ${figure(declared)} characters. Save or send it again, or use another backup.`;
export const fileAltered = 'This file was changed after Croupier wrote it. Use another copy of the backup.';
export const incompleteOrAltered = (letters: number) =>
  `This file is incomplete or was changed: it can’t be read past character ${figure(letters)}. Use another copy of the backup.`;
export const noBackup = 'This isn’t a Croupier backup. Choose another file.';
export const noBackupOrAltered =
  'This isn’t a Croupier backup, or its beginning is damaged. Choose another file.';
export const noBackupInZip = 'This zip file has no Croupier backup in it.';
export const severalInZip = (count: number) =>
  `This zip file has ${count} backups in it. Unpack it and choose one.`;
export const noVersion =
  'This backup is damaged: its first line doesn’t say which version made it. Use another copy.';
export const newer = 'A newer version of Croupier made this backup. Update Croupier, then restore it.';
export const noTimeOrLength =
  'This backup is damaged: its first line doesn’t say when it was made or how long it is. Use another copy.';
const MANY = {
  matches: 'games',
  partSets: 'sets of missing pieces',
  players: 'players',
  people: 'players',
  boxes: 'copies of boxes',
  settings: 'settings',
  gameNotes: 'notes on games',
  manualGames: 'games entered by hand'
} as const;
export const tooMany = (kind: keyof typeof MANY, count: number, most: number) =>
  `This file has ${figure(count)} ${MANY[kind]}. Croupier can restore ${figure(most)} at most.`;
export const tooManyLines = (most: number) =>
  `The games in this file have too many lines. Croupier can restore ${figure(most)} at most.`;
export const tooDeep = (most: number, letter: number) =>
  `This backup is damaged: it nests data more than ${most} levels deep, at character ${figure(letter)}.`;
export const unreadable =
  'This backup is damaged: nothing after its first line can be read. Use another copy.';

// Places in a file
export const match = (number: number) => `game ${number}`;
export const setOfParts = (number: number) => `set of missing pieces ${number}`;
export const player = (number: number) => `player ${number}`;
export const person = (number: number) => `player entry ${number}`;
export const box = (number: number) => `copy of a box ${number}`;
export const setting = (number: number) => `setting ${number}`;
export const note = (number: number) => `note on a game ${number}`;
export const manualGame = (number: number) => `game entered by hand ${number}`;
export const tapsOf = (where: string) => `the half-finished move of ${where}`;
export const resultOf = (where: string) => `the result of ${where}`;
export const lineOf = (line: number, where: string) => `line ${line} of ${where}`;

// Faults
export const tapsOfAnother = (where: string) =>
  `This file is damaged: the half-finished move of ${where} belongs to another game.`;
export const resultOfAnother = (where: string) =>
  `This file is damaged: the result of ${where} belongs to another game.`;
export const lineOfAnother = (line: number, where: string) =>
  `This file is damaged: line ${line} of ${where} belongs to another log.`;
export const noKey = (where: string) => `${capital(where)} in this file is damaged: it has no name.`;
export const noLog = (where: string) => `${capital(where)} in this file is damaged: its log is missing.`;
export const damagedValue = (where: string, found: string, expected: string) =>
  `${capital(where)} in this file is damaged: it should be ${expected}, but is ${isolatedText(found)}.`;
export const damagedValueAt = (where: string, path: string, found: string, expected: string) =>
  `${capital(where)} in this file is damaged: “${isolatedText(path)}” should be ${expected}, but is ${isolatedText(found)}.`;
export const damagedRecord = (where: string) => `${capital(where)} in this file is damaged.`;
export const nothingOfCroupier =
  'This file is damaged: it isn’t as Croupier saved it. Use another copy of the backup.';
export const noList = (name: string) =>
  `This file is damaged: its list “${name}” is missing or isn’t a list.`;
export const twice = (record: string) => `This file is damaged: ${record} is in it twice.`;
