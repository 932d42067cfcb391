import { CARDS_OF_A_COLOUR, CHIP_COLOURS } from './index';

/** A player's chip cards, by the names of the colours. */
type NamedCards = readonly (readonly [colour: string, count: number])[];

/**
 * Finds the first holding that exceeds the contents of the box, and the colour that occurs too often. Without a colour,
 * the holdings have more different colours than the box. Returns undefined if all of them are possible.
 */
export function surplusChipCard(
  holdings: readonly NamedCards[]
): { readonly holding: number; readonly colour?: string } | undefined {
  const cardCounts = new Map<string, number>();
  for (const [holding, cards] of holdings.entries())
    for (const [colour, count] of cards) {
      const sum = (cardCounts.get(colour) ?? 0) + count;
      cardCounts.set(colour, sum);
      if (sum > CARDS_OF_A_COLOUR) return { holding, colour };
      if (cardCounts.size > CHIP_COLOURS.length) return { holding };
    }
  return undefined;
}
