import { count, defineCase } from '$lib/referee/define-case';
import { payCasinos } from './tile';
import { ONE_PLAYER, onlyPlayerMember } from '$lib/games/las-vegas/referee/members';
import { tableOf } from '$lib/games/las-vegas/referee/seated-table';
import * as say from './strings/en';

const payDay = defineCase({
  id: 'pay-day',
  ...say.payDayCase,
  sketch: { dice: [1, 2, 3] },
  people: ONE_PLAYER,
  fields: {
    player: onlyPlayerMember(say.whoActivatesTheTile),
    casinos: { answer: count(1, 6, say.aNumberOfCasinos), ...say.casinos }
  },
  settle: ({ player, casinos }) => {
    const table = tableOf([player]);
    return { ...table.payRewards([payCasinos('this', table.seat(player), casinos)]), facts: {} };
  },
  examples: [{ title: say.threeCasinos, position: { player: 'Ben', casinos: 3 } }]
});

export const cases = [payDay] as const;
