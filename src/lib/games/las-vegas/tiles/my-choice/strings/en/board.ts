import { isolated, possessive } from '$lib/core';

// Results
export const dieOf = (name: string) => `${possessive(isolated(name))} die`;
export const anotherTile = 'another tile';
export const adjustADie = 'adjust a die';

// Scene
export const oneOfThem = 'one of them';
export const noChoice = 'no choice';
