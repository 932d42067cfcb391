import { isolatedText, listed, type Names, possessive, type Sentences } from '$lib/core';
import type { Why } from '$lib/games/vegas-strip/types';
import { at, chipWords, people, playerCount, riggers, setWords, verb } from './shared';

/** The reasons for payments, and for their absence. */
export const payoutText = {
  jackpot: (why, names) =>
    `${names(why.player)} leads ${at(why.casino)}${sum(why.sum)}. ${riggers(why.fixers, names)} rigged it, so ${names(why.player)} takes the jackpot of ${chipWords(why.value)}.`,
  emptyJackpot: (why, names) =>
    `${names(why.player)} leads ${at(why.casino)}${sum(why.sum)}. ${riggers(why.fixers, names)} rigged it, but its jackpot is empty.`,
  notLeader,
  voidSeven: (why, names) =>
    why.leader === undefined
      ? `The 7 of the team that rigged it doesn’t count ${at(why.casino)}. No one leads without it, so ${setWords(why, names)} ${verb(why, 'gets', 'get')} nothing.`
      : `${possessive(names(why.player))} 7 doesn’t count ${at(why.casino)}, because their own team rigged it. Without it ${setWords(why.leader, names)} ${verb(why.leader, 'leads', 'lead')}${sum(why.leader.sum)}, so ${names(why.player)} gets nothing.`,
  unclaimed: (why, names) =>
    `${people(why.fixers, names)} rigged ${why.casino === '' ? 'this casino' : isolatedText(why.casino)}, but no one leads there. ${why.value === 0 ? 'Its jackpot is empty' : `Its ${chipWords(why.value)} ${why.value === 1 ? 'stays' : 'stay'}`}.`,
  kickedOut: (why, names) =>
    `${setWords(why, names)} ${verb(why, 'leads', 'lead')} ${at(why.casino)}${sum(why.sum)}. It’s secure, so ${setWords(why, names)} ${verb(why, 'is', 'are')} kicked out with nothing.`,
  tiles,
  blockersJackpot: (why, names) =>
    `${setWords(why, names)} lead ${at(why.casino)}${sum(why.sum)}. It’s rigged, but blockers never collect, so the ${chipWords(why.value)} ${why.value === 1 ? 'goes' : 'go'} to the supply.`,
  blockersNothing: (why, names) =>
    `${setWords(why, names)} have ${why.sum ?? 0} ${at(why.casino)}. Blockers never collect, so they get nothing.`,
  fromCharacter: (why, names) =>
    `${character(why.character)} ${at(why.casino)} gives ${names(why.player)} ${chipWords(why.value)}.`,
  toCharacter: (why, names) =>
    `${names(why.player)} pays ${chipWords(why.value)} to ${named(why.character)} ${at(why.casino)}.`,
  ontoJackpot: (why) =>
    `${character(why.character)} adds ${chipWords(why.value)} to the jackpot ${at(why.casino)}.`,
  offJackpot: (why) =>
    `${character(why.character)} takes ${chipWords(why.value)} off the jackpot ${at(why.casino)}.`,
  extra: (why, names) => `${names(why.player)} got ${chipWords(why.value)} from characters this round.`,
  collected: (why, names) =>
    `${people(why.partner === undefined ? [why.player] : [why.player, why.partner], names)} collected ${chipWords(why.value)} at the casinos.`,
  split: (why, names) =>
    `${people(why.players, names)} split ${chipWords(why.pile)} and get ${why.share} each.`,
  oddChip: (why, names) =>
    `${people(why.players, names)} have ${chipWords(why.pile)}, an odd number, so one goes back to the supply.`,
  nothingToSplit: (why, names) =>
    `${names(why.player)} and ${names(why.other)} collected nothing, so there’s nothing to split.`,
  fined: (why, names) =>
    `${names(why.player)} placed a 7 at their own team’s rigged casino and pays ${fineWords(why)}.`,
  finedNothing: (why, names) =>
    `${names(why.player)} placed a 7 at their own team’s rigged casino but has nothing to pay the fine with.`,
  pileFined: (why, names) =>
    `${names(why.player)} placed a 7 at their own team’s rigged casino, so ${why.value} of the ${chipWords(why.pile)} in the pile ${why.value === 1 ? 'is' : 'are'} lost before the split.`,
  casinoOpens: (why) =>
    `A starting jackpot of ${chipWords(why.value)} goes on ${isolatedText(why.casino)}, which is used with ${playerCount(why.players)}.`,
  casinoCloses: (why) =>
    `The ${chipWords(why.value)} ${at(why.casino)} ${why.value === 1 ? 'goes' : 'go'} back to the supply, because it isn’t used with ${playerCount(why.players)}.`,
  refilled: (why) =>
    `There are no chips left ${at(why.casino)}, so it’s refilled with the starting jackpot of ${chipWords(why.value)}.`
} satisfies Partial<Sentences<Why>>;

function sum(total: number | undefined): string {
  return total === undefined ? '' : ` with ${total}`;
}

function notLeader(why: Extract<Why, { code: 'notLeader' }>, names: Names): string {
  const { leader } = why;
  return `${setWords(why, names)} ${verb(why, 'has', 'have')} ${why.sum ?? 'less'} ${at(why.casino)}, but ${setWords(leader, names)} ${verb(leader, 'leads', 'lead')}${sum(leader.sum)}. A rigged casino pays only its leader, so ${setWords(why, names)} ${verb(why, 'gets', 'get')} nothing.`;
}

function tiles(why: Extract<Why, { code: 'tiles' }>, names: Names): string {
  const { numbers = [] } = why;
  const counted = numbers.length < 2 ? '' : ` (${listed(numbers.map(String))})`;
  return `${names(why.player)} has ${why.value}${counted} ${at(why.casino)}. It’s secure and ${names(why.player)} isn’t leading, so ${names(why.player)} gets ${chipWords(why.value)}.`;
}

function fineWords({ fine, value, owns }: Extract<Why, { code: 'fined' }>): string {
  if (fine === 'all') return `everything won this round, ${chipWords(value)}`;
  return value < 10 && value === owns
    ? `${chipWords(value)} of the ten, which is all there is`
    : chipWords(value);
}

function named(character: string): string {
  return character === '' ? 'the character' : isolatedText(character);
}

function character(name: string): string {
  return name === '' ? 'The character' : isolatedText(name);
}
