import { formatDollars } from '$lib/core';
import { defineCase, face, numberChoice } from '$lib/referee/define-case';
import { JACKPOT_TRACK, payJackpot } from './tile';
import { ONE_PLAYER, onlyPlayerMember } from '$lib/games/las-vegas/referee/members';
import { tableOf } from '$lib/games/las-vegas/referee/seated-table';
import * as say from './strings/en';

const jackpot = defineCase({
  id: 'jackpot',
  title: say.isThatTheJackpot,
  shortName: say.jackpot,
  sketch: { value: '$80,000' },
  people: ONE_PLAYER,
  fields: {
    options: { rules: [] },
    player: onlyPlayerMember(say.whoRolls),
    counter: {
      answer: numberChoice(
        JACKPOT_TRACK.map((value) => ({ value, label: formatDollars(value) })),
        say.aSpaceOfTheTrack
      ),
      ...say.counter
    },
    first: { answer: face(), ...say.first },
    second: { answer: face(), ...say.second }
  },
  settle: ({ player, counter: counterValue, first, second }) => {
    const table = tableOf([player]);
    const { counter, ...reward } = payJackpot('this', table.seat(player), [first, second], counterValue);
    return { ...table.payRewards([reward]), facts: { counter } };
  },
  examples: [
    { title: say.aSeven, position: { player: 'Anna', counter: 50000, first: 3, second: 4 } },
    { title: say.neither, position: { player: 'Anna', counter: 80000, first: 6, second: 5 } }
  ]
});

export const cases = [jackpot] as const;
