import { listed, plural, possessive, type Names } from '$lib/core';
import type { Sentences } from './sentences';
import type { NewsWhy, Returned, RulingWhy } from './types';
import { cardWords, counterWords, heartWords, numberWords, tableTitle, tableWords } from './words';

type Told =
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

/** What a move has brought about, besides gold. */
export const newsText: Sentences<Exclude<NewsWhy, { code: Told }>> = {
  begins: ({ player, at }, names) => `${names(player)} begins at ${tableWords(at)}.`,
  throws: ({ player, face }, names) => `${names(player)} throws ${faceWords(face)}.`,
  throwsForMary: ({ player, face }, names) =>
    `${names(player)} throws ${faceWords(face)} for Mary Chip alone: there is nothing to place.`,
  changes: ({ player, at }, names) => `${names(player)} moves to ${tableWords(at)}, and that is the turn.`,
  passes: ({ player }, names) => `${names(player)} has no counter left and passes.`,
  playsGoodLuck: ({ player, number, at }, names) =>
    `${names(player)} plays a Good Luck ${number} at ${tableWords(at)}.`,
  sendsFrontMan: ({ player, at }, names) => `${names(player)} sends a Front-man to ${tableWords(at)}.`,
  playsMaryChip: ({ player }, names) => `${names(player)} plays the Mary Chip card.`,
  places: ({ player, at, numbers }, names) =>
    `${names(player)} places a counter on the ${numberWords(numbers)} of ${tableWords(at)}.`,
  placesJoker: ({ player, at, numbers, other }, names) =>
    other === undefined
      ? `The 6 is a joker at ${tableWords(at)}: ${names(player)} places a counter on the ${numberWords(numbers)}.`
      : `The 6 is a joker at ${tableWords(at)}: ${names(player)} replaces ${possessive(names(other))} counter on the ${numberWords(numbers)}.`,
  replaces: ({ player, at, numbers, other }, names) =>
    `No space is free for it, so ${names(player)} replaces ${possessive(names(other))} counter on the ${numberWords(numbers)} of ${tableWords(at)}.`,
  leaves: ({ player }, names) => `${names(player)} places nothing, as this table allows.`,
  noBenefit: ({ player, shown, at }, names) =>
    `Every space for ${faceWords(shown)} at ${tableWords(at)} already holds one of ${possessive(names(player))} counters, so it does nothing.`,
  noNumber: ({ shown, at, again }) =>
    again
      ? `No space of ${tableWords(at)} shows ${faceWords(shown)}, so nothing is placed and the die is thrown again.`
      : `No space of ${tableWords(at)} shows ${faceWords(shown)}, so nothing is placed.`,
  challenges: ({ player, other, numbers, at }, names) =>
    `${names(player)} challenges ${names(other)} for the ${numberWords(numbers)} of ${tableWords(at)}.`,
  hasChosen: ({ player }, names) => `${names(player)} has chosen.`,
  challengerStays: ({ challenger, defender, hearts: [one, other] }, names) =>
    `${names(challenger)} shows ${heartWords(one)} and ${names(defender)} ${heartWords(other)}: ${names(challenger)} wins the space, and ${names(defender)} takes the counter back.`,
  defenderStays: ({ challenger, defender, hearts: [one, other], rule }, names) =>
    rule === '8.5'
      ? `Both show ${heartWords(one)}, so ${names(defender)} keeps the space and ${names(challenger)} takes the counter back.`
      : `${names(challenger)} shows ${heartWords(one)} and ${names(defender)} ${heartWords(other)}: ${names(defender)} keeps the space, and ${names(challenger)} takes the counter back.`,
  bothLeave: ({ challenger, defender, hearts: [one] }, names) =>
    `Both show ${heartWords(one)}: ${names(challenger)} and ${names(defender)} take their counters back, and the space is free.`,
  maryMoves: ({ to, rule }) => MARY_MOVES[rule](placeWords(to)),
  marySkips: ({ skipped }) =>
    skipped.length === 1
      ? `Mary Chip passes over ${listed(skipped.map(tableWords))}, which is scored.`
      : `Mary Chip passes over ${listed(skipped.map(tableWords))}, which are scored.`,
  maryStays: ({ by, shown }) => staysWords(by, shown),
  maryWaits: ({ at }) => `The 1 filled ${tableWords(at)}, and the turn is over before Mary Chip could move.`,
  maryArrives: ({ at }) => `${tableTitle(at)} is scored: Mary Chip is there.`,
  full: ({ at }) => `${tableTitle(at)} is scored: all of its spaces are covered.`,
  countersBack: ({ at, counts }, names) =>
    `Counters back from ${tableWords(at)}: ${countWords(counts, names)}.`,
  turnEnds: ({ player }, names) =>
    `A table was scored, so ${possessive(names(player))} turn is over before the throw.`,
  turnGoesOn: ({ player }, names) => `Nobody scored, so ${names(player)} still throws.`,
  nothingToPlace: ({ player, rule }, names) =>
    rule === '4.3'
      ? `${names(player)} has no counter left, so there is no throw.`
      : `${possessive(names(player))} table is gone, so there is no throw.`,
  lastChip: ({ at }) => `That was the last gold chip, at ${tableWords(at)}: the game is over.`
};

