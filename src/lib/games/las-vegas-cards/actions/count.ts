import { coloursOf, isChipsTaken, type ChipColour } from '$lib/chip-cards';
import {
  hasLeft,
  isCount,
  isListOf,
  isPlayer,
  isRecordOf,
  missingPiece,
  playersInRound,
  addPieces,
  type CountGroup,
  type Deck,
  type Outcome,
  type PlayerId
} from '$lib/core';
import { diceOf, isCasinoNumber } from '$lib/games/las-vegas-cards/data';
import {
  casinoAt,
  availableCards,
  mostDice,
  placeOf,
  withCasino,
  withOwnCards,
  withPlaces
} from '$lib/games/las-vegas-cards/state/table';
import {
  NUMBERS,
  type CasinoNumber,
  type DiceCounts,
  type Move,
  type PlayerPlace,
  type State,
  type Why
} from '$lib/games/las-vegas-cards/types';
import { askId, notNowReason, expectedMove, type CardsAction, type CardsAsk } from './action';
import { countedGroupOf, groupId } from './groups';
import { endRound } from './round';

type CountMove = Extract<Move, { type: 'count' }>;
type Counts = Extract<Outcome, { kind: 'counts' }>['counts'];

/** Ends a round that was not entered turn by turn, with all dice and the takers of the chip cards (9.4). */
export const count: CardsAction<'count'> = {
  isReadable: ({ dice, chipCards }) =>
    isRecordOf(dice, isPlayer, (counts) => isListOf(counts, isCount)) &&
    isChipsTaken(chipCards, isCasinoNumber),
  refuse: (state, move) =>
    expectedMove(state) === 'count' ? countRefusal(state, move) : notNowReason(state),
  apply(state, { dice, chipCards }) {
    const clearedState = NUMBERS.reduce(
      (result, number) => countCasino(result, number, dice, chipCards[number] ?? {}),
      withPlaces(state, (_, player) => returnToDeck(state, player))
    );
    return endRound(clearedState);
  },
  log: ({ round }) => ({ code: 'counted', round }),
  move: (ask, outcome) =>
    ask.kind === 'counts' && outcome.kind === 'counts' ? countMove(ask.groups, outcome.counts) : undefined,
  answer: (ask, move) => (ask.kind === 'counts' ? countAnswer(ask.groups, move) : undefined)
};

/** Asks for each player's dice at each casino, and for the takers of the chip cards (9.4). */
export function countAsk(state: State): CardsAsk {
  const dice = countedPlayers(state).map((player): CountGroup => {
    const rows = NUMBERS.map((number) => ({
      id: String(number),
      max: mostDice(state, number),
      known: diceOf(casinoAt(state, number).cards[player] ?? { single: 0, double: 0 })
    }));
    return { id: groupId({ kind: 'dice', player }), rows };
  });
  return { ...askId('count'), kind: 'counts', groups: [...dice, ...chipCardGroups(state)] };
}

function chipCardGroups(state: State): readonly CountGroup[] {
  return NUMBERS.flatMap((number) => {
    const { chipCards } = casinoAt(state, number);
    return coloursOf(chipCards).map((colour): CountGroup => {
      const total = chipCards[colour] ?? 0;
      const rows = [...playersInRound(state), 'stays'].map((id) => ({ id, max: total }));
      return { id: groupId({ kind: 'chipCards', casino: number, colour }), total, rows, rest: 'stays' };
    });
  });
}

function countMove(groups: readonly CountGroup[], counts: Counts): CountMove {
  const dice: Partial<Record<PlayerId, DiceCounts>> = {};
  const chipCards: Partial<Record<CasinoNumber, Partial<Record<PlayerId, readonly ChipColour[]>>>> = {};
  for (const { id, rows } of groups) {
    const countedGroup = countedGroupOf(id);
    if (countedGroup?.kind === 'dice')
      dice[countedGroup.player] = NUMBERS.map((number) => counts[id]?.[number] ?? 0);
    if (countedGroup?.kind !== 'chipCards') continue;
    const { casino, colour } = countedGroup;
    for (const { id: player } of rows) {
      const playerCount = counts[id]?.[player] ?? 0;
      if (!isPlayer(player) || playerCount === 0) continue;
      const byPlayer = chipCards[casino] ?? {};
      const cards = [...(byPlayer[player] ?? []), ...Array<typeof colour>(playerCount).fill(colour)];
      chipCards[casino] = { ...byPlayer, [player]: cards };
    }
  }
  return { type: 'count', dice, chipCards };
}

