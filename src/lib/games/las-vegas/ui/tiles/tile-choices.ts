import type { Choice } from '$lib/core';
import { pickedTyped } from '$lib/games/las-vegas/actions/draft';
import type { TilePick } from '$lib/games/las-vegas/tiles';
import type { Face, Move, Tap, Why } from '$lib/games/las-vegas/types';

type TileChoice = Choice<Move, Why>;
type Choices = readonly TileChoice[];
type Member = TilePick['member'];

/** Default values: a small die rather than the big one, turning a die rather than taking one back. */
const MEANT: readonly TilePick[] = [
  { member: 'do', value: 'turn' },
  { member: 'size', value: 'small' },
  { member: 'big', value: 0 }
];

/** Default value of a part of an answer; undefined if it has none. */
export function meantBy(member: string): TilePick['value'] | undefined {
  return MEANT.find((each) => each.member === member)?.value;
}

/** A member of the choice's move, if it has that member. */
export function memberOf({ move }: TileChoice, member: string): unknown {
  return Object.entries(move).find(([name]) => name === member)?.[1];
}

/** Choices that agree with this part of an answer. */
export function keeping(choices: Choices, { member, value }: TilePick): Choices {
  return choices.filter((choice) => memberOf(choice, member) === value);
}

/** Choices that agree with the parts picked so far, ignoring the parts in `without`. */
export function left(choices: Choices, draft: readonly Tap[], ...without: readonly Member[]): Choices {
  const picked = Object.entries(pickedTyped(draft)) as [Member, TilePick['value']][];
  return picked
    .filter(([member]) => !without.includes(member))
    .reduce((some, [member, value]) => keeping(some, { member, value } as TilePick), choices);
}

/** Choices with the default values, as long as at least one of them is allowed. */
export function meant(choices: Choices): Choices {
  return MEANT.reduce((some, each) => {
    const kept = keeping(some, each);
    return kept.some(({ refused }) => refused === undefined) ? kept : some;
  }, choices);
}

/** Values that a part of the answer can still have, without duplicates, in the order of the choices. */
export function values(choices: Choices, member: Member): readonly unknown[] {
  return [...new Set(choices.map((choice) => memberOf(choice, member)))].filter(
    (value) => value !== undefined
  );
}

/** Effect of a tap: it plays a move, is added to the draft, or is refused. */
export type Tapped =
  | { readonly does: 'play'; readonly move: Move }
  | { readonly does: 'keep'; readonly pick: TilePick }
  | { readonly does: 'refuse'; readonly why: Why }
  | { readonly does: 'nothing' };

/** Effect of adding this part to the answer. */
export function tapped(choices: Choices, draft: readonly Tap[], pick: TilePick): Tapped {
  const some = keeping(left(choices, draft, pick.member), pick);
  const open = some.filter(({ refused }) => refused === undefined);
  const [only, another] = meant(open);
  if (only === undefined) {
    const why = some.find(({ refused }) => refused !== undefined)?.refused;
    return why === undefined ? { does: 'nothing' } : { does: 'refuse', why };
  }
  return another === undefined ? { does: 'play', move: only.move } : { does: 'keep', pick };
}

/** The casino picked so far, if any. */
export function casinoPicked(draft: readonly Tap[], member: 'face' | 'from'): Face | undefined {
  return pickedTyped(draft)[member] as Face | undefined;
}
