import { deviceRandom, type RandomSource } from '$lib/core';

/** Picks one of these people at random; undefined for an empty list. */
export function pickRandom<Person>(
  people: readonly Person[],
  random: RandomSource = deviceRandom
): Person | undefined {
  return people.length === 0 ? undefined : people[random(people.length)];
}
