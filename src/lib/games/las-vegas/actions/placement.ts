import type { Ask, AskTap } from '$lib/core';
import { tapsOf } from '$lib/core';
import type { Face, Move, View, Why } from '$lib/games/las-vegas/types';
import { FACES } from '$lib/games/las-vegas/types';

type ChooseAsk = Extract<Ask<Move, Why>, { kind: 'choose' }>;
type Place = Extract<Move, { type: 'place' }>;
type Pass = Extract<Move, { type: 'pass' }>;
type Choice = ChooseAsk['choices'][number];

/** The value of a pick that places the big die nowhere. */
export const NO_BIG_DIE = 'no';

/** The number chosen for a placement so far, and whether the big die is among its dice. */
export interface Placement {
  readonly face?: Face;
  readonly big: boolean;
}

/** Reads a placement that is entered part by part. */
export function readPlacement(taps: readonly AskTap[]): Placement {
  const picks = tapsOf(taps, 'pick');
  const last = (of: string): string | undefined => picks.findLast(({ part }) => part === of)?.value;
  const face = FACES.find((item) => String(item) === last('face'));
  return face === undefined ? { big: false } : { face, big: last('big') === String(face) };
}

/** The choices that place dice at a number, with their indexes in the ask. */
export function placementChoices({ choices }: ChooseAsk, face: Face): readonly (readonly [number, Choice])[] {
  return choices
    .map((choice, index) => [index, choice] as const)
    .filter(([, { move }]) => move.type === 'place' && move.face === face);
}

/**
 * The index of the choice that a number alone selects: the only one for it, or the one that says why the casino is
 * closed; undefined if the number of dice still has to be chosen.
 */
export function onlyPlacement(ask: ChooseAsk, face: Face): number | undefined {
  const placements = placementChoices(ask, face);
  const closed = placements.find(([, { refused }]) => refused?.code === 'closed');
  return (closed ?? (placements.length === 1 ? placements[0] : undefined))?.[0];
}

/** The index of the choice that places this many small dice at a number, and the big one. */
export function findPlacement(ask: ChooseAsk, face: Face, small: number, big: boolean): number | undefined {
  const isMatch = ({ move }: { readonly move: Move }): boolean =>
    isPlace(move) && move.small === small && move.big === Number(big);
  return placementChoices(ask, face).find(([, choice]) => isMatch(choice))?.[0];
}

/** The index of the choice to pass, with a chip or without. */
export function passChoice({ choices }: ChooseAsk, free = false): number | undefined {
  const found = choices.findIndex(({ move }) => isPass(move) && (move.free === true) === free);
  return found < 0 ? undefined : found;
}

function isPlace(move: Move): move is Place {
  return move.type === 'place';
}

function isPass(move: Move): move is Pass {
  return move.type === 'pass';
}

/** Number of dice that a player has left. */
export function diceLeft({ players }: Pick<View, 'players'>, of: View['turn']): number {
  const { small = 0, big = 0 } = players.find(({ player }) => player === of) ?? {};
  return small + big;
}
