import type { LeavingWhy } from '$lib/games/contract/leaving';
import type { JoiningWhy } from '$lib/games/contract/joining';
import {
  dollars,
  listed,
  plural,
  thousands,
  type AskTap,
  type Names,
  type PlayerId,
  sentenceOf,
  type Sentences
} from '$lib/core';
import { countedGroupOf } from '$lib/games/las-vegas-cards/actions/groups';
import type { CardsAsk } from '$lib/games/las-vegas-cards/actions/action';
import { cardCount, NEUTRAL_CARDS, nextNote } from '$lib/games/las-vegas-cards/data';
import type { Text } from '$lib/games/contract/define';
import { isJoiningWhy, joinedLine, joiningSentence } from '$lib/games/contract/strings/en/joining';
import { isLeavingWhy, leavingSentence, leftLine } from '$lib/games/contract/strings/en/leaving';
import { ask, choice, counted, offer, piece } from './asks';
import { refusalText } from './refusals';
import type { LasVegasCards, LogEvent, Why } from '$lib/games/las-vegas-cards/types';
import {
  atCasino,
  cardWords,
  casinoWords,
  chipCardWords,
  diceWords,
  noteWords,
  scoreWords,
  strengthWords,
  subject,
  whoName
} from './shared';

type WhyOf<Code extends Why['code']> = Extract<Why, { code: Code }>;

const SENTENCES: Sentences<Exclude<Why, JoiningWhy | LeavingWhy>> = {
  most,
  second: (reason, names) =>
    `${subject(reason.own.who, names)} is second ${atCasino(reason.casino)} ${scoreWords(reason.own, reason.best, names)} and takes ${note('the other note', reason.value)}.`,
  third: (reason, names) =>
    `${subject(reason.own.who, names)} has ${strengthWords(reason.own)} ${atCasino(reason.casino)}, behind ${listed(reason.better.map((strength) => `${whoName(strength.who, names)} (${strength.count})`))}. Only first and second are paid, so ${whoName(reason.own.who, names)} gets nothing.`,
  tied,
  leftOver,
  imaginary: (reason) =>
    `The third colour ${reason.rank === 1 ? `wins ${casinoWords(reason.casino)}` : `is second ${atCasino(reason.casino)}`} with ${strengthWords(reason.own)}, so ${reason.value === 0 ? 'that note' : `the ${dollars(reason.value)}`} goes back to the box.`,
  bonus: (reason, names) =>
    `${names(reason.player)} gets ${dollars(reason.value)} for ${chipCardWords(reason, reason.count)}.`,
  noBonus: (reason, names) => `${names(reason.player)} has no chip cards, so there’s no bonus.`,
  sum,
  moreNotes,
  level: (reason, names) =>
    `${people(reason.players, names)} tie with ${dollars(reason.total)} and ${piecesWords(reason.pieces, reason)} each, and share the place.${notesOnly(reason)}`,
  allowed,
  mayTake,
  stops: (reason, names) =>
    `${names(reason.player)} has ${plural(reason.cards, 'card')} at the casinos. That’s eight or more, so ${names(reason.player)} is done for this round.`,
  goesOn: (reason, names) =>
    `${names(reason.player)} has ${plural(reason.cards, 'card')} at the casinos. That’s fewer than eight, so ${names(reason.player)} has another turn.`,
  lastTurn: (reason, names) =>
    `${names(reason.player)} has ${plural(reason.cards, 'card')} at the casinos, but a round ends after six turns.`,
  ...refusalText
};

/** One sentence for every reason of this game, and its paragraph is named by the reason. */
function why(reason: Why, names: Names): string {
  if (isJoiningWhy(reason)) return joiningSentence(reason, names);
  if (isLeavingWhy(reason)) return leavingSentence(reason, names);
  return sentenceOf(SENTENCES, reason, names);
}

/** The note that someone gets; its value is left out if it is not known yet. */
function note(which: string, value: number): string {
  return value === 0 ? which : `${which}, ${dollars(value)}`;
}

function people(players: readonly PlayerId[], names: Names): string {
  return listed(players.map(names));
}

