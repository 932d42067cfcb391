import type { Ask, Played, PlayerId, Posting } from '$lib/core';
import { countAt, NO_DICE } from './placed-dice';
import { doesNothing, tileOf, type InPlay, type TileMove } from './tiles';
import type { TileContext, SealedTile, TileResult } from './tiles/tile';
import type { TileWords } from './tiles/tile-words';
import type { Cause, Doing } from './royale';
import type { Face, Move, State, Why } from './types';

/**
 * The moments at which a tile may speak, named after the table. Turn and payout call them and know
 * no tile; without tiles nothing happens here.
 */

type Erased = TileContext<TileWords>;
type Event = 'beforePayout' | 'payoutBegins' | 'duringPayout' | 'roundEnd';

export function tileAt(state: Pick<State, 'royale'>, face: Face): InPlay | undefined {
  return state.royale?.tiles.find(({ at }) => at === face);
}

/** Whether a tile waits for an answer. */
export function isWaiting(state: State): boolean {
  return state.royale?.doing !== undefined;
}

function acting(state: State, here: InPlay, player: PlayerId, cause: Cause, step: object = {}): Erased {
  return { state, at: here.at, live: here.live, player, cause, step };
}

/** Set-up: what the tiles of the round put on the table once the notes lie there. */
export function setUp(state: State): State {
  return (state.royale?.tiles ?? []).reduce((so, { tile }) => tileOf(tile).setUp?.(so) ?? so, state);
}

/** After placing: the tile of that casino acts. */
export function activate(
  so: Played<State, Why>,
  at: Face,
  player: PlayerId,
  cause: Cause
): Played<State, Why> {
  const here = tileAt(so.state, at);
  const tile = here && tileOf(here.tile);
  if (tile?.activate === undefined) return so;
  const on = acting(so.state, here as InPlay, player, cause);
  return went(so.postings, on, here as InPlay, tile.activate(on));
}

/** After every change of the dice at the casinos: tiles that depend on who has how many. */
export function watch(so: Played<State, Why>): Played<State, Why> {
  if (so.state.royale === undefined) return so;
  return so.state.royale.tiles.reduce((now, { at }) => {
    const here = tileAt(now.state, at) as InPlay;
    const watching = tileOf(here.tile).watch?.(acting(now.state, here, now.state.turn, quiet('told')));
    if (watching === undefined) return now;
    return {
      state: withLive(watching.state, at, watching.live),
      postings: [...now.postings, ...(watching.postings ?? [])]
    };
  }, so);
}

function quiet(by: Cause['by'], rolled = false): Cause {
  return { by, dice: NO_DICE, rolled };
}

/** What the tile's doing brings about, and whatever hangs on it. */
function went(
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
  const cause = quiet('tile', on.cause.rolled);
  const line = activated?.(isIdle(so.state, activates, on.player));
  const told = line === undefined ? so : { ...so, postings: [...so.postings, line] };
  return activate(told, activates, on.player, cause);
}

/** Whether the tile there is one that does nothing when another one activates it. */
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

/** A moment of the payout at one casino. */
export function speak(so: Played<State, Why>, event: Event, face: Face): Played<State, Why> {
  const here = tileAt(so.state, face);
  const moment = here && tileOf(here.tile)[event];
  if (moment === undefined) return so;
  const on = acting(so.state, here as InPlay, so.state.turn, quiet('payout'));
  return went(so.postings, on, here as InPlay, moment(on));
}

/** What the tile that waits is asked. */
export function tileAsks(state: State): readonly Ask<Move, Why>[] {
  const on = waiting(state);
  return on === undefined ? [] : (on.tile.asks?.(on.acting) ?? []);
}

function waiting(
  state: State
): { readonly here: InPlay; readonly tile: SealedTile; readonly acting: Erased } | undefined {
  const doing = state.royale?.doing;
  const here = doing && tileAt(state, doing.at);
  if (doing === undefined || here === undefined) return undefined;
  const { player, cause, step } = doing;
  return { here, tile: tileOf(here.tile), acting: acting(state, here, player, cause, step) };
}

/** What the player whose turn it is may do instead of rolling. */
export function turnAsks(state: State): readonly Ask<Move, Why>[] {
  return everywhere(state, (tile, on) => tile.turnAsks?.(on));
}

/** Why a tile does not ask for this, where a paragraph of its own decides that. */
export function refusedByTile(state: State, move: TileMove): Why | undefined {
  const on = waiting(state);
  if (on !== undefined) return on.here.tile === move.tile ? on.tile.refuses?.(on.acting, move) : undefined;
  const here = (state.royale?.tiles ?? []).find(({ tile }) => tile === move.tile);
  if (here === undefined || state.phase !== 'turns' || state.depth === 'rounds') return undefined;
  return tileOf(here.tile).refuses?.(acting(state, here, state.turn, quiet('turn')), move);
}

/** What a table that tells only the rounds may tell of the tiles. */
export function tellAsks(state: State): readonly Ask<Move, Why>[] {
  return everywhere(state, (tile, on) => tile.tells?.(on));
}

function everywhere(
  state: State,
  ask: (tile: SealedTile, on: Erased) => readonly Ask<Move, Why>[] | undefined
): readonly Ask<Move, Why>[] {
  return (state.royale?.tiles ?? []).flatMap(
    (here) => ask(tileOf(here.tile), acting(state, here, state.turn, quiet('told'))) ?? []
  );
}

/** An answer to the tile that waits. */
export function answer(state: State, move: TileMove): Played<State, Why> {
  const on = waiting(state);
  if (on?.tile.play === undefined) return { state, postings: [] };
  return went([], on.acting, on.here, on.tile.play(on.acting, move));
}

/** A turn that a tile allows instead of rolling; the dice are placed as any others are. */
export function tileTurn(state: State, move: TileMove): Played<State, Why> {
  const here = (state.royale?.tiles ?? []).find(({ tile }) => tile === move.tile);
  const tile = here && tileOf(here.tile);
  if (here === undefined || tile?.turn === undefined) return { state, postings: [] };
  const on = acting(state, here, state.turn, quiet('turn'));
  const { activates, placed, ...done } = tile.turn(on, move);
  const so = went([], on, here, done);
  if (activates === undefined) return so;
  return activate(so, activates, on.player, { by: 'turn', dice: placed, rolled: false });
}

/** What a table that tells only the rounds tells of a tile. */
export function tellTile(state: State, move: TileMove): Played<State, Why> {
  const here = (state.royale?.tiles ?? []).find(({ tile }) => tile === move.tile);
  const tile = here && tileOf(here.tile);
  if (here === undefined || tile?.tell === undefined) return { state, postings: [] };
  const on = acting(state, here, state.turn, quiet('told'));
  const told = tile.tell(on, move);
  return { state: withLive(told.state, here.at, told.live), postings: told.postings ?? [] };
}
