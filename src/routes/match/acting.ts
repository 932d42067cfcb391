import type { End, PlayerId, GameTypes } from '$lib/core';
import type { BoardActions } from '$lib/games/define';
import type { OpenMatch } from '$lib/session';
import { sound } from '$lib/session/sound';
import { openOnPage } from '$lib/ui/ask/opened.svelte';
import { tapGuard } from '$lib/ui/interaction/tap-guard';
import type { ActionRunner } from '$lib/ui/interaction/run-action.svelte';

/** All that a hand can do at the table of a match. */
export interface TableActions extends BoardActions {
  readonly undo: () => void;
  readonly redo: () => void;
  /** The first line that an edit or undo took back is entered again as it was. */
  readonly enterAgain: () => void;
  /** A line that was taken back is not wanted any more. */
  readonly leaveOut: (seq: number) => void;
  /** Somebody else sits on a seat from here on. */
  readonly handOver: (player: PlayerId, name: string) => void;
  /** The table stops here, with the round that lies there paid or not. */
  readonly end: (end: End) => void;
}

/** As long as somebody looks alone, the table takes nothing back. */
function whileCovered(deed: () => void): void {
  if (openOnPage() === undefined) deed();
}

/** Lets a table act on its match in the one way; what is refused is explained. */
export function tableActions(
  open: OpenMatch,
  way: ActionRunner,
  explain: TableActions['explain']
): TableActions {
  const log = (deed: () => GameTypes['Why'] | undefined): void => {
    const refused = way.act('log', deed);
    if (refused !== undefined) explain(refused);
  };
  return {
    play: (move) => log(() => open.play(move)),
    answer: (ask, outcome) => log(() => open.answer(ask, outcome)),
    supply: (ask) => log(() => open.supply(ask)),
    // What shows another way to tell it, or another place, turns a page.
    tap: (tap) => way.act('show' in tap || 'by' in tap ? 'page' : 'tap', () => open.tap(tap)),
    undo: () => whileCovered(() => way.act('undo', () => open.undo())),
    redo: () => whileCovered(() => way.act('undo', () => open.redo())),
    enterAgain: () => log(() => open.enterAgain()),
    leaveOut: (seq) => way.act('page', () => open.leaveOut(seq)),
    handOver: (player, name) => way.act('log', () => open.handOver(player, name)),
    end: (end) => way.act('log', () => open.end(end)),
    look: (player) => way.act('log', () => open.look(player)) ?? false,
    turn: (show) => way.act('page', show),
    explain,
    sound: (what) => {
      if (!tapGuard.strays) sound(what);
    }
  };
}
