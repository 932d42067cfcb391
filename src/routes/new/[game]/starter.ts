/** The ways to choose the starting player: by the printed rule, drawn by the app, or with the finger picker. */
export const STARTER_CHOICES = ['printed', 'draw', 'fingers'] as const;
export type StarterChoice = (typeof STARTER_CHOICES)[number];

/** The drawn player, and all players who took part in the draw. The draw is valid only for exactly these players. */
export interface DrawnStarter {
  readonly name: string;
  readonly among: readonly string[];
}

/** The player for a die face, where face 1 is the first name; undefined if there is no such face. */
export function drawnStarterFor(names: readonly string[], face: number): DrawnStarter | undefined {
  const name = names[face - 1];
  return name === undefined ? undefined : { name, among: names };
}

/** The player drawn, as long as the players are the same, in any order. */
export function drawnPlayer(
  drawnStarter: DrawnStarter | undefined,
  names: readonly string[]
): string | undefined {
  if (drawnStarter === undefined || drawnStarter.among.length !== names.length) return undefined;
  return drawnStarter.among.every((name) => names.includes(name)) ? drawnStarter.name : undefined;
}
