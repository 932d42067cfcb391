import type { Size } from '$lib/games/las-vegas/actions/owned-dice';
import { FACES, type Dice, type Roll, type Strength, type DiceOwner } from '$lib/games/las-vegas/types';
import { diceShowing } from '$lib/games/las-vegas/state/table';
import { capitalize, numberWord, joinWithAnd, plural, type Names } from '$lib/core';

const IMAGINARY_NAMES = { neutral: 'the neutral player', gray: 'the grey player' } as const;

/** The name of someone with dice, for the middle of a sentence. */
export function ownerName(owner: DiceOwner, names: Names): string {
  return owner === 'neutral' || owner === 'gray' ? IMAGINARY_NAMES[owner] : names(owner);
}

/** The same name for the start of a sentence. Players' names are never capitalised. */
export function subjectName(owner: DiceOwner, names: Names): string {
  return owner === 'neutral' || owner === 'gray' ? capitalize(IMAGINARY_NAMES[owner]) : names(owner);
}

/** The parts of a count: "3 small dice and the big one". */
export function diceWords({ small, big, black = 0 }: Dice): string {
  const parts = [
    ...(small > 0 ? [plural(small, 'small die', 'small dice')] : []),
    ...(big > 0 ? [small > 0 ? 'the big one' : 'the big die'] : []),
    ...(black > 0 ? [plural(black, 'black die', 'black dice')] : [])
  ];
  return joinWithAnd(parts);
}

/** "3 dice"; if other dice than small ones count, the count and its parts: "3 (1 small die and the big one)". */
export function strengthWords(strength: Strength): string {
  return isPlain(strength)
    ? plural(strength.count, 'die', 'dice')
    : `${strength.count} (${diceWords(strength)})`;
}

/** True if there are only small dice, so that the count equals the number of dice. */
function isPlain({ big, black = 0 }: Strength): boolean {
  return big === 0 && black === 0;
}

/** The comparison that decides a rank: "(5 dice to Ben’s 1)", "with the big die (2 to Ben’s 1)". */
export function scoreWords(strength: Strength, other: Strength, names: Names): string {
  const otherCount = `${ownerName(other.who, names)}’s ${other.count}`;
  if (!isPlain(strength)) return `with ${diceWords(strength)} (${strength.count} to ${otherCount})`;
  const countText = isPlain(other) ? plural(strength.count, 'die', 'dice') : String(strength.count);
  return `(${countText} to ${otherCount})`;
}

/** A roll, grouped by number: "one 1, two 3s and the big 3". */
export function rollWords(roll: Roll): string {
  const smallTexts = FACES.flatMap((face) => {
    const count = diceShowing(roll, face).small;
    return count === 0 ? [] : [`${numberWord(count)} ${face}${count === 1 ? '' : 's'}`];
  });
  return joinWithAnd(roll.big === undefined ? smallTexts : [...smallTexts, `the big ${roll.big}`]);
}

/** One die of a player, in the middle of a sentence. */
export function dieWords(size: Size): string {
  return size === 'big' ? 'the big die' : 'a die';
}
