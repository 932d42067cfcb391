import { coloursOf } from '$lib/chip-cards';
import type { Ask, Choice, CountGroup, PlayerId } from '$lib/core';
import { HAND, NEUTRAL_CARDS, NOTE_VALUES, NOTES_EACH } from '$lib/games/las-vegas-cards/data';
import { groupId } from './groups';
import { refuse } from './refuse';
import { selections, selectionsFrom } from './selection';
import {
  acting,
  byApp,
  casinoAt,
  live,
  mostDice,
  placeOf,
  untouched
} from '$lib/games/las-vegas-cards/state/table';
import {
  NUMBERS,
  type CardName,
  type Cards,
  type CasinoNumber,
  type Move,
  type State,
  type Why
} from '$lib/games/las-vegas-cards/types';

/** A number with its double card or without it, and whether another number goes with it. */
const LAY_PARTS = { number: NUMBERS.map(String), double: ['yes'], another: ['yes'] } as const;

/** An ask of this game; `about` names its step and casino. */
export type CardsAsk = Ask<Move, Why>;

/** Makes the id of an ask, and the values that the id is made of. */
function called(
  step: Move['type'],
  player?: PlayerId,
  casino?: CasinoNumber
): Pick<CardsAsk, 'id'> & Required<Pick<CardsAsk, 'about'>> {
  const parts = [step, player, casino].filter((part) => part !== undefined);
  return { id: parts.join(' '), about: { step, ...(casino === undefined ? {} : { casino }) } };
}

/** Returns the current asks; empty after the fourth round is paid. */
export function asks(state: State): readonly CardsAsk[] {
  switch (state.phase) {
    case 'over':
      return [];
    case 'notes':
      if (state.later) return [notesAsk(state)];
      return [notesAsk(state), aside({ type: 'later' }), ...depthAsks(state)];
    case 'chipCards':
      return [
        {
          ...called('chipCards'),
          kind: 'draw',
          from: 'chipCards',
          pool: state.chipPile,
          count: NUMBERS.length
        },
        ...depthAsks(state)
      ];
    case 'neutral':
      return [
        {
          ...called('neutral'),
          kind: 'draw',
          from: 'neutral',
          pool: state.neutralDeck,
          count: NEUTRAL_CARDS
        },
        ...depthAsks(state)
      ];
    case 'turns':
      return [...turnAsks(state), ...notesAside(state), ...depthAsks(state)];
    case 'claims':
      return claimAsks(state);
  }
}

/** Asks for two notes at each casino (1.3). They are drawn if the box was counted, else entered with any values. */
function notesAsk({ options, unseen }: State): CardsAsk {
  const count = NOTES_EACH * NUMBERS.length;
  if (options.notes !== undefined)
    return { ...called('notes'), kind: 'draw', from: 'notes', pool: unseen, count };
  const rows = NOTE_VALUES.map((value) => ({ id: String(value), max: NOTES_EACH }));
  const groups = NUMBERS.map((number) => ({
    id: groupId({ what: 'notes', casino: number }),
    total: NOTES_EACH,
    rows
  }));
  return { ...called('notes'), kind: 'counts', groups, inOrder: true };
}

function notesAside(state: State): readonly CardsAsk[] {
  return state.later ? [{ ...notesAsk(state), aside: true }] : [];
}

function aside(move: Move): CardsAsk {
  return { ...called(move.type), kind: 'choose', aside: true, choices: [{ move }] };
}

function depthAsks(state: State): readonly CardsAsk[] {
  const depth = state.depth === 'turns' ? 'rounds' : 'turns';
  const move: Move = { type: 'depth', depth };
  const refused = refuse(state, move);
  const choice = refused === undefined ? { move } : { move, refused };
  return [{ ...called('depth'), kind: 'choose', aside: true, choices: [choice] }];
}

