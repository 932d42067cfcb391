import { piecesAsked } from '$lib/core/asks/entered';
import type { Asked, Preview } from '$lib/games/contract/define';
import { stepOf } from '$lib/games/contract/action';
import type { BarView, Razzia } from '$lib/games/razzia/types';

/** Shows the chits of a new round at its bars, as they are entered. The last one is the dealer's to place. */
export function preview({ ask, view, taps, by }: Asked<Razzia>): Preview<Razzia> | undefined {
  if (by === 'app' || stepOf(ask) !== 'lay') return undefined;
  const entered = piecesAsked(ask, taps)?.entered.map(Number) ?? [];
  if (entered.length === 0) return undefined;
  const bars = view.bars.filter(({ closed }) => !closed).map((bar, at) => withChit(bar, entered[at]));
  const next = bars[entered.length]?.bar;
  return {
    view: { ...view, bars, turned: false },
    lit: next === undefined ? [] : [`bar:${next}`]
  };
}

function withChit({ divided: _, ...bar }: BarView, chit: number | undefined): BarView {
  const chits = chit === undefined ? bar.chits : [...bar.chits, chit];
  const total = chits.reduce((sum, value) => sum + value, 0);
  return { ...bar, chits, total, cards: [], paid: [], taken: {}, settled: false };
}
