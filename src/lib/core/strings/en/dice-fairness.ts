import { plural } from '$lib/core/strings/en';

export const notRolled = 'Not rolled yet.';
export const tooFewRolls = (rollCount: number, neededRolls: number) =>
  `${plural(rollCount, 'roll')}. That’s too few to judge. After ${neededRolls} rolls, Croupier shows how fair they look.`;
export const rarelyThisUneven = (rollCount: number) =>
  `${plural(rollCount, 'roll')}. Fair dice are this uneven on fewer than 1 evening in 100.`;
export const oftenThisUneven = (rollCount: number, percent: number) =>
  `${plural(rollCount, 'roll')}. Fair dice are at least this uneven on ${percent} evenings in 100.`;
