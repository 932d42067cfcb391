import { plural } from './language';

export const notRolled = 'Not rolled yet.';
export const tooFew = (rolls: number, enough: number) =>
  `${plural(rolls, 'roll')}. That’s too few to judge. After ${enough} rolls, Croupier shows how fair they look.`;
export const fewerThanOne = (rolls: number) =>
  `${plural(rolls, 'roll')}. Fair dice are this uneven on fewer than 1 evening in 100.`;
export const evenings = (rolls: number, of100: number) =>
  `${plural(rolls, 'roll')}. Fair dice are at least this uneven on ${of100} evenings in 100.`;
