/** How a table finds who begins: by the printed rule, drawn by the app, or with everybody's finger on the screen. */
export const WAYS = ['printed', 'draw', 'fingers'] as const;
export type Way = (typeof WAYS)[number];

/** Who was drawn, and among whom; the draw holds only for just these people. */
export interface Drawn {
  readonly name: string;
  readonly among: readonly string[];
}

/** Whom a die with a face for each of these names shows: 1 is the first; undefined where there is no such face. */
export function nameShown(names: readonly string[], face: number): Drawn | undefined {
  const name = names[face - 1];
  return name === undefined ? undefined : { name, among: names };
}

/** Who was drawn, as long as the same people sit at the table, in whatever order. */
export function drawnAmong(drawn: Drawn | undefined, names: readonly string[]): string | undefined {
  if (drawn === undefined || drawn.among.length !== names.length) return undefined;
  return drawn.among.every((name) => names.includes(name)) ? drawn.name : undefined;
}

/**
 * Whose finger is on the screen: `held` leaves with the finger, `in` was tapped and stays until it
 * is tapped again, for a mouse, a keyboard and a screen reader.
 */
export type Fingers = ReadonlyMap<string, 'held' | 'in'>;

export function fingerDown(fingers: Fingers, name: string): Fingers {
  return fingers.has(name) ? fingers : new Map([...fingers, [name, 'held']]);
}

/** The finger leaves; one that was tapped in stays. */
export function fingerUp(fingers: Fingers, name: string): Fingers {
  if (fingers.get(name) !== 'held') return fingers;
  return new Map([...fingers].filter(([each]) => each !== name));
}

export function tapFinger(fingers: Fingers, name: string): Fingers {
  if (fingers.get(name) === 'in') return new Map([...fingers].filter(([each]) => each !== name));
  return new Map([...fingers, [name, 'in']]);
}

/** Whether everybody takes part, which is the moment of the draw. */
export function allIn(fingers: Fingers, names: readonly string[]): boolean {
  return names.length > 0 && names.every((name) => fingers.has(name));
}
