import { playersOf, type Match, type Seat, type Table } from '$lib/core';
import type { Setup } from '$lib/games/contract/define';
import { refuseNames } from '$lib/games/reserved-names';
import { boxOf, findGame } from '$lib/games/registry';
import { timeNow, device, type Database } from '$lib/storage/database/database';
import { readBox } from '$lib/storage/records/boxes';
import { addMatch } from '$lib/storage/records/matches';
import { StorageError } from '$lib/storage/database/storage-error';
import { newId, cloneJson } from '$lib/session/log/log-record';
import { matchCache } from './match-cache';
import { recordNewGame } from '$lib/session/home/lost-games';
import { playerDirectoryOf } from '$lib/session/people/player-directory.svelte';

/**
 * Starts a match and returns its id. Without storage it exists on this page until storage is available. Throws an
 * Error, whose message is one sentence, for an unknown game or for names that cannot be used in one match.
 */
export async function startMatch(
  gameId: string,
  setup: Omit<Setup, 'players'>,
  seats: readonly Seat[],
  table: Table,
  database: Database = device
): Promise<string> {
  const listedGame = findGame(gameId);
  if (listedGame === undefined) throw new Error(`Croupier does not know the game “${gameId}”.`);
  const refusal = refuseNames(seats.map((seat) => seat.name));
  if (refusal !== undefined) throw new Error(refusal);
  const loadedGame = await listedGame.load();
  const options = loadedGame.options({
    ...setup,
    players: playersOf({ seats })
  });
  return saveMatch(database, {
    game: gameId,
    seats,
    table,
    options
  });
}

/**
 * Starts another match with the same seats, options and table settings, and returns its id. If the owner's box has
 * been counted in the meantime, the new match uses those counts.
 */
export async function playAgain(match: Match, database: Database = device): Promise<string> {
  const { game, table, options } = match;
  const seats = match.seats.map(({ joined: _joined, left: _left, ...seat }) => seat);
  const loadedGame = await findGame(game)?.load();
  if (loadedGame?.withBox === undefined) return saveMatch(database, { game, seats, table, options });
  const savedBox = await readBox(database, boxOf(game)).catch(() => undefined);
  return saveMatch(database, {
    game,
    seats,
    table,
    options: loadedGame.withBox(options, savedBox?.parts ?? {})
  });
}

async function saveMatch(database: Database, matchSetup: Omit<Match, 'id' | 'startedAt'>): Promise<string> {
  const startedAt = timeNow();
  const directory = playerDirectoryOf(database);
  await directory.load();
  const { seats, people } = directory.seat(matchSetup.seats, startedAt);
  const match: Match = cloneJson({ id: newId(), ...matchSetup, seats, startedAt });
  try {
    await addMatch(database, match, people);
    recordNewGame();
    directory.addPeople(people, true);
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    matchCache.set(match.id, { match, entries: [], savedSeq: -1 });
    directory.addPeople(people, false);
  }
  return match.id;
}
