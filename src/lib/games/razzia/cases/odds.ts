import { namesOf } from '$lib/core';
import { chosen } from '$lib/games/house-rule';
import { defineCase } from '$lib/games/statement';
import { challengerWays } from '$lib/games/razzia/resolve';
import { rulebook } from '$lib/games/razzia/rulebook';
import { text } from '$lib/games/razzia/text';
import { examples } from './examples';
import { barMembers, symbol } from './members';

const THROWS = 36;

/** How often the challenger of two wins, exactly. */
export const odds = defineCase({
  id: 'odds',
  title: 'What is a duel worth?',
  about: 'before a duel',
  sketch: { dice: [3, 5] },
  fields: {
    proposer: {
      is: symbol,
      title: 'The proposer’s symbol',
      says: 'the die symbol of the proposer, or of the winner of the duel before'
    },
    challenger: {
      is: symbol,
      title: 'The challenger’s symbol',
      says: 'the die symbol of the challenger'
    },
    options: barMembers.options
  },
  settle: ({ proposer, challenger, options = {} }) => {
    const { equalSymbols } = chosen(barMembers.options.rules, options);
    const unthrown = equalSymbols === 'wins' && proposer === challenger;
    const ways = unthrown ? 0 : challengerWays(proposer, challenger);
    const rule = unthrown ? '6.4' : '4.8';
    const why = { code: 'odds', rule, proposer, challenger, ways, of: THROWS } as const;
    return {
      awards: [],
      reasons: [{ rule: `${rulebook.prefix} ${why.rule}`, text: text.why(why, namesOf([])) }],
      facts: { challengerWins: { of: THROWS, ways } }
    };
  },
  examples: examples.odds,
  answer: ({ facts }) => {
    const { of, ways } = facts['challengerWins'] as { readonly of: number; readonly ways: number };
    return [
      { words: 'The challenger wins', figure: `${ways} of ${of}` },
      { words: 'The proposer wins', figure: `${of - ways} of ${of}` }
    ];
  }
});
