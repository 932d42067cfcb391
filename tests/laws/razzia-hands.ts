import { playersOf, type PlayerId } from '$lib/core';
import type { Game } from '$lib/games/contract/define';
import type { CardName, Move, State } from '$lib/games/razzia/types';
import type { AnyMove, PlayedMatch } from './matches';
import { expectEqualLogTexts, expectEqualViews, expectEqualLogEvents, type StatePair } from './secret-pairs';

/** Two cards that are swapped in another version of the match, while no one can see them. */
interface Swap {
  /** The players whose hands change. */
  readonly players: readonly PlayerId[];
  readonly cards: readonly [CardName, CardName];
  /** The deal with these two cards swapped. */
  readonly move: Move;
}

/** The number of deals that are checked in each match. */
const MAX_DEALS = 3;

/**
 * Until one of its cards is turned over, a hand influences nothing that other players can see: a match with two cards
 * swapped between hands, or with the deck, looks the same.
 */
export function handsAreSecret(playedMatch: PlayedMatch, game: Game): void {
  const dealIndexes = playedMatch.moments.flatMap(({ move }, index) =>
    move.type === 'hands' ? [index] : []
  );
  const checkedDeals = dealIndexes.filter(
    (_, index) => index % Math.ceil(dealIndexes.length / MAX_DEALS) === 0
  );
  for (const index of checkedDeals)
    for (const swap of swapsAt(playedMatch, index)) {
      const otherMoves = followSwap(playedMatch, index, swap, game);
      const originalMoves = playedMatch.moments.slice(0, otherMoves.length).map(({ move }) => move);
      expectEqualLogTexts(playedMatch.match, originalMoves, otherMoves, game);
    }
}

/** Two swaps for a deal: its first card with a different card in another hand, and with one that stays in the deck. */
function swapsAt({ moments }: PlayedMatch, index: number): readonly Swap[] {
  const { previousState, move, playResult } = moments[index]!;
  const { cards } = move as Extract<Move, { type: 'hands' }>;
  const owners = ownersOf(previousState as State, playResult.state as State);
  const [firstCard] = cards;
  const [owner] = owners;
  if (firstCard === undefined || owner === undefined) return [];
  const swaps: Swap[] = [];
  const secondIndex = cards.findIndex((card, index) => card !== firstCard && owners[index] !== owner);
  if (secondIndex > 0)
    swaps.push({
      players: [owner, owners[secondIndex]!],
      cards: [firstCard, cards[secondIndex]!],
      move: { type: 'hands', cards: withExchanged(cards, 0, secondIndex) }
    });
  const inDeck = Object.entries((playResult.state as State).deck).find(
    ([card, remaining]) => remaining > 0 && card !== firstCard
  );
  if (inDeck !== undefined)
    swaps.push({
      players: [owner],
      cards: [firstCard, inDeck[0]],
      move: { type: 'hands', cards: [inDeck[0], ...cards.slice(1)] }
    });
  return swaps;
}

/** The owner of each dealt card, from the growth of the hands: clockwise from the dealer's left. */
function ownersOf(stateBefore: State, stateAfter: State): readonly PlayerId[] {
  const index = stateBefore.seats.indexOf(stateBefore.dealer) + 1;
  const round = [...stateBefore.seats.slice(index), ...stateBefore.seats.slice(0, index)];
  return round.flatMap((player) => {
    const addedCount = (stateAfter.hands?.[player]?.length ?? 0) - (stateBefore.hands?.[player]?.length ?? 0);
    return Array<PlayerId>(addedCount).fill(player);
  });
}

function withExchanged<Item>(
  items: readonly Item[],
  firstIndex: number,
  secondIndex: number
): readonly Item[] {
  return items.map((item, index) =>
    index === firstIndex ? items[secondIndex]! : index === secondIndex ? items[firstIndex]! : item
  );
}

/** Replays the match with the swapped cards until one of them would be turned over or dealt again. */
function followSwap(
  { match, moments }: PlayedMatch,
  index: number,
  swap: Swap,
  game: Game
): readonly AnyMove[] {
  const { rules } = game;
  const viewer = [undefined, ...playersOf(match).filter((player) => !swap.players.includes(player))];
  const movesSoFar = moments.slice(0, index).map(({ move }) => move);
  const start = moments[index]!.previousState;
  let worlds: StatePair = { original: start, other: start };
  for (const { move, playResult } of moments.slice(index)) {
    const other =
      movesSoFar.length === index ? swap.move : moveInOtherWorld(move as Move, worlds, swap, game);
    if (other === undefined || rules.refuse(worlds.other, other) !== undefined) break;
    const nextWorlds: StatePair = {
      original: playResult.state,
      other: rules.play(worlds.other, other).state
    };
    expectEqualViews(nextWorlds, viewer, game, other);
    expectEqualLogEvents(worlds, { original: move, other }, nextWorlds, viewer, game);
    movesSoFar.push(other);
    worlds = nextWorlds;
  }
  return movesSoFar;
}

/** The same move in the other match; undefined if it would reveal one of the two cards. */
function moveInOtherWorld(
  move: Move,
  { original, other }: StatePair,
  { cards }: Swap,
  { rules }: Game
): Move | undefined {
  if (move.type === 'turnOver') {
    const chosenCards = (state: object): readonly string[] => Object.values((state as State).chosen);
    return JSON.stringify(chosenCards(original)) === JSON.stringify(chosenCards(other)) ? move : undefined;
  }
  if (move.type !== 'choose' || rules.refuse(other, move) === undefined) return move;
  const [first, second] = cards;
  return { ...move, card: move.card === first ? second : first };
}
