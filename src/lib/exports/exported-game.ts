import {
  attendanceOf,
  isWinningPlace,
  normalizeName,
  seatHistoryOf,
  type Names,
  type Seat,
  type SeatOccupant,
  type Unit
} from '$lib/core';
import type { Game } from '$lib/games/contract/define';
import { boxOf, gamesOf } from '$lib/games/registry';
import type { ManualGame } from '$lib/storage/database/schema';
import type { GameSummary } from '$lib/summary/summary';
import * as say from './strings/en';

/** A finished game in the form that all exports share. */
export interface ExportedGame {
  readonly id: string;
  /** The id and the title of the game that was played. */
  readonly game: string;
  readonly title: string;
  /** The printed edition and, if its box has several games, which one: "Las Vegas Royale, 2019: Basic game". */
  readonly edition?: string;
  /** The number of the game on BoardGameGeek, if it was verified. */
  readonly bggId?: number;
  /** The unit of the totals; dollars if absent. */
  readonly unit?: Unit;
  readonly seats: { readonly min: number; readonly max: number };
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** Milliseconds of play without pauses; absent if unknown. */
  readonly playedFor?: number;
  readonly rounds?: number;
  /** Whether the rules or the players ended the game. */
  readonly ended: 'rules' | 'table';
  /** Texts that the players typed: where they played, and a note. */
  readonly location?: string;
  readonly note?: string;
  /** Best first. */
  readonly players: readonly ExportedPlayer[];
}

export interface ExportedPlayer {
  /** An id that stays the same from game to game. The id of a guest is made from the name. */
  readonly id: string;
  readonly name: string;
  /** The place at the table, from 1. */
  readonly seat: number;
  /** 1, 1, 3 … */
  readonly rank: number;
  /** In the game's unit; absent if only the places are known. */
  readonly total?: number;
  readonly wins: boolean;
  /** Whether the player went first; false for everyone if unknown. */
  readonly first: boolean;
  /** Players of the same team win together in BG Stats; absent where partners change from round to round. */
  readonly team?: string;
  /**
   * The rounds in which the player joined or left, in words: "joined in round 2"; absent for players who were there
   * throughout.
   */
  readonly attendance?: string;
}

/** Facts that the players enter after the game. */
export interface EnteredScores {
  readonly location?: string | undefined;
  readonly note?: string | undefined;
  /**
   * The day that the players entered, in milliseconds since 1970, for games that were played while the clock was wrong.
   */
  readonly date?: number | undefined;
}

/**
 * The members of a finished game that an export needs. A summary has all of them, and a result has most. `playedFor` is
 * 0 if the playing time is unknown, because no game takes no time.
 */
export type ExportSummary = Pick<
  GameSummary,
  'match' | 'seats' | 'startedAt' | 'ended' | 'places' | 'rounds'
> &
  Partial<Pick<GameSummary, 'first' | 'playedFor'>>;

/** A finished game in the form that exports share. `names` are the names to export: whole names or initials. */
export function toExportedGame(
  summary: ExportSummary,
  game: Pick<Game, 'meta' | 'edition'>,
  names: Names = lastNamesOf(summary.seats),
  { location, note, date }: EnteredScores = {}
): ExportedGame {
  return {
    id: summary.match,
    ...gameDetails(game),
    startedAt: date ?? summary.startedAt,
    ...(summary.playedFor === undefined || summary.playedFor === 0 ? {} : { playedFor: summary.playedFor }),
    rounds: summary.rounds.length,
    ended: summary.ended,
    ...(isTyped(location) ? { location } : {}),
    ...(isTyped(note) ? { note } : {}),
    players: summary.places.flatMap((row) => playerIn(summary, row, names))
  };
}

/** A game that was entered by hand, in the form that exports share. */
export function manualToExportedGame(
  { id, playedAt, players, first, teams, location, text }: ManualGame,
  game: Pick<Game, 'meta' | 'edition'>
): ExportedGame {
  return {
    id,
    ...gameDetails(game),
    startedAt: playedAt,
    ended: 'rules',
    ...(isTyped(location) ? { location } : {}),
    ...(isTyped(text) ? { note: text } : {}),
    players: players
      .map(({ score, place, ...occupant }, index): ExportedPlayer => {
        const team = teams?.[index];
        return {
          ...{ id: personId(occupant), name: occupant.name, seat: index + 1, rank: place },
          ...(score === undefined ? {} : { total: score }),
          ...{ wins: isWinningPlace(place, players.length, game.meta.winners), first: index === first },
          ...(team === undefined ? {} : { team: say.team(team) })
        };
      })
      .sort((a, b) => a.rank - b.rank)
  };
}

function gameDetails({
  meta,
  edition
}: Pick<Game, 'meta' | 'edition'>): Pick<
  ExportedGame,
  'game' | 'title' | 'edition' | 'bggId' | 'unit' | 'seats'
> {
  return {
    game: meta.id,
    title: meta.title,
    ...(edition === undefined ? {} : { edition: editionText(meta.id, edition) }),
    ...(edition?.bggId === undefined ? {} : { bggId: edition.bggId }),
    ...(meta.unit === undefined ? {} : { unit: meta.unit }),
    seats: meta.players
  };
}

/** The names of the players who had the seats at the end. */
export function lastNamesOf(seats: readonly Seat[]): Names {
  const lastNames = new Map(
    seats.map((seat) => [seat.player, seatHistoryOf(seat).at(-1)?.name ?? seat.name])
  );
  return (player) => lastNames.get(player) ?? player;
}

function playerIn(
  { seats, first }: ExportSummary,
  { player, place, total, wins }: GameSummary['places'][number],
  names: Names
): readonly ExportedPlayer[] {
  const index = seats.findIndex((seat) => seat.player === player);
  const seat = seats[index];
  if (seat === undefined) return [];
  const attendance = attendanceOf(seat).join(', ');
  return [
    {
      id: personId(seatHistoryOf(seat).at(-1) ?? seat),
      name: names(player),
      seat: index + 1,
      rank: place,
      total,
      wins,
      first: first === player,
      ...(attendance === '' ? {} : { attendance })
    }
  ];
}

/** The id of a person. A guest called "Dana" has the same id in every game. */
function personId({ person, name }: SeatOccupant): string {
  return person ?? `guest ${normalizeName(name)}`;
}

function editionText(id: string, { box, played }: NonNullable<Game['edition']>): string {
  return gamesOf(boxOf(id)).length > 1 ? say.boxAndVariant(box, played) : box;
}

function isTyped(text: string | undefined): text is string {
  return text !== undefined && text.trim() !== '';
}
