import { personOf, type PlayerColour, type Seat, type Sitter } from '$lib/core';
import type { KnownPeople } from '$lib/storage/known-people';
import type { RememberedPlayer, SavedPerson } from '$lib/storage/schema';

/** Somebody who can be offered a seat; without a `person` kept by an earlier version, and by the name alone. */
export interface KnownPlayer extends RememberedPlayer {
  readonly person?: string;
}

/** Somebody as they are from now on, or nobody any more. */
export interface PersonChange {
  readonly id: string;
  readonly person?: SavedPerson;
}

/** Everybody who is known, once these are changed. */
export function changedPeople(
  people: readonly SavedPerson[],
  changes: readonly PersonChange[]
): readonly SavedPerson[] {
  const kept = people.filter(({ id }) => !changes.some((change) => change.id === id));
  return [...kept, ...changes.flatMap(({ person }) => (person === undefined ? [] : [person]))];
}

/** What has changed in all, where more has changed. */
export function changesWith(
  before: readonly PersonChange[],
  more: readonly PersonChange[]
): readonly PersonChange[] {
  return [...before.filter(({ id }) => !more.some((change) => change.id === id)), ...more];
}

/** The changes that make these people be as they are. */
export function changesTo(people: readonly SavedPerson[]): readonly PersonChange[] {
  return people.map((person) => ({ id: person.id, person }));
}

/** Everybody who can be offered a seat, the last used first; each name once. */
export function knownPlayersOf({ people, players }: KnownPeople): readonly KnownPlayer[] {
  const here = people
    .filter(({ is, forgotten }) => is === undefined && forgotten !== true)
    .map(({ id, name, colour, usedAt }): KnownPlayer => ({ name, colour, usedAt, person: id }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  const taken = new Set(people.flatMap(({ name, names }) => [name, ...names]));
  const all = [...here, ...players.filter(({ name }) => !taken.has(name))].sort(
    (one, other) => other.usedAt - one.usedAt
  );
  const met = new Set<string>();
  return all.filter(({ name }) => !met.has(name) && met.add(name));
}

/** Whoever is called so now; rather somebody who is offered than somebody who was forgotten. */
export function personCalled({ people }: KnownPeople, name: string): SavedPerson | undefined {
  const called = people.filter((person) => person.is === undefined && person.name === name);
  return called.find(({ forgotten }) => forgotten !== true) ?? called[0];
}

/** The person behind a name that was written down, made for a name that has none. */
export function personFor(
  known: KnownPeople,
  sitter: Sitter & { readonly colour?: PlayerColour },
  id: string
): SavedPerson {
  const found = personOf(known.people, sitter);
  if (found !== undefined) return found;
  const before = known.players.find(({ name }) => name === sitter.name);
  const colour = before?.colour ?? sitter.colour ?? 'white';
  return newPerson(known, sitter.name, id, colour, before?.usedAt ?? 0);
}

/** Somebody new; what was kept under this name before people had an identity is theirs, where it is nobody's yet. */
function newPerson(
  { people }: KnownPeople,
  name: string,
  id: string,
  colour: PlayerColour,
  usedAt: number
): SavedPerson {
  const isFree = !people.some(({ names }) => names.includes(name));
  return { id, name, names: isFree ? [name] : [], colour, usedAt };
}

/** The seats of a new match with who sits there, and those people as they are to be kept. */
export function seated(
  known: KnownPeople,
  seats: readonly Seat[],
  usedAt: number,
  newId: () => string
): { readonly seats: readonly Seat[]; readonly people: readonly SavedPerson[] } {
  const people = seats.map((seat): SavedPerson => {
    const own = seat.person === undefined ? undefined : personOf(known.people, seat);
    const found = own ?? personCalled(known, seat.name);
    const { forgotten: _, ...person } = found ?? newPerson(known, seat.name, newId(), seat.colour, usedAt);
    return { ...person, colour: seat.colour, usedAt };
  });
  const linked = seats.map(({ player, name, colour }, index): Seat => {
    const person = people[index]?.id;
    return person === undefined ? { player, name, colour } : { player, name, colour, person };
  });
  return { seats: linked, people };
}
