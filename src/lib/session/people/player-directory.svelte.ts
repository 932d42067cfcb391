import {
  seatsWithCurrentNames,
  isSameFact,
  findSimilarName,
  personOf,
  type PlayerColour,
  type Seat,
  type SeatOccupant
} from '$lib/core';
import { timeNow, device, type Database } from '$lib/storage/database/database';
import { readPeople, savePeople, type KnownPeople } from '$lib/storage/records/known-people';
import type { SavedPerson } from '$lib/storage/database/schema';
import { storageErrorOf, type StorageError } from '$lib/storage/database/storage-error';
import { newId } from '$lib/session/log/log-record';
import {
  withChanges,
  changesThatSet,
  mergeChanges,
  findPersonByName,
  personFor,
  knownPlayersOf,
  seatPeople,
  type PersonChange,
  type KnownPlayer
} from './known-players';
import { openTabChannel, type TabChannel } from '$lib/session/log/tab-sync';

/** The changes that reverse an earlier change. */
export type UndoChanges = readonly PersonChange[];

/**
 * The people who play on this device. Changes take effect at once, on every page and in every tab; changes that cannot
 * be saved last until the page is closed, and are tried again with the next change.
 */
export class PlayerDirectory {
  /** The storage error because of which some changes exist on this page only. */
  error: StorageError | undefined = $state.raw();
  /** Whether all known people have been read. */
  isLoaded = false;
  #known: KnownPeople = $state.raw({ people: [], players: [] });
  /** Unsaved changes. */
  #unsaved: readonly PersonChange[] = [];
  /** A read that has been requested and has not started. */
  #pendingLoad: Promise<void> | undefined;
  /** The number of changes made here; a read that started before the last one is out of date. */
  #changeCount = 0;
  readonly #database: Database;
  readonly #channel: TabChannel;

  constructor(database: Database) {
    this.#database = database;
    this.#channel = openTabChannel(database.name, 'people', () => void this.load());
  }

  /** Everyone who can be suggested for a seat, most recently used first. */
  get remembered(): readonly KnownPlayer[] {
    return knownPlayersOf(this.#known);
  }

  /**
   * Reads all known people. Never rejects: without storage, only the people of this page are known. Calls in the same
   * tick share one read.
   */
  load(): Promise<void> {
    this.#pendingLoad ??= Promise.resolve().then(() => {
      this.#pendingLoad = undefined;
      return this.#load();
    });
    return this.#pendingLoad;
  }

  async #load(): Promise<void> {
    const changeCount = this.#changeCount;
    const loadedPeople = await readPeople(this.#database).catch(() => undefined);
    if (loadedPeople === undefined) return;
    if (changeCount !== this.#changeCount) return this.#load();
    this.isLoaded = true;
    const directory = { ...loadedPeople, people: withChanges(loadedPeople.people, this.#unsaved) };
    if (!isSameFact(directory, this.#known)) this.#known = directory;
    if (this.#unsaved.length > 0 && this.error !== undefined) await this.#save();
  }

  /** The seats of a match with current names. */
  withCurrentNames(seats: readonly Seat[]): readonly Seat[] {
    return seatsWithCurrentNames(seats, this.#known.people);
  }

  /** The current name of a person. */
  nameOf(occupant: SeatOccupant): string {
    return personOf(this.#known.people, occupant)?.name ?? occupant.name;
  }

  /** A known name that looks the same as this one but is spelt differently. */
  findLookalike(name: string): string | undefined {
    return findSimilarName(
      name,
      this.remembered.map((player) => player.name)
    );
  }

  /** Another person with this name. */
  namesake(occupant: SeatOccupant, name: string): KnownPlayer | undefined {
    const id = personOf(this.#known.people, occupant)?.id;
    const namesake = this.remembered.find((player) => player.name === name);
    return namesake?.name === this.nameOf(occupant) || (id !== undefined && namesake?.person === id)
      ? undefined
      : namesake;
  }

  /** The seats of a new match with their people, and the records of these people to save; nothing is saved yet. */
  seat(seats: readonly Seat[], usedAt: number): ReturnType<typeof seatPeople> {
    return seatPeople(this.#known, seats, usedAt, newId);
  }

  /** The person with this name, for a seat in a running match. Creates the person if the name is new. */
  personFor(name: string, colour: PlayerColour): SeatOccupant {
    const [seat] = this.seat([{ player: 'p1', name, colour }], timeNow()).people;
    if (seat === undefined) return { name };
    this.#change([seat]);
    return { name, person: seat.id };
  }

  /** Renames a person in all matches, past ones included. */
  rename(occupant: SeatOccupant, name: string): UndoChanges {
    return this.#change([{ ...personFor(this.#known, occupant, newId()), name }]);
  }

  /** Merges the first person into the second, whose name is kept. */
  merge(occupant: SeatOccupant, target: SeatOccupant): UndoChanges {
    const other = findPersonByName(this.#known, target.name) ?? personFor(this.#known, target, newId());
    const person = personFor(
      { ...this.#known, people: withChanges(this.#known.people, changesThatSet([other])) },
      occupant,
      newId()
    );
    return person.id === other.id ? [] : this.#change([other, { ...person, is: other.id }]);
  }

  /** Stops suggesting a person; the matches keep the name. */
  forget(occupant: SeatOccupant): UndoChanges {
    return this.#change([{ ...personFor(this.#known, occupant, newId()), forgotten: true }]);
  }

  /** Undoes a change. */
  undo(undoChanges: UndoChanges): void {
    this.#applyChanges(undoChanges);
  }

  /** Adds people who are saved already, or cannot be saved at the moment. */
  addPeople(people: readonly SavedPerson[], isSaved: boolean): void {
    const changes = changesThatSet(people);
    this.#changeCount += 1;
    this.#known = { ...this.#known, people: withChanges(this.#known.people, changes) };
    if (isSaved) this.#channel.notify();
    else this.#unsaved = mergeChanges(this.#unsaved, changes);
  }

  #change(people: readonly SavedPerson[]): UndoChanges {
    const peopleBefore = this.#known.people;
    this.#applyChanges(changesThatSet(people));
    return people.map(({ id }) => {
      const person = peopleBefore.find((person) => person.id === id);
      return person === undefined ? { id } : { id, person };
    });
  }

  #applyChanges(changes: readonly PersonChange[]): void {
    this.#changeCount += 1;
    this.#known = { ...this.#known, people: withChanges(this.#known.people, changes) };
    this.#unsaved = mergeChanges(this.#unsaved, changes);
    void this.#save();
  }

  async #save(): Promise<void> {
    const changesToSave = this.#unsaved;
    const people = changesToSave.flatMap(({ person }) => (person === undefined ? [] : [person]));
    const removedIds = changesToSave.filter(({ person }) => person === undefined).map(({ id }) => id);
    this.error = await savePeople(this.#database, people, removedIds).then(() => undefined, storageErrorOf);
    if (this.error !== undefined) return;
    this.#unsaved = this.#unsaved.filter((change) => !changesToSave.includes(change));
    this.#channel.notify();
  }
}

const directories = new WeakMap<Database, PlayerDirectory>();

/** The people who play on this device; one instance per database. */
export function playerDirectoryOf(database: Database = device): PlayerDirectory {
  const directory = directories.get(database) ?? new PlayerDirectory(database);
  directories.set(database, directory);
  return directory;
}

/** Everyone who can be suggested for a seat, most recently used first; empty if storage cannot be read. */
export async function readKnownPlayers(database: Database = device): Promise<readonly KnownPlayer[]> {
  const people = playerDirectoryOf(database);
  await people.load();
  return people.remembered;
}