function most({ own, casino, value, next, alike }: WhyOf<'most'>, names: Names): string {
  const name = subject(own.who, names);
  const prize =
    alike === true && value > 0 ? `one of the two ${dollars(value)} notes` : note('the higher note', value);
  if (next === undefined)
    return `${name} has ${strengthWords(own)} ${atCasino(casino)}, with no one else left there, and takes ${prize}.`;
  return `${name} wins ${casinoWords(casino)} ${scoreWords(own, next, names)} and takes ${prize}.`;
}

function tied({ own, others, casino }: WhyOf<'tied'>, names: Names): string {
  const tiedTexts = others.map((strength) => {
    const cards = strength.cards === undefined ? '' : ` (on ${plural(cardCount(strength.cards), 'card')})`;
    return `${whoName(strength.who, names)}${cards}`;
  });
  return `${subject(own.who, names)} has ${strengthWords(own)} ${atCasino(casino)} and ties with ${listed(tiedTexts)}. Tied cards are removed, so ${whoName(own.who, names)} gets nothing.`;
}

function leftOver({ casino, notes, claimants, left }: WhyOf<'leftOver'>): string {
  // Also read while the round is played, when nothing has gone anywhere yet.
  const unclaimed =
    notes.length === 1
      ? `the ${noteWords(notes)} goes back to the box`
      : `${noteWords(notes)} go back to the box`;
  if (claimants === 0) return `No one has cards ${atCasino(casino)}, so ${unclaimed}.`;
  if (left === 0) return `Everyone ${atCasino(casino)} is tied, so no one wins and ${unclaimed}.`;
  return `Only one player is left ${atCasino(casino)} and takes one note, so ${unclaimed}.`;
}

function sum({ player, notes, won, bonus, cash = 0, total }: WhyOf<'sum'>, names: Names): string {
  const sumText = `${names(player)} has ${dollars(total)}`;
  const from = plural(notes, 'note');
  if (bonus === 0 && cash === 0) return `${sumText} from ${from}.`;
  const parts = [
    `${dollars(won)} from ${from}`,
    ...(bonus === 0 ? [] : [`${dollars(bonus)} for chip cards`]),
    ...(cash === 0 ? [] : [`${dollars(cash)} without a note`])
  ];
  return `${sumText}: ${listed(parts)}.`;
}

function moreNotes(reason: WhyOf<'moreNotes'>, names: Names): string {
  const { players, others, total, pieces, otherPieces } = reason;
  const sentence = `${people([...players, ...others], names)} have ${dollars(total)} each`;
  const ahead = `${people(players, names)} ${players.length === 1 ? 'is' : 'are'} ahead with ${piecesWords(pieces, reason)} to ${otherPieces}`;
  return `${sentence}. ${ahead}.${notesOnly(reason)}`;
}

/** Says that chip cards are not counted where they do not break a tie (5.4). */
function notesOnly({ rule, chipCards, notesOnly: only }: WhyOf<'moreNotes' | 'level'>): string {
  return chipCards && (only === true || rule === '5.2') ? ' Chip cards don’t count as notes.' : '';
}

function piecesWords(count: number, { rule, notesOnly: only }: WhyOf<'moreNotes' | 'level'>): string {
  if (rule !== '5.4' || only === true) return plural(count, 'note');
  return count === 1 ? '1 note or chip card' : `${count} notes and chip cards`;
}

function mayTake({ casino, dice, rule }: WhyOf<'mayTake'>): string {
  const may = `With ${diceWords(dice)} in one go at casino ${casino}, one chip card may be taken there if there is one`;
  return rule === '7.5' ? `${may}, as well as one at the other casino.` : `${may}.`;
}

function allowed({ cards, numbers }: WhyOf<'allowed'>): string {
  if (cards < 3) return `${cards === 1 ? 'One card is' : 'Two cards are'} always allowed.`;
  return `${plural(cards, 'card')} are allowed together, because they all show ${listed(numbers.map(String))}.`;
}

