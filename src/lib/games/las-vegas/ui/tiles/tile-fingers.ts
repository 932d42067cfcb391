import type { Choice } from '$lib/core';
import type { BoardActions } from '$lib/games/contract/define';
import { complete } from '$lib/games/las-vegas/actions/draft';
import type { LasVegas } from '$lib/games/las-vegas/rules';
import type { TilePick } from '$lib/games/las-vegas/tiles';
import type { Face, Move, Tap, Why } from '$lib/games/las-vegas/types';
import { casinoChoices } from './casinos';
import { tapped } from './tile-choices';
import { askOf, type TileHands, type TileMode } from './tile-mode';
import { casinoWay } from './ways';

/** Context of a tap while a tile waits. */
export interface TileTouched {
  readonly mode: TileMode;
  readonly draft: readonly Tap[];
  readonly actions: BoardActions<LasVegas>;
}

export function handsOn(touched: TileTouched): TileHands {
  const { mode, actions } = touched;
  const choices = askOf(mode, 'choose')?.choices ?? [];
  return {
    show: (to) => actions.tap({ tap: 'show', show: to }),
    die: (face) => die(touched, face),
    roll: () => roll(touched),
    pick: (pick) => pickOf(touched, choices, pick),
    turn: (pick) => actions.tap({ tap: 'pick', pick }),
    casino: (face) => {
      const ask = askOf(mode, 'choose');
      const member = ask && casinoWay(ask)?.member;
      if (ask !== undefined && member !== undefined)
        pickOf(touched, casinoChoices(ask), { member, value: face });
    },
    choose: ({ move, refused }) => (refused === undefined ? actions.play(move) : actions.explain(refused))
  };
}

function pickOf(
  { draft, actions }: TileTouched,
  choices: readonly Choice<Move, Why>[],
  pick: TilePick
): void {
  const what = tapped(choices, draft, pick);
  if (what.does === 'play') actions.play(what.move);
  else if (what.does === 'refuse') actions.explain(what.why);
  else if (what.does === 'keep') actions.tap({ tap: 'pick', pick: what.pick });
}

function die({ mode, draft, actions }: TileTouched, face: Face): void {
  const throwing = askOf(mode, 'dice');
  if (throwing === undefined) return;
  const tap: Tap = { tap: 'die', die: 'black', face };
  const move = complete(throwing, [...draft, tap]);
  if (move === undefined) actions.tap(tap);
  else actions.play(move);
}

function roll({ mode, actions }: TileTouched): void {
  const throwing = askOf(mode, 'dice');
  if (throwing === undefined) return;
  actions.sound('dice');
  actions.supply(throwing);
}
