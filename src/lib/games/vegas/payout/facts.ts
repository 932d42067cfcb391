import type { Posting } from '$lib/core';
import { payoutWithoutTies, tieEffects } from '$lib/core/ledger/without-ties';
import type { GameFacts, MoneySource, RecountedTie, WholeRoll } from '$lib/games/contract/game-facts';
import { type PlayerCounters, payCounters } from './payout';
import type { Move, PayReason, State, TableName, Why, Vegas } from '$lib/games/vegas/types';
import { tableTitle } from '$lib/games/vegas/strings/en/shared';

type DiscardReason = Extract<PayReason, { code: 'discarded' }>;

/** The facts of this game for the summary of a match; its sums are gold. */
export const facts: GameFacts<Vegas> = {
  first: ({ first }) => first,
  source: (why) => ('at' in why ? tableSource(why.at) : { kind: 'other' }),
  rolls,
  ties: ({ postings }) =>
    postings.flatMap(({ why }) => (why.code === 'discarded' ? recount(why, postings) : []))
};

function tableSource(name: TableName): MoneySource {
  if (name === 'this') return { kind: 'table' };
  return { kind: 'table', id: String(name.table + 1), label: tableTitle(name) };
}

/** Every roll of the gold die. Duelling dice have hearts, not numbers. */
function rolls({ turn }: State, move: Move): readonly WholeRoll[] {
  return move.type === 'throw' ? [{ player: turn, dice: [move.face] }] : [];
}

/**
 * Recounts a table whose gold chip was discarded, because players tied for the most counters and for the lowest number
 * (6.5, 6.6): these players share its gold in equal parts. A tie for the most counters that the lowest number breaks
 * (6.4) strikes no one out, and a third player with a higher number (6.8) would get nothing either. A table of which
 * only the winner was entered says nothing about ties.
 */
function recount(why: DiscardReason, postings: readonly Posting<Why>[]): readonly RecountedTie<Why>[] {
  const { at: name, gold, players, count, lowest } = why;
  const sumWithoutTies = payoutWithoutTies([players], (winner) => {
    const counters = players.map((player): PlayerCounters => ({
      player,
      count: count + winner(player),
      lowNumbers: [lowest]
    }));
    return payCounters({ name, gold }, counters, { equallyLow: 'discard' });
  });
  const tablePostings = postings.filter(
    (posting) => 'at' in posting.why && isSameTable(posting.why.at, name)
  );
  const effects = tieEffects(tablePostings, sumWithoutTies);
  return effects.length === 0 ? [] : [{ source: tableSource(name), players, effects, why }];
}

function isSameTable(a: TableName, b: TableName): boolean {
  return a !== 'this' && b !== 'this' && a.table === b.table;
}
