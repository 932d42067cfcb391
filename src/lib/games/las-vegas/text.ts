import { dollars, inWords, listed, plural, thousands, type Names } from '$lib/core';
import type { Text } from '$lib/games/define';
import type { LasVegas } from './rules';
import { ask } from './ask-text';
import { choice, COUNT_BANK, counted, depthLabel, piece } from './choice-text';
import { CASINO_NAMES } from './data';
import { outcome } from './effects';
import { refusal } from './refusal-text';
import { tap } from './tap-text';
import { chipCardSentence, isChipCardWhy } from './chip-card-text';
import { chipCardName } from './chip-cards';
import { isRoyaleWhy, royaleSentence } from './royale-text';
import { tileOf, titleOf } from './tiles';
import { placedWords, undo } from './undo-text';
import { diceWords, rollWords, strengthWords, subject, whoName } from './words';
import type { CasinoAt, Move, Strength, Told, Why } from './types';

/** One sentence for every reason of this game, and its paragraph is named by the reason. */
function why(reason: Why, names: Names): string {
  if (isRoyaleWhy(reason)) return royaleSentence(reason, names);
  if (isChipCardWhy(reason)) return chipCardSentence(reason, names);
  switch (reason.code) {
    case 'most':
      return most(reason, names);
    case 'second':
      return `${subject(reason.own.who, names)} has the second most left ${at(reason.casino)} with ${strengthWords(reason.own)} after ${whose(reason.best, names)} ${reason.best.count}: the other note, ${dollars(reason.value)}.`;
    case 'third':
      return `${subject(reason.own.who, names)} has ${strengthWords(reason.own)} ${at(reason.casino)}; ${listed(reason.better.map((each) => `${whoName(each.who, names)} (${each.count})`))} have more, and only two are paid: nothing.`;
    case 'tied':
      return tied(reason, names);
    case 'leftOver':
      return leftOver(reason);
    case 'imaginary':
      return `${subject(reason.own.who, names)} has the ${reason.rank === 1 ? 'most' : 'second most'} left ${at(reason.casino)} with ${strengthWords(reason.own)}: the ${dollars(reason.value)} goes under the pile.`;
    case 'pair':
      return `Casino ${reason.casino} gets ${dollars(reason.pair[0])} and ${dollars(reason.pair[1])}, ${dollars(reason.total)} together${reason.level ? '; of equal totals the higher note goes to the higher casino' : ''}.`;
    case 'chip':
      return `${names(reason.player)} gets a chip: everybody gets two at the beginning of round ${reason.round}.`;
    case 'passed':
      return `${names(reason.player)} pays a chip to pass and has ${plural(reason.left, 'chip')} left.`;
    case 'spent':
      return `${names(reason.player)} has ${plural(reason.left, 'chip')} left after the round and so has paid ${plural(reason.spent, 'chip')} to pass.`;
    case 'begins':
      return `${names(reason.player)} begins: the oldest, or whom the table chose.`;
    case 'winnerBegins':
      return `${names(reason.player)} begins, having won the higher note at casino ${reason.casino}${passedOver(reason.passedOver)}.`;
    case 'secondBegins':
      return `${names(reason.player)} begins, having won the lower note at casino ${reason.casino}${passedOver(reason.passedOver)}; the higher one went under the pile.`;
    case 'sameBegins':
      return `${names(reason.player)} begins again: nobody won a higher note.`;
    case 'nextBegins':
      return `${names(reason.player)} begins, the next after ${names(reason.before)}: nobody won a higher note.`;
    case 'sum':
      return `${names(reason.player)} has ${plural(reason.notes, 'note')} and ${plural(reason.chips, 'chip')} at $10,000${reason.bonus === undefined ? '' : `, and ${dollars(reason.bonus)} for chip cards`}${reason.owed === undefined ? '' : `, and ${dollars(reason.owed)} that the bank owes`}: ${dollars(reason.total)}.`;
    case 'morePieces':
      return `${people([...reason.players, ...reason.others], names)} have ${dollars(reason.total)} each; ${people(reason.players, names)} ${reason.players.length === 1 ? 'is' : 'are'} ahead with ${reason.pieces} notes and chips against ${reason.otherPieces}${chipCardsLeftOut(reason)}.`;
    case 'level':
      return `${people(reason.players, names)} are level with ${dollars(reason.total)} and ${reason.pieces === 1 ? '1 note or chip' : `${reason.pieces} notes and chips`} each, and share the place${chipCardsLeftOut(reason)}.`;
    case 'notRolled':
    case 'noChip':
    case 'noDice':
    case 'tooMany':
    case 'bigGone':
    case 'notAll':
    case 'wrongRoll':
    case 'notSixPairs':
    case 'notInPile':
    case 'short':
    case 'over':
    case 'chipsBound':
    case 'depthLater':
    case 'unreadable':
    case 'notNow':
      return refusal(reason, names);
  }
}

function at(casino: CasinoAt): string {
  return casino === 'this' ? 'at this casino' : `at casino ${casino}`;
}

type WhyOf<Code extends Why['code']> = Extract<Why, { code: Code }>;

function whose({ who }: Strength, names: Names): string {
  return `${whoName(who, names)}’s`;
}

