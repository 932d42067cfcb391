import { currentDeal } from '$lib/games/razzia/state/table';
import type { State } from '$lib/games/razzia/types';
import { isHandShort, playersToChoose, isNothingChosen, type RazziaAsk } from './action';
import { answerAsks } from './answer';
import { chooseAsk } from './choose';
import { entryDetailAsk } from './depth';
import { duelAsk } from './duel';
import { handsAsk } from './hands';
import { layChitsAsk } from './lay';
import { proposalAsks } from './propose';
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
        : [layChitsAsk(state), ...optionalHandsAsk(state), entryDetailAsk(state)];
    case 'put':
      return [lastChitAsk(state)];
    case 'choose':
      return state.depth === 'rounds' ? [takenAsk(state), entryDetailAsk(state)] : cardAsks(state);
    case 'deal':
      return dealAsks(state);
  }
}

/** Lets the app deal hands to players who still have physical cards. */
function optionalHandsAsk(state: State): readonly RazziaAsk[] {
  if (state.hands !== undefined || state.depth === 'rounds') return [];
  return [{ ...handsAsk(state), optional: true }];
}

/** Asks for the physical cards, or for a choice from each hand; until one is made, the cards may be physical instead. */
function cardAsks(state: State): readonly RazziaAsk[] {
  if (state.hands === undefined) return [revealAsk(state), ...optionalHandsAsk(state), entryDetailAsk(state)];
  const chooseAsks = playersToChoose(state).map((player) => chooseAsk(state, player));
  if (chooseAsks.length === 0) return [turnOverAsk()];
  return isNothingChosen(state)
    ? [...chooseAsks, { ...revealAsk(state), optional: true }, entryDetailAsk(state)]
    : chooseAsks;
}

function dealAsks(state: State): readonly RazziaAsk[] {
  const deal = currentDeal(state);
  if (deal === undefined) return [];
  if (deal.shares === undefined) return proposalAsks(state, deal);
  const openAnswerAsks = answerAsks(deal);
  return openAnswerAsks.length > 0 ? openAnswerAsks : [duelAsk()];
}
