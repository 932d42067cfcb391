import {
  seatsWithCurrentNames,
  MAX_NAME_LENGTH,
  normalizeName,
  personOf,
  type Seat,
  type SeatOccupant
} from '$lib/core';
import type { BackupBody, LogBundle } from './backup-body';
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
export function uncertainPeople(deviceData: People, fileData: People): readonly UncertainPerson[] {
  const deviceColours = coloursByName(deviceData);
  const sharedNameSet = findSharedNames(deviceData, fileData);
  const namesByLookalike = new Map<string, string>();
  for (const name of deviceColours.keys())
    if (!namesByLookalike.has(normalizeName(name))) namesByLookalike.set(normalizeName(name), name);
  return [...coloursByName(fileData)].flatMap(([name, colour]): readonly UncertainPerson[] => {
    if (sharedNameSet.has(name)) return [];
    const deviceColour = deviceColours.get(name);
    if (deviceColour !== undefined) return deviceColour === colour ? [] : [{ file: name, device: name }];
    const lookalikeName = namesByLookalike.get(normalizeName(name));
    return lookalikeName === undefined ? [] : [{ file: name, device: lookalikeName }];
  });
}

/** The file with its people renamed as the answers say; matches that already exist here are unchanged. */
export function withAnswers(deviceData: People, fileData: BackupBody, answers: Answers): BackupBody {
  const newNames = newNamesOf(deviceData, fileData, answers);
  if (newNames.size === 0 && fileData.people.length === 0) return fileData;
  const existingIds = new Set(deviceData.matches.map(({ head }) => head.id));
  const games = new Set(deviceData.manualGames.map(({ id }) => id));
  return {
    ...fileData,
    matches: fileData.matches.map((bundle) =>
      existingIds.has(bundle.head.id) ? bundle : renameSeats(bundle, newNames, fileData.people)
    ),
    manualGames: fileData.manualGames.map((game) =>
      games.has(game.id) ? game : renameGame(game, newNames, fileData.people)
    ),
    players: fileData.players.map((player) => ({
      ...player,
      name: newNames.get(player.name) ?? player.name
    })),
    people: fileData.people.map((person) => {
      const { name } = person;
      return {
        ...person,
        name: newNames.get(name) ?? name,
        names: person.names.map((name) => newNames.get(name) ?? name)
      };
    })
  };
}

/** The answer for an uncertain person; "same" by default. */
export function answerFor(answers: Answers, { file }: UncertainPerson): 'same' | 'other' {
  return (Object.hasOwn(answers, file) ? answers[file] : undefined) ?? 'same';
}

function newNamesOf(deviceData: People, fileData: People, answers: Answers): ReadonlyMap<string, string> {
  const usedNames = new Set([...coloursByName(deviceData).keys(), ...coloursByName(fileData).keys()]);
  const newNames = new Map<string, string>();
  for (const uncertainPerson of uncertainPeople(deviceData, fileData)) {
    const isSame = answerFor(answers, uncertainPerson) === 'same';
    const name = isSame
      ? uncertainPerson.device
      : uncertainPerson.device === uncertainPerson.file
        ? freeName(uncertainPerson.file, usedNames)
        : uncertainPerson.file;
    usedNames.add(name);
    if (name !== uncertainPerson.file) newNames.set(uncertainPerson.file, name);
  }
  return newNames;
}

/** Adds the person's id to the seats of people who have a record in the file, and renames all others. */
function renameSeats(
  bundle: LogBundle<SavedMatch>,
  newNames: ReadonlyMap<string, string>,
  people: readonly SavedPerson[]
): LogBundle<SavedMatch> {
  const { head, result } = bundle;
  const renameSeat = (seat: Seat): Seat => renameOccupant(seat, newNames, people);
  const seats = head.seats.map(renameSeat);
  if (!areNamesDistinct(seats)) return bundle;
  return {
    ...bundle,
    head: { ...head, seats },
    ...(result === undefined ? {} : { result: { ...result, seats: result.seats.map(renameSeat) } })
  };
}

