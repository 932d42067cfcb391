import { isOneOf, isTapOf, type AskTap } from '$lib/core';
import { HEARTS, type Hearts } from '$lib/games/vegas/data';

/**
 * The only tap of the older board that is a part of an answer. All other taps only opened a table or a choice of
 * tables.
 */
interface OlderDie {
  readonly tap: 'die';
  readonly die: 'challenger' | 'defender';
  readonly hearts: Hearts;
}

const isOlderDie = isTapOf({ die: { die: isOneOf(['challenger', 'defender']), hearts: isOneOf(HEARTS) } });

/** Reads the taps of the board that Vegas had until 0.12.0; a tap that opened something is left out. */
export function olderTaps(taps: readonly object[]): readonly AskTap[] {
  return taps
    .filter((tap): tap is OlderDie => isOlderDie(tap))
    .map(({ die, hearts }) => ({ ask: 'duel', kit: 'pick', part: die, value: String(hearts) }));
}
