import { enteredGame, personKeys, playedGame, type StatisticsGame } from '$lib/statistics/statistics-game';
import type { Unit } from '$lib/core';
import { findGame } from '$lib/games/registry';
import { readLedger, type Result } from '$lib/session';
import { notesOn } from '$lib/session/game-notes.svelte';
import { manualGamesOn, type ManualGame } from '$lib/session/manual-games.svelte';
import { device } from '$lib/storage/database';
import { storageErrorOf } from '$lib/storage/storage-error';
import { readSummaries } from '$lib/storage/summaries';
import { SUMMARY_VERSION, type GameSummary } from '$lib/summary/summary';

/** The finished games of this device, as the statistics count them. */
export class Statistics {
  /** All games, oldest first; undefined until they are read. */
  games: readonly StatisticsGame[] | undefined = $state.raw();
  /** The progress of making summaries, while any are missing. */
  counting: { readonly done: number; readonly all: number } | undefined = $state.raw();
  /** The reason why the games could not be read. */
  trouble: string | undefined = $state();
  #results: readonly Result[] = [];
  #entered: readonly ManualGame[] = [];

  /** Reads all results, which have the places, and then the summaries, which have the rest. Never rejects. */
  async read(): Promise<void> {
    const [manual, notes] = [manualGamesOn(), notesOn()];
    try {
      [this.#results] = await Promise.all([readLedger(), manual.load(), notes.load()]);
      this.#entered = manual.games ?? [];
      this.#show();
      this.trouble = (manual.trouble ?? notes.trouble)?.sentence;
      this.#show(await readSummaries(device));
    } catch (error) {
      this.trouble = storageErrorOf(error).sentence;
    }
  }

  #show(summaries?: ReadonlyMap<string, GameSummary>): void {
    const keyOf = personKeys([
      ...this.#results.flatMap(({ seats }) => seats),
      ...this.#entered.flatMap(({ players }) => players)
    ]);
    const notes = notesOn();
    const played = this.#results.map((result): StatisticsGame => {
      const summary = summaries?.get(result.match);
      const isCurrent = summary?.version === SUMMARY_VERSION && summary.seq === result.seq;
      const game = playedGame(result, unitOf(result.game), keyOf, isCurrent ? summary : undefined);
      return { ...game, at: notes.of(result.match).date ?? game.at };
    });
    const entered = this.#entered.map((game) => enteredGame(game, unitOf(game.game), keyOf));
    this.games = [...played, ...entered].sort((one, other) => one.at - other.at);
  }
}

function unitOf(game: string): Unit | undefined {
  return findGame(game)?.meta.unit;
}
