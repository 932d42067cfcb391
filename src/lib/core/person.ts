import { isolated } from './names';
import type { HandOver } from './match';
import type { Seat, Sitter } from './players';

/** Somebody who plays on this device, whatever the name is just now. */
export interface Person {
  readonly id: string;
  /** As the person is called now. */
  readonly name: string;
  /** Names that stand for this person where a match was kept before people had an identity. */
  readonly names: readonly string[];
  /** Turned out to be that other person. */
  readonly is?: string;
}

/** Whoever is meant by a name that was written down; undefined where nobody is known by it. */
export function personOf<Known extends Person>(people: readonly Known[], sitter: Sitter): Known | undefined {
  const index = indexOf(people);
  const found = sitter.person === undefined ? index.byName.get(sitter.name) : index.byId.get(sitter.person);
  return found && inTheEnd(index, found);
}

/** People by their id and by every name that stands for them; where several have one, the first. */
interface PeopleIndex<Known extends Person> {
  readonly byId: ReadonlyMap<string, Known>;
  readonly byName: ReadonlyMap<string, Known>;
}

/** A list is indexed once: a history of thousands of games asks for the same people at every seat. */
const indexed = new WeakMap<readonly Person[], PeopleIndex<Person>>();

function indexOf<Known extends Person>(people: readonly Known[]): PeopleIndex<Known> {
  const known = indexed.get(people) as PeopleIndex<Known> | undefined;
  if (known !== undefined) return known;
  const [byId, byName] = [new Map<string, Known>(), new Map<string, Known>()];
  for (const person of people) {
    if (!byId.has(person.id)) byId.set(person.id, person);
    for (const name of person.names) if (!byName.has(name)) byName.set(name, person);
  }
  const index = { byId, byName };
  indexed.set(people, index);
  return index;
}

/** Who somebody is once all mergings are followed; those that go round in a circle end nowhere. */
function inTheEnd<Known extends Person>({ byId }: PeopleIndex<Known>, person: Known): Known | undefined {
  let found: Known | undefined = person;
  for (let steps = 0; found?.is !== undefined; steps += 1) {
    const { is }: Person = found;
    found = steps > byId.size ? undefined : byId.get(is);
  }
  return found;
}

/**
 * The seats of a match with everybody called as they are called now. Where two at one table would be called the same,
 * all keep the names that they had.
 */
export function calledSeats(seats: readonly Seat[], people: readonly Person[]): readonly Seat[] {
  const called = seats.map((seat): Seat => {
    const { then } = seat;
    const now = { ...seat, ...calledSitter(seat, people) };
    return then === undefined ? now : { ...now, then: then.map((each) => calledSitter(each, people)) };
  });
  const names = new Set(called.map(({ name }) => name));
  return names.size < seats.length ? seats : called;
}

function calledSitter(sitter: Sitter, people: readonly Person[]): Sitter {
  const person = personOf(people, sitter);
  const { name } = person ?? sitter;
  const id = person?.id ?? sitter.person;
  return id === undefined ? { name } : { name, person: id };
}

/** The seats as people sit on them once some were handed over, oldest first. */
export function seatsAfter(
  seats: readonly Seat[],
  handed: readonly { readonly do: HandOver }[]
): readonly Seat[] {
  return seats.map((seat) => {
    const { player, colour } = seat;
    const last = handed.findLast(({ do: deed }) => deed.seat === player);
    return last === undefined ? seat : { player, colour, ...last.do.to };
  });
}

/** The same seats with everybody who ever sat there. */
export function seatsThrough(
  seats: readonly Seat[],
  handed: readonly { readonly do: HandOver }[]
): readonly Seat[] {
  return seats.map((seat) => {
    const then = handed.filter(({ do: deed }) => deed.seat === seat.player).map(({ do: { to } }) => to);
    return then.length === 0 ? seat : { ...seat, then };
  });
}

/** Everybody who sat on a seat, one after the other. */
export function seatHistoryOf({ name, person, then = [] }: Seat): readonly Sitter[] {
  return [person === undefined ? { name } : { name, person }, ...then];
}

/** A name as eyes see it: how it is written is another matter. */
export function normalizeName(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}|\p{Cc}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase();
}

/** The first of these names that looks like this one and is written otherwise; none where one is written the same. */
export function lookalike(name: string, names: readonly string[]): string | undefined {
  if (names.includes(name)) return undefined;
  const look = normalizeName(name);
  return names.find((each) => normalizeName(each) === look);
}

function oneAfterAnother(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : names.map(isolated).join(', then ');
}

/** "Anna", "Anna, then Ben": everybody who sat on a seat. */
export function seatHistoryLabel(seat: Seat): string {
  return oneAfterAnother(seatHistoryOf(seat).map(({ name }) => name));
}
