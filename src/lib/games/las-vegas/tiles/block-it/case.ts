import { CaseError } from '$lib/games/define';
import { count, defineCase, face, numberChoice } from '$lib/games/statement';
import { CLUSTERS } from '$lib/games/las-vegas/tiles/block-it';
import { ONE, whoIs } from '$lib/games/las-vegas/cases/members';
import { tableOf } from '$lib/games/las-vegas/cases/seated-table';

/** The sizes of the clusters, each once. */
const SIZES = [...new Set<number>(CLUSTERS)];

const blockIt = defineCase({
  id: 'block-it',
  title: 'Which gray dice go where?',
  about: 'Block It!',
  sketch: { dice: [3] },
  people: ONE,
  fields: {
    options: { rules: [] },
    player: whoIs('who activates the tile'),
    gray: {
      is: numberChoice(
        SIZES.map((value) => ({ value, label: String(value) })),
        'the dice of one cluster'
      ),
      title: 'Gray dice of the cluster',
      says: 'how many gray dice are in the cluster'
    },
    taken: {
      is: count(0, CLUSTERS.length),
      absent: true,
      title: 'Clusters of that size taken',
      says: 'clusters of that size that are taken already; there are two of 1, two of 2 and one of 3'
    },
    casino: { is: face(), title: 'Into casino', says: 'the casino that they go into' },
    closed: {
      is: face(),
      absent: true,
      title: 'Closed casino',
      more: 'A casino is closed',
      says: 'the casino that No Entry! has closed'
    }
  },
  settle: ({ player, gray, taken = 0, casino, closed }) => {
    const all = CLUSTERS.filter((each) => each === gray).length;
    if (taken >= all) throw new CaseError('taken', `fewer than the ${all} clusters of that size`);
    const table = tableOf([player]);
    const seat = table.seat(player);
    if (closed === casino)
      return {
        awards: [],
        reasons: [table.reason({ code: 'closed', rule: '8.8', face: casino }, seat)],
        facts: { gray: 0 }
      };
    const why = { code: 'blocked', rule: '19.1', at: 'this', player: seat, face: casino, gray } as const;
    return { awards: [], reasons: [table.reason(why, seat)], facts: { gray } };
  },
  examples: [{ title: 'Three at once', position: { player: 'Anna', gray: 3, casino: 5 } }]
});

export const cases = [blockIt] as const;

declare module '$lib/games/las-vegas/cases/of-tiles' {
  interface CasesOfTiles {
    readonly 'block-it': typeof cases;
  }
}
