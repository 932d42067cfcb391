import {
  askedOf,
  isLook,
  playersOf,
  type Entry,
  type Match,
  type Names,
  type PlayerId,
  type Replay,
  type Terms
} from '$lib/core';
import type { Game } from '$lib/games/define';
import * as say from './words';

/** How often somebody's hand was opened. */
export interface Openings {
  readonly player: PlayerId;
  readonly times: number;
}

/** "Anna’s hand was opened.", "Anna’s hand was opened twice." */
export function openedWords(player: PlayerId, times: number, names: Names): string {
  return say.handOpened(names(player), times);
}

/**
 * Whose hands were opened, and how often, since the secrets that are asked now began to be asked; right after
 * the last of them was answered it is still told, with the next move no more. In seat order.
 */
export function openingsOf(
  game: Game,
  match: Match,
  entries: readonly Entry<Terms['Move']>[],
  { steps, state }: Replay<Terms>
): readonly Openings[] {
  const secret = (each: Terms['State']): boolean =>
    game.rules.asks(each).some((ask) => ask.secret === true && askedOf(ask).length > 0);
  const last = steps.at(-1);
  if (!secret(state) && (last === undefined || !secret(last.before))) return [];
  const from = steps.findLast(({ before }) => !secret(before))?.entry.seq ?? 0;
  const looks = entries.filter(isLook).filter(({ seq }) => seq > from);
  return playersOf(match)
    .map((player) => ({ player, times: looks.filter((look) => look.do.look === player).length }))
    .filter(({ times }) => times > 0);
}
