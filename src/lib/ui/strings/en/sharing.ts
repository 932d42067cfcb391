import { isolateText, joinWithAnd, plural } from '$lib/core';

// BackUp
export const backup = 'Backup';
export const everythingInOneFile = 'everything saved here, in one file';
export const backUp = 'Back up';
export const restore = 'Restore';
/** The numbers of records on this device that a backup file does not contain. */
export interface NotInBackup {
  readonly damaged: number;
  readonly unsaved: number;
  readonly forms: number;
}
/** "It has everything saved on this device, except 1 damaged record." */
export function holdsWhat({ damaged, unsaved, forms }: NotInBackup, name?: string): string {
  const leftOutTexts = [
    ...(damaged === 0 ? [] : [plural(damaged, 'damaged record')]),
    ...(unsaved === 0 ? [] : [plural(unsaved, 'game that isn’t saved yet', 'games that aren’t saved yet')]),
    ...(forms === 0 ? [] : [plural(forms, 'unfinished form')])
  ];
  const contents = `${name === undefined ? 'It' : isolateText(name)} has everything saved on this device`;
  return leftOutTexts.length === 0 ? `${contents}.` : `${contents}, except ${joinWithAnd(leftOutTexts)}.`;
}
export const putItSomewhere = (contents: string) =>
  `${contents} Keep it somewhere safe, not only on this device.`;

// ShareSheet
export const shareAsALink = 'Share as a link';
export const hideTheQRCode = 'Hide the QR code';
export const showAQRCode = 'Show a QR code';
export const linkAsCode = (item: string) => `The link to your ${item}, as a QR code`;
export const scanHint = (item: string) => `Scan it with another phone’s camera to open the ${item} there.`;
export const saveAsAFile = 'Save as a file';
export const importOf = (item: string) => `Import a ${item}`;
export const openAFile = 'Open a file';
export const orItsLink = 'Or paste its link';
export const importThis = (item: string) => `Import this ${item}`;
export const theLink = 'The link';

// Ticket
export const tied = 'tied';
export const winTogetherWords = 'win together';

// ShareSheet
export const theQRCode = 'The QR code';

// shareWords
export const theResult = 'The result';
export const copiedPaste = (item: string) => `${item} is copied. Paste it anywhere.`;
export const cannotShareOrCopy =
  'This browser doesn’t let Croupier share or copy. Select the result and copy it by hand.';
