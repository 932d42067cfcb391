import { isIndex, isObject, readTypedTexts, type TypedTexts } from '$lib/core';
import { ROUNDS } from '$lib/games/vegas-strip/data';
import { casinosOf } from './copying';
import { PLAYER_COUNTS, type PlayerCount, type StripBox } from './stored-box';

export const COPY_PAGES = ['card', 'casinos', 'characters'] as const;
export type CopyPage = (typeof COPY_PAGES)[number];

/** The state of the copying screen: the open page, and field texts that are not accepted yet. */
export interface CopyEntered {
  readonly page: CopyPage;
  readonly players: PlayerCount;
  readonly round: number;
  /** Index of the open character. */
  readonly character: number;
  readonly texts: TypedTexts;
}

export const NOTHING_ENTERED: CopyEntered = { page: 'card', players: 4, round: 0, character: 0, texts: {} };

/** Ids of text fields: of a card by its number of players, of a casino or character by its index. */
export const jackpotField = (players: PlayerCount): string => `jackpot ${players}`;
export const casinoField = (at: number): string => `casino ${at}`;
export const nameField = (at: number): string => `name ${at}`;
export const wordsField = (at: number): string => `words ${at}`;

/** Validates stored input. Returns it if it fits this box, else undefined. */
export function readCopyEntered(box: StripBox, enteredValue: unknown): CopyEntered | undefined {
  if (!isObject(enteredValue)) return undefined;
  const stored = enteredValue as Partial<Record<keyof CopyEntered, unknown>>;
  const page = COPY_PAGES.find((item) => item === stored.page);
  const players = PLAYER_COUNTS.find((item) => item === stored.players);
  const { round, character } = stored;
  if (page === undefined || players === undefined || !isIndex(round, ROUNDS)) return undefined;
  if (!isIndex(character, Math.max(1, box.characters.length))) return undefined;
  const fields = [
    ...PLAYER_COUNTS.map(jackpotField),
    ...casinosOf(box).map((_, at) => casinoField(at)),
    ...box.characters.flatMap((_, at) => [nameField(at), wordsField(at)])
  ];
  const texts = readTypedTexts(stored.texts, (field) => fields.includes(field));
  return texts && { page, players, round, character, texts };
}
