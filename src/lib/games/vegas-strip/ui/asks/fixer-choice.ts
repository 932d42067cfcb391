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
 * The choice of a fixer so far. With two cards, the other one is secure. Otherwise the first casino is rigged and the
 * second secure, and tapping a casino again deselects it.
 */
export function fixerChoice(
  view: View,
  taps: readonly AskTap[]
): { readonly rigged: CasinoView | undefined; readonly secure: CasinoView | undefined } {
  const cards = cardsOf(view);
  const pickedCards = tapsOf(taps, 'pick').flatMap(({ value }) => cards.find(({ id }) => id === value) ?? []);
  if (cards.length === 2) {
    const rigged = pickedCards.at(-1);
    return { rigged, secure: rigged && cards.find((card) => card !== rigged) };
  }
  const [rigged, secure] = pickedCards.reduce<readonly CasinoView[]>(
    (two, casino) =>
      two.includes(casino) ? two.filter((casinoId) => casinoId !== casino) : [...two, casino].slice(-2),
    []
  );
  return { rigged, secure };
}
