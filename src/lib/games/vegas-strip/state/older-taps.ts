import { isAskTap, isCount, isOptional, isOneOf, isTapOf, isText, type AskTap } from '$lib/core';
import { NO_TILE } from '$lib/games/vegas-strip/actions/picked-up-tile';
import { TILE_NUMBERS } from '$lib/games/vegas-strip/types';

/** A tap of the board that Vegas Strip had until 0.12.0. */
type OlderTap =
  | { readonly tap: 'tile'; readonly tile: number; readonly blocker?: true }
  | { readonly tap: 'plus' | 'noPlus' }
  | {
      readonly tap: 'count';
      readonly ask: string;
      readonly group: string;
      readonly row: string;
      readonly count: number;
    };

const isOlder = isTapOf({
  tile: { tile: isOneOf(TILE_NUMBERS), blocker: isOptional(isOneOf([true])) },
  plus: {},
  noPlus: {},
  count: { ask: isText, group: isText, row: isText, count: isCount }
});

/** Converts the taps of the older board to today's; a tap that cannot be read is left out. */
export function olderTaps(taps: readonly object[]): readonly AskTap[] {
  const convertibleTaps = taps.filter((tap): tap is OlderTap | AskTap => isOlder(tap) || isAskTap(tap));
  let heldTap: { readonly ask: string; readonly value: string } | undefined;
  let tokenCount = 0;
  return convertibleTaps.flatMap((tap): readonly AskTap[] => {
    if ('kit' in tap) return [tap];
    switch (tap.tap) {
      case 'tile': {
        const ask = tap.blocker === true ? 'block' : 'place';
        const isReturned = heldTap?.ask === ask && heldTap.value === String(tap.tile);
        heldTap = isReturned ? undefined : { ask, value: String(tap.tile) };
        tokenCount = 0;
        return [{ ask, kit: 'pick', part: 'tile', value: heldTap?.value ?? NO_TILE }];
      }
      case 'plus':
      case 'noPlus': {
        if (heldTap === undefined) return [];
        tokenCount = tap.tap === 'plus' ? tokenCount + 1 : 0;
        return [{ ask: heldTap.ask, kit: 'pick', part: 'plus', value: String(tokenCount) }];
      }
      case 'count': {
        const { tap: _, ...count } = tap;
        return [{ kit: 'count', ...count }];
      }
    }
  });
}
