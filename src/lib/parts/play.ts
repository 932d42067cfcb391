import { reshuffledPile, withReturnedCards, withCount, withDifferenceDrawn } from './return-cards';
import { giveToEveryHolder, withTokenPlaced, withNewSeats, setUp } from './change';
import { withAllDice, withFacesRevealed, withDie, withRoll, type Tray } from './dice';
import { holdersIn, withHolderCount, withCounts, type Holdings } from './holdings';
import type { PartMove } from './move';
import { withDraw, withOwner, type Pile } from './pile';
import { startParts, type PartsState } from './state';

/** Applies a move that is not refused. */
export function playPart(state: PartsState, move: PartMove): PartsState {
  switch (move.type) {
    case 'setUp':
      return setUp(state, move.chosen);
    case 'seats':
      return withNewSeats(state, move.seats);
    case 'reset':
      return startParts(state.chosen, state.seats);
    case 'roll':
      return updateTray(state, move.tray, (tray) => withRoll(tray, move.dice));
    case 'aside':
      return updateTray(state, move.tray, (tray) =>
        withDie(tray, move.die, (die) => ({ ...die, aside: move.aside }))
      );
    case 'gather':
      return updateTray(state, move.tray, withAllDice);
    case 'turn':
      return updateTray(state, move.tray, (tray) =>
        withDie(tray, move.die, ({ face: _, ...die }) => ({ ...die, hidden: move.face }))
      );
    case 'reveal':
      return updateTray(state, move.tray, withFacesRevealed);
    case 'plus':
      return updateTray(state, move.tray, (tray) => ({ ...tray, modifier: move.plus }));
    case 'draw':
      return updatePile(state, move.part, (pile) => withDraw(pile, move.cards, move.at));
    case 'give':
      return updatePile(state, move.part, (pile) => withOwner(pile, move.number, move.at));
    case 'back':
      return updatePile(state, move.part, (pile) => withReturnedCards(pile, move.cards, move.where));
    case 'reshuffle':
      return updatePile(state, move.part, reshuffledPile);
    case 'count':
      return updatePile(state, move.part, (pile) => withCount(pile, move.pile));
    case 'found':
      return updatePile(state, move.part, withDifferenceDrawn);
    case 'hold':
      return closeHolders(
        updateHoldings(state, move.part, (holdings) =>
          withHolderCount(holdings, move.piece, move.holder, move.count)
        ),
        move.part,
        [move.holder]
      );
    case 'lay':
      return closeHolders(
        updateHoldings(state, move.part, (holdings) => withCounts(holdings, move.held)),
        move.part,
        holdersIn(move.held)
      );
    case 'each':
      return updateHoldings(state, move.part, (holdings) => giveToEveryHolder(state, move, holdings));
    case 'turnOver':
      return {
        ...state,
        openHolders: {
          ...state.openHolders,
          [move.part]: [...(state.openHolders?.[move.part] ?? []), move.holder]
        }
      };
    case 'step':
      return { ...state, spaces: { ...state.spaces, [move.part]: move.to } };
    case 'place':
      return { ...state, tokens: { ...state.tokens, [move.part]: withTokenPlaced(state, move) } };
  }
}

/** Turns changed pieces face down again. */
function closeHolders(state: PartsState, partId: string, holders: readonly string[]): PartsState {
  if (state.openHolders === undefined) return state;
  const openHolders = (state.openHolders[partId] ?? []).filter((text) => !holders.includes(text));
  return { ...state, openHolders: { ...state.openHolders, [partId]: openHolders } };
}

function updateTray(state: PartsState, id: string, change: (tray: Tray) => Tray): PartsState {
  return { ...state, trays: state.trays.map((tray) => (tray.id === id ? change(tray) : tray)) };
}

function updatePile(state: PartsState, partId: string, change: (pile: Pile) => Pile): PartsState {
  const pile = state.piles[partId];
  return pile === undefined ? state : { ...state, piles: { ...state.piles, [partId]: change(pile) } };
}

function updateHoldings(
  state: PartsState,
  partId: string,
  change: (holdings: Holdings | undefined) => Holdings
): PartsState {
  return { ...state, holdings: { ...state.holdings, [partId]: change(state.holdings[partId]) } };
}
