import { isCount, isOneOf, isPlayer, isTapOf, type AskTap, type PlayerId } from '$lib/core';
import { isCard } from '$lib/games/razzia/data';
import { BARS } from '$lib/games/razzia/payout/bars';
import type { Bar, CardName, View } from '$lib/games/razzia/types';

const isBar = isOneOf(BARS);

/** A tap of the board that Razzia had until 0.12.0. Its `show` only opened a control, so it is not read. */
type OlderTap =
  | { readonly tap: 'chit'; readonly value: number }
  | { readonly tap: 'card'; readonly player: PlayerId; readonly card: CardName }
  | { readonly tap: 'half'; readonly player: PlayerId; readonly bar: Bar }
  | { readonly tap: 'turn'; readonly player: PlayerId }
  | { readonly tap: 'hand'; readonly chit: number; readonly to: PlayerId | 'middle' }
  | { readonly tap: 'die'; readonly die: 'champion' | 'challenger'; readonly face: number }
  | { readonly tap: 'took'; readonly bar: Bar; readonly chit: number; readonly to: PlayerId | 'stays' };

const isOlder = isTapOf({
  chit: { value: isCount },
  card: { player: isPlayer, card: isCard },
  half: { player: isPlayer, bar: isBar },
  turn: { player: isPlayer },
  hand: { chit: isCount, to: (to) => to === 'middle' || isPlayer(to) },
  die: { die: isOneOf(['champion', 'challenger']), face: isCount },
  took: { bar: isBar, chit: isCount, to: (to) => to === 'stays' || isPlayer(to) }
});

/** Converts the taps of an older board to today's; a tap that cannot be read is left out. */
export function olderTaps(
  taps: readonly object[],
  { bars, seats, left: leftPlayers = [] }: View
): readonly AskTap[] {
  const convertibleTaps = taps.filter((tap): tap is OlderTap => isOlder(tap));
  const players = seats.filter((seat) => leftPlayers.every(({ player }) => player !== seat));
  const convertedTaps = convertibleTaps.flatMap((tap): readonly AskTap[] => {
    switch (tap.tap) {
      case 'chit':
        return [{ ask: 'lay', kit: 'piece', from: 'chits', piece: String(tap.value) }];
      case 'turn':
        return [{ ask: 'reveal', kit: 'pick', part: 'seat', value: tap.player }];
      case 'half':
        return [{ ask: 'reveal', kit: 'pick', part: 'bar', value: tap.bar }];
      case 'card':
        return [
          { ask: 'reveal', kit: 'piece', from: 'cards', piece: tap.card, at: players.indexOf(tap.player) }
        ];
      case 'hand':
        return [
          tap.to === 'middle'
            ? { ask: 'propose', kit: 'take', index: tap.chit }
            : { ask: 'propose', kit: 'hand', piece: tap.chit, to: tap.to }
        ];
      case 'die':
        return [{ ask: 'duel', kit: 'die', face: tap.face, at: tap.die === 'champion' ? 0 : 1 }];
      case 'took':
        return [];
    }
  });
  return [...convertedTaps, ...takersOf(convertibleTaps, bars)];
}

/** The chits taken, which the older board listed one by one: how many of each value a player took. */
function takersOf(oldTaps: readonly OlderTap[], bars: View['bars']): readonly AskTap[] {
  const takersByChit = new Map<string, { readonly group: string; readonly row: string }>();
  for (const tap of oldTaps) {
    if (tap.tap !== 'took') continue;
    const value = bars.find(({ bar }) => bar === tap.bar)?.chits[tap.chit];
    const chit = `${tap.bar} ${tap.chit}`;
    if (value === undefined || tap.to === 'stays') takersByChit.delete(chit);
    else takersByChit.set(chit, { group: `${tap.bar} ${value}`, row: tap.to });
  }
  const counts = new Map<string, AskTap>();
  for (const { group, row } of takersByChit.values()) {
    const previousTap = counts.get(`${group} ${row}`);
    const count = previousTap !== undefined && previousTap.kit === 'count' ? previousTap.count + 1 : 1;
    counts.set(`${group} ${row}`, { ask: 'taken', kit: 'count', group, row, count });
  }
  return [...counts.values()];
}
