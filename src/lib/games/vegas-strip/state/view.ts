import { type PlayerId, type Posting, type Progress } from '$lib/core';
import { ROUNDS } from '$lib/games/vegas-strip/data';
import { casinoResultOf } from '$lib/games/vegas-strip/payout/casino-result';
import { previewPayout, payoutOf } from '$lib/games/vegas-strip/payout/paying';
import { payCasino } from '$lib/games/vegas-strip/payout/payout';
import { setsOf } from '$lib/games/vegas-strip/actions/placing';
import {
  casinosOf,
  characterOf,
  jackpotAt,
  placedTilesAt,
  membersOf,
  nameOf,
  teamOf,
  tokensLeft
} from './table';
import type { CasinoId, CasinoView, OwnSecret, State, View, Why } from '$lib/games/vegas-strip/types';

/** Returns the data for the screen; a secret only for the team it belongs to. */
export function view(state: State, viewer?: PlayerId): View {
  const { seats, options, depth, round, phase, first, teams, due, hands, blockers } = state;
  const { discarded, chips, piles, paper, read, faults, earned, turn, paid } = state;
  const ownSecret = viewer === undefined ? undefined : ownSecretOf(state, viewer);
  const revealedCasinos = Object.entries(state.revealed).map(
    ([player, casino]) => [player, nameOf(state, casino)] as const
  );
  return {
    seats,
    options,
    depth,
    round,
    rounds: ROUNDS,
    phase,
    first,
    teams,
    casinos: casinosOf(state).map((casino) => casinoView(state, casino)),
    ...(turn === undefined || phase !== 'turns' ? {} : { turn }),
    due,
    hands,
    blockers,
    discarded,
    tokens: tokensLeft(state),
    isTokenMoved: state.untouched !== undefined,
    chips,
    piles,
    dealt: Object.keys(state.cards).length > 0,
    fixed: seats.filter((player) => state.secrets[player] !== undefined),
    paper,
    read,
    revealed: Object.fromEntries(revealedCasinos),
    faults,
    entered: casinosOf(state).filter((casino) => state.entered[casino] !== undefined),
    earned,
    ...(paid === undefined ? {} : { paid }),
    ...(phase === 'pay' ? { owing: previewPayout(state) } : {}),
    ...(ownSecret === undefined ? {} : { ownSecret })
  };
}

/** Returns the public view of a casino. */
function casinoView(state: State, casino: CasinoId): CasinoView {
  const character = characterOf(state, casino);
  return {
    id: casino,
    name: nameOf(state, casino),
    ...(character === undefined ? {} : { character }),
    jackpot: jackpotAt(state, casino),
    sets: setsOf(placedTilesAt(state, casino)),
    rigged: state.teams.map(({ fixer }) => fixer).filter((fixer) => state.revealed[fixer] === casino)
  };
}

/** Returns the secrets that a team member may see: the fixer the two cards, both partners the choice (3.4 to 3.6). */
function ownSecretOf(state: State, player: PlayerId): OwnSecret | undefined {
  const team = teamOf(state, player);
  if (team === undefined) return undefined;
  const { fixer } = team;
  const secret = state.secrets[fixer];
  const cards = player === fixer ? state.cards[fixer]?.map((casino) => nameOf(state, casino)) : undefined;
  const secretCasinos =
    secret === undefined
      ? {}
      : { rigged: nameOf(state, secret.rigged), secure: nameOf(state, secret.secure) };
  const postings = currentPayout(state, player);
  return { player, fixer, ...(cards === undefined ? {} : { cards }), ...secretCasinos, owing: postings };
}

/**
 * Returns the payout if the players ended the match now. It is public only after the rigged casinos are revealed;
 * before that, a team sees the payout of its own two casinos.
 */
export function currentPayout(state: State, viewer?: PlayerId): readonly Posting<Why>[] {
  if (state.phase === 'pay') return previewPayout(state).postings;
  if (state.phase !== 'turns' || viewer === undefined) return [];
  const team = teamOf(state, viewer);
  const secret = team && state.secrets[team.fixer];
  if (team === undefined || secret === undefined) return [];
  const payoutRound = { teams: state.teams, call: (casino: CasinoId) => nameOf(state, casino) };
  const payoutLines = ([secret.rigged, secret.secure] as const).flatMap((casino) => {
    const riggingTeams = casino === secret.rigged ? [team] : [];
    const casinoAtPayout = {
      casino,
      jackpot: jackpotAt(state, casino),
      placedTiles: placedTilesAt(state, casino),
      rigged: riggingTeams
    };
    return payCasino(
      casinoResultOf({ ...casinoAtPayout, led: state.led[casino] }, state.options),
      payoutRound
    );
  });
  return payoutLines.filter(({ why }) => 'player' in why && membersOf(team).includes(why.player));
}

/** Checks whether the payout is unknown: it depends on which casinos are rigged, which is secret until the reveal. */
export function isPayoutUnknown({ phase }: State): boolean {
  return phase !== 'pay' && phase !== 'over';
}

/** Returns the state as if the current round were paid: its earnings break ties (1.5), and its payout stays visible. */
export function stateAfterPayout(state: State): State {
  if (state.phase !== 'pay') return state;
  const earned = [...state.earned, payoutOf(state).earned];
  return { ...state, earned, paid: previewPayout(state), phase: 'over' };
}

/** Returns the jackpots that no one has won yet. */
export function unclaimedMoney({ jackpots }: State): readonly number[] {
  return Object.values(jackpots).filter((value) => value > 0);
}

export function progress({ round }: State): Progress {
  return { round, roundCount: ROUNDS };
}
