// page
export const whatCannotBeShownCroupier = 'Damaged data · Croupier';
export const whatCannotBeShown = 'Damaged data';
export const toTheLedger = 'Back to History';
export const lookingThroughEverythingThatIs = 'Checking everything saved on this device …';
export const everythingThatIsKeptOn =
  'Nothing is damaged. All games, sets of missing pieces, players, copies of boxes and settings on this device can be read.';
export const itIsKeptAsIt =
  'These couldn’t be read. Nothing was deleted. Save a copy before you delete anything here.';
export const thisCannotEvenBeListed = 'The damaged data can’t be listed.';
export const deleteIt = 'Delete it';
export const isDeleted = (kIND_TITLES: string) => `${kIND_TITLES} deleted`;
export const isDeletedOfKIND_TITLES = (kIND_TITLES: string) => `${kIND_TITLES} deleted.`;
export const itIsBackInThe = 'It’s back under Damaged data.';

// Kept
export const inWhichNothingIsWrong = (kIND_TITLES: string) =>
  `No damage found (${kIND_TITLES}). The full log is only in the saved copy.`;
export const asItIsKept = 'Raw data';
export const saveAsAFile = 'Save a copy';
export const deleteWord = 'Delete';
