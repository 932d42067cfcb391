import { TABLES, type Board } from './board';
import type { State } from './types';

/** What lies at a place of Mary Chip's track after Start. */
export type TrackPlace = 'gold' | 'scored' | 'blank';

/** A step of Mary Chip. Places are counted from 1; 0 is Start. */
export interface TrackStep {
  readonly to: number;
  /** Scored tables that she passes over, by their places. */
  readonly skipped: readonly number[];
  readonly finds: 'gold' | 'blank';
}

/**
 * Where Mary Chip comes to stand when she moves by one place: scored tables are no places for her (5.2),
 * blank steps are (1.4). Undefined where nothing but scored tables is left before her.
 */
export function stepFrom(track: readonly TrackPlace[], at: number): TrackStep | undefined {
  const skipped: number[] = [];
  for (const [index, place] of track.entries()) {
    if (index < at) continue;
    if (place !== 'scored') return { to: index + 1, skipped, finds: place };
    skipped.push(index + 1);
  }
  return undefined;
}

/** What lies at each place after Start: a table, by its number from 0, or nothing. */
export function trackOf(board: Board | undefined): readonly (number | 'blank')[] {
  const track: (number | 'blank')[] = [];
  for (let table = 0; table < TABLES; table += 1) {
    for (let blanks = board?.tables[table]?.blanks ?? 0; blanks > 0; blanks -= 1) track.push('blank');
    track.push(table);
  }
  return track;
}

/** The place at the head of a table: all tables and blank steps up to there come before or with it. */
export function headOf(board: Board | undefined, table: number): number {
  const upToThere = board?.tables.slice(0, table + 1) ?? [];
  return upToThere.reduce((places, { blanks }) => places + blanks, table + 1);
}

/** The track as it lies now. */
export function placesOf({ options, tables }: Pick<State, 'options' | 'tables'>): readonly TrackPlace[] {
  return trackOf(options.board).map((place) => {
    if (place === 'blank') return 'blank';
    return tables[place]?.closed === undefined ? 'gold' : 'scored';
  });
}

/** Whether Mary Chip may stand there: no gold chip lies behind her or under her. */
export function mayStand(track: readonly TrackPlace[], at: number): boolean {
  return at >= 0 && at <= track.length && !track.slice(0, at).includes('gold');
}

/** What lies on a step of the track, counted from 1; 0 is Start. */
export function stepAt<Place>(track: readonly Place[], step: number): Place | undefined {
  return track[step - 1];
}
