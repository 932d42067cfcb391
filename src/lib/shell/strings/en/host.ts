// BoardHost
export const theTable = 'The game';
export const theBoardOfThisGame =
  'Couldn’t load the board. You can keep playing in this simple view; nothing is lost.';

// MatchBoundary
export const gameCannotBeShown = 'This game can’t be shown';
export const nothingIsLost = 'Something went wrong on this screen. The game is saved, and nothing is lost.';
export const openTheSimpleView = 'Open the simple view';
export const saveTheGame = 'Save the game as a file';
export const log = 'Log';
