// page
export const yourBoxCroupier = 'Your copy · Croupier';
export const yourBox = 'Your copy';
export const toAllParts = 'Back to missing pieces';
export const whatYouPutRightStays =
  'What’s in each box, and how sure we are. What you change here counts for missing pieces and new games.';
export const whatIsInThisBox = 'The pieces in this box';
