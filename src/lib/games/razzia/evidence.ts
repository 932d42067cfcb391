import type { BarView, Deal, View, Why } from './types';

/** The bar that a reason counts, with how it was divided or what lies offered there; undefined where it is of none. */
export function barBehind(
  why: Why,
  { bars, deal }: Pick<View, 'bars' | 'deal'>
): { readonly bar: BarView; readonly deal?: Deal } | undefined {
  const bar = 'bar' in why ? bars.find((each) => each.bar === why.bar) : undefined;
  if (bar === undefined || bar.cards.length === 0) return undefined;
  const dealt = bar.divided ?? (deal?.bar === bar.bar && deal.shares !== undefined ? deal : undefined);
  return dealt === undefined ? { bar } : { bar, deal: dealt };
}