/** What the table told of tables and turns that the app did not see. */
export const toldText: Sentences<Extract<NewsWhy, { code: Told }>> = {
  toldOver: ({ at, by }) =>
    by === 'full'
      ? `The table says that ${tableWords(at)} is full.`
      : `The table says that Mary Chip has come to ${tableWords(at)}.`,
  toldGold: ({ at, gold }) => `The gold chip of ${tableWords(at)} is worth ${gold}.`,
  toldCounts: ({ at, counts }, names) =>
    counts.length === 0
      ? `The table says that nobody has a counter at ${tableWords(at)}.`
      : `The table counts the counters at ${tableWords(at)}: ${countWords(counts, names)}.`,
  toldLowest: ({ player, number }, names) => `${possessive(names(player))} lowest number there is ${number}.`,
  toldDepth: ({ depth }) =>
    depth === 'turns' ? 'Every turn is told from now on.' : 'Only the tables are told from now on.',
  toldCounter: ({ at, numbers, whose }, names) =>
    whose === undefined
      ? `The ${numberWords(numbers)} of ${tableWords(at)} is free.`
      : `One of ${possessive(names(whose))} counters lies on the ${numberWords(numbers)} of ${tableWords(at)}.`,
  toldPawn: ({ player, at }, names) => `${names(player)} stands at ${tableWords(at)}.`,
  toldCards: ({ player, card, left }, names) =>
    left === 0
      ? `${names(player)} has no ${cardWords(card)} left.`
      : `${names(player)} has ${card === 'front-man' ? plural(left, 'Front-man', 'Front-men') : `the ${cardWords(card)}`} left.`,
  toldMary: ({ to }) =>
    `Mary Chip stands ${to === 'start' ? 'at Start' : to === 'blank' ? 'on a blank step' : `at ${tableWords(to)}`}.`,
  toldTurn: ({ player }, names) => `Everything lies as it was told, and ${names(player)} is next.`
};

/** What the referee says of a choice or a step. */
export const rulingText: Sentences<RulingWhy> = {
  mayPlace: ({ player, shown, other, rule }, names) =>
    other === undefined
      ? rule === '3.5'
        ? `No space shows ${faceWords(shown)}, so it is a joker, and ${names(player)} may place a counter there.`
        : `${names(player)} may place a counter there for ${faceWords(shown)}.`
      : rule === '3.5'
        ? `No space shows ${faceWords(shown)}, so it is a joker, and ${names(player)} may replace ${possessive(names(other))} counter.`
        : `No free space shows ${faceWords(shown)}, so ${names(player)} may replace ${possessive(names(other))} counter.`,
  nothingPlaced: ({ player, shown, rule }, names) =>
    rule === '3.10'
      ? `${names(player)} may leave the counter in hand, as this table allows.`
      : rule === '3.8'
        ? `No space shows ${faceWords(shown)}, so ${names(player)} places nothing.`
        : `Every space for ${faceWords(shown)} already holds one of ${possessive(names(player))} counters, so it does nothing.`,
  stillThere: ({ by, shown }) => staysWords(by, shown),
  stepsTo: ({ to, skipped, finds }) =>
    `Mary Chip moves to place ${to}${skipped.length === 0 ? '' : `, past ${placesPassed(skipped)}`}, and finds ${finds === 'gold' ? 'a gold chip: that table is decided now' : 'a blank step'}.`
};

const MARY_MOVES = {
  '5.1': (place: string) => `After the thrown 1 Mary Chip moves to ${place}.`,
  '4.5': (place: string) => `Her card moves Mary Chip to ${place}.`,
  '5.7': (place: string) => `The step of the thrown 1 is not lost here: Mary Chip moves to ${place}.`,
  '8.6': (place: string) => `The duel is over, and after the thrown 1 Mary Chip moves to ${place}.`
} as const;

function placeWords(to: Extract<NewsWhy, { code: 'maryMoves' }>['to']): string {
  return to === 'blank' ? 'a blank step' : to === 'start' ? 'Start' : tableWords(to);
}

function staysWords(by: 'die' | 'good-luck', shown: number): string {
  if (by === 'good-luck') return `Mary Chip stays: a Good Luck ${shown} does not move her.`;
  return `Mary Chip stays: a throw moves her only with a 1, and this was ${faceWords(shown)}.`;
}

/** "a 3". */
function faceWords(face: number): string {
  return `a ${face}`;
}

function countWords(counts: readonly Returned[], names: Names): string {
  return listed(counts.map(({ player, count }) => `${names(player)} ${counterWords(count)}`));
}

function placesPassed(skipped: readonly number[]): string {
  return `${listed(skipped.map((at) => `place ${at}`))}, where ${skipped.length === 1 ? 'the table is' : 'the tables are'} scored`;
}
