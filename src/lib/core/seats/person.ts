import { hadJoined } from './joining';
import { isolateName } from './names';
import { joinedLabel, leftLabel } from '$lib/core/strings/en';
import type { HandOver } from '$lib/core/log/match';
import type { Seat, SeatOccupant } from './players';

/** A person who plays on this device; the identity survives a change of name. */
export interface Person {
  readonly id: string;
  /** The current name. */
  readonly name: string;
  /** Names that identify this person in matches saved before people had ids. */
  readonly names: readonly string[];
  /** The id of the person that this one was merged into. */
  readonly is?: string;
}

/** The person for an id or, without one, for a name; undefined if there is none. */
export function personOf<Known extends Person>(
  people: readonly Known[],
  occupant: SeatOccupant
): Known | undefined {
  const index = indexPeople(people);
  const foundPerson =
    occupant.person === undefined ? index.byName.get(occupant.name) : index.byId.get(occupant.person);
  return foundPerson && resolveMerged(index, foundPerson);
}

/** People by id and by each of their names; if several share one, the first wins. */
interface PeopleIndex<Known extends Person> {
  readonly byId: ReadonlyMap<string, Known>;
  readonly byName: ReadonlyMap<string, Known>;
}

/** Each list is indexed once: a history of thousands of games looks up the same people at every seat. */
const indexCache = new WeakMap<readonly Person[], PeopleIndex<Person>>();

function indexPeople<Known extends Person>(people: readonly Known[]): PeopleIndex<Known> {
  const cachedIndex = indexCache.get(people) as PeopleIndex<Known> | undefined;
  if (cachedIndex !== undefined) return cachedIndex;
  const [byId, byName] = [new Map<string, Known>(), new Map<string, Known>()];
  for (const person of people) {
    if (!byId.has(person.id)) byId.set(person.id, person);
    for (const name of person.names) if (!byName.has(name)) byName.set(name, person);
  }
  const index = { byId, byName };
  indexCache.set(people, index);
  return index;
}

/** Follows merged records to the last one; undefined if they form a circle or one is missing. */
function resolveMerged<Known extends Person>({ byId }: PeopleIndex<Known>, person: Known): Known | undefined {
  let currentPerson: Known | undefined = person;
  for (let stepCount = 0; currentPerson?.is !== undefined; stepCount += 1) {
    const { is }: Person = currentPerson;
    currentPerson = stepCount > byId.size ? undefined : byId.get(is);
  }
  return currentPerson;
}

/**
 * The seats of a match with current names. If two of them would then have the same name, all keep the names saved in
 * the match.
 */
export function seatsWithCurrentNames(seats: readonly Seat[], people: readonly Person[]): readonly Seat[] {
  const current = seats.map((seat): Seat => {
    const { then } = seat;
    const current = { ...seat, ...occupantWithCurrentName(seat, people) };
    return then === undefined
      ? current
      : { ...current, then: then.map((seatOccupant) => occupantWithCurrentName(seatOccupant, people)) };
  });
  const names = new Set(current.map(({ name }) => name));
  return names.size < seats.length ? seats : current;
}

function occupantWithCurrentName(occupant: SeatOccupant, people: readonly Person[]): SeatOccupant {
  const person = personOf(people, occupant);
  const { name } = person ?? occupant;
  const id = person?.id ?? occupant.person;
  return id === undefined ? { name } : { name, person: id };
}

/** The seats with the people who sit there after these handovers, oldest first. */
export function seatsAfter(
  seats: readonly Seat[],
  handovers: readonly { readonly do: HandOver }[]
): readonly Seat[] {
  return seats.map((seat) => {
    const last = handovers.findLast(({ do: action }) => action.seat === seat.player);
    if (last === undefined) return seat;
    const { name: _name, person: _person, ...place } = seat;
    return { ...place, ...last.do.to };
  });
}

/** The seats with everyone who took them over, in order. */
export function seatsWithTakeovers(
  seats: readonly Seat[],
  handovers: readonly { readonly do: HandOver }[]
): readonly Seat[] {
  return seats.map((seat) => {
    const occupants = handovers
      .filter(({ do: action }) => action.seat === seat.player)
      .map(({ do: { to } }) => to);
    return occupants.length === 0 ? seat : { ...seat, then: occupants };
  });
}

/** Everyone who had a seat, in order. Two people who were merged since are one person, who kept the seat. */
export function seatHistoryOf({
  name,
  person,
  then = []
}: SeatOccupant & Pick<Seat, 'then'>): readonly SeatOccupant[] {
  const occupants = [person === undefined ? { name } : { name, person }, ...then];
  return occupants.filter((occupant, index) => {
    const previous = occupants[index - 1];
    return occupant.name !== previous?.name || occupant.person !== previous.person;
  });
}

/** A name as it looks, for comparison: without case, invisible characters and extra spaces. */
export function normalizeName(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}|\p{Cc}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase();
}

/** The first of these names that looks the same but is spelt differently; undefined if one is exactly the same. */
export function findSimilarName(name: string, names: readonly string[]): string | undefined {
  if (names.includes(name)) return undefined;
  const normalizedName = normalizeName(name);
  return names.find((name) => normalizeName(name) === normalizedName);
}

function successionText(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : names.map(isolateName).join(', then ');
}

/**
 * Describes when a player joined and left: "joined in round 2", "left in round 3". Empty for a player who did neither.
 */
export function attendanceOf({ joined, left }: Seat): readonly string[] {
  return [
    ...(joined === undefined ? [] : [joinedLabel(joined)]),
    ...(left === undefined ? [] : [leftLabel(left.round, left.between)])
  ];
}

/**
 * Whether the player of a seat took part in a round. A player who leaves between two rounds takes no part in the
 * second.
 */
export function isSeatedIn(seat: Seat, round: number): boolean {
  if (!hadJoined(seat, round)) return false;
  const { left } = seat;
  return left === undefined || (left.between === true ? round < left.round : round <= left.round);
}

/** Everyone who had a seat: "Anna", "Anna, then Ben", "Anna, joined in round 2, left in round 3". */
export function seatHistoryLabel(seat: Seat): string {
  const names = seatHistoryOf(seat).map(({ name }) => name);
  const attendance = attendanceOf(seat);
  if (attendance.length === 0) return successionText(names);
  return [names.map(isolateName).join(', then '), ...attendance].join(', ');
}
