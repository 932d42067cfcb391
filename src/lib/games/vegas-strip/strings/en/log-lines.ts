import {
  isolatedText,
  isPlayer,
  listed,
  type Names,
  type PlayerId,
  possessive,
  type Sentences
} from '$lib/core';
import { joinedLine } from '$lib/games/contract/strings/en/joining';
import { leftLine } from '$lib/games/contract/strings/en/leaving';
import type { Chips, LogEvent } from '$lib/games/vegas-strip/types';
import { at, chipWords, people, setWords, tileOf, tokenWords, verb } from './shared';

/** One line of the log. For a secret it says only that it was chosen. */
export const LINES: Sentences<LogEvent> = {
  teams: (fact, names) =>
    `The teams for round ${fact.round} are ${listed(fact.teams.map((team) => team.map(names).join(' with ')))}.`,
  dealt: (fact, names) => `The fixers, ${people(fact.fixers, names)}, get two cards each.`,
  fixed: (fact, names) => `${names(fact.player)} has chosen.`,
  paper: (fact, names) => `${names(fact.player)} uses real cards.`,
  read: (fact, names) => `${names(fact.player)} has looked at the team’s cards.`,
  placed: (fact, names) =>
    `${setWords(fact, names)} ${verb(fact, 'places', 'place')} the ${fact.tile}${tokenWords(fact.plus)} ${at(fact.casino)}, for a total of ${fact.total}${fact.leads ? ' and the lead' : ''}.`,
  discarded: (fact, names) =>
    `${setWords(fact, names)} ${verb(fact, 'discards', 'discard')} the ${fact.tile}, since nothing fits.`,
  token: (fact, names) =>
    fact.on
      ? `A +3 token goes on ${tileOf(fact, fact.number, names)} ${at(fact.casino)}.`
      : `A +3 token comes off ${tileOf(fact, fact.number, names)} ${at(fact.casino)}.`,
  tokensBack: (fact, names) =>
    `The +3 tokens are back where they were before ${possessive(names(fact.player))} turn.`,
  chips,
  revealed: (fact, names) => `${names(fact.player)} reveals ${isolatedText(fact.casino)} as rigged.`,
  fault: (fact, names) =>
    `You entered that ${names(fact.player)} placed a 7 at their own team’s rigged casino.`,
  paid: (fact) => `Round ${fact.round} is paid out.`,
  house,
  collected: (fact) => `You entered what everyone collected in round ${fact.round}.`,
  depth: (fact) =>
    fact.depth === 'turns'
      ? 'From here on, every tile is entered.'
      : 'From here on, only round results are entered.',
  left: leftLine,
  joined: joinedLine
};

function chips(
  { casino, character, gives, takes, jackpot }: Extract<LogEvent, { code: 'chips' }>,
  names: Names
): string {
  const lines = [
    ...namedCounts(gives).map(([player, count]) => `${chipWords(count)} to ${names(player)}`),
    ...namedCounts(takes).map(([player, count]) => `${chipWords(count)} from ${names(player)}`),
    ...(jackpot.on > 0 ? [`${chipWords(jackpot.on)} onto the jackpot`] : []),
    ...(jackpot.off > 0 ? [`${chipWords(jackpot.off)} off the jackpot`] : [])
  ];
  const name = character === '' ? 'The character' : isolatedText(character);
  return `${name} ${at(casino)}: ${lines.length === 0 ? 'no chips' : listed(lines)}.`;
}

function namedCounts(counts: Chips): readonly (readonly [PlayerId, number])[] {
  return Object.entries(counts).flatMap(([player, count]) =>
    isPlayer(player) && count > 0 ? [[player, count] as const] : []
  );
}

function house({ casino, leader, rigged }: Extract<LogEvent, { code: 'house' }>, names: Names): string {
  const leads =
    leader === undefined ? 'no one leads' : `${setWords(leader, names)} ${verb(leader, 'leads', 'lead')}`;
  const outcome = rigged === undefined ? 'it’s secure' : `${names(rigged)} rigged it`;
  return `You entered that ${leads} ${at(casino)} and ${outcome}.`;
}

/** The label of undo for a line of the log. */
export function undo(fact: LogEvent, names: Names): string | undefined {
  switch (fact.code) {
    case 'teams':
      return `the teams of round ${fact.round}`;
    case 'placed':
      return `${tileOf(fact, fact.tile, names)} ${at(fact.casino)}`;
    case 'discarded':
      return `${setWords(fact, names)} ${verb(fact, 'discards', 'discard')} the ${fact.tile}`;
    case 'token':
      return `a +3 token ${at(fact.casino)}`;
    case 'tokensBack':
      return 'putting the tokens back';
    case 'chips':
      return `chips ${at(fact.casino)}`;
    case 'house':
      return `what you entered for ${isolatedText(fact.casino)}`;
    case 'collected':
      return `the results of round ${fact.round}`;
    case 'paid':
      return `the end of round ${fact.round}`;
    case 'revealed':
      return `revealing ${isolatedText(fact.casino)}`;
    case 'fault':
      return `${possessive(names(fact.player))} 7`;
    case 'dealt':
      return `the deal of round ${fact.round}`;
    case 'depth':
      return fact.depth === 'turns' ? 'entering every tile' : 'entering only round results';
    case 'paper':
      return `${possessive(names(fact.player))} choice on paper`;
    case 'read':
      return `${possessive(names(fact.player))} look at the cards`;
    case 'fixed':
    case 'left':
    case 'joined':
      return undefined;
  }
}
