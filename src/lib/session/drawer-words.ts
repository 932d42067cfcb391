import { isolatedText } from '$lib/core';
import type { DrawerKind, StoredWrong } from '$lib/storage/drawer';

/** What a game is called that no folder here is for. */
export function unknownGame(game: string): string {
  return `This Croupier does not know the game “${isolatedText(game)}”; a newer one may.`;
}

/** The things of a drawer as its lines name them. */
export const KIND_TITLES: Readonly<Record<DrawerKind, string>> = {
  match: 'A match',
  parts: 'A set of parts',
  player: 'A player',
  person: 'Somebody who plays',
  box: 'What was settled about a box',
  setting: 'A setting'
};

const STORE_WORDS: Readonly<Record<StoredWrong['store'], string>> = {
  matches: 'the match itself',
  entries: 'its log',
  drafts: 'its taps',
  results: 'its result',
  players: 'the player',
  people: 'the person',
  settings: 'the setting',
  partSets: 'the set itself',
  partEntries: 'its log',
  boxes: 'the box'
};

const lineOf = (line: number, store: string) => `line ${line} of ${store}`;

/** What is wrong with something that is kept, in one sentence that says where. */
export function wrongWords(kind: DrawerKind, { store, path, found, belongs, line }: StoredWrong): string {
  const where = line === undefined ? STORE_WORDS[store] : lineOf(line, STORE_WORDS[store]);
  return path === ''
    ? `${KIND_TITLES[kind]} cannot be shown: ${where} is ${isolatedText(found)}, where ${belongs} belongs.`
    : `${KIND_TITLES[kind]} cannot be shown: ${where} has ${isolatedText(found)} at “${isolatedText(path)}”, where ${belongs} belongs.`;
}

/** How many things lie there, as home and ledger say it. */
export function drawerWords(count: number): string {
  return count === 1
    ? 'One thing that is kept here cannot be shown.'
    : `${count} things that are kept here cannot be shown.`;
}
