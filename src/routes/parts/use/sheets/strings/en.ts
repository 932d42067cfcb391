import { capitalize, isolateName, plural, possessive } from '$lib/core';
import { PILES, returnPlaceText, type DeckPart, type ReturnPlace } from '$lib/parts';

// ReturnSheet
export const putBack = 'Put back';
export const noneInPlay = (part: DeckPart) => `No ${part.many} are in play.`;
export const inPlay = 'In play';
export const drawnFromTheApp = (part: DeckPart, number: number) =>
  `${capitalize(part.one)} ${number} from the app`;
export const drawnAs = (part: DeckPart, number: number) => `drawn as ${part.one} ${number}`;
export const numbered = (part: DeckPart, number: number) => `${capitalize(part.one)} ${number}`;
export const oneOfYourOwn = 'One of your own';
export const out = (part: DeckPart, count: number) => `${plural(count, part.one, part.many)} in play`;
export const shuffleTheDiscards = (part: DeckPart, count: number) =>
  `Shuffle the ${plural(count, 'discard')} into the ${PILES[part.container]}`;

// FairSheet
export const isItFair = 'Is it fair?';
export const eachAsLikely = (part: DeckPart, remainingCount: number) =>
  `Each tap draws one of the ${plural(remainingCount, part.one, part.many)} left. All are equally likely, as in a well-shuffled ${PILES[part.container]}.`;
export const eachPlaceAsLikely = (
  part: Pick<DeckPart, 'many' | 'container'>,
  remainingCount: number,
  fromTable: number,
  fromApp: number
) =>
  `Each tap draws one of the ${remainingCount} ${part.many} left: ${fromTable} in your own shuffled ${PILES[part.container]} and ${fromApp} in the app. All are equally likely, as in one ${PILES[part.container]} of ${remainingCount}.`;
export const drawHappensAtTheTap =
  'The draw happens the moment you tap. It uses your device’s random numbers, and any that would favour one piece are discarded.';
export const orderOfReturnedPieces = 'Pieces put back on top or at the bottom come in exactly that order.';
export const drawOnlyThroughTheApp = (part: DeckPart) =>
  `So always draw through the app, and take from your own ${PILES[part.container]} when it says so.`;

// HandSheet
export const piecesOfNoOne = 'Pieces no one has';
export const piecesTitle = (name: string) => `${possessive(isolateName(name))} pieces`;

// NumberSheet
export const oneLess = (noun: string) => `One less: ${noun}`;
export const oneMore = (noun: string) => `One more: ${noun}`;

export const aNumberFromTo = (min: number, max: number) => `Enter a whole number from ${min} to ${max}.`;

// RolledSheet
export const howEvenAreTheRolls = 'How fair are the rolls?';
export const noRollsYet =
  'No rolls yet. Once you roll, you’ll see how often each face comes up, next to what a fair die would show.';
export const fairDieLine =
  'The line shows what a fair die would give. Undone rolls count too, because they were rolled.';

// SeatsSheet
export const players = 'Players';
export const done = 'Done';

// SetSheet
export const theseParts = 'This set';
export const nameOfThisSet = 'Name of this set';
export const keepTheName = 'Save the name';
export const changeMissing = 'Change what’s missing';
export const tickMoreOrLess = 'tick more or fewer pieces';
export const shareThisSet = 'Share this set';
export const aLinkOrAQRCode = 'with a link or QR code, to use it on another device';
export const startAgain = 'Start over';
export const everythingBackInItsPile = 'everything goes back to its pile or bank; you can undo this';

// ReturnPlaces
export const whereItGoes = 'Where does it go?';
export const toPerson = (name: string) => `To ${isolateName(name)}`;
export const returnPlace = (part: Pick<DeckPart, 'container'>, place: ReturnPlace) =>
  capitalize(returnPlaceText(place, part));
export const tapThePieceToPutBack = (part: DeckPart) => `First tap the ${part.one} to put back.`;
export const doTheSameInYourHand = (part: DeckPart) =>
  `Do the same with the ${part.one} in your hand. If you shuffle it in, shuffle your whole ${PILES[part.container]}.`;
export const shuffleYourOwnToo = (part: DeckPart) =>
  `If you shuffle it in, shuffle your own ${PILES[part.container]} too.`;
