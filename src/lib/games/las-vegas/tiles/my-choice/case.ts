import type { PlayerId } from '$lib/core';
import { CaseError } from '$lib/games/define';
import { defineCase, face, flag, person } from '$lib/games/statement';
import { payGolden, REWARDS } from '$lib/games/las-vegas/tiles/my-choice';
import type { Face, Why } from '$lib/games/las-vegas/types';
import { ONE, whoIs, whoOfThem } from '$lib/games/las-vegas/cases/members';
import { tableOf } from '$lib/games/las-vegas/cases/seated-table';
import * as say from './case-words';

const myChoice = defineCase({
  id: 'my-choice',
  title: say.whatDoesTheResultOfMy,
  about: say.myChoice,
  sketch: { dice: [3, 6] },
  people: { least: 1, most: 2 },
  fields: {
    options: { rules: [] },
    player: whoOfThem(say.whoChoosesTheResult),
    result: { is: face(), title: say.theResultChosen, says: say.theResultThatIsChosen },
    other: {
      is: face(),
      absent: true,
      when: ({ result }) => result === 4,
      title: say.casinoOfAnotherTile,
      says: say.withA4TheCasino
    },
    die: {
      is: flag(say.aDieThatCanBeMoved, say.noSuchDie),
      absent: say.theResultIs1To4,
      when: ({ result }) => result === 5 || result === 6,
      title: say.aDieForIt,
      says: say.whetherADieCanBeTurned
    },
    owner: {
      is: person(),
      absent: true,
      when: ({ result }) => result === 6,
      title: say.whoseDieLiesOnTheGolden,
      says: say.withA6WhoseDie
    }
  },
  settle: ({ player, result, other, die, owner }) => {
    if (result >= 5 && die === undefined) throw new CaseError('die', say.neededWithA5Or6);
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
    { title: say.a4AndNoOtherTile, position: { player: 'Anna', result: 4 } },
    { title: say.a6AndADie, position: { player: 'Anna', result: 6, die: true, owner: 'Ben' } }
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
  title: say.whatDoesTheGoldenSpace,
  about: say.myChoice,
  sketch: { figure: '$60,000' },
  people: ONE,
  fields: { options: { rules: [] }, player: whoIs(say.whoseDieLiesThereAtThePayout) },
  settle: ({ player }) => {
    const table = tableOf([player]);
    return { ...table.paid([payGolden('this', table.seat(player))]), facts: {} };
  },
  examples: [{ title: say.aDieLiesThere, position: { player: 'Anna' } }]
});

export const cases = [myChoice, golden] as const;

declare module '$lib/games/las-vegas/cases/of-tiles' {
  interface CasesOfTiles {
    readonly 'my-choice': typeof cases;
  }
}
