import { isolatedText, type Names, possessive } from '$lib/core';
import { isOfPlacing, placingRefusal, type PlacingRefusal } from './placing-text';
import type { Refusal, Wanted, Why } from './types';
import { at, chipWords, people, playerCount } from './words';

/** Every other refusal, so that a new one cannot be forgotten. */
const OTHERS: Readonly<Record<Exclude<Refusal, PlacingRefusal>['code'], true>> = {
  notFixer: true,
  fixedAlready: true,
  oneCasinoTwice: true,
  notDealt: true,
  wrongDeal: true,
  notPartner: true,
  notSaid: true,
  riggedByOther: true,
  wrongTeams: true,
  noChips: true,
  chipsNotThere: true,
  noFault: true,
  riggedTold: true,
  riggedMissing: true,
  depthLater: true,
  unreadable: true,
  notNow: true
};

export function isRefusal(why: Why): why is Refusal {
  return isOfPlacing(why) || Object.hasOwn(OTHERS, why.code);
}

/** One sentence for a refusal, saying what is allowed; none of them says anything of a secret. */
export function refusal(why: Refusal, names: Names): string {
  return isOfPlacing(why) ? placingRefusal(why, names) : otherRefusal(why, names);
}

function otherRefusal(why: Exclude<Refusal, PlacingRefusal>, names: Names): string {
  switch (why.code) {
    case 'notFixer':
      return `${names(why.player)} is not a fixer this round.`;
    case 'fixedAlready':
      return `${names(why.player)} has settled that already; undo takes it back.`;
    case 'oneCasinoTwice':
      return `${names(why.player)} chooses two different casinos: one rigged, one secure.`;
    case 'notDealt':
      return `${names(why.player)} chooses between the two cards that were dealt.`;
    case 'wrongDeal':
      return `Two cards go to each fixer, ${why.wanted} different casinos in all.`;
    case 'notPartner':
      return `${names(why.player)} has nothing to read now.`;
    case 'notSaid':
      return `${possessive(names(why.player))} choice is on paper: say which casino was rigged.`;
    case 'riggedByOther':
      return `${names(why.player)} has turned over ${isolatedText(why.casino)} already, and there is one card for each casino.`;
    case 'wrongTeams':
      return why.players < 4
        ? 'With two or three players everybody plays alone.'
        : `With ${playerCount(why.players)} there are ${TEAMS[why.players] ?? 'teams of two'}, everybody in one of them.`;
    case 'noChips':
      return `Chips change hands only where a character says so, not ${at(why.casino)}.`;
    case 'chipsNotThere':
      return why.player === undefined
        ? `The jackpot ${at(why.casino)} has ${chipWords(why.value)}; no more can be taken off it.`
        : `${names(why.player)} has ${chipWords(why.value)} and cannot pay more.`;
    case 'noFault':
      return `${names(why.player)} has no tile with a token at their own team’s rigged casino.`;
    case 'riggedTold':
      return `${names(why.player)} cannot have rigged ${isolatedText(why.casino)}: another fixer did, or nobody.`;
    case 'riggedMissing':
      return `${people(why.players, names)} rigged one of the casinos that are left, so ${isolatedText(why.casino)} was rigged too.`;
    case 'depthLater':
      return 'That can change at the beginning of a round; finish this round first.';
    case 'unreadable':
      return 'What was told cannot be read; tell it again.';
    case 'notNow':
      return NOT_NOW[why.wanted];
  }
}

const TEAMS: Readonly<Record<number, string>> = {
  4: 'two teams of two',
  5: 'two teams of two, and one plays alone',
  6: 'three teams of two'
};

const NOT_NOW: Readonly<Record<Wanted, string>> = {
  deal: 'The fixers’ cards come first.',
  fix: 'The fixers choose now.',
  read: 'The partners look at their cards now.',
  place: 'A tile is placed now.',
  told: 'This round is told at its end.',
  reveal: 'The fixers turn over their rigged casinos now, in the order of turns.',
  pay: 'The round is paid now.',
  nothing: 'The game is over.'
};
