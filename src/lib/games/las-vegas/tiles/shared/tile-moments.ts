import type { Ask, Played, PlayerId, Posting } from '$lib/core';
import { countAt, NO_DICE } from '$lib/games/las-vegas/actions/placed-dice';
import { doesNothing, tileOf, type InPlay, type TileMove } from '$lib/games/las-vegas/tiles';
import { tileAt } from '$lib/games/las-vegas/state/main-state';
import type { TileContext, SealedTile, TileResult } from './define-tile';
import type { TileWords } from './tile-types';
import type { Cause, Doing } from '$lib/games/las-vegas/state/royale';
import type { Face, Move, State, Why } from '$lib/games/las-vegas/types';

/**
 * Calls the hooks of the tiles, each named after its moment in the game. Turns and payouts use this module and need
 * not know any tile; without tiles it does nothing.
 */

type Erased = TileContext<TileWords>;
type Event = 'beforePayout' | 'payoutBegins' | 'duringPayout' | 'roundEnd';

function tileContext(state: State, here: InPlay, player: PlayerId, cause: Cause, step: object = {}): Erased {
  return { state, at: here.at, live: here.live, player, cause, step };
}

/** Sets up the round's tiles once the notes are dealt. */
export function setUp(state: State): State {
  return (state.royale?.tiles ?? []).reduce((so, { tile }) => tileOf(tile).setUp?.(so) ?? so, state);
}

/** Activates the tile of a casino after a placement there. */
export function activate(
  so: Played<State, Why>,
  at: Face,
  player: PlayerId,
  cause: Cause
): Played<State, Why> {
  const here = tileAt(so.state, at);
  const tile = here && tileOf(here.tile);
  if (tile?.activate === undefined) return so;
  const on = tileContext(so.state, here as InPlay, player, cause);
  return applyResult(so.postings, on, here as InPlay, tile.activate(on));
}

/** Updates the tiles that depend on the counts, after every change of dice at the casinos. */
export function watch(so: Played<State, Why>): Played<State, Why> {
  if (so.state.royale === undefined) return so;
  return so.state.royale.tiles.reduce((now, { at }) => {
    const here = tileAt(now.state, at) as InPlay;
    const watching = tileOf(here.tile).watch?.(
      tileContext(now.state, here, now.state.turn, causeWithoutDice('told'))
    );
    if (watching === undefined) return now;
    return {
      state: withLive(watching.state, at, watching.live),
      postings: [...now.postings, ...(watching.postings ?? [])]
    };
  }, so);
}

function causeWithoutDice(by: Cause['by'], rolled = false): Cause {
  return { by, dice: NO_DICE, rolled };
}

/** Applies the result of a tile, then runs the tiles that react to it. */
function applyResult(
  before: readonly Posting<Why>[],
  on: Erased,
  here: InPlay,
  result: TileResult<TileWords>
): Played<State, Why> {
  const laid = withLive(result.state, on.at, result.live);
  const doing =
    result.step === undefined
      ? undefined
      : {
          tile: here.tile,
          at: on.at,
          player: result.player ?? on.player,
          cause: on.cause,
          step: result.step
        };
  const so = watch({
    state: withDoing(laid, doing),
    postings: [...before, ...(result.postings ?? [])]
  });
  const { activates, activated } = result;
  if (activates === undefined) return so;
  const cause = causeWithoutDice('tile', on.cause.rolled);
  const line = activated?.(isIdle(so.state, activates, on.player));
  const entered = line === undefined ? so : { ...so, postings: [...so.postings, line] };
  return activate(entered, activates, on.player, cause);
}

/** True if the tile there does nothing when another tile activates it. */
function isIdle(state: State, at: Face, player: PlayerId): boolean {
  const here = tileAt(state, at);
  return here !== undefined && doesNothing(tileOf(here.tile), countAt(state, at, player));
}

function withLive(state: State, face: Face, live: object | undefined): State {
  if (live === undefined || state.royale === undefined) return state;
  const tiles = state.royale.tiles.map((each) => (each.at === face ? ({ ...each, live } as InPlay) : each));
  return { ...state, royale: { ...state.royale, tiles } };
}

