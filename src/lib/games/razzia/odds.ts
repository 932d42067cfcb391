import type { PlayerId } from '$lib/core';
import { leftToFightFor, sumOf } from './payout';
import { challengerWays, winsUnthrown } from './resolve';
import type { DealView, Options, PlayedCard } from './types';

type Settled = Pick<Options, 'equalSymbols'>;

/** What refusing is worth to a challenger: exact throws of 36, those of them on a tie, and dollars on average. */
export interface Odds {
  readonly of: number;
  readonly challenger: number;
  readonly proposer: number;
  /** Throws with equal sums; they are among those of the one who wins them. */
  readonly ties: number;
  readonly tiesFor: 'challenger' | 'proposer';
  /** Whole dollars, rounded. */
  readonly worth: number;
}

/** How often each of those who fight wins the last duel: exact throws of all dice together, and dollars on average. */
export interface ChainOdds {
  /** 36 for each duel. */
  readonly of: number;
  /** The proposer first, then the others in the order in which they fight. */
  readonly fighters: readonly { readonly player: PlayerId; readonly ways: number }[];
  /** What it is worth to the challenger who is asked: whole dollars, rounded. */
  readonly worth: number;
}

const FACES = 6;
const THROWS = FACES * FACES;

/** The odds of a duel over these chits; of equal symbols the proposer is the further one (4.8, 6.3). */
export function oddsOf(
  proposer: PlayedCard,
  challenger: PlayedCard,
  chits: readonly number[],
  options: Settled
): Odds {
  const isUnthrown = winsUnthrown(proposer, challenger, options);
  const ways = isUnthrown ? 0 : challengerWays(proposer.value, challenger.value);
  return {
    of: THROWS,
    challenger: ways,
    proposer: THROWS - ways,
    ties: isUnthrown ? 0 : FACES - Math.abs(proposer.value - challenger.value),
    tiesFor: challenger.value < proposer.value ? 'challenger' : 'proposer',
    worth: Math.round((sumOf(chits) * ways) / THROWS)
  };
}

/**
 * The odds where several fight, strongest first: the weakest meets the proposer, and the winner the next (4.7).
 * `own` is one of the fighters.
 */
export function chainOdds(
  fighters: readonly PlayedCard[],
  own: PlayerId,
  chits: readonly number[],
  options: Settled
): ChainOdds {
  const [proposer, ...others] = fighters;
  const challengers = others.reverse();
  let champions = proposer === undefined ? [] : [{ card: proposer, ways: 1 }];
  for (const challenger of challengers) {
    const met = champions.map(({ card, ways }) => {
      const lost = laterWays(card, challenger, options, card === proposer);
      return { stays: { card, ways: ways * (THROWS - lost) }, lost: ways * lost };
    });
    const won = met.reduce((sum, { lost }) => sum + lost, 0);
    champions = [...met.map(({ stays }) => stays), { card: challenger, ways: won }];
  }
  const of = THROWS ** challengers.length;
  const ways = champions.find(({ card }) => card.player === own)?.ways ?? 0;
  return {
    of,
    fighters: champions.map((each) => ({ player: each.card.player, ways: each.ways })),
    worth: Math.round((sumOf(chits) * ways) / of)
  };
}

/** Of 36 throws, those that a challenger wins; of equal symbols only the proposer is stronger than who comes later. */
function laterWays(
  champion: PlayedCard,
  challenger: PlayedCard,
  options: Settled,
  isProposer: boolean
): number {
  if (isProposer || champion.value !== challenger.value)
    return winsUnthrown(champion, challenger, options) ? 0 : challengerWays(champion.value, challenger.value);
  return winsUnthrown(champion, challenger, options)
    ? THROWS
    : THROWS - challengerWays(champion.value, challenger.value);
}

/** The duels of a challenger, as far as the answers of the others are known. */
export interface Fight {
  /** Strongest first: the proposer, those who have challenged, and the one who is asked. */
  readonly fighters: readonly PlayedCard[];
  /** What is fought for if all who have not answered accept. */
  readonly chits: readonly number[];
  /** Others who have not answered. */
  readonly silent: readonly PlayerId[];
}

/** What a challenge of this player comes to if all who have not answered accept and take their offers first (4.3). */
export function fightOf(deal: DealView, player: PlayerId): Fight {
  const [proposer, ...others] = deal.claimants;
  const silent = others.flatMap((each) =>
    each.player === player || deal.answers[each.player] !== undefined ? [] : [each.player]
  );
  const accepting = Object.fromEntries(silent.map((each) => [each, 'accept' as const]));
  return {
    fighters: deal.claimants.filter(
      (each) => each === proposer || each.player === player || deal.answers[each.player] === 'duel'
    ),
    chits: leftToFightFor(deal.chits, { ...deal, answers: { ...deal.answers, ...accepting } }),
    silent
  };
}
