import { capitalize, joinWithCommas, numberWord, isolateText, plural, isolateName } from '$lib/core';
import { missingText, type BoxPart, type ChosenPart } from '$lib/parts';

// page
export const partsCroupier = 'Missing pieces · Croupier';
export const parts = 'Missing pieces';
export const tickIntro = 'Tick what’s missing.';
export const standInIntro = 'The app stands in for it.';
export const oneDie = 'One die';
export const tapToRoll = 'tap to roll it';
export const changing = (name: string) => `Changing ${isolateText(name)}.`;
export const keptPartsHint = 'Pieces that stay ticked keep their places. Everything else starts fresh.';
export const partsOf = (boxTitle: string) => `Pieces of ${boxTitle}`;
export const theWholeBox = 'The whole box';
export const allPartsInTheApp = (count: number) =>
  count === 1 ? 'all in the app' : `all ${plural(count, 'kind')} of pieces in the app`;
export const whatIsInThisBox = 'The pieces in this box';
export const tickMissing = 'Tick what’s missing';
export const useThese = (count: number) => (count === 1 ? 'Use this one' : `Use these ${numberWord(count)}`);
export const thesePieces = (parts: readonly ChosenPart[]) =>
  capitalize(joinWithCommas(parts.map(missingText)));
export const newSetName = (boxTitle: string) => `${boxTitle} pieces`;
export const shareTicked = 'Share what’s ticked';
export const shareTheseParts = 'Share these pieces';
export const set = 'set';
export const tickSomethingFirst = 'Tick something first. There’s nothing to share yet.';
export const unreadableSet =
  'Croupier can’t read this as a set of missing pieces. Check that you copied the whole link or file.';
export const theSetIsTicked = 'The pieces of this set are ticked.';

// SetList
export const inUse = 'In use';
export const deleteSet = (name: string) => `Delete ${isolateText(name)}`;
export const undoDelete = (name: string) => `Undo: ${isolateText(name)} deleted`;

// PickPart
export const others = (part: BoxPart) => `Other ${part.many}`;
export const allOfCount = (count: number) => `all ${count}`;
export const ofCount = (count: number) => `of ${count}`;
export const allOf = (part: BoxPart, count: number) => `all ${plural(count, part.one, part.many)}`;
export const ofAll = (part: BoxPart, count: number) => `of ${plural(count, part.one, part.many)}`;
export const oneOfAll = (part: BoxPart, count: number) => `1 of ${plural(count, part.one, part.many)}`;
export const onlyOneOfName = (part: BoxPart) => `the only ${part.one} of this name`;
export const someOfEachAreTicked = 'some of each are ticked';
export const leftInColours = (remainingCount: number, colourCount: number) =>
  `${remainingCount} in ${numberWord(colourCount)} ${colourCount === 1 ? 'colour' : 'colours'}`;
export const leftInValues = (remainingCount: number, valueCount: number) =>
  `${remainingCount} in ${numberWord(valueCount)} ${valueCount === 1 ? 'value' : 'values'}`;
export const leftInKinds = (remainingCount: number, kindCount: number) =>
  `${remainingCount} in ${numberWord(kindCount)} ${kindCount === 1 ? 'kind' : 'kinds'}`;
export const forHowMany = (part: BoxPart) => `${part.title}: for how many players`;
export const allOfThem = (part: BoxPart, count: number) => `All ${plural(count, part.one, part.many)}`;
export const appHasAllOfThem = 'the app stands in for all of them';
export const countWhatIsLeft = 'Count what’s left';
export const tapEachKind = 'one tap per kind, however many are missing';
export const checkYourBox = 'Check your copy';
export const editButton = 'Edit';

// TickRow
export const howManyAreMissing = (title: string) => `${title}: how many are missing`;

// LeftSheet
export const howManyAreLeft = (title: string) => `${title}: how many are left`;
export const noneLeft = 'None of them';
export const leftAndLost = (
  part: Pick<BoxPart, 'one' | 'many'>,
  remainingCount: number,
  missingCount: number
) => `${plural(remainingCount, part.one, part.many)} left, ${missingCount} in the app`;

// Tools
export const forAnyGame = 'For any game';
export const diceTray = 'Dice tray';
export const anyDiceAnyNumber = 'any dice, any number';
export const whoStarts = 'Who goes first?';
export const startPlayerHint = 'printed rule, finger picker or random';
export const yourBox = 'Your copy';
export const boxContentsHint = 'what’s in the box, and how sure we are';

// Your copy
export const yourBoxCroupier = 'Your copy · Croupier';
export const toAllParts = 'Back to missing pieces';
export const boxContentsIntro =
  'What’s in each box, and how sure we are. What you change here counts for missing pieces and new games.';

// A board of your copy
export const toYourBox = 'Back to your copy';
export const yourBoard = 'Your board';
export const saving = 'Saving';
export const savedToYourCopy = 'Saved to your copy';
export const notSaved = 'Not saved';
export const nothingToEnter = 'Nothing to enter';
export const nothingToCopy = 'This box has no board to enter.';

// Who goes first
export const whoStartsCroupier = 'Who goes first? · Croupier';
export const byTheRulesOfTheBox = 'By the printed rules';
export const theRuleInThisBox = 'The rule in this box';
export const orAtRandom = 'Or at random';
export const howManyPlay = 'How many players?';
export const howManyPlayLabel = 'Number of players';
export const nameOfPlayer = (number: number) => `Name of player ${number}`;
export const twoHaveTheSameName = 'Two players have the same name. Change one of them.';
export const goesFirst = (name: string) => `${isolateName(name)} goes first`;
export const wasPickedAndGoesFirst = (name: string) => `${isolateName(name)} was picked and goes first.`;
export const pickAPlayer = 'Pick a player';
export const pickAgain = 'Pick again';
export const sameChanceForAll = 'everyone has the same chance';
export const fingersOnScreen = 'Everyone puts a finger on the screen';
