import { inARow, capital, dollars, inWords, plural } from '$lib/core';
import { PILES, missingWords, type ChosenPart, type DeckPart, type SupplyPart } from '$lib/parts';

// Panel
export const checkYourBox = 'Check your box';

// BoardPanel
export const liesOnTheTableAsItIs = 'lies on the table as it is';
export const pieces = (title: string, count: number) => (count === 1 ? title : `${title}, ${count}`);

// CoveredSupply
export const faceDown = 'face down';
export const piecesFaceDown = (part: SupplyPart, count: number) =>
  `${plural(count, part.one, part.many)}, face down`;
export const soManyOf = (title: string, count: number) => `${count} × ${title}`;
export const nothingThere = 'nothing there';
export const faceUp = (there: readonly string[]) => `${inARow(there)}, face up`;
export const turnOver = (holder: string) => `Turn over: ${holder}`;
export const laidFaceDown = (part: SupplyPart) => `${part.title}, laid face down`;
export const theOthersLookAway = 'The others look away. What changes here lies face down again.';
export const piecesOf = (holder: string, what: string) => `${holder}: ${what}`;

// OutPlaces
export const whereItAllIs = 'Where it all is';
export const nobodyHas = 'Nobody has';
export const has = (part: DeckPart, pieces: readonly string[], drawn: readonly string[]) =>
  `${worth(part, pieces)}: ${inARow(drawn)}`;
export const hasFaceDown = (part: DeckPart, pieces: readonly string[]) => `${worth(part, pieces)}, face down`;

/** How many pieces, and how much money they are where everybody may see it. */
function worth(part: DeckPart, pieces: readonly string[]): string {
  const count = plural(pieces.length, part.one, part.many);
  return part.money === true && part.hidden !== true
    ? `${count}, ${dollars(pieces.reduce((sum, piece) => sum + Number(piece), 0))}`
    : count;
}

// PileDraw
export const drawnAs = (part: DeckPart, number: number) => `${capital(part.one)} ${number}`;
export const fromTheApp = 'from the app';
export const fromYour = (part: DeckPart) => `from your ${PILES[part.lies]}`;
export const numbers = (from: number, to: number) => (from === to ? String(from) : `${from} to ${to}`);
export const your = (part: DeckPart) => `your ${PILES[part.lies]}`;
export const oneInTheHandOf = (name: string) => `one in the hand of ${name}`;
export const theAppDrew = (drawn: string) => `the app: ${drawn}`;
export const noneIsDrawnYet = (part: DeckPart) => `No ${part.one} is drawn yet.`;
export const drawnSoFar = (count: number) => `${count} drawn so far.`;

// PileFigures
export const inYour = (lies: DeckPart['lies']) => `your ${PILES[lies]}`;
export const theApp = 'the app';
export const areOut = 'are out';
export const discarded = 'discarded';
export const astray = 'astray';
export const inAll = 'in all';

// PilePanel
export const fillEveryHandTo = (size: number) => `Fill every hand to ${size}`;
export const fillTheHandOf = (name: string, size: number) => `Fill the hand of ${name} to ${size}`;
export const liveInTheApp = (chosen: ChosenPart, count: number) =>
  `${missingWords(chosen)} ${count === 1 ? 'lives' : 'live'} in the app`;
export const allOfItInTheApp = 'all of it in the app';
export const fewerThanExpected = (part: DeckPart, there: number, expected: number, fewer: number) =>
  `Your ${PILES[part.lies]} has ${there}, ${plural(fewer, part.one, part.many)} fewer than the ${expected} the app expected. Draws go by the ${there} that lie there.`;
export const moreThanExpected = (part: DeckPart, there: number, expected: number, more: number) =>
  `Your ${PILES[part.lies]} has ${there}, ${plural(more, part.one, part.many)} more than the ${expected} the app expected. Draws go by the ${there} that lie there.`;
export const outOnTheTable = (count: number) =>
  count === 1 ? 'It is out on the table' : 'They are out on the table';
export const neverLeft = (part: DeckPart, count: number) =>
  count === 1 ? `It never left the ${PILES[part.lies]}` : `They never left the ${PILES[part.lies]}`;
export const countAgain = 'Count again';
export const nothingLeftToDraw = 'Nothing left to draw';
export const drawAppOrTable = 'Draw: app or table?';
export const drawOne = (part: DeckPart) => `Draw a ${part.one}`;
export const several = 'Several';
export const putBack = 'Put back';
export const count = 'Count';
export const isItFair = 'Is it fair?';

// SecretPanel
export const chosenInSecretNeverRolled = 'chosen in secret, never rolled';
export const notChosen = (title: string) => `${title}: not chosen`;
export const covered = (title: string) => `${title}: covered`;
export const shows = (title: string, face: number) => `${title}: ${face}`;
export const chooseInSecret = 'Choose in secret';
export const chosenChooseAgain = 'Chosen: choose again';
export const turnItOver = 'Turn over';
export const forYourEyesChoose = 'For your eyes: choose';
export const theChoiceIsCovered = 'The others look away. The choice is covered as soon as you tap it.';

// SupplyPanel
export const inTheBankAndOut = (left: number, out: number) => `${left} in the bank, ${out} out`;
export const each = (count: number) => `${capital(inWords(count))} each`;
export const playersAndNames = 'Players and names';

// TokenPanel
export const besideTheBoard = 'Beside the board';
export const numbered = (title: string, number: number) => `${title} ${number}`;

// TrayPanel
export const rollNumber = (number: number) => `roll ${number}`;
export const notRolled = 'not rolled';
export const sum = (sum: number) => `Sum ${sum}`;
export const told = (faces: readonly string[]) => inARow(faces);
export const noDice = 'No dice';
export const addSomeBelow = 'Add some below';
export const allAreSetAside = 'All are set aside';
export const tapToRoll = 'Tap to roll';
export const addedToEveryRoll = 'Added to every roll';
export const setAsideNotRolled = 'Set aside, not rolled';
export const tapWhatLiesOnTheBoard = 'Tap what lies on the board: it is not rolled.';
export const setAside = (face: number) => `${face}, set aside`;
export const setAsideBig = (face: number) => `${face}, big, set aside`;
export const allBack = 'All back';

// WherePicker
export const goesToNobodyYet = 'It goes to: nobody yet';
export const goesTo = (holder: string) => `It goes to: ${holder}`;
export const whereTheNextOneGoes = 'Where the next one goes';
export const withNobody = 'With nobody';
