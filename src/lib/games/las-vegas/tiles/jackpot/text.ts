import { dollars } from '$lib/core';
import type { TileText } from '$lib/games/las-vegas/tiles/tile';
import { askingThrow, thrown } from '$lib/games/las-vegas/tiles/throw-text';
import type { Jackpot } from '$lib/games/las-vegas/tiles/jackpot/terms';

/** What the tile says. */
export const text: TileText<Jackpot, 'lines' | 'asking' | 'stands' | 'happened'> = {
  title: 'Jackpot',
  inShort: 'A seven or a double wins the sum under the counter, which moves on until then.',
  does: 'Throw both black dice: a seven or a double wins the sum under the counter. Anything else moves the counter on by $10,000, up to $80,000.',
  sentences: {
    jackpotWon: ({ player, dice, double, value }, names) =>
      `${names(player)} throws ${dice.join(' and ')}, ${double ? 'a double' : 'a seven'}: the jackpot of ${dollars(value)}.`,
    jackpotGrows: ({ player, dice, counter }, names) =>
      `${names(player)} throws ${dice.join(' and ')}, neither a seven nor a double: nothing, and the jackpot stands at ${dollars(counter)}.`
  },
  lines: { throw: thrown },
  asking: { throw: askingThrow },
  stands: ({ live }) => `The counter is on ${dollars(live.counter)}.`,
  happened: ({ live }) => `A seven or a double wins ${dollars(live.counter)}.`
};
