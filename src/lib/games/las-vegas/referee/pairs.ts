import { defineCase, listsOf } from '$lib/referee/define-case';
import { PAIRS_PER_ROUND } from '$lib/games/las-vegas/data';
import { pairReason, sortPairs } from '$lib/games/las-vegas/actions/deal';
import { FACES } from '$lib/games/las-vegas/types';
import { box, ownCopyMembers, pair, refuseMissingNotes } from './members';
import { tableOf } from './seated-table';
import * as say from '$lib/games/las-vegas/strings/en/referee';

export const pairs = defineCase({
  id: 'pairs',
  title: say.whichPairGoesWhere,
  shortName: say.sixPairsOfNotes,
  sketch: { dice: [1, 2, 3, 4, 5, 6] },
  fields: {
    pairs: {
      answer: listsOf(pair, { label: say.pair, count: PAIRS_PER_ROUND, noun: say.sixPairsOfNotes }),
      ...say.pairs
    },
    box
  },
  settle: ({ pairs: enteredPairs, box: boxCounts }) => {
    refuseMissingNotes(
      enteredPairs.map((pair, index) => [`pairs.${index}`, pair] as const),
      boxCounts
    );
    const sortedPairs = [...sortPairs(enteredPairs)].reverse();
    return {
      awards: [],
      reasons: sortedPairs.map((pair, index) =>
        tableOf([]).reason(pairReason(FACES[index] ?? 1, pair, sortedPairs))
      ),
      facts: { casinos: Object.fromEntries(sortedPairs.map((pair, index) => [String(index + 1), pair])) }
    };
  },
  examples: [
    {
      title: say.twoPairsWithTheSameTotal,
      position: {
        pairs: [
          [50000, 50000],
          [30000, 40000],
          [90000, 100000],
          [40000, 60000],
          [100000, 60000],
          [80000, 30000]
        ]
      }
    }
  ],
  boxMembers: ownCopyMembers,
  answer: ({ facts }) =>
    Object.entries(facts['casinos'] as Readonly<Record<string, readonly number[]>>).map(
      ([number, notes]) => ({ words: say.casino(number), notes })
    )
});
