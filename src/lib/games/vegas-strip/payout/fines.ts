import { totalOf, type PlayerId, type Posting } from '$lib/core';
import { CHIP_HEAP, LEARNING_FINE } from '$lib/games/vegas-strip/data';
import type { PayoutRound } from './paid-round';
import { isFault } from '$lib/games/vegas-strip/actions/placing';
import { accountOf, membersOf } from '$lib/games/vegas-strip/state/table';
import type { Chips, Fine, Team, Why } from '$lib/games/vegas-strip/types';

type Line = Posting<Why>;

/**
 * Fines the pile for a 7 before it is split, if that house rule is on: ten, or everything (5.11). The fine of a solo
 * player is limited to the chips they still have, because a character may have taken some.
 */
export function pileFines(
  payoutRound: PayoutRound,
  pileOf: (team: Team) => number,
  winnings: readonly Line[]
): readonly Line[] {
  const { teams, faults, chips, options } = payoutRound;
  if (options.finedFrom !== 'pile') return [];
  return teams.flatMap((team) => {
    const fixerChips = (chips[team.fixer] ?? 0) + totalOf(team.fixer, winnings);
    let pile = team.partner === undefined ? Math.min(pileOf(team), fixerChips) : pileOf(team);
    return membersOf(team)
      .filter((player) => faults.includes(player))
      .map((player): Line => {
        const value = options.fine === 'ten' ? Math.min(LEARNING_FINE, pile) : pile;
        const fineDetails = { player, fine: options.fine, owns: pile } as const;
        const why: Why = { code: 'pileFined', rule: '5.11', ...fineDetails, value, pile };
        pile -= value;
        return finePosting(
          accountOf(teams, team.fixer),
          player,
          value,
          value === 0 ? zeroFine(fineDetails, '5.11') : why
        );
      });
  });
}

/**
 * Returns the offender's fine after the split: ten of all their chips, or their share of the round. The amount is
 * printed (5.9). It is our interpretation which partner pays, and from which chips if that makes a difference (5.11).
 */
export function fines(
  payoutRound: PayoutRound,
  earned: Chips,
  linesBefore: readonly Line[]
): readonly Line[] {
  const { seats, teams, faults: playersAtFault, chips, options } = payoutRound;
  if (options.finedFrom === 'pile') return [];
  return seats
    .filter((player) => playersAtFault.includes(player))
    .map((player) => {
      const ownedChips = (chips[player] ?? 0) + totalOf(player, linesBefore);
      const share = Math.min(ownedChips, earned[player] ?? 0);
      const owns = options.fine === 'ten' && options.tenFrom === 'own' ? ownedChips : share;
      const value = options.fine === 'ten' ? Math.min(LEARNING_FINE, owns) : owns;
      const fineDetails = { player, fine: options.fine, owns } as const;
      const isSolo = !teams.some((team) => team.partner !== undefined && membersOf(team).includes(player));
      const isPrinted =
        isSolo && (options.fine === 'all' || (ownedChips >= LEARNING_FINE && share >= LEARNING_FINE));
      const rule = isByToken(payoutRound, player) ? '5.10' : isPrinted ? '5.9' : '5.11';
      const why: Why =
        value === 0 ? zeroFine(fineDetails, rule) : { code: 'fined', rule, ...fineDetails, value };
      return finePosting(player, player, value, why);
    });
}

/** Checks whether the players declared the fault, because a tile with a token was a 7 when it was placed (5.10). */
function isByToken({ houses, teams }: PayoutRound, player: PlayerId): boolean {
  const playerTeam = teams.find((team) => membersOf(team).includes(player));
  const sevens = houses
    .filter(
      ({ rigged: riggingFixers }) => playerTeam !== undefined && riggingFixers.includes(playerTeam.fixer)
    )
    .flatMap(({ leader, others }) => [...(leader === undefined ? [] : [leader]), ...others])
    .filter((tileSet) => tileSet.player === player && tileSet.blocker !== true && tileSet.voided !== true)
    .flatMap(({ tiles = [] }) => tiles);
  return sevens.length > 0 && !sevens.some(isFault);
}

function zeroFine(
  fineDetails: { readonly player: PlayerId; readonly fine: Fine; readonly owns: number },
  rule: '5.9' | '5.10' | '5.11'
): Why {
  return { code: 'finedNothing', rule, ...fineDetails };
}

function finePosting(payer: Team['id'] | PlayerId, player: PlayerId, value: number, why: Why): Line {
  return value === 0 ? { to: player, value: 0, why } : { from: payer, to: 'bank', ...CHIP_HEAP, value, why };
}
