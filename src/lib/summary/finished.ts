import type { GameTypes, Match, Replay, Step } from '$lib/core';
import type { Game } from '$lib/games/contract/define';
import type { GameFacts } from '$lib/games/contract/game-facts';

export type AnyStep = Step<GameTypes>;

/** One finished match with its game and its replay: everything that a part of a summary is made of. */
export interface Finished {
  readonly game: Game;
  readonly facts: GameFacts;
  /** With the seats of the start. */
  readonly match: Match;
  readonly replayed: Replay<GameTypes>;
}

/** The round in which a step was made. */
export function roundOf({ game }: Pick<Finished, 'game'>, step: AnyStep): number {
  return game.rules.progress(step.before).round;
}
