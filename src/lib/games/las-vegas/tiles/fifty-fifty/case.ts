import { asked, choice, count, defineCase } from '$lib/games/statement';
import { FIFTY_FIFTY_TRACK, payLostBet, payTrack, winsBet } from '$lib/games/las-vegas/tiles/fifty-fifty';
import { ONE, whoIs } from '$lib/games/las-vegas/cases/members';
import { tableOf } from '$lib/games/las-vegas/cases/seated-table';

/** What two dice can come to. */
const sum = asked(count(2, 12, 'the sum of two dice'), {
  kind: 'choice',
  choices: Array.from({ length: 11 }, (_, index) => ({ value: index + 2, label: String(index + 2) }))
});

const fiftyFifty = defineCase({
  id: 'fifty-fifty',
  title: 'Is the bet won?',
  about: 'Fifty Fifty',
  sketch: { dice: [5, 3] },
  people: ONE,
  fields: {
    options: { rules: [] },
    player: whoIs('who bets'),
    won: {
      is: count(0, FIFTY_FIFTY_TRACK.length - 2, 'the bets won before this one,'),
      title: 'Bets won before',
      says: 'bets won before this one'
    },
    before: { is: sum, title: 'The last sum', says: 'the sum of the last throw' },
    bet: {
      is: choice([
        { value: 'higher', label: 'Higher' },
        { value: 'lower', label: 'Lower' }
      ]),
      title: 'The bet',
      says: 'what was bet'
    },
    sum: { is: sum, title: 'The sum thrown', says: 'the sum thrown now' }
  },
  settle: ({ player, won: before, before: last, bet, sum: thrown }) => {
    const table = tableOf([player]);
    const seat = table.seat(player);
    if (!winsBet(bet, last, thrown))
      return {
        ...table.paid([payLostBet('this', seat, bet, last, thrown)]),
        facts: { won: false, ends: true }
      };
    const throws = before + 2;
    return {
      ...table.paid([payTrack('this', seat, [last, thrown], throws)]),
      facts: { won: true, ends: throws === FIFTY_FIFTY_TRACK.length }
    };
  },
  examples: [
    { title: 'The same sum loses', position: { player: 'Ben', won: 1, before: 8, bet: 'lower', sum: 8 } }
  ]
});

export const cases = [fiftyFifty] as const;

declare module '$lib/games/las-vegas/cases/of-tiles' {
  interface CasesOfTiles {
    readonly 'fifty-fifty': typeof cases;
  }
}
