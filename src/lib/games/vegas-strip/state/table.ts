import { clockwiseFrom, PLAYER_IDS, type Account, type PlayerId } from '$lib/core';
import { casinosFor, TOKENS } from '$lib/games/vegas-strip/data';
import { sixthCasino } from '$lib/games/vegas-strip/strings/en/shared';
import type {
  CasinoId,
  CasinoName,
  Character,
  Holder,
  PlacedTile,
  State,
  Team
} from '$lib/games/vegas-strip/types';

type WithSeats = Pick<State, 'seats'>;

/** Returns all players of the match, including those who left, in seat order. */
export function playersIncludingLeft({
  seats,
  left: leftPlayers = []
}: Pick<State, 'seats' | 'left'>): readonly PlayerId[] {
  const players = [...seats, ...leftPlayers.map(({ player }) => player)];
  return PLAYER_IDS.filter((player) => players.includes(player));
}

export function casinosOf({ seats }: WithSeats): readonly CasinoId[] {
  return casinosFor(seats.length);
}

/**
 * Returns the name of a casino; one without a name is numbered. The sixth has no card if the game started with five
 * casinos.
 */
export function nameOf({ options }: Pick<State, 'options'>, casino: CasinoId): CasinoName {
  const name = cardOf({ options }, casino)?.name ?? '';
  if (name !== '') return name;
  return casino === 'c6' ? sixthCasino : `casino ${casino.slice(1)}`;
}

export function characterOf(state: Pick<State, 'options'>, casino: CasinoId): Character | undefined {
  return cardOf(state, casino)?.character;
}

function cardOf(
  { options }: Pick<State, 'options'>,
  casino: CasinoId
): State['options']['casinos'][number] | undefined {
  return options.casinos[Number(casino.slice(1)) - 1];
}

export function placedTilesAt(
  { laid: laidTiles }: Pick<State, 'laid'>,
  casino: CasinoId
): readonly PlacedTile[] {
  return laidTiles[casino] ?? [];
}

export function jackpotAt({ jackpots }: Pick<State, 'jackpots'>, casino: CasinoId): number {
  return jackpots[casino] ?? 0;
}

/** Counts the +3 tokens beside the board. */
export function tokensLeft(state: Pick<State, 'laid' | 'seats'>): number {
  return casinosOf(state)
    .flatMap((casino) => placedTilesAt(state, casino))
    .reduce((remainingTokens, { plus: tokenCount }) => remainingTokens - tokenCount, TOKENS);
}

export function isSameSet(a: Holder, b: Holder): boolean {
  return a.player === b.player && a.blocker === b.blocker;
}

export function holderOf({ player, blocker }: Holder): Holder {
  return blocker === true ? { player, blocker } : { player };
}

export function teamOf({ teams }: Pick<State, 'teams'>, player: PlayerId): Team | undefined {
  return teams.find((team) => membersOf(team).includes(player));
}

/** Returns the members of a team, the fixer first. */
export function membersOf({ fixer, partner }: Team): readonly PlayerId[] {
  return partner === undefined ? [fixer] : [fixer, partner];
}

/**
 * Returns the account for chips that a player collects: the team's pile if there is a partner, else the player (5.5).
 */
export function accountOf(teams: readonly Team[], player: PlayerId): Account {
  const team = teams.find((team) => team.partner !== undefined && membersOf(team).includes(player));
  return team?.id ?? player;
}

export function fixersOf({ teams }: Pick<State, 'teams'>): readonly PlayerId[] {
  return teams.map(({ fixer }) => fixer);
}

export function playsWithBlockers({ seats }: WithSeats): boolean {
  return seats.length === 2;
}

/** Returns the hand of a set: tiles that are neither placed nor discarded. */
export function handOf(
  { hands, blockers }: Pick<State, 'hands' | 'blockers'>,
  { player, blocker }: Holder
): readonly number[] {
  return (blocker === true ? blockers : hands)[player] ?? [];
}

/** Lists the fixers who have neither chosen in the app nor on paper. */
export function undecidedFixers(state: State): readonly PlayerId[] {
  return fixersOf(state).filter(
    (player) => state.secrets[player] === undefined && !state.paper.includes(player)
  );
}

/** Lists the partners who have not read the choice that their fixer made in the app. */
export function unreadPartners({ teams, secrets, read }: State): readonly PlayerId[] {
  return teams.flatMap(({ fixer, partner }) =>
    partner === undefined || secrets[fixer] === undefined || read.includes(partner) ? [] : [partner]
  );
}

/** Lists the fixers who have not revealed their rigged casino, in turn order (5.14). */
export function unrevealedFixers(state: State): readonly PlayerId[] {
  const order = clockwiseFrom(state.seats, state.first);
  const fixers = fixersOf(state);
  return order.filter((player) => fixers.includes(player) && state.revealed[player] === undefined);
}

/** Checks whether nothing has been placed or discarded in this round. */
export function nothingPlaced(state: State): boolean {
  return (
    state.discarded.length === 0 &&
    casinosOf(state).every((casino) => placedTilesAt(state, casino).length === 0)
  );
}
