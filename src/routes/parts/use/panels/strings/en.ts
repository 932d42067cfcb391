import { joinWithCommas, capitalize, formatDollars, numberWord, plural } from '$lib/core';
import { PILES, missingText, type ChosenPart, type DeckPart, type SupplyPart } from '$lib/parts';

// Panel
export const checkYourBox = 'Check your copy';

// BoardPanel
export const shownAsItIs = 'the app shows it as it is';
export const pieces = (title: string, count: number) => (count === 1 ? title : `${title}, ${count}`);

// CoveredSupply
export const faceDown = 'face down';
export const piecesFaceDown = (part: SupplyPart, count: number) =>
  `${plural(count, part.one, part.many)}, face down`;
export const soManyOf = (title: string, count: number) => `${count} × ${title}`;
export const nothingThere = 'none';
export const faceUp = (pieces: readonly string[]) => `${joinWithCommas(pieces)}, face up`;
export const revealHolder = (holder: string) => `Reveal: ${holder}`;
export const placedFaceDown = (part: SupplyPart) => `${part.title}, placed face down`;
export const everyoneElseLooksAway =
  'Everyone else looks away. What you change here is face down again afterwards.';
export const piecesOf = (holder: string, noun: string) => `${holder}: ${noun}`;

// OutPlaces
export const allPieces = 'All pieces';
export const noOneHas = 'No one has';
export const hasText = (part: DeckPart, pieces: readonly string[], drawnPieces: readonly string[]) =>
  `${worthText(part, pieces)}: ${joinWithCommas(drawnPieces)}`;
export const hasFaceDown = (part: DeckPart, pieces: readonly string[]) =>
  `${worthText(part, pieces)}, face down`;

/** The number of pieces, and their total in dollars if everyone may see it. */
function worthText(part: DeckPart, pieces: readonly string[]): string {
  const count = plural(pieces.length, part.one, part.many);
  return part.money === true && part.hidden !== true
    ? `${count}, ${formatDollars(pieces.reduce((sum, piece) => sum + Number(piece), 0))}`
    : count;
}

// PileDraw
export const drawnAs = (part: DeckPart, number: number) => `${capitalize(part.one)} ${number}`;
export const fromTheApp = 'from the app';
export const fromYour = (part: Pick<DeckPart, 'container'>) => `from your ${PILES[part.container]}`;
export const numbers = (from: number, to: number) => (from === to ? String(from) : `${from} to ${to}`);
export const yourPile = (part: DeckPart) => `your ${PILES[part.container]}`;
export const oneInTheHandOf = (name: string) => `one in ${name}’s hand`;
export const theAppDrew = (drawnText: string) => `App: ${drawnText}`;
export const noneIsDrawnYet = (part: DeckPart) => `No ${part.many} drawn yet.`;
export const drawnSoFar = (count: number) => `${count} drawn so far.`;

// PileFigures
export const yourContainer = (container: DeckPart['container']) => `your ${PILES[container]}`;
export const theApp = 'the app';
export const inPlay = 'in play';
export const discarded = 'discarded';
export const unexplained = 'unexplained';
export const inAll = 'in all';

// PilePanel
export const fillEveryHandTo = (size: number) => `Fill every hand to ${size}`;
export const fillTheHandOf = (name: string, size: number) => `Fill ${name}’s hand to ${size}`;
export const liveInTheApp = (part: ChosenPart) => `The app stands in for ${missingText(part)}`;
export const allInTheApp = 'all in the app';
export const fewerThanExpected = (
  part: DeckPart,
  actualCount: number,
  expectedCount: number,
  missingCount: number
) =>
  `Your ${PILES[part.container]} has ${plural(actualCount, part.one, part.many)}, ${missingCount} fewer than the ${expectedCount} the app expected. From now on, the app uses your count.`;
export const moreThanExpected = (
  part: DeckPart,
  actualCount: number,
  expectedCount: number,
  excessCount: number
) =>
  `Your ${PILES[part.container]} has ${plural(actualCount, part.one, part.many)}, ${excessCount} more than the ${expectedCount} the app expected. From now on, the app uses your count.`;
export const outOnTheTable = (count: number) =>
  count === 1 ? 'It’s somewhere in play' : 'They’re somewhere in play';
export const neverLeft = (part: DeckPart, count: number) =>
  count === 1
    ? `It was in the ${PILES[part.container]} all along`
    : `They were in the ${PILES[part.container]} all along`;
export const countAgain = 'Count again';
export const nothingLeftToDraw = 'Nothing left to draw';
export const drawAppOrTable = 'Draw: you or app?';
export const drawOne = (part: Pick<DeckPart, 'one'>) => `Draw a ${part.one}`;
export const several = 'Several';
export const putBack = 'Put back';
export const count = 'Count';
export const isItFair = 'Is it fair?';

// SecretPanel
export const chosenInSecretNeverRolled = 'set in secret, never rolled';
export const notChosen = (title: string) => `${title}: not chosen`;
export const covered = (title: string) => `${title}: covered`;
export const shows = (title: string, face: number) => `${title}: ${face}`;
export const chooseInSecret = 'Choose in secret';
export const chosenChooseAgain = 'Chosen. Choose again';
export const reveal = 'Reveal';
export const forYourEyesChoose = 'For your eyes only: choose';
export const theChoiceIsCovered = 'Everyone else looks away. Your choice is covered as soon as you tap it.';

// SupplyPanel
export const inTheBankAndOut = (bankCount: number, inPlayCount: number) =>
  `${bankCount} in the bank, ${inPlayCount} in play`;
export const countForEach = (count: number) => `${capitalize(numberWord(count))} each`;
export const playersAndNames = 'Players and names';

// TokenPanel
export const besideTheBoard = 'Beside the board';
export const numbered = (title: string, number: number) => `${title} ${number}`;

// TrayPanel
export const rollNumber = (number: number) => `roll ${number}`;
export const notRolled = 'not rolled';
export const sum = (sum: number) => `Sum ${sum}`;
export const entered = (faces: readonly string[]) => joinWithCommas(faces);
export const noDice = 'No dice';
export const addSomeBelow = 'Add some below';
export const allAreSetAside = 'All are set aside';
export const tapToRoll = 'Tap to roll';
export const addedToEveryRoll = 'Added to every roll';
export const setAsideNotRolled = 'Set aside, not rolled';
export const tapDiceOnTheBoard = 'Tap the dice that are on the board. They won’t be rolled.';
export const setAside = (face: number) => `${face}, set aside`;
export const setAsideBig = (face: number) => `${face}, big, set aside`;
export const allBack = 'All back';

// WherePicker
export const goesToNoOneYet = 'Goes to: no one yet';
export const goesTo = (holder: string) => `Goes to: ${holder}`;
export const whereTheNextOneGoes = 'Where does the next one go?';
export const withNoOne = 'No one';
