import { CaseError } from '$lib/games/contract/define';
import { count, defineCase, yesNo, person } from '$lib/referee/define-case';
import { GREY_DICE } from '$lib/games/las-vegas/data';
import { soleLeader } from '$lib/games/las-vegas/actions/placed-dice';
import { isImaginary, strength } from '$lib/games/las-vegas/payout/payout';
import { loseToken, takeToken } from './tile';
import type { Why } from '$lib/games/las-vegas/types';
import { diceOf, withZeros, hand, MAX_PLAYERS } from '$lib/games/las-vegas/referee/members';
import { tableOf } from '$lib/games/las-vegas/referee/seated-table';
import { leaderRule } from './house-rules';
import * as say from './strings/en';

const OTHER_DICE_LABEL = say.neutralOrGreyDice;

const powerPlay = defineCase({
  id: 'power-play',
  title: say.whoHasThePowerPlay,
  shortName: say.powerPlay,
  sketch: { dice: [5] },
  people: { min: 1, max: MAX_PLAYERS },
  fields: {
    options: { rules: [leaderRule] },
    dice: diceOf(1, say.diceAtItsCasinoNow, say.upToFivePlayers),
    player: { answer: person(), ...say.player },
    placed: { answer: yesNo(say.placedThere, say.placedElsewhereOrPassed), ...say.placed },
    holder: { answer: person(), absent: true, ...say.holder },
    neutral: { answer: hand, absent: true, ...say.neutral, more: OTHER_DICE_LABEL },
    gray: { answer: count(0, GREY_DICE), absent: true, ...say.gray, more: OTHER_DICE_LABEL }
  },
  settle: ({ dice: enteredDice, player, placed, holder, neutral, gray = 0, options }) => {
    const names = enteredDice.map(([name]) => name);
    if (!names.includes(player)) throw new CaseError('player', say.oneOfThePlayersInDice);
    if (holder !== undefined && !names.includes(holder))
      throw new CaseError('holder', say.oneOfThePlayersInDice);
    const table = tableOf(names);
    const leader = soleLeader([
      ...enteredDice.map(([name, ownDice]) => strength(table.seat(name), withZeros(ownDice))),
      ...(neutral === undefined ? [] : [strength('neutral', withZeros(neutral))]),
      strength('gray', { small: gray, big: 0 })
    ]);
    const seat = table.seat(player);
    const holderSeat = holder === undefined ? undefined : table.seat(holder);
    const tokenMove =
      (placed ? takeToken('this', seat, holderSeat, leader) : undefined) ??
      (holderSeat === undefined
        ? undefined
        : loseToken('this', holderSeat, leader, options?.powerPlayLeader ?? 'back'));
    const newHolder = tokenMove === undefined ? holderSeat : tokenMove.pieces.holder;
    const why: Why = tokenMove?.why ?? remainsReason();
    return {
      awards: [],
      reasons: [table.reason(why, tokenMove?.recipient ?? holderSeat ?? seat)],
      facts: { holder: newHolder === undefined ? [] : [table.name(newHolder)] }
    };

    function remainsReason(): Why {
      if (holderSeat === undefined) {
        const rule = leader !== undefined && isImaginary(leader) ? '16.7' : '16.1';
        return { code: 'powerPlayNot', rule, at: 'this', player: seat };
      }
      const leaderMember = leader === undefined || leader === holderSeat ? {} : { leader };
      const rule = leader === holderSeat ? '16.1' : '16.4';
      return { code: 'powerPlayKept', rule, at: 'this', player: holderSeat, ...leaderMember };
    }
  },
  examples: [
    {
      title: say.takenFromAnotherPlayer,
      position: {
        dice: { Anna: { small: 2 }, Ben: { small: 1, big: 1 } },
        player: 'Ben',
        placed: true,
        holder: 'Anna'
      }
    },
    {
      title: say.levelAndLost,
      position: {
        dice: { Anna: { small: 2 }, Ben: { small: 2 } },
        player: 'Ben',
        placed: true,
        holder: 'Anna'
      }
    }
  ]
});

export const cases = [powerPlay] as const;
