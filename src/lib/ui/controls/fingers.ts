/**
 * The people who take part in the finger picker. `held` ends when the finger is lifted; `in` was set by a tap (mouse,
 * keyboard, screen reader) and stays until the next tap.
 */
export type Fingers = ReadonlyMap<string, 'held' | 'in'>;

export function fingerDown(fingers: Fingers, name: string): Fingers {
  return fingers.has(name) ? fingers : new Map([...fingers, [name, 'held']]);
}

/** Removes a lifted finger; a name that was tapped in stays. */
export function fingerUp(fingers: Fingers, name: string): Fingers {
  if (fingers.get(name) !== 'held') return fingers;
  return new Map([...fingers].filter(([fingerName]) => fingerName !== name));
}

export function tapFinger(fingers: Fingers, name: string): Fingers {
  if (fingers.get(name) === 'in') return new Map([...fingers].filter(([fingerName]) => fingerName !== name));
  return new Map([...fingers, [name, 'in']]);
}

/** Whether everyone takes part; then a player is picked. */
export function haveAllTouched(fingers: Fingers, names: readonly string[]): boolean {
  return names.length > 0 && names.every((name) => fingers.has(name));
}
