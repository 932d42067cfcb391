import type { Ask, Played, PlayerId, Posting } from '$lib/core';
import { countAt, NO_DICE } from '$lib/games/las-vegas/actions/placed-dice';
import { doesNothing, tileOf, type AnyTileInPlay, type TileMove } from '$lib/games/las-vegas/tiles';
import { tileAt } from '$lib/games/las-vegas/state/main-state';
import type { TileContext, UntypedTile, TileResult } from './define-tile';
import type { TileTypes } from './tile-types';
import type { Cause, TileInProgress } from '$lib/games/las-vegas/state/royale';
import type { Face, Move, State, Why } from '$lib/games/las-vegas/types';

/**
 * Calls the hooks of the tiles, each named after its moment in the game. Turns and payouts use this module
 * and know no tile; without tiles it does nothing.
 */

type AnyTileContext = TileContext<TileTypes>;
type Event = 'beforePayout' | 'payoutStart' | 'duringPayout' | 'roundEnd';

function tileContext(
  state: State,
  tile: AnyTileInPlay,
  player: PlayerId,
  cause: Cause,
  step: object = {}
): AnyTileContext {
  return { state, casino: tile.at, pieces: tile.live, player, cause, step };
}

/** Sets up the round's tiles once the notes are dealt. */
export function setUp(state: State): State {
  return (state.royale?.tiles ?? []).reduce(
    (result, { tile }) => tileOf(tile).setUp?.(result) ?? result,
    state
  );
}

/** Activates the tile of a casino after a placement there. */
export function activate(
  playResult: Played<State, Why>,
  casino: Face,
  player: PlayerId,
  cause: Cause
): Played<State, Why> {
  const inPlay = tileAt(playResult.state, casino);
  const tile = inPlay && tileOf(inPlay.tile);
  if (tile?.activate === undefined) return playResult;
  const context = tileContext(playResult.state, inPlay as AnyTileInPlay, player, cause);
  return applyResult(playResult.postings, context, inPlay as AnyTileInPlay, tile.activate(context));
}

/** Updates the tiles that depend on the counts, after every change of dice at the casinos. */
export function updateWatchingTiles(playResult: Played<State, Why>): Played<State, Why> {
  if (playResult.state.royale === undefined) return playResult;
  return playResult.state.royale.tiles.reduce((playResult, { at: casino }) => {
    const tile = tileAt(playResult.state, casino) as AnyTileInPlay;
    const result = tileOf(tile.tile).onDiceChange?.(
      tileContext(playResult.state, tile, playResult.state.turn, causeWithoutDice('told'))
    );
    if (result === undefined) return playResult;
    return {
      state: withTilePieces(result.state, casino, result.pieces),
      postings: [...playResult.postings, ...(result.postings ?? [])]
    };
  }, playResult);
}

function causeWithoutDice(trigger: Cause['by'], wasRolled = false): Cause {
  return { by: trigger, dice: NO_DICE, rolled: wasRolled };
}

/** Applies the result of a tile, then runs the tiles that react to it. */
function applyResult(
  postingsBefore: readonly Posting<Why>[],
  context: AnyTileContext,
  tile: AnyTileInPlay,
  result: TileResult<TileTypes>
): Played<State, Why> {
  const stateWithTile = withTilePieces(result.state, context.casino, result.pieces);
  const tileInProgress =
    result.step === undefined
      ? undefined
      : {
          tile: tile.tile,
          at: context.casino,
          player: result.player ?? context.player,
          cause: context.cause,
          step: result.step
        };
  const playResult = updateWatchingTiles({
    state: withTileInProgress(stateWithTile, tileInProgress),
    postings: [...postingsBefore, ...(result.postings ?? [])]
  });
  const { activatedCasino, activationPosting } = result;
  if (activatedCasino === undefined) return playResult;
  const cause = causeWithoutDice('tile', context.cause.rolled);
  const line = activationPosting?.(isIdle(playResult.state, activatedCasino, context.player));
  const resultWithLine =
    line === undefined ? playResult : { ...playResult, postings: [...playResult.postings, line] };
  return activate(resultWithLine, activatedCasino, context.player, cause);
}

/** True if the tile there does nothing when another tile activates it. */
function isIdle(state: State, casino: Face, player: PlayerId): boolean {
  const tile = tileAt(state, casino);
  return tile !== undefined && doesNothing(tileOf(tile.tile), countAt(state, casino, player));
}

function withTilePieces(state: State, face: Face, pieces: object | undefined): State {
  if (pieces === undefined || state.royale === undefined) return state;
  const tiles = state.royale.tiles.map((tile) =>
    tile.at === face ? ({ ...tile, live: pieces } as AnyTileInPlay) : tile
  );
  return { ...state, royale: { ...state.royale, tiles } };
}

export function withTileInProgress(state: State, tileInProgress: TileInProgress | undefined): State {
  if (state.royale === undefined) return state;
  const { doing: _, ...royale } = state.royale;
  return { ...state, royale: tileInProgress === undefined ? royale : { ...royale, doing: tileInProgress } };
}

