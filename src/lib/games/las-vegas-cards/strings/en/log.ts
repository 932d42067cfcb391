import type { LeavingWhy } from '$lib/games/contract/leaving';
import type { JoiningWhy } from '$lib/games/contract/joining';
import {
  formatDollars,
  joinWithAnd,
  plural,
  inThousands,
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
import { ask, choice, countLabel, offerLabel, piece } from './asks';
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
  subjectName,
  ownerName
} from './shared';

type WhyOf<Code extends Why['code']> = Extract<Why, { code: Code }>;

const SENTENCES: Sentences<Exclude<Why, JoiningWhy | LeavingWhy>> = {
  most: mostSentence,
  second: (reason, names) =>
    `${subjectName(reason.own.who, names)} is second ${atCasino(reason.casino)} ${scoreWords(reason.own, reason.best, names)} and takes ${note('the other note', reason.value)}.`,
  third: (reason, names) =>
    `${subjectName(reason.own.who, names)} has ${strengthWords(reason.own)} ${atCasino(reason.casino)}, behind ${joinWithAnd(reason.better.map((strength) => `${ownerName(strength.who, names)} (${strength.count})`))}. Only first and second are paid, so ${ownerName(reason.own.who, names)} gets nothing.`,
  tied: tiedSentence,
  leftOver: leftOverSentence,
  imaginary: (reason) =>
    `The third colour ${reason.rank === 1 ? `wins ${casinoWords(reason.casino)}` : `is second ${atCasino(reason.casino)}`} with ${strengthWords(reason.own)}, so ${reason.value === 0 ? 'that note' : `the ${formatDollars(reason.value)}`} goes back to the box.`,
  bonus: (reason, names) =>
    `${names(reason.player)} gets ${formatDollars(reason.value)} for ${chipCardWords(reason, reason.count)}.`,
  noBonus: (reason, names) => `${names(reason.player)} has no chip cards, so there’s no bonus.`,
  sum,
  moreNotes,
  level: (reason, names) =>
    `${people(reason.players, names)} tie with ${formatDollars(reason.total)} and ${piecesWords(reason.pieces, reason)} each, and share the place.${notesOnly(reason)}`,
  allowed: allowedSentence,
  mayTake,
  stops: (reason, names) =>
    `${names(reason.player)} has ${plural(reason.cards, 'card')} at the casinos. That’s eight or more, so ${names(reason.player)} is done for this round.`,
  goesOn: (reason, names) =>
    `${names(reason.player)} has ${plural(reason.cards, 'card')} at the casinos. That’s fewer than eight, so ${names(reason.player)} has another turn.`,
  lastTurn: (reason, names) =>
    `${names(reason.player)} has ${plural(reason.cards, 'card')} at the casinos, but a round ends after six turns.`,
  ...refusalText
};

/** One sentence for every reason of this game. The reason itself has the number of its paragraph. */
function why(reason: Why, names: Names): string {
  if (isJoiningWhy(reason)) return joiningSentence(reason, names);
  if (isLeavingWhy(reason)) return leavingSentence(reason, names);
  return sentenceOf(SENTENCES, reason, names);
}

/** The note that someone gets; its value is left out if it is not known yet. */
function note(noteName: string, value: number): string {
  return value === 0 ? noteName : `${noteName}, ${formatDollars(value)}`;
}

function people(players: readonly PlayerId[], names: Names): string {
  return joinWithAnd(players.map(names));
}

function mostSentence({ own, casino, value, next, alike }: WhyOf<'most'>, names: Names): string {
  const name = subjectName(own.who, names);
  const noteText =
    alike === true && value > 0
      ? `one of the two ${formatDollars(value)} notes`
      : note('the higher note', value);
  if (next === undefined)
    return `${name} has ${strengthWords(own)} ${atCasino(casino)}, with no one else left there, and takes ${noteText}.`;
  return `${name} wins ${casinoWords(casino)} ${scoreWords(own, next, names)} and takes ${noteText}.`;
}

function tiedSentence({ own, others, casino }: WhyOf<'tied'>, names: Names): string {
  const tiedTexts = others.map((strength) => {
    const cardsText =
      strength.cards === undefined ? '' : ` (on ${plural(cardCount(strength.cards), 'card')})`;
    return `${ownerName(strength.who, names)}${cardsText}`;
  });
  return `${subjectName(own.who, names)} has ${strengthWords(own)} ${atCasino(casino)} and ties with ${joinWithAnd(tiedTexts)}. Tied cards are removed, so ${ownerName(own.who, names)} gets nothing.`;
}

function leftOverSentence({ casino, notes, claimants, left }: WhyOf<'leftOver'>): string {
  // Players also read this during the round, when no note has gone anywhere yet.
  const unclaimedText =
    notes.length === 1
      ? `the ${noteWords(notes)} goes back to the box`
      : `${noteWords(notes)} go back to the box`;
  if (claimants === 0) return `No one has cards ${atCasino(casino)}, so ${unclaimedText}.`;
  if (left === 0) return `Everyone ${atCasino(casino)} is tied, so no one wins and ${unclaimedText}.`;
  return `Only one player is left ${atCasino(casino)} and takes one note, so ${unclaimedText}.`;
}

