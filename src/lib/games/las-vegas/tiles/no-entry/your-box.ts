import { isCount, isListOf, withPlainDigits } from '$lib/core';
import type { BoxOverrides } from '$lib/games/contract/box-overrides';
import { CHIP_VALUE, NOTE_VALUES } from '$lib/games/las-vegas/data';
import { sumWords } from '$lib/games/las-vegas/strings/en/pieces';
import type { TileBox } from '$lib/games/las-vegas/tiles/shared/tile-types';
import * as say from './strings/en/your-box';

export interface NoEntryOptions {
  /** Value of each space of the ring in whole dollars, starting with the start arrow; 0 for nothing. */
  readonly noEntryTrack: readonly number[];
}

/** Id of the box part that the players may correct. */
export const RING_ID = 'ring';

/** The ring according to our only source (17.3). */
export const USUAL_RING: readonly number[] = [0, 20000, 0, 30000, 0, 10000];

/** The ring as the players wrote it, starting with the arrow (17.3); undefined if it cannot be read. */
function parseRing(box: BoxOverrides): readonly number[] | undefined {
  const [arrow, ...text] = box[RING_ID]?.spaces ?? [];
  if (arrow === undefined || text.length === 0) return undefined;
  const spaces = text.map(readSpace);
  return spaces.every((value) => value !== undefined) ? [0, ...spaces] : undefined;
}

/** Possible values of a space in whole dollars; 0 for an empty one. */
export const PAYMENTS = [0, CHIP_VALUE, 2 * CHIP_VALUE, ...NOTE_VALUES] as const;
const NO_PAYMENT = /^(empty|nothing|none|blank|start|arrow|-|–|\$?0)$/i;

/** Parses "2 chips", "$30,000", "30 000" or "Empty" into whole dollars; undefined for anything else. */
function readSpace(text: string): number | undefined {
  const digits = withPlainDigits(text.trim());
  if (NO_PAYMENT.test(digits)) return 0;
  const [, chips] = /^(\d+) *chips?$/i.exec(digits) ?? [];
  const value =
    chips === undefined ? Number(digits.replace(/[$＄,.，٬ \u00a0\u202f]/g, '')) : Number(chips) * CHIP_VALUE;
  return PAYMENTS.find((each) => each === value);
}

/** The spaces after the arrow if they differ from the rulebook; undefined for the usual ring. */
export function otherSpaces(track: readonly number[]): readonly number[] | undefined {
  return isUsualRing(track) ? undefined : track.slice(1);
}

/** The maximum number of spaces, which no plausible ring exceeds. */
export const MAX_SPACES = 24;

/** True if the referee accepts these spaces after the arrow. */
export function isAcceptedByReferee(spaces: readonly number[]): boolean {
  return spaces.length <= MAX_SPACES && spaces.every((value) => PAYMENTS.some((each) => each === value));
}

/** The ring with these spaces after the arrow; without them, the ring of the rulebook. */
export function makeRing(spaces: readonly number[] | undefined): readonly number[] {
  return spaces === undefined ? USUAL_RING : [0, ...spaces];
}

/** The spaces after the arrow of a copy, as the players corrected them; undefined for the usual ring. */
export function otherSpacesIn(box: BoxOverrides): readonly number[] | undefined {
  const ring = parseRing(box);
  return ring === undefined ? undefined : otherSpaces(ring);
}

function isUsualRing(track: readonly number[]): boolean {
  return track.length === USUAL_RING.length && track.every((value, space) => value === USUAL_RING[space]);
}

/** The part of the players' copy that No Entry uses: its ring. */
export const yourBox: TileBox<NoEntryOptions> = {
  options: (box) => ({ noEntryTrack: parseRing(box) ?? USUAL_RING }),
  storedData: { noEntryTrack: (track) => isListOf(track, isCount) },
  usedCorrections: ({ noEntryTrack }) => (isUsualRing(noEntryTrack) ? [] : [ringText(noEntryTrack)]),
  unusedCorrections: (box) =>
    box[RING_ID]?.spaces !== undefined && parseRing(box) === undefined ? [say.unreadRing] : []
};

function ringText([, ...spaces]: readonly number[]): string {
  return say.ringIsYours(spaces.map(sumWords));
}
