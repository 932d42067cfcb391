import type { PlayerId } from '$lib/core';
import { joinEvent } from '$lib/games/contract/joining';
import { leaveEvent } from '$lib/games/contract/leaving';
import { nextDuel } from '$lib/games/razzia/actions/asks';
import { sumOf } from '$lib/games/razzia/payout/payout';
import { duelWinner } from '$lib/games/razzia/payout/resolve';
import { openDeal, playing, seatingOf } from './table';
import type { Move, Shares, State, LogEvent } from '$lib/games/razzia/types';

/** Returns the log entry of a move. Of a hidden choice it never reveals more than that it was made. */
export function logEventOf(before: State, move: Move): LogEvent {
  switch (move.type) {
    case 'hands':
      return { code: 'hands', cards: move.cards.length };
    case 'lay':
      return { code: 'laid', round: before.round, dealer: before.dealer, chits: move.chits };
    case 'put':
      return { code: 'put', dealer: before.dealer, bar: move.bar, chit: before.last ?? 0 };
    case 'choose':
      return { code: 'chosen', player: move.player };
    case 'turnOver':
      return { code: 'shown', cards: before.chosen };
    case 'reveal':
      return {
        code: 'shown',
        cards: Object.fromEntries(playing(before).map((player, index) => [player, move.cards[index] ?? '']))
      };
    case 'propose':
      return { code: 'proposed', ...whereDealt(before), shares: { ...emptyHanded(before), ...move.shares } };
    case 'answer':
      return { code: 'answered', bar: whereDealt(before).bar, player: move.player, answer: move.answer };
    case 'duel':
      return tellDuel(before, move);
    case 'taken':
      return { code: 'taken', round: before.round };
    case 'depth':
      return { code: 'depth', depth: move.depth };
    case 'leave':
      return { ...leaveEvent(move), ...whatIsLeft(before, move.player) };
    case 'join':
      return joinEvent(move);
  }
}

function whereDealt(before: State): Pick<Extract<LogEvent, { code: 'proposed' }>, 'bar' | 'by'> {
  const deal = openDeal(before);
  return { bar: deal?.bar ?? 'colibri', by: deal?.claimants[0]?.player ?? before.dealer };
}

/** The offer that a player accepts by leaving, or the bar that the player's card leaves (1.18). */
function whatIsLeft(
  { deals }: State,
  player: PlayerId
): Pick<Extract<LogEvent, { code: 'left' }>, 'accepts' | 'without'> {
  const deal = deals.find(({ claimants }) => claimants.some((each) => each.player === player));
  if (deal === undefined) return {};
  const { bar, shares, answers, claimants } = deal;
  if (shares === undefined) return { without: bar };
  if (claimants[0]?.player === player || answers[player] !== undefined) return {};
  return { accepts: { bar, value: sumOf(shares[player] ?? []) } };
}

/** Lists every claimant in a proposal, also those who are offered nothing. */
function emptyHanded(before: State): Shares {
  const claimants = openDeal(before)?.claimants ?? [];
  return Object.fromEntries(claimants.map(({ player }) => [player, []]));
}

function tellDuel(before: State, throws: Extract<Move, { type: 'duel' }>): LogEvent {
  const deal = openDeal(before);
  const next = deal && nextDuel(before, deal);
  if (deal === undefined || next?.challenger === undefined) throw new RangeError('no duel is to be fought');
  const { champion, challenger } = next;
  const winner = duelWinner(champion, challenger, throws, seatingOf(before)).player;
  return {
    code: 'fought',
    bar: deal.bar,
    between: [champion.player, challenger.player],
    totals: [champion.value + throws.champion, challenger.value + throws.challenger],
    champion: throws.champion,
    challenger: throws.challenger,
    winner
  };
}
