import { isolateName, isolateText } from '$lib/core';

// ShowMore
export const showMore = 'Show more';
export const shownOfAll = (shownCount: number, totalCount: number) => `${shownCount} of ${totalCount}`;

// BoxPartList
export const listOfPieces = (title: string) => `In the box of ${title}`;

// BoxPartRow
export const asInYourBox = 'As in your copy';
export const checkYourBox = 'Check your copy.';
export const done = 'Done';
export const editButton = 'Edit';
export const resetToDefault = 'Reset to default';
export const ofPart = (method: string, part: string) => `${method}: ${part}`;
export const severalSourcesAgree = 'Several sources agree';
export const followsFromThePrint = 'Follows from the rulebook';
export const oneSourceOnly = 'Only one source';
export const aGuess = 'A guess';
export const notKnown = 'Not known';

// BoxTabs
export const box = 'Box';

// Covered
export const holdToLook = (label: string) => `${label}: hold to look`;
export const tapToCover = 'Tap to cover';
export const cannotHoldTapToOpen = 'Cannot hold? Tap to open';

// FingerDraw
export const fingerPicker = 'Finger picker';
export const fingerHint =
  'Keep it there until everyone is in, or tap your name. Then one player is picked at random.';
export const pickedAtLastFinger = 'Picked when the last finger came down.';
export const pickAgain = 'Pick again';
export const goesFirst = (name: string) => `${isolateName(name)} goes first`;
export const cancel = 'Cancel';
export const fingerQuestion = 'Everyone: put a finger on your name';
export const wasPickedAndGoesFirst = (name: string) => `${isolateName(name)} was picked and goes first.`;

// EditCounts
export const numberInTheBox = (pieceTitle: string) => `${pieceTitle}: number in the box`;
export const inAll = (item: string) => `${item} in all`;

// EditNames
export const addSpace = 'Add a space';
export const removeSpace = 'Remove a space';
export const space = (index: number) => `Space ${index}`;

// RuleSearch
export const nothingFound = 'Nothing found';
export const paragraphsFound = (foundCount: number) => `${foundCount} paragraphs found`;
export const noRuleFound = 'No rule found. Try just one word of it.';

// Stepper
export const isNoWholeNumber = (text: string) => `${isolateText(text)} isn’t a whole number`;
export const isTheLeast = (count: number) => `${count} is the minimum`;
export const isTheMost = (count: number) => `${count} is the maximum`;
export const oneLess = (item: string) => `One less: ${item}`;
export const oneMore = (item: string) => `One more: ${item}`;
export const notEntered = '–';

// Switch
export const on = 'On';
export const off = 'Off';

// RuleSearch
export const theRulebooks = 'The rulebooks';

// EditNames
export const empty = 'Empty';

// NameQuestion
export const hasPlayedHere = (similarName: string) => `${similarName} has played here before.`;
export const areTheyTheSame = (name: string, similarName: string) =>
  `Are ${isolateName(name)} and ${isolateName(similarName)} the same person?`;
export const theSame = (similarName: string) => `Yes, it’s ${similarName}`;
export const someoneElse = (name: string) => `No, ${isolateName(name)} is someone else`;
export const isItTheSame = (name: string) => `Is this the same ${isolateName(name)}?`;
export const theSamePerson = 'Same person';
export const anotherPerson = 'Someone else';

// NamePicker
export const addPlayer = (name: string) => `Add ${isolateName(name)}`;
export const newName = 'New name';
export const addThisName = 'Add this name';

// NameForm
export const takeThisName = 'Use this name';
export const oneNeedsAnotherName = 'Then one of them needs a different name.';
