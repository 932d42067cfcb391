import { countPieces } from '$lib/core';
import { countsOfPart, isEnough, changedCounts, type BoxOverrides } from '$lib/games/contract/box-overrides';
import type { BoxText } from '$lib/games/contract/define';
import type { JsonObject } from '$lib/games/contract/form';
import * as say from './strings/en/game';
import { NOTES, NOTES_A_MATCH, notesIn } from './data';
import type { Options } from './types';

/** Notes of the players' own copy; undefined if they are the usual ones or too few to play with. */
export function notesOf(box: BoxOverrides): Options['notes'] {
  const notes = countsOfPart(box['notes'], NOTES);
  return isEnough(notes, NOTES_A_MATCH) ? notes : undefined;
}

/**
 * Member `box` of a position: the notes of a match that uses the players' own copy. An uncounted bank may have
 * handed out more notes of a value than exist; the number in play then counts instead.
 */
export function boxPosition(notes: Options['notes'], notesInPlay: readonly number[] = []): JsonObject {
  const counts = countPieces(notesInPlay.map(String));
  const boxCounts = Object.entries(notesIn({ notes })).map(
    ([note, count]) => [note, Math.max(count, counts[note] ?? 0)] as const
  );
  const changedNotes = changedCounts(Object.fromEntries(boxCounts), NOTES).map(
    ({ piece, count }) => [piece, count] as const
  );
  return changedNotes.length === 0 ? {} : { box: Object.fromEntries(changedNotes) };
}

/** Sentences about the players' own copy. */
export const yourBox: BoxText<Options> = {
  usedCorrections: ({ notes }) => (notes === undefined ? [] : [notesText(notes)]),
  unusedCorrections: (box) =>
    box['notes']?.counts !== undefined && !isUsualCount(box) && notesOf(box) === undefined
      ? [say.tooFewNotes(NOTES_A_MATCH - 1)]
      : []
};

function isUsualCount(box: BoxOverrides): boolean {
  return changedCounts(box['notes']?.counts ?? {}, NOTES).length === 0;
}

function notesText(notes: NonNullable<Options['notes']>): string {
  const changedNotes = changedCounts(notes, NOTES);
  return say.notesAreYours(
    changedNotes.map(({ piece, count, printed }) => say.countedRatherThan(count, Number(piece), printed))
  );
}
