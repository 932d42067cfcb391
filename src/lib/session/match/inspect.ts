import {
  fitsAsks,
  isAskTap,
  type AskTap,
  isOver,
  isPlayer,
  playersOf,
  PLAYER_IDS,
  readLog,
  seatsWithJoined,
  type Ask,
  type Entry,
  type Match,
  type PlayerId,
  type SeatOccupant,
  type GameTypes
} from '$lib/core';
import type { Game } from '$lib/games/contract/define';
import type { Draft } from '$lib/storage/database/schema';
import { replaySafely } from '$lib/session/log/safe-replay';
import { undoTapLabel } from './labels';
import * as say from '$lib/session/strings/en/session';

type Log = readonly Entry<GameTypes['Move']>[];

/**
 * The reason why a match cannot be shown with its game, as one sentence; undefined if it can, even if only up to an
 * entry that today's rules refuse.
 */
export function refuseMatch(game: Game, match: Match, entries: Log): string | undefined {
  return refuseSetup(game, match) ?? refuseHandOvers(match, entries) ?? findPlayProblem(game, match, entries);
}

/** The reason why the handovers in a log are impossible, as one sentence; undefined if they are fine. */
export function refuseHandOvers({ seats }: Match, entries: Log): string | undefined {
  const occupants = new Map<PlayerId, SeatOccupant>(seats.map((seat) => [seat.player, seat]));
  const { inEffect, handovers } = readLog(entries);
  for (const { seq, do: handOver } of handovers) {
    const entriesBefore = inEffect.filter((entry) => entry.seq < seq);
    for (const seat of seatsWithJoined(seats, entriesBefore))
      if (!occupants.has(seat.player)) occupants.set(seat.player, seat);
    if (!occupants.has(handOver.seat)) return say.seatDoesNotExist;
    if ([...occupants.values()].some((occupant) => isSamePerson(occupant, handOver.to)))
      return say.newPlayerAlreadySeated(handOver.to.name);
    occupants.set(handOver.seat, handOver.to);
  }
  return undefined;
}

/** A renamed person is still the same; without person ids only the names can be compared. */
function isSamePerson(a: SeatOccupant, b: SeatOccupant): boolean {
  if (a.person !== undefined && b.person !== undefined) return a.person === b.person;
  return a.name === b.name;
}

/** The reason why the seats or options of a match are impossible, as one sentence; undefined if they are fine. */
export function refuseSetup({ meta, storedData }: Game, match: Match): string | undefined {
  const { title, players } = meta;
  const seatedPlayers = playersOf(match);
  if (seatedPlayers.length < players.min || seatedPlayers.length > players.max)
    return say.otherPeople(title, players.min, players.max, seatedPlayers.length);
  if (seatedPlayers.some((player, index) => player !== PLAYER_IDS[index])) return say.seatsOutOfOrder;
  if (!storedData.options(match.options, seatedPlayers.length) || !isBegunByOneOf(match))
    return say.unknownOptions(title);
  return undefined;
}

/** Whether the players named as `first` or `dealer` in the options have seats. */
function isBegunByOneOf({ options, seats }: Match): boolean {
  const startingPlayers = Object.entries(options).filter(([name]) => name === 'first' || name === 'dealer');
  return startingPlayers.every(([, player]) => seats.some((seat) => seat.player === player));
}

/** Tries once everything that a list of matches needs, to find a problem. */
function findPlayProblem(game: Game, match: Match, entries: Log): string | undefined {
  try {
    const { replay } = replaySafely(game, match, entries);
    isOver(game.rules, replay);
    game.rules.view(replay.state);
    game.rules.currentPayout(replay.state);
    game.rules.progress(replay.state);
    return undefined;
  } catch {
    return say.cannotOpenGame(game.meta.title);
  }
}

/** The taps of a draft that today's rules and labels can follow, and whether some of them are lost. */
interface FittingTaps {
  readonly taps: readonly AskTap[];
  readonly isCut: boolean;
}

/**
 * The taps of a draft up to the first one that answers no current ask or has no label: stored data may have been
 * edited. Empty for taps of another version, unless the game can read those.
 */
export async function findFittingTaps(
  game: Game,
  match: Match,
  entries: Log,
  draft: Draft
): Promise<FittingTaps> {
  const { version = 1 } = draft;
  const { tapVersion, olderTaps } = game.storedData;
  const isOlder = version === tapVersion - 1 && olderTaps !== undefined;
  const noTaps: FittingTaps = { taps: [], isCut: draft.taps.length > 0 };
  if (version !== tapVersion && !isOlder) return noTaps;
  try {
    const { replay } = replaySafely(game, match, entries);
    const asks = replay.isEnded ? [] : game.rules.asks(replay.state);
    const view = game.rules.view(replay.state);
    const taps = isOlder ? (await olderTaps()).olderTaps(draft.taps, view, asks) : draft.taps;
    const firstMisfitIndex = taps.findIndex((tap) => !fitsTable(game, match, { asks, view }, tap));
    const tapsThatFit = firstMisfitIndex < 0 ? taps : taps.slice(0, firstMisfitIndex);
    return { taps: tapsThatFit.filter(isAskTap), isCut: firstMisfitIndex >= 0 };
  } catch {
    return noTaps;
  }
}

/** The current asks, and the public view. */
interface AskSource {
  readonly asks: readonly Ask<GameTypes['Move'], GameTypes['Why']>[];
  readonly view: GameTypes['View'];
}

function fitsTable(game: Game, match: Match, { asks, view }: AskSource, tap: object): boolean {
  if (!isAskTap(tap) || !fitsAsks(asks, tap)) return false;
  if (!areSeated(playersOf(match), tap)) return false;
  try {
    const label: unknown = undoTapLabel(game, match, tap, view);
    return typeof label === 'string' && label !== '' && !/\b(undefined|NaN)\b/.test(label);
  } catch {
    return false;
  }
}

/** Whether all players named in a tap are seated. */
function areSeated(players: readonly PlayerId[], value: unknown): boolean {
  if (typeof value === 'string') return !isPlayer(value) || players.some((player) => player === value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(
    ([name, member]) => areSeated(players, name) && areSeated(players, member)
  );
}
