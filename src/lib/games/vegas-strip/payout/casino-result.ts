import { clockwiseFrom, type PlayerId } from '$lib/core';
import { isFault, leadingSets, rankSets, type RankedSet } from '$lib/games/vegas-strip/actions/placing';
import {
  casinosOf,
  holderOf,
  jackpotAt,
  placedTilesAt,
  membersOf,
  isSameSet,
  teamOf
} from '$lib/games/vegas-strip/state/table';
import type {
  CasinoId,
  Holder,
  CasinoResult,
  PlacedTile,
  Options,
  SetAtCasino,
  State,
  Team
} from '$lib/games/vegas-strip/types';

interface CasinoAtPayout {
  readonly casino: CasinoId;
  readonly jackpot: number;
  readonly placedTiles: readonly PlacedTile[];
  /** The teams that rigged it. */
  readonly rigged: readonly Team[];
  /** The last set that led alone, if a lead can be shared. */
  readonly led?: Holder | undefined;
}

/** Returns the result of a casino: which set leads, and the sums of the others (5.1 to 5.4). */
export function casinoResultOf(
  casinoAtPayout: CasinoAtPayout,
  { jackpotSeven }: Pick<Options, 'jackpotSeven'>
): CasinoResult {
  const { casino, jackpot, placedTiles, rigged: riggingTeams } = casinoAtPayout;
  const fixers = riggingTeams.map(({ fixer }) => fixer);
  const members = riggingTeams.flatMap(membersOf);
  const isVoid = (tile: PlacedTile): boolean =>
    jackpotSeven === 'void' && isFault(tile) && members.includes(tile.player);
  const countedTiles = placedTiles.filter((tile) => !isVoid(tile));
  const leader = leaderOf(countedTiles, countedTiles.length < placedTiles.length, casinoAtPayout.led);
  const voidSets = rankSets(placedTiles.filter(isVoid)).filter(
    (tileSet) => !countedTiles.some((tile) => isSameSet(tile, tileSet))
  );
  const wouldLead = (tileSet: Holder): boolean =>
    placedTiles.some((tile) => isVoid(tile) && isSameSet(tile, tileSet)) &&
    rankSets(placedTiles).some(
      (rankedSet) => isSameSet(rankedSet, tileSet) && rankedSet.sum >= (leader?.sum ?? 0)
    );
  const others: readonly SetAtCasino[] = [
    ...rankSets(countedTiles).filter((tileSet) => leader === undefined || !isSameSet(tileSet, leader)),
    ...voidSets.map((tileSet) => ({ ...holderOf(tileSet), sum: 0, tiles: [] }))
  ].map((tileSet) => (wouldLead(tileSet) ? { ...tileSet, voided: true } : tileSet));
  return { casino, jackpot, ...(leader === undefined ? {} : { leader }), others, rigged: fixers };
}

/**
 * Returns the leading set. If several tie, a house rule chooses the one that led before; if a 7 was voided, none leads
 * (5.12).
 */
function leaderOf(
  tiles: readonly PlacedTile[],
  hasVoidTiles: boolean,
  lastLeader: Holder | undefined
): RankedSet | undefined {
  const leaders = leadingSets(tiles);
  const [best] = leaders;
  if (leaders.length < 2) return best;
  if (hasVoidTiles) return undefined;
  return leaders.find((tileSet) => lastLeader !== undefined && isSameSet(tileSet, lastLeader)) ?? best;
}

/**
 * Returns all casinos of the round in payout order: rigged ones in the order of their reveal, then the secure ones
 * (5.14).
 */
export function casinoResultsOf(state: State): readonly CasinoResult[] {
  const houses = casinosOf(state).map((casino) =>
    state.entered[casino] === undefined ? resultFromTiles(state, casino) : resultAsEntered(state, casino)
  );
  const order = clockwiseFrom(state.seats, state.first);
  const turnIndexOf = ({ rigged: [fixer] }: CasinoResult): number =>
    fixer === undefined ? order.length : order.indexOf(fixer);
  return houses.sort((a, b) => turnIndexOf(a) - turnIndexOf(b));
}

function resultFromTiles(state: State, casino: CasinoId): CasinoResult {
  const riggingTeams = state.teams.filter(({ fixer }) => state.revealed[fixer] === casino);
  const casinoAtPayout = {
    casino,
    jackpot: jackpotAt(state, casino),
    placedTiles: placedTilesAt(state, casino),
    rigged: riggingTeams
  };
  return casinoResultOf({ ...casinoAtPayout, led: state.led[casino] }, state.options);
}

/** Returns a casino as entered at the end of a round (7.2). */
function resultAsEntered(state: State, casino: CasinoId): CasinoResult {
  const { jackpot = 0, leader, sums = {}, rigged: riggingFixer } = state.entered[casino] ?? {};
  const others = state.seats.flatMap((player): SetAtCasino[] => {
    const sum = sums[player] ?? 0;
    const isLeader = leader?.player === player && leader.blocker !== true;
    return sum === 0 || isLeader ? [] : [{ player, sum }];
  });
  return {
    casino,
    jackpot,
    ...(leader === undefined ? {} : { leader }),
    others,
    rigged: riggingFixer === undefined ? [] : [riggingFixer]
  };
}

/**
 * Lists the players with a 7 at the casino that their own team rigged: shown by the tiles, entered at the end of the
 * round, or declared by the players (5.10).
 */
export function faultsOf(state: State): readonly PlayerId[] {
  return state.seats.filter((player) => {
    const team = teamOf(state, player);
    if (team === undefined) return false;
    if (state.faults.includes(player)) return true;
    return casinosOf(state).some((casino) => {
      const result = state.entered[casino];
      if (result !== undefined) return result.rigged === team.fixer && result.sevens.includes(player);
      if (state.revealed[team.fixer] !== casino) return false;
      return placedTilesAt(state, casino).some((tile) => tile.player === player && isFault(tile));
    });
  });
}
