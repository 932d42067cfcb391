import { listed } from '$lib/core';

// TableDisplay
export const turnOf = (name: string) => `${name}’s turn`;
export const waitingFor = (names: readonly string[]) => `Waiting for ${listed(names)}`;
export const wins = (names: readonly string[]) =>
  names.length === 1 ? `${listed(names)} wins` : `${listed(names)} win`;
export const round = (round: number, total?: number) =>
  total === undefined ? `Round ${round}` : `Round ${round} of ${total}`;
export const players = 'Players';
export const board = 'Board';
