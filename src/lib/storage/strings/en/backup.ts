import { capitalize, isolateText } from '$lib/core';

/** Sentences that say what is wrong with a backup file, and where. */

const formatNumber = (count: number) => count.toLocaleString('en-US');

// The file as a whole
export const emptyFile = 'The file is empty.';
export const farTooLarge = 'This file is far too large to be a backup.';
export const contentTooLarge = 'This file holds far too much to be a backup.';
export const fileIncomplete = (letterCount: number, expectedLetters: number) =>
  `This file is incomplete: it has ${formatNumber(letterCount)} of ${formatNumber(expectedLetters)} characters. Save or send it again, or use another backup.`;
export const fileAltered = 'This file was changed after Croupier wrote it. Use another copy of the backup.';
export const incompleteOrAltered = (letterCount: number) =>
  `This file is incomplete or was changed: it can’t be read past character ${formatNumber(letterCount)}. Use another copy of the backup.`;
export const noBackup = 'This isn’t a Croupier backup. Choose another file.';
export const noBackupOrAltered =
  'This isn’t a Croupier backup, or its beginning is damaged. Choose another file.';
export const noBackupInZip = 'This zip file has no Croupier backup in it.';
export const severalInZip = (count: number) =>
  `This zip file has ${count} backups in it. Unpack it and choose one.`;
export const noVersion =
  'This backup is damaged: its first line doesn’t say which version made it. Use another copy.';
export const madeByNewerVersion =
  'A newer version of Croupier made this backup. Update Croupier, then restore it.';
export const noTimeOrLength =
  'This backup is damaged: its first line doesn’t say when it was made or how long it is. Use another copy.';
const PLURAL_NOUNS = {
  matches: 'games',
  partSets: 'sets of missing pieces',
  players: 'players',
  people: 'players',
  boxes: 'copies of boxes',
  settings: 'settings',
  gameNotes: 'notes on games',
  manualGames: 'games entered by hand'
} as const;
export const tooManyItems = (kind: keyof typeof PLURAL_NOUNS, count: number, max: number) =>
  `This file has ${formatNumber(count)} ${PLURAL_NOUNS[kind]}. Croupier can restore ${formatNumber(max)} at most.`;
export const tooManyLines = (max: number) =>
  `The games in this file have too many lines. Croupier can restore ${formatNumber(max)} at most.`;
export const nestedTooDeep = (max: number, letter: number) =>
  `This backup is damaged: it nests data more than ${max} levels deep, at character ${formatNumber(letter)}.`;
export const unreadableContent =
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
export const tapsOf = (record: string) => `the half-finished move of ${record}`;
export const resultOf = (record: string) => `the result of ${record}`;
export const lineOf = (line: number, record: string) => `line ${line} of ${record}`;

// Faults
export const tapsOfAnother = (record: string) =>
  `This file is damaged: the half-finished move of ${record} belongs to another game.`;
export const resultOfAnother = (record: string) =>
  `This file is damaged: the result of ${record} belongs to another game.`;
export const lineOfAnother = (line: number, record: string) =>
  `This file is damaged: line ${line} of ${record} belongs to another log.`;
export const recordWithoutName = (record: string) =>
  `${capitalize(record)} in this file is damaged: it has no name.`;
export const missingLog = (record: string) =>
  `${capitalize(record)} in this file is damaged: its log is missing.`;
export const damagedValue = (record: string, found: string, expected: string) =>
  `${capitalize(record)} in this file is damaged: it should be ${expected}, but is ${isolateText(found)}.`;
export const damagedValueAt = (record: string, path: string, found: string, expected: string) =>
  `${capitalize(record)} in this file is damaged: “${isolateText(path)}” should be ${expected}, but is ${isolateText(found)}.`;
export const damagedRecord = (record: string) => `${capitalize(record)} in this file is damaged.`;
export const invalidContent =
  'This file is damaged: it isn’t as Croupier saved it. Use another copy of the backup.';
export const missingList = (name: string) =>
  `This file is damaged: its list “${name}” is missing or isn’t a list.`;
export const duplicateRecord = (record: string) => `This file is damaged: ${record} is in it twice.`;
