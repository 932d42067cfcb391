import * as say from './box-words';
import { casinosFor, CASINO_NAMES } from './data';
import { PLAYER_COUNTS, readBox, type StripBox } from './kept-shape';
import type { CasinoCard, SetUpCard } from './types';

export { PLAYER_COUNTS, type CasinoPlace, type PlayerCount, type StripBox } from './kept-shape';

export const EMPTY_BOX: StripBox = {
  cards: {},
  casinos: CASINO_NAMES.map((name) => ({ name })),
  characters: []
};

/** Marks the text as one of these, and of which form. */
const MARK = 'vegas-strip-box-1';

/** The longest text that is read: many times what fits into a box. */
const LONGEST = 20_000;

/** A box as text, for a file; `parseBox` reads it. */
export function makeBox(box: StripBox): string {
  return JSON.stringify({ box: MARK, ...box });
}

/** A box from text that a stranger may have written; what is wrong with it, in one sentence. */
export function parseBox(text: string): StripBox | { readonly refused: string } {
  if (text.length > LONGEST) return { refused: say.notABox };
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return { refused: say.notABox };
  }
  if (typeof read !== 'object' || read === null || !('box' in read) || read.box !== MARK)
    return { refused: say.notABox };
  const { box: _, ...members } = read;
  return readBox(members);
}

/** The same for the address of a link, or a QR code. */
export function makeBoxLink(box: StripBox): string {
  return encodeURIComponent(makeBox(box));
}

export function parseBoxLink(link: string): StripBox | { readonly refused: string } {
  try {
    return parseBox(decodeURIComponent(link));
  } catch {
    return { refused: say.notABox };
  }
}

/** The box whose text was kept, if it can be read; else one that nobody has copied yet. */
export function boxOf(kept = ''): StripBox {
  const read = parseBox(kept);
  return 'refused' in read ? EMPTY_BOX : read;
}

/** The copied set-up card of so many players. */
export function cardIn({ cards }: StripBox, players: number): SetUpCard | undefined {
  const count = PLAYER_COUNTS.find((each) => each === players);
  return count === undefined ? undefined : cards[count];
}

/** The casinos of a match of so many players, each with the character that lies there. */
export function casinosIn({ casinos, characters }: StripBox, players: number): readonly CasinoCard[] {
  return casinosFor(players).map((_, index) => {
    const { name = CASINO_NAMES[index] ?? '', character } = casinos[index] ?? {};
    const found = character === undefined ? undefined : characters[character];
    return found === undefined ? { name } : { name, character: found };
  });
}
