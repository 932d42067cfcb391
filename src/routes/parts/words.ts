import { capital, inARow, inWords, isolatedText, plural } from '$lib/core';
import { missingWords, type BoxPart, type ChosenPart } from '$lib/parts';

// page
export const partsCroupier = 'Parts · Croupier';
export const parts = 'Parts';
export const tickWhatTheBoxHasLost = 'Tick what the box has lost.';
export const getJustThat = 'Get just that.';
export const oneDie = 'One die';
export const tapAndItIsRolled = 'tap: it is rolled';
export const changing = (name: string) => `Change ${isolatedText(name)}.`;
export const whatStaysTickedGoesOn = 'Parts that stay ticked go on as they lie; the others start afresh.';
export const partsOf = (box: string) => `Parts of ${box}`;
export const theWholeBox = 'The whole box';
export const allPartsInTheApp = (count: number) => `all ${plural(count, 'part')} in the app`;
export const whatIsInThisBox = 'What is in this box';
export const tickWhatIsMissing = 'Tick what is missing';
export const useThese = (count: number) =>
  count === 1 ? 'Use this part' : `Use these ${inWords(count)} parts`;
export const thesePieces = (chosen: readonly ChosenPart[]) => capital(inARow(chosen.map(missingWords)));
export const newSetName = (box: string) => `${box} parts`;
export const shareWhatIsTicked = 'Share what is ticked';
export const shareTheseParts = 'Share these parts';
export const set = 'set';
export const tickSomethingFirst = 'Tick something first: there is nothing to share yet.';
export const noSetThatCanBeRead = 'This is not a set of parts that Croupier can read.';
export const theSetIsTicked = 'The set is ticked.';

// SetList
export const inUse = 'In use';
export const deleteSet = (name: string) => `Delete ${isolatedText(name)}`;
export const undoDelete = (name: string) => `Undo: ${isolatedText(name)} deleted`;

// PickPart
export const others = (part: BoxPart) => `Other ${part.many}`;
export const all = (count: number) => `all ${count}`;
export const of = (count: number) => `of ${count}`;
export const allOf = (part: BoxPart, count: number) => `all ${plural(count, part.one, part.many)}`;
export const ofAll = (part: BoxPart, count: number) => `of ${plural(count, part.one, part.many)}`;
export const oneOfAll = (part: BoxPart, count: number) => `1 of ${plural(count, part.one, part.many)}`;
export const theOneOfThisName = (part: BoxPart) => `the one ${part.one} of this name`;
export const someOfEachAreTicked = 'some of each are ticked';
export const leftInColours = (left: number, colours: number) =>
  `${left} in ${inWords(colours)} ${colours === 1 ? 'colour' : 'colours'}`;
export const leftInValues = (left: number, values: number) =>
  `${left} in ${inWords(values)} ${values === 1 ? 'value' : 'values'}`;
export const leftInKinds = (left: number, kinds: number) =>
  `${left} in ${inWords(kinds)} ${kinds === 1 ? 'kind' : 'kinds'}`;
export const forHowMany = (part: BoxPart) => `${part.title} for how many`;
export const allOfThem = (part: BoxPart, count: number) => `All ${plural(count, part.one, part.many)}`;
export const theAppHasTheWholeLot = 'the app has all of them';
export const countWhatIsLeft = 'Count what is left';
export const aTapForEachKind = 'a tap for each kind, however many are lost';
export const checkYourBox = 'Check your box';
export const putItRight = 'Put it right';

// TickRow
export const howManyAreMissing = (title: string) => `${title}: how many are missing`;

// LeftSheet
export const howManyAreLeft = (title: string) => `${title}: how many are left`;
export const noneIsLeft = 'None of them';
export const leftAndLost = (part: BoxPart, left: number, lost: number) =>
  `${plural(left, part.one, part.many)} left, ${lost} in the app`;

// Tools
export const atAnyTable = 'At any table';
export const diceTray = 'Dice tray';
export const anyDiceAnyNumber = 'any dice, any number';
export const whoStarts = 'Who starts?';
export const thePrintedRuleFingersOr = 'the printed rule, fingers or a draw';
export const yourBox = 'Your box';
export const whatItHoldsAndHow = 'what it holds, and how sure we are';
