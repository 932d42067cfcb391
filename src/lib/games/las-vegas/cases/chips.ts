import { CaseError } from '$lib/games/define';
import { NEEDED } from '$lib/games/position';
import { choice, count, defineCase } from '$lib/games/statement';
import { CHIP_VALUE, CHIPS_A_ROUND } from '$lib/games/las-vegas/data';
import type { Why } from '$lib/games/las-vegas/types';
import { ONE, whoIs } from './members';
import { tableOf } from './seated-table';

const ROUNDS = 3;
/** More than anybody saves up, tiles or not: the box holds twenty, and anything else stands in for more. */
const MOST_CHIPS = 40;

/** What a round gives, what a pass costs, and what the chips left at the end of a round tell. */
export const chips = defineCase({
  id: 'chips',
  title: 'How many chips has a player?',
  about: 'the chips of one player',
  sketch: { figure: '2' },
  people: ONE,
  fields: {
    player: whoIs('whose chips they are'),
    moment: {
      is: choice([
        { value: 'begins', label: 'A round begins' },
        { value: 'passes', label: 'Passing' },
        { value: 'counted', label: 'A round is over' }
      ]),
      title: 'What happens',
      says: 'a round begins, the player passes, or the chips are counted after a round whose turns were not told'
    },
    round: {
      is: count(1, ROUNDS, 'a round'),
      absent: 'no round begins',
      when: ({ moment }) => moment === 'begins',
      title: 'The round',
      says: 'the round that begins'
    },
    chips: {
      is: count(0, MOST_CHIPS),
      title: 'Chips before',
      says: 'the chips that the player has before'
    },
    left: {
      is: count(0, MOST_CHIPS),
      absent: 'nothing is counted',
      when: ({ moment }) => moment === 'counted',
      title: 'Chips left',
      says: 'the chips that the player has left after the round'
    }
  },
  settle: ({ player: name, moment, round, chips: before, left }) => {
    refuse(moment, round, before, left);
    const table = tableOf([name]);
    const player = table.seat(name);
    const [gets, why] = change();
    const has = before + gets;
    const chip = { piece: 'chip', value: CHIP_VALUE, count: Math.abs(gets) } as const;
    return {
      awards:
        gets === 0
          ? []
          : [gets > 0 ? { from: 'bank', to: name, ...chip } : { from: name, to: 'bank', ...chip }],
      reasons: [table.reason(why, player)],
      facts: { left: has }
    };

    function change(): readonly [gets: number, why: Why] {
      if (moment === 'begins')
        return [CHIPS_A_ROUND, { code: 'chip', rule: '2.4', player, round: round ?? 1 }];
      if (moment === 'counted') {
        const spent = before - (left ?? 0);
        return [-spent, { code: 'spent', rule: '7.3', player, spent, left: left ?? 0 }];
      }
      if (before === 0) return [0, { code: 'noChip', rule: '3.5', player }];
      return [-1, { code: 'passed', rule: '3.5', player, left: before - 1 }];
    }
  },
  examples: [
    { title: 'Passing with two chips', position: { player: 'Anna', moment: 'passes', chips: 2 } },
    { title: 'The second round begins', position: { player: 'Ben', moment: 'begins', round: 2, chips: 1 } },
    { title: 'One of four is left', position: { player: 'Carla', moment: 'counted', chips: 4, left: 1 } }
  ],
  answer: ({ facts }) => [{ words: 'Chips now', figure: String(facts['left']) }]
});

function refuse(
  moment: 'begins' | 'passes' | 'counted',
  round: number | undefined,
  before: number,
  left: number | undefined
): void {
  if (moment === 'begins' && round === undefined) throw new CaseError('round', NEEDED);
  if (moment !== 'begins' && round !== undefined) throw new CaseError('round', 'only where a round begins');
  if (moment === 'counted' && left === undefined) throw new CaseError('left', NEEDED);
  if (moment !== 'counted' && left !== undefined)
    throw new CaseError('left', 'only where the chips are counted');
  if (left !== undefined && left > before)
    throw new CaseError('left', `0 to ${before}: nobody gets chips by passing`);
}
