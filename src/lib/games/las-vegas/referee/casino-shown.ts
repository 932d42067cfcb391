import type { Verdict } from '$lib/games/contract/define';
import { isObject, type Example, type Json, type JsonObject, type Plate } from '$lib/games/contract/form';
import { strength } from '$lib/games/las-vegas/payout/payout';
import * as say from '$lib/games/las-vegas/strings/en/referee';

/** Examples from the rulebook. */
export const casinoExamples: readonly Example[] = [
  {
    title: say.tiesRemovedFewestWin,
    position: {
      notes: [80000, 50000],
      dice: { Anna: { small: 5 }, Ben: { small: 3 }, Carla: { small: 1, big: 1 }, Denny: { small: 1 } }
    }
  },
  {
    title: say.everyoneTies,
    position: { notes: [90000, 30000], dice: { Anna: { small: 2 }, Ben: { big: 1 } } }
  },
  {
    title: say.twoPlayersAndTheNeutral,
    position: {
      notes: [70000, 40000],
      dice: { Ben: { small: 2 }, Carla: { small: 4 } },
      neutral: { small: 1, big: 1 }
    }
  },
  {
    title: say.aBlackDieMakesATie,
    position: {
      notes: [100000, 30000],
      dice: { Anna: { small: 3 }, Ben: { small: 2 } },
      extra: { Ben: 1 },
      gray: 1
    }
  }
];

/** Plates of everyone with dice there: the ranking first, then the tied ones struck out. */
export function casinoPlates({ facts }: Verdict, position: JsonObject): readonly Plate[] {
  const ranking = facts['ranking'] as readonly string[];
  const tied = (facts['tied'] as readonly (readonly string[])[]).flat();
  return [
    ...ranking.map((name, place): Plate => plate(position, name, place < 2 ? 'lit' : 'dark')),
    ...tied.map((name): Plate => plate(position, name, 'struck'))
  ];
}

function plate(position: JsonObject, name: string, state: Plate['state']): Plate {
  const imaginary = name === 'neutral' || name === 'gray';
  const enteredValue = imaginary ? position[name] : memberOf(position['dice'], name);
  const dice = typeof enteredValue === 'number' ? { small: enteredValue } : enteredValue;
  const black = imaginary ? 0 : numberOf(memberOf(position['extra'], name));
  const { count } = strength('p1', {
    small: numberOf(memberOf(dice, 'small')),
    big: numberOf(memberOf(dice, 'big')),
    black
  });
  return { name, count, state };
}

function memberOf(value: Json | undefined, member: string): Json | undefined {
  return isObject(value) ? new Map(Object.entries(value)).get(member) : undefined;
}

function numberOf(value: Json | undefined): number {
  return typeof value === 'number' ? value : 0;
}
