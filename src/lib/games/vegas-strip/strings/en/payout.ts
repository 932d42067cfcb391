import { isolateText, joinWithAnd, type Names, possessive, type Sentences } from '$lib/core';
import type { Why } from '$lib/games/vegas-strip/types';
import {
  atCasino,
  spokenCasino,
  chipText,
  playersText,
  playerCount,
  riggerNames,
  setText,
  verb
} from './shared';

/** Sentences for payments, and for payments of nothing. */
export const payoutText = {
  jackpot: (why, names) =>
    `${names(why.player)} leads ${atCasino(why.casino)}${sumText(why.sum)}. ${riggerNames(why.fixers, names)} rigged it, so ${names(why.player)} takes the jackpot of ${chipText(why.value)}.`,
  emptyJackpot: (why, names) =>
    `${names(why.player)} leads ${atCasino(why.casino)}${sumText(why.sum)}. ${riggerNames(why.fixers, names)} rigged it, but its jackpot is empty.`,
  notLeader: notLeaderSentence,
  voidSeven: (why, names) =>
    why.leader === undefined
      ? `The 7 of the team that rigged it doesn’t count ${atCasino(why.casino)}. No one leads without it, so ${setText(why, names)} ${verb(why, 'gets', 'get')} nothing.`
      : `${possessive(names(why.player))} 7 doesn’t count ${atCasino(why.casino)}, because their own team rigged it. Without it ${setText(why.leader, names)} ${verb(why.leader, 'leads', 'lead')}${sumText(why.leader.sum)}, so ${names(why.player)} gets nothing.`,
  unclaimed: (why, names) =>
    `${playersText(why.fixers, names)} rigged ${why.casino === '' ? 'this casino' : spokenCasino(why.casino)}, but no one leads there. ${why.value === 0 ? 'Its jackpot is empty' : `Its ${chipText(why.value)} ${why.value === 1 ? 'stays' : 'stay'}`}.`,
  kickedOut: (why, names) =>
    `${setText(why, names)} ${verb(why, 'leads', 'lead')} ${atCasino(why.casino)}${sumText(why.sum)}. It’s secure, so ${setText(why, names)} ${verb(why, 'is', 'are')} kicked out with nothing.`,
  tiles,
  blockersJackpot: (why, names) =>
    `${setText(why, names)} lead ${atCasino(why.casino)}${sumText(why.sum)}. It’s rigged, but blockers never collect, so the ${chipText(why.value)} ${why.value === 1 ? 'goes' : 'go'} to the supply.`,
  blockersNothing: (why, names) =>
    `${setText(why, names)} have ${why.sum ?? 0} ${atCasino(why.casino)}. Blockers never collect, so they get nothing.`,
  fromCharacter: (why, names) =>
    `${character(why.character)} ${atCasino(why.casino)} gives ${names(why.player)} ${chipText(why.value)}.`,
  toCharacter: (why, names) =>
    `${names(why.player)} pays ${chipText(why.value)} to ${characterText(why.character)} ${atCasino(why.casino)}.`,
  ontoJackpot: (why) =>
    `${character(why.character)} adds ${chipText(why.value)} to the jackpot ${atCasino(why.casino)}.`,
  offJackpot: (why) =>
    `${character(why.character)} takes ${chipText(why.value)} off the jackpot ${atCasino(why.casino)}.`,
  extra: (why, names) => `${names(why.player)} got ${chipText(why.value)} from characters this round.`,
  collected: (why, names) =>
    `${playersText(why.partner === undefined ? [why.player] : [why.player, why.partner], names)} collected ${chipText(why.value)} at the casinos.`,
  split: (why, names) =>
    `${playersText(why.players, names)} split ${chipText(why.pile)} and get ${why.share} each.`,
  oddChip: (why, names) =>
    `${playersText(why.players, names)} have ${chipText(why.pile)}, an odd number, so one goes back to the supply.`,
  nothingToSplit: (why, names) =>
    `${names(why.player)} and ${names(why.other)} collected nothing, so there’s nothing to split.`,
  fined: (why, names) =>
    `${names(why.player)} placed a 7 at their own team’s rigged casino and pays ${fineText(why)}.`,
  finedNothing: (why, names) =>
    `${names(why.player)} placed a 7 at their own team’s rigged casino but has nothing to pay the fine with.`,
  pileFined: (why, names) =>
    `${names(why.player)} placed a 7 at their own team’s rigged casino, so ${why.value} of the ${chipText(why.pile)} in the pile ${why.value === 1 ? 'is' : 'are'} lost before the split.`,
  casinoOpens: (why) =>
    `A starting jackpot of ${chipText(why.value)} goes on ${spokenCasino(why.casino)}, which is used with ${playerCount(why.players)}.`,
  casinoCloses: (why) =>
    `The ${chipText(why.value)} ${atCasino(why.casino)} ${why.value === 1 ? 'goes' : 'go'} back to the supply, because it isn’t used with ${playerCount(why.players)}.`,
  refilled: (why) =>
    `There are no chips left ${atCasino(why.casino)}, so it’s refilled with the starting jackpot of ${chipText(why.value)}.`
} satisfies Partial<Sentences<Why>>;

function sumText(total: number | undefined): string {
  return total === undefined ? '' : ` with ${total}`;
}

function notLeaderSentence(why: Extract<Why, { code: 'notLeader' }>, names: Names): string {
  const { leader } = why;
  return `${setText(why, names)} ${verb(why, 'has', 'have')} ${why.sum ?? 'less'} ${atCasino(why.casino)}, but ${setText(leader, names)} ${verb(leader, 'leads', 'lead')}${sumText(leader.sum)}. A rigged casino pays only its leader, so ${setText(why, names)} ${verb(why, 'gets', 'get')} nothing.`;
}

function tiles(why: Extract<Why, { code: 'tiles' }>, names: Names): string {
  const { numbers = [] } = why;
  const numbersText = numbers.length < 2 ? '' : ` (${joinWithAnd(numbers.map(String))})`;
  return `${names(why.player)} has ${why.value}${numbersText} ${atCasino(why.casino)}. It’s secure and ${names(why.player)} isn’t leading, so ${names(why.player)} gets ${chipText(why.value)}.`;
}

function fineText({ fine, value, owns }: Extract<Why, { code: 'fined' }>): string {
  if (fine === 'all') return `everything won this round, ${chipText(value)}`;
  return value < 10 && value === owns
    ? `${chipText(value)} of the ten, which is all there is`
    : chipText(value);
}

function characterText(character: string): string {
  return character === '' ? 'the character' : isolateText(character);
}

function character(name: string): string {
  return name === '' ? 'The character' : isolateText(name);
}
