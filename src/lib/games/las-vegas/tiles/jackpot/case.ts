import { dollars } from '$lib/core';
import { defineCase, face, numberChoice } from '$lib/games/statement';
import { JACKPOT_TRACK, payJackpot } from '$lib/games/las-vegas/tiles/jackpot';
import { ONE, whoIs } from '$lib/games/las-vegas/cases/members';
import { tableOf } from '$lib/games/las-vegas/cases/seated-table';

const jackpot = defineCase({
  id: 'jackpot',
  title: 'Is that the jackpot?',
  about: 'Jackpot',
  sketch: { figure: '$80,000' },
  people: ONE,
  fields: {
    options: { rules: [] },
    player: whoIs('who throws'),
    counter: {
      is: numberChoice(
        JACKPOT_TRACK.map((value) => ({ value, label: dollars(value) })),
        'a space of the track'
      ),
      title: 'The counter',
      says: 'the sum under the counter'
    },
    first: { is: face(), title: 'One black die', says: 'one black die' },
    second: { is: face(), title: 'The other', says: 'the other one' }
  },
  settle: ({ player, counter: lying, first, second }) => {
    const table = tableOf([player]);
    const { counter, ...reward } = payJackpot('this', table.seat(player), [first, second], lying);
    return { ...table.paid([reward]), facts: { counter } };
  },
  examples: [
    { title: 'A seven', position: { player: 'Anna', counter: 50000, first: 3, second: 4 } },
    { title: 'Neither', position: { player: 'Anna', counter: 80000, first: 6, second: 5 } }
  ]
});

export const cases = [jackpot] as const;

declare module '$lib/games/las-vegas/cases/of-tiles' {
  interface CasesOfTiles {
    readonly jackpot: typeof cases;
  }
}