const LINES: Sentences<LogEvent> = {
  notes: (fact) =>
    `The notes of round ${fact.round}: ${listed(fact.pairs.map(([one, other]) => `${thousands(one)}+${thousands(other)}`))} thousand.`,
  later: (fact) => `The notes of round ${fact.round} will be entered later.`,
  chipCards: (fact) =>
    `The chip cards of round ${fact.round}, casinos 1 to 6: ${listed(fact.colours.map(({ name }) => name))}.`,
  neutral: (fact) => `The third colour has ${cardWords(fact.cards)}.`,
  hand: (fact, names) => `${names(fact.player)} has five cards for turn ${fact.turn}.`,
  chosen: (fact, names) => `${names(fact.player)} has chosen.`,
  laid: (fact, names) =>
    `Turn ${fact.turn}: ${listed(fact.placements.map(({ player, cards }) => `${names(player)} places ${cardWords(cards)}`))}.`,
  chipCard: (fact, names) =>
    fact.colour === undefined
      ? `${names(fact.player)} leaves the chip cards at casino ${fact.casino}.`
      : `${names(fact.player)} takes a ${fact.colour.name} chip card at casino ${fact.casino}.`,
  counted: (fact) => `The dice of round ${fact.round} are counted.`,
  left: leftLine,
  joined: joinedLine,
  depth: (fact) =>
    fact.depth === 'turns'
      ? 'From here on, every turn is entered.'
      : 'From here on, only round results are entered.'
};

/** The label of undo for a line of the log. */
function undo(fact: LogEvent, names: Names): string | undefined {
  switch (fact.code) {
    case 'notes':
      return `the notes of round ${fact.round}`;
    case 'later':
      return 'entering the notes later';
    case 'chipCards':
      return `the chip cards of round ${fact.round}`;
    case 'neutral':
      return 'the cards of the third colour';
    case 'laid':
      return undoLaid(fact, names);
    case 'counted':
      return `the count of round ${fact.round}`;
    case 'chipCard':
      return fact.colour === undefined
        ? `${names(fact.player)} takes no chip card`
        : `${names(fact.player)}’s chip card at casino ${fact.casino}`;
    case 'left':
    case 'joined':
      return undefined;
    case 'depth':
      return fact.depth === 'turns' ? 'entering every turn' : 'entering round results';
    case 'hand':
    case 'chosen':
      return undefined;
  }
}

function undoLaid({ placements, turn }: Extract<LogEvent, { code: 'laid' }>, names: Names): string {
  const [first, another] = placements;
  if (first === undefined || another !== undefined) return `the cards of turn ${turn}`;
  return first.cards.length > 2
    ? `${names(first.player)} places ${first.cards.length} cards`
    : `${names(first.player)} places ${cardWords(first.cards)}`;
}

/** The label of undo for a note, or for a part of a placement. */
function tapLabel(tap: AskTap): string | undefined {
  if (tap.kit === 'count' && countedGroupOf(tap.group)?.kind === 'notes')
    return `${dollars(Number(tap.row))} turned up`;
  if (tap.kit !== 'pick') return undefined;
  if (tap.part === 'number') return `Number ${tap.value}`;
  return tap.part === 'double' ? 'Double card' : 'Another number';
}

/** Which note, chip card or card of the third colour is entered next. */
function nextPieceSentence({ id }: CardsAsk, next: number): string | undefined {
  if (id === 'notes') {
    const { casino, first } = nextNote(next);
    return `Casino ${casino}: ${first ? 'the first note' : 'the other note'}`;
  }
  if (id === 'chipCards') return `Casino ${next}: which colour?`;
  return id === 'neutral' ? `Card ${next} of ${NEUTRAL_CARDS}` : undefined;
}

/** The casino that a reason is about, as a heading. */
function placeHeading(reason: Why): string | undefined {
  return 'casino' in reason && reason.casino !== 'this' ? `Casino ${reason.casino}` : undefined;
}

export const text: Text<LasVegasCards> = {
  why,
  logLine: (event, names) => sentenceOf(LINES, event, names),
  ask,
  choice,
  countLabel: counted,
  piece,
  undo,
  tapLabel,
  nextPieceSentence,
  offerLabel: offer,
  placeHeading
};
