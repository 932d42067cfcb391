import { count, defineCase } from '$lib/referee/define-case';
import { GREY_DICE, NOTE_VALUES } from '$lib/games/las-vegas/data';
import { winnerOfCasino } from '$lib/games/las-vegas/payout/payout';
import { primeTimeReason } from './tile';
import type { Dice, DiceOwner } from '$lib/games/las-vegas/types';
import { diceOf, withZeros, hand, ANY_PLAYERS } from '$lib/games/las-vegas/referee/members';
import { tableOf } from '$lib/games/las-vegas/referee/seated-table';
import * as say from './strings/en';

const primeTime = defineCase({
  id: 'prime-time',
  title: say.whoRollsInPrimeTime,
  shortName: say.primeTime,
  sketch: { dice: [2, 5] },
  people: ANY_PLAYERS,
  fields: {
    options: { rules: [] },
    dice: diceOf(0, say.diceAtItsCasino, say.zeroToFivePlayers),
    neutral: { answer: hand, absent: true, ...say.neutral, more: say.neutralOrGreyDice },
    gray: { answer: count(0, GREY_DICE), absent: true, ...say.gray, more: say.neutralOrGreyDice }
  },
  settle: ({ dice: enteredDice, neutral, gray = 0 }) => {
    const table = tableOf(enteredDice.map(([name]) => name));
    const diceByOwner: Partial<Record<DiceOwner, Dice>> = {};
    for (const [name, ownDice] of enteredDice) diceByOwner[table.seat(name)] = withZeros(ownDice);
    if (neutral !== undefined) diceByOwner.neutral = withZeros(neutral);
    if (gray > 0) diceByOwner.gray = { small: gray, big: 0 };
    const why = primeTimeReason(
      'this',
      winnerOfCasino({ notes: [NOTE_VALUES[1], NOTE_VALUES[0]], dice: diceByOwner })
    );
    const throwingPlayer = why.code === 'primeTimeThrows' ? why.player : undefined;
    return {
      awards: [],
      reasons: [table.reason(why, throwingPlayer)],
      facts: { throws: throwingPlayer === undefined ? [] : [table.name(throwingPlayer)] }
    };
  },
  examples: [
    {
      title: say.theTwoLeadersTie,
      position: { dice: { Anna: { small: 3 }, Ben: { small: 1, big: 1 }, Carla: { small: 1 } } }
    },
    { title: say.theGreyDiceLead, position: { dice: { Anna: { small: 1 } }, gray: 2 } }
  ]
});

export const cases = [primeTime] as const;
