import { isolatedText } from '$lib/core';
import type { QuarantineKind, StoredInvalidMember } from '$lib/storage/quarantine/quarantine';

/** The name of a game for which there is no folder here. */
export function unknownGame(game: string): string {
  return `This version of Croupier doesn’t know the game “${isolatedText(game)}”. A newer version may.`;
}

/** The things of a drawer as its lines name them. */
export const KIND_TITLES: Readonly<Record<QuarantineKind, string>> = {
  match: 'Game',
  parts: 'Set of missing pieces',
  player: 'Player',
  person: 'Player',
  box: 'Copy of a box',
  setting: 'Setting',
  note: 'Notes on a game',
  manual: 'Game entered by hand'
};

const STORE_WORDS: Readonly<Record<StoredInvalidMember['store'], string>> = {
  matches: 'the game itself',
  entries: 'its log',
  drafts: 'its half-finished move',
  results: 'its result',
  players: 'the player',
  people: 'the player',
  settings: 'the setting',
  partSets: 'the set itself',
  partEntries: 'its log',
  boxes: 'the copy',
  gameNotes: 'the notes',
  manualGames: 'the game itself'
};

const lineOf = (line: number, store: string) => `line ${line} of ${store}`;

/** A sentence that says what is wrong with stored data, and where. */
export function wrongWords(
  kind: QuarantineKind,
  { store, path, found, belongs, line }: StoredInvalidMember
): string {
  const where = line === undefined ? STORE_WORDS[store] : lineOf(line, STORE_WORDS[store]);
  return path === ''
    ? `${KIND_TITLES[kind]} (damaged): ${where} should be ${belongs}, but is ${isolatedText(found)}.`
    : `${KIND_TITLES[kind]} (damaged): “${isolatedText(path)}” in ${where} should be ${belongs}, but is ${isolatedText(found)}.`;
}

/** The number of damaged records, as home and History say it. */
export function drawerWords(count: number): string {
  return count === 1
    ? 'One saved item is damaged. Nothing was deleted.'
    : `${count} saved items are damaged. Nothing was deleted.`;
}
