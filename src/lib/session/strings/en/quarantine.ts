import { isolateText } from '$lib/core';
import type { QuarantineKind, InvalidStoredMember } from '$lib/storage/quarantine/quarantine';

/** The name of a game for which there is no folder here. */
export function unknownGame(gameId: string): string {
  return `This version of Croupier doesn’t know the game “${isolateText(gameId)}”. A newer version may.`;
}

/** The kinds of damaged records, as the list of damaged data names them. */
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

/** What the damage means, in a plain sentence. */
export const DAMAGE_SENTENCES: Readonly<Record<QuarantineKind, string>> = {
  match: 'This game is damaged and can’t be opened.',
  parts: 'This set of missing pieces is damaged and can’t be used.',
  player: 'What was saved about this player is damaged and can’t be shown.',
  person: 'What was saved about this player is damaged and can’t be shown.',
  box: 'This copy of a box is damaged and can’t be used.',
  setting: 'This setting is damaged and can’t be used.',
  note: 'These notes are damaged and can’t be shown. The game itself is safe.',
  manual: 'This game is damaged and can’t be shown.'
};

const STORE_NOUNS: Readonly<Record<InvalidStoredMember['store'], string>> = {
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

/** The location of the damage, for anyone who wants to investigate it. */
export function damageDetail({ store, path, found, expected, line }: InvalidStoredMember): string {
  const location = line === undefined ? STORE_NOUNS[store] : lineOf(line, STORE_NOUNS[store]);
  return path === ''
    ? `In the saved data, ${location} should be ${expected}, but is ${isolateText(found)}.`
    : `In the saved data, “${isolateText(path)}” in ${location} should be ${expected}, but is ${isolateText(found)}.`;
}

/** The number of damaged records, as the home page and History show it. */
export function damagedDataLabel(count: number): string {
  return count === 1
    ? 'One saved item is damaged. Nothing was deleted.'
    : `${count} saved items are damaged. Nothing was deleted.`;
}
