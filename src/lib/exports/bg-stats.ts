import type { ExportedGame, ExportedPlayer } from './exported-game';
import { shortId, uuidOf } from './stable-id';
import { minutesOf } from './tables';
import * as say from './strings/en';
import { device, type Database } from '$lib/storage/database/database';
import { readSettings, saveSetting } from '$lib/storage/records/settings';

/** The unit of a score in BG Stats. Many people enter games in dollars there without four of the zeros. */
export const SCORE_UNITS = ['dollars', 'tenThousands'] as const;
export type ScoreUnit = (typeof SCORE_UNITS)[number];

/** BG Stats uses this name to recognise people and games, so it never changes. */
const SOURCE_NAME = 'Croupier';
const CREATE_PLAY_URL = 'https://app.bgstatsapp.com/createPlay.html?data=';
/** The longest address that all devices open. */
const MAX_LINK_LENGTH = 8000;

/** A play for the `createPlay` link of BG Stats. Its app needs every boolean, and `bggId` as a number. */
interface LinkedPlay {
  readonly sourceName: string;
  readonly sourcePlayId: string;
  /** UTC, "2026-11-20 19:05:00". */
  readonly playDate: string;
  readonly game: {
    readonly name: string;
    readonly sourceGameId: string;
    readonly bggId?: number;
    readonly highestWins: boolean;
    readonly noPoints: boolean;
  };
  readonly board?: string;
  readonly durationMin?: number;
  readonly location?: string;
  readonly comments?: string;
  readonly players: readonly {
    readonly name: string;
    readonly sourcePlayerId: string;
    readonly startPlayer: boolean;
    readonly winner: boolean;
    readonly rank: number;
    readonly score?: number;
    readonly team?: string;
  }[];
}

/**
 * The link that hands a game to BG Stats, under 8,000 characters. If the link is too long, the note, the place and the
 * edition are left out, in this order. BG Stats opens on the device that follows the link.
 */
export function createPlayLink(game: ExportedGame, unit: ScoreUnit): string {
  return possibleLinks(game, unit).find((link) => link.length < MAX_LINK_LENGTH) ?? shortestLink(game, unit);
}

/** The same link for a QR code that holds this many bytes, or undefined if the names alone are too long. */
export function createPlayLinkWithin(game: ExportedGame, unit: ScoreUnit, bytes: number): string | undefined {
  return possibleLinks(game, unit).find((link) => link.length <= bytes);
}

function possibleLinks(game: ExportedGame, unit: ScoreUnit): readonly string[] {
  const { comments, ...play } = linkedPlay(game, unit);
  const { location, ...withoutPlace } = play;
  const playWithComments = { ...play, ...(comments === undefined ? {} : { comments }) };
  return [makeLink(playWithComments), makeLink(play), makeLink(withoutPlace), shortestLink(game, unit)];
}

function shortestLink(game: ExportedGame, unit: ScoreUnit): string {
  const { comments: _, location: __, board: ___, ...play } = linkedPlay(game, unit);
  return makeLink(play);
}

/** Colons and commas need no escaping in an address, and unescaped they make the QR code smaller. */
function makeLink(play: LinkedPlay): string {
  const encodedPlay = encodeURIComponent(JSON.stringify(play)).replaceAll('%3A', ':').replaceAll('%2C', ',');
  return `${CREATE_PLAY_URL}${encodedPlay}`;
}

function linkedPlay(game: ExportedGame, unit: ScoreUnit): LinkedPlay {
  const minutes = minutesOf(game);
  return {
    sourceName: SOURCE_NAME,
    sourcePlayId: uuidOf(game.id),
    playDate: utcTime(game.startedAt),
    game: {
      name: game.title,
      sourceGameId: game.game,
      ...(game.bggId === undefined ? {} : { bggId: game.bggId }),
      highestWins: true,
      noPoints: hasNoPoints(game)
    },
    ...(game.edition === undefined ? {} : { board: game.edition }),
    ...(minutes === undefined ? {} : { durationMin: minutes }),
    ...(game.location === undefined ? {} : { location: game.location }),
    comments: commentsOn(game, unit),
    players: game.players.map((player) => ({
      name: player.name,
      sourcePlayerId: shortId(player.id),
      startPlayer: player.first,
      winner: player.wins,
      rank: player.rank,
      ...(player.total === undefined ? {} : { score: scoreOf(game, player.total, unit) }),
      ...(player.team === undefined ? {} : { team: player.team })
    }))
  };
}

/** The note of the players, the unit of the scores, and whether the game was ended early. */
function commentsOn(game: ExportedGame, unit: ScoreUnit): string {
  const scores = hasNoPoints(game) ? [] : [unitText(game, unit)];
  const earlyEndComments = game.ended === 'table' ? [say.endedEarly] : [];
  return [...(game.note === undefined ? [] : [game.note]), ...scores, ...earlyEndComments].join('\n');
}

function unitText({ unit: gameUnit }: ExportedGame, unit: ScoreUnit): string {
  if (gameUnit !== undefined) return say.scoreInUnit(gameUnit.many);
  return unit === 'dollars' ? say.scoreInDollars : say.scoreInTenThousands;
}

