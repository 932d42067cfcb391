// page
export const damagedDataTitle = 'Damaged data · Croupier';
export const damagedData = 'Damaged data';
export const backToHistory = 'Back to History';
export const checkingAllData = 'Checking everything saved on this device …';
export const nothingIsDamaged = 'Nothing is damaged';
export const everythingIsSafe =
  'All games, sets of missing pieces, players, copies of boxes and settings on this device can be read.';
export const restIsSafe = 'Everything else on this device is safe and opens as usual.';
export const saveFirst =
  'A newer version of Croupier may be able to read what’s listed here, so save a copy before you delete anything.';
export const cannotBeListed = 'The damaged data can’t be listed.';
export const deleteIt = 'Delete it';
export const deleted = (title: string) => `${title} deleted`;
export const deletedSentence = (title: string) => `${title} deleted.`;
export const backUnderDamagedData = 'It’s back under Damaged data.';

// StoredRecord
export const noDamageFound = 'No damage was found. The full log is only in the saved copy.';
export const details = 'Details';
export const rawData = 'Raw data';
export const saveACopy = 'Save a copy';
export const deleteWord = 'Delete';
