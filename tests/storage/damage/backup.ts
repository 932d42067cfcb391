import type { Entry } from '$lib/core';
import type { BackupBody, LogBundle } from '$lib/storage/backup/backup-body';
import type { ManualGame, Result, SavedMatch } from '$lib/storage/database/schema';
import { logOf, matchOf, resultOf } from './store';

/** A match of Anna and Ben with this many log lines, and with a result if `isEnded`. */
export function bundleOf(id: string, lines: number, isEnded = false): LogBundle<SavedMatch> {
  return {
    head: matchOf(id) as unknown as SavedMatch,
    entries: logOf(id, lines) as unknown as readonly Entry[],
    ...(isEnded ? { result: resultOf(id) as unknown as Result } : {})
  };
}

/** The same log with different lines after the first `sharedLines`. */
export function withOtherLines(
  bundle: LogBundle<SavedMatch>,
  sharedLines: number,
  addedLines: number
): LogBundle<SavedMatch> {
  const id = bundle.head.id;
  const otherEntries = Array.from({ length: addedLines }, (_, index): Entry => ({
    match: id,
    seq: sharedLines + index + 1,
    at: 1_770_000_000_000 + index,
    by: 'table',
    do: 'undo'
  }));
  return { ...bundle, entries: [...bundle.entries.slice(0, sharedLines), ...otherEntries] };
}

/** A game that Anna and Carla played without the app; Carla has a record, Anna only a name. */
export function manualGame(id: string): ManualGame {
  return {
    id,
    game: 'razzia',
    playedAt: 1_750_000_000_000,
    players: [
      { name: 'Anna', colour: 'sky', score: 90_000, place: 1 },
      { name: 'Carla', person: 'carla', colour: 'blue', score: 90_000, place: 1 }
    ],
    first: 1,
    location: 'Harbour',
    text: 'By lamplight.',
    tieBreak: '6.2',
    changedAt: 5
  };
}

export function backupBody(): BackupBody {
  return {
    matches: [bundleOf('running', 5), bundleOf('finished', 5, true)],
    partSets: [
      {
        head: { id: 'set', name: 'Dice', startedAt: 1 },
        entries: [{ match: 'set', seq: 1, at: 1, by: 'table', do: { move: { type: 'setUp', chosen: [] } } }]
      }
    ],
    players: [
      { name: 'Anna', colour: 'sky', usedAt: 1 },
      { name: 'Ben', colour: 'yellow', usedAt: 1 }
    ],
    people: [{ id: 'carla', name: 'Carla', names: ['Karla'], colour: 'blue', usedAt: 1 }],
    boxes: [{ game: 'las-vegas', houseRules: { nobodyWon: 'next' }, rulings: { '2.7': 'as we like' } }],
    settings: [['sound', true]],
    gameNotes: [
      { match: 'finished', text: 'Anna slept.', place: 'Harbour', date: 1_760_000_000_000, changedAt: 5 }
    ],
    manualGames: [manualGame('by-hand')]
  };
}
