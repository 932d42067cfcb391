import type { ChipCardWhy } from './chip-card';
import type { TileReason } from '$lib/games/las-vegas/tiles/shared/tile-types';
import type { TableReason } from '$lib/games/las-vegas/state/royale';
import type { LeavingWhy } from '$lib/games/contract/leaving';
import type { JoiningWhy } from '$lib/games/contract/joining';
import { CHIP_COLOUR_NAMES } from '$lib/chip-cards';
import {
  formatDollars,
  joinWithOr,
  joinWithAnd,
  plural,
  inThousands,
  type Names,
  sentenceOf,
  type Sentences
} from '$lib/core';
import { isJoiningWhy, joinedLine, joiningSentence } from '$lib/games/contract/strings/en/joining';
import { isLeavingWhy, leavingSentence, leftLine } from '$lib/games/contract/strings/en/leaving';
import type { Text } from '$lib/games/contract/define';
import { ask } from './asks';
import { choice, COUNT_BANK, countLabel, depthLabel, piece } from './choices';
import { effectSentences } from '$lib/games/las-vegas/payout/effects';
import { refusalText } from './refusals';
import { tapText } from './tap';
import { chipCardSentence, isChipCardWhy } from './chip-card-log';
import { isMainReason, mainText } from '$lib/games/las-vegas/tiles';
import { placedWords, undo } from './undo';
import { diceWords, rollWords, scoreWords, strengthWords, subjectName, ownerName } from './shared';
import type { CasinoAt, LasVegas, LasVegasAsk, LogEvent, Move, Why } from '$lib/games/las-vegas/types';

const SENTENCES: Sentences<Exclude<Why, TableReason | TileReason | JoiningWhy | LeavingWhy | ChipCardWhy>> = {
  most: mostSentence,
  second: (reason, names) =>
    `${subjectName(reason.own.who, names)} is second ${atCasino(reason.casino)} ${scoreWords(reason.own, reason.best, names)} and takes the other note, ${formatDollars(reason.value)}.`,
  third: (reason, names) =>
    `${subjectName(reason.own.who, names)} has ${strengthWords(reason.own)} ${atCasino(reason.casino)}, behind ${joinWithAnd(reason.better.map((strength) => `${ownerName(strength.who, names)} (${strength.count})`))}. Only first and second are paid, so ${ownerName(reason.own.who, names)} gets nothing.`,
  tied: tiedSentence,
  leftOver: leftOverSentence,
  imaginary: (reason, names) =>
    `${subjectName(reason.own.who, names)} ${reason.rank === 1 ? `wins ${casinoWords(reason.casino)}` : `is second ${atCasino(reason.casino)}`} with ${strengthWords(reason.own)}, so the ${formatDollars(reason.value)} goes under the pile.`,
  pair: (reason) =>
    `Casino ${reason.casino} gets ${formatDollars(reason.pair[0])} and ${formatDollars(reason.pair[1])}, ${formatDollars(reason.total)} together.${reason.level ? ' Another pair has the same total, so the pair with the higher note goes to the higher casino.' : ''}`,
  chip: (reason, names) =>
    `Like everyone, ${names(reason.player)} gets two chips at the start of round ${reason.round}.`,
  passed: (reason, names) =>
    `${names(reason.player)} pays a chip to pass and has ${plural(reason.left, 'chip')} left.`,
  spent: (reason, names) =>
    `${names(reason.player)} has ${plural(reason.left, 'chip')} left, so ${plural(reason.spent, 'chip was', 'chips were')} paid to pass in this round.`,
  begins: (reason, names) => `${names(reason.player)} goes first, as the oldest or as you chose.`,
  winnerBegins: (reason, names) =>
    `${names(reason.player)} won the higher note at casino ${reason.casino} and goes first.${passedOverText(reason.passedOver)}`,
  secondBegins: (reason, names) =>
    `${names(reason.player)} won the lower note at casino ${reason.casino} and goes first, because the higher one went under the pile.${passedOverText(reason.passedOver)}`,
  sameBegins: (reason, names) => `No player won a higher note, so ${names(reason.player)} goes first again.`,
  nextBegins: (reason, names) =>
    `No player won a higher note, so ${names(reason.player)} goes first, as the next player after ${names(reason.before)}.`,
  leftBegins: (reason, names) =>
    `${names(reason.before)} has left, so ${names(reason.player)} goes first, as the next player clockwise.`,
  sum: (reason, names) =>
    `${names(reason.player)} has ${formatDollars(reason.total)} from ${sumParts(reason)}.`,
  morePieces: (reason, names) =>
    `${people([...reason.players, ...reason.others], names)} have ${formatDollars(reason.total)} each. ${people(reason.players, names)} ${reason.players.length === 1 ? 'is' : 'are'} ahead with ${reason.pieces} notes and chips to ${reason.otherPieces}.${chipCardsLeftOut(reason)}`,
  level: (reason, names) =>
    `${people(reason.players, names)} tie with ${formatDollars(reason.total)} and ${reason.pieces === 1 ? '1 note or chip' : `${reason.pieces} notes and chips`} each, and share the place.${chipCardsLeftOut(reason)}`,
  ...refusalText
};

