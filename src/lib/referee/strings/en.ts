import { joinWithOr } from '$lib/core';

export const anObjectWithNamedMembers = 'an object with named members';
export const unknownMember = (allowedNames: string) => `not a member here; allowed are ${allowedNames}`;
export const namedCountOrNone = (range: string, noneMessage: string) => `${range} named here; ${noneMessage}`;
export const wrongNamedCount = (range: string, count: number) => `${range} named here; you have ${count}`;
export const countOf = (count: number, noun: string) => `${count} ${noun}`;
export const countFromTo = (min: number, max: number, noun: string) => `${min} to ${max} ${noun}`;
export const wrongCount = (allowedCounts: string, count: number) => `${allowedCounts}; you have ${count}`;
export const nameOfAtMostLetters = (max: number) => `a name of 1 to ${max} letters`;
export const aName = 'a name';
export const exactlyOnePlayerIs = 'exactly 1 player is';
export const exactlyPlayersAre = (count: number) => `exactly ${count} players are`;
export const playersFromToAre = (min: number, max: number) => `${min} to ${max} players are`;
export const aCount = 'a count';
export const inTheRange = (noun: string, min: number, max: number) => `${noun} from ${min} to ${max}`;
export const oneOfThese = (noun: string, values: string) => `${noun}: one of ${values}`;
export const noRuleOptions = 'this case has no rule options';
export const thisMemberIsNeeded = 'this member is required';
export const oneOf = (values: readonly string[]) => `one of ${values.join(', ')}`;
export const anObjectWithGameAndCase = 'an object with game, case and the members of that case';

// Answers
export const minOrMax = (min: number, max: number) => `${min} or ${max}`;
export const rangeFromTo = (min: number, max: number) => `${min} to ${max}`;
export const aFaceOfADie = 'a face of a die';
export const trueOrFalse = 'true or false';
export const aNameOf1To40 = 'a name of 1 to 40 letters';
export const mayBeAbsentSmallDice = (small: number) => `may be absent: small dice, 0 to ${small}`;
export const mayBeAbsentTheBigDie = 'may be absent: the big die, 0 or 1; it counts as two';
export const mayBeAbsentBigDice = (big: number) => `may be absent: big dice, 0 to ${big}`;

// Composite fields
export const orWithItsMembers = (valuesText: string) => `${valuesText}, alone or with its members`;
export const leaveOutIfNoOne = 'leave it out if no one has any';
export const valuesOfEach = (valuesText: string) => `${valuesText} each`;
export const number = 'Number';
export const exactListLength = (noun: string, count: number) => `${noun}: ${count} of them`;
export const listLength = (noun: string, min: number, max: number) => `${noun}: ${min} to ${max} of them`;
export const mayBeAbsentValues = (values: string) => `may be absent: ${values}`;
export const mayBeAbsentIf = (condition: string, values: string) =>
  `may be absent if ${condition}: ${values}`;
export const withValues = (description: string, valuesText: string) => `${description} (${valuesText})`;

// House rules of a case
export const ruleIs = (id: string, values: readonly string[]) => `${id} is ${joinWithOr(values)}`;
export const theDefault = (value: string) => `${value} (the default)`;
export const ruleOneOf = (id: string, values: readonly string[]) => `\`${id}\` is ${joinWithOr(values)}`;
export const mayBeAbsent = (description: string) => `may be absent: ${description}`;
