import { isolated } from '$lib/core';
// AskSpace
export const theBigDie = 'The big die';
export const smallDice = 'Small dice';
export const placed = 'placed';

// Scene
export const spaceFree = (face: number) => `Space ${face}, free`;
export const space = (face: number, name: string) => `Space ${face}, ${isolated(name)}`;
