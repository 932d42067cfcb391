import { deckSize } from '$lib/core';
import type { ChosenPart } from './part';
import { areDrawn } from './return-cards';
import { fitsTray, isFace } from './dice';
import { countHeldBy, totalHeld, holdersOf, partHolders, withCounts } from './holdings';
import type { PartMove } from './move';
import { fitsPile, pileCounts, type Pile } from './pile';
import * as say from './strings/en/refusals';
import type { PartsState } from './state';

type MoveOf<Type extends PartMove['type']> = Extract<PartMove, { readonly type: Type }>;

/** The largest number that may be added to a roll, or subtracted. */
export const MAX_ROLL_MODIFIER = 99;

/** The reason why a move is impossible, as one sentence, or undefined if it is possible. */
export function refusePart(state: PartsState, move: PartMove): string | undefined {
  switch (move.type) {
    case 'setUp':
      return refuseSetUp(move.chosen);
    case 'seats':
      return move.seats.length === 0 ? say.noPlayers : undefined;
    case 'reset':
      return undefined;
    case 'roll':
    case 'aside':
    case 'gather':
    case 'turn':
    case 'reveal':
    case 'plus':
      return refuseDice(state, move);
    case 'give':
      return refuseGive(state, move);
    case 'draw':
    case 'back':
    case 'reshuffle':
    case 'count':
    case 'found':
      return refusePile(state, move);
    case 'hold':
    case 'each':
      return refuseHolding(state, move);
    case 'lay':
      return refuseFaceDown(state, move);
    case 'turnOver':
      return refuseTurnOver(state, move);
    case 'step':
      return refuseStep(state, move);
    case 'place':
      return refusePlace(state, move);
  }
}

function refuseSetUp(parts: readonly ChosenPart[]): string | undefined {
  const invalidPart = parts.find(
    ({ part, missing }) =>
      Object.values(missing).some((count) => !isPositiveCount(count)) ||
      deckSize(missing) === 0 ||
      Object.entries(missing).some(([piece, count]) => count > (part.pieces[piece] ?? 0))
  );
  if (invalidPart === undefined) return undefined;
  const { part } = invalidPart;
  return say.tooManyMissing(deckSize(part.pieces), part);
}

function refuseDice(
  state: PartsState,
  move: MoveOf<'roll' | 'aside' | 'gather' | 'turn' | 'reveal' | 'plus'>
): string | undefined {
  const tray = state.trays.find(({ id }) => id === move.tray);
  if (tray === undefined) return say.noLongerInUse;
  switch (move.type) {
    case 'roll':
      if (tray.dice.every(({ aside }) => aside)) return say.allDiceAside;
      return fitsTray(tray, move.dice) ? undefined : say.wrongDice;
    case 'aside':
      return tray.dice[move.die]?.face === undefined ? say.asideAfterRoll : undefined;
    case 'gather':
      return tray.dice.some(({ aside }) => aside) ? undefined : say.noDiceAside;
    case 'turn': {
      const die = tray.dice[move.die];
      return die !== undefined && isFace(move.face, die.faces) ? undefined : say.noSuchFace;
    }
    case 'reveal':
      return tray.dice.some(({ hidden }) => hidden !== undefined) ? undefined : say.nothingChosen;
    case 'plus':
      return Number.isInteger(move.plus) && Math.abs(move.plus) <= MAX_ROLL_MODIFIER
        ? undefined
        : say.modifierTooLarge(MAX_ROLL_MODIFIER);
  }
}

function refusePile(
  state: PartsState,
  move: MoveOf<'draw' | 'back' | 'reshuffle' | 'count' | 'found'>
): string | undefined {
  const pile = state.piles[move.part];
  const part = state.chosen.find((part) => part.part.id === move.part)?.part;
  if (pile === undefined || part === undefined) return say.noLongerInUse;
  switch (move.type) {
    case 'draw':
      return refuseDraw(pile, move, part) ?? refusePlaceOf(state, part, move.at);
    case 'back':
      return areDrawn(pile, move.cards) ? undefined : say.notInPlay(part);
    case 'reshuffle':
      return pileCounts(pile).discard > 0 ? undefined : say.noneDiscarded(part);
    case 'count':
      return isPositiveCount(move.pile) ? undefined : say.wholeNumberNeeded;
    case 'found':
      if (pile.missingCount === 0) return say.allAccountedFor(part);
      return pile.out.table + pile.missingCount < 0
        ? say.countTooHigh(deckSize(part.pieces), part)
        : undefined;
  }
}

