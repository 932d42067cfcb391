import type { RandomSource } from '$lib/core';
import type { ChosenPart, DicePart } from './part';

/** One die that the app replaces. */
export interface TrayDie {
  /** The id of its part. */
  readonly part: string;
  readonly faces: number;
  /** The visible face; absent before the first roll, and while it is secret. */
  readonly face?: number;
  /** True if the die is set aside on the board, with its face showing, and is not rolled. */
  readonly aside: boolean;
  /** The secretly chosen face. */
  readonly hidden?: number;
}

/** The dice of one colour, rolled together. */
export interface Tray {
  readonly id: string;
  readonly dice: readonly TrayDie[];
  /** The number of rolls. */
  readonly rolls: number;
  /** A number added to the sum of its faces; may be negative. */
  readonly modifier?: number;
}

/** The face of one die of a roll, and its number of faces. */
export interface RolledDie {
  readonly part: string;
  readonly of: number;
  readonly face: number;
}

/** The dice that the app replaces, grouped by colour. */
export function traysOf(parts: readonly ChosenPart[]): readonly Tray[] {
  const trays = new Map<string, TrayDie[]>();
  for (const { part, missing } of parts) {
    if (part.kind !== 'dice') continue;
    for (const [colour, count] of Object.entries(missing)) {
      const dice = Array.from({ length: count }, (): TrayDie => ({
        part: part.id,
        faces: part.faces,
        aside: false
      }));
      if (count > 0) trays.set(colour, [...(trays.get(colour) ?? []), ...dice]);
    }
  }
  return [...trays].map(([id, dice]) => ({ id, dice, rolls: 0 }));
}

/** The parts whose dice are in a tray. */
export function trayParts(tray: Tray, parts: readonly ChosenPart[]): readonly DicePart[] {
  return parts.flatMap(({ part }) =>
    part.kind === 'dice' && tray.dice.some((die) => die.part === part.id) ? [part] : []
  );
}

/** One roll of the dice that are not set aside. */
export function rollTray({ dice }: Tray, random: RandomSource): readonly RolledDie[] {
  return dice
    .filter(({ aside }) => !aside)
    .map(({ part, faces }) => ({ part, of: faces, face: random(faces) + 1 }));
}

/** Checks whether these are exactly the dice that the tray can roll. */
export function fitsTray({ dice }: Tray, rolledDice: readonly RolledDie[]): boolean {
  const diceInTray = dice.filter(({ aside }) => !aside);
  return (
    diceInTray.length > 0 &&
    diceInTray.length === rolledDice.length &&
    rolledDice.every(
      ({ part, of, face }, index) =>
        diceInTray[index]?.part === part && diceInTray[index].faces === of && isFace(face, of)
    )
  );
}

/** The sum of a tray, with the added number; undefined before the first roll. */
export function traySum({ dice, modifier = 0 }: Tray): number | undefined {
  const faces = dice.flatMap(({ face }) => (face === undefined ? [] : [face]));
  return faces.length === 0 ? undefined : faces.reduce((sum, face) => sum + face, modifier);
}

export function isFace(face: number, faces: number): boolean {
  return Number.isInteger(face) && face >= 1 && face <= faces;
}

/** The tray after a roll. */
export function withRoll(tray: Tray, rolledDice: readonly RolledDie[]): Tray {
  const faces = rolledDice.map(({ face }) => face);
  const dice = tray.dice.map((die) => {
    const face = die.aside ? undefined : faces.shift();
    return face === undefined ? die : { ...die, face };
  });
  return { ...tray, dice, rolls: tray.rolls + 1 };
}

/** The tray with one die changed. */
export function withDie(tray: Tray, place: number, change: (die: TrayDie) => TrayDie): Tray {
  return { ...tray, dice: tray.dice.map((die, index) => (index === place ? change(die) : die)) };
}

/** Returns all dice to the tray, with unchanged faces. */
export function withAllDice(tray: Tray): Tray {
  return { ...tray, dice: tray.dice.map((die) => ({ ...die, aside: false })) };
}

/** Reveals secretly chosen faces. */
export function withFacesRevealed(tray: Tray): Tray {
  const dice = tray.dice.map(({ hidden, ...die }) => (hidden === undefined ? die : { ...die, face: hidden }));
  return { ...tray, dice, rolls: tray.rolls + 1 };
}
