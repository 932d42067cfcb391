import { personOf, type PlayerColour, type Seat, type SeatOccupant } from '$lib/core';
import type { KnownPeople } from '$lib/storage/records/known-people';
import type { RememberedPlayer, SavedPerson } from '$lib/storage/database/schema';

/**
 * A player who can be suggested for a seat; without a `person`, one saved by an earlier version under the name alone.
 */
export interface KnownPlayer extends RememberedPlayer {
  readonly person?: string;
}

/** A change to a person; without `person`, the person is deleted. */
export interface PersonChange {
  readonly id: string;
  readonly person?: SavedPerson;
}

/** The list of people with these changes applied. */
export function withChanges(
  people: readonly SavedPerson[],
  changes: readonly PersonChange[]
): readonly SavedPerson[] {
  const others = people.filter(({ id }) => !changes.some((change) => change.id === id));
  return [...others, ...changes.flatMap(({ person }) => (person === undefined ? [] : [person]))];
}

/** Merges two lists of changes; later ones win. */
export function mergeChanges(
  earlierChanges: readonly PersonChange[],
  laterChanges: readonly PersonChange[]
): readonly PersonChange[] {
  return [
    ...earlierChanges.filter(({ id }) => !laterChanges.some((change) => change.id === id)),
    ...laterChanges
  ];
}

/** Changes that set these people to their current values. */
export function changesThatSet(people: readonly SavedPerson[]): readonly PersonChange[] {
  return people.map((person) => ({ id: person.id, person }));
}

/** Everyone who can be suggested for a seat, most recently used first; each name once. */
export function knownPlayersOf({ people, players }: KnownPeople): readonly KnownPlayer[] {
  const fromDirectory = people
    .filter(({ is, forgotten }) => is === undefined && forgotten !== true)
    .map(({ id, name, colour, usedAt }): KnownPlayer => ({ name, colour, usedAt, person: id }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const usedNames = new Set(people.flatMap(({ name, names }) => [name, ...names]));
  const allPlayers = [...fromDirectory, ...players.filter(({ name }) => !usedNames.has(name))].sort(
    (a, b) => b.usedAt - a.usedAt
  );
  const seenNames = new Set<string>();
  return allPlayers.filter(({ name }) => !seenNames.has(name) && seenNames.add(name));
}

/** The person with this current name. People who are still suggested win over removed ones. */
export function findPersonByName({ people }: KnownPeople, name: string): SavedPerson | undefined {
  const namesakes = people.filter((person) => person.is === undefined && person.name === name);
  return namesakes.find(({ forgotten }) => forgotten !== true) ?? namesakes[0];
}

/** The person for a name in a match; creates one if the name has none. */
export function personFor(
  people: KnownPeople,
  occupant: SeatOccupant & { readonly colour?: PlayerColour },
  id: string
): SavedPerson {
  const knownPerson = personOf(people.people, occupant);
  if (knownPerson !== undefined) return knownPerson;
  const rememberedPlayer = people.players.find(({ name }) => name === occupant.name);
  const colour = rememberedPlayer?.colour ?? occupant.colour ?? 'white';
  return createPerson(people, occupant.name, id, colour, rememberedPlayer?.usedAt ?? 0);
}

/**
 * Creates a person. Matches saved under this name before people had ids become theirs, unless another person has the
 * name.
 */
function createPerson(
  { people }: KnownPeople,
  name: string,
  id: string,
  colour: PlayerColour,
  usedAt: number
): SavedPerson {
  const isFree = !people.some(({ names }) => names.includes(name));
  return { id, name, names: isFree ? [name] : [], colour, usedAt };
}

/** The seats of a new match with their people, and the records of these people to save. */
export function seatPeople(
  knownPeople: KnownPeople,
  seats: readonly Seat[],
  usedAt: number,
  newId: () => string
): { readonly seats: readonly Seat[]; readonly people: readonly SavedPerson[] } {
  const people = seats.map((seat): SavedPerson => {
    const linkedPerson = seat.person === undefined ? undefined : personOf(knownPeople.people, seat);
    const knownPerson = linkedPerson ?? findPersonByName(knownPeople, seat.name);
    const { forgotten: _, ...person } =
      knownPerson ?? createPerson(knownPeople, seat.name, newId(), seat.colour, usedAt);
    return { ...person, colour: seat.colour, usedAt };
  });
  const linkedSeats = seats.map(({ player, name, colour }, index): Seat => {
    const person = people[index]?.id;
    return person === undefined ? { player, name, colour } : { player, name, colour, person };
  });
  return { seats: linkedSeats, people };
}
