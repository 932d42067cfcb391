import type { PlayerId } from '$lib/core';
import type { DealView, Duel, DuelRule, Furthest, Options, PlayedCard, CardFate, Throws } from './types';

/** Where people sit, for telling apart equal symbols. */
export interface Seating {
  /** Clockwise. */
  readonly seats: readonly PlayerId[];
  readonly dealer: PlayerId;
  /** Clockwise where nothing else is said. */
  readonly furthest?: Furthest | undefined;
}

/** Who may want the money of a bar. */
export interface Resolution {
  /** Strongest first. */
  readonly claimants: readonly PlayedCard[];
  /** Gamblers who were raided. */
  readonly shutOut: readonly PlayedCard[];
  /** Raiders who found no gambler. */
  readonly idle: readonly PlayedCard[];
}

/** Steps clockwise from the dealer, who is none away (6.2). */
export function stepsFromDealer(player: PlayerId, { seats, dealer }: Seating): number {
  return (seats.indexOf(player) - seats.indexOf(dealer) + seats.length) % seats.length;
}

/** Steps from the dealer as this table counts them (6.2). */
export function distance(player: PlayerId, seating: Seating): number {
  const steps = stepsFromDealer(player, seating);
  return seating.furthest === 'shorter' ? Math.min(steps, seating.seats.length - steps) : steps;
}

/** Above zero when the first of two sits further from the dealer; where both are as far, clockwise decides (6.2). */
function further(one: PlayerId, other: PlayerId, seating: Seating): number {
  return (
    distance(one, seating) - distance(other, seating) ||
    stepsFromDealer(one, seating) - stepsFromDealer(other, seating)
  );
}

/** Negative when the first card is the stronger one: the higher symbol, of equal ones the further seat (4.1, 6.2). */
export function byStrength(seating: Seating): (one: PlayedCard, other: PlayedCard) => number {
  return (one, other) => other.value - one.value || further(other.player, one.player, seating);
}

/** Gamblers want the money unless raiders come; raiders want it only from gamblers (3.3 to 3.5). */
export function resolve(cards: readonly PlayedCard[], seating: Seating): Resolution {
  const sorted = [...cards].sort(byStrength(seating));
  const raiders = sorted.filter(({ kind }) => kind === 'raid');
  const gamblers = sorted.filter(({ kind }) => kind === 'gambler');
  if (raiders.length === 0) return { claimants: gamblers, shutOut: [], idle: [] };
  if (gamblers.length === 0) return { claimants: [], shutOut: [], idle: raiders };
  return { claimants: raiders, shutOut: gamblers, idle: [] };
}

/** The same without telling apart equal symbols, where no order is asked for. */
export function claimed(cards: readonly PlayedCard[]): Resolution {
  return resolve(cards, { seats: cards.map(({ player }) => player), dealer: 'p1' });
}

/** What becomes of one card at its bar. */
export function fateOf({ player }: PlayedCard, { shutOut, idle }: Resolution): CardFate {
  if (shutOut.some((each) => each.player === player)) return 'shutOut';
  return idle.some((each) => each.player === player) ? 'idle' : 'claims';
}

/** Two cards of one symbol, of which the stronger wins without a throw unless the table plays otherwise (6.4). */
export function winsUnthrown(
  one: PlayedCard,
  other: PlayedCard,
  options: Pick<Options, 'equalSymbols'>
): boolean {
  return options.equalSymbols === 'wins' && one.value === other.value;
}

/** The higher sum of symbol and die; equal sums go to the lower symbol, of equal ones to the stronger (4.5 to 4.7, 6.3). */
export function duelWinner(
  champion: PlayedCard,
  challenger: PlayedCard,
  throws: Throws,
  seating: Seating
): PlayedCard {
  const difference = champion.value + throws.champion - challenger.value - throws.challenger;
  if (difference !== 0) return difference > 0 ? champion : challenger;
  return tieWinner(champion, challenger, seating);
}

