// page
export const yourBoxCroupier = 'Your box · Croupier';
export const yourBox = 'Your box';
export const toYourBox = 'To your box';
export const whatYouCopy = 'What you copy';
export const nothingToCopy = 'There is nothing to copy from this box.';
