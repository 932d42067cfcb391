import { defineCase, person } from '$lib/games/statement';
import { strength } from '$lib/games/las-vegas/payout';
import { HIGH_FIVE, highFiveWhy, payHighFive } from '$lib/games/las-vegas/tiles/high-five';
import { full, hand, whoOfThem } from '$lib/games/las-vegas/cases/members';
import { tableOf } from '$lib/games/las-vegas/cases/seated-table';

const highFive = defineCase({
  id: 'high-five',
  title: 'Who gets the High Five token?',
  about: 'High Five',
  sketch: { figure: '$100,000' },
  people: { least: 2, most: 2 },
  fields: {
    options: { rules: [] },
    player: whoOfThem('who has placed dice at its casino'),
    dice: {
      is: hand,
      title: 'Dice there after placing',
      hint: 'big die counts 2',
      says: 'what this player has there then'
    },
    holder: {
      is: person(),
      absent: true,
      title: 'Who holds the token already',
      more: 'The token is gone',
      says: 'who held the token before, also where it is the same player'
    }
  },
  settle: ({ player, dice: given, holder }) => {
    const table = tableOf([...new Set([player, ...(holder === undefined ? [] : [holder])])]);
    const seat = table.seat(player);
    const own = strength(seat, full(given));
    const why = highFiveWhy('this', seat, own, holder === undefined ? undefined : table.seat(holder));
    const owner = holder ?? (own.count >= HIGH_FIVE ? player : undefined);
    if (owner === undefined)
      return { ...table.paid([{ player: seat, value: 0, why }]), facts: { holder: [] } };
    const { awards, reasons } = table.paid([payHighFive('this', table.seat(owner))]);
    const besides = owner === player ? [] : [table.reason(why, seat)];
    return { awards, reasons: [...reasons, ...besides], facts: { holder: [owner] } };
  },
  examples: [
    { title: 'Three and the big one', position: { player: 'Anna', dice: { small: 3, big: 1 } } },
    { title: 'The token is gone', position: { player: 'Ben', dice: { small: 5 }, holder: 'Anna' } }
  ]
});

export const cases = [highFive] as const;

declare module '$lib/games/las-vegas/cases/of-tiles' {
  interface CasesOfTiles {
    readonly 'high-five': typeof cases;
  }
}
