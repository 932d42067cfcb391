import { formatDollars } from '$lib/core';
import { fillInHouseRules } from '$lib/games/contract/house-rule';
import { choice, defineCase, numberChoice } from '$lib/referee/define-case';
import { payFromBank, payDebts, withDebts } from '$lib/games/las-vegas/payout/bank';
import { NOTE_VALUES } from '$lib/games/las-vegas/data';
import { bankShortageRule } from '$lib/games/las-vegas/tiles/house-rules';
import type { Why } from '$lib/games/las-vegas/types';
import {
  bankNotes,
  box,
  notes,
  ownCopyMembers,
  ONE_PLAYER,
  refuseMissingNotes,
  onlyPlayerMember
} from './members';
import { awardsOf, royaleTable, playerOfReason, reasonsOf } from './royale-table';
import { tableOf } from './seated-table';
import * as say from '$lib/games/las-vegas/strings/en/referee';

const bankRules = [bankShortageRule] as const;

/** Case: how a counted bank pays a reward or a debt (8.6, 8.18, 8.19). */
export const bank = defineCase({
  id: 'bank',
  ...say.bankCase,
  sketch: { notes: [50000, 40000] },
  people: ONE_PLAYER,
  fields: {
    player: onlyPlayerMember(say.whoGetsIt),
    what: { answer: choice({ reward: say.aReward, debt: say.moneyOwed }), ...say.payments },
    value: {
      answer: numberChoice(
        NOTE_VALUES.map((value) => ({ value, label: formatDollars(value) })),
        say.aRewardInNotes
      ),
      ...say.value
    },
    bank: bankNotes,
    notes: { answer: notes, ...say.notesWords },
    box,
    options: { rules: bankRules }
  },
  settle: ({
    player: name,
    what,
    value,
    bank: countedNotes,
    notes: playerNotes,
    box: boxCounts,
    options
  }) => {
    refuseMissingNotes([['notes', playerNotes]], boxCounts);
    const table = tableOf([name]);
    const player = table.seat(name);
    const holdings = [[name, { notes: playerNotes, chips: 0 }]] as const;
    const state = royaleTable(
      table,
      { holdings, bank: countedNotes },
      fillInHouseRules(bankRules, options ?? {})
    );
    const payReason: Why = { code: 'bankPays', rule: '8.6', player, value };
    const debtReason: Why = { code: 'bankOwes', rule: '8.19', player, value };
    const { postings } =
      what === 'reward'
        ? payFromBank(state, player, value, payReason)
        : payDebts({ state: withDebts(state, [{ player, value }]), postings: [] });
    const reasons = postings.length === 0 ? [debtReason] : reasonsOf(postings);
    return {
      awards: awardsOf(postings, table),
      reasons: reasons.map((why) => table.reason(why, playerOfReason(why))),
      facts: {}
    };
  },
  examples: [
    {
      title: say.noNoteOf90000,
      position: { player: 'Anna', what: 'reward', value: 90000, bank: { 40000: 2, 50000: 1 }, notes: [] }
    }
  ],
  boxMembers: ownCopyMembers
});