/** Said where chip cards would have changed the place (25.8). */
function chipCardsLeftOut({ rule }: WhyOf<'morePieces' | 'level'>): string {
  return rule === '25.8' ? '; chip cards do not count here' : '';
}

function people(players: WhyOf<'level'>['players'], names: Names): string {
  return listed(players.map(names));
}

function most({ own, casino, value, next, alike }: WhyOf<'most'>, names: Names): string {
  const has = `${subject(own.who, names)} has`;
  const note = alike ? `one of the two notes of ${dollars(value)}` : `the higher note, ${dollars(value)}`;
  if (next === undefined)
    return `${has} ${strengthWords(own)} ${at(casino)}, and nobody else is left there: ${note}.`;
  return `${has} the most left ${at(casino)} with ${strengthWords(own)} against ${whose(next, names)} ${next.count}: ${note}.`;
}

function tied({ own, others, casino }: WhyOf<'tied'>, names: Names): string {
  const equals = others.map((each) => {
    const name = whoName(each.who, names);
    return each.big > 0 || each.black !== undefined ? `${name} (${diceWords(each)})` : name;
  });
  const has = others.length === 1 ? 'has' : 'have';
  return `${subject(own.who, names)} has ${strengthWords(own)} ${at(casino)}, and so ${has} ${listed(equals)}; equal counts leave before anybody is paid: nothing.`;
}

function leftOver({ casino, notes, claimants, left }: WhyOf<'leftOver'>): string {
  // Also read while the round is played, when nothing has gone anywhere yet.
  const note =
    notes.length === 1
      ? `A note that nobody wins goes under the pile: ${listed(notes.map(dollars))}.`
      : `Notes that nobody wins go under the pile: ${listed(notes.map(dollars))}.`;
  if (claimants === 0) return `Nobody has dice ${at(casino)}. ${note}`;
  if (left === 0) return `Equal counts leave nobody ${at(casino)}. ${note}`;
  return `Only one is left ${at(casino)} and takes one note. ${note}`;
}

function passedOver(casinos: readonly number[]): string {
  if (casinos.length === 0) return '';
  return `; no player won that of ${casinos.length === 1 ? 'casino' : 'casinos'} ${listed(casinos.map(String))}`;
}

function told(fact: Told, names: Names): string {
  switch (fact.code) {
    case 'dealt':
      return `Round ${fact.round} is dealt: ${listed(fact.pairs.map(([one, other]) => `${thousands(one)}+${thousands(other)}`))} thousand. ${names(fact.opening.player)} begins.`;
    case 'neutral':
      return `The neutral dice show ${rollWords(fact.roll)}.`;
    case 'rolled':
      return `${names(fact.player)} rolls ${rollWords(fact.roll)} (roll ${fact.number}).`;
    case 'placed':
      return `${names(fact.player)} places ${placedWords(fact)} at casino ${fact.face}.`;
    case 'passed':
      return fact.free === true
        ? `${names(fact.player)} rolled closed casinos only and passes.`
        : `${names(fact.player)} pays 1 chip and passes.`;
    case 'counted':
      return `The table counts the dice of round ${fact.round}.`;
    case 'depth':
      return fact.depth === 'turns'
        ? 'Every turn is told from now on.'
        : 'Only the rounds are told from now on.';
    case 'chipCards':
      return `The chip cards of round ${fact.round}, from casino 1 to 6: ${listed(fact.colours.map(chipCardName))}.`;
    case 'chipCard':
      return fact.colour === 'none'
        ? `${names(fact.player)} leaves the chip cards at casino ${fact.casino}.`
        : `${names(fact.player)} takes a ${chipCardName(fact.colour)} chip card at casino ${fact.casino}.`;
    case 'laid':
      return `${titleOf(fact.tile)} is laid at casino ${fact.at}.`;
    case 'bank':
      return bankLine(fact);
    case 'countBank':
      return 'The bank is counted.';
    case 'reward':
      return `${names(fact.player)} was paid ${dollars(fact.value)} by ${titleOf(fact.tile)}.`;
    case 'tile':
      return tileLine(fact, names);
  }
}

function bankLine({ counted, only }: Extract<Told, { code: 'bank' }>): string {
  if (!counted) return 'The notes of the bank are not counted.';
  if (only === undefined) return 'The notes of the bank are known.';
  return `The bank has ${only.count === 0 ? 'no' : inWords(only.count)} ${dollars(only.value)} ${only.count === 1 ? 'note' : 'notes'}.`;
}

function tileLine({ player, move }: Extract<Told, { code: 'tile' }>, names: Names): string {
  return tileOf(move.tile).lines[move.do]?.(move, names(player), names) ?? '';
}

function where(reason: Why): string | undefined {
  if ('at' in reason && reason.at !== 'this') return `Casino ${reason.at}, ${CASINO_NAMES[reason.at]}`;
  if (!('casino' in reason) || reason.casino === 'this') return undefined;
  return `Casino ${reason.casino}, ${CASINO_NAMES[reason.casino]}`;
}

function offer(move: Move): string {
  if (move.type === 'countBank') return COUNT_BANK;
  return move.type === 'depth' ? depthLabel(move.depth) : '';
}

export const text: Text<LasVegas> = {
  why,
  told,
  ask,
  choice,
  counted,
  piece,
  outcome,
  undo,
  tap,
  offer,
  where
};
