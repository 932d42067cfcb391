import { fillInHouseRules } from '$lib/games/contract/house-rule';
import type { Json, JsonObject } from '$lib/games/contract/form';
import { count, defineCase, people } from '$lib/referee/define-case';
import { finedFromRule, tenFromRule } from '$lib/games/vegas-strip/house-rules';
import { MAX_PLAYERS, peopleMembers, teamsMember } from './members';
import { readPiles } from './round-table';
import { pilesVerdict, refuseMissingPenalty } from './round-verdict';
import * as say from '$lib/games/vegas-strip/strings/en/referee-round';

const MAX_PILE = 999;
const RULES = [finedFromRule, tenFromRule] as const;

/** Returns the owners of the piles: the first player of each team. */
function fixersOf({ teams }: JsonObject): readonly string[] {
  const teamValues = Array.isArray(teams) ? (teams as readonly Json[]) : [];
  const fixers = teamValues.flatMap((team) => {
    const fixer: unknown = Array.isArray(team) ? team[0] : undefined;
    return typeof fixer === 'string' ? [fixer] : [];
  });
  return [...new Set(fixers)];
}

/** The case of the piles of a round: the split, the odd chip and the fine. */
export const piles = defineCase({
  id: 'piles',
  ...say.pilesCase,
  sketch: { value: '27' },
  people: { min: 2, max: MAX_PLAYERS },
  fields: {
    teams: teamsMember,
    collected: { answer: people(count(0, MAX_PILE, say.chips), 0, MAX_PLAYERS, fixersOf), ...say.collected },
    ...peopleMembers,
    options: { rules: RULES }
  },
  settle: (position) => {
    const house = fillInHouseRules(RULES, position.options ?? {});
    const parsed = readPiles(position, { ...house, fine: position.penalty ?? 'ten' });
    refuseMissingPenalty(parsed, position.penalty);
    return pilesVerdict(parsed);
  },
  examples: [
    {
      title: say.anOddPileAndA7,
      position: {
        teams: [
          ['Anna', 'Ben'],
          ['Carla', 'Denny']
        ],
        collected: { Anna: 27, Carla: 20 },
        sevens: ['Denny'],
        penalty: 'ten'
      }
    }
  ]
});
