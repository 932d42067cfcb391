import type { ChipCardWhy } from './chip-card';
import type { TileReason } from '$lib/games/las-vegas/tiles/shared/tile-types';
import type { TableReason } from '$lib/games/las-vegas/state/royale';
import type { LeavingWhy } from '$lib/games/contract/leaving';
import type { JoiningWhy } from '$lib/games/contract/joining';
import { CHIP_COLOUR_NAMES } from '$lib/chip-cards';
import {
  dollars,
  either,
  listed,
  plural,
  thousands,
  type Names,
  sentenceOf,
  type Sentences
} from '$lib/core';
import { isJoiningWhy, joinedLine, joiningSentence } from '$lib/games/contract/strings/en/joining';
import { isLeavingWhy, leavingSentence, leftLine } from '$lib/games/contract/strings/en/leaving';
import type { Text } from '$lib/games/contract/define';
import { ask } from './asks';
import { choice, COUNT_BANK, counted, depthLabel, piece } from './choices';
import { effectSentences } from '$lib/games/las-vegas/payout/effects';
import { refusalText } from './refusals';
import { tapped } from './tap';
import { chipCardSentence, isChipCardWhy } from './chip-card-log';
import { isMainReason, mainText } from '$lib/games/las-vegas/tiles';
import { placedWords, undo } from './undo';
import { diceWords, rollWords, scoreWords, strengthWords, subject, whoName } from './shared';
import type { CasinoAt, LasVegas, LasVegasAsk, LogEvent, Move, Why } from '$lib/games/las-vegas/types';

const SENTENCES: Sentences<Exclude<Why, TableReason | TileReason | JoiningWhy | LeavingWhy | ChipCardWhy>> = {
  most,
  second: (reason, names) =>
    `${subject(reason.own.who, names)} is second ${at(reason.casino)} ${scoreWords(reason.own, reason.best, names)} and takes the other note, ${dollars(reason.value)}.`,
  third: (reason, names) =>
    `${subject(reason.own.who, names)} has ${strengthWords(reason.own)} ${at(reason.casino)}, behind ${listed(reason.better.map((strength) => `${whoName(strength.who, names)} (${strength.count})`))}. Only first and second are paid, so ${whoName(reason.own.who, names)} gets nothing.`,
  tied,
  leftOver,
  imaginary: (reason, names) =>
    `${subject(reason.own.who, names)} ${reason.rank === 1 ? `wins ${casinoWords(reason.casino)}` : `is second ${at(reason.casino)}`} with ${strengthWords(reason.own)}, so the ${dollars(reason.value)} goes under the pile.`,
  pair: (reason) =>
    `Casino ${reason.casino} gets ${dollars(reason.pair[0])} and ${dollars(reason.pair[1])}, ${dollars(reason.total)} together.${reason.level ? ' Another pair has the same total, so the pair with the higher note goes to the higher casino.' : ''}`,
  chip: (reason, names) =>
    `Like everyone, ${names(reason.player)} gets two chips at the start of round ${reason.round}.`,
  passed: (reason, names) =>
    `${names(reason.player)} pays a chip to pass and has ${plural(reason.left, 'chip')} left.`,
  spent: (reason, names) =>
    `${names(reason.player)} has ${plural(reason.left, 'chip')} left, so ${plural(reason.spent, 'chip was', 'chips were')} paid to pass in this round.`,
  begins: (reason, names) => `${names(reason.player)} goes first, as the oldest or as you chose.`,
  winnerBegins: (reason, names) =>
    `${names(reason.player)} won the higher note at casino ${reason.casino} and goes first.${passedOver(reason.passedOver)}`,
  secondBegins: (reason, names) =>
    `${names(reason.player)} won the lower note at casino ${reason.casino} and goes first, because the higher one went under the pile.${passedOver(reason.passedOver)}`,
  sameBegins: (reason, names) => `No player won a higher note, so ${names(reason.player)} goes first again.`,
  nextBegins: (reason, names) =>
    `No player won a higher note, so ${names(reason.player)} goes first, as the next player after ${names(reason.before)}.`,
  leftBegins: (reason, names) =>
    `${names(reason.before)} has left, so ${names(reason.player)} goes first, as the next player clockwise.`,
  sum: (reason, names) => `${names(reason.player)} has ${dollars(reason.total)} from ${sumParts(reason)}.`,
  morePieces: (reason, names) =>
    `${people([...reason.players, ...reason.others], names)} have ${dollars(reason.total)} each. ${people(reason.players, names)} ${reason.players.length === 1 ? 'is' : 'are'} ahead with ${reason.pieces} notes and chips to ${reason.otherPieces}.${chipCardsLeftOut(reason)}`,
  level: (reason, names) =>
    `${people(reason.players, names)} tie with ${dollars(reason.total)} and ${reason.pieces === 1 ? '1 note or chip' : `${reason.pieces} notes and chips`} each, and share the place.${chipCardsLeftOut(reason)}`,
  ...refusalText
};

/** One sentence for every reason of this game, and its paragraph is named by the reason. */
function why(reason: Why, names: Names): string {
  if (isMainReason(reason)) return mainText()?.why(reason, names) ?? '';
  if (isJoiningWhy(reason)) return joiningSentence(reason, names);
  if (isLeavingWhy(reason)) return leavingSentence(reason, names);
  if (isChipCardWhy(reason)) return chipCardSentence(reason, names);
  return sentenceOf(SENTENCES, reason, names);
}

