import { joinWithAnd, plural, possessive, type Names, type Sentences } from '$lib/core';
import type { NewsReason, ReturnedCounters, RulingReason } from '$lib/games/vegas/types';
import { cardText, counterText, heartText, numberText, tableTitle, tableText } from './shared';

type EnteredCode =
  | 'toldOver'
  | 'toldGold'
  | 'toldCounts'
  | 'toldLowest'
  | 'toldDepth'
  | 'toldCounter'
  | 'toldPawn'
  | 'toldCards'
  | 'toldMary'
  | 'toldTurn';

/** Sentences for the results of a move, except for gold. */
export const newsText: Sentences<Exclude<NewsReason, { code: EnteredCode }>> = {
  begins: ({ player, at: tableName }, names) => `${names(player)} starts at ${tableText(tableName)}.`,
  throws: ({ player, face }, names) => `${names(player)} rolls ${faceText(face)}.`,
  throwsForMary: ({ player, face }, names) =>
    `${names(player)} rolls ${faceText(face)} for Mary Chip alone. There’s nothing to place.`,
  changes: ({ player, at: tableName }, names) =>
    `${names(player)} moves to ${tableText(tableName)}. That’s the whole turn.`,
  passes: ({ player }, names) => `${names(player)} has no counters left and passes.`,
  playsGoodLuck: ({ player, number, at: tableName }, names) =>
    `${names(player)} plays Good Luck ${number} at ${tableText(tableName)}.`,
  sendsFrontMan: ({ player, at: tableName }, names) =>
    `${names(player)} sends a Front-man to ${tableText(tableName)}.`,
  playsMaryChip: ({ player }, names) => `${names(player)} plays the Mary Chip card.`,
  places: ({ player, at: tableName, numbers }, names) =>
    `${names(player)} places a counter on space ${numberText(numbers)} of ${tableText(tableName)}.`,
  placesJoker: ({ player, at: tableName, numbers, other }, names) =>
    other === undefined
      ? `${tableTitle(tableName)} has no 6, so it’s a joker. ${names(player)} takes space ${numberText(numbers)}.`
      : `${tableTitle(tableName)} has no 6, so it’s a joker. ${names(player)} replaces ${possessive(names(other))} counter on space ${numberText(numbers)}.`,
  replaces: ({ player, at: tableName, numbers, other }, names) =>
    `There’s no free space for it, so ${names(player)} replaces ${possessive(names(other))} counter on space ${numberText(numbers)} of ${tableText(tableName)}.`,
  leaves: ({ player }, names) => `${names(player)} places nothing. Your house rule allows it.`,
  noBenefit: ({ player, shown: face, at: tableName }, names) =>
    `${names(player)} already has a counter on every space for ${faceText(face)} at ${tableText(tableName)}, so nothing is placed.`,
  noNumber: ({ shown: face, at: tableName, again: rollsAgain }) =>
    rollsAgain
      ? `${tableTitle(tableName)} has no space for ${faceText(face)}, so nothing is placed and the die is rolled again.`
      : `${tableTitle(tableName)} has no space for ${faceText(face)}, so nothing is placed.`,
  challenges: ({ player, other, numbers, at: tableName }, names) =>
    `${names(player)} challenges ${names(other)} for space ${numberText(numbers)} of ${tableText(tableName)}.`,
  hasChosen: ({ player }, names) => `${names(player)} has chosen.`,
  challengerStays: ({ challenger, defender, hearts: [challengerHearts, defenderHearts] }, names) =>
    `${names(challenger)} shows ${heartText(challengerHearts)} and ${names(defender)} ${heartText(defenderHearts)}. ${names(challenger)} wins the space and ${names(defender)} takes the counter back.`,
  defenderStays: ({ challenger, defender, hearts: [challengerHearts, defenderHearts], rule }, names) =>
    rule === '8.5'
      ? `Both show ${heartText(challengerHearts)}, so ${names(defender)} keeps the space and ${names(challenger)} takes the counter back.`
      : `${names(challenger)} shows ${heartText(challengerHearts)} and ${names(defender)} ${heartText(defenderHearts)}. ${names(defender)} keeps the space and ${names(challenger)} takes the counter back.`,
  bothLeave: ({ challenger, defender, hearts: [equalHearts] }, names) =>
    `Both show ${heartText(equalHearts)}. ${names(challenger)} and ${names(defender)} take their counters back, and the space is free.`,
  maryMoves: ({ to: destination, rule }) => MARY_MOVES[rule](placeText(destination)),
  marySkips: ({ skipped: skippedTables }) =>
    skippedTables.length === 1
      ? `Mary Chip skips ${joinWithAnd(skippedTables.map(tableText))}, which has already been scored.`
      : `Mary Chip skips ${joinWithAnd(skippedTables.map(tableText))}, which have already been scored.`,
  maryStays: ({ by: cause, shown: face }) => staysText(cause, face),
  maryWaits: ({ at: tableName }) =>
    `The 1 filled ${tableText(tableName)}, so the turn ends before Mary Chip moves.`,
  maryArrives: ({ at: tableName }) => `Mary Chip is at ${tableText(tableName)}, so it’s scored.`,
  full: ({ at: tableName }) => `Every space at ${tableText(tableName)} is covered, so it’s scored.`,
  countersBack: ({ at: tableName, counts }, names) =>
    `${joinWithAnd(counts.map(({ player, count }) => `${names(player)} takes ${counterText(count)}`))} back from ${tableText(tableName)}.`,
  turnEnds: ({ player }, names) =>
    `A table was scored, so ${possessive(names(player))} turn ends before the roll.`,
  turnGoesOn: ({ player }, names) => `No table was scored, so ${names(player)} still rolls.`,
  nothingToPlace: ({ player, rule }, names) =>
    rule === '4.3'
      ? `${names(player)} has no counters left, so there’s no roll.`
      : `${possessive(names(player))} table has lost its gold chip, so there’s no roll.`,
  lastChip: ({ at: tableName }) =>
    `That was the last gold chip, at ${tableText(tableName)}. The game is over.`
};

