import { fillInHouseRules } from '$lib/games/contract/house-rule';
import { defineCase, group, labels, person } from '$lib/referee/define-case';
import { finedFromRule, jackpotSevenRule, tenFromRule } from '$lib/games/vegas-strip/house-rules';
import {
  blockers,
  houseParts,
  MAX_PLAYERS,
  peopleMembers,
  riggedPart,
  roundMembers,
  teamsMember,
  tiles
} from './members';
import { readRound } from './round-table';
import { refuseMissingPenalty, roundVerdict } from './round-verdict';
import * as say from '$lib/games/vegas-strip/strings/en/referee-round';

const RULES = [finedFromRule, tenFromRule, jackpotSevenRule] as const;

const casino = group({
  ...houseParts,
  tiles: { answer: tiles, label: say.tiles },
  blockers: { answer: blockers, ...say.blockers, absent: true },
  rigged: riggedPart,
  leader: { answer: person(), ...say.leader, absent: 'said' }
});

/** The case of a whole round: what it pays. */
export const round = defineCase({
  id: 'round',
  ...say.roundCase,
  sketch: { value: '15' },
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
    const parsed = readRound(position, { ...house, fine: position.penalty ?? 'ten' });
    refuseMissingPenalty(parsed, position.penalty);
    return roundVerdict(parsed, position);
  },
  examples: [
    {
      title: say.twoTeamsAnOddPile,
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
