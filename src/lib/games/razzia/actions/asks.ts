import { currentDeal } from '$lib/games/razzia/state/table';
import type { State } from '$lib/games/razzia/types';
import { isHandShort, playersToChoose, isNothingChosen, type RazziaAsk } from './action';
import { answerAsks } from './answer';
import { chooseAsk } from './choose';
import { depthAsk } from './depth';
import { duelAsk } from './duel';
import { handsAsk } from './hands';
import { layChitsAsk } from './lay';
import { proposeAsks } from './propose';
import { lastChitAsk } from './put';
import { revealAsk } from './reveal';
import { takenAsk } from './taken-chits';
import { turnOverAsk } from './turn-over';

/** Returns the current asks; empty after the last round is settled. */
export function asks(state: State): readonly RazziaAsk[] {
  switch (state.phase) {
    case 'over':
      return [];
    case 'lay':
      return isHandShort(state)
        ? [handsAsk(state)]
        : [layChitsAsk(state), ...optionalHandsAsk(state), depthAsk(state)];
    case 'put':
      return [lastChitAsk(state)];
    case 'choose':
      return state.depth === 'rounds' ? [takenAsk(state), depthAsk(state)] : cardAsks(state);
    case 'deal':
      return dealAsks(state);
  }
}

/** Lets the app deal hands to players who still have physical cards. */
function optionalHandsAsk(state: State): readonly RazziaAsk[] {
  if (state.hands !== undefined || state.depth === 'rounds') return [];
  return [{ ...handsAsk(state), aside: true }];
}

/** Asks for the physical cards, or for a choice from each hand; until one is made, the cards may be physical instead. */
function cardAsks(state: State): readonly RazziaAsk[] {
  if (state.hands === undefined) return [revealAsk(state), ...optionalHandsAsk(state), depthAsk(state)];
  const open = playersToChoose(state).map((player) => chooseAsk(state, player));
  if (open.length === 0) return [turnOverAsk()];
  return isNothingChosen(state) ? [...open, { ...revealAsk(state), aside: true }, depthAsk(state)] : open;
}

function dealAsks(state: State): readonly RazziaAsk[] {
  const deal = currentDeal(state);
  if (deal === undefined) return [];
  if (deal.shares === undefined) return proposeAsks(state, deal);
  const open = answerAsks(deal);
  return open.length > 0 ? open : [duelAsk()];
}
