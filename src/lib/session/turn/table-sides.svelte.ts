import { isListOf, type Seat } from '$lib/core';
import { readJsonSetting, saveJsonSetting } from '$lib/session/device/json-setting';
import { device, type Database } from '$lib/storage/database/database';

/** The sides of the table, clockwise; `near` is at the bottom edge of the device. */
export const SIDES = ['near', 'left', 'far', 'right'] as const;
export type Side = (typeof SIDES)[number];

/** The name of a player, and the side where this person sits. */
type SeatSide = readonly [name: string, side: Side];

/**
 * The side of the table where each player sits. Sides are saved by player name, so that they also apply to the next
 * match.
 */
export class TableSides {
  #known: readonly SeatSide[] = $state.raw([]);
  readonly #database: Database;

  constructor(database: Database = device) {
    this.#database = database;
  }

  async load(): Promise<void> {
    const savedSides = await readJsonSetting(this.#database, 'tableSides');
    if (isListOf(savedSides, isSeatSide)) this.#known = savedSides as readonly SeatSide[];
  }

  /**
   * The side of each seat, in the order of the seats. Players without a saved side are spread clockwise around the
   * table.
   */
  sidesOf(seats: readonly Seat[]): readonly Side[] {
    return seats.map(({ name }, index) => {
      const savedSide = this.#known.find((seatSide) => seatSide[0] === name);
      return savedSide?.[1] ?? SIDES[Math.floor((index * SIDES.length) / seats.length)] ?? 'near';
    });
  }

  /** Puts a player on a side, and saves the sides of everyone in this match. */
  setSide(seats: readonly Seat[], name: string, side: Side): void {
    const sides = this.sidesOf(seats);
    this.#known = seats.map((seat, index) => [
      seat.name,
      seat.name === name ? side : (sides[index] ?? 'near')
    ]);
    void saveJsonSetting(this.#database, 'tableSides', this.#known);
  }
}

/** The sides of this table. */
export const tableSides = new TableSides();

/** The next side, clockwise. */
export function nextSide(side: Side): Side {
  return SIDES[(SIDES.indexOf(side) + 1) % SIDES.length] ?? 'near';
}

/** How far the screen turns to face a side, in degrees clockwise. */
export const ROTATION_BY_SIDE: Readonly<Record<Side, number>> = { near: 0, left: 90, far: 180, right: 270 };

function isSeatSide(value: unknown): value is SeatSide {
  return Array.isArray(value) && typeof value[0] === 'string' && SIDES.some((side) => side === value[1]);
}