function sum({ player, notes, won, bonus, cash = 0, total }: WhyOf<'sum'>, names: Names): string {
  const sumText = `${names(player)} has ${formatDollars(total)}`;
  const noteText = plural(notes, 'note');
  if (bonus === 0 && cash === 0) return `${sumText} from ${noteText}.`;
  const parts = [
    `${formatDollars(won)} from ${noteText}`,
    ...(bonus === 0 ? [] : [`${formatDollars(bonus)} for chip cards`]),
    ...(cash === 0 ? [] : [`${formatDollars(cash)} without a note`])
  ];
  return `${sumText}: ${joinWithAnd(parts)}.`;
}

function moreNotes(reason: WhyOf<'moreNotes'>, names: Names): string {
  const { players, others, total, pieces, otherPieces } = reason;
  const sentence = `${people([...players, ...others], names)} have ${formatDollars(total)} each`;
  const leadSentence = `${people(players, names)} ${players.length === 1 ? 'is' : 'are'} ahead with ${piecesWords(pieces, reason)} to ${otherPieces}`;
  return `${sentence}. ${leadSentence}.${notesOnly(reason)}`;
}

/** Says that chip cards are not counted where they do not break a tie (5.4). */
function notesOnly({ rule, chipCards, notesOnly: isNotesOnly }: WhyOf<'moreNotes' | 'level'>): string {
  return chipCards && (isNotesOnly === true || rule === '5.2') ? ' Chip cards don’t count as notes.' : '';
}

function piecesWords(count: number, { rule, notesOnly: isNotesOnly }: WhyOf<'moreNotes' | 'level'>): string {
  if (rule !== '5.4' || isNotesOnly === true) return plural(count, 'note');
  return count === 1 ? '1 note or chip card' : `${count} notes and chip cards`;
}

function mayTake({ casino, dice, rule }: WhyOf<'mayTake'>): string {
  const permission = `With ${diceWords(dice)} in one go at casino ${casino}, one chip card may be taken there if there is one`;
  return rule === '7.5' ? `${permission}, as well as one at the other casino.` : `${permission}.`;
}

function allowedSentence({ cards, numbers }: WhyOf<'allowed'>): string {
  if (cards < 3) return `${cards === 1 ? 'One card is' : 'Two cards are'} always allowed.`;
  return `${plural(cards, 'card')} are allowed together, because they all show ${joinWithAnd(numbers.map(String))}.`;
}

const LINES: Sentences<LogEvent> = {
  notes: (event) =>
    `The notes of round ${event.round}: ${joinWithAnd(event.pairs.map(([one, other]) => `${inThousands(one)}+${inThousands(other)}`))} thousand.`,
  later: (event) => `The notes of round ${event.round} will be entered later.`,
  chipCards: (event) =>
    `The chip cards of round ${event.round}, casinos 1 to 6: ${joinWithAnd(event.colours.map(({ name }) => name))}.`,
  neutral: (event) => `The third colour has ${cardWords(event.cards)}.`,
  hand: (event, names) => `${names(event.player)} has five cards for turn ${event.turn}.`,
  chosen: (event, names) => `${names(event.player)} has chosen.`,
  laid: (event, names) =>
    `Turn ${event.turn}: ${joinWithAnd(event.placements.map(({ player, cards }) => `${names(player)} places ${cardWords(cards)}`))}.`,
  chipCard: (event, names) =>
    event.colour === undefined
      ? `${names(event.player)} leaves the chip cards at casino ${event.casino}.`
      : `${names(event.player)} takes a ${event.colour.name} chip card at casino ${event.casino}.`,
  counted: (event) => `The dice of round ${event.round} are counted.`,
  left: leftLine,
  joined: joinedLine,
  depth: (event) =>
    event.depth === 'turns'
      ? 'From here on, every turn is entered.'
      : 'From here on, only round results are entered.'
};

/** The label of undo for a line of the log. */
function undo(event: LogEvent, names: Names): string | undefined {
  switch (event.code) {
    case 'notes':
      return `the notes of round ${event.round}`;
    case 'later':
      return 'entering the notes later';
    case 'chipCards':
      return `the chip cards of round ${event.round}`;
    case 'neutral':
      return 'the cards of the third colour';
    case 'laid':
      return undoLaid(event, names);
    case 'counted':
      return `the count of round ${event.round}`;
    case 'chipCard':
      return event.colour === undefined
        ? `${names(event.player)} takes no chip card`
        : `${names(event.player)}’s chip card at casino ${event.casino}`;
    case 'left':
    case 'joined':
      return undefined;
    case 'depth':
      return event.depth === 'turns' ? 'entering every turn' : 'entering round results';
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
    return `${formatDollars(Number(tap.row))} turned up`;
  if (tap.kit !== 'pick') return undefined;
  if (tap.part === 'number') return `Number ${tap.value}`;
  return tap.part === 'double' ? 'Double card' : 'Another number';
}

/** Describes the note, chip card or card of the third colour to be entered next. */
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
  countLabel,
  piece,
  undo,
  tapLabel,
  nextPieceSentence,
  offerLabel,
  placeHeading
};
