import { fillInHouseRules } from '$lib/games/contract/house-rule';
import { count, defineCase, group, labels, people, person } from '$lib/referee/define-case';
import { finedFromRule, tenFromRule } from '$lib/games/vegas-strip/house-rules';
import {
  byBlockersPart,
  houseParts,
  MAX_PLAYERS,
  peopleMembers,
  riggedPart,
  roundMembers,
  teamsMember
} from './members';
import { readSums } from './round-table';
import { refuseMissingPenalty, roundVerdict } from './round-verdict';
import * as say from '$lib/games/vegas-strip/strings/en/referee';

/** The highest sum of a set: two tiles with all tokens on them. */
const MAX_SUM = 31;
const RULES = [finedFromRule, tenFromRule] as const;

const casino = group({
  ...houseParts,
  leader: { answer: person(), ...say.leader, absent: 'said' },
  byBlockers: byBlockersPart,
  sums: {
    answer: people(count(0, MAX_SUM, say.aSumOfTiles), 0, MAX_PLAYERS),
    label: say.totalsOfTheOthers
  },
  rigged: riggedPart
});

/** The case of a round with only the leaders and the sums of the others. */
export const sums = defineCase({
  id: 'sums',
  ...say.sumsCase,
  sketch: { value: '9' },
  people: { min: 2, max: MAX_PLAYERS },
  fields: {
    ...roundMembers,
    teams: teamsMember,
    casinos: {
      answer: labels(casino, say.casinos, { label: say.casino, min: 5, max: 6 }),
      ...say.casinosMember
    },
    ...peopleMembers,
    options: { rules: RULES }
  },
  settle: (position) => {
    const house = fillInHouseRules(RULES, position.options ?? {});
    const parsed = readSums(position, { ...house, fine: position.penalty ?? 'ten' });
    refuseMissingPenalty(parsed, position.penalty);
    return roundVerdict(parsed, position);
  },
  examples: [
    {
      title: say.exampleThreeAlone,
      position: {
        round: 1,
        start: 10,
        teams: [['Anna'], ['Ben'], ['Carla']],
        casinos: {
          Santorini: { jackpot: 10, leader: 'Anna', sums: { Ben: 4 }, rigged: 'Ben' },
          'Sunset Gondola': { jackpot: 10, leader: 'Carla', sums: { Anna: 5, Ben: 6 } },
          'The Peacock': { jackpot: 15, leader: 'Ben', sums: {}, rigged: 'Anna' },
          'Sunken Treasure': { jackpot: 10, sums: {}, rigged: 'Carla' },
          'Gold Rush': { jackpot: 10, leader: 'Ben', sums: { Carla: 3 } },
          'Sixth casino': { jackpot: 10, leader: 'Anna', sums: { Carla: 9 } }
        }
      }
    }
  ]
});
