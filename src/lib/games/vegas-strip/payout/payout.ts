import { totalOf, type Account, type Place, type PlayerId, type Posting } from '$lib/core';
import { CHIP_HEAP } from '$lib/games/vegas-strip/data';
import { fines, pileFines } from './fines';
import type { PaidRound, PayoutRound } from './paid-round';
import { isFault } from '$lib/games/vegas-strip/actions/placing';
import { accountOf, holderOf, membersOf } from '$lib/games/vegas-strip/state/table';
import type { CasinoName, Chips, CasinoResult, SetAtCasino, Team, Why } from '$lib/games/vegas-strip/types';

type Line = Posting<Why>;

/** Makes a posting of chips; a value of 0 makes a zero posting. */
export function chipPosting(
  payer: Place,
  receiver: Account | 'bank' | 'table',
  value: number,
  why: Why,
  claims: Account
): Line {
  return value === 0
    ? { to: claims, value: 0, why }
    : { from: payer, to: receiver, ...CHIP_HEAP, value, why };
}

/** Returns the postings of a round: casinos, then piles, then fines, each with its reason (5.1 to 5.12). */
export function payRound(payoutRound: PayoutRound): PaidRound {
  const winnings = [
    ...payoutRound.houses.flatMap((casinoResult) => payCasino(casinoResult, payoutRound)),
    ...payEntered(payoutRound)
  ];
  const collected = Object.fromEntries(
    payoutRound.seats.map((player) => [
      player,
      (payoutRound.extra[player] ?? 0) + collectedBy(player, winnings)
    ])
  );
  const pileOf = (team: Team): number =>
    membersOf(team).reduce((sum, player) => sum + (collected[player] ?? 0), 0);
  const pileFinePostings = pileFines(payoutRound, pileOf, winnings);
  const piles = new Map(
    payoutRound.teams.map((team) => {
      const account = accountOf(payoutRound.teams, team.fixer);
      return [team.id, pileOf(team) + totalOf(account, pileFinePostings)] as const;
    })
  );
  const pairTeams = payoutRound.teams.filter(({ partner }) => partner !== undefined);
  const splitLines = pairTeams.flatMap((team) => splitPile(team, piles.get(team.id) ?? 0));
  const earned: Chips = Object.fromEntries(
    payoutRound.teams.flatMap((team) => {
      const pile = piles.get(team.id) ?? 0;
      const share = team.partner === undefined ? pile : Math.floor(pile / 2);
      return membersOf(team).map((player) => [player, share] as const);
    })
  );
  const linesBefore = [...winnings, ...pileFinePostings, ...splitLines];
  return {
    postings: [...linesBefore, ...fines(payoutRound, earned, linesBefore)],
    collected,
    earned,
    oddTeams: pairTeams.filter(({ id }) => (piles.get(id) ?? 0) % 2 === 1)
  };
}

function collectedBy(player: PlayerId, winnings: readonly Line[]): number {
  return winnings.reduce(
    (sum, { to: receiver, value, why }) =>
      receiver !== 'bank' && 'player' in why && why.player === player ? sum + value : sum,
    0
  );
}

/**
 * Returns the postings of one casino: a rigged one pays the jackpot to its leader; a secure one pays every set but the
 * leader the sum of its tiles.
 */
export function payCasino(
  casinoResult: CasinoResult,
  round: Pick<PayoutRound, 'teams' | 'call'>
): readonly Line[] {
  return casinoResult.rigged.length > 0 ? payRigged(casinoResult, round) : paySecure(casinoResult, round);
}

function payRigged(
  casinoResult: CasinoResult,
  { teams, call }: Pick<PayoutRound, 'teams' | 'call'>
): readonly Line[] {
  const { leader, others, jackpot: value, rigged: fixers } = casinoResult;
  const casino = call(casinoResult.casino);
  const [fixer] = fixers;
  if (leader === undefined) {
    const unpaidLines = others.map((tileSet): Line => ({
      to: tileSet.player,
      value: 0,
      why: { code: 'voidSeven', rule: '5.12', ...claimMembers(casino, tileSet), fixers }
    }));
    const unclaimedPostings: readonly Line[] =
      fixer === undefined
        ? []
        : [
            {
              to: fixer,
              value: 0,
              why: { code: 'unclaimed', rule: ruleWithoutLeader(others), casino, value, fixers }
            }
          ];
    return [...unclaimedPostings, ...unpaidLines];
  }
  const leaderClaim = claimMembers(casino, leader);
  return [
    leaderLine(leader, leaderClaim, value, fixers, teams),
    ...others.map((tileSet): Line => {
      const reasonBase = { ...claimMembers(casino, tileSet), leader: leaderClaim, fixers };
      const why: Why = tileSet.voided
        ? { code: 'voidSeven', rule: '5.12', ...reasonBase }
        : { code: 'notLeader', rule: '5.2', ...reasonBase };
      return { to: tileSet.player, value: 0, why };
    })
  ];
}

