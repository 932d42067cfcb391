import {
  attendanceOf,
  isWinningPlace,
  namesOf,
  seatHistoryOf,
  spokenNamesOf,
  winningRows,
  withNames,
  type PlayerColour,
  type PlayerId,
  type Seat,
  type SeatOccupant,
  type Unit
} from '$lib/core';
import type { GameSummary } from '$lib/summary/summary';

/** How often each face from 1 to 6 came up. */
export type Faces = readonly [number, number, number, number, number, number];

/** One player of a finished game. */
export interface StatisticsPlayer {
  /** Identifies the person in all games: the key that {@link personKeys} gives. */
  readonly person: string;
  readonly name: string;
  readonly colour: PlayerColour;
  readonly place: number;
  readonly wins: boolean;
  /** In the game's unit; absent if only the places are known. */
  readonly total?: number;
  /** Set if the player joined after the start or left before the end. */
  readonly isPartial?: true;
  /** The effect of each tie that changed the player's payment; negative if the tie cost the player money. */
  readonly ties: readonly number[];
  /** The dice of complete rolls; absent if none are known. */
  readonly faces?: Faces;
}

/** A finished game as the statistics count it, whether it was played with the app or entered afterwards. */
export interface StatisticsGame {
  readonly id: string;
  /** The id of the game that was played: "las-vegas". */
  readonly game: string;
  /** The unit of its totals; dollars if absent. */
  readonly unit?: Unit;
  /** The end of the game, in milliseconds since 1970. */
  readonly endedAt: number;
  /** Set if the game was entered by hand. */
  readonly isManual?: true;
  /** Best first. */
  readonly players: readonly StatisticsPlayer[];
  /** The biggest payment for one reason, with its sentence and rule. */
  readonly biggest?: {
    readonly name: string;
    readonly value: number;
    readonly sentence: string;
    readonly rule: string;
  };
  /** The least likely roll, if it was rarer than 1 in 50. */
  readonly luckiest?: {
    readonly name: string;
    readonly dice: number;
    readonly face: number;
    readonly count: number;
    readonly onceIn: number;
  };
}

/** Gives the key of a person. */
export type KeyOf = (occupant: SeatOccupant) => string;

/** The person who counts for a seat: the last one who had it. */
export function lastOccupantOf(seat: Seat): SeatOccupant {
  return seatHistoryOf(seat).at(-1) ?? seat;
}

/**
 * The keys of everyone in these seats, which have current names. The key is the person's id, or the name if a seat has
 * no id. A name without an id counts as the person with that name, if there is only one.
 */
export function personKeys(occupants: readonly SeatOccupant[]): KeyOf {
  const ids = new Map<string, string | undefined>();
  for (const { name, person } of occupants) {
    if (person === undefined) continue;
    ids.set(name, !ids.has(name) || ids.get(name) === person ? person : undefined);
  }
  return ({ name, person }) => person ?? ids.get(name) ?? `name:${name}`;
}

/** A finished game as its result was stored, with current names. */
export interface FinishedGame {
  readonly match: string;
  readonly game: string;
  readonly seats: readonly Seat[];
  readonly finishedAt: number;
  /** Best first; tied players share a row. */
  readonly places: readonly {
    readonly place: number;
    readonly players: readonly PlayerId[];
    readonly total: number;
    readonly wins?: true;
  }[];
}

/**
 * A game that was played with the app. Places and totals come from its result; ties, dice and the biggest payment come
 * from its summary, which may not exist yet. `unit` is the unit of the game, undefined for dollars.
 */
export function toStatisticsGame(
  { match, game, seats, finishedAt, places }: FinishedGame,
  unit: Unit | undefined,
  keyOf: KeyOf,
  summary?: GameSummary
): StatisticsGame {
  const occupants = seats.map((seat): Seat => ({ ...seat, ...lastOccupantOf(seat) }));
  const winners = winningRows(places);
  return {
    id: match,
    game,
    ...(unit === undefined ? {} : { unit }),
    endedAt: finishedAt,
    players: places.flatMap((row) =>
      occupants
        .filter(({ player }) => row.players.includes(player))
        .map((seat) => ({
          ...{ person: keyOf(seat), name: seat.name, colour: seat.colour },
          ...{ place: row.place, wins: winners.includes(row), total: row.total },
          ...(attendanceOf(seat).length === 0 ? {} : { isPartial: true as const }),
          ...(summary === undefined ? { ties: [] } : tiesAndDiceOf(summary, seat.player))
        }))
    ),
    ...(summary === undefined ? {} : momentsOf(summary, occupants))
  };
}

/** The effects of ties on a player, and the player's dice. */
function tiesAndDiceOf(
  { ties, dice }: GameSummary,
  player: PlayerId
): Pick<StatisticsPlayer, 'ties' | 'faces'> {
  const faces = dice?.find((die) => die.player === player)?.faces;
  return {
    ties: ties.flatMap(({ effects }) =>
      effects.filter((effect) => effect.player === player).map(({ value }) => value)
    ),
    ...(faces === undefined ? {} : { faces })
  };
}

/** The biggest payment and the least likely roll, with names. */
function momentsOf(
  { biggest, luckiest }: GameSummary,
  seats: readonly Seat[]
): Pick<StatisticsGame, 'biggest' | 'luckiest'> {
  const [names, spokenNames] = [namesOf(seats), spokenNamesOf(seats)];
  return {
    ...(biggest === undefined
      ? {}
      : {
          biggest: {
            name: names(biggest.player),
            value: biggest.value,
            sentence: withNames(biggest.sentence, spokenNames),
            rule: biggest.rule
          }
        }),
    ...(luckiest === undefined
      ? {}
      : {
          luckiest: {
            name: names(luckiest.player),
            dice: luckiest.dice.length,
            face: luckiest.face,
            count: luckiest.count,
            onceIn: luckiest.onceIn
          }
        })
  };
}

/** A game that was played without the app and entered by hand, with current names. */
export interface EnteredGame {
  readonly id: string;
  readonly game: string;
  /** Milliseconds since 1970. */
  readonly playedAt: number;
  /** Without a score only the place was entered. */
  readonly players: readonly (SeatOccupant & {
    readonly colour: PlayerColour;
    readonly place: number;
    readonly score?: number;
  })[];
}

/**
 * A game that was entered by hand: places, and scores where there are any. `winners` is how many win together, if the
 * game has more players than that.
 */
export function manualToStatisticsGame(
  { id, game, playedAt, players }: EnteredGame,
  { unit, winners }: { readonly unit?: Unit; readonly winners?: number },
  keyOf: KeyOf
): StatisticsGame {
  return {
    ...{ id, game, endedAt: playedAt, isManual: true },
    ...(unit === undefined ? {} : { unit }),
    players: players
      .map(({ score, place, name, person, colour }) => ({
        person: keyOf(person === undefined ? { name } : { name, person }),
        ...{ name, colour, place, wins: isWinningPlace(place, players.length, winners), ties: [] },
        ...(score === undefined ? {} : { total: score })
      }))
      .sort((a, b) => a.place - b.place)
  };
}
