import { askedPlayers } from '$lib/core';
import type { OpenMatch } from '$lib/session';
import { secretViewsText } from '$lib/session/match/secret-views';

/**
 * Says at the reveal which hands were viewed more than once; undefined if none was. Undefined too until everyone has
 * chosen, because a second look can be a hint.
 */
export function repeatedViewsText(openMatch: OpenMatch): string | undefined {
  if (
    openMatch.isReadOnly ||
    openMatch.asks.some((ask) => ask.secret === true && askedPlayers(ask).length > 0)
  )
    return undefined;
  const repeatedOpenings = openMatch.secretViews.filter(({ times }) => times > 1);
  const viewTexts = repeatedOpenings.map(({ player, times }) =>
    secretViewsText(player, times, openMatch.names)
  );
  return viewTexts.length === 0 ? undefined : viewTexts.join(' ');
}
