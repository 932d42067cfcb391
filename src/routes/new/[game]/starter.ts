/** How a table finds who begins: by the printed rule, drawn by the app, or with everybody's finger on the screen. */
export const WAYS = ['printed', 'draw', 'fingers'] as const;
export type StartWay = (typeof WAYS)[number];

/** Who was drawn, and among whom; the draw holds only for just these people. */
export interface DrawnStarter {
  readonly name: string;
  readonly among: readonly string[];
}

/** Whom a die with a face for each of these names shows: 1 is the first; undefined where there is no such face. */
export function nameShown(names: readonly string[], face: number): DrawnStarter | undefined {
  const name = names[face - 1];
  return name === undefined ? undefined : { name, among: names };
}

/** Who was drawn, as long as the same people sit at the table, in whatever order. */
export function drawnAmong(drawn: DrawnStarter | undefined, names: readonly string[]): string | undefined {
  if (drawn === undefined || drawn.among.length !== names.length) return undefined;
  return drawn.among.every((name) => names.includes(name)) ? drawn.name : undefined;
}