function at(casino: CasinoAt): string {
  return casino === 'this' ? 'at this casino' : `at casino ${casino}`;
}

type WhyOf<Code extends Why['code']> = Extract<Why, { code: Code }>;

/** A casino as the object of a sentence. */
function casinoWords(casino: CasinoAt): string {
  return casino === 'this' ? 'this casino' : `casino ${casino}`;
}

/** "2 notes, 1 chip at $10,000 and $30,000 for chip cards". */
function sumParts({ notes, chips, bonus, cash, owed }: WhyOf<'sum'>): string {
  return listed([
    plural(notes, 'note'),
    `${plural(chips, 'chip')} at $10,000`,
    ...(bonus === undefined ? [] : [`${dollars(bonus)} for chip cards`]),
    ...(cash === undefined ? [] : [`${dollars(cash)} without a note`]),
    ...(owed === undefined ? [] : [`${dollars(owed)} owed by the bank`])
  ]);
}

/** If chip cards would have changed the place (25.8). */
function chipCardsLeftOut({ rule }: WhyOf<'morePieces' | 'level'>): string {
  return rule === '25.8' ? ' Chip cards don’t count here.' : '';
}

function people(players: WhyOf<'level'>['players'], names: Names): string {
  return listed(players.map(names));
}

function most({ own, casino, value, next, alike }: WhyOf<'most'>, names: Names): string {
  const name = subject(own.who, names);
  const note = alike ? `one of the two ${dollars(value)} notes` : `the higher note, ${dollars(value)}`;
  if (next === undefined)
    return `${name} has ${strengthWords(own)} ${at(casino)}, with no one else left there, and takes ${note}.`;
  return `${name} wins ${casinoWords(casino)} ${scoreWords(own, next, names)} and takes ${note}.`;
}

function tied({ own, others, casino }: WhyOf<'tied'>, names: Names): string {
  const tiedTexts = others.map((strength) => {
    const name = whoName(strength.who, names);
    return strength.big > 0 || strength.black !== undefined ? `${name} (${diceWords(strength)})` : name;
  });
  return `${subject(own.who, names)} has ${strengthWords(own)} ${at(casino)} and ties with ${listed(tiedTexts)}. Tied dice are removed, so ${whoName(own.who, names)} gets nothing.`;
}

function leftOver({ casino, notes, claimants, left }: WhyOf<'leftOver'>): string {
  // Also read while the round is played, when nothing has gone anywhere yet.
  const sums = listed(notes.map(dollars));
  const unclaimed = notes.length === 1 ? `the ${sums} goes under the pile` : `${sums} go under the pile`;
  if (claimants === 0) return `No one has dice ${at(casino)}, so ${unclaimed}.`;
  if (left === 0) return `Everyone ${at(casino)} is tied, so no one wins and ${unclaimed}.`;
  return `Only one player is left ${at(casino)} and takes one note, so ${unclaimed}.`;
}

function passedOver(casinos: readonly number[]): string {
  if (casinos.length === 0) return '';
  return ` No player won the one at casino ${either(casinos.map(String))}.`;
}

/** How the line of a deal starts. */
export const notesOf = (round: number) => `The notes of round ${round}:`;

function logLine(fact: LogEvent, names: Names): string {
  switch (fact.code) {
    case 'dealt':
      return `${notesOf(fact.round)} ${listed(fact.pairs.map(([one, other]) => `${thousands(one)}+${thousands(other)}`))} thousand. ${names(fact.opening.player)} goes first.`;
    case 'neutral':
      return `The neutral dice show ${rollWords(fact.roll)}.`;
    case 'rolled':
      return `${names(fact.player)} rolls ${rollWords(fact.roll)} (roll ${fact.number}).`;
    case 'placed':
      return `${names(fact.player)} places ${placedWords(fact)} at casino ${fact.face}.`;
    case 'passed':
      return fact.free === true
        ? `${names(fact.player)} rolled only closed casinos and passes for free.`
        : `${names(fact.player)} pays 1 chip and passes.`;
    case 'counted':
      return `The dice of round ${fact.round} are counted.`;
    case 'depth':
      return fact.depth === 'turns'
        ? 'From here on, every turn is entered.'
        : 'From here on, only round results are entered.';
    case 'chipCards':
      return `The chip cards of round ${fact.round}, casinos 1 to 6: ${listed(fact.colours.map((colour) => CHIP_COLOUR_NAMES[colour]))}.`;
    case 'chipCard':
      return fact.colour === 'none'
        ? `${names(fact.player)} leaves the chip cards at casino ${fact.casino}.`
        : `${names(fact.player)} takes a ${CHIP_COLOUR_NAMES[fact.colour]} chip card at casino ${fact.casino}.`;
    case 'left':
      return leftLine(fact, names);
    case 'joined':
      return joinedLine(fact, names);
    case 'laid':
    case 'bank':
    case 'countBank':
    case 'reward':
    case 'tile':
      return mainText()?.logLine(fact, names) ?? '';
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

/** The chip cards are entered from casino 1 on. */
function nextPieceSentence({ id }: Pick<LasVegasAsk, 'id'>, next: number): string | undefined {
  return id === 'chipCards' ? `Casino ${next}: which colour?` : undefined;
}

export const text: Text<LasVegas> = {
  why,
  logLine,
  ask,
  choice,
  countLabel: counted,
  piece,
  outcome: effectSentences,
  undo,
  tapLabel: tapped,
  nextPieceSentence,
  offerLabel,
  placeHeading
};
