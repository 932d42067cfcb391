import { seatHistoryOf, type Seat, type SeatOccupant, isObject, isText, isTypedText } from '$lib/core';
import type { KnownPlayer } from '$lib/session';

/** A person in the list: remembered, or known only from a match. */
export interface ListedPerson {
  readonly name: string;
  readonly colour: Seat['colour'];
  readonly person?: string;
  /** The number of matches they played in. */
  readonly matches: number;
  /** Whether the person is suggested for new matches. */
  readonly isRemembered: boolean;
}

/** The facts of a match needed to find people; all names are current. */
interface SeatedMatch {
  readonly seats: readonly (SeatOccupant & Pick<Seat, 'colour' | 'then'>)[];
}

/** Everyone who is remembered, most recently used first, and then people known only from matches. */
export function listPeople(
  rememberedPlayers: readonly KnownPlayer[],
  matches: readonly SeatedMatch[]
): readonly ListedPerson[] {
  const counts = countByName(matches);
  const knownNames = new Set(rememberedPlayers.map(({ name }) => name));
  const others = [...counts.values()].filter(({ first }) => !knownNames.has(first.name));
  return [
    ...rememberedPlayers.map((player) => ({
      ...knownPlayerOf(player),
      matches: counts.get(player.name)?.matches ?? 0,
      isRemembered: true
    })),
    ...others.map(({ first, matches: count }) => ({
      ...knownPlayerOf(first),
      matches: count,
      isRemembered: false
    }))
  ];
}

interface Count {
  /** The person as they appear in their first match. */
  readonly first: Pick<ListedPerson, 'name' | 'colour' | 'person'>;
  matches: number;
}

/** Everyone in these matches by name, in order of appearance, with the number of their matches. */
function countByName(matches: readonly SeatedMatch[]): ReadonlyMap<string, Count> {
  const counts = new Map<string, Count>();
  for (const { seats } of matches) {
    const names = new Set<string>();
    for (const { colour, occupant } of seats.flatMap(occupantsOf)) {
      const oldCount = counts.get(occupant.name);
      if (oldCount === undefined) counts.set(occupant.name, { first: { ...occupant, colour }, matches: 1 });
      else if (!names.has(occupant.name)) oldCount.matches += 1;
      names.add(occupant.name);
    }
  }
  return counts;
}

function occupantsOf(
  seat: SeatedMatch['seats'][number]
): readonly { readonly colour: Seat['colour']; readonly occupant: SeatOccupant }[] {
  return seatHistoryOf(seat).map((occupant) => ({ colour: seat.colour, occupant }));
}

/** Whether two people played in the same match, so that they cannot be one person. */
export function playedTogether(matches: readonly SeatedMatch[], a: string, b: string): boolean {
  return matches.some((match) => playedIn(match, a) && playedIn(match, b));
}

function playedIn({ seats }: SeatedMatch, name: string): boolean {
  return seats.flatMap(seatHistoryOf).some((occupant) => occupant.name === name);
}

function knownPlayerOf({
  name,
  colour,
  person
}: Pick<ListedPerson, 'name' | 'colour' | 'person'>): Pick<ListedPerson, 'name' | 'colour' | 'person'> {
  return person === undefined ? { name, colour } : { name, colour, person };
}

/** A person who is being renamed, and the text typed so far. */
export interface NameDraft {
  readonly name: string;
  readonly typed: string;
}

export function readNameDraft(storedValue: unknown): NameDraft | undefined {
  if (!isObject(storedValue)) return undefined;
  const { name, typed } = storedValue as Partial<Record<keyof NameDraft, unknown>>;
  return isText(name) && isTypedText(typed) ? { name, typed } : undefined;
}
