import {
  ledgerOf,
  type Ask,
  type Entry,
  type Match,
  type Posting,
  type Progress,
  type Ranking,
  type Replay,
  type Terms
} from '$lib/core';
import type { Game } from '$lib/games/define';
import type { Totals } from '$lib/storage/schema';
import { stoppedNow } from './ending';
import { follow, type Followed } from './follow';
import { totalsOf } from './result';

type Log = readonly Entry<Terms['Move']>[];

/** What a log comes to by the rules: computed when it is first looked at, and again when the log changes. */
export class Position {
  readonly #game: Game;
  readonly #match: () => Match;
  readonly #log: () => Log;

  /** What was played last: a log mostly goes on where it was. */
  #played: Replay<Terms> | undefined;
  readonly #followed: Followed = $derived.by(() => {
    const followed = follow(this.#game, this.#match(), this.#log(), this.#played);
    this.#played = followed.replayed;
    return followed;
  });
  readonly #ledger: readonly Posting<Terms['Why']>[] = $derived.by(() => ledgerOf(this.replay));
  readonly #view: Terms['View'] = $derived.by(() => this.#game.rules.view(this.state));
  readonly #asks: readonly Ask<Terms['Move'], Terms['Why']>[] = $derived.by(() =>
    this.replay.ended ? [] : this.#game.rules.asks(this.state)
  );
  readonly #now: readonly Posting<Terms['Why']>[] = $derived.by(() => stoppedNow(this.#game, this.state));
  readonly #ranking: Ranking<Terms['Why']> = $derived.by(() =>
    this.#game.rules.ranking(this.state, this.#ledger, this.over ? 'all' : undefined)
  );
  readonly #totals: Totals = $derived.by(() =>
    totalsOf(
      this.#ranking.flatMap(({ players }) => players),
      this.#ledger
    )
  );

  constructor(game: Game, match: () => Match, log: () => Log) {
    this.#game = game;
    this.#match = match;
    this.#log = log;
  }

  get followed(): Followed {
    return this.#followed;
  }

  get replay(): Replay<Terms> {
    return this.#followed.replayed;
  }

  get broken(): string | undefined {
    return this.#followed.broken;
  }

  get state(): Terms['State'] {
    return this.replay.state;
  }

  get ledger(): readonly Posting<Terms['Why']>[] {
    return this.#ledger;
  }

  get view(): Terms['View'] {
    return this.#view;
  }

  get asks(): readonly Ask<Terms['Move'], Terms['Why']>[] {
    return this.#asks;
  }

  get now(): readonly Posting<Terms['Why']>[] {
    return this.#now;
  }

  /** Of those whom everybody may count: all of them, or nobody. */
  get totals(): Totals {
    return this.#totals;
  }

  get progress(): Progress {
    return this.#game.rules.progress(this.state);
  }

  get over(): boolean {
    return this.broken === undefined && (this.replay.ended || this.#asks.length === 0);
  }

  /** How it stands as far as everybody may know, and in the end how it ended. */
  get ranking(): Ranking<Terms['Why']> {
    return this.#ranking;
  }
}
