import { personKeys, playedGame, type StatisticsGame } from '$lib/statistics/statistics-game';
import { findGame } from '$lib/games/registry';
import { readLedger } from '$lib/session';
import { storageErrorOf } from '$lib/storage/storage-error';

/** The finished games of this device, as the statistics count them. */
export class Statistics {
  /** All games, oldest first; undefined until they are read. */
  games: readonly StatisticsGame[] | undefined = $state.raw();
  /** The progress of making summaries, while any are missing. */
  counting: { readonly done: number; readonly all: number } | undefined = $state.raw();
  /** The reason why the games could not be read. */
  trouble: string | undefined = $state();

  /** Reads the results. Never rejects. */
  async read(): Promise<void> {
    try {
      const results = await readLedger();
      const keyOf = personKeys(results.flatMap(({ seats }) => seats));
      this.games = results
        .map((result) => playedGame(result, findGame(result.game)?.meta.unit, keyOf))
        .sort((one, other) => one.at - other.at);
      this.trouble = undefined;
    } catch (error) {
      this.trouble = storageErrorOf(error).sentence;
    }
  }
}
