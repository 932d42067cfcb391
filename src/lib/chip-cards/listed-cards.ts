import type { PlayerId } from '$lib/core';
import { coloursOf, type CasinoChipCard, type ChipCards, type ChipColour, type ChipsTaken } from './index';

/** Lists each chip card at these casinos, with its taker as last entered. */
export function listCasinoChipCards<Casino extends number>(
  casinos: readonly Casino[],
  availableCards: readonly ChipCards[],
  enteredCards: readonly CasinoChipCard<Casino>[]
): readonly CasinoChipCard<Casino>[] {
  return casinos.flatMap((casino, index) =>
    coloursOf(availableCards[index] ?? {}).flatMap((colour) =>
      Array.from({ length: availableCards[index]?.[colour] ?? 0 }, (_, card): CasinoChipCard<Casino> => {
        const casinoCard = { casino, colour, card };
        return enteredCards.findLast((enteredCard) => isSameChipCard(enteredCard, casinoCard)) ?? casinoCard;
      })
    )
  );
}

function isSameChipCard(a: CasinoChipCard, b: CasinoChipCard): boolean {
  return a.casino === b.casino && a.colour === b.colour && a.card === b.card;
}

/** Lists the taken chip cards one by one; the inverse of `groupTakenCards`. */
export function listTakenCards<Casino extends number>(
  casinos: readonly Casino[],
  takenCards: ChipsTaken<Casino>
): readonly CasinoChipCard<Casino>[] {
  return casinos.flatMap((casino) => {
    const casinoCards: CasinoChipCard<Casino>[] = [];
    for (const [player, colours] of Object.entries(takenCards[casino] ?? {}) as [PlayerId, ChipColour[]][])
      for (const colour of colours) {
        const card = casinoCards.filter((casinoCard) => casinoCard.colour === colour).length;
        casinoCards.push({ casino, colour, card, taker: player });
      }
    return casinoCards;
  });
}
