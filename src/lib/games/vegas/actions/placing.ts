import type { PlayerId } from '$lib/core';
import type { Face } from '$lib/games/vegas/data';
import type { Options, Space } from '$lib/games/vegas/types';

/** The options that a number gives at a table. Spaces are indices from 0. */
export interface AllowedSpaces {
  /** No space of the table shows the 6, so it can go anywhere (3.5). */
  readonly isJoker: boolean;
  /** Free spaces that may be taken. */
  readonly freeSpaces: readonly number[];
  /** Spaces whose counter may be replaced. */
  readonly replaceableSpaces: readonly number[];
  /** At least one space of the table shows the number. */
  readonly isNumberThere: boolean;
}

/**
 * Returns the paragraph for a number that must go to a space that shows it. A 5/6 also counts as a space for the 6
 * (3.6).
 */
export function otherNumberRule(spaces: readonly Space[], face: Face): '3.1' | '3.6' | '3.8' {
  const matchingSpaces = spaces.filter(({ numbers }) => showsFace(numbers, face));
  if (matchingSpaces.length === 0) return '3.8';
  return face === 6 && matchingSpaces.every(({ numbers }) => numbers.length === 2) ? '3.6' : '3.1';
}

/** The rules that a choice can break (3.1, 3.2, 3.9, 3.10). */
export const FAULTS = ['free-first', 'must-place', 'number', 'own'] as const;
export type Fault = (typeof FAULTS)[number];

/** Returns the spaces where a player may place a counter for this number (3.1 to 3.9). */
export function allowedSpaces(spaces: readonly Space[], player: PlayerId, face: Face): AllowedSpaces {
  const isNumberThere = spaces.some(({ numbers }) => showsFace(numbers, face));
  const isJoker = face === 6 && !isNumberThere;
  const matchingSpaces = [...spaces.entries()].filter(
    ([, { numbers }]) => isJoker || showsFace(numbers, face)
  );
  const freeSpaces = matchingSpaces
    .filter(([, { counter }]) => counter === undefined)
    .map(([index]) => index);
  const others = matchingSpaces
    .filter(([, { counter }]) => counter !== undefined && counter !== player)
    .map(([index]) => index);
  return {
    isJoker,
    isNumberThere,
    freeSpaces,
    replaceableSpaces: isJoker || freeSpaces.length === 0 ? others : []
  };
}

/** Lists every rule broken by taking this space, or by placing nothing if `space` is undefined; sorted. */
export function faultsOf(
  spaces: readonly Space[],
  player: PlayerId,
  face: Face,
  space: number | undefined,
  placing: Options['placing'] = 'must'
): readonly Fault[] {
  const spaceChoices = allowedSpaces(spaces, player, face);
  if (space === undefined) return mustPlace(spaceChoices, placing) ? ['must-place'] : [];
  const chosenSpace = spaces[space];
  if (chosenSpace === undefined || (!spaceChoices.isJoker && !showsFace(chosenSpace.numbers, face)))
    return ['number'];
  const isCovered =
    chosenSpace.counter !== undefined && !spaceChoices.isJoker && spaceChoices.freeSpaces.length > 0;
  return [
    ...(isCovered ? (['free-first'] as const) : []),
    ...(chosenSpace.counter === player ? (['own'] as const) : [])
  ];
}

/** Checks whether a counter must be placed. A house rule makes jokers and replacements optional (3.10). */
export function mustPlace(
  { isJoker, freeSpaces, replaceableSpaces }: AllowedSpaces,
  placing: Options['placing']
): boolean {
  if (freeSpaces.length + replaceableSpaces.length === 0) return false;
  return placing === 'must' || (!isJoker && freeSpaces.length > 0);
}

/**
 * Checks whether all these spaces are equivalent, with the same numbers and the same owner, so that no choice is needed.
 */
export function areEquivalent(spaces: readonly Space[], spaceIndices: readonly number[]): boolean {
  const ownerKinds = new Set(
    spaceIndices.map((index) => `${spaces[index]?.numbers.join('/') ?? ''} ${spaces[index]?.counter ?? ''}`)
  );
  return ownerKinds.size === 1;
}

function showsFace(numbers: Space['numbers'], face: number): boolean {
  return numbers.some((number) => number === face);
}
