import { joinWithAnd } from '$lib/core';

// TableDisplay
export const turnOf = (name: string) => `${name}’s turn`;
export const waitingFor = (names: readonly string[]) => `Waiting for ${joinWithAnd(names)}`;
export const wins = (names: readonly string[]) =>
  names.length === 1 ? `${joinWithAnd(names)} wins` : `${joinWithAnd(names)} win`;
export const round = (round: number, total?: number) =>
  total === undefined ? `Round ${round}` : `Round ${round} of ${total}`;
export const players = 'Players';
export const board = 'Board';
