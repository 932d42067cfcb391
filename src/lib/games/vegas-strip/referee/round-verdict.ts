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
  const { payoutRound, table } = parsed;
  const { awards, reasons, facts } = pilesVerdict(parsed);
  const isFilled = (casinoResult: CasinoResult): boolean =>
    chipsLeftAtCasino(casinoResult) === 0 && position.round < ROUNDS && position.start > 0;
  return {
    awards,
    reasons: [
      ...reasons,
      ...payoutRound.houses.filter(isFilled).map((casinoResult) =>
        table.reason({
          code: 'refilled',
          rule: refillRule(casinoResult),
          casino: payoutRound.call(casinoResult.casino),
          value: position.start
        })
      )
    ],
    facts: {
      leaders: Object.fromEntries(
        payoutRound.houses.flatMap(({ casino, leader }) => {
          if (leader === undefined) return [];
          const { player, ...blocker } = holderOf(leader);
          return [[payoutRound.call(casino), { player: table.name(player), ...blocker }] as const];
        })
      ),
      ...facts,
      jackpots: Object.fromEntries(
        payoutRound.houses.map((casinoResult) => [
          payoutRound.call(casinoResult.casino),
          isFilled(casinoResult) ? position.start : chipsLeftAtCasino(casinoResult)
        ])
      )
    }
  };
}

/** Returns the verdict on the piles, however their sums were entered. */
export function pilesVerdict({ payoutRound, table }: ParsedRound): Verdict {
  const paidRound = payRound(payoutRound);
  return {
    awards: awardsOf(paidRound, table.seats, (player) => table.name(player)),
    reasons: [
      ...table.seats.flatMap((player) => {
        const value = payoutRound.extra[player] ?? 0;
        return value === 0 ? [] : [table.reason({ code: 'extra', rule: '5.7', player, value }, player)];
      }),
      ...paidRound.postings.flatMap((posting) =>
        claimants(posting).map((player) => table.reason(posting.why, player))
      )
    ],
    facts: {
      collected: Object.fromEntries(
        table.seats.map((player) => [table.name(player), paidRound.collected[player] ?? 0])
      ),
      odd: paidRound.oddTeams.map((team) =>
        membersOf(team)
          .map((player) => table.name(player))
          .sort()
      ),
      lost: [...new Set(payoutRound.faults)].map((player) => table.name(player)).sort()
    }
  };
}

/** Throws a CaseError if a 7 is fined and the position does not give the penalty. */
export function refuseMissingPenalty({ payoutRound }: ParsedRound, penalty: string | undefined): void {
  if (payoutRound.faults.length > 0 && penalty === undefined) throw new CaseError('penalty', say.tenOrAllA7);
}

/**
 * Returns the awards: each player's share, the winnings of blockers, and the fines; one award per sender and receiver.
 */
function awardsOf(
  { earned, postings }: PaidRound,
  seats: readonly PlayerId[],
  nameOf: (player: PlayerId) => string
): readonly Award[] {
  const payments = postings.filter(movesPiece);
  const sumOf = (code: Why['code'], payer?: PlayerId): number =>
    payments.reduce(
      (total, posting) =>
        posting.why.code === code && (payer === undefined || posting.from === payer)
          ? total + posting.value
          : total,
      0
    );
  const cashAwards = (value: number, parties: Pick<Award, 'from' | 'to'>): readonly Award[] =>
    value === 0 ? [] : [{ ...parties, piece: 'cash', value }];
  return [
    ...seats.flatMap((player) => cashAwards(earned[player] ?? 0, { to: nameOf(player) })),
    ...cashAwards(sumOf('blockersJackpot'), { to: 'bank' }),
    ...seats.flatMap((player) => cashAwards(sumOf('fined', player), { from: nameOf(player), to: 'bank' }))
  ];
}

/**
 * Returns the players who claim a posting: both partners for a pile, the receiver for a split, no one for a jackpot
 * that stays.
 */
function claimants({ to: receiver, why }: Posting<Why>): readonly (PlayerId | undefined)[] {
  if (why.code === 'collected' && why.partner !== undefined) return [why.player, why.partner];
  if (why.code === 'oddChip') return why.players;
  if (why.code === 'split') return [isPlayer(receiver) ? receiver : undefined];
  return ['player' in why ? why.player : undefined];
}
