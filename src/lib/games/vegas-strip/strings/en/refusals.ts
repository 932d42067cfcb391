import { isolatedText, type Names } from '$lib/core';
import { isOfPlacing, placingRefusal, type PlacingRefusal } from './placing';
import type { JoiningWhy } from '$lib/games/contract/joining';
import type { LeavingWhy } from '$lib/games/contract/leaving';
import type { Refusal, Wanted, Why } from '$lib/games/vegas-strip/types';

import { at, chipWords, people, playerCount } from './shared';

/** A refusal of this game alone. */
type OwnRefusal = Exclude<Refusal, LeavingWhy | JoiningWhy>;

/** Every other refusal, so that a new one cannot be forgotten. */
const OTHERS: Readonly<Record<Exclude<OwnRefusal, PlacingRefusal>['code'], true>> = {
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

export function isRefusal(why: Why): why is OwnRefusal {
  return isOfPlacing(why) || Object.hasOwn(OTHERS, why.code);
}

/** One sentence for a refusal, saying what is allowed; none of them says anything of a secret. */
export function refusal(why: OwnRefusal, names: Names): string {
  return isOfPlacing(why) ? placingRefusal(why, names) : otherRefusal(why, names);
}

function otherRefusal(why: Exclude<OwnRefusal, PlacingRefusal>, names: Names): string {
  switch (why.code) {
    case 'notFixer':
      return `${names(why.player)} isn’t a fixer this round.`;
    case 'fixedAlready':
      return `${names(why.player)} has already chosen. Undo that to choose again.`;
    case 'oneCasinoTwice':
      return `Pick two different casinos for ${names(why.player)}, one rigged and one secure.`;
    case 'notDealt':
      return `Choose between the two cards dealt to ${names(why.player)}.`;
    case 'wrongDeal':
      return `Deal two cards to each fixer, ${why.wanted} different casinos in all.`;
    case 'notPartner':
      return `${names(why.player)} has nothing to look at right now.`;
    case 'notSaid':
      return `Enter which casino was rigged. ${names(why.player)} used real cards.`;
    case 'riggedByOther':
      return `Pick another casino. ${names(why.player)} has already revealed ${isolatedText(why.casino)}, and it has only one card.`;
    case 'wrongTeams':
      return why.players < 4
        ? 'With two or three players, everyone plays solo.'
        : `Make ${TEAMS[why.players] ?? 'teams of two'} for ${playerCount(why.players)}.`;
    case 'noChips':
      return `Chips only change hands where a character says so, not ${at(why.casino)}.`;
    case 'chipsNotThere':
      return why.player === undefined
        ? `You can’t take that many chips. The jackpot ${at(why.casino)} has ${chipWords(why.value)}.`
        : `${names(why.player)} has ${chipWords(why.value)} and can’t pay more.`;
    case 'noFault':
      return `${names(why.player)} has no tile with a token at their own team’s rigged casino.`;
    case 'riggedTold':
      return `${names(why.player)} can’t have rigged ${isolatedText(why.casino)}. Another fixer did, or no one.`;
    case 'riggedMissing':
      return `Enter who rigged ${isolatedText(why.casino)}. ${people(why.players, names)} must have rigged the ${why.players.length === 1 ? 'casino' : 'casinos'} still left.`;
    case 'depthLater':
      return 'Finish this round first. You can only change that at the start of a round.';
    case 'unreadable':
      return 'Croupier couldn’t read that. Please enter it again.';
    case 'notNow':
      return NOT_NOW[why.wanted];
  }
}

const TEAMS: Readonly<Record<number, string>> = {
  4: 'two teams of two',
  5: 'two teams of two, with one player solo,',
  6: 'three teams of two'
};

const NOT_NOW: Readonly<Record<Wanted, string>> = {
  deal: 'Deal the fixers’ cards first.',
  fix: 'Waiting for the fixers to choose.',
  read: 'Waiting for the partners to look at their cards.',
  place: 'Place a tile first.',
  told: 'You’re entering this round when it’s over.',
  reveal: 'Waiting for the fixers to reveal their rigged casinos, in turn order.',
  pay: 'Pay out the round first.',
  nothing: 'The game is over.'
};
