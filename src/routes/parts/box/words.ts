// page
export const yourBoxCroupier = 'Your box · Croupier';
export const yourBox = 'Your box';
export const toAllParts = 'To all parts';
export const whatYouPutRightStays =
  'What is in each box, and how sure we are. What you put right stays so: Parts and new matches go by it.';
export const whatIsInThisBox = 'What is in this box';