/** One sentence for each reason of this game. The reason itself names its rule paragraph. */
function why(reason: Why, names: Names): string {
  if (isMainReason(reason)) return mainText()?.why(reason, names) ?? '';
  if (isJoiningWhy(reason)) return joiningSentence(reason, names);
  if (isLeavingWhy(reason)) return leavingSentence(reason, names);
  if (isChipCardWhy(reason)) return chipCardSentence(reason, names);
  return sentenceOf(SENTENCES, reason, names);
}

function atCasino(casino: CasinoAt): string {
  return casino === 'this' ? 'at this casino' : `at casino ${casino}`;
}

type WhyOf<Code extends Why['code']> = Extract<Why, { code: Code }>;

/** A casino as the object of a sentence. */
function casinoWords(casino: CasinoAt): string {
  return casino === 'this' ? 'this casino' : `casino ${casino}`;
}

/** "2 notes, 1 chip at $10,000 and $30,000 for chip cards". */
function sumParts({ notes, chips, bonus, cash, owed }: WhyOf<'sum'>): string {
  return joinWithAnd([
    plural(notes, 'note'),
    `${plural(chips, 'chip')} at $10,000`,
    ...(bonus === undefined ? [] : [`${formatDollars(bonus)} for chip cards`]),
    ...(cash === undefined ? [] : [`${formatDollars(cash)} without a note`]),
    ...(owed === undefined ? [] : [`${formatDollars(owed)} owed by the bank`])
  ]);
}

/** Added if chip cards would have changed the place (25.8). */
function chipCardsLeftOut({ rule }: WhyOf<'morePieces' | 'level'>): string {
  return rule === '25.8' ? ' Chip cards don’t count here.' : '';
}

function people(players: WhyOf<'level'>['players'], names: Names): string {
  return joinWithAnd(players.map(names));
}

function mostSentence({ own, casino, value, next, alike }: WhyOf<'most'>, names: Names): string {
  const name = subjectName(own.who, names);
  const noteText = alike
    ? `one of the two ${formatDollars(value)} notes`
    : `the higher note, ${formatDollars(value)}`;
  if (next === undefined)
    return `${name} has ${strengthWords(own)} ${atCasino(casino)}, with no one else left there, and takes ${noteText}.`;
  return `${name} wins ${casinoWords(casino)} ${scoreWords(own, next, names)} and takes ${noteText}.`;
}

function tiedSentence({ own, others, casino }: WhyOf<'tied'>, names: Names): string {
  const tiedTexts = others.map((strength) => {
    const name = ownerName(strength.who, names);
    return strength.big > 0 || strength.black !== undefined ? `${name} (${diceWords(strength)})` : name;
  });
  return `${subjectName(own.who, names)} has ${strengthWords(own)} ${atCasino(casino)} and ties with ${joinWithAnd(tiedTexts)}. Tied dice are removed, so ${ownerName(own.who, names)} gets nothing.`;
}

