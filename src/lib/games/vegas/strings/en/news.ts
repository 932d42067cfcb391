import { listed, plural, possessive, type Names, type Sentences } from '$lib/core';
import type { NewsReason, ReturnedCounters, RulingReason } from '$lib/games/vegas/types';
import { cardWords, counterWords, heartWords, numberWords, tableTitle, tableWords } from './shared';

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

/** The results of a move, besides gold. */
export const newsText: Sentences<Exclude<NewsReason, { code: EnteredCode }>> = {
  begins: ({ player, at }, names) => `${names(player)} starts at ${tableWords(at)}.`,
  throws: ({ player, face }, names) => `${names(player)} rolls ${faceWords(face)}.`,
  throwsForMary: ({ player, face }, names) =>
    `${names(player)} rolls ${faceWords(face)} for Mary Chip alone. There’s nothing to place.`,
  changes: ({ player, at }, names) => `${names(player)} moves to ${tableWords(at)}. That’s the whole turn.`,
  passes: ({ player }, names) => `${names(player)} has no counters left and passes.`,
  playsGoodLuck: ({ player, number, at }, names) =>
    `${names(player)} plays Good Luck ${number} at ${tableWords(at)}.`,
  sendsFrontMan: ({ player, at }, names) => `${names(player)} sends a Front-man to ${tableWords(at)}.`,
  playsMaryChip: ({ player }, names) => `${names(player)} plays the Mary Chip card.`,
  places: ({ player, at, numbers }, names) =>
    `${names(player)} places a counter on space ${numberWords(numbers)} of ${tableWords(at)}.`,
  placesJoker: ({ player, at, numbers, other }, names) =>
    other === undefined
      ? `${tableTitle(at)} has no 6, so it’s a joker. ${names(player)} takes space ${numberWords(numbers)}.`
      : `${tableTitle(at)} has no 6, so it’s a joker. ${names(player)} replaces ${possessive(names(other))} counter on space ${numberWords(numbers)}.`,
  replaces: ({ player, at, numbers, other }, names) =>
    `There’s no free space for it, so ${names(player)} replaces ${possessive(names(other))} counter on space ${numberWords(numbers)} of ${tableWords(at)}.`,
  leaves: ({ player }, names) => `${names(player)} places nothing. Your house rule allows it.`,
  noBenefit: ({ player, shown, at }, names) =>
    `${names(player)} already has a counter on every space for ${faceWords(shown)} at ${tableWords(at)}, so nothing is placed.`,
  noNumber: ({ shown, at, again }) =>
    again
      ? `${tableTitle(at)} has no space for ${faceWords(shown)}, so nothing is placed and the die is rolled again.`
      : `${tableTitle(at)} has no space for ${faceWords(shown)}, so nothing is placed.`,
  challenges: ({ player, other, numbers, at }, names) =>
    `${names(player)} challenges ${names(other)} for space ${numberWords(numbers)} of ${tableWords(at)}.`,
  hasChosen: ({ player }, names) => `${names(player)} has chosen.`,
  challengerStays: ({ challenger, defender, hearts: [one, other] }, names) =>
    `${names(challenger)} shows ${heartWords(one)} and ${names(defender)} ${heartWords(other)}. ${names(challenger)} wins the space and ${names(defender)} takes the counter back.`,
  defenderStays: ({ challenger, defender, hearts: [one, other], rule }, names) =>
    rule === '8.5'
      ? `Both show ${heartWords(one)}, so ${names(defender)} keeps the space and ${names(challenger)} takes the counter back.`
      : `${names(challenger)} shows ${heartWords(one)} and ${names(defender)} ${heartWords(other)}. ${names(defender)} keeps the space and ${names(challenger)} takes the counter back.`,
  bothLeave: ({ challenger, defender, hearts: [one] }, names) =>
    `Both show ${heartWords(one)}. ${names(challenger)} and ${names(defender)} take their counters back, and the space is free.`,
  maryMoves: ({ to, rule }) => MARY_MOVES[rule](placeWords(to)),
  marySkips: ({ skipped }) =>
    skipped.length === 1
      ? `Mary Chip skips ${listed(skipped.map(tableWords))}, which has already been scored.`
      : `Mary Chip skips ${listed(skipped.map(tableWords))}, which have already been scored.`,
  maryStays: ({ by, shown }) => staysWords(by, shown),
  maryWaits: ({ at }) => `The 1 filled ${tableWords(at)}, so the turn ends before Mary Chip moves.`,
  maryArrives: ({ at }) => `Mary Chip is at ${tableWords(at)}, so it’s scored.`,
  full: ({ at }) => `Every space at ${tableWords(at)} is covered, so it’s scored.`,
  countersBack: ({ at, counts }, names) =>
    `${listed(counts.map(({ player, count }) => `${names(player)} takes ${counterWords(count)}`))} back from ${tableWords(at)}.`,
  turnEnds: ({ player }, names) =>
    `A table was scored, so ${possessive(names(player))} turn ends before the roll.`,
  turnGoesOn: ({ player }, names) => `No table was scored, so ${names(player)} still rolls.`,
  nothingToPlace: ({ player, rule }, names) =>
    rule === '4.3'
      ? `${names(player)} has no counters left, so there’s no roll.`
      : `${possessive(names(player))} table has lost its gold chip, so there’s no roll.`,
  lastChip: ({ at }) => `That was the last gold chip, at ${tableWords(at)}. The game is over.`
};

