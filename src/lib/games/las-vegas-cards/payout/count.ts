import type { ChipColour } from '$lib/chip-cards';
import { lacking, put, type Deck, type Played } from '$lib/core';
import { endRound } from '$lib/games/las-vegas-cards/actions/round';
import {
  casinoAt,
  live,
  mostDice,
  withCasino,
  withOwnCards,
  withPlaces
} from '$lib/games/las-vegas-cards/state/table';
import {
  NUMBERS,
  type CasinoNumber,
  type Move,
  type PlayerPlace,
  type State,
  type Why
} from '$lib/games/las-vegas-cards/types';

type CountMove = Extract<Move, { type: 'count' }>;

/** Returns the reason why these counts cannot be the end of the round, or undefined if they can (9.4). */
export function refuseCount(state: State, { dice, chipCards }: CountMove): Why | undefined {
  const told = Object.keys(dice);
  const stranger = told.find((player) => state.seats.every((seat) => seat !== player));
  if (stranger !== undefined) return { code: 'unreadable', rule: '9.1' };
  for (const player of state.seats) {
    const counts = dice[player] ?? [];
    const fits = NUMBERS.every((number) => (counts[number - 1] ?? 0) <= mostDice(state, number));
    if (counts.length !== NUMBERS.length || !fits) return { code: 'wrongCount', rule: '9.4', player };
  }
  for (const casino of NUMBERS) {
    const taken = chipCards[casino] ?? {};
    const strangers = Object.keys(taken).some((player) => state.seats.every((seat) => seat !== player));
    const lying: Deck = { ...casinoAt(state, casino).chipCards };
    if (strangers || lacking(lying, Object.values(taken).flat()) !== undefined)
      return { code: 'takenWrong', rule: '9.4', casino };
  }
  return undefined;
}

/** Ends a round that was not entered turn by turn, with all dice and the takers of the chip cards. */
export function count(state: State, { dice, chipCards }: CountMove): Played<State, Why> {
  const cleared = NUMBERS.reduce(
    (so, number) => countCasino(so, number, dice, chipCards[number] ?? {}),
    withPlaces(state, (_, player) => backInDeck(state, player))
  );
  return endRound(cleared);
}

/** Returns the cards placed earlier in the round to the deck; the counts include their dice. */
function backInDeck(state: State, player: State['seats'][number]): PlayerPlace {
  const place = withOwnCards(state, player);
  const lying = NUMBERS.flatMap((number) => {
    const { single = 0, double = 0 } = casinoAt(state, number).cards[player] ?? {};
    return [
      ...Array<string>(single).fill(`single ${number}`),
      ...Array<string>(double).fill(`double ${number}`)
    ];
  });
  return { ...place, deck: put(live(state, player), lying) };
}

function countCasino(
  state: State,
  number: CasinoNumber,
  dice: CountMove['dice'],
  taken: NonNullable<CountMove['chipCards'][CasinoNumber]>
): State {
  const counted = withCasino(state, number, (casino) => {
    const { neutral } = casino.cards;
    const told = state.seats.map((player) => [player, dice[player]?.[number - 1] ?? 0] as const);
    return {
      ...casino,
      cards: neutral === undefined ? {} : { neutral },
      dice: Object.fromEntries(told.filter(([, some]) => some > 0)),
      chipCards: without(casino.chipCards, Object.values(taken).flat())
    };
  });
  return withPlaces(counted, (place, player) => ({
    ...place,
    chipCards: more(place.chipCards, taken[player] ?? [])
  }));
}

function without(cards: Readonly<Partial<Record<ChipColour, number>>>, gone: readonly ChipColour[]) {
  return gone.reduce((left, colour) => ({ ...left, [colour]: (left[colour] ?? 0) - 1 }), cards);
}

function more(cards: Readonly<Partial<Record<ChipColour, number>>>, won: readonly ChipColour[]) {
  return won.reduce((all, colour) => ({ ...all, [colour]: (all[colour] ?? 0) + 1 }), cards);
}
