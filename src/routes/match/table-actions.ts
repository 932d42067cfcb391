import type { End, PlayerId, GameTypes } from '$lib/core';
import type { BoardActions } from '$lib/games/contract/define';
import type { OpenMatch } from '$lib/session';
import { settings } from '$lib/session/device/settings.svelte';
import { openSecret } from '$lib/ui/ask/open-secret.svelte';
import type { ActionRunner } from '$lib/ui/interaction/run-action.svelte';

/** All actions on the match screen. */
export interface TableActions extends BoardActions {
  readonly undo: () => void;
  readonly redo: () => void;
  /** Enters the first dropped entry again unchanged. */
  readonly reenterDropped: () => void;
  /** Dismisses a dropped entry. */
  readonly dismissDropped: (seq: number) => void;
  /** Gives a seat to another person from here on. */
  readonly handOver: (player: PlayerId, name: string) => void;
  /** Ends the match early, with the current round paid or not. */
  readonly end: (end: End) => void;
}

/** Blocks undo and redo while a player's secret is open. */
function runUnlessSecretOpen(action: () => void): void {
  if (openSecret() === undefined) action();
}

/** Runs all actions through the tap guard `runner`; refusals are explained. */
export function tableActionsOf(
  openMatch: OpenMatch,
  runner: ActionRunner,
  explain: TableActions['explain']
): TableActions {
  const runLogged = (action: () => GameTypes['Why'] | undefined): void => {
    const result = runner.act('log', action);
    if (result !== undefined) explain(result);
  };
  return {
    play: (move) => runLogged(() => openMatch.play(move)),
    answer: (ask, outcome) => runLogged(() => openMatch.answer(ask, outcome)),
    answerByApp: (ask) => runLogged(() => openMatch.answerByApp(ask)),
    // A tap that changes the input mode or the visible place replaces the controls, so it runs as a `turn`.
    tap: (tap) => runner.act('show' in tap || 'by' in tap ? 'turn' : 'tap', () => openMatch.tap(tap)),
    undo: () => runUnlessSecretOpen(() => runner.act('undo', () => openMatch.undo())),
    redo: () => runUnlessSecretOpen(() => runner.act('undo', () => openMatch.redo())),
    reenterDropped: () => runLogged(() => openMatch.reenterDropped()),
    dismissDropped: (seq) => runner.act('page', () => openMatch.dismissDropped(seq)),
    handOver: (player, name) => runner.act('log', () => openMatch.handOver(player, name)),
    end: (end) => runner.act('log', () => openMatch.end(end)),
    revealSecret: (player) => runner.act('log', () => openMatch.revealSecret(player)) ?? false,
    turnPage: (showPage) => runner.act('turn', showPage),
    explain,
    speak: (message) => {
      // If the module cannot be loaded, nothing is spoken.
      if (settings.values.caller)
        import('$lib/session/device/caller').then(
          ({ speak }) => speak(message),
          () => undefined
        );
    }
  };
}
