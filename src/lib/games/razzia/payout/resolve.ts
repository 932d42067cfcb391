import type { PlayerId } from '$lib/core';
import type {
  DealView,
  Duel,
  DuelRule,
  Options,
  PlayedCard,
  CardFate,
  Throws
} from '$lib/games/razzia/types';

/** The facts that decide between equal symbols: the order at the table and the house rules. */
export interface TieContext {
  /** Clockwise. */
  readonly seats: readonly PlayerId[];
  readonly dealer: PlayerId;
  /** The way distance is measured; clockwise if absent. */
  readonly furthest?: Options['furthest'] | undefined;
  /** Equal symbols are decided without a roll if this is `wins`, but not if it is absent. */
  readonly equalSymbols?: Options['equalSymbols'];
}

/** The roles of the players at a bar. */
export interface Resolution {
  /** Strongest first. */
  readonly claimants: readonly PlayedCard[];
  /** Gamblers who were raided. */
  readonly raidedGamblers: readonly PlayedCard[];
  /** Raiders who found no gambler. */
  readonly idleRaiders: readonly PlayedCard[];
}

/** Counts the steps clockwise from the dealer, who is at 0 (6.2). */
export function stepsFromDealer(player: PlayerId, { seats, dealer }: TieContext): number {
  return (seats.indexOf(player) - seats.indexOf(dealer) + seats.length) % seats.length;
}

/** Returns the distance from the dealer by the chosen way of measuring (6.2). */
export function distanceFromDealer(player: PlayerId, tieContext: TieContext): number {
  const steps = stepsFromDealer(player, tieContext);
  return tieContext.furthest === 'shorter' ? Math.min(steps, tieContext.seats.length - steps) : steps;
}

/**
 * Returns a positive number if the first player is further from the dealer; at equal distance the clockwise steps
 * decide (6.2).
 */
function compareDistance(a: PlayerId, b: PlayerId, tieContext: TieContext): number {
  return (
    distanceFromDealer(a, tieContext) - distanceFromDealer(b, tieContext) ||
    stepsFromDealer(a, tieContext) - stepsFromDealer(b, tieContext)
  );
}

/**
 * Makes a comparator that sorts the stronger card first: the higher symbol, and of equal symbols the one further from
 * the dealer (4.1, 6.2).
 */
export function compareStrength(tieContext: TieContext): (a: PlayedCard, b: PlayedCard) => number {
  return (a, b) => b.value - a.value || compareDistance(b.player, a.player, tieContext);
}

/**
 * Finds the role of each card. Gamblers claim the money unless there are raiders; raiders claim it only if there are
 * gamblers (3.3 to 3.5).
 */
export function resolve(cards: readonly PlayedCard[], tieContext: TieContext): Resolution {
  const sortedCards = [...cards].sort(compareStrength(tieContext));
  const raiders = sortedCards.filter(({ kind }) => kind === 'raid');
  const gamblers = sortedCards.filter(({ kind }) => kind === 'gambler');
  if (raiders.length === 0) return { claimants: gamblers, raidedGamblers: [], idleRaiders: [] };
  if (gamblers.length === 0) return { claimants: [], raidedGamblers: [], idleRaiders: raiders };
  return { claimants: raiders, raidedGamblers: gamblers, idleRaiders: [] };
}

/** Returns the roles without the facts about equal symbols, for callers that do not need their order. */
export function resolveUnseated(cards: readonly PlayedCard[]): Resolution {
  return resolve(cards, { seats: cards.map(({ player }) => player), dealer: 'p1' });
}

/** Returns the role of one card at its bar. */
export function fateOf(
  { player }: PlayedCard,
  { raidedGamblers: raidedCards, idleRaiders: idleCards }: Resolution
): CardFate {
  if (raidedCards.some((card) => card.player === player)) return 'shutOut';
  return idleCards.some((card) => card.player === player) ? 'idle' : 'claims';
}

/**
 * Checks whether two cards have the same symbol, so that the stronger one wins without a roll; a house rule can require
 * one (6.4).
 */
export function winsWithoutRoll(
  a: Pick<PlayedCard, 'value'>,
  b: Pick<PlayedCard, 'value'>,
  { equalSymbols }: Pick<TieContext, 'equalSymbols'>
): boolean {
  return equalSymbols === 'wins' && a.value === b.value;
}

/** Checks whether only two players claim and have the same symbol, so that the stronger one takes everything (6.4). */
export function isUncontested(
  { claimants: [firstClaimant, secondClaimant, thirdClaimant] }: Resolution,
  tieContext: Pick<TieContext, 'equalSymbols'>
): boolean {
  if (firstClaimant === undefined || secondClaimant === undefined || thirdClaimant !== undefined)
    return false;
  return winsWithoutRoll(firstClaimant, secondClaimant, tieContext);
}

/**
 * Finds the winner of a duel: the higher sum of symbol and die; a tie goes to the lower symbol, and of equal symbols to
 * the stronger card (4.5 to 4.7, 6.3).
 */