function refuseDraw(pile: Pile, { cards }: MoveOf<'draw'>, part: ChosenPart['part']): string | undefined {
  const { table, app } = pileCounts(pile);
  if (table + app === 0) return say.noneLeftToDraw(part);
  if (cards.length > table + app) return say.onlySomeLeftToDraw(table + app, part);
  return fitsPile(pile, cards) ? undefined : say.cannotComeNext(part);
}

function refuseGive(state: PartsState, { part: id, number, at }: MoveOf<'give'>): string | undefined {
  const part = state.chosen.find((part) => part.part.id === id)?.part;
  if (part?.kind !== 'deck') return say.noLongerInUse;
  if (state.piles[id]?.out.app.some((card) => card.number === number) !== true) return say.notInPlay(part);
  return refusePlaceOf(state, part, at);
}

/** Refuses an unknown owner or place; without `holder`, the piece has no owner, which is allowed. */
function refusePlaceOf(
  { seats }: PartsState,
  part: ChosenPart['part'],
  holder: string | undefined
): string | undefined {
  if (holder === undefined || holdersOf(partHolders(part) ?? [], seats).includes(holder)) return undefined;
  return say.noSuchPlace;
}

function refuseTurnOver(
  { chosen, seats, openHolders }: PartsState,
  { part: id, holder }: MoveOf<'turnOver'>
): string | undefined {
  const part = chosen.find((part) => part.part.id === id)?.part;
  if (part?.kind !== 'supply' || part.covered === undefined) return say.noLongerInUse;
  if (!holdersOf(part.holders, seats).includes(holder)) return say.noSuchPlace;
  return openHolders?.[id]?.includes(holder) === true ? say.alreadyFaceUp : undefined;
}

function refuseHolding(state: PartsState, move: MoveOf<'hold' | 'each'>): string | undefined {
  const chosenPart = state.chosen.find(({ part }) => part.id === move.part);
  if (chosenPart?.part.kind !== 'supply') return say.noLongerInUse;
  const { part, missing } = chosenPart;
  const holdings = state.holdings[move.part];
  const bankCount = (missing[move.piece] ?? 0) - totalHeld(holdings, move.piece);
  const holders = holdersOf(part.holders, state.seats);
  const addedCount =
    move.type === 'each'
      ? move.count * holders.length
      : move.count - countHeldBy(holdings, move.piece, move.holder);
  if (!isPositiveCount(move.count)) return say.countBelowZero(part);
  if (move.type === 'hold' && !holders.includes(move.holder)) return say.unknownName;
  if (addedCount <= bankCount) return undefined;
  return bankCount === 0 ? say.noneInTheBank(part) : say.onlySomeInTheBank(bankCount, part);
}

/** Checks the counts after a face-down change, whatever they were before. */
function refuseFaceDown(state: PartsState, { part: id, held: pieces }: MoveOf<'lay'>): string | undefined {
  const chosenPart = state.chosen.find(({ part }) => part.id === id);
  if (chosenPart?.part.kind !== 'supply' || chosenPart.part.covered === undefined) return say.noLongerInUse;
  const { part, missing } = chosenPart;
  const holders = holdersOf(part.holders, state.seats);
  const holdingsAfter = withCounts(state.holdings[id], pieces);
  const countsByHolder = Object.values(pieces).flatMap((piece) => Object.entries(piece));
  if (countsByHolder.some(([, count]) => !isPositiveCount(count))) return say.countBelowZero(part);
  if (countsByHolder.some(([holder]) => !holders.includes(holder))) return say.unknownName;
  const isTooMuch = Object.keys(pieces).some(
    (piece) => totalHeld(holdingsAfter, piece) > (missing[piece] ?? 0)
  );
  return isTooMuch ? say.noneInTheBank(part) : undefined;
}

function refuseStep(state: PartsState, { part: id, to }: MoveOf<'step'>): string | undefined {
  const part = state.chosen.find((part) => part.part.id === id)?.part;
  if (part?.kind !== 'track') return say.noLongerInUse;
  return part.spaces[to] === undefined ? say.noSuchSpace : undefined;
}

function refusePlace(state: PartsState, { part: id, token, at }: MoveOf<'place'>): string | undefined {
  const part = state.chosen.find((part) => part.part.id === id)?.part;
  if (part?.kind !== 'token' || state.tokens[id]?.[token] === undefined) return say.noLongerInUse;
  return refusePlaceOf(state, part, at);
}

function isPositiveCount(count: number): boolean {
  return Number.isInteger(count) && count >= 0;
}
