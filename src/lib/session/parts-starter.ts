import { deviceChance, type Chance } from '$lib/core';

/** One of these, each as likely as the others, drawn at this moment; undefined among nobody. */
export function drawOneOf<Person>(
  people: readonly Person[],
  chance: Chance = deviceChance
): Person | undefined {
  return people.length === 0 ? undefined : people[chance(people.length)];
}