function duelWinner(
  champion: PlayedCard,
  challenger: PlayedCard,
  throws: Throws,
  tieContext: TieContext
): PlayedCard {
  const difference = champion.value + throws.champion - challenger.value - throws.challenger;
  if (difference !== 0) return difference > 0 ? champion : challenger;
  return tieWinner(champion, challenger, tieContext);
}

/** Returns the winner of a tie: the lower symbol, and of equal symbols the stronger card (4.6, 4.7, 6.3). */
export function tieWinner(champion: PlayedCard, challenger: PlayedCard, tieContext: TieContext): PlayedCard {
  if (champion.value !== challenger.value) return champion.value < challenger.value ? champion : challenger;
  return compareStrength(tieContext)(champion, challenger) < 0 ? champion : challenger;
}

/**
 * Returns, for each challenger, the winner of a tie against the proposer, and whether the duel needs no roll (4.6, 4.7,
 * 6.3, 6.4).
 */
export function equalSums(
  [proposer, ...others]: readonly PlayedCard[],
  tieContext: TieContext
): DealView['equalSums'] {
  if (proposer === undefined) return {};
  return Object.fromEntries(
    others.map((card) => {
      const needsNoRoll = winsWithoutRoll(card, proposer, tieContext);
      return [card.player, { winner: tieWinner(proposer, card, tieContext).player, unthrown: needsNoRoll }];
    })
  );
}

/** Returns a duel with its winner. */
export function duelOf(
  champion: PlayedCard,
  challenger: PlayedCard,
  throws: Throws,
  tieContext: TieContext
): Duel {
  const { player: winner } = duelWinner(champion, challenger, throws, tieContext);
  return {
    between: [champion.player, challenger.player],
    champion: throws.champion,
    challenger: throws.challenger,
    winner
  };
}

/** A fighter with the rolled die, and the sum of symbol and die. */
export interface Fighter extends PlayedCard {
  readonly die: number;
  readonly total: number;
}

/** The result of a duel: both fighters with their sums, and the paragraph that decides. */
export interface DuelResult {
  readonly winner: Fighter;
  readonly loser: Fighter;
  readonly isTie: boolean;
  readonly rule: DuelRule;
}

/**
 * Compares one roll each. The higher sum wins (4.5). A tie of equal symbols goes to the stronger card (6.3); other ties
 * go to the challenger if there are two claimants (4.6), else to the lower symbol (4.7).
 */
export function duelResult(
  champion: PlayedCard,
  challenger: PlayedCard,
  throws: Throws,
  tieContext: TieContext,
  claimants: number
): DuelResult {
  const championRoll = withDie(champion, throws.champion);
  const other = withDie(challenger, throws.challenger);
  const isWon = duelWinner(champion, challenger, throws, tieContext) === champion;
  const isTie = championRoll.total === other.total;
  const rule = !isTie ? '4.5' : championRoll.value === other.value ? '6.3' : claimants === 2 ? '4.6' : '4.7';
  return { winner: isWon ? championRoll : other, loser: isWon ? other : championRoll, isTie, rule };
}

function withDie(fighter: PlayedCard, die: number): Fighter {
  return { ...fighter, die, total: fighter.value + die };
}

/** The duels of a deal: the current champion, and the next challenger unless all duels are fought. */
export interface DuelState {
  readonly champion: PlayedCard;
  readonly challenger?: PlayedCard;
  /** Duels won by the stronger of two equal symbols without a roll. */
  readonly unrolledDuels: readonly { readonly winner: PlayedCard; readonly loser: PlayedCard }[];
}

/** Replays the duels: the proposer meets the weakest challenger, the winner meets the next weakest, and so on (4.7). */
export function duelState(
  proposer: PlayedCard,
  challengers: readonly PlayedCard[],
  foughtDuels: readonly Duel[],
  tieContext: TieContext
): DuelState {
  const sortedChallengers = [...challengers].sort((a, b) => compareStrength(tieContext)(b, a));
  const unrolledDuels: { winner: PlayedCard; loser: PlayedCard }[] = [];
  let champion = proposer;
  let duelIndex = 0;
  for (const challenger of sortedChallengers) {
    if (winsWithoutRoll(champion, challenger, tieContext)) {
      const winner = compareStrength(tieContext)(champion, challenger) < 0 ? champion : challenger;
      unrolledDuels.push({ winner, loser: winner === champion ? challenger : champion });
      champion = winner;
      continue;
    }
    const duel = foughtDuels[duelIndex];
    if (duel === undefined) return { champion, challenger, unrolledDuels };
    duelIndex += 1;
    if (duel.winner === challenger.player) champion = challenger;
  }
  return { champion, unrolledDuels };
}

/** Counts the rolls out of 36 that the challenger wins; a tie goes to the lower symbol (4.8). */
export function countChallengerWins(proposer: number, challenger: number): number {
  const faces = [1, 2, 3, 4, 5, 6];
  return faces
    .flatMap((proposerFace) =>
      faces.map((challengerFace) => challenger + challengerFace - proposer - proposerFace)
    )
    .filter((difference) => difference > 0 || (difference === 0 && challenger < proposer)).length;
}
