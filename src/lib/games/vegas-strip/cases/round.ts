import { chosen } from '$lib/games/house-rule';
import { defineCase, group, labels, person } from '$lib/games/statement';
import { finedFrom, jackpotSeven, tenFrom } from '$lib/games/vegas-strip/house-rules';
import {
  blockers,
  houseParts,
  MOST_PLAYERS,
  peopleMembers,
  riggedPart,
  roundMembers,
  teamsMember,
  tiles
} from './members';
import { readRound } from './round-table';
import { refuseUnfined, roundVerdict } from './round-verdict';

const RULES = [finedFrom, tenFrom, jackpotSeven] as const;

const casino = group({
  ...houseParts,
  tiles: { is: tiles, label: 'tiles' },
  blockers: {
    is: blockers,
    label: 'blockers',
    absent: true,
    says: 'with two players only: the tiles of their blockers'
  },
  rigged: riggedPart,
  leader: {
    is: person(),
    label: 'leads',
    absent: 'said',
    says: 'where a house rule lets a lead be shared: which of those who share it leads'
  }
});

/** What a whole round pays. */
export const round = defineCase({
  id: 'round',
  title: 'What does a round pay?',
  about: 'all casinos of a round',
  sketch: { figure: '15' },
  people: { least: 2, most: MOST_PLAYERS },
  fields: {
    ...roundMembers,
    teams: teamsMember,
    casinos: {
      is: labels(casino, 'casinos', { label: 'Casino', least: 5, most: 6 }),
      title: 'The casinos',
      says: 'every casino by its name: five with two or four players, six otherwise; nobody shares a lead, and each fixer rigged one of them'
    },
    ...peopleMembers,
    options: { rules: RULES }
  },
  settle: (given) => {
    const house = chosen(RULES, given.options ?? {});
    const read = readRound(given, { ...house, fine: given.penalty ?? 'ten' });
    refuseUnfined(read, given.penalty);
    return roundVerdict(read, given);
  },
  examples: [
    {
      title: 'Two teams, an odd pile and a 7 where it should not be',
      position: {
        round: 1,
        start: 10,
        teams: [
          ['Anna', 'Ben'],
          ['Carla', 'Denny']
        ],
        casinos: {
          Santorini: { jackpot: 10, tiles: { Anna: [7], Carla: [4] }, rigged: 'Anna' },
          'Sunset Gondola': { jackpot: 15, tiles: { Denny: [6, 2], Ben: [5] }, rigged: 'Carla' },
          'The Peacock': { jackpot: 10, tiles: { Denny: [7], Ben: [4, 1], Carla: [3] } },
          'Sunken Treasure': { jackpot: 10, tiles: { Anna: [6] } },
          'Gold Rush': { jackpot: 10, tiles: {} }
        },
        penalty: 'ten'
      }
    }
  ]
});
