import { isObject } from '$lib/core';
import type { BoxPart } from '$lib/parts';
import { partFor, type Decks, type Ticks } from './missing-pieces';

/** The ticks of a box that are not used yet. */
export interface TickedPieces {
  readonly ticks: Ticks;
  readonly decks: Decks;
}

/** Validates saved ticks; undefined unless all of them fit these parts. */
export function readTicked(parts: readonly BoxPart[], stored: unknown): TickedPieces | undefined {
  if (!isObject(stored)) return undefined;
  const { ticks, decks } = stored as Partial<Record<keyof TickedPieces, unknown>>;
  if (!isObject(ticks) || !isObject(decks)) return undefined;
  const areDecks = Object.entries(decks).every(([id, deck]) =>
    parts.some(
      (part) =>
        part.id === id && part.kind === 'deck' && part.decks?.some((otherDeck) => otherDeck.id === deck)
    )
  );
  if (!areDecks) return undefined;
  const chosenDecks = decks as Decks;
  const areTicks = Object.entries(ticks).every(([id, missing]: [string, unknown]) => {
    const part = parts.find((part) => part.id === id);
    return part !== undefined && isObject(missing) && isWithinBox(missing, partFor(part, chosenDecks).pieces);
  });
  return areTicks ? { ticks: ticks as Ticks, decks: chosenDecks } : undefined;
}

function isWithinBox(missing: object, pieces: BoxPart['pieces']): boolean {
  return Object.entries(missing).every(([piece, count]: [string, unknown]) => {
    const most = Object.hasOwn(pieces, piece) ? (pieces[piece] ?? 0) : 0;
    return typeof count === 'number' && Number.isInteger(count) && count > 0 && count <= most;
  });
}

/** Whether both have the same ticks; parts without ticks are ignored. */
export function isSameTicked(a: TickedPieces, b: TickedPieces): boolean {
  return JSON.stringify(inStableOrder(a)) === JSON.stringify(inStableOrder(b));
}

function inStableOrder({ ticks, decks }: TickedPieces): unknown {
  const inOrder = (record: object): readonly (readonly [string, unknown])[] =>
    Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1));
  const parts = inOrder(ticks).map(([part, missing]) => [part, inOrder(missing as object)] as const);
  return [parts.filter(([, missing]) => missing.length > 0), inOrder(decks)];
}