/** Calls the hook of one casino's tile for a moment of the payout. */
export function runHook(playResult: Played<State, Why>, event: Event, face: Face): Played<State, Why> {
  const tile = tileAt(playResult.state, face);
  const hook = tile && tileOf(tile.tile)[event];
  if (hook === undefined) return playResult;
  const context = tileContext(
    playResult.state,
    tile as AnyTileInPlay,
    playResult.state.turn,
    causeWithoutDice('payout')
  );
  return applyResult(playResult.postings, context, tile as AnyTileInPlay, hook(context));
}

/** Asks of the tile that waits for an answer. */
export function tileAsks(state: State): readonly Ask<Move, Why>[] {
  const waitingTileNow = waitingTile(state);
  return waitingTileNow === undefined ? [] : (waitingTileNow.tile.asks?.(waitingTileNow.context) ?? []);
}

function waitingTile(
  state: State
):
  | { readonly inPlay: AnyTileInPlay; readonly tile: UntypedTile; readonly context: AnyTileContext }
  | undefined {
  const tileInProgress = state.royale?.doing;
  const tile = tileInProgress && tileAt(state, tileInProgress.at);
  if (tileInProgress === undefined || tile === undefined) return undefined;
  const { player, cause, step } = tileInProgress;
  return { inPlay: tile, tile: tileOf(tile.tile), context: tileContext(state, tile, player, cause, step) };
}

/** Asks for turns that tiles allow instead of rolling. */
export function turnAsks(state: State): readonly Ask<Move, Why>[] {
  return asksOfAllTiles(state, (tile, context) => tile.turnAsks?.(context));
}

/** A tile's own reason to refuse a move, if one of its paragraphs decides that. */
export function refusedByTile(state: State, move: TileMove): Why | undefined {
  const waitingTileNow = waitingTile(state);
  if (waitingTileNow !== undefined)
    return waitingTileNow.inPlay.tile === move.tile
      ? waitingTileNow.tile.refusal?.(waitingTileNow.context, move)
      : undefined;
  const inPlay = (state.royale?.tiles ?? []).find(({ tile }) => tile === move.tile);
  if (inPlay === undefined || state.phase !== 'turns' || state.depth === 'rounds') return undefined;
  return tileOf(inPlay.tile).refusal?.(
    tileContext(state, inPlay, state.turn, causeWithoutDice('turn')),
    move
  );
}

/** Asks about tiles in a round that is entered only at its end. */
export function resultAsks(state: State): readonly Ask<Move, Why>[] {
  return asksOfAllTiles(state, (tile, context) => tile.resultAsks?.(context));
}

function asksOfAllTiles(
  state: State,
  ask: (tile: UntypedTile, context: AnyTileContext) => readonly Ask<Move, Why>[] | undefined
): readonly Ask<Move, Why>[] {
  return (state.royale?.tiles ?? []).flatMap(
    (tile) => ask(tileOf(tile.tile), tileContext(state, tile, state.turn, causeWithoutDice('told'))) ?? []
  );
}

/** Answers the tile that waits. */
export function answer(state: State, move: TileMove): Played<State, Why> {
  const waitingTileNow = waitingTile(state);
  if (waitingTileNow?.tile.play === undefined) return { state, postings: [] };
  return applyResult(
    [],
    waitingTileNow.context,
    waitingTileNow.inPlay,
    waitingTileNow.tile.play(waitingTileNow.context, move)
  );
}

/** Plays a turn that a tile allows instead of rolling. Its dice are placed like any others. */
export function playTileTurn(state: State, move: TileMove): Played<State, Why> {
  const inPlay = (state.royale?.tiles ?? []).find(({ tile }) => tile === move.tile);
  const tile = inPlay && tileOf(inPlay.tile);
  if (inPlay === undefined || tile?.turn === undefined) return { state, postings: [] };
  const context = tileContext(state, inPlay, state.turn, causeWithoutDice('turn'));
  const { activatedCasino, placed, ...isDone } = tile.turn(context, move);
  const playResult = applyResult([], context, inPlay, isDone);
  if (activatedCasino === undefined) return playResult;
  return activate(playResult, activatedCasino, context.player, { by: 'turn', dice: placed, rolled: false });
}

/** Applies a tile's result that was entered at the end of a round. */
export function enterTileResult(state: State, move: TileMove): Played<State, Why> {
  const inPlay = (state.royale?.tiles ?? []).find(({ tile }) => tile === move.tile);
  const tile = inPlay && tileOf(inPlay.tile);
  if (inPlay === undefined || tile?.enterResult === undefined) return { state, postings: [] };
  const context = tileContext(state, inPlay, state.turn, causeWithoutDice('told'));
  const result = tile.enterResult(context, move);
  return {
    state: withTilePieces(result.state, inPlay.at, result.pieces),
    postings: result.postings ?? []
  };
}
