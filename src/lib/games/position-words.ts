export const anObjectWithNamedMembers = 'an object with named members';
export const notAMemberHereAllowed = (allowed: string) => `not a member here; allowed are ${allowed}`;
export const areNamedHereOr = (range: string, none: string) => `${range} named here; ${none}`;
export const areNamedHereTheseAre = (range: string, count: number) =>
  `${range} named here; these are ${count}`;
export const soMany = (count: number, what: string) => `${count} ${what}`;
export const soManyToSoMany = (min: number, max: number, what: string) => `${min} to ${max} ${what}`;
export const allowedButTheseAre = (allowed: string, count: number) => `${allowed}; these are ${count}`;
export const aNameOf1ToLetters = (most: number) => `a name of 1 to ${most} letters`;
export const aName = 'a name';
export const exactlyOnePlayerIs = 'exactly 1 player is';
export const exactlySoManyPlayersAre = (count: number) => `exactly ${count} players are`;
export const soManyToSoManyPlayersAre = (min: number, max: number) => `${min} to ${max} players are`;
export const aCount = 'a count';
export const inTheRange = (what: string, min: number, max: number) => `${what} from ${min} to ${max}`;
export const oneOfThese = (what: string, values: string) => `${what}: one of ${values}`;
export const thisCaseHasNoRule = 'this case has no rule options';
export const thisMemberIsNeeded = 'this member is needed';