function leftOverSentence({ casino, notes, claimants, left }: WhyOf<'leftOver'>): string {
  // Players also read this sentence during the round, before any note goes under the pile.
  const sumsText = joinWithAnd(notes.map(formatDollars));
  const unclaimedText =
    notes.length === 1 ? `the ${sumsText} goes under the pile` : `${sumsText} go under the pile`;
  if (claimants === 0) return `No one has dice ${atCasino(casino)}, so ${unclaimedText}.`;
  if (left === 0) return `Everyone ${atCasino(casino)} is tied, so no one wins and ${unclaimedText}.`;
  return `Only one player is left ${atCasino(casino)} and takes one note, so ${unclaimedText}.`;
}

function passedOverText(casinos: readonly number[]): string {
  if (casinos.length === 0) return '';
  return ` No player won the one at casino ${joinWithOr(casinos.map(String))}.`;
}

/** The start of the log line for a deal. */
export const notesOf = (round: number) => `The notes of round ${round}:`;

function logLine(event: LogEvent, names: Names): string {
  switch (event.code) {
    case 'dealt':
      return `${notesOf(event.round)} ${joinWithAnd(event.pairs.map(([one, other]) => `${inThousands(one)}+${inThousands(other)}`))} thousand. ${names(event.opening.player)} goes first.`;
    case 'neutral':
      return `The neutral dice show ${rollWords(event.roll)}.`;
    case 'rolled':
      return `${names(event.player)} rolls ${rollWords(event.roll)} (roll ${event.number}).`;
    case 'placed':
      return `${names(event.player)} places ${placedWords(event)} at casino ${event.face}.`;
    case 'passed':
      return event.free === true
        ? `${names(event.player)} rolled only closed casinos and passes for free.`
        : `${names(event.player)} pays 1 chip and passes.`;
    case 'counted':
      return `The dice of round ${event.round} are counted.`;
    case 'depth':
      return event.depth === 'turns'
        ? 'From here on, every turn is entered.'
        : 'From here on, only round results are entered.';
    case 'chipCards':
      return `The chip cards of round ${event.round}, casinos 1 to 6: ${joinWithAnd(event.colours.map((colour) => CHIP_COLOUR_NAMES[colour]))}.`;
    case 'chipCard':
      return event.colour === 'none'
        ? `${names(event.player)} leaves the chip cards at casino ${event.casino}.`
        : `${names(event.player)} takes a ${CHIP_COLOUR_NAMES[event.colour]} chip card at casino ${event.casino}.`;
    case 'left':
      return leftLine(event, names);
    case 'joined':
      return joinedLine(event, names);
    case 'laid':
    case 'bank':
    case 'countBank':
    case 'reward':
    case 'tile':
      return mainText()?.logLine(event, names) ?? '';
  }
}

function placeHeading(reason: Why): string | undefined {
  if ('at' in reason && reason.at !== 'this') return `Casino ${reason.at}`;
  if (!('casino' in reason) || reason.casino === 'this') return undefined;
  return `Casino ${reason.casino}`;
}

function offerLabel(move: Move): string {
  if (move.type === 'countBank') return COUNT_BANK;
  return move.type === 'depth' ? depthLabel(move.depth) : '';
}

/** Asks for the chip cards one by one, from casino 1 to 6. */
function nextPieceSentence({ id }: Pick<LasVegasAsk, 'id'>, next: number): string | undefined {
  return id === 'chipCards' ? `Casino ${next}: which colour?` : undefined;
}

export const text: Text<LasVegas> = {
  why,
  logLine,
  ask,
  choice,
  countLabel,
  piece,
  outcome: effectSentences,
  undo,
  tapLabel: tapText,
  nextPieceSentence,
  offerLabel,
  placeHeading
};
