import { deckSize, type Deck, type PartOverride } from '$lib/core';
import type { BoxPart } from './part';
import * as say from './strings/en/parts';

/** Applies the players' correction to a part, which then needs no check; without one the part is unchanged. */
export function withOverride(part: BoxPart, override: PartOverride | undefined): BoxPart {
  if (override === undefined || part.mend === undefined) return part;
  const { check: _, ...known } = part;
  switch (part.mend) {
    case 'counts':
      return override.counts === undefined ? part : withPieceCounts(known, override.counts);
    case 'names':
      return override.names === undefined ? part : { ...known, names: { ...part.names, ...override.names } };
    case 'groups':
      return override.names === undefined ? part : withGroupNames(known, override.names);
    case 'spaces':
      return override.spaces === undefined || known.kind !== 'track'
        ? part
        : { ...known, spaces: override.spaces };
  }
}

/** Renames groups. Pieces contain their group's name, so they are renamed too; groups with the same name are merged. */
function withGroupNames(part: BoxPart, names: Readonly<Record<string, string>>): BoxPart {
  const pieceNames = { ...part.names };
  const groups = new Map<string, readonly string[]>();
  for (const [group, pieces] of Object.entries(part.groups ?? {})) {
    const name = names[group] ?? group;
    for (const piece of pieces) pieceNames[piece] = piece.replace(group, () => name);
    groups.set(name, [...(groups.get(name) ?? []), ...pieces]);
  }
  return { ...part, names: pieceNames, groups: Object.fromEntries(groups) };
}

/** Sets the piece counts. Alternative decks of the box change by the same differences. */
function withPieceCounts(part: BoxPart, counts: Deck): BoxPart {
  const pieces = withChangedCounts(part.pieces, part.pieces, counts);
  const hint = say.asYouCounted(deckSize(pieces), part.one, part.many);
  if (part.kind !== 'deck' || part.decks === undefined) return { ...part, pieces, hint };
  const decks = part.decks.map((deck) => ({
    ...deck,
    pieces: withChangedCounts(deck.pieces, part.pieces, counts)
  }));
  return { ...part, pieces, hint, decks };
}

function withChangedCounts(deck: Deck, boxDeck: Deck, counts: Deck): Deck {
  const changedEntries = Object.entries(deck).map(([piece, count]) => {
    const difference = (counts[piece] ?? boxDeck[piece] ?? 0) - (boxDeck[piece] ?? 0);
    return [piece, Math.max(0, count + difference)] as const;
  });
  return Object.fromEntries(changedEntries.filter(([, count]) => count > 0));
}