function countAnswer(groups: readonly CountGroup[], { dice, chipCards }: CountMove): Outcome {
  const counts = groups.map(({ id, rows }) => {
    const countedGroup = countedGroupOf(id);
    const rowCounts = rows.map(({ id: row }): [string, number] => {
      if (countedGroup?.kind === 'dice') return [row, dice[countedGroup.player]?.[Number(row) - 1] ?? 0];
      const byPlayer =
        countedGroup?.kind === 'chipCards' && isPlayer(row)
          ? (chipCards[countedGroup.casino]?.[row] ?? [])
          : [];
      return [
        row,
        byPlayer.filter((colour) => countedGroup?.kind === 'chipCards' && colour === countedGroup.colour)
          .length
      ] as const;
    });
    return [id, Object.fromEntries(rowCounts)] as const;
  });
  return { kind: 'counts', counts: Object.fromEntries(counts) };
}

/** Returns the reason why these counts cannot be the end of the round, or undefined if they can (9.4). */
function countRefusal(state: State, { dice, chipCards }: CountMove): Why | undefined {
  const playerIds = Object.keys(dice);
  const unknownPlayer = playerIds.find((player) => !countedPlayers(state).some((seat) => seat === player));
  if (unknownPlayer !== undefined) return { code: 'unreadable', rule: '9.1' };
  for (const player of countedPlayers(state)) {
    const counts = dice[player] ?? [];
    const isAllowed = NUMBERS.every((number) => (counts[number - 1] ?? 0) <= mostDice(state, number));
    if (counts.length !== NUMBERS.length || !isAllowed) return { code: 'wrongCount', rule: '9.4', player };
  }
  for (const casino of NUMBERS) {
    const byPlayer = chipCards[casino] ?? {};
    const hasUnknownPlayer = Object.keys(byPlayer).some((player) =>
      state.seats.every((seat) => seat !== player)
    );
    const casinoChipCards: Deck = { ...casinoAt(state, casino).chipCards };
    if (hasUnknownPlayer || missingPiece(casinoChipCards, Object.values(byPlayer).flat()) !== undefined)
      return { code: 'takenWrong', rule: '9.4', casino };
  }
  return undefined;
}

/** Returns the players whose dice are counted: those who stay, and those who left with cards at the casinos (1.7). */
function countedPlayers(state: State): readonly PlayerId[] {
  return state.seats.filter((player) => !hasLeft(state, player) || placeOf(state, player).placed > 0);
}

/** Returns the cards placed earlier in the round to the deck; the counts include their dice. */
function returnToDeck(state: State, player: State['seats'][number]): PlayerPlace {
  const place = withOwnCards(state, player);
  const cardNames = NUMBERS.flatMap((number) => {
    const { single = 0, double = 0 } = casinoAt(state, number).cards[player] ?? {};
    return [
      ...Array<string>(single).fill(`single ${number}`),
      ...Array<string>(double).fill(`double ${number}`)
    ];
  });
  return { ...place, deck: addPieces(availableCards(state, player), cardNames) };
}

function countCasino(
  state: State,
  number: CasinoNumber,
  dice: CountMove['dice'],
  byPlayer: NonNullable<CountMove['chipCards'][CasinoNumber]>
): State {
  const countedState = withCasino(state, number, (casino) => {
    const { neutral } = casino.cards;
    const counts = state.seats.map((player) => [player, dice[player]?.[number - 1] ?? 0] as const);
    return {
      ...casino,
      cards: neutral === undefined ? {} : { neutral },
      dice: Object.fromEntries(counts.filter(([, diceCount]) => diceCount > 0)),
      chipCards: removeCards(casino.chipCards, Object.values(byPlayer).flat())
    };
  });
  return withPlaces(countedState, (place, player) => ({
    ...place,
    chipCards: addCards(place.chipCards, byPlayer[player] ?? [])
  }));
}

function removeCards(
  cards: Readonly<Partial<Record<ChipColour, number>>>,
  takenCards: readonly ChipColour[]
) {
  return takenCards.reduce(
    (remaining, colour) => ({ ...remaining, [colour]: (remaining[colour] ?? 0) - 1 }),
    cards
  );
}

function addCards(cards: Readonly<Partial<Record<ChipColour, number>>>, wonCards: readonly ChipColour[]) {
  return wonCards.reduce(
    (cardCounts, colour) => ({ ...cardCounts, [colour]: (cardCounts[colour] ?? 0) + 1 }),
    cards
  );
}
