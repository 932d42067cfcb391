import { piecesAsked } from '$lib/core/asks/entered';
import type { AskContext, Preview } from '$lib/games/contract/define';
import { stepOf } from '$lib/games/contract/action';
import { sumOf } from '$lib/games/razzia/payout/payout';
import type { BarView, Razzia } from '$lib/games/razzia/types';

/** Shows the chits of a new round at its bars, as they are entered. The last one is the dealer's to place. */
export function preview({ ask, view, taps, by }: AskContext<Razzia>): Preview<Razzia> | undefined {
  if (by === 'app' || stepOf(ask) !== 'lay') return undefined;
  const enteredNumber = piecesAsked(ask, taps)?.entered.map(Number) ?? [];
  if (enteredNumber.length === 0) return undefined;
  const open = view.bars.filter(({ closed }) => !closed);
  const bars = open.map((bar, at) => withChits(bar, bar.chits.concat(enteredNumber[at] ?? [])));
  const next = bars[enteredNumber.length]?.bar;
  return {
    view: { ...view, bars, turned: false },
    lit: next === undefined ? [] : [`bar:${next}`]
  };
}

/** Returns a bar with these chits, before any card is there. */
export function withChits({ divided: _, ...bar }: BarView, chits: readonly number[]): BarView {
  return { ...bar, chits, total: sumOf(chits), cards: [], paid: [], taken: {}, settled: false };
}
