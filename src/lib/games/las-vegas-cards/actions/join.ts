import { isJoinMove, stayingPlayers } from '$lib/core';
import { joinEvent, refuseJoin, startingMoney } from '$lib/games/contract/joining';
import { ROUNDS } from '$lib/games/las-vegas-cards/data';
import { meta } from '$lib/games/las-vegas-cards/meta';
import { playerAtRoundStart, placeOf } from '$lib/games/las-vegas-cards/state/table';
import { notNowReason, type CardsAction } from './action';

/** A player joins between two rounds with thirty cards of a free colour (1.10), or with the lowest total too (1.11). */
export const join: CardsAction<'join'> = {
  isReadable: isJoinMove,
  refuse(state, move) {
    const { phase, later, round, options } = state;
    if (phase === 'over') return notNowReason(state);
    const isBetween = phase === 'notes' && !later;
    const rules = { rule: '1.10', max: meta.players.max, between: isBetween, last: round === ROUNDS };
    const refusal = refuseJoin(state, move, rules);
    if (refusal !== undefined || move.start === 'nothing' || options.money === 'open') return refusal;
    return { code: 'startHidden', rule: '1.11' };
  },
  apply(state, move) {
    const { player } = move;
    const totals = stayingPlayers(state).map((player) => {
      const { notes, cash = 0 } = placeOf(state, player);
      return notes.reduce((sum, value) => sum + value, cash);
    });
    const postings = startingMoney(move, totals, '1.11');
    // Three or more play without the third colour (8.2).
    const options = { ...state.options, neutral: false };
    const [start] = postings;
    const place = { ...playerAtRoundStart(options), ...(start === undefined ? {} : { cash: start.value }) };
    return {
      state: {
        ...state,
        options,
        neutralDeck: {},
        seats: [...state.seats, player],
        places: { ...state.places, [player]: place }
      },
      postings
    };
  },
  log: (_, move) => joinEvent(move)
};
