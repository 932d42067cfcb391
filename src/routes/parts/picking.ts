import { deckSize, type Deck } from '$lib/core';
import type { BoxPart, ChosenPart } from '$lib/parts';

/** What is ticked: part → piece → how many are missing. */
export type Ticks = Readonly<Record<string, Deck>>;

/** Part → the deck of it that the table plays with, where the box makes several. */
export type Decks = Readonly<Record<string, string>>;

/** A part as this table plays with it. */
export function partFor(part: BoxPart, decks: Decks): BoxPart {
  if (part.kind !== 'deck') return part;
  const deck = part.decks?.find(({ id }) => id === decks[part.id]);
  return deck === undefined ? part : { ...part, pieces: deck.pieces };
}

/** How many pieces of a part are ticked. */
export function tickedIn(ticks: Ticks, part: string): number {
  return deckSize(ticks[part] ?? {});
}

/** The ticks with another count for one piece; none takes the tick away. */
export function withTick(ticks: Ticks, part: string, piece: string, count: number): Ticks {
  const { [piece]: _, ...others } = ticks[part] ?? {};
  return { ...ticks, [part]: count === 0 ? others : { ...others, [piece]: count } };
}

/** The ticks with all of a part, or with none of it. */
export function withAll(ticks: Ticks, part: BoxPart, isTicked: boolean): Ticks {
  return { ...ticks, [part.id]: isTicked ? part.pieces : {} };
}

/** The ticks with everything that a box holds. */
export function wholeBox(parts: readonly BoxPart[], decks: Decks): Ticks {
  return Object.fromEntries(parts.map((part) => [part.id, partFor(part, decks).pieces]));
}

/** Whether nothing of a box is left. */
export function isWholeBox(parts: readonly BoxPart[], ticks: Ticks, decks: Decks): boolean {
  return (
    parts.length > 0 &&
    parts.every((part) => tickedIn(ticks, part.id) >= deckSize(partFor(part, decks).pieces))
  );
}

/** What is missing of a part when so many of one piece are left; no more and no fewer than the box can have. */
export function withLeft(part: BoxPart, ticked: Deck, piece: string, left: number): Deck {
  const size = part.pieces[piece] ?? 0;
  const kept = Number.isInteger(left) ? Math.min(size, Math.max(0, left)) : size - (ticked[piece] ?? 0);
  const { [piece]: _, ...others } = ticked;
  return kept === size ? others : { ...others, [piece]: size - kept };
}

/** How many a tap on an untouched piece means: all of a lost heap, else the one that is lost. */
export function firstCount(part: BoxPart, piece: string): number {
  return Object.keys(part.pieces).length === 1 ? (part.pieces[piece] ?? 1) : 1;
}

/** What is missing, part by part, in the order of the box. */
export function chosenParts(parts: readonly BoxPart[], ticks: Ticks, decks: Decks): readonly ChosenPart[] {
  return parts.flatMap((each) => {
    const part = partFor(each, decks);
    const missing = within(ticks[part.id] ?? {}, part.pieces);
    return deckSize(missing) === 0 ? [] : [{ part, missing }];
  });
}

/** The ticks that lead to these parts. */
export function ticksOf(chosen: readonly ChosenPart[]): Ticks {
  return Object.fromEntries(chosen.map(({ part, missing }) => [part.id, missing]));
}

/** The decks that these parts were chosen from. */
export function decksOf(parts: readonly BoxPart[], chosen: readonly ChosenPart[]): Decks {
  const found = parts.flatMap((part) => {
    const taken = chosen.find((each) => each.part.id === part.id)?.part;
    const deck =
      part.kind === 'deck' && taken !== undefined
        ? part.decks?.find(({ pieces }) => JSON.stringify(pieces) === JSON.stringify(taken.pieces))
        : undefined;
    return deck === undefined ? [] : [[part.id, deck.id] as const];
  });
  return Object.fromEntries(found);
}

/** No more of anything than there is. */
function within(missing: Deck, pieces: Deck): Deck {
  const left = Object.entries(missing).map(
    ([piece, count]) => [piece, Math.min(count, pieces[piece] ?? 0)] as const
  );
  return Object.fromEntries(left.filter(([, count]) => count > 0));
}
