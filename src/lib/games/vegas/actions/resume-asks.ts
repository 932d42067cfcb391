import { staying, type PlayerId } from '$lib/core';
import { choose, type VegasAsk } from './refuse';
import { CARD_SET, CARDS } from '$lib/games/vegas/data';
import { contenders, isOpen, spacesAt } from '$lib/games/vegas/state/table';
import { mayStand, placesOf } from '$lib/games/vegas/state/track';
import type { Move, State } from '$lib/games/vegas/types';

/** Asks for changes on the board since it was last entered, and for the player whose turn is next (9.3). */
export function resumeAsks(state: State): readonly VegasAsk[] {
  const { tables } = state;
  const players = staying(state);
  const open = tables.flatMap((_, table) => (isOpen(state, table) ? [table] : []));
  const resume = choose(
    state,
    'resume',
    players.map((player) => ({ type: 'resume', player }))
  );
  return [
    resume,
    ...players.map((player) => aside(choose(state, `stand ${player}`, pawnMoves(player, open)))),
    ...open.map((table) => aside(choose(state, `lies ${table}`, counterMoves(state, table)))),
    ...players.map((player) => aside(choose(state, `cards ${player}`, cardMoves(player)))),
    aside(choose(state, 'mary', maryMoves(state)))
  ];
}

function aside(ask: VegasAsk): VegasAsk {
  return { ...ask, aside: true };
}

function pawnMoves(player: PlayerId, open: readonly number[]): readonly Move[] {
  return open.map((table) => ({ type: 'stand', player, table }));
}

function counterMoves(state: State, table: number): readonly Move[] {
  return spacesAt(state, table).flatMap((_, space) =>
    [...contenders(state), 'nobody' as const].map((whose): Move => ({ type: 'lies', table, space, whose }))
  );
}

function cardMoves(player: PlayerId): readonly Move[] {
  return CARDS.flatMap((card) =>
    Array.from({ length: CARD_SET[card] + 1 }, (_, left): Move => ({ type: 'cards', player, card, left }))
  );
}

/** Lists the positions of Mary Chip without a gold chip behind her. */
function maryMoves(state: State): readonly Move[] {
  const places = placesOf(state);
  return [0, ...places.map((_, index) => index + 1)]
    .filter((at) => mayStand(places, at))
    .map((at) => ({ type: 'mary', at }));
}
