import type { Chance } from '$lib/core';
import type { Game } from '$lib/games/define';
import { answer } from './answers';
import { freeze } from './freeze';
import type { AnyMove, Moment } from './matches';

/** Something else that could have been chosen, if there is anything else of which the rule makes the same public. */
export function otherMove({ ask, move }: Moment, game: Game): AnyMove | undefined {
  return [(below: number) => below - 1, () => 0, ...choicesOf(ask)]
    .map((chance) => game.rules.move(ask, freeze(answer(ask, chance))))
    .find(
      (each) =>
        JSON.stringify(each) !== JSON.stringify(move) &&
        JSON.stringify(game.hides?.(each)) === JSON.stringify(game.hides?.(move))
    );
}

/** One chance for each thing that could be chosen. */
function choicesOf(ask: Moment['ask']): readonly Chance[] {
  return ask.kind === 'choose' ? ask.choices.map((_, index) => (below) => index % below) : [];
}
