import { isolatedText, listed, type Names } from '$lib/core';
import type { RankingWhy } from './ranking-text';
import type { RefereeWhy } from './referee-text';
import type { Refusal, Why } from './types';
import { at, chipWords, people, riggers, setWords, verb } from './words';

type PayoutWhy = Exclude<Why, Refusal | RankingWhy | RefereeWhy>;

/** What is paid, and what is not. */
export function payoutWhy(why: PayoutWhy, names: Names): string {
  switch (why.code) {
    case 'jackpot':
      return `${names(why.player)} leads ${at(why.casino)}${sum(why.sum)}, which ${riggers(why.fixers, names)} rigged, and takes the jackpot of ${chipWords(why.value)}.`;
    case 'emptyJackpot':
      return `${names(why.player)} leads ${at(why.casino)}${sum(why.sum)}, which ${riggers(why.fixers, names)} rigged, but no chip lies there.`;
    case 'notLeader':
      return notLeader(why, names);
    case 'voidSeven':
      return why.leader === undefined
        ? `The 7 of the team that rigged it counts for nothing ${at(why.casino)}, and nobody leads alone without it: nothing for ${setWords(why, names)}.`
        : `The 7 of ${setWords(why, names)} counts for nothing ${at(why.casino)}, and without it ${setWords(why.leader, names)} ${verb(why.leader, 'leads', 'lead')}${sum(why.leader.sum)}: nothing.`;
    case 'unclaimed':
      return `${people(why.fixers, names)} rigged ${why.casino === '' ? 'this casino' : isolatedText(why.casino)}, and nobody leads there: ${why.value === 0 ? 'no chip lies there' : `${chipWords(why.value)} ${why.value === 1 ? 'stays' : 'stay'}`}.`;
    case 'kickedOut':
      return `${setWords(why, names)} ${verb(why, 'leads', 'lead')} ${at(why.casino)}${sum(why.sum)}, which is secure: kicked out with nothing.`;
    case 'tiles':
      return tiles(why, names);
    case 'blockersJackpot':
      return `${setWords(why, names)} lead ${at(why.casino)}${sum(why.sum)}, which is rigged: blockers collect nothing, and the ${chipWords(why.value)} ${why.value === 1 ? 'goes' : 'go'} to the supply.`;
    case 'blockersNothing':
      return `${setWords(why, names)} have ${why.sum ?? 0} ${at(why.casino)}, and blockers never collect.`;
    case 'fromCharacter':
      return `${character(why.character)} ${at(why.casino)} gives ${names(why.player)} ${chipWords(why.value)}.`;
    case 'toCharacter':
      return `${names(why.player)} pays ${chipWords(why.value)} to ${named(why.character)} ${at(why.casino)}.`;
    case 'ontoJackpot':
      return `${character(why.character)} adds ${chipWords(why.value)} to the jackpot ${at(why.casino)}.`;
    case 'offJackpot':
      return `${character(why.character)} takes ${chipWords(why.value)} off the jackpot ${at(why.casino)}.`;
    case 'extra':
      return `${names(why.player)} has ${chipWords(why.value)} from characters this round.`;
    case 'collected':
      return `${people(why.partner === undefined ? [why.player] : [why.player, why.partner], names)} collected ${chipWords(why.value)} at the casinos.`;
    case 'split':
      return `${people(why.players, names)} split ${chipWords(why.pile)}: ${why.share} each.`;
    case 'oddChip':
      return `${people(why.players, names)} have ${chipWords(why.pile)}, an odd number: one goes back to the supply.`;
    case 'nothingToSplit':
      return `${names(why.player)} and ${names(why.other)} collected nothing: there is nothing to split.`;
    case 'fined':
      return `${names(why.player)} placed a 7 at their own team’s rigged casino and pays ${fineWords(why)}.`;
    case 'finedNothing':
      return `${names(why.player)} placed a 7 at their own team’s rigged casino, and has nothing to pay the fine with.`;
    case 'pileFined':
      return `${names(why.player)} placed a 7 at their own team’s rigged casino: ${chipWords(why.value)} of ${why.pile} ${why.value === 1 ? 'is' : 'are'} lost before the split.`;
    case 'refilled':
      return `No chip is left ${at(why.casino)}: the starting jackpot of ${chipWords(why.value)} is laid there.`;
  }
}

function sum(total: number | undefined): string {
  return total === undefined ? '' : ` with ${total}`;
}

function notLeader(why: Extract<PayoutWhy, { code: 'notLeader' }>, names: Names): string {
  const { leader } = why;
  return `${setWords(why, names)} ${verb(why, 'has', 'have')} ${why.sum ?? 'less'} ${at(why.casino)}, where ${setWords(leader, names)} ${verb(leader, 'leads', 'lead')}${sum(leader.sum)}: a rigged casino pays its leader alone.`;
}

function tiles(why: Extract<PayoutWhy, { code: 'tiles' }>, names: Names): string {
  const { numbers = [] } = why;
  const counted = numbers.length < 2 ? '' : ` (${listed(numbers.map(String))})`;
  return `${names(why.player)} has ${why.value}${counted} ${at(why.casino)}, which is secure, does not lead there, and gets ${chipWords(why.value)}.`;
}

function fineWords({ fine, value, owns }: Extract<PayoutWhy, { code: 'fined' }>): string {
  if (fine === 'all') return `everything won this round: ${chipWords(value)}`;
  return value < 10 && value === owns ? `all there is of the ten: ${chipWords(value)}` : chipWords(value);
}

function named(character: string): string {
  return character === '' ? 'the character' : isolatedText(character);
}

function character(name: string): string {
  return name === '' ? 'The character' : isolatedText(name);
}
