import {
  ended,
  isPlayer,
  ledgerOf,
  type End,
  type Posting,
  type Ranking,
  type Replay,
  type GameTypes
} from '$lib/core';
import type { Game } from '$lib/games/define';
import { unclaimedMoney } from './unclaimed-money';

type Why = GameTypes['Why'];
type Ledger = readonly Posting<Why>[];

/** How a match would end, before it does. */
export interface Ending {
  readonly end: End;
  /** Best first; empty where not everybody may know it before the end. */
  readonly ranking: Ranking<Why>;
  /** What nobody would have got, all together. */
  readonly nobody: number;
}

/**
 * Who would be paid what if the game ended there: what the round pays, as far as that can be known, and what is paid
 * besides.
 */
export function stoppedNow(
  { rules }: Game,
  state: GameTypes['State'],
  eyes?: Parameters<typeof rules.now>[1]
): Ledger {
  const besides = rules.asks(state).length === 0 ? [] : (rules.stop?.(state) ?? []);
  const round = rules.unknown?.(state) === true && eyes === undefined ? [] : rules.now(state, eyes);
  return [...round, ...besides];
}

/** Each way in which the table can end the match now. Where the round would pay somebody, the first one pays it. */
export function endingsOf(game: Game, replayed: Replay<GameTypes>): readonly Ending[] {
  const { rules } = game;
  const { state } = replayed;
  const pays = rules.now(state).some(({ to, value }) => value > 0 && isPlayer(to));
  const ends: readonly End[] = pays ? ['endPaid', 'end'] : ['end'];
  const isOpen = rules.ranking(state, ledgerOf(replayed)).length > 0;
  return ends.map((end) => {
    const { state: after, postings } = ended(rules, state, end);
    const ledger = [...ledgerOf(replayed), ...postings];
    const unpaid = unclaimedMoney(game, state, ledger, postings);
    return {
      end,
      ranking: isOpen ? rules.ranking(after, ledger, 'all') : [],
      nobody: unpaid.reduce((sum, { value }) => sum + value, 0)
    };
  });
}
