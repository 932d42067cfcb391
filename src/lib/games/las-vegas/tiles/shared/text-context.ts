import { askedPlayers, type Names, type PlayerId } from '$lib/core';
import { tileOf, type TileId, type TileView } from '$lib/games/las-vegas/tiles';
import type { AskTextContext, ChoiceContext } from './define-tile';
import type { TileTypes } from './tile-types';
import type { CasinoView, LasVegasAsk, View } from '$lib/games/las-vegas/types';

/** Values that the strings of a tile's ask may use. */
export function askTextContext(
  tile: TileId,
  currentAsk: LasVegasAsk,
  view: View,
  names: Names
): AskTextContext<TileTypes> {
  const owner = view.royale?.doing?.player ?? view.turn;
  return {
    ...choiceContext(tile, view, names),
    owner: names(owner),
    name: names(askedPlayers(currentAsk)[0] ?? owner),
    params: currentAsk.params ?? {}
  };
}

/** Values that the strings of a choice at a tile may use. */
export function choiceContext(tile: TileId, view: View, names: Names): ChoiceContext<TileTypes> {
  const tileInPlay = view.royale?.tiles.find((each) => each.tile === tile);
  const tileInProgress = view.royale?.doing;
  return {
    casino: tileInPlay?.at ?? 1,
    pieces: tileInPlay?.live ?? {},
    step: tileInProgress?.tile === tile ? tileInProgress.step : {},
    view,
    names
  };
}

/** Sentence about the events so far at a tile that waits for an answer. */
export function tileEventsSentence(
  id: TileId,
  { owner, player }: { readonly owner: PlayerId; readonly player: PlayerId },
  view: View,
  names: Names
): string {
  const { waitingSentence, effect } = tileOf(id);
  if (waitingSentence === 'effect') return effect;
  return waitingSentence({ ...choiceContext(id, view, names), owner: names(owner), name: names(player) });
}

/** Sentence about the pieces on a casino's tile and their effect. */
export function tileStateSentence(
  { tile, live }: TileView,
  casino: CasinoView,
  { players, names }: { readonly players: readonly PlayerId[]; readonly names: Names }
): string {
  return tileOf(tile).stateSentence({ pieces: live, casino, players, names });
}
