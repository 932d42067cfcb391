import type { Sentences } from '$lib/core';
import type { ExpectedMove, Why } from '$lib/games/vegas-strip/types';

import { atCasino, spokenCasino, chipText, playersText, playerCount } from './shared';

/** One sentence per refusal, saying what is allowed; none of them reveals a secret. */
export const refusalText = {
  notFixer: (why, names) => `${names(why.player)} isn’t a fixer this round.`,
  fixedAlready: (why, names) => `${names(why.player)} has already chosen. Undo that to choose again.`,
  oneCasinoTwice: (why, names) =>
    `Pick two different casinos for ${names(why.player)}, one rigged and one secure.`,
  notDealt: (why, names) => `Choose between the two cards dealt to ${names(why.player)}.`,
  wrongDeal: (why) => `Deal two cards to each fixer, ${why.wanted} different casinos in all.`,
  notPartner: (why, names) => `${names(why.player)} has nothing to look at right now.`,
  notSaid: (why, names) => `Enter which casino was rigged. ${names(why.player)} used real cards.`,
  riggedByOther: (why, names) =>
    `Pick another casino. ${names(why.player)} has already revealed ${spokenCasino(why.casino)}, and it has only one card.`,
  wrongTeams: (why) =>
    why.players < 4
      ? 'With two or three players, everyone plays solo.'
      : `Make ${TEAMS_TEXTS[why.players] ?? 'teams of two'} for ${playerCount(why.players)}.`,
  noChips: (why) => `Chips only change hands where a character says so, not ${atCasino(why.casino)}.`,
  chipsNotThere: (why, names) =>
    why.player === undefined
      ? `You can’t take that many chips. The jackpot ${atCasino(why.casino)} has ${chipText(why.value)}.`
      : `${names(why.player)} has ${chipText(why.value)} and can’t pay more.`,
  noFault: (why, names) => `${names(why.player)} has no tile with a token at their own team’s rigged casino.`,
  riggedTold: (why, names) =>
    `${names(why.player)} can’t have rigged ${spokenCasino(why.casino)}. Another fixer did, or no one.`,
  riggedMissing: (why, names) =>
    `Enter who rigged ${spokenCasino(why.casino)}. ${playersText(why.players, names)} must have rigged the ${why.players.length === 1 ? 'casino' : 'casinos'} still left.`,
  depthLater: () => 'Finish this round first. You can only change that at the start of a round.',
  unreadable: () => 'Croupier couldn’t read that. Please enter it again.',
  notNow: (why) => NOT_NOW[why.wanted]
} satisfies Partial<Sentences<Why>>;

const TEAMS_TEXTS: Readonly<Record<number, string>> = {
  4: 'two teams of two',
  5: 'two teams of two, with one player solo,',
  6: 'three teams of two'
};

const NOT_NOW: Readonly<Record<ExpectedMove, string>> = {
  deal: 'Deal the fixers’ cards first.',
  fix: 'Waiting for the fixers to choose.',
  read: 'Waiting for the partners to look at their cards.',
  place: 'Place a tile first.',
  told: 'You’re entering this round when it’s over.',
  reveal: 'Waiting for the fixers to reveal their rigged casinos, in turn order.',
  pay: 'Pay out the round first.',
  nothing: 'The game is over.'
};
