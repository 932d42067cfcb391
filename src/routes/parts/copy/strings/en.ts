// page
export const yourBoxCroupier = 'Your copy · Croupier';
export const yourBox = 'Your copy';
export const toYourBox = 'Back to your copy';
export const whatYouCopy = 'Your board';
export const nothingToCopy = 'This box has no board to enter.';
