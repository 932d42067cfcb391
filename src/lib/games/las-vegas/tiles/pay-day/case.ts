import { count, defineCase } from '$lib/games/statement';
import { payCasinos } from '$lib/games/las-vegas/tiles/pay-day';
import { ONE, whoIs } from '$lib/games/las-vegas/cases/members';
import { tableOf } from '$lib/games/las-vegas/cases/seated-table';

const payDay = defineCase({
  id: 'pay-day',
  title: 'What does Pay Day pay?',
  about: 'Pay Day',
  sketch: { dice: [1, 2, 3] },
  people: ONE,
  fields: {
    player: whoIs('who activates the tile'),
    casinos: {
      is: count(1, 6, 'a number of casinos'),
      title: 'Casinos with dice of yours',
      says: 'casinos where this player has dice, the one just activated too'
    }
  },
  settle: ({ player, casinos }) => {
    const table = tableOf([player]);
    return { ...table.paid([payCasinos('this', table.seat(player), casinos)]), facts: {} };
  },
  examples: [{ title: 'Three casinos', position: { player: 'Ben', casinos: 3 } }]
});

export const cases = [payDay] as const;

declare module '$lib/games/las-vegas/cases/of-tiles' {
  interface CasesOfTiles {
    readonly 'pay-day': typeof cases;
  }
}
