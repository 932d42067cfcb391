import {
  calledSeats,
  isSameFact,
  lookalike,
  personOf,
  type PlayerColour,
  type Seat,
  type Sitter
} from '$lib/core';
import { timeNow } from '$lib/storage/clock';
import { device, type Database } from '$lib/storage/database';
import { readPeople, savePeople, type KnownPeople } from '$lib/storage/known-people';
import type { SavedPerson } from '$lib/storage/schema';
import { storageErrorOf, type StorageError } from '$lib/storage/storage-error';
import { newId } from './identity';
import {
  changedPeople,
  changesTo,
  changesWith,
  personCalled,
  personFor,
  knownPlayersOf,
  seated,
  type PersonChange,
  type KnownPlayer
} from './known-players';

/** How a change is taken back. */
export type BackTo = readonly PersonChange[];

/**
 * Those who play on this device. What is changed holds at once, on every page and in every tab; what cannot be saved
 * holds until the page is closed, and is tried again with the next change.
 */
export class PlayerDirectory {
  /** Why something holds on this page alone. */
  trouble: StorageError | undefined = $state.raw();
  #known: KnownPeople = $state.raw({ people: [], players: [] });
  /** What storage lacks. */
  #unsaved: readonly PersonChange[] = [];
  /** A read that has been requested and has not started. */
  #asked: Promise<void> | undefined;
  /** How often somebody was changed here: what was read before that is out of date. */
  #changes = 0;
  readonly #database: Database;
  readonly #channel: BroadcastChannel | undefined;

  constructor(database: Database) {
    this.#database = database;
    this.#channel =
      typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`${database.name} people`);
    this.#channel?.addEventListener('message', () => void this.load());
    (this.#channel as { unref?: () => void } | undefined)?.unref?.();
  }

  /** Everybody who can be offered a seat, the last used first. */
  get remembered(): readonly KnownPlayer[] {
    return knownPlayersOf(this.#known);
  }

  /**
   * Reads all known people. Never rejects: without storage, only the people of this page are known. Calls in the same
   * tick share one read.
   */
  load(): Promise<void> {
    this.#asked ??= Promise.resolve().then(() => {
      this.#asked = undefined;
      return this.#load();
    });
    return this.#asked;
  }

  async #load(): Promise<void> {
    const changes = this.#changes;
    const read = await readPeople(this.#database).catch(() => undefined);
    if (read === undefined) return;
    if (changes !== this.#changes) return this.#load();
    const known = { ...read, people: changedPeople(read.people, this.#unsaved) };
    if (!isSameFact(known, this.#known)) this.#known = known;
    if (this.#unsaved.length > 0 && this.trouble !== undefined) await this.#save();
  }

  /** The seats of a match with everybody called as they are called now. */
  called(seats: readonly Seat[]): readonly Seat[] {
    return calledSeats(seats, this.#known.people);
  }

  /** The name that somebody has now. */
  nameOf(sitter: Sitter): string {
    return personOf(this.#known.people, sitter)?.name ?? sitter.name;
  }

  /** A name that is remembered and differs from this one only in how it is written. */
  lookalike(name: string): string | undefined {
    return lookalike(
      name,
      this.remembered.map((each) => each.name)
    );
  }

  /** Somebody else who is called so. */
  namesake(sitter: Sitter, name: string): KnownPlayer | undefined {
    const id = personOf(this.#known.people, sitter)?.id;
    const found = this.remembered.find((each) => each.name === name);
    return found?.name === this.nameOf(sitter) || (id !== undefined && found?.person === id)
      ? undefined
      : found;
  }

  /** The seats of a new match with who sits there, and those who are to be kept with it; nothing is kept yet. */
  seat(seats: readonly Seat[], usedAt: number): ReturnType<typeof seated> {
    return seated(this.#known, seats, usedAt, newId);
  }

  /** Somebody of this name who takes a seat while a match goes on. */
  sitDown(name: string, colour: PlayerColour): Sitter {
    const [seat] = this.seat([{ player: 'p1', name, colour }], timeNow()).people;
    if (seat === undefined) return { name };
    this.#change([seat]);
    return { name, person: seat.id };
  }

  /** Calls somebody otherwise, in every match there is and was. */
  rename(sitter: Sitter, name: string): BackTo {
    return this.#change([{ ...personFor(this.#known, sitter, newId()), name }]);
  }

  /** Two turn out to be one; what is known of the second holds. */
  merge(sitter: Sitter, into: Sitter): BackTo {
    const other = personCalled(this.#known, into.name) ?? personFor(this.#known, into, newId());
    const one = personFor(
      { ...this.#known, people: changedPeople(this.#known.people, changesTo([other])) },
      sitter,
      newId()
    );
    return one.id === other.id ? [] : this.#change([other, { ...one, is: other.id }]);
  }

  /** Offers a name to no new match; the matches keep it. */
  forget(sitter: Sitter): BackTo {
    return this.#change([{ ...personFor(this.#known, sitter, newId()), forgotten: true }]);
  }

  /** Takes a change back. */
  back(to: BackTo): void {
    this.#put(to);
  }

  /** Knows people who are kept already, or cannot be just now. */
  meet(people: readonly SavedPerson[], isSaved: boolean): void {
    const changes = changesTo(people);
    this.#changes += 1;
    this.#known = { ...this.#known, people: changedPeople(this.#known.people, changes) };
    if (isSaved) this.#channel?.postMessage('changed');
    else this.#unsaved = changesWith(this.#unsaved, changes);
  }

  #change(people: readonly SavedPerson[]): BackTo {
    const before = this.#known.people;
    this.#put(changesTo(people));
    return people.map(({ id }) => {
      const person = before.find((each) => each.id === id);
      return person === undefined ? { id } : { id, person };
    });
  }

  #put(changes: readonly PersonChange[]): void {
    this.#changes += 1;
    this.#known = { ...this.#known, people: changedPeople(this.#known.people, changes) };
    this.#unsaved = changesWith(this.#unsaved, changes);
    void this.#save();
  }

  async #save(): Promise<void> {
    const saving = this.#unsaved;
    const people = saving.flatMap(({ person }) => (person === undefined ? [] : [person]));
    const gone = saving.filter(({ person }) => person === undefined).map(({ id }) => id);
    this.trouble = await savePeople(this.#database, people, gone).then(() => undefined, storageErrorOf);
    if (this.trouble !== undefined) return;
    this.#unsaved = this.#unsaved.filter((change) => !saving.includes(change));
    this.#channel?.postMessage('changed');
  }
}

const everybody = new WeakMap<Database, PlayerDirectory>();

/** Those who play on this device; one and the same for every screen. */
export function peopleOn(database: Database = device): PlayerDirectory {
  const found = everybody.get(database) ?? new PlayerDirectory(database);
  everybody.set(database, found);
  return found;
}

/** Everybody who can be offered a seat, the last used first; nobody where storage cannot be read. */
export async function knownPlayers(database: Database = device): Promise<readonly KnownPlayer[]> {
  const people = peopleOn(database);
  await people.load();
  return people.remembered;
}
