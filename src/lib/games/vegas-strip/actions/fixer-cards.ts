import { CASINO_IDS, type CasinoId } from '$lib/games/vegas-strip/types';

/** Returns the id of a fixer card in the deck: its casino and the name of that casino. */
export function fixerCard(casino: CasinoId, name: string): string {
  return `${casino} ${name}`;
}

/** Returns the casino of a fixer card, or undefined if it is not a fixer card. */
export function casinoOf(card: string): CasinoId | undefined {
  return CASINO_IDS.find((casino) => card.startsWith(fixerCard(casino, '')));
}

/** Returns the name of the casino on a fixer card. */
export function nameOn(card: string): string {
  const casino = casinoOf(card);
  return casino === undefined ? card : card.slice(fixerCard(casino, '').length);
}
