import { plural } from './words';

export const notRolled = 'Not rolled yet.';
export const tooFew = (rolls: number, enough: number) =>
  `${plural(rolls, 'roll')}. Too few to say how even they are; the app says so from ${enough} on.`;
export const fewerThanOne = (rolls: number) =>
  `${plural(rolls, 'roll')}. A fair die is this uneven in fewer than 1 of 100 evenings.`;
export const evenings = (rolls: number, of100: number) =>
  `${plural(rolls, 'roll')}. A fair die is this uneven, or more, in ${of100} of 100 evenings.`;
