// page
export const whatCannotBeShownCroupier = 'What cannot be shown · Croupier';
export const whatCannotBeShown = 'What cannot be shown';
export const toTheLedger = 'To the ledger';
export const lookingThroughEverythingThatIs = 'Looking through what is kept here.';
export const everythingThatIsKeptOn =
  'All games, sets of missing pieces, players, boxes and settings on this device can be shown.';
export const itIsKeptAsIt =
  'It is kept as it is. Save it as a file before you delete it, and nothing is lost.';
export const thisCannotEvenBeListed = 'This cannot even be listed.';
export const deleteIt = 'Delete it';
export const isDeleted = (kIND_TITLES: string) => `${kIND_TITLES} is deleted`;
export const isDeletedOfKIND_TITLES = (kIND_TITLES: string) => `${kIND_TITLES} is deleted.`;
export const itIsBackInThe = 'It is back in the drawer.';

// Kept
export const inWhichNothingIsWrong = (kIND_TITLES: string) =>
  `${kIND_TITLES} in which nothing is wrong; its log is in the file alone.`;
export const asItIsKept = 'As it is kept';
export const saveAsAFile = 'Save as a file';
export const deleteWord = 'Delete';
