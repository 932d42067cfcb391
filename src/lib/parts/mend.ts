import { deckSize, type Deck, type PartOverride } from '$lib/core';
import type { BoxPart } from './part';
import * as say from './strings/en/parts';

/** Applies the players' correction to a part, which then needs no check; without one the part is unchanged. */
export function withOverride(part: BoxPart, mended: PartOverride | undefined): BoxPart {
  if (mended === undefined || part.mend === undefined) return part;
  const { check: _, ...known } = part;
  switch (part.mend) {
    case 'counts':
      return mended.counts === undefined ? part : recounted(known, mended.counts);
    case 'names':
      return mended.names === undefined ? part : { ...known, names: { ...part.names, ...mended.names } };
    case 'groups':
      return mended.names === undefined ? part : regrouped(known, mended.names);
    case 'spaces':
      return mended.spaces === undefined || known.kind !== 'track'
        ? part
        : { ...known, spaces: mended.spaces };
  }
}

/** Renames groups. Pieces contain their group's name, so they are renamed too; groups with the same name are merged. */
function regrouped(part: BoxPart, called: Readonly<Record<string, string>>): BoxPart {
  const names = { ...part.names };
  const groups = new Map<string, readonly string[]>();
  for (const [group, pieces] of Object.entries(part.groups ?? {})) {
    const name = called[group] ?? group;
    for (const piece of pieces) names[piece] = piece.replace(group, () => name);
    groups.set(name, [...(groups.get(name) ?? []), ...pieces]);
  }
  return { ...part, names, groups: Object.fromEntries(groups) };
}

/** Sets the piece counts. Alternative decks of the box change by the same differences. */
function recounted(part: BoxPart, counts: Deck): BoxPart {
  const pieces = changed(part.pieces, part.pieces, counts);
  const hint = say.asYouCounted(deckSize(pieces), part.one, part.many);
  if (part.kind !== 'deck' || part.decks === undefined) return { ...part, pieces, hint };
  const decks = part.decks.map((deck) => ({ ...deck, pieces: changed(deck.pieces, part.pieces, counts) }));
  return { ...part, pieces, hint, decks };
}

function changed(deck: Deck, box: Deck, counts: Deck): Deck {
  const now = Object.entries(deck).map(([piece, count]) => {
    const more = (counts[piece] ?? box[piece] ?? 0) - (box[piece] ?? 0);
    return [piece, Math.max(0, count + more)] as const;
  });
  return Object.fromEntries(now.filter(([, count]) => count > 0));
}
