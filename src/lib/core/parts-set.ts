import { reshuffled, withBack, withCount, withFound } from './parts-back';
import { handedOut, placed, reseated, setUp } from './parts-change';
import { gathered, revealed, withDie, withRoll, type Tray } from './parts-dice';
import { withHeld, type Held } from './parts-held';
import type { PartMove } from './parts-move';
import { withDraw, type Pile } from './parts-pile';
import { startParts, type PartsState } from './parts-state';

/** The parts after a move that is not refused. */
export function playPart(state: PartsState, move: PartMove): PartsState {
  switch (move.type) {
    case 'setUp':
      return setUp(state, move.chosen);
    case 'seats':
      return reseated(state, move.seats);
    case 'reset':
      return startParts(state.chosen, state.seats);
    case 'roll':
      return inTray(state, move.tray, (tray) => withRoll(tray, move.dice));
    case 'aside':
      return inTray(state, move.tray, (tray) =>
        withDie(tray, move.die, (die) => ({ ...die, aside: move.aside }))
      );
    case 'gather':
      return inTray(state, move.tray, gathered);
    case 'turn':
      return inTray(state, move.tray, (tray) =>
        withDie(tray, move.die, ({ face: _, ...die }) => ({ ...die, hidden: move.face }))
      );
    case 'reveal':
      return inTray(state, move.tray, revealed);
    case 'draw':
      return inPile(state, move.part, (pile) => withDraw(pile, move.cards));
    case 'back':
      return inPile(state, move.part, (pile) => withBack(pile, move.cards, move.where));
    case 'reshuffle':
      return inPile(state, move.part, reshuffled);
    case 'count':
      return inPile(state, move.part, (pile) => withCount(pile, move.pile));
    case 'found':
      return inPile(state, move.part, withFound);
    case 'hold':
      return withHolding(state, move.part, (held) => withHeld(held, move.piece, move.holder, move.count));
    case 'each':
      return withHolding(state, move.part, (held) => handedOut(state, move, held));
    case 'step':
      return { ...state, spaces: { ...state.spaces, [move.part]: move.to } };
    case 'place':
      return { ...state, tokens: { ...state.tokens, [move.part]: placed(state, move) } };
  }
}

function inTray(state: PartsState, id: string, change: (tray: Tray) => Tray): PartsState {
  return { ...state, trays: state.trays.map((tray) => (tray.id === id ? change(tray) : tray)) };
}

function inPile(state: PartsState, part: string, change: (pile: Pile) => Pile): PartsState {
  const pile = state.piles[part];
  return pile === undefined ? state : { ...state, piles: { ...state.piles, [part]: change(pile) } };
}

function withHolding(state: PartsState, part: string, change: (held: Held | undefined) => Held): PartsState {
  return { ...state, held: { ...state.held, [part]: change(state.held[part]) } };
}
