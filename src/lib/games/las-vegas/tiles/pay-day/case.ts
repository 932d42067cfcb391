import { count, defineCase } from '$lib/games/define-case';
import { payCasinos } from '$lib/games/las-vegas/tiles/pay-day';
import { ONE, whoIs } from '$lib/games/las-vegas/cases/members';
import { tableOf } from '$lib/games/las-vegas/cases/seated-table';
import * as say from './case-words';

const payDay = defineCase({
  id: 'pay-day',
  title: say.whatDoesPayDayPay,
  about: say.payDay,
  sketch: { dice: [1, 2, 3] },
  people: ONE,
  fields: {
    player: whoIs(say.whoActivatesTheTile),
    casinos: {
      is: count(1, 6, say.aNumberOfCasinos),
      title: say.casinosWithDiceOfYours,
      says: say.casinosWhereThisPlayerHasDice
    }
  },
  settle: ({ player, casinos }) => {
    const table = tableOf([player]);
    return { ...table.paid([payCasinos('this', table.seat(player), casinos)]), facts: {} };
  },
  examples: [{ title: say.threeCasinos, position: { player: 'Ben', casinos: 3 } }]
});

export const cases = [payDay] as const;

declare module '$lib/games/las-vegas/cases/of-tiles' {
  interface CasesOfTiles {
    readonly 'pay-day': typeof cases;
  }
}
