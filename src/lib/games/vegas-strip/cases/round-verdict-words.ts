export const tenOrAllA7 = 'ten or all, since a 7 is at its own team’s rigged casino';
