import { namesOf } from '$lib/core';
import { fillInHouseRules } from '$lib/games/contract/house-rule';
import { defineCase } from '$lib/referee/define-case';
import { oddsOf } from '$lib/games/razzia/payout/odds';
import { winsWithoutRoll } from '$lib/games/razzia/payout/resolve';
import { rulebook } from '$lib/games/razzia/rulebook';
import { text } from '$lib/games/razzia/strings/en/log';
import { examples } from './examples';
import { barMembers, symbol } from './bar-table';
import * as say from '$lib/games/razzia/strings/en/referee';

/** The case of a duel's odds: the exact chance of the challenger. */
export const odds = defineCase({
  id: 'odds',
  ...say.oddsCase,
  sketch: { dice: [3, 5] },
  fields: {
    proposer: { answer: symbol, ...say.proposer },
    challenger: { answer: symbol, ...say.challenger },
    options: barMembers.options
  },
  settle: ({ proposer, challenger, options = {} }) => {
    const rules = fillInHouseRules(barMembers.options.rules, options);
    const cards = [{ value: proposer }, { value: challenger }] as const;
    const { challenger: ways, of } = oddsOf(...cards, [], rules);
    const rule = winsWithoutRoll(...cards, rules) ? '6.4' : '4.8';
    const why = { code: 'odds', rule, proposer, challenger, ways, of } as const;
    return {
      awards: [],
      reasons: [{ rule: `${rulebook.prefix} ${why.rule}`, text: text.why(why, namesOf([])) }],
      facts: { challengerWins: { of, ways } }
    };
  },
  examples: examples.odds,
  answer: ({ facts }) => {
    const { of, ways } = facts['challengerWins'] as { readonly of: number; readonly ways: number };
    return [
      { words: say.theChallengerWins, value: say.waysOf(ways, of) },
      { words: say.theProposerWins, value: say.waysOf(of - ways, of) }
    ];
  }
});
