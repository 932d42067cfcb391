import type { RandomSource } from '$lib/core';
import type { Game } from '$lib/games/contract/define';
import { answer } from './answers';
import { freeze } from './freeze';
import type { AnyMove, Moment } from './matches';

/** Another possible choice that reveals the same to everyone; undefined if there is none. */
export function otherMove({ ask, move }: Moment, game: Game): AnyMove | undefined {
  return [(limit: number) => limit - 1, () => 0, ...choicesOf(ask)]
    .map((chance) => game.rules.move(ask, freeze(answer(ask, chance))))
    .find(
      (item) =>
        JSON.stringify(item) !== JSON.stringify(move) &&
        JSON.stringify(game.publicMembers?.(item)) === JSON.stringify(game.publicMembers?.(move))
    );
}

/** One random source for each possible choice. */
function choicesOf(ask: Moment['ask']): readonly RandomSource[] {
  return ask.kind === 'choose' ? ask.choices.map((_, index) => (limit) => index % limit) : [];
}
