import { playersOf, type PlayerId } from '$lib/core';
import type { Game } from '$lib/games/contract/define';
import type { CardName, Move, State } from '$lib/games/razzia/types';
import type { AnyMove, PlayedMatch } from './matches';
import { logTextsAreEqual, viewsAreEqual, logEventsAreEqual, type StatePair } from './secret-pairs';

/** Two cards that are swapped while no one can see them. */
interface Swap {
  /** The players whose hands change. */
  readonly players: readonly PlayerId[];
  readonly cards: readonly [CardName, CardName];
  /** The move that deals them. */
  readonly move: Move;
}

/** The number of deals that are checked in each match. */
const DEALS = 3;

/**
 * Until one of its cards is turned over, a hand influences nothing that other players can see: a match with two cards
 * swapped between hands, or with the deck, looks the same.
 */
export function handsAreSecret(playedMatch: PlayedMatch, game: Game): void {
  const deals = playedMatch.moments.flatMap(({ move }, at) => (move.type === 'hands' ? [at] : []));
  const checkedDeals = deals.filter((_, index) => index % Math.ceil(deals.length / DEALS) === 0);
  for (const at of checkedDeals)
    for (const swap of swapsAt(playedMatch, at)) {
      const played = follow(playedMatch, at, swap, game);
      const first = playedMatch.moments.slice(0, played.length).map(({ move }) => move);
      logTextsAreEqual(playedMatch.match, first, played, game);
    }
}

/** The first two different cards of a deal that go to different hands, and one that stays in the deck. */
function swapsAt({ moments }: PlayedMatch, at: number): readonly Swap[] {
  const { before, move, played } = moments[at]!;
  const { cards } = move as Extract<Move, { type: 'hands' }>;
  const owners = ownersOf(before as State, played.state as State);
  const [first] = cards;
  const [owner] = owners;
  if (first === undefined || owner === undefined) return [];
  const swaps: Swap[] = [];
  const second = cards.findIndex((card, index) => card !== first && owners[index] !== owner);
  if (second > 0)
    swaps.push({
      players: [owner, owners[second]!],
      cards: [first, cards[second]!],
      move: { type: 'hands', cards: exchanged(cards, 0, second) }
    });
  const inDeck = Object.entries((played.state as State).deck).find(
    ([card, left]) => left > 0 && card !== first
  );
  if (inDeck !== undefined)
    swaps.push({
      players: [owner],
      cards: [first, inDeck[0]],
      move: { type: 'hands', cards: [inDeck[0], ...cards.slice(1)] }
    });
  return swaps;
}

/** The owner of each dealt card, from the growth of the hands: clockwise from the dealer's left. */
function ownersOf(before: State, after: State): readonly PlayerId[] {
  const index = before.seats.indexOf(before.dealer) + 1;
  const round = [...before.seats.slice(index), ...before.seats.slice(0, index)];
  return round.flatMap((player) => {
    const more = (after.hands?.[player]?.length ?? 0) - (before.hands?.[player]?.length ?? 0);
    return Array<PlayerId>(more).fill(player);
  });
}

function exchanged<Item>(items: readonly Item[], one: number, other: number): readonly Item[] {
  return items.map((item, index) => (index === one ? items[other]! : index === other ? items[one]! : item));
}

/** Replays the match with the swapped cards until one of them would be turned over or dealt again. */
function follow({ match, moments }: PlayedMatch, at: number, swap: Swap, game: Game): readonly AnyMove[] {
  const { rules } = game;
  const viewer = [undefined, ...playersOf(match).filter((player) => !swap.players.includes(player))];
  const movesSoFar = moments.slice(0, at).map(({ move }) => move);
  const start = moments[at]!.before;
  let before: StatePair = { one: start, other: start };
  for (const { move, played } of moments.slice(at)) {
    const other = movesSoFar.length === at ? swap.move : moveInOtherWorld(move as Move, before, swap, game);
    if (other === undefined || rules.refuse(before.other, other) !== undefined) break;
    const nextWorlds: StatePair = { one: played.state, other: rules.play(before.other, other).state };
    viewsAreEqual(nextWorlds, viewer, game, other);
    logEventsAreEqual(before, { one: move, other }, nextWorlds, viewer, game);
    movesSoFar.push(other);
    before = nextWorlds;
  }
  return movesSoFar;
}

/** The same move in the other match; undefined if it would reveal one of the two cards. */
function moveInOtherWorld(
  move: Move,
  { one, other }: StatePair,
  { cards }: Swap,
  { rules }: Game
): Move | undefined {
  if (move.type === 'turnOver') {
    const chosenCards = (state: object): readonly string[] => Object.values((state as State).chosen);
    return JSON.stringify(chosenCards(one)) === JSON.stringify(chosenCards(other)) ? move : undefined;
  }
  if (move.type !== 'choose' || rules.refuse(other, move) === undefined) return move;
  const [first, second] = cards;
  return { ...move, card: move.card === first ? second : first };
}
