import type { AskTap } from '$lib/core';
import { tapsOf } from '$lib/core/asks/tap';
import type { CasinoView, View } from '$lib/games/vegas-strip/types';
import { casinoNamed } from '$lib/games/vegas-strip/ui/sets';

/** The casinos that a fixer chooses from: the two that were dealt, or all of them. */
export function cardsOf(view: View): readonly CasinoView[] {
  const cards = (view.ownSecret?.cards ?? []).flatMap((name) => casinoNamed(view, name) ?? []);
  return cards.length > 0 ? cards : view.casinos;
}

/**
 * The choice of a fixer so far. Of two cards, the last one tapped is rigged and the other one secure. Without dealt
 * cards, the first casino tapped is rigged and the second secure; tapping a casino again deselects it.
 */
export function fixerChoice(
  view: View,
  taps: readonly AskTap[]
): { readonly riggedCasino: CasinoView | undefined; readonly secureCasino: CasinoView | undefined } {
  const cards = cardsOf(view);
  const pickedCards = tapsOf(taps, 'pick').flatMap(({ value }) => cards.find(({ id }) => id === value) ?? []);
  if (cards.length === 2) {
    const riggedCasino = pickedCards.at(-1);
    return { riggedCasino, secureCasino: riggedCasino && cards.find((card) => card !== riggedCasino) };
  }
  const [rigged, secure] = pickedCards.reduce<readonly CasinoView[]>(
    (picked, casino) =>
      picked.includes(casino)
        ? picked.filter((pickedCasino) => pickedCasino !== casino)
        : [...picked, casino].slice(-2),
    []
  );
  return { riggedCasino: rigged, secureCasino: secure };
}