/** Lines for tables and turns that were entered afterwards. */
export const enteredText: Sentences<Extract<NewsReason, { code: EnteredCode }>> = {
  toldOver: ({ at, by }) =>
    by === 'full'
      ? `You entered that ${tableWords(at)} is full.`
      : `You entered that Mary Chip has reached ${tableWords(at)}.`,
  toldGold: ({ at, gold }) => `The gold chip at ${tableWords(at)} is worth ${gold}.`,
  toldCounts: ({ at, counts }, names) =>
    counts.length === 0
      ? `You entered that no one has a counter at ${tableWords(at)}.`
      : `You entered the counters at ${tableWords(at)}: ${countWords(counts, names)}.`,
  toldLowest: ({ player, number }, names) => `${possessive(names(player))} lowest number there is ${number}.`,
  toldDepth: ({ depth }) =>
    depth === 'turns'
      ? 'From here on, every turn is entered.'
      : 'From here on, only scored tables are entered.',
  toldCounter: ({ at, numbers, whose }, names) =>
    whose === undefined
      ? `Space ${numberWords(numbers)} of ${tableWords(at)} is free.`
      : `${names(whose)} has a counter on space ${numberWords(numbers)} of ${tableWords(at)}.`,
  toldPawn: ({ player, at }, names) => `${names(player)} is at ${tableWords(at)}.`,
  toldCards: ({ player, card, left }, names) =>
    left === 0
      ? `${names(player)} has no ${cardWords(card)} left.`
      : `${names(player)} still has ${card === 'front-man' ? plural(left, 'Front-man', 'Front-men') : card === 'mary-chip' ? `the ${cardWords(card)}` : cardWords(card)}.`,
  toldMary: ({ to }) =>
    `Mary Chip is ${to === 'start' ? 'at Start' : to === 'blank' ? 'on a blank step' : `at ${tableWords(to)}`}.`,
  toldTurn: ({ player }, names) =>
    `The rest of the board is as you last entered it, and ${names(player)} is next.`
};

/** The referee's sentence about a choice or a step. */
export const rulingText: Sentences<RulingReason> = {
  mayPlace: ({ player, shown, other, rule }, names) =>
    other === undefined
      ? rule === '3.5'
        ? `No space shows ${faceWords(shown)}, so it’s a joker. ${names(player)} can place a counter there.`
        : `${names(player)} can place a counter there for ${faceWords(shown)}.`
      : rule === '3.5'
        ? `No space shows ${faceWords(shown)}, so it’s a joker. ${names(player)} can replace ${possessive(names(other))} counter.`
        : `No free space shows ${faceWords(shown)}, so ${names(player)} can replace ${possessive(names(other))} counter.`,
  nothingPlaced: ({ player, shown, rule }, names) =>
    rule === '3.10'
      ? `${names(player)} can keep the counter in hand. Your house rule allows it.`
      : rule === '3.8'
        ? `No space shows ${faceWords(shown)}, so ${names(player)} places nothing.`
        : `${names(player)} already has a counter on every space for ${faceWords(shown)}, so nothing is placed.`,
  stillThere: ({ by, shown }) => staysWords(by, shown),
  stepsTo: ({ to, skipped, finds }) =>
    `Mary Chip moves to place ${to}${skipped.length === 0 ? '' : `, skipping ${placesPassed(skipped)}`}. ${finds === 'gold' ? 'That table still has its gold chip, so it’s decided now' : 'It’s a blank step'}.`
};

const MARY_MOVES = {
  '5.1': (place: string) => `The rolled 1 moves Mary Chip to ${place}.`,
  '4.5': (place: string) => `The card moves Mary Chip to ${place}.`,
  '5.7': (place: string) => `By your house rule, the rolled 1 still moves Mary Chip to ${place}.`,
  '8.6': (place: string) => `The duel is over, and the rolled 1 moves Mary Chip to ${place}.`
} as const;

function placeWords(to: Extract<NewsReason, { code: 'maryMoves' }>['to']): string {
  return to === 'blank' ? 'a blank step' : to === 'start' ? 'Start' : tableWords(to);
}

function staysWords(cause: 'die' | 'good-luck', face: number): string {
  if (cause === 'good-luck') return `Mary Chip stays put. Good Luck ${face} doesn’t move her.`;
  return `Mary Chip stays put. Only a rolled 1 moves her, and this was ${faceWords(face)}.`;
}

/** "a 3". */
function faceWords(face: number): string {
  return `a ${face}`;
}

function countWords(counts: readonly ReturnedCounters[], names: Names): string {
  return listed(counts.map(({ player, count }) => `${names(player)} ${counterWords(count)}`));
}

function placesPassed(skipped: readonly number[]): string {
  return `${listed(skipped.map((at) => `place ${at}`))} (already scored)`;
}