function turnAsks(state: State): readonly CardsAsk[] {
  if (state.depth === 'rounds') return [countAsk(state)];
  const app = byApp(state);
  const table = acting(state).filter((player) => !app.includes(player));
  const chosen = app.filter((player) => placeOf(state, player).chosen !== undefined);
  const others = asidesOf(state, app, table);
  if (app.length === 0) return [...table.map((player) => layAsk(state, player)), ...others];
  if (chosen.length === app.length)
    return [{ ...called('turnOver'), kind: 'choose', choices: [{ move: { type: 'turnOver' } }] }];
  return [
    ...app.filter((player) => !chosen.includes(player)).map((player) => handAsk(state, player)),
    ...others
  ];
}

/**
 * Lists optional asks: before anything is chosen, the app may deal to a player with physical cards, and the other way
 * round.
 */
function asidesOf(state: State, app: readonly PlayerId[], table: readonly PlayerId[]): readonly CardsAsk[] {
  if (!untouched(state)) return [];
  return [
    ...table.map((player): CardsAsk => ({ ...dealAsk(state, player), aside: true })),
    ...app.map((player): CardsAsk => ({ ...layAsk(state, player), aside: true }))
  ];
}

/** Asks for a hand of five cards, or for the choice from it. */
function handAsk(state: State, player: PlayerId): CardsAsk {
  const { hand = [] } = placeOf(state, player);
  if (hand.length === 0) return dealAsk(state, player);
  const choices = selectionsFrom(hand).map((cards): Choice<Move, Why> => ({
    move: { type: 'choose', player, cards }
  }));
  return { ...called('choose', player), for: player, secret: true, kind: 'choose', choices };
}

function dealAsk(state: State, player: PlayerId): CardsAsk {
  const { deck: pool } = placeOf(state, player);
  return {
    ...called('hand', player),
    for: player,
    secret: true,
    dealt: true,
    kind: 'draw',
    from: 'cards',
    pool,
    count: HAND
  };
}

function layAsk(state: State, player: PlayerId): CardsAsk {
  const choices = selections(live(state, player)).map((cards): Choice<Move, Why> => ({
    move: { type: 'lay', player, cards }
  }));
  return { ...called('lay', player), for: player, kind: 'choose', choices, parts: LAY_PARTS };
}

function claimAsks(state: State): readonly CardsAsk[] {
  const [claim] = state.claims;
  if (claim === undefined) return [];
  const { player, casino } = claim;
  const { chipCards } = casinoAt(state, casino);
  const choices = [...coloursOf(chipCards), 'none' as const].map((colour): Choice<Move, Why> => ({
    move: { type: 'chipCard', player, casino, colour }
  }));
  return [{ ...called('chipCard', player, casino), for: player, kind: 'choose', choices }];
}

/** Returns the index of the choice that places these cards in any order; -1 if it is not offered. */
export function choiceOf(ask: CardsAsk, cards: readonly CardName[]): number {
  if (ask.kind !== 'choose') return -1;
  const wanted = [...cards].sort().join();
  return ask.choices.findIndex(({ move }) => 'cards' in move && [...move.cards].sort().join() === wanted);
}

/** Asks for each player's dice at each casino, and for the takers of the chip cards (9.4). */
function countAsk(state: State): CardsAsk {
  const dice = state.seats.map((player): CountGroup => {
    const rows = NUMBERS.map((number) => ({
      id: String(number),
      max: mostDice(state, number),
      known: diceOf(casinoAt(state, number).cards[player])
    }));
    return { id: groupId({ what: 'dice', player }), rows };
  });
  return { ...called('count'), kind: 'counts', groups: [...dice, ...takenGroups(state)] };
}

function diceOf({ single, double }: Cards = { single: 0, double: 0 }): number {
  return single + 2 * double;
}

function takenGroups(state: State): readonly CountGroup[] {
  return NUMBERS.flatMap((number) => {
    const { chipCards } = casinoAt(state, number);
    return coloursOf(chipCards).map((colour): CountGroup => {
      const total = chipCards[colour] ?? 0;
      const rows = [...state.seats, 'stays'].map((id) => ({ id, max: total }));
      return { id: groupId({ what: 'chipCards', casino: number, colour }), total, rows, rest: 'stays' };
    });
  });
}
