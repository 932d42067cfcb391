import {
  isolateText,
  isPlayer,
  joinWithAnd,
  type Names,
  type PlayerId,
  possessive,
  type Sentences
} from '$lib/core';
import { joinedLine } from '$lib/games/contract/strings/en/joining';
import { leftLine } from '$lib/games/contract/strings/en/leaving';
import type { Chips, LogEvent } from '$lib/games/vegas-strip/types';
import { atCasino, spokenCasino, chipText, playersText, setText, tileOf, tokenText, verb } from './shared';

/** One line of the log for each event. For a secret, the line says only that the player has chosen. */
export const LOG_SENTENCES: Sentences<LogEvent> = {
  teams: (event, names) =>
    `The teams for round ${event.round} are ${joinWithAnd(event.teams.map((team) => team.map(names).join(' with ')))}.`,
  dealt: (event, names) => `The fixers, ${playersText(event.fixers, names)}, get two cards each.`,
  fixed: (event, names) => `${names(event.player)} has chosen.`,
  paper: (event, names) => `${names(event.player)} uses real cards.`,
  read: (event, names) => `${names(event.player)} has looked at the team’s cards.`,
  placed: (event, names) =>
    `${setText(event, names)} ${verb(event, 'places', 'place')} the ${event.tile}${tokenText(event.plus)} ${atCasino(event.casino)}, for a total of ${event.total}${event.leads ? ' and the lead' : ''}.`,
  discarded: (event, names) =>
    `${setText(event, names)} ${verb(event, 'discards', 'discard')} the ${event.tile}, since nothing fits.`,
  token: (event, names) =>
    event.on
      ? `A +3 token goes on ${tileOf(event, event.number, names)} ${atCasino(event.casino)}.`
      : `A +3 token comes off ${tileOf(event, event.number, names)} ${atCasino(event.casino)}.`,
  tokensBack: (event, names) =>
    `The +3 tokens are back where they were before ${possessive(names(event.player))} turn.`,
  chips,
  revealed: (event, names) => `${names(event.player)} reveals ${spokenCasino(event.casino)} as rigged.`,
  fault: (event, names) =>
    `You entered that ${names(event.player)} placed a 7 at their own team’s rigged casino.`,
  paid: (event) => `Round ${event.round} is paid out.`,
  house: houseSentence,
  collected: (event) => `You entered what everyone collected in round ${event.round}.`,
  depth: (event) =>
    event.depth === 'turns'
      ? 'From here on, every tile is entered.'
      : 'From here on, only round results are entered.',
  left: leftLine,
  joined: joinedLine
};

function chips(
  { casino, character, gives: givenChips, takes: takenChips, jackpot }: Extract<LogEvent, { code: 'chips' }>,
  names: Names
): string {
  const lines = [
    ...namedCounts(givenChips).map(([player, count]) => `${chipText(count)} to ${names(player)}`),
    ...namedCounts(takenChips).map(([player, count]) => `${chipText(count)} from ${names(player)}`),
    ...(jackpot.on > 0 ? [`${chipText(jackpot.on)} onto the jackpot`] : []),
    ...(jackpot.off > 0 ? [`${chipText(jackpot.off)} off the jackpot`] : [])
  ];
  const name = character === '' ? 'The character' : isolateText(character);
  return `${name} ${atCasino(casino)}: ${lines.length === 0 ? 'no chips' : joinWithAnd(lines)}.`;
}

function namedCounts(counts: Chips): readonly (readonly [PlayerId, number])[] {
  return Object.entries(counts).flatMap(([player, count]) =>
    isPlayer(player) && count > 0 ? [[player, count] as const] : []
  );
}

function houseSentence(
  { casino, leader, rigged: riggingFixer }: Extract<LogEvent, { code: 'house' }>,
  names: Names
): string {
  const leaderText =
    leader === undefined ? 'no one leads' : `${setText(leader, names)} ${verb(leader, 'leads', 'lead')}`;
  const outcome = riggingFixer === undefined ? 'it’s secure' : `${names(riggingFixer)} rigged it`;
  return `You entered that ${leaderText} ${atCasino(casino)} and ${outcome}.`;
}

/** The label of undo for a line of the log. */
export function undo(event: LogEvent, names: Names): string | undefined {
  switch (event.code) {
    case 'teams':
      return `the teams of round ${event.round}`;
    case 'placed':
      return `${tileOf(event, event.tile, names)} ${atCasino(event.casino)}`;
    case 'discarded':
      return `${setText(event, names)} ${verb(event, 'discards', 'discard')} the ${event.tile}`;
    case 'token':
      return `a +3 token ${atCasino(event.casino)}`;
    case 'tokensBack':
      return 'putting the tokens back';
    case 'chips':
      return `chips ${atCasino(event.casino)}`;
    case 'house':
      return `what you entered for ${spokenCasino(event.casino)}`;
    case 'collected':
      return `the results of round ${event.round}`;
    case 'paid':
      return `the end of round ${event.round}`;
    case 'revealed':
      return `revealing ${spokenCasino(event.casino)}`;
    case 'fault':
      return `${possessive(names(event.player))} 7`;
    case 'dealt':
      return `the deal of round ${event.round}`;
    case 'depth':
      return event.depth === 'turns' ? 'entering every tile' : 'entering only round results';
    case 'paper':
      return `${possessive(names(event.player))} choice on paper`;
    case 'read':
      return `${possessive(names(event.player))} look at the cards`;
    case 'fixed':
    case 'left':
    case 'joined':
      return undefined;
  }
}
