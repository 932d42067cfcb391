export const tenOrAllA7 = 'ten or all: a 7 lies at the rigged casino of its own team';
