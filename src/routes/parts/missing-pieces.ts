import { deckSize, type Deck, isObject } from '$lib/core';
import type { BoxPart, ChosenPart } from '$lib/parts';

/** The ticks: part → piece → number missing. */
export type Ticks = Readonly<Record<string, Deck>>;

/** Part → the deck in use, if the box has several. */
export type Decks = Readonly<Record<string, string>>;

/** A part with the chosen deck. */
export function partFor(part: BoxPart, decks: Decks): BoxPart {
  if (part.kind !== 'deck') return part;
  const deck = part.decks?.find(({ id }) => id === decks[part.id]);
  return deck === undefined ? part : { ...part, pieces: deck.pieces };
}

/** The number of ticked pieces of a part. */
export function countTicked(ticks: Ticks, part: string): number {
  return deckSize(ticks[part] ?? {});
}

/** Sets the count of one piece; 0 removes the tick. */
export function withTick(ticks: Ticks, part: string, piece: string, count: number): Ticks {
  const { [piece]: _, ...others } = ticks[part] ?? {};
  return { ...ticks, [part]: count === 0 ? others : { ...others, [piece]: count } };
}

/** Ticks all of a part, or none of it. */
export function withPartTicked(ticks: Ticks, part: BoxPart, isTicked: boolean): Ticks {
  return { ...ticks, [part.id]: isTicked ? part.pieces : {} };
}

/** Ticks everything in a box. */
export function wholeBox(parts: readonly BoxPart[], decks: Decks): Ticks {
  return Object.fromEntries(parts.map((part) => [part.id, partFor(part, decks).pieces]));
}

/** Whether everything in a box is ticked. */
export function isWholeBox(parts: readonly BoxPart[], ticks: Ticks, decks: Decks): boolean {
  return (
    parts.length > 0 &&
    parts.every((part) => countTicked(ticks, part.id) >= deckSize(partFor(part, decks).pieces))
  );
}

/** The missing pieces of a part if `remaining` of one piece remain, limited to the contents of the box. */
export function missingWhenLeft(part: BoxPart, missing: Deck, piece: string, remaining: number): Deck {
  const size = part.pieces[piece] ?? 0;
  const count = Number.isInteger(remaining)
    ? Math.min(size, Math.max(0, remaining))
    : size - (missing[piece] ?? 0);
  const { [piece]: _, ...others } = missing;
  return count === size ? others : { ...others, [piece]: size - count };
}

/** The count that a tap on an untouched piece sets: all of a part with only one kind of piece, else 1. */
export function countOnFirstTap(part: BoxPart, piece: string): number {
  return Object.keys(part.pieces).length === 1 ? (part.pieces[piece] ?? 1) : 1;
}

/** The missing pieces per part, in the order of the box. */
export function chosenParts(parts: readonly BoxPart[], ticks: Ticks, decks: Decks): readonly ChosenPart[] {
  return parts.flatMap((boxPart) => {
    const part = partFor(boxPart, decks);
    const missingCounts = limitTo(ticks[part.id] ?? {}, part.pieces);
    return deckSize(missingCounts) === 0 ? [] : [{ part, missing: missingCounts }];
  });
}

/** The ticks for these parts. */
export function ticksOf(parts: readonly ChosenPart[]): Ticks {
  return Object.fromEntries(parts.map(({ part, missing }) => [part.id, missing]));
}

/** The decks that these parts were chosen from. */
export function decksOf(parts: readonly BoxPart[], chosenParts: readonly ChosenPart[]): Decks {
  const deckEntries = parts.flatMap((part) => {
    const chosenPart = chosenParts.find((other) => other.part.id === part.id)?.part;
    const deck =
      part.kind === 'deck' && chosenPart !== undefined
        ? part.decks?.find(({ pieces }) => JSON.stringify(pieces) === JSON.stringify(chosenPart.pieces))
        : undefined;
    return deck === undefined ? [] : [[part.id, deck.id] as const];
  });
  return Object.fromEntries(deckEntries);
}

/** Limits the counts to the pieces that exist. */
function limitTo(missingCounts: Deck, pieces: Deck): Deck {
  const limitedCounts = Object.entries(missingCounts).map(
    ([piece, count]) => [piece, Math.min(count, pieces[piece] ?? 0)] as const
  );
  return Object.fromEntries(limitedCounts.filter(([, count]) => count > 0));
}

/** The ticks of a box that are not used yet. */
export interface TickedPieces {
  readonly ticks: Ticks;
  readonly decks: Decks;
}

/** Validates saved ticks; undefined unless all of them fit these parts. */
export function readTickedPieces(parts: readonly BoxPart[], storedValue: unknown): TickedPieces | undefined {
  if (!isObject(storedValue)) return undefined;
  const { ticks, decks } = storedValue as Partial<Record<keyof TickedPieces, unknown>>;
  if (!isObject(ticks) || !isObject(decks)) return undefined;
  const areDecksValid = Object.entries(decks).every(([id, deck]) =>
    parts.some(
      (part) =>
        part.id === id && part.kind === 'deck' && part.decks?.some((deckChoice) => deckChoice.id === deck)
    )
  );
  if (!areDecksValid) return undefined;
  const chosenDecks = decks as Decks;
  const areTicksValid = Object.entries(ticks).every(([id, missing]: [string, unknown]) => {
    const part = parts.find((part) => part.id === id);
    return part !== undefined && isObject(missing) && isWithinBox(missing, partFor(part, chosenDecks).pieces);
  });
  return areTicksValid ? { ticks: ticks as Ticks, decks: chosenDecks } : undefined;
}

function isWithinBox(missing: object, pieces: BoxPart['pieces']): boolean {
  return Object.entries(missing).every(([piece, count]: [string, unknown]) => {
    const maxCount = Object.hasOwn(pieces, piece) ? (pieces[piece] ?? 0) : 0;
    return typeof count === 'number' && Number.isInteger(count) && count > 0 && count <= maxCount;
  });
}

/** Whether both have the same ticks; parts without ticks are ignored. */
export function areTickedPiecesEqual(a: TickedPieces, b: TickedPieces): boolean {
  return JSON.stringify(sortTickedPieces(a)) === JSON.stringify(sortTickedPieces(b));
}

function sortTickedPieces({ ticks, decks }: TickedPieces): unknown {
  const sortEntries = (record: object): readonly (readonly [string, unknown])[] =>
    Object.entries(record).sort(([firstKey], [secondKey]) => (firstKey < secondKey ? -1 : 1));
  const parts = sortEntries(ticks).map(([part, missing]) => [part, sortEntries(missing as object)] as const);
  return [parts.filter(([, missing]) => missing.length > 0), sortEntries(decks)];
}
