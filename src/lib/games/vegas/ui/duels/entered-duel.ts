import { tapsOf, type AskTap, type Outcome } from '$lib/core';
import type { AskContext } from '$lib/games/contract/define';
import { HEARTS, type Hearts } from '$lib/games/vegas/data';
import type { Move, Vegas } from '$lib/games/vegas/types';

export type Side = 'challenger' | 'defender';

/** The number of hearts that was tapped last for this part of a choice. */
export function tappedHearts(taps: readonly AskTap[], part: Side | 'hearts'): Hearts | undefined {
  const value = tapsOf(taps, 'pick').findLast((tap) => tap.part === part)?.value;
  return HEARTS.find((hearts) => String(hearts) === value);
}

/** The choice of a die that a player sets in secret. */
export function chosenDie({ ask, taps }: AskContext<Vegas>): Outcome | undefined {
  const hearts = tappedHearts(taps, 'hearts');
  return choiceWith(ask, (move) => move.type === 'hearts' && move.hearts === hearts);
}

/** The choice of two dice that were rolled at the table; undefined while one is missing. */
export function diceShown({ ask, taps }: AskContext<Vegas>): Outcome | undefined {
  const [challengerHearts, defenderHearts] = [
    tappedHearts(taps, 'challenger'),
    tappedHearts(taps, 'defender')
  ];
  return choiceWith(
    ask,
    (move) => move.type === 'duel' && move.challenger === challengerHearts && move.defender === defenderHearts
  );
}

/** The parts of a duel that was entered. */
export function duelParts(move: Move): readonly (readonly [Side, string])[] {
  if (move.type !== 'duel') return [];
  return [
    ['challenger', String(move.challenger)],
    ['defender', String(move.defender)]
  ];
}

function choiceWith(ask: AskContext<Vegas>['ask'], matches: (move: Move) => boolean): Outcome | undefined {
  const choiceIndex = ask.kind === 'choose' ? ask.choices.findIndex(({ move }) => matches(move)) : -1;
  return choiceIndex < 0 ? undefined : { kind: 'choose', choice: choiceIndex };
}
