import { PLAYER_IDS, playersOf, type Match, type PlayerId, type Seat, type Table } from '$lib/core';
import type { Game, Setup } from '$lib/games/contract/define';
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
  const loadedGame = await loadGame(gameId);
  const refusal = refuseNames(seats.map((seat) => seat.name));
  if (refusal !== undefined) throw new Error(refusal);
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
 * Starts another match with the same options and table settings for the people who are seated now, and returns its id.
 * If the owner's box has been counted in the meantime, the new match uses those counts. Throws an Error, whose message
 * is one sentence, for an unknown game.
 */
export async function playAgain({ game, ...match }: Match, database: Database = device): Promise<string> {
  const loadedGame = await loadGame(game);
  const stayingSeats = match.seats.filter(({ left }) => left === undefined);
  const idOf = (player: PlayerId): PlayerId =>
    PLAYER_IDS[stayingSeats.findIndex((seat) => seat.player === player)] ?? PLAYER_IDS[0];
  const seats = stayingSeats.map(({ joined: _, left: __, ...seat }) => ({
    ...seat,
    player: idOf(seat.player)
  }));
  const savedBox = await readBox(database, boxOf(game)).catch(() => undefined);
  const players = playersOf({ seats });
  return saveMatch(database, {
    game,
    seats,
    table: match.table,
    options: loadedGame.rematch(match.options, { players, idOf, box: savedBox?.parts ?? {} })
  });
}

async function loadGame(gameId: string): Promise<Game> {
  const listedGame = findGame(gameId);
  if (listedGame === undefined) throw new Error(`Croupier does not know the game “${gameId}”.`);
  return listedGame.load();
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
