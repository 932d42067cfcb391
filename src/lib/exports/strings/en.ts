import { isolateText, plural } from '$lib/core';

// exportedGame
export const boxAndVariant = (box: string, variant: string) => `${box}: ${variant}`;

export const team = (number: number) => `Team ${number}`;

// bgStats
export const scoreInDollars = 'Score in dollars.';
export const scoreInTenThousands = 'Score in tens of thousands of dollars.';
export const scoreInUnit = (unitPlural: string) => `Score in ${unitPlural}.`;
export const endedEarly = 'Ended early.';
export const aboutThisFile =
  'This is a Play file that can be read by Board Game Stats. It was written by Croupier.';

// ExportRows
export const bgStats = 'BG Stats';
export const scanOrOpen = 'Scan with the phone that keeps your plays, or open it here.';
export const tooLongForCode =
  'These names are too long for a QR code. Open it on the phone that keeps your plays.';
export const open = 'Open';
export const openInBgStats = 'Open in BG Stats';
export const playAsCode = 'This game for BG Stats, as a QR code';
export const largerCode = 'Make the QR code larger';
export const smallerCode = 'Make the QR code smaller';
export const scoreUnit = 'Score in BG Stats';
export const inDollars = 'Dollars';
export const inTenThousands = '$10,000s';
export const csv = 'CSV';
export const linesOrPayments = (lineCount: number, paymentCount: number) =>
  `${plural(lineCount, 'line')} of results, or all ${plural(paymentCount, 'payment')} with their reasons`;
export const linesOnly = (lineCount: number) => `${plural(lineCount, 'line')} of results`;
export const table = 'Table';
export const results = 'Results';
export const payments = 'Payments';
export const save = 'Save';
export const saveCsv = 'Save CSV';
export const json = 'JSON';
export const everythingForPrograms = 'Result, log and names, for other programs';
export const saveJson = 'Save JSON';
export const fileIsReady = (name: string) => `${isolateText(name)} is ready.`;
export const fileNotMade = 'That file couldn’t be made. Your game is safe. Try again.';
