import { isolatedText, plural } from '$lib/core';

// exportedGame
export const playedFrom = (box: string, played: string) => `${box}: ${played}`;

export const team = (number: number) => `Team ${number}`;

// bgStats
export const scoreInDollars = 'Score in dollars.';
export const scoreInTenThousands = 'Score in tens of thousands of dollars.';
export const scoreInUnit = (many: string) => `Score in ${many}.`;
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
export const linesOrPayments = (lines: number, payments: number) =>
  `${plural(lines, 'line')} of results, or all ${plural(payments, 'payment')} with their reasons`;
export const linesOnly = (lines: number) => `${plural(lines, 'line')} of results`;
export const table = 'Table';
export const results = 'Results';
export const payments = 'Payments';
export const save = 'Save';
export const saveCsv = 'Save CSV';
export const json = 'JSON';
export const everythingForPrograms = 'Result, log and names, for other programs';
export const saveJson = 'Save JSON';
export const fileIsReady = (name: string) => `${isolatedText(name)} is ready.`;
export const fileNotMade = 'That file couldn’t be made. Your game is safe. Try again.';
