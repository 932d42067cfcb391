import { isCount, isPlayer, stayingPlayers, type PlayerId } from '$lib/core';
import { withoutPostings, type MoveOf } from '$lib/games/contract/action';
import { CARD_SET, CARDS } from '$lib/games/vegas/data';
import {
  cardsOf,
  contenders,
  countersOf,
  putCounter,
  setCardCount,
  isOpen,
  nameOf,
  addNews,
  spacesAt
} from '$lib/games/vegas/state/table';
import { canMaryBeAt, placesOf, stepAt, trackOf } from '$lib/games/vegas/state/track';
import type { RefusalReason, State, Vegas } from '$lib/games/vegas/types';
import {
  UNCHANGED,
  choose,
  isPlayerOrNoOne,
  notNowReason,
  refuseAbsent,
  refuseOwner,
  refuseTable,
  withNews,
  type VegasAsk
} from './action';
import { firstTables, stand } from './stand';

/** Enters the owner of the counter on a space, or that the space is free, while the board is entered (9.3). */
export const counter = withNews('lies', {
  isReadable: ({ table, space, whose: owner }) => isCount(table) && isCount(space) && isPlayerOrNoOne(owner),
  refuse(state, move) {
    const refusal = refuseOwner(state, move.whose);
    if (refusal !== undefined || state.phase !== 'resume') return refusal ?? notNowReason(state);
    return refuseTable(state, move.table) ?? refuseSpace(state, move);
  },
  apply(state, { table, space, whose }) {
    const numbers = spacesAt(state, table)[space]?.numbers ?? [1];
    const owner = whose === 'nobody' ? undefined : whose;
    const counterReason = { code: 'toldCounter', rule: '9.3', at: nameOf(state, table), numbers } as const;
    const stateAfter = addNews(
      state,
      owner === undefined ? counterReason : { ...counterReason, whose: owner }
    );
    return withoutPostings(putCounter(stateAfter, table, space, owner));
  }
});

/** Enters how many cards of a kind a player still has, while the board is entered (9.3). */
export const cards = withNews('cards', {
  isReadable: ({ player, card, left: cardCount }) =>
    isPlayer(player) && CARDS.includes(card) && isCount(cardCount),
  refuse(state, { player, card, left: cardCount }) {
    const refusal = refuseAbsent(state, player);
    if (refusal !== undefined || state.phase !== 'resume') return refusal ?? notNowReason(state);
    if (cardCount > CARD_SET[card]) return { code: 'cardSpent', rule: '2.2', player, card };
    return cardsOf(state, player, card) === cardCount ? UNCHANGED : undefined;
  },
  apply(state, { player, card, left: cardCount }) {
    const stateAfter = addNews(state, { code: 'toldCards', rule: '9.3', player, card, left: cardCount });
    return withoutPostings(setCardCount(stateAfter, player, card, cardCount));
  }
});

/** Enters the place of Mary Chip on her track, while the board is entered (9.3). */
export const mary = withNews('mary', {
  isReadable: ({ at: position }) => isCount(position),
  refuse(state, { at: position }) {
    if (state.phase !== 'resume') return notNowReason(state);
    if (state.mary === position) return UNCHANGED;
    return canMaryBeAt(placesOf(state), position) ? undefined : { code: 'maryPassed', rule: '9.3' };
  },
  apply(state, { at: position }) {
    const place = position === 0 ? 'start' : (stepAt(trackOf(state.options.board), position) ?? 'blank');
    const destination = typeof place === 'number' ? nameOf(state, place) : place;
    return withoutPostings({
      ...addNews(state, { code: 'toldMary', rule: '9.3', to: destination }),
      mary: position
    });
  }
});

/**
 * Enters the player whose turn is next, after the board has been entered. Players without a table choose one first
 * (9.3).
 */
export const resume = withNews('resume', {
  isReadable: ({ player }) => isPlayer(player),
  refuse: (state, { player }) =>
    refuseAbsent(state, player) ?? (state.phase === 'resume' ? undefined : notNowReason(state)),
  apply(state, { player }) {
    const stateAfter = addNews(state, { code: 'toldTurn', rule: '9.3', player });
    return withoutPostings(firstTables({ ...stateAfter, begins: player }));
  }
});

/** Asks for changes on the board since it was last entered, and for the player whose turn is next (9.3). */
export function resumeAsks(state: State): readonly VegasAsk[] {
  const players = stayingPlayers(state);
  const openTables = state.tables.map((_, table) => table).filter((table) => isOpen(state, table));
  return [
    choose(
      state,
      'resume',
      resume,
      players.map((player) => ({ type: 'resume', player }))
    ),
    ...players.map((player) => pawnAsk(state, player, openTables)),
    ...openTables.map((table) => counterAsk(state, table)),
    ...players.map((player) => cardsAsk(state, player)),
    maryAsk(state)
  ];
}

function pawnAsk(state: State, player: PlayerId, tables: readonly number[]): VegasAsk {
  const moves = tables.map((table) => ({ type: 'stand', player, table }) as const);
  return { ...choose(state, `stand ${player}`, stand, moves), optional: true };
}

function counterAsk(state: State, table: number): VegasAsk {
  const owners = [...contenders(state), 'nobody' as const];
  const moves = spacesAt(state, table).flatMap((_, space) =>
    owners.map((owner) => ({ type: 'lies', table, space, whose: owner }) as const)
  );
  return { ...choose(state, `lies ${table}`, counter, moves), optional: true };
}

function cardsAsk(state: State, player: PlayerId): VegasAsk {
  const moves = CARDS.flatMap((card) =>
    Array.from(
      { length: CARD_SET[card] + 1 },
      (_, cardCount) => ({ type: 'cards', player, card, left: cardCount }) as const
    )
  );
  return { ...choose(state, `cards ${player}`, cards, moves), optional: true };
}

/** Offers the places where Mary Chip can be: those without a gold chip at them or behind them. */
function maryAsk(state: State): VegasAsk {
  const places = placesOf(state);
  const moves = ['start', ...places].map((_, position) => ({ type: 'mary', at: position }) as const);
  const possibleMoves = moves.filter(({ at: position }) => canMaryBeAt(places, position));
  return { ...choose(state, 'mary', mary, possibleMoves), optional: true };
}

/** Checks an entered counter. It must leave a free space, because a full table would have been scored. */
function refuseSpace(
  state: State,
  { table, space, whose: owner }: MoveOf<Vegas, 'lies'>
): RefusalReason | undefined {
  const spaces = spacesAt(state, table);
  const tableSpace = spaces[space];
  const name = nameOf(state, table);
  if (tableSpace === undefined) return { code: 'noSuchSpace', rule: '3.1', at: name };
  if ((tableSpace.counter ?? 'nobody') === owner) return UNCHANGED;
  if (owner === 'nobody') return undefined;
  if (countersOf(state, owner) === 0) return { code: 'noCounters', rule: '2.6', player: owner };
  const isTableFilled = spaces.every((space) => space === tableSpace || space.counter !== undefined);
  return isTableFilled ? { code: 'wouldFill', rule: '9.3', at: name } : undefined;
}
