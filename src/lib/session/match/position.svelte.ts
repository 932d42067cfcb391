import {
  ledgerOf,
  type Ask,
  type Entry,
  type Match,
  type Posting,
  type Progress,
  type Ranking,
  type Replay,
  type GameTypes
} from '$lib/core';
import type { Game } from '$lib/games/contract/define';
import type { Totals } from '$lib/storage/database/schema';
import { postingsIfEndedNow } from './ending';
import { replaySafely, type SafeReplay } from '$lib/session/log/safe-replay';
import { totalsOf } from '$lib/session/results/result';

type Log = readonly Entry<GameTypes['Move']>[];

/** The state of a match after a log: computed when it is first read, and again when the log changes. */
export class Position {
  readonly #game: Game;
  readonly #match: () => Match;
  readonly #log: () => Log;

  /** The last replay, from which the next one continues, because a log mostly just grows. */
  #lastReplay: Replay<GameTypes> | undefined;
  readonly safeReplay: SafeReplay = $derived.by(() => this.follow(this.#log()));
  readonly ledger: readonly Posting<GameTypes['Why']>[] = $derived.by(() => ledgerOf(this.replay));
  readonly view: GameTypes['View'] = $derived.by(() => this.#game.rules.view(this.state));
  readonly asks: readonly Ask<GameTypes['Move'], GameTypes['Why']>[] = $derived.by(() =>
    this.replay.isEnded ? [] : this.#game.rules.asks(this.state)
  );
  readonly currentPayout: readonly Posting<GameTypes['Why']>[] = $derived.by(() =>
    postingsIfEndedNow(this.#game, this.state)
  );
  /** The public standings, and at the end the final ranking. */
  readonly ranking: Ranking<GameTypes['Why']> = $derived.by(() =>
    this.#game.rules.ranking(this.state, this.ledger, this.isOver ? 'all' : undefined)
  );
  /** Whole dollars per player if they are public; else empty. */
  readonly totals: Totals = $derived.by(() =>
    totalsOf(
      this.ranking.flatMap(({ players }) => players),
      this.ledger
    )
  );
  readonly progress: Progress = $derived.by(() => this.#game.rules.progress(this.state));
  readonly isOver: boolean = $derived.by(
    () => this.brokenReason === undefined && (this.replay.isEnded || this.asks.length === 0)
  );

  constructor(game: Game, getMatch: () => Match, getLog: () => Log) {
    this.#game = game;
    this.#match = getMatch;
    this.#log = getLog;
  }

  /** Plays a log and keeps the replay, so that the position need not play the same log again. */
  follow(log: Log): SafeReplay {
    const newReplay = replaySafely(this.#game, this.#match(), log, this.#lastReplay);
    this.#lastReplay = newReplay.replay;
    return newReplay;
  }

  get replay(): Replay<GameTypes> {
    return this.safeReplay.replay;
  }

  get brokenReason(): string | undefined {
    return this.safeReplay.brokenReason;
  }

  get state(): GameTypes['State'] {
    return this.replay.state;
  }
}