function scoreOf({ unit: gameUnit }: ExportedGame, total: number, unit: ScoreUnit): number {
  return gameUnit === undefined && unit === 'tenThousands' ? total / 10_000 : total;
}

function hasTeams({ players }: ExportedGame): boolean {
  return players.some(({ team }) => team !== undefined);
}

function hasNoPoints({ players }: ExportedGame): boolean {
  return players.every(({ total }) => total === undefined);
}

/** "2026-11-20 19:05:00" in UTC. */
function utcTime(time: number): string {
  return new Date(time).toISOString().slice(0, 19).replace('T', ' ');
}

/** A file with many plays for BG Stats, `.bgsplay`. `now` is its date, in milliseconds since 1970. */
export function playFile(games: readonly ExportedGame[], unit: ScoreUnit, now: number): string {
  const people = numberByKey(games.flatMap(({ players }) => players.map((player) => [player.id, player])));
  const titles = numberByKey(games.map((game) => [game.game, game]));
  const locations = numberByKey(
    games.flatMap(({ location }) => (location === undefined ? [] : [[location, location] as const]))
  );
  const modificationDate = utcTime(now);
  const file = {
    about: say.aboutThisFile,
    players: [...people.values()].map(({ id, item: { id: person, name } }) => ({
      ...{ id, uuid: uuidOf(person), name, isAnonymous: false, modificationDate }
    })),
    locations: [...locations.values()].map(({ id, item: name }) => ({
      ...{ id, uuid: uuidOf(`place ${name}`), name, modificationDate }
    })),
    games: [...titles.values()].map(({ id, item }) => ({
      ...gameRecord(id, item),
      noPoints: games.filter(({ game }) => game === item.game).every(hasNoPoints),
      usesTeams: games.some((game) => game.game === item.game && hasTeams(game)),
      modificationDate
    })),
    plays: games.map((game) => ({
      ...playRecord(game, unit),
      gameRefId: titles.get(game.game)?.id,
      ...(game.location === undefined ? {} : { locationRefId: locations.get(game.location)?.id }),
      ...{ entryDate: modificationDate, modificationDate },
      playerScores: game.players.map((player) => scoreRecord(game, player, unit, people.get(player.id)?.id))
    })),
    userInfo: { meRefId: 0 }
  };
  return JSON.stringify(file);
}

/** Numbers items from 1. If several items share a key, only the first is kept. */
function numberByKey<Item>(
  keyedItems: readonly (readonly [key: string, item: Item])[]
): ReadonlyMap<string, { readonly id: number; readonly item: Item }> {
  const numberedItems = new Map<string, { readonly id: number; readonly item: Item }>();
  for (const [key, item] of keyedItems)
    if (!numberedItems.has(key)) numberedItems.set(key, { id: numberedItems.size + 1, item });
  return numberedItems;
}

function gameRecord(id: number, game: ExportedGame): object {
  return {
    id,
    uuid: uuidOf(`game ${game.game}`),
    name: game.title,
    ...(game.bggId === undefined ? {} : { bggId: game.bggId, bggName: game.title }),
    ...{ cooperative: false, highestWins: true },
    ...{ isBaseGame: 1, isExpansion: 0, minPlayerCount: game.seats.min, maxPlayerCount: game.seats.max }
  };
}

function playRecord(game: ExportedGame, unit: ScoreUnit): object {
  const playDate = utcTime(game.startedAt);
  return {
    uuid: uuidOf(game.id),
    playDate,
    playDateYmd: Number(playDate.slice(0, 10).replaceAll('-', '')),
    durationMin: minutesOf(game) ?? 0,
    rounds: game.rounds ?? 0,
    board: game.edition ?? '',
    comments: commentsOn(game, unit),
    ...{ manualWinner: true, usesTeams: hasTeams(game), ignored: false, rating: 0 }
  };
}

/** A score is text in a file, and a number in a link. */
function scoreRecord(
  game: ExportedGame,
  { total, wins, first, rank, seat, team = '', attendance = '' }: ExportedPlayer,
  unit: ScoreUnit,
  playerRefId: number | undefined
): object {
  return {
    playerRefId,
    score: total === undefined ? '' : String(scoreOf(game, total, unit)),
    ...{ winner: wins, newPlayer: false, startPlayer: first, rank, seatOrder: seat },
    ...{ role: attendance, team, teamRole: '', startPosition: '' }
  };
}

/** The key under which the unit is stored. The unit is chosen once, because BG Stats compares plays with each other. */
const SCORE_UNIT_KEY = 'bgStatsScore';

/**
 * The unit of scores in BG Stats that was chosen on this device. Dollars if none was chosen or storage cannot be read.
 */
export async function readScoreUnit(database: Database = device): Promise<ScoreUnit> {
  const { [SCORE_UNIT_KEY]: savedUnit } = await readSettings(database).catch(
    (): Record<string, unknown> => ({})
  );
  return SCORE_UNITS.find((unit) => unit === savedUnit) ?? 'dollars';
}

/** Remembers the unit. Never rejects: without storage it lasts until the page is closed. */
export async function saveScoreUnit(unit: ScoreUnit, database: Database = device): Promise<void> {
  await saveSetting(database, SCORE_UNIT_KEY, unit).catch(() => undefined);
}
