import { expect } from 'vitest';
import {
  piecesOfAccount,
  movesPiece,
  playersOf,
  totalOf,
  type Pieces,
  type PlayerId,
  type Posting,
  type Reason
} from '$lib/core';
import type { Game } from '$lib/games/contract/define';
import { expectSame } from './expect-same';
import { piecesOf } from './pieces';
import type { PlayedMatch } from './matches';

type Ledger = readonly Posting<Reason>[];

/**
 * The number of each piece stays the same throughout the match. A newcomer takes the pieces of a free colour, as many as
 * the first player has: those of the neutral colour, if it is no longer played. Starting money does not count as a piece.
 */
export function pieceCountsStayTheSame({ start, moments }: PlayedMatch, { rules }: Game): void {
  let box = countsOf(piecesOf({ rules }, start));
  for (const { playResult, move } of moments) {
    const currentCounts = countsOf(piecesOf({ rules }, playResult.state));
    if (move.type === 'join' && 'player' in move) box = withColourOf(String(move.player), box, currentCounts);
    expectSame(currentCounts, box, move);
  }
}

/** A piece of the first player: "p1 small", "counter of p1". */
const OF_FIRST_PLAYER = /\bp1\b/;

function withColourOf(
  player: string,
  box: Readonly<Record<string, number>>,
  currentCounts: Readonly<Record<string, number>>
): Readonly<Record<string, number>> {
  const ownPieces = Object.entries(box)
    .filter(([piece]) => OF_FIRST_PLAYER.test(piece))
    .map(([piece, count]) => [piece.replace(OF_FIRST_PLAYER, player), count] as const);
  const otherPieces = Object.entries(box).filter(
    ([piece]) => !piece.startsWith('neutral ') || Object.hasOwn(currentCounts, piece)
  );
  const cashPieces = Object.keys(currentCounts).filter(
    (piece) => piece.startsWith('cash ') && !(piece in box)
  );
  return Object.fromEntries([
    ...otherPieces,
    ...ownPieces,
    ...cashPieces.map((piece) => [piece, 0] as const)
  ]);
}

function countsOf(pieces: Pieces): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(pieces).map(([piece, places]) => [
      piece,
      Object.values(places).reduce((sum, count) => sum + count, 0)
    ])
  );
}

/** No place has fewer than zero pieces, except the bank, whose chips may run out. */
export function noOneIsBelowZero({ moments }: PlayedMatch, { rules }: Game): void {
  for (const { playResult } of moments)
    for (const [piece, places] of Object.entries(piecesOf({ rules }, playResult.state)))
      for (const [place, count] of Object.entries(places))
        if (place !== 'bank') expectSame(count >= 0, true, `${piece} at ${place}`);
}

/** The postings of a player add up to the pieces in front of that player. */
export function postingsAddUpToPieces({ match, moments }: PlayedMatch, { rules }: Game): void {
  const ledger: Posting<Reason>[] = [];
  for (const { playResult } of moments) {
    if (playResult.postings.length === 0) continue;
    ledger.push(...playResult.postings);
    const pieces = piecesOf({ rules }, playResult.state);
    for (const player of playersOf(match))
      expectSame(piecesInLedger(player, ledger), piecesInState(player, pieces), player);
  }
}

function piecesInLedger(player: PlayerId, ledger: Ledger): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(piecesOfAccount(player, ledger)).flatMap(([piece, values]) =>
      Object.entries(values).map(([value, count]) => [`${piece} ${value}`, count] as const)
    )
  );
}

function piecesInState(player: PlayerId, pieces: Pieces): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(pieces).flatMap(([piece, places]) => {
      const count = places[player] ?? 0;
      return count === 0 ? [] : [[piece, count] as const];
    })
  );
}

/** Each posting moves one piece to another place, and its value is a whole number. */
export function postingsAreOnePieceEach({ ledger }: PlayedMatch): void {
  for (const posting of ledger) {
    expectSame(Number.isInteger(posting.value) && posting.value >= 0, true, posting);
    if (movesPiece(posting)) expectSame(posting.from === posting.to, false, posting);
    else expectSame(posting.value, 0, posting);
  }
}

/** Ranks are numbered 1, 1, 3; every player has one, and a higher total never ranks lower. */
export function rankingIsInOrder({ match, ledger, end }: PlayedMatch, { rules }: Game): void {
  const rows = rules.ranking(end, ledger);
  let rankedCount = 0;
  for (const { place, players, total: sum, reasons: rowReasons } of rows) {
    expect(place).toBe(rankedCount + 1);
    expect(rowReasons.length).toBeGreaterThan(0);
    for (const player of players) expect(totalOf(player, ledger)).toBe(sum);
    rankedCount += players.length;
  }
  expect(rows.flatMap(({ players }) => players).sort()).toEqual([...playersOf(match)].sort());
  const totals = rows.map(({ total: sum }) => sum);
  expect(totals).toEqual([...totals].sort((a, b) => b - a));
}
