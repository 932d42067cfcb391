import { CASINO_IDS, type CasinoId } from './types';

/** A fixer’s card as the deck counts it: its casino, and what that is called. */
export function fixerCard(casino: CasinoId, name: string): string {
  return `${casino} ${name}`;
}

/** The casino of a fixer’s card; undefined for what is none. */
export function casinoOf(card: string): CasinoId | undefined {
  return CASINO_IDS.find((casino) => card.startsWith(fixerCard(casino, '')));
}

/** What the casino of a fixer’s card is called. */
export function nameOn(card: string): string {
  const casino = casinoOf(card);
  return casino === undefined ? card : card.slice(fixerCard(casino, '').length);
}
