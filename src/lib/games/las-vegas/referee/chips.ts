import { CaseError } from '$lib/games/contract/define';
import { MISSING_MEMBER } from '$lib/referee/position';
import { choice, count, defineCase } from '$lib/referee/define-case';
import { CHIP_VALUE, CHIPS_PER_ROUND } from '$lib/games/las-vegas/data';
import type { Why } from '$lib/games/las-vegas/types';
import { ONE_PLAYER, onlyPlayerMember } from './members';
import { tableOf } from './seated-table';
import * as say from '$lib/games/las-vegas/strings/en/referee';

const ROUNDS = 3;
/** Upper limit that no one reaches, even with tiles. The box has twenty chips, and anything can stand in for more. */
const MAX_CHIPS = 40;

/** Case: the chips that a round gives, that passing costs, and that are left at the end of a round. */
export const chips = defineCase({
  id: 'chips',
  ...say.chipsCase,
  sketch: { value: '2' },
  people: ONE_PLAYER,
  fields: {
    player: onlyPlayerMember(say.ownerOfTheChips),
    moment: {
      answer: choice({ begins: say.aRoundStarts, passes: say.passing, counted: say.aRoundIsOver }),
      ...say.moment
    },
    round: { answer: count(1, ROUNDS, say.aRound), ...say.round, when: ({ moment }) => moment === 'begins' },
    chips: { answer: count(0, MAX_CHIPS), ...say.chipsWords },
    left: { answer: count(0, MAX_CHIPS), ...say.left, when: ({ moment }) => moment === 'counted' }
  },
  settle: ({ player: name, moment, round, chips: chipsBefore, left }) => {
    refuse(moment, round, chipsBefore, left);
    const table = tableOf([name]);
    const player = table.seat(name);
    const [gained, why] = chipChange();
    const chipCount = chipsBefore + gained;
    const chip = { piece: 'chip', value: CHIP_VALUE, count: Math.abs(gained) } as const;
    return {
      awards:
        gained === 0
          ? []
          : [gained > 0 ? { from: 'bank', to: name, ...chip } : { from: name, to: 'bank', ...chip }],
      reasons: [table.reason(why, player)],
      facts: { left: chipCount }
    };

    function chipChange(): readonly [gets: number, why: Why] {
      if (moment === 'begins')
        return [CHIPS_PER_ROUND, { code: 'chip', rule: '2.4', player, round: round ?? 1 }];
      if (moment === 'counted') {
        const spentChips = chipsBefore - (left ?? 0);
        return [-spentChips, { code: 'spent', rule: '7.3', player, spent: spentChips, left: left ?? 0 }];
      }
      if (chipsBefore === 0) return [0, { code: 'noChip', rule: '3.5', player }];
      return [-1, { code: 'passed', rule: '3.5', player, left: chipsBefore - 1 }];
    }
  },
  examples: [
    { title: say.passingWithTwoChips, position: { player: 'Anna', moment: 'passes', chips: 2 } },
    { title: say.theSecondRoundStarts, position: { player: 'Ben', moment: 'begins', round: 2, chips: 1 } },
    { title: say.oneOfFourIsLeft, position: { player: 'Carla', moment: 'counted', chips: 4, left: 1 } }
  ],
  answer: ({ facts }) => [{ words: say.chipsNow, value: String(facts['left']) }]
});

function refuse(
  moment: 'begins' | 'passes' | 'counted',
  round: number | undefined,
  chipsBefore: number,
  remaining: number | undefined
): void {
  if (moment === 'begins' && round === undefined) throw new CaseError('round', MISSING_MEMBER);
  if (moment !== 'begins' && round !== undefined) throw new CaseError('round', say.onlyIfARoundStarts);
  if (moment === 'counted' && remaining === undefined) throw new CaseError('left', MISSING_MEMBER);
  if (moment !== 'counted' && remaining !== undefined) throw new CaseError('left', say.onlyIfChipsAreCounted);
  if (remaining !== undefined && remaining > chipsBefore)
    throw new CaseError('left', say.noOneGetsChipsByPassing(chipsBefore));
}
