import { deckSize, plural } from '$lib/core';
import type { ChosenPart } from './part';
import { areOut } from './back';
import { fitsTray, isFace } from './dice';
import { heldBy, heldInAll, holdersOf, partHolders } from './held';
import type { PartMove } from './move';
import { fitsPile, pileCounts, type Pile } from './pile';
import type { PartsState } from './state';

type Of<Type extends PartMove['type']> = Extract<PartMove, { readonly type: Type }>;

/** The most that a roll counts more or less than its dice show. */
export const MOST_PLUS = 99;

const GONE = 'This part is not in use any more.';

/** Why a move is not possible, in one sentence, or undefined if it is. */
export function refusePart(state: PartsState, move: PartMove): string | undefined {
  switch (move.type) {
    case 'setUp':
      return refuseSetUp(move.chosen);
    case 'seats':
      return move.seats.length === 0 ? 'Somebody has to sit at the table.' : undefined;
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
    case 'turnOver':
      return refuseTurnOver(state, move);
    case 'step':
      return refuseStep(state, move);
    case 'place':
      return refusePlace(state, move);
  }
}

function refuseSetUp(chosen: readonly ChosenPart[]): string | undefined {
  const wrong = chosen.find(
    ({ part, missing }) =>
      Object.values(missing).some((count) => !isCount(count)) ||
      deckSize(missing) === 0 ||
      Object.entries(missing).some(([piece, count]) => count > (part.pieces[piece] ?? 0))
  );
  if (wrong === undefined) return undefined;
  const { part } = wrong;
  return `The box holds ${plural(deckSize(part.pieces), part.one, part.many)}, so no more can be missing.`;
}

function refuseDice(
  state: PartsState,
  move: Of<'roll' | 'aside' | 'gather' | 'turn' | 'reveal' | 'plus'>
): string | undefined {
  const tray = state.trays.find(({ id }) => id === move.tray);
  if (tray === undefined) return GONE;
  switch (move.type) {
    case 'roll':
      if (tray.dice.every(({ aside }) => aside)) return 'All dice are set aside; take them back first.';
      return fitsTray(tray, move.dice) ? undefined : 'These are not the dice in the tray.';
    case 'aside':
      return tray.dice[move.die]?.face === undefined ? 'A die is set aside after it was rolled.' : undefined;
    case 'gather':
      return tray.dice.some(({ aside }) => aside) ? undefined : 'No die is set aside.';
    case 'turn': {
      const die = tray.dice[move.die];
      return die !== undefined && isFace(move.face, die.faces) ? undefined : 'The die has no such face.';
    }
    case 'reveal':
      return tray.dice.some(({ hidden }) => hidden !== undefined)
        ? undefined
        : 'Nobody has chosen in secret yet.';
    case 'plus':
      return Number.isInteger(move.plus) && Math.abs(move.plus) <= MOST_PLUS
        ? undefined
        : `At most ${MOST_PLUS} is added or taken off.`;
  }
}

function refusePile(
  state: PartsState,
  move: Of<'draw' | 'back' | 'reshuffle' | 'count' | 'found'>
): string | undefined {
  const pile = state.piles[move.part];
  const part = state.chosen.find((each) => each.part.id === move.part)?.part;
  if (pile === undefined || part === undefined) return GONE;
  switch (move.type) {
    case 'draw':
      return refuseDraw(pile, move, part) ?? refusePlaceOf(state, part, move.at);
    case 'back':
      return areOut(pile, move.cards) ? undefined : `No such ${part.one} is out.`;
    case 'reshuffle':
      return pileCounts(pile).discard > 0 ? undefined : `No ${part.many} are discarded.`;
    case 'count':
      return isCount(move.pile) ? undefined : 'A pile is counted in whole pieces.';
    case 'found':
      if (pile.astray === 0) return `No ${part.many} are astray.`;
      return pile.out.table + pile.astray < 0
        ? `The box holds ${plural(deckSize(part.pieces), part.one, part.many)}, so there cannot be that many.`
        : undefined;
  }
}

function refuseDraw(pile: Pile, { cards }: Of<'draw'>, part: ChosenPart['part']): string | undefined {
  const { table, app } = pileCounts(pile);
  if (table + app === 0) return `No ${part.many} are left to draw.`;
  if (cards.length > table + app) return `Only ${plural(table + app, part.one, part.many)} can be drawn.`;
  return fitsPile(pile, cards) ? undefined : `These ${part.many} cannot come next.`;
}

function refuseGive(state: PartsState, { part: id, number, at }: Of<'give'>): string | undefined {
  const part = state.chosen.find((each) => each.part.id === id)?.part;
  if (part?.kind !== 'deck') return GONE;
  if (state.piles[id]?.out.app.some((card) => card.number === number) !== true)
    return `No such ${part.one} is out.`;
  return refusePlaceOf(state, part, at);
}

/** Where nobody is named, it lies with nobody. */
function refusePlaceOf(
  { seats }: PartsState,
  part: ChosenPart['part'],
  at: string | undefined
): string | undefined {
  if (at === undefined || holdersOf(partHolders(part) ?? [], seats).includes(at)) return undefined;
  return 'There is no such place.';
}

function refuseTurnOver(
  { chosen, seats, open }: PartsState,
  { part: id, holder }: Of<'turnOver'>
): string | undefined {
  const part = chosen.find((each) => each.part.id === id)?.part;
  if (part?.kind !== 'supply' || part.covered === undefined) return GONE;
  if (!holdersOf(part.holders, seats).includes(holder)) return 'There is no such place.';
  return open?.[id]?.includes(holder) === true ? 'It lies open already.' : undefined;
}

function refuseHolding(state: PartsState, move: Of<'hold' | 'each'>): string | undefined {
  const chosen = state.chosen.find(({ part }) => part.id === move.part);
  if (chosen?.part.kind !== 'supply') return GONE;
  const { part, missing } = chosen;
  const held = state.held[move.part];
  const bank = (missing[move.piece] ?? 0) - heldInAll(held, move.piece);
  const holders = holdersOf(part.holders, state.seats);
  const more =
    move.type === 'each' ? move.count * holders.length : move.count - heldBy(held, move.piece, move.holder);
  if (!isCount(move.count)) return `Nobody can have fewer than no ${part.many}.`;
  if (move.type === 'hold' && !holders.includes(move.holder)) return 'Nobody of this name sits here.';
  if (more <= bank) return undefined;
  return bank === 0
    ? `No ${part.many} are left in the bank.`
    : `Only ${plural(bank, part.one, part.many)} ${bank === 1 ? 'is' : 'are'} left in the bank.`;
}

function refuseStep(state: PartsState, { part: id, to }: Of<'step'>): string | undefined {
  const part = state.chosen.find((each) => each.part.id === id)?.part;
  if (part?.kind !== 'track') return GONE;
  return part.spaces[to] === undefined ? 'The track has no such space.' : undefined;
}

function refusePlace(state: PartsState, { part: id, token, at }: Of<'place'>): string | undefined {
  const part = state.chosen.find((each) => each.part.id === id)?.part;
  if (part?.kind !== 'token' || state.tokens[id]?.[token] === undefined) return GONE;
  return refusePlaceOf(state, part, at);
}

function isCount(count: number): boolean {
  return Number.isInteger(count) && count >= 0;
}