/** To whom equal sums go: the lower symbol, of equal ones the stronger (4.6, 4.7, 6.3). */
export function tieWinner(champion: PlayedCard, challenger: PlayedCard, seating: Seating): PlayedCard {
  if (champion.value !== challenger.value) return champion.value < challenger.value ? champion : challenger;
  return byStrength(seating)(champion, challenger) < 0 ? champion : challenger;
}

/** Who wins against the proposer where the sums are equal, and whether nobody throws at all (4.6, 4.7, 6.3, 6.4). */
export function equalSums(
  [proposer, ...others]: readonly PlayedCard[],
  seating: Seating,
  options: Pick<Options, 'equalSymbols'>
): DealView['equalSums'] {
  if (proposer === undefined) return {};
  return Object.fromEntries(
    others.map((own) => {
      const unthrown = winsUnthrown(own, proposer, options);
      return [own.player, { winner: tieWinner(proposer, own, seating).player, unthrown }];
    })
  );
}

/** A fighter with the die that was thrown, and the sum of both. */
export interface Fighter extends PlayedCard {
  readonly die: number;
  readonly total: number;
}

/** What two throws come to: who wins with which sum, and the paragraph that decides it. */
export interface DuelResult {
  readonly winner: Fighter;
  readonly loser: Fighter;
  readonly tie: boolean;
  readonly rule: DuelRule;
}

/**
 * One throw each. The higher sum wins (4.5); of equal sums the stronger of equal symbols (6.3), else the
 * challenger where two deal (4.6), and the lower symbol where more do (4.7).
 */
export function duelResult(
  champion: PlayedCard,
  challenger: PlayedCard,
  throws: Throws,
  seating: Seating,
  claimants: number
): DuelResult {
  const one = thrown(champion, throws.champion);
  const other = thrown(challenger, throws.challenger);
  const isWon = duelWinner(champion, challenger, throws, seating) === champion;
  const tie = one.total === other.total;
  const rule = !tie ? '4.5' : one.value === other.value ? '6.3' : claimants === 2 ? '4.6' : '4.7';
  return { winner: isWon ? one : other, loser: isWon ? other : one, tie, rule };
}

function thrown(fighter: PlayedCard, die: number): Fighter {
  return { ...fighter, die, total: fighter.value + die };
}

/** Duels of a deal: who has fought, who fights next, and who has won once nobody is left. */
export interface DuelState {
  readonly champion: PlayedCard;
  readonly challenger?: PlayedCard;
  /** Duels that went to the stronger of two equal symbols without a throw. */
  readonly unthrown: readonly { readonly winner: PlayedCard; readonly loser: PlayedCard }[];
}

/** The proposer against the weakest, the winner against the next weakest, and so on (4.7). */
export function duelState(
  proposer: PlayedCard,
  challengers: readonly PlayedCard[],
  fought: readonly Duel[],
  seating: Seating,
  options: Pick<Options, 'equalSymbols'>
): DuelState {
  const weakestFirst = [...challengers].sort((one, other) => byStrength(seating)(other, one));
  const unthrown: { winner: PlayedCard; loser: PlayedCard }[] = [];
  let champion = proposer;
  let thrown = 0;
  for (const challenger of weakestFirst) {
    if (winsUnthrown(champion, challenger, options)) {
      const winner = byStrength(seating)(champion, challenger) < 0 ? champion : challenger;
      unthrown.push({ winner, loser: winner === champion ? challenger : champion });
      champion = winner;
      continue;
    }
    const duel = fought[thrown];
    if (duel === undefined) return { champion, challenger, unthrown };
    thrown += 1;
    if (duel.winner === challenger.player) champion = challenger;
  }
  return { champion, unthrown };
}

/** Of the 36 throws of two dice, those that the challenger wins; equal sums go to the lower symbol (4.8). */
export function challengerWays(proposer: number, challenger: number): number {
  const faces = [1, 2, 3, 4, 5, 6];
  return faces
    .flatMap((one) => faces.map((other) => challenger + other - proposer - one))
    .filter((difference) => difference > 0 || (difference === 0 && challenger < proposer)).length;
}
