import {
  hasMembers,
  isCount,
  isListOf,
  isOptional,
  isOneOf,
  isText,
  PLAYER_COLOURS,
  placesByScore,
  placesInOrder,
  type HandCount,
  type PlayerColour,
  isolateName,
  joinWithAnd
} from '$lib/core';
import type { ManualEntry, ManualGame } from '$lib/session/results/manual-games.svelte';
import { timeOnDay, dayOf, isPlayableDay } from '$lib/ui/controls/typed-fields';
import { refuseNames } from '$lib/games/reserved-names';
import * as say from './strings/en';

/** A player of the game that is entered. */
export interface Entrant {
  readonly name: string;
  readonly colour: PlayerColour;
  readonly person?: string;
  /** In the game's unit; absent until it is entered. */
  readonly score?: number;
  /** The pieces, if they were counted one by one. */
  readonly counts?: HandCount;
  /** The place, if only places are entered. */
  readonly place: number;
  /** Set if the players say that this player is ahead of others with the same score. */
  readonly isAhead?: true;
}

/** How the result is entered. */
export const ENTRY_MODES = ['scores', 'places'] as const;
export type EntryMode = (typeof ENTRY_MODES)[number];

/** The form as it is filled in so far. */
export interface Entry {
  readonly game: string;
  /** The day in the format of a date field: "2026-11-20". */
  readonly day: string;
  readonly way: EntryMode;
  readonly entrants: readonly Entrant[];
  readonly location: string;
  readonly text: string;
}

/** An empty form for today. `now` is in milliseconds since 1970. */
export function emptyEntry(game: string, now: number): Entry {
  return { game, day: dayOf(now), way: 'scores', entrants: [], location: '', text: '' };
}

/** The form for changing a game that was entered. */
export function entryFrom({ game, playedAt, players, location = '', text = '' }: ManualGame): Entry {
  const way = players.every(({ score }) => score === undefined) ? 'places' : 'scores';
  const entrants = players.map((player): Entrant => {
    const isAhead = players.some(({ score, place }) => score === player.score && place > player.place);
    return isAhead && player.score !== undefined ? { ...player, isAhead: true } : player;
  });
  return { game, day: dayOf(playedAt), way, entrants, location, text };
}

/** The place of each player, in the order of the form. */
export function placesIn({ way, entrants }: Entry): readonly number[] {
  if (way === 'places') return placesInOrder(entrants.map(({ place }) => place));
  return placesByScore(entrants.map(({ score = 0, isAhead }) => ({ score, isAhead: isAhead === true })));
}

/** The players who have the same score, in groups; those without a score are in none. */
export function tiesIn({ way, entrants }: Entry): readonly (readonly Entrant[])[] {
  const scoredEntrants = way === 'scores' ? entrants.filter(({ score }) => score !== undefined) : [];
  const scores = [...new Set(scoredEntrants.map(({ score }) => score))];
  return scores
    .map((score) => scoredEntrants.filter((entrant) => entrant.score === score))
    .filter((tiedEntrants) => tiedEntrants.length > 1);
}

/** Adds a player, in the preferred colour if it is free. There are as many colours as a game has seats. */
export function withPlayer(entry: Entry, name: string, preferredColour?: PlayerColour): Entry {
  const { entrants } = entry;
  const unusedColours = PLAYER_COLOURS.filter((candidate) =>
    entrants.every(({ colour }) => colour !== candidate)
  );
  const colour = unusedColours.find((item) => item === preferredColour) ?? unusedColours[0];
  if (colour === undefined) return entry;
  return { ...entry, entrants: [...entrants, { name, colour, place: entrants.length + 1 }] };
}

/** Changes one player. */
export function withEntrant(entry: Entry, name: string, change: (entrant: Entrant) => Entrant): Entry {
  return {
    ...entry,
    entrants: entry.entrants.map((entrant) => (entrant.name === name ? change(entrant) : entrant))
  };
}