export function withDoing(state: State, doing: Doing | undefined): State {
  if (state.royale === undefined) return state;
  const { doing: _, ...royale } = state.royale;
  return { ...state, royale: doing === undefined ? royale : { ...royale, doing } };
}

/** Calls the hook of one casino's tile for a moment of the payout. */
export function runHook(so: Played<State, Why>, event: Event, face: Face): Played<State, Why> {
  const here = tileAt(so.state, face);
  const moment = here && tileOf(here.tile)[event];
  if (moment === undefined) return so;
  const on = tileContext(so.state, here as InPlay, so.state.turn, causeWithoutDice('payout'));
  return applyResult(so.postings, on, here as InPlay, moment(on));
}

/** Asks of the tile that waits for an answer. */
export function tileAsks(state: State): readonly Ask<Move, Why>[] {
  const on = waitingTile(state);
  return on === undefined ? [] : (on.tile.asks?.(on.acting) ?? []);
}

function waitingTile(
  state: State
): { readonly here: InPlay; readonly tile: SealedTile; readonly acting: Erased } | undefined {
  const doing = state.royale?.doing;
  const here = doing && tileAt(state, doing.at);
  if (doing === undefined || here === undefined) return undefined;
  const { player, cause, step } = doing;
  return { here, tile: tileOf(here.tile), acting: tileContext(state, here, player, cause, step) };
}

/** Asks for turns that tiles allow instead of rolling. */
export function turnAsks(state: State): readonly Ask<Move, Why>[] {
  return asksOfAllTiles(state, (tile, on) => tile.turnAsks?.(on));
}

/** A tile's own reason to refuse a move, if one of its paragraphs decides that. */
export function refusedByTile(state: State, move: TileMove): Why | undefined {
  const on = waitingTile(state);
  if (on !== undefined) return on.here.tile === move.tile ? on.tile.refuses?.(on.acting, move) : undefined;
  const here = (state.royale?.tiles ?? []).find(({ tile }) => tile === move.tile);
  if (here === undefined || state.phase !== 'turns' || state.depth === 'rounds') return undefined;
  return tileOf(here.tile).refuses?.(tileContext(state, here, state.turn, causeWithoutDice('turn')), move);
}

/** Asks about tiles in a round that is entered only at its end. */
export function resultAsks(state: State): readonly Ask<Move, Why>[] {
  return asksOfAllTiles(state, (tile, on) => tile.tells?.(on));
}

function asksOfAllTiles(
  state: State,
  ask: (tile: SealedTile, on: Erased) => readonly Ask<Move, Why>[] | undefined
): readonly Ask<Move, Why>[] {
  return (state.royale?.tiles ?? []).flatMap(
    (here) => ask(tileOf(here.tile), tileContext(state, here, state.turn, causeWithoutDice('told'))) ?? []
  );
}

/** Answers the tile that waits. */
export function answer(state: State, move: TileMove): Played<State, Why> {
  const on = waitingTile(state);
  if (on?.tile.play === undefined) return { state, postings: [] };
  return applyResult([], on.acting, on.here, on.tile.play(on.acting, move));
}

/** Plays a turn that a tile allows instead of rolling. Its dice are placed like any others. */
export function tileTurn(state: State, move: TileMove): Played<State, Why> {
  const here = (state.royale?.tiles ?? []).find(({ tile }) => tile === move.tile);
  const tile = here && tileOf(here.tile);
  if (here === undefined || tile?.turn === undefined) return { state, postings: [] };
  const on = tileContext(state, here, state.turn, causeWithoutDice('turn'));
  const { activates, placed, ...done } = tile.turn(on, move);
  const so = applyResult([], on, here, done);
  if (activates === undefined) return so;
  return activate(so, activates, on.player, { by: 'turn', dice: placed, rolled: false });
}

/** Applies a tile's result that was entered at the end of a round. */
export function enterTileResult(state: State, move: TileMove): Played<State, Why> {
  const here = (state.royale?.tiles ?? []).find(({ tile }) => tile === move.tile);
  const tile = here && tileOf(here.tile);
  if (here === undefined || tile?.enter === undefined) return { state, postings: [] };
  const on = tileContext(state, here, state.turn, causeWithoutDice('told'));
  const entered = tile.enter(on, move);
  return { state: withLive(entered.state, here.at, entered.live), postings: entered.postings ?? [] };
}
