import { joinWithAnd, movesPiece } from '$lib/core';
import { resolveUnseated } from '$lib/games/razzia/payout/resolve';
import { playersOfferedNothing, takersOf } from '$lib/games/razzia/payout/evidence';
import type { BarView, View } from '$lib/games/razzia/types';
import type { People } from '$lib/ui/layout/table-people';

/** The state of a bar in a few words. */
export function barStateText(bar: BarView, view: View, people: People): string {
  const name = (card: Pick<BarView['cards'][number], 'player'>): string => people.names(card.player);
  if (bar.isSettled) return settledText(bar, people);
  if (bar.chits.length === 0 && (!view.areCardsShown || bar.cards.length === 0)) return 'No chits here';
  if (!view.areCardsShown) return '';
  const { claimants } = resolveUnseated(bar.cards);
  if (bar.cards.length === 0) return 'No one came. It stays.';
  if (claimants.length === 0) return 'No gambler. It stays.';
  if (claimants.length === 1) return `${claimants.map(name).join('')}, alone`;
  return `${joinWithAnd(claimants.map(name))} deal`;
}

function settledText(bar: BarView, people: People): string {
  const name = joinWithAnd(takersOf(bar).map(people.names));
  if (bar.total > 0) return name === '' ? 'It stays' : `${name}, the rest stays`;
  if (bar.divided !== undefined) {
    const winnerText = bar.divided.duels.length > 0 ? `${name}, after a duel` : `${name} agreed`;
    const withoutOffer = joinWithAnd(playersOfferedNothing(bar).map(people.names));
    return withoutOffer === '' ? winnerText : `${winnerText}, with nothing for ${withoutOffer}`;
  }
  const code = bar.paid.find(movesPiece)?.why.code;
  if (code === 'alone') return `${name}, alone`;
  return code === 'raided' ? `${name} raids` : name;
}
