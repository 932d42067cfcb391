import { deviceChance, type Chance } from '$lib/core';

/** Picks one of these people at random; undefined for an empty list. */
export function pickRandom<Person>(
  people: readonly Person[],
  chance: Chance = deviceChance
): Person | undefined {
  return people.length === 0 ? undefined : people[chance(people.length)];
}
