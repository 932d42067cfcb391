import {
  isPlayer,
  seatHistoryOf,
  spokenNamesOf,
  type PlayerColour,
  type PlayerId,
  type Seat,
  type Sitter,
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
  /** For each tie that changed the player's payment: what it gave, or took if negative. */
  readonly ties: readonly number[];
  /** The dice of whole rolls; absent if none are known. */
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
  readonly at: number;
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
export type KeyOf = (sitter: Sitter) => string;

/** The person who counts for a seat: the last one who sat there. */
export function sitterOf(seat: Seat): Sitter {
  return seatHistoryOf(seat).at(-1) ?? seat;
}

/**
 * The keys of everybody in these seats, which have current names: the person's id, or the name where a seat has none. A
 * name without an id is the person of that name, if there is only one.
 */
export function personKeys(sitters: readonly Sitter[]): KeyOf {
  const ids = new Map<string, string | undefined>();
  for (const { name, person } of sitters) {
    if (person === undefined) continue;
    ids.set(name, !ids.has(name) || ids.get(name) === person ? person : undefined);
  }
  return ({ name, person }) => person ?? ids.get(name) ?? `name:${name}`;
}

/** The game of a summary. Its seats have current names; `unit` is that of the game, undefined for dollars. */
export function gameOfSummary(
  summary: GameSummary,
  seats: readonly Seat[],
  unit: Unit | undefined,
  keyOf: KeyOf
): StatisticsGame {
  const sitting = new Map<PlayerId, Seat>(
    seats.map(({ player, colour, ...seat }) => [
      player,
      { player, colour, ...sitterOf({ player, colour, ...seat }) }
    ])
  );
  const nameOf = (player: PlayerId): string => sitting.get(player)?.name ?? player;
  const names = spokenNamesOf([...sitting.values()]);
  const { match, game, finishedAt, biggest, luckiest } = summary;
  return {
    id: match,
    game,
    ...(unit === undefined ? {} : { unit }),
    at: finishedAt,
    players: summary.places.flatMap((row) => {
      const seat = sitting.get(row.player);
      return seat === undefined ? [] : [playerOf(summary, seat, row, keyOf)];
    }),
    ...(biggest === undefined
      ? {}
      : {
          biggest: {
            name: nameOf(biggest.player),
            value: biggest.value,
            sentence: biggest.sentence.replace(/\bp[1-8]\b/g, (id) => (isPlayer(id) ? names(id) : id)),
            rule: biggest.rule
          }
        }),
    ...(luckiest === undefined
      ? {}
      : {
          luckiest: {
            name: nameOf(luckiest.player),
            dice: luckiest.dice.length,
            face: luckiest.face,
            count: luckiest.count,
            onceIn: luckiest.onceIn
          }
        })
  };
}

function playerOf(
  { ties, dice }: GameSummary,
  seat: Seat,
  { place, total, wins }: GameSummary['places'][number],
  keyOf: KeyOf
): StatisticsPlayer {
  const faces = dice?.find(({ player }) => player === seat.player)?.faces;
  return {
    person: keyOf(seat),
    name: seat.name,
    colour: seat.colour,
    place,
    wins,
    total,
    ties: ties.flatMap(({ effects }) =>
      effects.filter(({ player }) => player === seat.player).map(({ value }) => value)
    ),
    ...(faces === undefined ? {} : { faces })
  };
}
