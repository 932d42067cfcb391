import { seatsWithCurrentNames, seatHistoryOf } from '$lib/core';
import { currentGameId } from '$lib/games/registry';
import { device, type Database } from '$lib/storage/database/database';
import { readPeopleOf } from '$lib/storage/records/known-people';
import { readNewestResults, readResults } from '$lib/storage/records/results';
import type { Result } from '$lib/storage/database/schema';
import { matchCache } from '$lib/session/match/match-cache';
import { playerDirectoryOf } from '$lib/session/people/player-directory.svelte';

/** The most recent finished matches, and whether there are no others. */
export interface NewestMatches {
  readonly results: readonly Result[];
  readonly isComplete: boolean;
}

/**
 * The results of all finished matches, most recent first, including matches that are only on this page, with current
 * names. Rejects with a StorageError if storage cannot be read.
 */
export async function readLedger(database: Database = device): Promise<readonly Result[]> {
  const mergeUnsaved = snapshotUnsaved();
  const [savedResults] = await Promise.all([
    readResults(database, currentGameId),
    playerDirectoryOf(database).load()
  ]);
  return mergeUnsaved(savedResults, (seats) => playerDirectoryOf(database).withCurrentNames(seats));
}

/** The most recent results, at most `maxCount`, so that a page can show them while it reads the others. */
export async function readNewest(maxCount: number, database: Database = device): Promise<NewestMatches> {
  const mergeUnsaved = snapshotUnsaved();
  const { results, isComplete } = await readNewestResults(database, currentGameId, maxCount);
  const allResults = mergeUnsaved(results, await loadCurrentNames(results, database));
  return { results: allResults.slice(0, maxCount), isComplete: isComplete && allResults.length <= maxCount };
}

/** The seats with current names. */
type CurrentNames = (seats: Result['seats']) => Result['seats'];

/** The current names of the players in these results. Reads only these players if possible. */
async function loadCurrentNames(results: readonly Result[], database: Database): Promise<CurrentNames> {
  const people = playerDirectoryOf(database);
  const occupants = results.flatMap(({ seats }) => seats.flatMap(seatHistoryOf));
  const ids = occupants.flatMap(({ person }) => (person === undefined ? [] : [person]));
  if (!people.isLoaded && ids.length === occupants.length) {
    const people = await readPeopleOf(database, ids);
    return (seats) => seatsWithCurrentNames(seats, people);
  }
  // Matches of earlier versions store no ids, so their people are found by name among all people.
  if (!people.isLoaded) await people.load();
  return (seats) => people.withCurrentNames(seats);
}

/** Takes a snapshot of unsaved matches and returns a function that merges saved results with it. */
function snapshotUnsaved(): (results: readonly Result[], currentNames: CurrentNames) => readonly Result[] {
  // A match saved while storage is read would otherwise be listed twice, or not at all.
  const unsavedMatches = new Map(matchCache);
  const unsavedResults = [...unsavedMatches.values()].flatMap(({ result }) =>
    result === undefined ? [] : [result]
  );
  return (results, currentNames) =>
    [...unsavedResults, ...results.filter(({ match }) => !unsavedMatches.has(match))]
      .map((result) => ({ ...result, seats: currentNames(result.seats) }))
      .sort((a, b) => b.finishedAt - a.finishedAt);
}
