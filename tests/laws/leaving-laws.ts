import { expect } from 'vitest';
import { askedPlayers, movesPiece, playersOf, totalOf, type PlayerId } from '$lib/core';
import type { Game } from '$lib/games/contract/define';
import { isLeaving as leaves } from '$lib/games/contract/leaving';
import type { State } from '$lib/games/razzia/types';
import { expectSame } from './expect-same';
import type { Moment, PlayedMatch } from './matches';
import { piecesOf } from './pieces';

function playersWhoLeft({ rules }: Game, state: object): readonly PlayerId[] {
  return (rules.leftPlayers?.(state) ?? []).map(({ player }) => player);
}

/** No ask is for a player who left, so they see no secret either. */
export function playersWhoLeftAreNotAsked({ moments }: PlayedMatch, game: Game): void {
  for (const { previousState, asks } of moments) {
    const leftPlayers = playersWhoLeft(game, previousState);
    for (const ask of asks)
      for (const player of askedPlayers(ask)) expectSame(leftPlayers.includes(player), false, ask.id);
  }
}

/**
 * No player is paid in a round that starts after they left, except at the end of the match. Vegas has no rounds:
 * counters stay at a table until it is scored, so only a table with counters of a player who left can pay that player.
 */
export function playersWhoLeftGetNothingLater(playedMatch: PlayedMatch, game: Game): void {
  const { moments } = playedMatch;
  const { rules, meta } = game;
  if (meta.id === 'vegas') {
    whoLeftWinsByCounters(playedMatch, game);
    return;
  }
  for (const { previousState, playResult } of moments) {
    if (rules.asks(playResult.state).length === 0) continue;
    const { round } = rules.progress(previousState);
    const leftBefore = (rules.leftPlayers?.(previousState) ?? []).filter(
      ({ round: leftRound, between }) => leftRound < round || between === true
    );
    const paidAccounts = playResult.postings.filter(movesPiece).map(({ to }) => to);
    for (const { player } of leftBefore) expectSame(paidAccounts.includes(player), false, player);
  }
}

/** Once every turn is entered, a player who left and has no counter on the board wins nothing more. */
function whoLeftWinsByCounters({ moments }: PlayedMatch, { rules }: Game): void {
  for (const { previousState, playResult } of moments) {
    if (rules.isPayoutUnknown?.(previousState) === true) continue;
    const piecesBefore = piecesOf({ rules }, previousState);
    const playersWithoutPieces = (rules.leftPlayers?.(previousState) ?? []).filter(({ player }) => {
      const places = Object.entries(piecesBefore[`counter of ${player}`] ?? {});
      return places.every(([place, count]) => place === 'box' || count === 0);
    });
    const paidAccounts = playResult.postings.filter(movesPiece).map(({ to }) => to);
    for (const { player } of playersWithoutPieces) expectSame(paidAccounts.includes(player), false, player);
  }
}

/**
 * If the pieces stay, leaving does not change the other players' payout of the round. In Razzia, a player who leaves
 * before a deal is proposed gives up the claim, so others who claim the same chits may get more.
 */
export function remainingPiecesChangeNoRound({ match, moments }: PlayedMatch, { rules, meta }: Game): void {
  for (const { previousState, move, playResult } of moments.filter(isLeaving)) {
    if (move.pieces !== 'stay' || rules.isPayoutUnknown?.(previousState) === true) continue;
    const ledgerAfter = [...playResult.postings, ...rules.currentPayout(playResult.state)];
    if (rules.asks(playResult.state).length === 0) continue;
    const rivals = meta.id === 'razzia' ? rivalsOf(previousState as State, move.player) : [];
    for (const player of playersOf(match)) {
      const change = totalOf(player, ledgerAfter) - totalOf(player, rules.currentPayout(previousState));
      if (rivals.includes(player)) expectSame(change >= 0, true, player);
      else expectSame(change, 0, player);
    }
  }
}

/** The players who claim the same chits, if no deal has been proposed for them. */
function rivalsOf({ deals }: State, player: PlayerId): readonly PlayerId[] {
  const openDeals = deals.filter(({ shares }) => shares === undefined);
  const claims = openDeals.map(({ claimants }) => claimants.map((claimant) => claimant.player));
  return claims.filter((claim) => claim.includes(player)).flat();
}

type LeavingMoment = Moment & { readonly move: { readonly player: PlayerId; readonly pieces?: string } };

function isLeaving(moment: Moment): moment is LeavingMoment {
  return leaves(moment.move);
}

/** Each player leaves only once, and the minimum number of players remains. */
export function enoughPlayersStay({ match, moments, end }: PlayedMatch, game: Game): void {
  const leftPlayers = playersWhoLeft(game, end);
  expect(new Set(leftPlayers).size).toBe(leftPlayers.length);
  expect(match.seats.length - leftPlayers.length).toBeGreaterThanOrEqual(game.meta.players.min);
  expect(leftPlayers).toEqual(
    moments.filter(isLeaving).flatMap(({ move }) => ('player' in move ? [move.player] : []))
  );
}
