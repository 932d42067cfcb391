import type { PlayerId, Posting } from '$lib/core';
import {
  CASINO_IDS,
  type CasinoId,
  type CasinoView,
  type Holder,
  type Team,
  type View,
  type Why
} from '$lib/games/vegas-strip/types';
import { setText } from '$lib/games/vegas-strip/strings/en/shared';
import type { MarkColour } from '$lib/ui/pieces/marks';
import type { People } from '$lib/ui/layout/table-people';

/** Returns the enamel colour of a casino. */
export function signColourOf(casino: CasinoId): 1 | 2 | 3 | 4 | 5 | 6 {
  return SIGN_COLOURS[CASINO_IDS.indexOf(casino)] ?? 1;
}
const SIGN_COLOURS = [6, 2, 1, 5, 3, 4] as const;

/** Returns the mark colour of a set; blockers have a neutral one. */
export function colourOf({ player, blocker }: Holder, people: People): MarkColour {
  return blocker === true ? 'imaginary' : people.colourOf(player);
}

export function setLabel(holder: Holder, people: People): string {
  return setText(holder, people.names);
}

/** Returns a player's team and its number, counted from 1. */
export function teamInView(
  { teams }: View,
  player: PlayerId
): { readonly team: Team; readonly number: number } | undefined {
  const index = teams.findIndex(({ fixer, partner }) => fixer === player || partner === player);
  const team = teams[index];
  return team === undefined ? undefined : { team, number: index + 1 };
}

/** Checks whether the app knows the choice of a player's team, so that the team can look at it. */
export function canViewSecret(view: View, player: PlayerId): boolean {
  const team = teamInView(view, player);
  return team !== undefined && view.fixed.includes(team.team.fixer);
}

export function casinoNamed({ casinos }: View, name: string | undefined): CasinoView | undefined {
  return casinos.find((casino) => casino.name === name);
}

/** The target of a casino on the table. */
export function targetOf(casino: CasinoId): string {
  return `casino:${casino}`;
}

/** Returns the claim of a set at a casino. Without such a claim, returns the first one there, unless `isOnly` is true. */
export function claimAt(
  current: readonly Posting<Why>[],
  { name }: CasinoView,
  holder: Holder | undefined,
  isOnly = false
): Posting<Why> | undefined {
  const postings = current.filter(({ why }) => 'casino' in why && why.casino === name);
  const posting = postings.find(
    ({ why }) =>
      holder !== undefined &&
      'player' in why &&
      why.player === holder.player &&
      ('blocker' in why ? why.blocker : undefined) === holder.blocker
  );
  return posting ?? (isOnly ? undefined : postings[0]);
}
