import type { PlayerId } from '$lib/core';
import { CaseError } from '$lib/games/define';
import { defineCase, face, flag, person } from '$lib/games/statement';
import { payGolden, REWARDS } from '$lib/games/las-vegas/tiles/my-choice';
import type { Face, Why } from '$lib/games/las-vegas/types';
import { ONE, whoIs, whoOfThem } from '$lib/games/las-vegas/cases/members';
import { tableOf } from '$lib/games/las-vegas/cases/seated-table';

const myChoice = defineCase({
  id: 'my-choice',
  title: 'What does the result of My Choice do?',
  about: 'My Choice',
  sketch: { dice: [3, 6] },
  people: { least: 1, most: 2 },
  fields: {
    options: { rules: [] },
    player: whoOfThem('who chooses the result'),
    result: { is: face(), title: 'The result chosen', says: 'the result that is chosen' },
    other: {
      is: face(),
      absent: true,
      when: ({ result }) => result === 4,
      title: 'Casino of another tile',
      says: 'with a 4, the casino of the other tile; absent where there is none'
    },
    die: {
      is: flag('A die that can be moved', 'No such die'),
      absent: 'the result is 1 to 4',
      when: ({ result }) => result === 5 || result === 6,
      title: 'A die for it',
      says: 'whether a die can be turned or taken back, or is left for the golden space'
    },
    owner: {
      is: person(),
      absent: true,
      when: ({ result }) => result === 6,
      title: 'Whose die lies on the golden space',
      says: 'with a 6, whose die lies on the golden space already'
    }
  },
  settle: ({ player, result, other, die, owner }) => {
    if (result >= 5 && die === undefined) throw new CaseError('die', 'needed with a 5 or 6');
    const table = tableOf([...new Set([player, ...(owner === undefined ? [] : [owner])])]);
    const seat = table.seat(player);
    const value = REWARDS[result];
    if (value !== undefined) {
      const why = { code: 'myChoicePaid', rule: '24.2', at: 'this', player: seat, result, value } as const;
      return { ...table.paid([{ player: seat, value, why }]), facts: {} };
    }
    const back = owner === undefined ? undefined : table.seat(owner);
    const why = done(result, { player: seat, other, die: die === true, back });
    return { awards: [], reasons: [table.reason(why, seat)], facts: {} };
  },
  examples: [
    { title: 'A 3', position: { player: 'Anna', result: 3 } },
    { title: 'A 4 and no other tile', position: { player: 'Anna', result: 4 } },
    { title: 'A 6, and a die lies there', position: { player: 'Anna', result: 6, die: true, owner: 'Ben' } }
  ]
});

interface Doing {
  readonly player: PlayerId;
  readonly other: Face | undefined;
  readonly die: boolean;
  readonly back: PlayerId | undefined;
}

/** What a result does that pays nothing at once. */
function done(result: Face, { player, other, die, back }: Doing): Why {
  const at = 'this';
  if (result === 4)
    return other === undefined
      ? { code: 'myChoiceActivates', rule: '24.7', at, player }
      : { code: 'myChoiceActivates', rule: '24.3', at, player, face: other };
  if (!die) return { code: 'myChoiceNothing', rule: '24.8', at, player, result };
  if (result === 5) return { code: 'myChoiceAdjusts', rule: '24.4', at, player };
  return { code: 'goldenTaken', rule: '24.5', at, player, ...(back === undefined ? {} : { back }) };
}

const golden = defineCase({
  id: 'golden-space',
  title: 'What does the golden space pay?',
  about: 'My Choice',
  sketch: { figure: '$60,000' },
  people: ONE,
  fields: { options: { rules: [] }, player: whoIs('whose die lies there at the payout') },
  settle: ({ player }) => {
    const table = tableOf([player]);
    return { ...table.paid([payGolden('this', table.seat(player))]), facts: {} };
  },
  examples: [{ title: 'A die lies there', position: { player: 'Anna' } }]
});

export const cases = [myChoice, golden] as const;

declare module '$lib/games/las-vegas/cases/of-tiles' {
  interface CasesOfTiles {
    readonly 'my-choice': typeof cases;
  }
}
