import { expect } from 'vitest';
import { askedPlayers, movesPiece, playersOf, total, type PlayerId } from '$lib/core';
import type { Game } from '$lib/games/contract/define';
import { isLeaving as leaves } from '$lib/games/contract/leaving';
import type { State } from '$lib/games/razzia/types';
import { expectSame } from './expect-same';
import type { Moment, PlayedMatch } from './matches';
import { piecesOf } from './pieces';

function playersWhoLeft({ rules }: Game, state: object): readonly PlayerId[] {
  return (rules.left?.(state) ?? []).map(({ player }) => player);
}

/** No ask is for a player who left, so no secret either. */
export function playersWhoLeftAreNotAsked({ moments }: PlayedMatch, game: Game): void {
  for (const { before, asks } of moments) {
    const left = playersWhoLeft(game, before);
    for (const ask of asks)
      for (const player of askedPlayers(ask)) expectSame(left.includes(player), false, ask.id);
  }
}

/**
 * Pays a player something in a round that starts after that player left, except what the end of the match pays. Vegas
 * has no rounds: counters stay at a table until it is scored, so only a table with some of them pays who left.
 */
export function playersWhoLeftGetNothingLater(playedMatch: PlayedMatch, game: Game): void {
  const { moments } = playedMatch;
  const { rules, meta } = game;
  if (meta.id === 'vegas') {
    whoLeftWinsByCounters(playedMatch, game);
    return;
  }
  for (const { before, played } of moments) {
    if (rules.asks(played.state).length === 0) continue;
    const { round } = rules.progress(before);
    const leftBefore = (rules.left?.(before) ?? []).filter(
      ({ round: last, between }) => last < round || between === true
    );
    const paidAccounts = played.postings.filter(movesPiece).map(({ to }) => to);
    for (const { player } of leftBefore) expectSame(paidAccounts.includes(player), false, player);
  }
}

/** Once every turn is entered, a player who left and has no counter on the board wins nothing more. */
function whoLeftWinsByCounters({ moments }: PlayedMatch, { rules }: Game): void {
  for (const { before, played } of moments) {
    if (rules.unknown?.(before) === true) continue;
    const piecesBefore = piecesOf({ rules }, before);
    const withoutPieces = (rules.left?.(before) ?? []).filter(({ player }) => {
      const places = Object.entries(piecesBefore[`counter of ${player}`] ?? {});
      return places.every(([place, count]) => place === 'box' || count === 0);
    });
    const paidAccounts = played.postings.filter(movesPiece).map(({ to }) => to);
    for (const { player } of withoutPieces) expectSame(paidAccounts.includes(player), false, player);
  }
}

/**
 * With the default, what the round would pay the others is the same before and after. In Razzia a player who leaves
 * gives up a claim where no deal has been proposed yet, so one who claims the same chits may get them at once.
 */
export function remainingPiecesChangeNoRound({ match, moments }: PlayedMatch, { rules, meta }: Game): void {
  for (const { before, move, played } of moments.filter(isLeaving)) {
    if (move.pieces !== 'stay' || rules.unknown?.(before) === true) continue;
    const after = [...played.postings, ...rules.now(played.state)];
    if (rules.asks(played.state).length === 0) continue;
    const rivals = meta.id === 'razzia' ? rivalsOf(before as State, move.player) : [];
    for (const player of playersOf(match)) {
      const change = total(player, after) - total(player, rules.now(before));
      if (rivals.includes(player)) expectSame(change >= 0, true, player);
      else expectSame(change, 0, player);
    }
  }
}

/** The players who claim the same chits, if no deal has been proposed for them. */
function rivalsOf({ deals }: State, player: PlayerId): readonly PlayerId[] {
  const open = deals.filter(({ shares }) => shares === undefined);
  const claims = open.map(({ claimants }) => claimants.map((claimant) => claimant.player));
  return claims.filter((claim) => claim.includes(player)).flat();
}

type Leaves = Moment & { readonly move: { readonly player: PlayerId; readonly pieces?: string } };

function isLeaving(moment: Moment): moment is Leaves {
  return leaves(moment.move);
}

/** The box needs a number of players, and each player leaves once. */
export function enoughPlayersStay({ match, moments, end }: PlayedMatch, game: Game): void {
  const left = playersWhoLeft(game, end);
  expect(new Set(left).size).toBe(left.length);
  expect(match.seats.length - left.length).toBeGreaterThanOrEqual(game.meta.players.min);
  expect(left).toEqual(
    moments.filter(isLeaving).flatMap(({ move }) => ('player' in move ? [move.player] : []))
  );
}
