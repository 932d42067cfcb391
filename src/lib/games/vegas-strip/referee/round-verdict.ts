import { isPlayer, movesPiece, type PlayerId, type Posting } from '$lib/core';
import { CaseError, type Award, type Verdict } from '$lib/games/contract/define';
import { ROUNDS } from '$lib/games/vegas-strip/data';
import { chipsLeftAtCasino, refillRule } from '$lib/games/vegas-strip/payout/paying';
import type { PaidRound } from '$lib/games/vegas-strip/payout/paid-round';
import { payRound } from '$lib/games/vegas-strip/payout/payout';
import { holderOf, membersOf } from '$lib/games/vegas-strip/state/table';
import type { CasinoResult, Why } from '$lib/games/vegas-strip/types';
import type { ParsedRound, EnteredRound } from './round-table';
import * as say from '$lib/games/vegas-strip/strings/en/referee-round';

/** Returns the verdict on a round: what it pays, who is kicked out, and the jackpots at the start of the next one. */
export function roundVerdict(parsed: ParsedRound, position: Pick<EnteredRound, 'round' | 'start'>): Verdict {
  const { round, table } = parsed;
  const { awards, reasons, facts } = pilesVerdict(parsed);
  const isFilled = (house: CasinoResult): boolean =>
    chipsLeftAtCasino(house) === 0 && position.round < ROUNDS && position.start > 0;
  return {
    awards,
    reasons: [
      ...reasons,
      ...round.houses.filter(isFilled).map((house) =>
        table.reason({
          code: 'refilled',
          rule: refillRule(house),
          casino: round.call(house.casino),
          value: position.start
        })
      )
    ],
    facts: {
      leaders: Object.fromEntries(
        round.houses.flatMap(({ casino, leader }) => {
          if (leader === undefined) return [];
          const { player, ...blocker } = holderOf(leader);
          return [[round.call(casino), { player: table.name(player), ...blocker }] as const];
        })
      ),
      ...facts,
      jackpots: Object.fromEntries(
        round.houses.map((house) => [
          round.call(house.casino),
          isFilled(house) ? position.start : chipsLeftAtCasino(house)
        ])
      )
    }
  };
}

/** Returns the verdict on the piles, however their sums were entered. */
export function pilesVerdict({ round, table }: ParsedRound): Verdict {
  const paid = payRound(round);
  return {
    awards: awardsOf(paid, table.seats, (player) => table.name(player)),
    reasons: [
      ...table.seats.flatMap((player) => {
        const value = round.extra[player] ?? 0;
        return value === 0 ? [] : [table.reason({ code: 'extra', rule: '5.7', player, value }, player)];
      }),
      ...paid.postings.flatMap((posting) =>
        claimants(posting).map((player) => table.reason(posting.why, player))
      )
    ],
    facts: {
      collected: Object.fromEntries(
        table.seats.map((player) => [table.name(player), paid.collected[player] ?? 0])
      ),
      odd: paid.odd.map((team) =>
        membersOf(team)
          .map((player) => table.name(player))
          .sort()
      ),
      lost: [...new Set(round.faults)].map((player) => table.name(player)).sort()
    }
  };
}

/** Throws a CaseError if a 7 is fined and the position does not give the penalty. */
export function refuseMissingPenalty({ round }: ParsedRound, penalty: string | undefined): void {
  if (round.faults.length > 0 && penalty === undefined) throw new CaseError('penalty', say.tenOrAllA7);
}

/**
 * Returns the awards: each player's share, the winnings of blockers, and the fines; one award per sender and receiver.
 */
function awardsOf(
  { earned, postings }: PaidRound,
  seats: readonly PlayerId[],
  call: (player: PlayerId) => string
): readonly Award[] {
  const paid = postings.filter(movesPiece);
  const sum = (code: Why['code'], from?: PlayerId): number =>
    paid.reduce(
      (all, item) =>
        item.why.code === code && (from === undefined || item.from === from) ? all + item.value : all,
      0
    );
  const cash = (value: number, parties: Pick<Award, 'from' | 'to'>): readonly Award[] =>
    value === 0 ? [] : [{ ...parties, piece: 'cash', value }];
  return [
    ...seats.flatMap((player) => cash(earned[player] ?? 0, { to: call(player) })),
    ...cash(sum('blockersJackpot'), { to: 'bank' }),
    ...seats.flatMap((player) => cash(sum('fined', player), { from: call(player), to: 'bank' }))
  ];
}

/**
 * Returns the players whose claim a posting is: both partners for a pile, the receiver for a split, none for a jackpot
 * that stays.
 */
function claimants({ to, why }: Posting<Why>): readonly (PlayerId | undefined)[] {
  if (why.code === 'collected' && why.partner !== undefined) return [why.player, why.partner];
  if (why.code === 'oddChip') return why.players;
  if (why.code === 'split') return [isPlayer(to) ? to : undefined];
  return ['player' in why ? why.player : undefined];
}
