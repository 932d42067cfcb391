import type { Choice } from '$lib/core';
import type { BoardActions } from '$lib/games/define';
import type { AskOf } from '$lib/games/las-vegas/board/mode';
import { complete } from '$lib/games/las-vegas/draft';
import type { LasVegas } from '$lib/games/las-vegas/rules';
import { throwAsk } from '$lib/games/las-vegas/tiles/tile';
import type { Face, Move, Picked, Show, Tap, Why } from '$lib/games/las-vegas/types';
import { pickedTyped } from '$lib/games/las-vegas/draft';
import { casinoMember, casinoChoices } from './casinos';
import { tapped } from './choosing';
import type { TileMode } from './tile-mode';

/** What lies under the fingers while a tile waits. */
export interface TileTouched {
  readonly mode: TileMode;
  readonly draft: readonly Tap[];
  readonly actions: BoardActions<LasVegas>;
}

/** What a finger can do while a tile waits. The last tap of an answer plays it; what cannot be done says why. */
export interface TileHands {
  readonly show: (to: Show) => void;
  /** One of the black dice was thrown by hand and shows this. */
  readonly die: (face: Face) => void;
  /** The app throws the black dice. */
  readonly roll: () => void;
  readonly pick: (pick: Picked) => void;
  /** One more part of the answer, which never completes it. */
  readonly turn: (pick: Picked) => void;
  readonly casino: (face: Face) => void;
  readonly choose: (choice: Choice<Move, Why>) => void;
}

/** The ask of this kind, where there is one. */
export function askOf<Kind extends 'dice' | 'choose'>(
  { asks }: Pick<TileMode, 'asks'>,
  kind: Kind
): AskOf<Kind> | undefined {
  return asks.find((ask): ask is AskOf<Kind> => ask.kind === kind && ask.secret !== true);
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
      const member = ask && casinoMember(ask.id);
      if (ask !== undefined && member !== undefined)
        pickOf(touched, casinoChoices(ask), { member, value: face });
    },
    choose: ({ move, refused }) => (refused === undefined ? actions.play(move) : actions.explain(refused))
  };
}

function pickOf({ draft, actions }: TileTouched, choices: readonly Choice<Move, Why>[], pick: Picked): void {
  const what = tapped(choices, draft, pick);
  if (what.does === 'play') actions.play(what.move);
  else if (what.does === 'refuse') actions.explain(what.why);
  else if (what.does === 'keep') actions.tap({ tap: 'pick', pick: what.pick });
}

/** The bet that was tapped and not yet played. */
export function betTapped(draft: readonly Tap[]): 'higher' | 'lower' | undefined {
  return pickedTyped(draft).bet as 'higher' | 'lower' | undefined;
}

/** A bet is played with the throw that decides it, so that it can be changed until then. */
function playBet({ mode, draft, actions }: TileTouched): boolean {
  const bet = betTapped(draft);
  if (askOf(mode, 'dice') !== undefined) return true;
  if (bet === undefined) return false;
  actions.play({ type: 'tile', tile: 'fifty-fifty', do: 'bet', bet });
  return true;
}

function die(touched: TileTouched, face: Face): void {
  const { mode, draft, actions } = touched;
  const tap: Tap = { tap: 'die', die: 'black', face };
  const throwing = throwAsk(mode.tile.tile, mode.player);
  if (askOf(mode, 'dice') === undefined && betTapped(draft) === undefined) return;
  const move = complete(throwing, [...draft, tap]);
  if (move === undefined) actions.tap(tap);
  else if (playBet(touched)) actions.play(move);
}

function roll(touched: TileTouched): void {
  const { mode, actions } = touched;
  if (!playBet(touched)) return;
  actions.sound('dice');
  actions.supply(throwAsk(mode.tile.tile, mode.player));
}
