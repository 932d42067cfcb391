import { CaseError } from '$lib/games/contract/define';
import { count, defineCase, face, numberChoice } from '$lib/referee/define-case';
import { CLUSTERS } from './tile';
import { ONE_PLAYER, onlyPlayerMember } from '$lib/games/las-vegas/referee/members';
import { tableOf } from '$lib/games/las-vegas/referee/seated-table';
import * as say from './strings/en';

/** The different sizes of the clusters. */
const SIZES = [...new Set<number>(CLUSTERS)];

const blockIt = defineCase({
  id: 'block-it',
  ...say.blockItCase,
  sketch: { dice: [3] },
  people: ONE_PLAYER,
  fields: {
    options: { rules: [] },
    player: onlyPlayerMember(say.whoActivatesTheTile),
    gray: {
      answer: numberChoice(
        SIZES.map((value) => ({ value, label: String(value) })),
        say.theDiceOfOneCluster
      ),
      ...say.gray
    },
    taken: { answer: count(0, CLUSTERS.length), absent: true, ...say.clustersTaken },
    casino: { answer: face(), ...say.casino },
    closed: { answer: face(), absent: true, ...say.closed }
  },
  settle: ({ player, gray, taken = 0, casino, closed }) => {
    const clusterCount = CLUSTERS.filter((size) => size === gray).length;
    if (taken >= clusterCount) throw new CaseError('taken', say.fewerThanAllClusters(clusterCount));
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
  examples: [{ title: say.threeAtOnce, position: { player: 'Anna', gray: 3, casino: 5 } }]
});

export const cases = [blockIt] as const;