/** Returns the paragraph for a casino without a leader: there is no tile (5.17), or a 7 was voided (5.12). */
function ruleWithoutLeader(others: readonly SetAtCasino[]): '5.12' | '5.17' {
  return others.length === 0 ? '5.17' : '5.12';
}

function leaderLine(
  leader: SetAtCasino,
  leaderClaim: ReturnType<typeof claimMembers>,
  value: number,
  fixers: readonly PlayerId[],
  teams: readonly Team[]
): Line {
  const { player, blocker } = leader;
  if (value === 0) {
    const why: Why = blocker
      ? { code: 'blockersNothing', rule: '8.4', ...leaderClaim }
      : { code: 'emptyJackpot', rule: '5.1', ...leaderClaim, fixers };
    return { to: player, value: 0, why };
  }
  if (blocker === true)
    return chipPosting(
      'table',
      'bank',
      value,
      { code: 'blockersJackpot', rule: '8.4', ...leaderClaim, value },
      player
    );
  const isRiggedTwice = fixers.length > 1;
  const rule = isWonWithOwnSeven(leader, fixers, teams) ? '5.12' : isRiggedTwice ? '6.3' : '5.1';
  const why: Why = { code: 'jackpot', rule, ...leaderClaim, value, fixers };
  return chipPosting('table', accountOf(teams, player), value, why, player);
}

/**
 * Checks whether a team won the jackpot of its own rigged casino with a forbidden 7; the team keeps the jackpot (5.12).
 */
function isWonWithOwnSeven(
  { player, tiles = [] }: SetAtCasino,
  fixers: readonly PlayerId[],
  teams: readonly Team[]
): boolean {
  const riggingPlayers = teams.filter(({ fixer }) => fixers.includes(fixer)).flatMap(membersOf);
  return riggingPlayers.includes(player) && tiles.some(isFault);
}

function paySecure(
  casinoResult: CasinoResult,
  { teams, call }: Pick<PayoutRound, 'teams' | 'call'>
): readonly Line[] {
  const casino = call(casinoResult.casino);
  const voidedPostings: readonly Line[] =
    casinoResult.leader === undefined
      ? []
      : [
          {
            to: casinoResult.leader.player,
            value: 0,
            why: { code: 'kickedOut', rule: '5.3', ...claimMembers(casino, casinoResult.leader) }
          }
        ];
  return [...voidedPostings, ...casinoResult.others.map((tileSet) => tilesLine(tileSet, casino, teams))];
}

function tilesLine(tileSet: SetAtCasino, casino: CasinoName, teams: readonly Team[]): Line {
  const { player, sum: value = 0, tiles } = tileSet;
  const reasonBase = claimMembers(casino, tileSet);
  if (tileSet.blocker === true)
    return { to: player, value: 0, why: { code: 'blockersNothing', rule: '8.4', ...reasonBase } };
  const numbers =
    tiles === undefined
      ? {}
      : { numbers: tiles.map(({ number, plus: tokenCount }) => number + 3 * tokenCount) };
  return chipPosting(
    'bank',
    accountOf(teams, player),
    value,
    { code: 'tiles', rule: '5.4', ...reasonBase, value, ...numbers },
    player
  );
}

function claimMembers(
  casino: CasinoName,
  tileSet: SetAtCasino
): { casino: CasinoName; player: PlayerId; blocker?: true; sum?: number } {
  return { casino, ...holderOf(tileSet), ...(tileSet.sum === undefined ? {} : { sum: tileSet.sum }) };
}

/** Returns the postings if only the piles were entered (7.3). */
function payEntered({ enteredChips, teams }: PayoutRound): readonly Line[] {
  if (enteredChips === undefined) return [];
  return teams.map(({ fixer, partner }) => {
    const value = enteredChips[fixer] ?? 0;
    const reasonBase = { player: fixer, value, ...(partner === undefined ? {} : { partner }) };
    return chipPosting(
      'bank',
      accountOf(teams, fixer),
      value,
      { code: 'collected', rule: '7.3', ...reasonBase },
      fixer
    );
  });
}

/** Splits a pile in half; an odd chip is returned (5.5). */
export function splitPile({ id, fixer, partner }: Team, pile: number): readonly Line[] {
  if (partner === undefined) return [];
  const players = [fixer, partner] as const;
  if (pile === 0)
    return players.map((player, index) => ({
      to: player,
      value: 0,
      why: { code: 'nothingToSplit', rule: '5.5', player, other: players[1 - index] ?? partner }
    }));
  const share = Math.floor(pile / 2);
  const halfPostings = players.map((player) =>
    chipPosting(id, player, share, { code: 'split', rule: '5.5', players, pile, share }, player)
  );
  if (pile % 2 === 0) return halfPostings;
  return [
    ...halfPostings,
    chipPosting(id, 'bank', 1, { code: 'oddChip', rule: '5.5', players, pile }, fixer)
  ];
}
