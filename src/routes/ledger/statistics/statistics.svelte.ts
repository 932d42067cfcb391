import {
  manualToStatisticsGame,
  personKeys,
  toStatisticsGame,
  type StatisticsGame
} from '$lib/statistics/statistics-game';
import type { Unit } from '$lib/core';
import { findGame } from '$lib/games/registry';
import { readLedger, type Result } from '$lib/session';
import { gameNotesOf } from '$lib/session/results/game-notes.svelte';
import { manualGamesOf, type ManualGame } from '$lib/session/results/manual-games.svelte';
import { storageErrorOf } from '$lib/storage/database/storage-error';
import { device } from '$lib/storage/database/database';
import { readSummaries, type SummaryProgress } from '$lib/summary/read-summaries';
import type { GameSummary } from '$lib/summary/summary';
import { summariesByMatch } from './statistics-format';

/** The finished games of this device, as the statistics count them. */
export class Statistics {
  /** All games, oldest first; undefined until they are read. */
  games: readonly StatisticsGame[] | undefined = $state.raw();
  /** The progress of making summaries, while any are missing. */
  counting: { readonly done: number; readonly all: number } | undefined = $state.raw();
  /** The reason why the games could not be read. */
  error: string | undefined = $state();
  #results: readonly Result[] = [];
  #entered: readonly ManualGame[] = [];
  #isReading = false;

  /**
   * Reads all results first, which contain the places. Then reads the summaries, which contain everything else and may
   * have to be made first. Never rejects.
   */
  async read(signal: AbortSignal): Promise<void> {
    if (this.#isReading) return;
    this.#isReading = true;
    const [manualGames, notes] = [manualGamesOf(), gameNotesOf()];
    try {
      [this.#results] = await Promise.all([readLedger(), manualGames.load(), notes.load()]);
      this.#entered = manualGames.games ?? [];
      this.#show([]);
      this.error = (manualGames.error ?? notes.error)?.sentence;
      let isFirst = true;
      const onprogress = (progress: SummaryProgress): void => {
        this.#count(progress);
        // The figures of a thousand games take time, so they are updated twice and not after each batch.
        if (isFirst || progress.remaining === 0) this.#show(progress.summaries);
        isFirst = false;
      };
      await readSummaries(device, { signal, onprogress });
    } catch (error) {
      this.error = storageErrorOf(error).sentence;
    }
    this.#isReading = false;
  }

  #count({ total, remaining }: SummaryProgress): void {
    this.counting = remaining === 0 ? undefined : { done: total - remaining, all: total };
  }

  #show(summaries: readonly GameSummary[]): void {
    const existingSummaries = summariesByMatch(summaries);
    const keyOf = personKeys([
      ...this.#results.flatMap(({ seats }) => seats),
      ...this.#entered.flatMap(({ players }) => players)
    ]);
    const notes = gameNotesOf();
    const playedGames = this.#results.map((result): StatisticsGame => {
      const game = toStatisticsGame(result, unitOf(result.game), keyOf, existingSummaries.get(result.match));
      return { ...game, endedAt: notes.noteOf(result.match).date ?? game.endedAt };
    });
    const enteredGames = this.#entered.map((game) =>
      manualToStatisticsGame(game, findGame(game.game)?.meta ?? {}, keyOf)
    );
    this.games = [...playedGames, ...enteredGames].sort((a, b) => a.endedAt - b.endedAt);
  }
}

function unitOf(game: string): Unit | undefined {
  return findGame(game)?.meta.unit;
}
