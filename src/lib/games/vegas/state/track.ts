import { TABLES, type Board } from './board';
import type { Options } from '$lib/games/vegas/types';

/** A place of Mary Chip's track after Start. */
export type TrackPlace = 'gold' | 'scored' | 'blank';

/** The tables on Mary Chip's track. */
interface Track {
  readonly options: Pick<Options, 'board'>;
  readonly tables: readonly { readonly closed?: unknown }[];
}

/** A step of Mary Chip. Places are counted from 1; 0 is Start. */
export interface TrackStep {
  readonly to: number;
  /** Places of scored tables that she passes. */
  readonly skipped: readonly number[];
  readonly finds: 'gold' | 'blank';
}

/**
 * Moves Mary Chip by one place. Scored tables do not count as places (5.2), blank steps do (1.4). Returns undefined if
 * only scored tables are ahead.
 */
export function stepFrom(track: readonly TrackPlace[], position: number): TrackStep | undefined {
  const skippedPlaces: number[] = [];
  for (const [index, place] of track.entries()) {
    if (index < position) continue;
    if (place !== 'scored') return { to: index + 1, skipped: skippedPlaces, finds: place };
    skippedPlaces.push(index + 1);
  }
  return undefined;
}

/** Returns the places after Start: a table, by its index from 0, or a blank step. */
export function trackOf(board: Board | undefined): readonly (number | 'blank')[] {
  const track: (number | 'blank')[] = [];
  for (let table = 0; table < TABLES; table += 1) {
    for (let blanks = board?.tables[table]?.blanks ?? 0; blanks > 0; blanks -= 1) track.push('blank');
    track.push(table);
  }
  return track;
}

/** Returns the place at the head of a table, counting all tables and blank steps up to it. */
export function placeOfTable(board: Board | undefined, table: number): number {
  const tablesUpToHere = board?.tables.slice(0, table + 1) ?? [];
  return tablesUpToHere.reduce((position, { blanks }) => position + blanks, table + 1);
}

/** Returns the current state of the places on the track. */
export function placesOf({ options, tables }: Track): readonly TrackPlace[] {
  return trackOf(options.board).map((place) => {
    if (place === 'blank') return 'blank';
    return tables[place]?.closed === undefined ? 'gold' : 'scored';
  });
}

/** Returns the table that Mary Chip reaches with her next step (5.2); undefined if there is none, or it is blank. */
export function tableOfNextStep(track: Track & { readonly mary: number }): number | undefined {
  const step = stepFrom(placesOf(track), track.mary);
  const place = step && stepAt(trackOf(track.options.board), step.to);
  return place === 'blank' ? undefined : place;
}

/** Checks whether Mary Chip can be at this place: no gold chip may be at it or behind it. */
export function canMaryBeAt(track: readonly TrackPlace[], position: number): boolean {
  return position >= 0 && position <= track.length && !track.slice(0, position).includes('gold');
}

/** Returns the place at a step of the track, counted from 1; 0 is Start and gives undefined. */
export function stepAt<Place>(track: readonly Place[], step: number): Place | undefined {
  return track[step - 1];
}
