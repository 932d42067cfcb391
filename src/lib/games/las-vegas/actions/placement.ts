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
  readonly hasBigDie: boolean;
}

/** Reads a placement that is entered part by part. */
export function readPlacement(taps: readonly AskTap[]): Placement {
  const picks = tapsOf(taps, 'pick');
  const lastValueOf = (member: string): string | undefined =>
    picks.findLast(({ part }) => part === member)?.value;
  const face = FACES.find((item) => String(item) === lastValueOf('face'));
  return face === undefined ? { hasBigDie: false } : { face, hasBigDie: lastValueOf('big') === String(face) };
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
  const closedPlacement = placements.find(([, { refused }]) => refused?.code === 'closed');
  return (closedPlacement ?? (placements.length === 1 ? placements[0] : undefined))?.[0];
}

/** The index of the choice that places this many small dice at a number, and the big one. */
export function findPlacement(
  ask: ChooseAsk,
  face: Face,
  smallCount: number,
  hasBigDie: boolean
): number | undefined {
  const isWantedChoice = ({ move }: { readonly move: Move }): boolean =>
    isPlacement(move) && move.small === smallCount && move.big === Number(hasBigDie);
  return placementChoices(ask, face).find(([, choice]) => isWantedChoice(choice))?.[0];
}

/** The index of the choice to pass, with a chip or without. */
export function passChoice({ choices }: ChooseAsk, isFree = false): number | undefined {
  const found = choices.findIndex(({ move }) => isPass(move) && (move.free === true) === isFree);
  return found < 0 ? undefined : found;
}

function isPlacement(move: Move): move is Place {
  return move.type === 'place';
}

function isPass(move: Move): move is Pass {
  return move.type === 'pass';
}

/** Number of dice that a player has left. */
export function diceLeft({ players }: Pick<View, 'players'>, ownPlayer: View['turn']): number {
  const { small = 0, big = 0 } = players.find(({ player }) => player === ownPlayer) ?? {};
  return small + big;
}
