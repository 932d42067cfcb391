import { isObject, parseJson } from '$lib/core';
import * as say from '$lib/games/vegas-strip/strings/en/box';
import { casinosFor, CASINO_NAMES } from '$lib/games/vegas-strip/data';
import { PLAYER_COUNTS, readBox, type StripBox } from './stored-box-shape';
import type { CasinoCard, SetUpCard } from '$lib/games/vegas-strip/types';

export { PLAYER_COUNTS, type CasinoPlace, type PlayerCount, type StripBox } from './stored-box-shape';

export const EMPTY_BOX: StripBox = {
  cards: {},
  casinos: CASINO_NAMES.map((name) => ({ name })),
  characters: []
};

/** Identifies the text format and its version. */
export const FORMAT_MARK = 'vegas-strip-box-1';

/** The longest text that is read; many times the size of a real box. */
const MAX_LENGTH = 20_000;

/** Writes a box as text for a file; `parseBox` reads it. */
export function makeBox(box: StripBox): string {
  return JSON.stringify({ box: FORMAT_MARK, ...box });
}

/** Reads a box from untrusted text. Returns the fault in one sentence if it is invalid. */
export function parseBox(text: string): StripBox | { readonly refused: string } {
  if (text.length > MAX_LENGTH) return { refused: say.notABoxRefusal };
  const parsed = parseJson(text);
  if (!isObject(parsed) || !('box' in parsed) || parsed.box !== FORMAT_MARK)
    return { refused: say.notABoxRefusal };
  const { box: _, ...members } = parsed;
  return readBox(members);
}

/** Writes a box as URI-encoded text for a link or a QR code; `parseBoxLink` reads it. */
export function makeBoxLink(box: StripBox): string {
  return encodeURIComponent(makeBox(box));
}

export function parseBoxLink(link: string): StripBox | { readonly refused: string } {
  try {
    return parseBox(decodeURIComponent(link));
  } catch {
    return { refused: say.notABoxRefusal };
  }
}

/** Reads a stored box; returns an empty one if it cannot be read. */
export function boxOf(text = ''): StripBox {
  const parsed = parseBox(text);
  return 'refused' in parsed ? EMPTY_BOX : parsed;
}

/** Returns the copied setup card for this number of players, if any. */
export function cardIn({ cards }: StripBox, players: number): SetUpCard | undefined {
  const count = PLAYER_COUNTS.find((player) => player === players);
  return count === undefined ? undefined : cards[count];
}

/** Returns the casinos of a match with this many players, each with its character if there is one. */
export function casinosIn({ casinos, characters }: StripBox, players: number): readonly CasinoCard[] {
  return casinosFor(players).map((_, index) => {
    const { name = CASINO_NAMES[index] ?? '', character } = casinos[index] ?? {};
    const foundCharacter = character === undefined ? undefined : characters[character];
    return foundCharacter === undefined ? { name } : { name, character: foundCharacter };
  });
}
