// page
export const yourBoxCroupier = 'Your box · Croupier';
export const yourBox = 'Your box';
export const toYourBox = 'To your box';
export const whatYouCopy = 'What you copy';
export const nothingHasToBeCopied = 'Nothing has to be copied from this box.';
