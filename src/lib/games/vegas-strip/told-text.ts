import { isolatedText, isPlayer, listed, type Names, type PlayerId, possessive } from '$lib/core';
import type { Chips, Told } from './types';
import { at, chipWords, people, setWords, tileOf, tokenWords, verb } from './words';

/** One line of the log. Of a secret it says only that it was chosen. */
export function told(fact: Told, names: Names): string {
  switch (fact.code) {
    case 'teams':
      return `Round ${fact.round} is played by ${listed(fact.teams.map((team) => team.map(names).join(' with ')))}.`;
    case 'dealt':
      return `Each fixer is dealt two cards: ${people(fact.fixers, names)}.`;
    case 'fixed':
      return `${names(fact.player)} has chosen.`;
    case 'paper':
      return `${names(fact.player)} keeps the choice on paper.`;
    case 'read':
      return `${names(fact.player)} has looked at the team’s cards.`;
    case 'placed':
      return `${setWords(fact, names)} ${verb(fact, 'places', 'place')} the ${fact.tile}${tokenWords(fact.plus)} ${at(fact.casino)}: ${fact.total}${fact.leads ? ', and the lead' : ''}.`;
    case 'discarded':
      return `${setWords(fact, names)} ${verb(fact, 'discards', 'discard')} the ${fact.tile}: nothing fits.`;
    case 'token':
      return fact.on
        ? `A +3 token goes on ${tileOf(fact, fact.number, names)} ${at(fact.casino)}.`
        : `A +3 token comes off ${tileOf(fact, fact.number, names)} ${at(fact.casino)}.`;
    case 'tokensBack':
      return `The +3 tokens are back where they were before ${possessive(names(fact.player))} turn.`;
    case 'chips':
      return chips(fact, names);
    case 'revealed':
      return `${names(fact.player)} turns over ${isolatedText(fact.casino)}: it was rigged.`;
    case 'fault':
      return `The table says that ${names(fact.player)} placed a 7 at their own team’s rigged casino.`;
    case 'paid':
      return `Round ${fact.round} is paid.`;
    case 'house':
      return house(fact, names);
    case 'collected':
      return `The table says what everybody collected in round ${fact.round}.`;
    case 'depth':
      return fact.depth === 'turns'
        ? 'Every tile is told from now on.'
        : 'Only the rounds are told from now on.';
  }
}

function chips(
  { casino, character, gives, takes, jackpot }: Extract<Told, { code: 'chips' }>,
  names: Names
): string {
  const lines = [
    ...heaps(gives).map(([player, count]) => `${chipWords(count)} to ${names(player)}`),
    ...heaps(takes).map(([player, count]) => `${chipWords(count)} from ${names(player)}`),
    ...(jackpot.on > 0 ? [`${chipWords(jackpot.on)} onto the jackpot`] : []),
    ...(jackpot.off > 0 ? [`${chipWords(jackpot.off)} off the jackpot`] : [])
  ];
  const who = character === '' ? 'The character' : isolatedText(character);
  return `${who} ${at(casino)}: ${lines.length === 0 ? 'no chips' : listed(lines)}.`;
}

function heaps(counts: Chips): readonly (readonly [PlayerId, number])[] {
  return Object.entries(counts).flatMap(([player, count]) =>
    isPlayer(player) && count > 0 ? [[player, count] as const] : []
  );
}

function house({ casino, leader, rigged }: Extract<Told, { code: 'house' }>, names: Names): string {
  const leads =
    leader === undefined ? 'nobody leads' : `${setWords(leader, names)} ${verb(leader, 'leads', 'lead')}`;
  const stands = rigged === undefined ? 'it is secure' : `${names(rigged)} rigged it`;
  return `The table tells ${isolatedText(casino)}: ${leads}, and ${stands}.`;
}

/** What the undo bar calls a line of the log. */
export function undo(fact: Told, names: Names): string | undefined {
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
      return `what was told of ${isolatedText(fact.casino)}`;
    case 'collected':
      return `what round ${fact.round} brought`;
    case 'paid':
      return `the end of round ${fact.round}`;
    case 'revealed':
      return `${isolatedText(fact.casino)} is turned over`;
    case 'fault':
      return `${possessive(names(fact.player))} 7`;
    case 'dealt':
      return `the deal of round ${fact.round}`;
    case 'depth':
      return fact.depth === 'turns' ? 'telling every tile' : 'telling only the rounds';
    case 'paper':
      return `${possessive(names(fact.player))} choice on paper`;
    case 'read':
      return `${possessive(names(fact.player))} look at the cards`;
    case 'fixed':
      return undefined;
  }
}
