import { askedOf, type EntrySource } from '$lib/core';
import type { AskOf, LasVegasAsk } from '$lib/games/las-vegas/ui/asks/asked';
import { shown } from '$lib/games/las-vegas/actions/draft';
import type { TileView } from '$lib/games/las-vegas/tiles';
import type { Tap, View } from '$lib/games/las-vegas/types';
import type { TileMode } from './tile-mode';

interface Asked {
  readonly view: View;
  readonly asks: readonly LasVegasAsk[];
  readonly draft: readonly Tap[];
  readonly parts: Readonly<Record<string, EntrySource>>;
}

/** The ask for a turn that a tile allows instead of rolling. */
export function turnAsk(asks: readonly LasVegasAsk[]): AskOf<'choose'> | undefined {
  return asks.find(
    (ask): ask is AskOf<'choose'> =>
      ask.kind === 'choose' && ask.aside !== true && ask.about?.['tile'] !== undefined
  );
}

/** The tile that this ask belongs to. */
export function tileAsking(view: View, ask: LasVegasAsk): TileView | undefined {
  return view.royale?.tiles.find(({ tile }) => tile === ask.about?.['tile']);
}

/** The tile to answer now; undefined if there is none, or while the bank is counted. */
export function tileMode({ view, asks, draft, parts }: Asked): TileMode | undefined {
  const doing = view.phase === 'bank' ? undefined : view.royale?.doing;
  if (doing !== undefined && asks.length > 0) {
    const tile = view.royale?.tiles.find(({ at }) => at === doing.at);
    const player = asks.flatMap(askedOf)[0] ?? doing.player;
    const waiting = { owner: doing.player, player, step: doing.step, asks, control: way(draft, parts) };
    return tile && { mode: 'tile', tile, ...waiting, instead: false };
  }
  const use = shown(draft) === 'tile' ? turnAsk(asks) : undefined;
  const tile = use && tileAsking(view, use);
  if (use === undefined || tile === undefined) return undefined;
  const control = way(draft, { dice: parts['dice'] ?? 'table' });
  const turn = { owner: view.turn, player: view.turn, step: {}, asks: [use] };
  return { mode: 'tile', tile, ...turn, control, instead: true };
}

/**
 * The control that was tapped last; else the source of the black dice, which follow the other dice unless set
 * separately.
 */
function way(draft: readonly Tap[], parts: Readonly<Record<string, EntrySource>>): 'app' | 'table' {
  const show = shown(draft);
  if (show === 'app' || show === 'table') return show;
  return (parts['black'] ?? parts['dice']) === 'app' ? 'app' : 'table';
}