/** Sets who is ahead among these players with the same score; undefined lets them share the place. */
export function withTieBroken(
  entry: Entry,
  tiedEntrants: readonly Entrant[],
  winnerName: string | undefined
): Entry {
  const names = tiedEntrants.map(({ name }) => name);
  const entrants = entry.entrants.map((entrant): Entrant => {
    if (!names.includes(entrant.name)) return entrant;
    const { isAhead: _, ...otherFields } = entrant;
    return entrant.name === winnerName ? { ...otherFields, isAhead: true } : otherFields;
  });
  return { ...entry, entrants };
}

/**
 * The game to save. `before` is the saved game that is changed; its time of day stays. `tieBreak` is the paragraph
 * that breaks a tie in this box. Undefined if the day is invalid.
 */
export function gameIn(
  entry: Entry,
  {
    before,
    tieBreak,
    now
  }: { readonly before?: ManualGame | undefined; readonly tieBreak: string; readonly now: number }
): ManualEntry | undefined {
  const { game, day, way, entrants, location, text } = entry;
  const playedAt = timeOnDay(day, before?.playedAt ?? now);
  if (playedAt === undefined) return undefined;
  const places = placesIn(entry);
  const isTieBroken = tiesIn(entry).some((tiedEntrants) =>
    tiedEntrants.some(({ isAhead }) => isAhead === true)
  );
  return {
    ...keptFields(before, entrants),
    game,
    playedAt,
    players: entrants.map(({ name, colour, person, score }, index) => ({
      name,
      colour,
      ...(person === undefined ? {} : { person }),
      ...(way === 'places' || score === undefined ? {} : { score }),
      place: places[index] ?? 1
    })),
    ...(location.trim() === '' ? {} : { location: location.trim() }),
    ...(text.trim() === '' ? {} : { text: text.trim() }),
    ...(isTieBroken ? { tieBreak } : {})
  };
}

/** The teams, and who went first. Both stay as long as the same people play. */
function keptFields(
  savedGame: ManualGame | undefined,
  entrants: readonly Entrant[]
): Pick<ManualEntry, 'first' | 'teams'> {
  const names = entrants.map(({ name }) => name).join('\n');
  if (savedGame === undefined || savedGame.players.map(({ name }) => name).join('\n') !== names) return {};
  const { first, teams } = savedGame;
  return { ...(first === undefined ? {} : { first }), ...(teams === undefined ? {} : { teams }) };
}

const isEntrant = (value: unknown): boolean =>
  hasMembers(value, {
    name: isText,
    colour: isOneOf(PLAYER_COLOURS),
    person: isOptional(isText),
    score: isOptional(Number.isSafeInteger),
    counts: isOptional((counts) => isListOf(counts, isCount)),
    place: isCount,
    isAhead: isOptional(isOneOf([true]))
  });

/** Validates a form that was left unfinished; undefined if it does not fit. */
export function readEntry(storedValue: unknown): Entry | undefined {
  const isEntry = hasMembers(storedValue, {
    game: isText,
    day: isText,
    way: isOneOf(ENTRY_MODES),
    entrants: (entrants) => isListOf(entrants, isEntrant),
    location: isText,
    text: isText
  });
  return isEntry ? (storedValue as Entry) : undefined;
}

/** The fewest players of a game. With only one player, no one wins. */
const MIN_PLAYERS = 2;

/** The reason why a player with this name cannot be added, as one sentence; undefined if there is none. */
export function refusePlayer({ entrants }: Entry, name: string, maxPlayers: number): string | undefined {
  if (entrants.length >= maxPlayers) return say.atMost(maxPlayers);
  if (entrants.some((entrant) => entrant.name === name)) return say.isThereAlready(name);
  return refuseNames([name]);
}

/**
 * The reason why the form cannot be saved yet, as one sentence; undefined if it can. `maxPlayers` is the maximum number
 * of players of the game.
 */
export function refuseEntry({ day, way, entrants }: Entry, maxPlayers: number): string | undefined {
  if (!isPlayableDay(day)) return say.dayIsMissing;
  if (entrants.length < MIN_PLAYERS) return say.atLeastTwo;
  if (entrants.length > maxPlayers) return say.atMost(maxPlayers);
  const unscored = entrants.filter(({ score }) => score === undefined);
  if (way === 'scores' && unscored.length > 0)
    return say.scoreIsMissing(joinWithAnd(unscored.map(({ name }) => isolateName(name))));
  return refuseNames(entrants.map(({ name }) => name));
}
