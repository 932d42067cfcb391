import { withControl, choice, count, defineCase } from '$lib/referee/define-case';
import { FIFTY_FIFTY_TRACK, payLostBet, payTrack, winsBet } from './tile';
import { ONE_PLAYER, onlyPlayerMember } from '$lib/games/las-vegas/referee/members';
import { tableOf } from '$lib/games/las-vegas/referee/seated-table';
import * as say from './strings/en';

/** Possible sums of two dice. */
const sum = withControl(count(2, 12, say.theSumOfTwoDice), {
  kind: 'choice',
  choices: Array.from({ length: 11 }, (_, index) => ({ value: index + 2, label: String(index + 2) }))
});

const fiftyFifty = defineCase({
  id: 'fifty-fifty',
  ...say.fiftyFiftyCase,
  sketch: { dice: [5, 3] },
  people: ONE_PLAYER,
  fields: {
    options: { rules: [] },
    player: onlyPlayerMember(say.whoBets),
    won: {
      answer: count(0, FIFTY_FIFTY_TRACK.length - 2, say.theBetsWonBeforeThisOne),
      title: say.betsWonBefore,
      description: say.betsWonBeforeThisOne
    },
    before: { answer: sum, ...say.previousSum },
    bet: {
      answer: choice({ higher: say.higher, lower: say.lower }),
      title: say.theBet,
      description: say.whatWasBet
    },
    sum: { answer: sum, ...say.sum }
  },
  settle: ({ player, won: wonBets, before: lastSum, bet, sum: rolledSum }) => {
    const table = tableOf([player]);
    const seat = table.seat(player);
    if (!winsBet(bet, lastSum, rolledSum))
      return {
        ...table.payRewards([payLostBet('this', seat, bet, lastSum, rolledSum)]),
        facts: { won: false, ends: true }
      };
    const rollCount = wonBets + 2;
    return {
      ...table.payRewards([payTrack('this', seat, [lastSum, rolledSum], rollCount)]),
      facts: { won: true, ends: rollCount === FIFTY_FIFTY_TRACK.length }
    };
  },
  examples: [
    { title: say.theSameSumLoses, position: { player: 'Ben', won: 1, before: 8, bet: 'lower', sum: 8 } }
  ]
});

export const cases = [fiftyFifty] as const;
