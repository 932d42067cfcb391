import {
  seatsWithCurrentNames,
  MAX_NAME_LENGTH,
  normalizeName,
  personOf,
  type Seat,
  type SeatOccupant
} from '$lib/core';
import type { BackupBody, Bundle } from './backup-body';
import type { ManualGame, SavedMatch, SavedPerson } from '$lib/storage/database/schema';

/** A person in a file who may be a person on this device. */
export interface UncertainPerson {
  /** The name in the file. */
  readonly file: string;
  /** The name here. */
  readonly device: string;
}

/** Name in the file → whether it is the same person as here, or another. */
export type Answers = Readonly<Record<string, 'same' | 'other'>>;

type People = Pick<BackupBody, 'matches' | 'players' | 'people' | 'manualGames'>;

/**
 * People in a file who may be people here: names that look the same but are spelt differently, and equal names with
 * different colours, unless a match on both sides has the name.
 */
export function uncertainPeople(device: People, file: People): readonly UncertainPerson[] {
  const existing = coloursOf(device);
  const shared = sharedNames(device, file);
  const idsByLookalike = new Map<string, string>();
  for (const name of existing.keys())
    if (!idsByLookalike.has(normalizeName(name))) idsByLookalike.set(normalizeName(name), name);
  return [...coloursOf(file)].flatMap(([name, colour]): readonly UncertainPerson[] => {
    if (shared.has(name)) return [];
    const exact = existing.get(name);
    if (exact !== undefined) return exact === colour ? [] : [{ file: name, device: name }];
    const matchingId = idsByLookalike.get(normalizeName(name));
    return matchingId === undefined ? [] : [{ file: name, device: matchingId }];
  });
}

/** The file with its people renamed as the answers say; matches that already exist here are unchanged. */
export function withAnswers(device: People, file: BackupBody, answers: Answers): BackupBody {
  const names = renamings(device, file, answers);
  if (names.size === 0 && file.people.length === 0) return file;
  const existing = new Set(device.matches.map(({ head }) => head.id));
  const games = new Set(device.manualGames.map(({ id }) => id));
  return {
    ...file,
    matches: file.matches.map((bundle) =>
      existing.has(bundle.head.id) ? bundle : renameSeats(bundle, names, file.people)
    ),
    manualGames: file.manualGames.map((game) =>
      games.has(game.id) ? game : renameGame(game, names, file.people)
    ),
    players: file.players.map((player) => ({ ...player, name: names.get(player.name) ?? player.name })),
    people: file.people.map((person) => {
      const { name } = person;
      return {
        ...person,
        name: names.get(name) ?? name,
        names: person.names.map((name) => names.get(name) ?? name)
      };
    })
  };
}

/** The answer to a doubt; "same" by default. */
export function answerFor(answers: Answers, { file }: UncertainPerson): 'same' | 'other' {
  return (Object.hasOwn(answers, file) ? answers[file] : undefined) ?? 'same';
}

function renamings(device: People, file: People, answers: Answers): ReadonlyMap<string, string> {
  const usedColours = new Set([...coloursOf(device).keys(), ...coloursOf(file).keys()]);
  const names = new Map<string, string>();
  for (const uncertain of uncertainPeople(device, file)) {
    const isSame = answerFor(answers, uncertain) === 'same';
    const name = isSame
      ? uncertain.device
      : uncertain.device === uncertain.file
        ? freeName(uncertain.file, usedColours)
        : uncertain.file;
    usedColours.add(name);
    if (name !== uncertain.file) names.set(uncertain.file, name);
  }
  return names;
}

/** Adds the person's id to the seats of people whom the file has records of, and renames the others. */
function renameSeats(
  bundle: Bundle<SavedMatch>,
  names: ReadonlyMap<string, string>,
  people: readonly SavedPerson[]
): Bundle<SavedMatch> {
  const { head, result } = bundle;
  const call = (seat: Seat): Seat => renameOccupant(seat, names, people);
  const seats = head.seats.map(call);
  if (!haveOwnNames(seats)) return bundle;
  return {
    ...bundle,
    head: { ...head, seats },
    ...(result === undefined ? {} : { result: { ...result, seats: result.seats.map(call) } })
  };
}

/** The same for a game entered by hand. */
function renameGame(
  game: ManualGame,
  names: ReadonlyMap<string, string>,
  people: readonly SavedPerson[]
): ManualGame {
  const players = game.players.map((player) => renameOccupant(player, names, people));
  return haveOwnNames(players) ? { ...game, players } : game;
}

function renameOccupant<One extends SeatOccupant>(
  occupant: One,
  names: ReadonlyMap<string, string>,
  people: readonly SavedPerson[]
): One {
  const person = personOf(people, occupant)?.id;
  return person === undefined
    ? { ...occupant, name: names.get(occupant.name) ?? occupant.name }
    : { ...occupant, person: occupant.person ?? person };
}

function haveOwnNames(occupants: readonly SeatOccupant[]): boolean {
  return new Set(occupants.map(({ name }) => name)).size === occupants.length;
}

/**
 * The people of a file, as they are to be saved here. People who are already here stay as they are here; a person with
 * the same name as one here is merged into that one.
 */
export function peopleToRestore(
  device: readonly SavedPerson[],
  file: readonly SavedPerson[]
): readonly SavedPerson[] {
  const existing = new Set(device.map(({ id }) => id));
  const claimed = new Set(device.flatMap(({ names }) => names));
  const renameSeats = new Map<string, string>();
  for (const { id, name, is } of device)
    if (is === undefined && !renameSeats.has(name)) renameSeats.set(name, id);
  return file
    .filter(({ id }) => !existing.has(id))
    .map((person) => {
      const names = person.names.filter((name) => !claimed.has(name));
      const same = renameSeats.get(person.name);
      const isRenamed = same !== undefined && person.is === undefined;
      return isRenamed ? { ...person, names, is: same } : { ...person, names };
    });
}

function freeName(name: string, usedNames: ReadonlySet<string>): string {
  for (let number = 2; ; number += 1) {
    const end = ` ${number}`;
    const next = [...name].slice(0, MAX_NAME_LENGTH - end.length).join('') + end;
    if (!usedNames.has(next)) return next;
  }
}

/** Everyone's current name, with the colour of the last match. */
function coloursOf({ matches, manualGames, players, people }: People): ReadonlyMap<string, Seat['colour']> {
  const seats = matches.flatMap(({ head }) => seatsWithCurrentNames(head.seats, people));
  const byHand = manualGames.flatMap((game) =>
    game.players.map((player) => ({ ...player, name: personOf(people, player)?.name ?? player.name }))
  );
  const usedNames = new Set(people.flatMap(({ names }) => names));
  const others = players.filter(({ name }) => !usedNames.has(name));
  const unmerged = people.filter(({ is }) => is === undefined);
  return new Map([...seats, ...byHand, ...others, ...unmerged].map(({ name, colour }) => [name, colour]));
}

function sharedNames(device: People, file: People): ReadonlySet<string> {
  const existing = new Map(
    device.matches.map(({ head }) => [head.id, seatsWithCurrentNames(head.seats, device.people)])
  );
  const ids = new Set(device.people.map(({ id }) => id));
  const same = file.people.filter(({ id }) => ids.has(id)).map(({ name }) => name);
  const shared = file.matches.flatMap(({ head }) => {
    const knownSeats = existing.get(head.id);
    if (knownSeats === undefined) return [];
    return seatsWithCurrentNames(head.seats, file.people)
      .map(({ name }) => name)
      .filter((name) => knownSeats.some((seat) => seat.name === name));
  });
  return new Set([...same, ...shared]);
}
