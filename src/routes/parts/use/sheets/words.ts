import { capital, isolated, plural } from '$lib/core';
import { PILES, wayWords, type DeckPart, type WayBack } from '$lib/parts';

// BackSheet
export const putBack = 'Put back';
export const noneIsOut = (part: DeckPart) => `No ${part.one} is out.`;
export const whatIsOut = 'What is out';
export const drawnFromTheApp = (part: DeckPart, number: number) =>
  `${capital(part.one)} ${number} from the app`;
export const drawnAs = (part: DeckPart, number: number) => `drawn as ${part.one} ${number}`;
export const numbered = (part: DeckPart, number: number) => `${capital(part.one)} ${number}`;
export const oneOfYourOwn = 'One of your own';
export const out = (part: DeckPart, count: number) => `${plural(count, part.one, part.many)} out`;
export const shuffleTheDiscards = (part: DeckPart, count: number) =>
  `Shuffle the ${plural(count, 'discard')} into the ${PILES[part.lies]}`;

// FairSheet
export const isItFair = 'Is it fair?';
export const eachAsLikely = (part: DeckPart, left: number) =>
  `Each tap draws one of the ${plural(left, part.one, part.many)} that are left, each as likely as any other, as from one well-shuffled ${PILES[part.lies]}.`;
export const eachPlaceAsLikely = (part: DeckPart, left: number, yours: number, ours: number) =>
  `Each tap draws one of the ${left} places that are left, all equally likely: ${yours} of them are your shuffled ${PILES[part.lies]} and ${ours} the app’s own, so every ${part.one} comes as often as from one ${PILES[part.lies]} of ${left}.`;
export const drawnAtTheTap =
  'The place is drawn at the moment of the tap, from the device’s own source of chance, and numbers that would favour one place are thrown away.';
export const whatWasPutOnTopOrUnder = 'What was put on top or under comes in just that order.';
export const drawOnlyThroughTheApp = (part: DeckPart) =>
  `So draw only through the app, and take from your own ${PILES[part.lies]} whenever it says so.`;

// HandSheet
export const whatNobodyHas = 'What nobody has';
export const what = (name: string) => `What ${isolated(name)} has`;

// NumberSheet
export const oneLess = (what: string) => `One less: ${what}`;
export const oneMore = (what: string) => `One more: ${what}`;

export const aNumberFromTo = (min: number, max: number) => `Enter a whole number from ${min} to ${max}.`;

// RolledSheet
export const howEvenAreTheRolls = 'How even are the rolls?';
export const nothingIsRolledYet =
  'Nothing is rolled yet; here each face will be counted against what a fair die would do.';
export const theLineIsAFairDie =
  'The line is what each face would come to with a fair die. Rolls that were taken back count too: they were rolled.';

// SeatsSheet
export const players = 'Players';
export const howManyPlay = 'How many play?';
export const howManyPlayLabel = 'How many play';
export const nameOfPlayer = (number: number) => `Name of player ${number}`;
export const done = 'Done';

// SetSheet
export const theseParts = 'These parts';
export const whatThisSetIsCalled = 'What this set is called';
export const keepTheName = 'Keep the name';
export const changeWhatIsMissing = 'Change what is missing';
export const tickMoreOrLess = 'tick more of the box, or less';
export const shareThisSet = 'Share this set';
export const aLinkOrAQRCode = 'a link or a QR code, so that another phone has it';
export const startAgain = 'Start again';
export const everythingBackInItsPile = 'everything back in its pile and bank; undo brings it back';

// Ways
export const whereItGoes = 'Where it goes';
export const to = (name: string) => `To ${isolated(name)}`;
export const wayBack = (part: DeckPart, way: WayBack) => capital(wayWords(way, part));
export const firstTapWhatGoesBack = (part: DeckPart) => `First tap the ${part.one} that goes back.`;
export const doTheSameInYourHand = (part: DeckPart) =>
  `Do the same with the ${part.one} in your hand; shuffled in means that your whole ${PILES[part.lies]} is shuffled.`;
export const yourOwnIsShuffledAsWell = (part: DeckPart) =>
  `Shuffled in means that your own ${PILES[part.lies]} is shuffled as well.`;
