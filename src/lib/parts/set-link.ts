import { deckSize, type Deck } from '$lib/core';
import type { BoxPart, ChosenPart } from './part';

const LINK_KIND = 'parts1';
/** Stands for all pieces of a part. */
const ALL_PIECES = 'all';

/** The missing pieces of a box, as shared with another device. */
export interface SharedParts {
  readonly box: string;
  /** The number of missing pieces, by part and piece. */
  readonly missing: Readonly<Record<string, Deck>>;
  /** The deck in use by part, if it is not the first one. */
  readonly decks: Readonly<Record<string, string>>;
}

/** Encodes the missing pieces of a box in one line for a link: `parts1;las-vegas;notes:70000*2,80000;chips:all`. */
export function encodeMissingParts(boxId: string, parts: readonly ChosenPart[]): string {
  return [LINK_KIND, boxId, ...parts.map(encodePart)].map(escapeText).join(';');
}

/**
 * Parses a line written by `encodeMissingParts` against the parts of that box; counts are limited to those of the box.
 * Undefined for anything else.
 */
export function decodeMissingParts(text: string, parts: readonly BoxPart[]): SharedParts | undefined {
  const [box, ...lines] = splitLines(text) ?? [];
  if (box === undefined) return undefined;
  const parsedLines = lines.map((line) => parsePart(line, parts));
  if (parsedLines.length === 0 || parsedLines.some((part) => part === undefined)) return undefined;
  const parsedParts = parsedLines.filter((part) => part !== undefined);
  return {
    box,
    missing: Object.fromEntries(parsedParts.map(({ id, missing }) => [id, missing])),
    decks: Object.fromEntries(parsedParts.flatMap(({ id, deck }) => (deck === undefined ? [] : [[id, deck]])))
  };
}

/** The id of the box in a shared line; undefined for any other text. */
export function sharedBox(text: string): string | undefined {
  return splitLines(text)?.[0];
}

function splitLines(text: string): readonly string[] | undefined {
  const [kind, ...lines] = text.split(';').map(unescapeText);
  return kind === LINK_KIND && lines.every((item) => item !== undefined) ? lines : undefined;
}

function encodePart({ part, missing }: ChosenPart): string {
  const deck = deckOf(part);
  const partKey = deck === undefined ? part.id : `${part.id}@${deck}`;
  const isEverythingMissing = deckSize(missing) === deckSize(part.pieces);
  const pieces = Object.entries(missing).filter(([, count]) => count > 0);
  const encodedPieces = pieces.map(([piece, count]) => `${escapeSeparators(piece)}*${count}`);
  return `${partKey}:${isEverythingMissing ? ALL_PIECES : encodedPieces.join(',')}`;
}

interface ParsedPart {
  readonly id: string;
  readonly deck: string | undefined;
  readonly missing: Deck;
}

function parsePart(text: string, parts: readonly BoxPart[]): ParsedPart | undefined {
  const [, id = '', deck, pieceList = ''] = /^([^@:]+)(?:@([^:]+))?:(.+)$/.exec(text) ?? [];
  const part = parts.find((part) => part.id === id);
  const pieces = part === undefined ? undefined : findDeck(part, deck);
  if (pieces === undefined) return undefined;
  if (pieceList === ALL_PIECES) return { id, deck, missing: pieces };
  const pairs = pieceList.split(',').map((text) => /^(.+)\*(\d{1,3})$/.exec(text));
  const counts = pairs.map((pair) => {
    const piece = unescapeText(pair?.[1] ?? '') ?? '';
    const count = Number(pair?.[2] ?? 0);
    return Object.hasOwn(pieces, piece) && count > 0
      ? ([piece, Math.min(count, pieces[piece] ?? 0)] as const)
      : undefined;
  });
  if (counts.some((count) => count === undefined)) return undefined;
  return { id, deck, missing: Object.fromEntries(counts.filter((count) => count !== undefined)) };
}

function findDeck(part: BoxPart, deck: string | undefined): Deck | undefined {
  if (deck === undefined) return part.pieces;
  return part.kind === 'deck' ? part.decks?.find(({ id }) => id === deck)?.pieces : undefined;
}

/** The id of the deck that a part uses, if the box has several. */
function deckOf(part: BoxPart): string | undefined {
  if (part.kind !== 'deck') return undefined;
  return part.decks?.find(({ pieces }) => JSON.stringify(pieces) === JSON.stringify(part.pieces))?.id;
}

/** Escapes the separators between pieces. */
function escapeSeparators(piece: string): string {
  return piece.replace(/[%,*:;@]/g, (separator) => `%${separator.charCodeAt(0).toString(16)}`);
}

function escapeText(text: string): string {
  return encodeURIComponent(text).replace(/%(2C|3A|40)/g, (code) => decodeURIComponent(code));
}

/** Decodes an escaped text; undefined for malformed input. */
function unescapeText(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
