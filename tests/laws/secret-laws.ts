import { playersOf, type Ask, type Reason } from '$lib/core';
import type { Game } from '$lib/games/define';
import { answer } from './answers';
import { freeze } from './freeze';
import { same } from './same';
import type { AnyMove, Moment, Sitting } from './matches';

/**
 * While something is still to be chosen in secret, nobody but the one who chose can tell what was
 * chosen: another choice would look the same to every other pair of eyes, in the log too.
 */
export function secretsAreKept({ match, moments }: Sitting, game: Game): void {
  for (const moment of moments) {
    const { ask, played } = moment;
    if (ask.secret !== true || !game.rules.asks(played.state).some(({ secret }) => secret === true)) continue;
    // A draw that is secret from the table is every player's own hand: only eyes of nobody are blind to it.
    const others = ask.for === undefined ? [] : playersOf(match).filter((player) => player !== ask.for);
    for (const eyes of [undefined, ...others]) looksTheSame(moment, otherwise(ask), eyes, game);
  }
}

function otherwise(ask: Ask<AnyMove, Reason>): ReturnType<typeof answer> {
  return freeze(answer(ask, (below) => below - 1));
}

function looksTheSame(
  { before, ask, move, played }: Moment,
  outcome: ReturnType<typeof answer>,
  eyes: Sitting['match']['seats'][number]['player'] | undefined,
  { rules }: Game
): void {
  const other = rules.move(ask, outcome);
  const then = rules.play(before, other);
  same(rules.view(then.state, eyes), rules.view(played.state, eyes), move);
  same(rules.tell(before, other, then.state, eyes), rules.tell(before, move, played.state, eyes), move);
  same(rules.now(then.state), rules.now(played.state), move);
  same(then.postings, played.postings, move);
}
