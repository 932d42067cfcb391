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
