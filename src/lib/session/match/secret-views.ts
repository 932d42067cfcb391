import {
  askedPlayers,
  isSecretView,
  playersOf,
  type Entry,
  type Match,
  type Names,
  type PlayerId,
  type Replay,
  type GameTypes
} from '$lib/core';
import type { Game } from '$lib/games/contract/define';
import { replaySafely } from '$lib/session/log/safe-replay';
import * as say from '$lib/session/strings/en/session';

type Log = readonly Entry<GameTypes['Move']>[];

/** The number of views of one player's hand. */
export interface SecretViews {
  readonly player: PlayerId;
  readonly times: number;
}

/** A sentence about the views: "Anna’s hand was opened.", "Anna’s hand was opened twice." */
export function secretViewsText(player: PlayerId, viewCount: number, names: Names): string {
  return say.handOpened(names(player), viewCount);
}

/**
 * Counts views of hands since the current secret asks opened, in seat order. The counts are also returned right after
 * the last secret is answered, until the next move. Views before an undo that went back past the first secret ask count
 * as well.
 */
export function countSecretViews(
  game: Game,
  match: Match,
  entries: Log,
  matchReplay: Replay<GameTypes>
): readonly SecretViews[] {
  const { steps, state } = matchReplay;
  const last = steps.at(-1);
  if (!isSecret(game, state) && (last === undefined || !isSecret(game, last.stateBefore))) return [];
  const lastPublicIndex = steps.findLastIndex(({ stateBefore }) => !isSecret(game, stateBefore));
  const lastPublicSeq = steps[lastPublicIndex]?.entry.seq ?? 0;
  const lastSecretSeq =
    steps.slice(0, Math.max(lastPublicIndex, 0)).findLast(({ stateBefore }) => isSecret(game, stateBefore))
      ?.entry.seq ?? 0;
  const lastUndoSeq = entries.findLast((entry) => entry.do === 'undo')?.seq ?? 0;
  const wasSecretAsked = (seq: number): boolean =>
    isSecret(
      game,
      replaySafely(
        game,
        match,
        entries.filter((entry) => entry.seq < seq),
        matchReplay
      ).replay.state
    );
  const views = entries
    .filter(isSecretView)
    .filter(
      ({ seq }) => seq > lastPublicSeq || (seq > lastSecretSeq && seq < lastUndoSeq && wasSecretAsked(seq))
    );
  return playersOf(match)
    .map((player) => ({ player, times: views.filter((view) => view.do.look === player).length }))
    .filter(({ times }) => times > 0);
}

/** Whether a player has a secret ask. */
function isSecret({ rules }: Game, state: GameTypes['State']): boolean {
  return rules.asks(state).some((ask) => ask.secret === true && askedPlayers(ask).length > 0);
}