/** Does the same as `renameSeats` for a game entered by hand. */
function renameGame(
  game: ManualGame,
  newNames: ReadonlyMap<string, string>,
  people: readonly SavedPerson[]
): ManualGame {
  const players = game.players.map((player) => renameOccupant(player, newNames, people));
  return areNamesDistinct(players) ? { ...game, players } : game;
}

function renameOccupant<Occupant extends SeatOccupant>(
  occupant: Occupant,
  newNames: ReadonlyMap<string, string>,
  people: readonly SavedPerson[]
): Occupant {
  const person = personOf(people, occupant)?.id;
  return person === undefined
    ? { ...occupant, name: newNames.get(occupant.name) ?? occupant.name }
    : { ...occupant, person: occupant.person ?? person };
}

function areNamesDistinct(occupants: readonly SeatOccupant[]): boolean {
  return new Set(occupants.map(({ name }) => name)).size === occupants.length;
}

/**
 * The people of a file as they will be saved here. People who already exist here stay unchanged. A new person with the
 * same name as one here is merged into that person.
 */
export function peopleToRestore(
  devicePeople: readonly SavedPerson[],
  filePeople: readonly SavedPerson[]
): readonly SavedPerson[] {
  const existingIds = new Set(devicePeople.map(({ id }) => id));
  const claimedNames = new Set(devicePeople.flatMap(({ names }) => names));
  const idsByName = new Map<string, string>();
  for (const { id, name, is } of devicePeople)
    if (is === undefined && !idsByName.has(name)) idsByName.set(name, id);
  return filePeople
    .filter(({ id }) => !existingIds.has(id))
    .map((person) => {
      const names = person.names.filter((name) => !claimedNames.has(name));
      const sameNameId = idsByName.get(person.name);
      const isMerged = sameNameId !== undefined && person.is === undefined;
      return isMerged ? { ...person, names, is: sameNameId } : { ...person, names };
    });
}

function freeName(name: string, usedNames: ReadonlySet<string>): string {
  for (let number = 2; ; number += 1) {
    const suffix = ` ${number}`;
    const candidateName = [...name].slice(0, MAX_NAME_LENGTH - suffix.length).join('') + suffix;
    if (!usedNames.has(candidateName)) return candidateName;
  }
}

/** Everyone's current name, with the colour of the last match. */
function coloursByName({
  matches,
  manualGames,
  players,
  people
}: People): ReadonlyMap<string, Seat['colour']> {
  const seats = matches.flatMap(({ head }) => seatsWithCurrentNames(head.seats, people));
  const manualPlayers = manualGames.flatMap((game) =>
    game.players.map((player) => ({ ...player, name: personOf(people, player)?.name ?? player.name }))
  );
  const usedNames = new Set(people.flatMap(({ names }) => names));
  const otherPlayers = players.filter(({ name }) => !usedNames.has(name));
  const unmergedPeople = people.filter(({ is }) => is === undefined);
  return new Map(
    [...seats, ...manualPlayers, ...otherPlayers, ...unmergedPeople].map(({ name, colour }) => [name, colour])
  );
}

function findSharedNames(deviceData: People, fileData: People): ReadonlySet<string> {
  const seatsById = new Map(
    deviceData.matches.map(({ head }) => [head.id, seatsWithCurrentNames(head.seats, deviceData.people)])
  );
  const ids = new Set(deviceData.people.map(({ id }) => id));
  const samePersonNames = fileData.people.filter(({ id }) => ids.has(id)).map(({ name }) => name);
  const sameSeatNames = fileData.matches.flatMap(({ head }) => {
    const knownSeats = seatsById.get(head.id);
    if (knownSeats === undefined) return [];
    return seatsWithCurrentNames(head.seats, fileData.people)
      .map(({ name }) => name)
      .filter((name) => knownSeats.some((seat) => seat.name === name));
  });
  return new Set([...samePersonNames, ...sameSeatNames]);
}
