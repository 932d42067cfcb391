import type { PlayerId } from '$lib/core';
import { shown } from '$lib/games/las-vegas/draft';
import type { TileStep, TileView } from '$lib/games/las-vegas/tiles';
import type { Ask, By } from '$lib/core';
import type { Move, Tap, View, Why } from '$lib/games/las-vegas/types';

type TileAsk = Ask<Move, Why>;

/** A tile that waits for an answer, or that its holder uses instead of rolling. */
export interface TileMode {
  readonly mode: 'tile';
  readonly tile: TileView;
  /** Who activated it, or whom it concerns at the payout. */
  readonly owner: PlayerId;
  /** Who is asked now. */
  readonly player: PlayerId;
  readonly step: TileStep;
  /** What it asks: an answer of everybody's eyes, or a hidden one and what the table tells instead. */
  readonly asks: readonly TileAsk[];
  /** Whether the app has the black dice and the tokens, or the table. */
  readonly control: 'app' | 'typed';
  /** A turn instead of rolling, which may be left again. */
  readonly instead: boolean;
}

interface Asked {
  readonly view: View;
  readonly asks: readonly TileAsk[];
  readonly draft: readonly Tap[];
  readonly parts: Readonly<Record<string, By>>;
}

/** The tile that is to be answered now, or undefined where none is. */
export function tileMode({ view, asks, draft, parts }: Asked): TileMode | undefined {
  const doing = view.royale?.doing;
  const use = asks.filter(({ id }) => id === 'power-play use');
  if (doing !== undefined && asks.length > 0) {
    const tile = tileCalled(view, doing.tile);
    const player = asks.find((ask) => ask.for !== undefined)?.for ?? doing.player;
    const waiting = { owner: doing.player, player, step: doing.step, asks, control: way(draft, parts) };
    return tile && { mode: 'tile', tile, ...waiting, instead: false };
  }
  const tile = tileCalled(view, 'power-play');
  if (tile === undefined || use.length === 0 || shown(draft) !== 'tile') return undefined;
  const turn = { owner: view.turn, player: view.turn, step: {}, asks: use };
  return {
    mode: 'tile',
    tile,
    ...turn,
    control: way(draft, { dice: parts['dice'] ?? 'table' }),
    instead: true
  };
}

function tileCalled(view: View, id: TileView['tile']): TileView | undefined {
  return view.royale?.tiles.find(({ tile }) => tile === id);
}

/** What was tapped last, else who has the black dice: whoever has the others, unless the table said otherwise. */
function way(draft: readonly Tap[], parts: Readonly<Record<string, By>>): 'app' | 'typed' {
  const show = shown(draft);
  if (show === 'app' || show === 'typed') return show;
  return (parts['black'] ?? parts['dice']) === 'app' ? 'app' : 'typed';
}
