import { clockwiseFrom, type PlayerId } from '$lib/core';
import { playersAt, teamsFrom, teamSizes, tilesWith, usualTeams } from '$lib/games/vegas-strip/data';
import { casinosOf, fixersOf, nothingPlaced, playsWithBlockers } from '$lib/games/vegas-strip/state/table';
import type { CasinoId, Hands, Options, State, Team } from '$lib/games/vegas-strip/types';

/** Makes the state before the first round, with the starting jackpot on each casino (2.3). */
export function start(options: Options, seats: readonly PlayerId[]): State {
  const jackpots = Object.fromEntries(casinosOf({ seats }).map((casino) => [casino, options.card.start]));
  return beginRound({
    options,
    seats,
    depth: options.depth,
    round: 1,
    first: options.first,
    jackpots,
    chips: Object.fromEntries(seats.map((player) => [player, 0])),
    piles: {},
    earned: []
  });
}

type Kept =
  | 'options'
  | 'seats'
  | 'left'
  | 'depth'
  | 'round'
  | 'first'
  | 'jackpots'
  | 'chips'
  | 'piles'
  | 'earned'
  | 'paid';

/**
 * Makes the state at the start of a round: full hands, empty casinos, and teams by their places in turn order (3.1).
 */
export function beginRound(kept: Pick<State, Kept>): State {
  const { options, seats, round, first } = kept;
  // The setup card that was copied is that of the number of players at the start; others may play now.
  const cards = [options.card.teams, usualTeams(seats.length)];
  const positions = cards
    .map((teams) => teams[round - 1] ?? [])
    .find((each) => each.flat().length === seats.length);
  const hands: Hands = Object.fromEntries(seats.map((player) => [player, tilesWith(options.card)]));
  return opened({
    ...kept,
    phase: 'fix',
    teams: teamsFrom(playersAt(positions ?? [], seats, first), seats, first),
    cards: {},
    secrets: {},
    paper: [],
    read: [],
    due: { tile: false, blocker: false },
    hands,
    blockers: playsWithBlockers({ seats }) ? hands : {},
    discarded: [],
    laid: {},
    led: {},
    extra: {},
    revealed: {},
    faults: [],
    entered: {}
  });
}

/**
 * Starts the first phase of a round: the secret choices, the first tile if those are on paper, or the end of the round.
 */
export function opened(state: State): State {
  const { turn: _, ...before } = { ...state, due: { tile: false, blocker: false }, paper: [] };
  if (state.depth === 'rounds') return { ...before, phase: 'told' };
  if (state.options.secrets === 'app') return { ...before, phase: 'fix' };
  return beginTurns({ ...before, paper: fixersOf(state) });
}

/** Starts the turns with the first player; with two players, that first turn has only a blocker (8.3). */
export function beginTurns(state: State): State {
  const due = playsWithBlockers(state) ? { tile: false, blocker: true } : { tile: true, blocker: false };
  return { ...state, phase: 'turns', turn: state.first, due };
}

/** Continues after a tile was placed or discarded: the rest of the turn, the next player, or the end of the turns. */
export function afterPlacing(state: State): State {
  const { untouched: _, turn = state.first, ...rest } = state;
  const { due } = state;
  if (due.tile || due.blocker) return { ...rest, turn };
  const [, ...others] = clockwiseFrom(state.seats, turn);
  const next = [...others, turn].find((player) => leftOf(state, player) > 0);
  if (next === undefined) return { ...rest, phase: 'reveal' };
  return {
    ...rest,
    turn: next,
    due: { tile: tilesOf(state.hands, next) > 0, blocker: tilesOf(state.blockers, next) > 0 }
  };
}

function leftOf({ hands, blockers }: State, player: PlayerId): number {
  return tilesOf(hands, player) + tilesOf(blockers, player);
}

function tilesOf(hands: Hands, player: PlayerId): number {
  return hands[player]?.length ?? 0;
}

/** Checks whether nothing has happened in the round, so that teams and depth can still change. */
export function isUntouched(state: State): boolean {
  const { cards, secrets, paper, entered, options, depth } = state;
  const asOpened = depth === 'rounds' || options.secrets === 'app' ? paper.length === 0 : true;
  const quiet = [cards, secrets, entered].every((each) => Object.keys(each).length === 0);
  const open = state.phase === 'fix' || state.phase === 'turns' || state.phase === 'told';
  return (
    open &&
    quiet &&
    asOpened &&
    nothingPlaced(state) &&
    paidInto(state) === 0 &&
    state.untouched === undefined
  );
}

/** Sums the chips that characters have put on piles. After that the owners of the piles can no longer change. */
function paidInto({ piles }: State): number {
  return Object.values(piles).reduce((sum, pile) => sum + pile, 0);
}

/** Returns the current teams, each with its fixer first. */
export function teamsNow({ teams }: Pick<State, 'teams'>): readonly (readonly PlayerId[])[] {
  return teams.map(({ fixer, partner }) => (partner === undefined ? [fixer] : [fixer, partner]));
}

/** Returns all possible teams of the printed sizes, each with its fixer first. */
export function groupings({ seats, first }: State): readonly (readonly (readonly PlayerId[])[])[] {
  const ways = grouped(seats, teamSizes(seats.length).filter((size) => size === 1).length);
  return ways.map((way) => teamsNow({ teams: teamsFrom(way, seats, first) }));
}

function grouped(players: readonly PlayerId[], alone: number): readonly (readonly (readonly PlayerId[])[])[] {
  const [one, ...others] = players;
  if (one === undefined) return [[]];
  const pairs = others.flatMap((other) =>
    grouped(
      others.filter((each) => each !== other),
      alone
    ).map((rest) => [[one, other], ...rest])
  );
  const solo = alone === 0 ? [] : grouped(others, alone - 1).map((rest) => [[one], ...rest]);
  return [...(players.length > alone ? pairs : []), ...solo].filter(
    (way) => way.filter((group) => group.length === 1).length === alone
  );
}

/** Makes teams from groups that contain every player once; undefined if they do not. */
export function readTeams(
  state: State,
  groups: readonly (readonly PlayerId[])[]
): readonly Team[] | undefined {
  const sizes = groups.map((group) => group.length).sort((one, other) => other - one);
  const named = new Set(groups.flat());
  const everybody = named.size === state.seats.length && state.seats.every((player) => named.has(player));
  const whole = everybody && groups.flat().length === state.seats.length;
  const fitting = JSON.stringify(sizes) === JSON.stringify(teamSizes(state.seats.length));
  return whole && fitting ? teamsFrom(groups, state.seats, state.first) : undefined;
}

/** Replaces the tiles of a casino. */
export function withLaid(state: State, casino: CasinoId, laid: State['laid'][CasinoId]): State['laid'] {
  return { ...state.laid, [casino]: laid ?? [] };
}
