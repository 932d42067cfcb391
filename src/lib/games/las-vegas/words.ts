import { FACES, type Dice, type Roll, type Strength, type Who } from './types';
import { showing } from './table';
import { inWords, listed, type Names } from '$lib/core';

/** How a sentence calls somebody with dice, in the middle of it. */
export function whoName(who: Who, names: Names): string {
  return who === 'neutral' || who === 'gray' ? `the ${who} player` : names(who);
}

/** The same at the beginning of a sentence. A player's name is left as it is. */
export function subject(who: Who, names: Names): string {
  return who === 'neutral' || who === 'gray' ? `The ${who} player` : names(who);
}

/** What a count is made of: "3 small and the big die". */
export function diceWords({ small, big, black = 0 }: Dice): string {
  const parts = [
    ...(small > 0 ? [`${small} small`] : []),
    ...(big > 0 ? ['the big die'] : []),
    ...(black > 0 ? [`${black} black`] : [])
  ];
  return listed(parts);
}

/** The count, and what it is made of where that is not plain: "3 (1 small and the big die)". */
export function strengthWords(own: Strength): string {
  const plain = own.big === 0 && (own.black ?? 0) === 0;
  return plain ? String(own.count) : `${own.count} (${diceWords(own)})`;
}

/** A roll by numbers: "one 1, two 3s and the big 3". */
export function rollWords(roll: Roll): string {
  const small = FACES.flatMap((face) => {
    const count = showing(roll, face).small;
    return count === 0 ? [] : [`${inWords(count)} ${face}${count === 1 ? '' : 's'}`];
  });
  return listed(roll.big === undefined ? small : [...small, `the big ${roll.big}`]);
}
