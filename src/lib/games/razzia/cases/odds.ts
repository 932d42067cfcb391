import * as v from 'valibot';
import { namesOf } from '$lib/core';
import { defineCase } from '$lib/games/define';
import { exactly } from '$lib/games/position';
import { challengerWays } from '$lib/games/razzia/resolve';
import { rulebook } from '$lib/games/razzia/rulebook';
import { text } from '$lib/games/razzia/text';
import { options, symbol } from './position';

const THROWS = 36;

/** How often the challenger of two wins, exactly. */
export const odds = defineCase({
  id: 'odds',
  title: 'What is a duel worth?',
  schema: exactly({
    game: v.literal('razzia'),
    case: v.literal('odds'),
    proposer: symbol,
    challenger: symbol,
    options
  }),
  settle: ({ proposer, challenger, options: chosen }) => {
    const unthrown = chosen?.equalSymbols === 'wins' && proposer === challenger;
    const ways = unthrown ? 0 : challengerWays(proposer, challenger);
    const rule = unthrown ? '6.3' : '4.8';
    const why = { code: 'odds', rule, proposer, challenger, ways, of: THROWS } as const;
    return {
      awards: [],
      reasons: [{ rule: `${rulebook.prefix} ${why.rule}`, text: text.why(why, namesOf([])) }],
      facts: { challengerWins: { of: THROWS, ways } }
    };
  }
});
