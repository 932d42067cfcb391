import type { Seat } from '$lib/core';
import type { BoxPart, ChosenPart } from './part';
import type { Tray } from './dice';
import { countHeldBy, holdersOf, partHolders, withHolderCount, type Holdings, type Token } from './holdings';
import { withOwner, type Pile } from './pile';
import { startParts, type PartsState } from './state';

/** Sets the missing pieces; a part chosen as before keeps its state. */
export function setUp(state: PartsState, chosen: readonly ChosenPart[]): PartsState {
  const parts = chosen.map(withNewNames);
  const unchangedParts = new Set(
    parts
      .filter((part) => state.chosen.some((oldPart) => isSameChoice(part, oldPart)))
      .map(({ part }) => part.id)
  );
  const initialState = startParts(parts, state.seats);
  const keepUnchanged = <State>(
    current: Readonly<Record<string, State>>,
    oldStates: Readonly<Record<string, State>>
  ) =>
    Object.fromEntries(
      Object.entries(current).map(([id, initialState]) => [
        id,
        (unchangedParts.has(id) ? oldStates[id] : undefined) ?? initialState
      ])
    );
  return {
    ...initialState,
    trays: initialState.trays.map(
      (tray) => state.trays.find((oldTray) => hasSameDice(oldTray, tray)) ?? tray
    ),
    piles: keepUnchanged(initialState.piles, state.piles),
    holdings: keepUnchanged(initialState.holdings, state.holdings),
    spaces: keepUnchanged(initialState.spaces, state.spaces),
    tokens: keepUnchanged(initialState.tokens, state.tokens),
    ...(state.openHolders === undefined
      ? {}
      : { openHolders: openHoldersOfUnchanged(state.openHolders, unchangedParts) })
  };
}

function openHoldersOfUnchanged(
  openHolders: NonNullable<PartsState['openHolders']>,
  unchangedParts: ReadonlySet<string>
): NonNullable<PartsState['openHolders']> {
  return Object.fromEntries(Object.entries(openHolders).filter(([part]) => unchangedParts.has(part)));
}

/** Changes the players; pieces of players who left return to the bank. */
export function withNewSeats(state: PartsState, seats: readonly Seat[]): PartsState {
  const leavingSeats = state.seats.filter(({ player }) => !seats.some((seat) => seat.player === player));
  const leftPlayers = new Set<string>(leavingSeats.map(({ player }) => player));
  const withoutLeaving = (holdings: Holdings): Holdings =>
    Object.fromEntries(
      Object.entries(holdings).map(([piece, holders]) => [
        piece,
        Object.fromEntries(Object.entries(holders).filter(([holder]) => !leftPlayers.has(holder)))
      ])
    );
  const holdings = Object.entries(state.holdings).map(
    ([part, holding]) => [part, withoutLeaving(holding)] as const
  );
  const tokens = Object.entries(state.tokens).map(
    ([part, partTokens]) =>
      [
        part,
        partTokens.map(({ piece, at }) =>
          at === undefined || leftPlayers.has(at) ? { piece } : { piece, at }
        )
      ] as const
  );
  const piles = Object.entries(state.piles).map(
    ([part, pile]) => [part, withoutHolders(pile, leftPlayers)] as const
  );
  return {
    ...{ ...state, seats },
    holdings: Object.fromEntries(holdings),
    tokens: Object.fromEntries(tokens),
    piles: Object.fromEntries(piles)
  };
}

/** Takes drawn pieces from players who left; the pieces then belong to no one. */
function withoutHolders(pile: Pile, departedHolders: ReadonlySet<string>): Pile {
  return pile.out.app
    .filter(({ at }) => at !== undefined && departedHolders.has(at))
    .reduce((currentPile, { number }) => withOwner(currentPile, number, undefined), pile);
}

/** Gives every holder this many more of a piece. */
export function giveToEveryHolder(
  { chosen, seats }: PartsState,
  { part, piece, count }: { readonly part: string; readonly piece: string; readonly count: number },
  holdings: Holdings | undefined
): Holdings {
  const givenPart = chosen.find((chosenPart) => chosenPart.part.id === part);
  const holders = (givenPart === undefined ? undefined : partHolders(givenPart.part)) ?? [];
  return holdersOf(holders, seats).reduce<Holdings>(
    (result, holder) => withHolderCount(result, piece, holder, countHeldBy(result, piece, holder) + count),
    holdings ?? {}
  );
}

/** Moves one token of a part. */
export function withTokenPlaced(
  { tokens }: PartsState,
  { part, token, at }: { readonly part: string; readonly token: number; readonly at?: string }
): readonly Token[] {
  return (tokens[part] ?? []).map(({ piece, ...rest }, index) => {
    if (index !== token) return { piece, ...rest };
    return at === undefined ? { piece } : { piece, at };
  });
}

/** Old name → today's name, for members of a part stored by versions before 0.12.0. */
const NEW_NAMES: Readonly<Record<string, string>> = { lies: 'container' };

/** Renames the members of a stored part to today's names, and keeps their order. */
function withNewNames({ part, missing }: ChosenPart): ChosenPart {
  const members = Object.entries(part).map(([name, value]: [string, unknown]) => [
    NEW_NAMES[name] ?? name,
    value
  ]);
  return { part: Object.fromEntries(members) as BoxPart, missing };
}

function isSameChoice(a: ChosenPart, b: ChosenPart): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function hasSameDice(a: Tray, b: Tray): boolean {
  const describeDice = ({ id, dice: all }: Tray): string =>
    JSON.stringify([id, all.map(({ part, faces }) => [part, faces])]);
  return describeDice(a) === describeDice(b);
}
