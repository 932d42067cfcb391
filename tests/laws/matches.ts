import {
  PLAYER_IDS,
  PLAYER_COLOURS,
  seatsUpTo,
  seatsWithJoined,
  startingPlayersOf,
  type Ask,
  type RandomSource,
  type Entry,
  type Match,
  type Played,
  type Posting,
  type Reason,
  type Seat
} from '$lib/core';
import type { Game, Setup } from '$lib/games/contract/define';
import type { LeaveType } from '$lib/games/contract/leaving';
import { answer, pickAsk } from './answers';
import { freeze } from './freeze';
import { tapeChance } from './scripted-chance';

export type AnyMove = { readonly type: string };

/** One move of a random match, with all results of the rules. */
export interface Moment {
  readonly previousState: object;
  readonly asks: readonly Ask<AnyMove, Reason>[];
  /** The ask that was answered. */
  readonly ask: Ask<AnyMove, Reason>;
  readonly move: AnyMove;
  readonly playResult: Played<object, Reason>;
}

/** A whole random match. */
export interface PlayedMatch {
  readonly match: Match;
  readonly start: object;
  readonly moments: readonly Moment[];
  readonly end: object;
  readonly entries: readonly Entry<AnyMove>[];
  readonly ledger: readonly Posting<Reason>[];
}

/** A longer match counts as endless. */
export const MAX_MOVES = 2000;

const NAMES = ['Anna', 'Ben', 'Carla', 'Denny', 'Emil', 'Fenja', 'Gustav', 'Hanne'];

export function seatsFor(players: Setup['players']): readonly Seat[] {
  return players.map((player, index) => ({
    player,
    name: NAMES[index] ?? player,
    colour: PLAYER_COLOURS[index] ?? 'sky'
  }));
}

/** The start of a match, as the new-match screen would create it. */
export function matchOf(game: Game, setup: Setup): Match {
  return freeze({
    id: 'law',
    game: game.meta.id,
    seats: seatsFor(setup.players),
    options: game.options(setup),
    table: { parts: {}, hideMoney: false },
    startedAt: 0
  });
}

/** In a match in which players leave and join, a player tries to leave once in this many moves. */
const LEAVE_RATE = 9;
/** If joining is allowed, someone tries to join about once in this many moves. */
const JOIN_RATE = 3;
/** Other rates for games that allow joining at nearly every move; otherwise all seats would be taken at the start. */
const OTHER_JOIN_RATES: Readonly<Record<string, number>> = { vegas: 12 };

/** Adds a newcomer on the next free seat, if the rules allow it. A sheet offers this, never the rules. */
function randomJoin(
  { meta, rules, joining: joiningRules }: Game,
  seats: Match['seats'],
  state: object,
  chance: RandomSource
): Pick<Moment, 'ask' | 'move'> | undefined {
  const player = PLAYER_IDS[seats.length];
  if (joiningRules === undefined || player === undefined) return undefined;
  const { round } = rules.progress(state);
  const start = chance(2) === 0 ? 'nothing' : 'lowest';
  const seat = seatsFor(seatsUpTo(seats.length + 1)).at(-1);
  const move = freeze({ type: 'join', ...seat, round, start });
  if (rules.refuse(state, move) !== undefined || chance(OTHER_JOIN_RATES[meta.id] ?? JOIN_RATE) > 0)
    return undefined;
  return { ask: { id: 'join', kind: 'choose', choices: [{ move }] }, move };
}

/** Game → the move with which a player leaves, if it is not `leave`. It is the move of the leaving sheet. */
const OTHER_LEAVE_TYPES: Readonly<Record<string, LeaveType>> = { vegas: 'quit' };

/** A random player leaves, if the rules let that player. A sheet asks for it, never the rules. */
function randomLeave(
  { meta, rules }: Game,
  seats: Match['seats'],
  state: object,
  chance: RandomSource
): Pick<Moment, 'ask' | 'move'> | undefined {
  if (rules.leftPlayers === undefined || chance(LEAVE_RATE) > 0) return undefined;
  const player = seats[chance(seats.length)]?.player;
  const type = OTHER_LEAVE_TYPES[meta.id] ?? 'leave';
  const move = freeze({ type, player, pieces: chance(2) === 0 ? 'stay' : 'go' });
  if (rules.refuse(state, move) !== undefined) return undefined;
  return { ask: { id: 'leave', kind: 'choose', choices: [{ move }] }, move };
}

/**
 * Plays a match with answers from a tape. With `allowsLeaving`, players also join and leave. All values passed to the
 * rules are frozen. The returned match includes the seats of everyone who joined.
 */
export function playMatch(
  game: Game,
  setup: Setup,
  tape: readonly number[],
  allowsLeaving = false
): PlayedMatch {
  const { rules } = game;
  const initialMatch = matchOf(game, setup);
  const chance = tapeChance(tape);
  const moments: Moment[] = [];
  const start = freeze(rules.start(initialMatch.options, startingPlayersOf(initialMatch)));
  let end = start;
  while (moments.length < MAX_MOVES) {
    const asks = freeze(rules.asks(end));
    if (asks.length === 0) break;
    const { seats } = withJoined(initialMatch, moments);
    const departure = allowsLeaving
      ? (randomLeave(game, seats, end, chance) ?? randomJoin(game, seats, end, chance))
      : undefined;
    const ask = departure?.ask ?? pickAsk(asks, chance);
    if (ask === undefined) break;
    const move = departure?.move ?? freeze(rules.move(ask, freeze(answer(ask, chance))));
    const playResult = freeze(rules.play(end, move));
    moments.push({ previousState: end, asks, ask, move, playResult });
    end = playResult.state;
  }
  const ledger = moments.flatMap(({ playResult }) => playResult.postings);
  const match = freeze(withJoined(initialMatch, moments));
  return { match, start, moments, end, ledger, entries: entriesOf(moments.map(({ move }) => move)) };
}

/** The match with those who joined so far. */
function withJoined(match: Match, moments: readonly Moment[]): Match {
  const joinEntries = moments
    .filter(({ move }) => move.type === 'join')
    .map(({ move }) => ({ do: { move } }));
  return { ...match, seats: seatsWithJoined(match.seats, joinEntries) };
}

/** A log without undo. */
export function entriesOf(moves: readonly AnyMove[]): readonly Entry<AnyMove>[] {
  return moves.map((move, index) => ({
    match: 'law',
    seq: index + 1,
    at: 0,
    by: 'table',
    do: { move }
  }));
}

/** All numbers of players that a game allows. */
export function seatCounts({ meta }: Game): readonly number[] {
  return Array.from(
    { length: meta.players.max - meta.players.min + 1 },
    (_, extraCount) => meta.players.min + extraCount
  );
}

/** The players of a match with this many seats. */
export const playersFor = seatsUpTo;