/** Lines for tables and turns that were entered afterwards. */
export const enteredText: Sentences<Extract<NewsReason, { code: EnteredCode }>> = {
  toldOver: ({ at: tableName, by: ending }) =>
    ending === 'full'
      ? `You entered that ${tableText(tableName)} is full.`
      : `You entered that Mary Chip has reached ${tableText(tableName)}.`,
  toldGold: ({ at: tableName, gold }) => `The gold chip at ${tableText(tableName)} is worth ${gold}.`,
  toldCounts: ({ at: tableName, counts }, names) =>
    counts.length === 0
      ? `You entered that no one has a counter at ${tableText(tableName)}.`
      : `You entered the counters at ${tableText(tableName)}: ${countsText(counts, names)}.`,
  toldLowest: ({ player, number }, names) => `${possessive(names(player))} lowest number there is ${number}.`,
  toldDepth: ({ depth }) =>
    depth === 'turns'
      ? 'From here on, every turn is entered.'
      : 'From here on, only scored tables are entered.',
  toldCounter: ({ at: tableName, numbers, whose: owner }, names) =>
    owner === undefined
      ? `Space ${numberText(numbers)} of ${tableText(tableName)} is free.`
      : `${names(owner)} has a counter on space ${numberText(numbers)} of ${tableText(tableName)}.`,
  toldPawn: ({ player, at: tableName }, names) => `${names(player)} is at ${tableText(tableName)}.`,
  toldCards: ({ player, card, left: remaining }, names) =>
    remaining === 0
      ? `${names(player)} has no ${cardText(card)} left.`
      : `${names(player)} still has ${card === 'front-man' ? plural(remaining, 'Front-man', 'Front-men') : card === 'mary-chip' ? `the ${cardText(card)}` : cardText(card)}.`,
  toldMary: ({ to: destination }) =>
    `Mary Chip is ${destination === 'start' ? 'at Start' : destination === 'blank' ? 'on a blank step' : `at ${tableText(destination)}`}.`,
  toldTurn: ({ player }, names) =>
    `The rest of the board is as you last entered it, and ${names(player)} is next.`
};

/** The referee's sentence about a choice or a step. */
export const rulingText: Sentences<RulingReason> = {
  mayPlace: ({ player, shown: face, other, rule }, names) =>
    other === undefined
      ? rule === '3.5'
        ? `No space shows ${faceText(face)}, so it’s a joker. ${names(player)} can place a counter there.`
        : `${names(player)} can place a counter there for ${faceText(face)}.`
      : rule === '3.5'
        ? `No space shows ${faceText(face)}, so it’s a joker. ${names(player)} can replace ${possessive(names(other))} counter.`
        : `No free space shows ${faceText(face)}, so ${names(player)} can replace ${possessive(names(other))} counter.`,
  nothingPlaced: ({ player, shown: face, rule }, names) =>
    rule === '3.10'
      ? `${names(player)} can keep the counter in hand. Your house rule allows it.`
      : rule === '3.8'
        ? `No space shows ${faceText(face)}, so ${names(player)} places nothing.`
        : `${names(player)} already has a counter on every space for ${faceText(face)}, so nothing is placed.`,
  stillThere: ({ by: cause, shown: face }) => staysText(cause, face),
  stepsTo: ({ to: destination, skipped: skippedPlaces, finds }) =>
    `Mary Chip moves to place ${destination}${skippedPlaces.length === 0 ? '' : `, skipping ${skippedPlacesText(skippedPlaces)}`}. ${finds === 'gold' ? 'That table still has its gold chip, so it’s decided now' : 'It’s a blank step'}.`
};

const MARY_MOVES = {
  '5.1': (place: string) => `The rolled 1 moves Mary Chip to ${place}.`,
  '4.5': (place: string) => `The card moves Mary Chip to ${place}.`,
  '5.7': (place: string) => `By your house rule, the rolled 1 still moves Mary Chip to ${place}.`,
  '8.6': (place: string) => `The duel is over, and the rolled 1 moves Mary Chip to ${place}.`
} as const;

function placeText(destination: Extract<NewsReason, { code: 'maryMoves' }>['to']): string {
  return destination === 'blank'
    ? 'a blank step'
    : destination === 'start'
      ? 'Start'
      : tableText(destination);
}

function staysText(cause: 'die' | 'good-luck', face: number): string {
  if (cause === 'good-luck') return `Mary Chip stays put. Good Luck ${face} doesn’t move her.`;
  return `Mary Chip stays put. Only a rolled 1 moves her, and this was ${faceText(face)}.`;
}

/** "a 3". */
function faceText(face: number): string {
  return `a ${face}`;
}

function countsText(counts: readonly ReturnedCounters[], names: Names): string {
  return joinWithAnd(counts.map(({ player, count }) => `${names(player)} ${counterText(count)}`));
}

function skippedPlacesText(skippedPlaces: readonly number[]): string {
  return `${joinWithAnd(skippedPlaces.map((place) => `place ${place}`))} (already scored)`;
}
