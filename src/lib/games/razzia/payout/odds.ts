import type { PlayerId } from '$lib/core';
import { unacceptedChits, sumOf } from './payout';
import { countChallengerWins, winsWithoutRoll } from './resolve';
import type { DealView, Options, PlayedCard } from '$lib/games/razzia/types';

type DuelOptions = Pick<Options, 'equalSymbols'>;
type Symbol = Pick<PlayedCard, 'value'>;

/** The value of a duel for a challenger: exact winning rolls out of 36, ties, and whole dollars on average. */
export interface Odds {
  readonly of: number;
  readonly challenger: number;
  readonly proposer: number;
  /** Rolls with equal sums; they are included in the count of the player who wins them. */
  readonly ties: number;
  readonly tiesFor: 'challenger' | 'proposer';
  /** Whole dollars, rounded. */
  readonly expectedValue: number;
}

/**
 * The chance of each fighter to win the last of several duels, as exact counts over all rolls, and the average value.
 */
export interface ChainOdds {
  /** 36 to the power of the number of duels. */
  readonly of: number;
  /** The proposer first, then the others in the order in which they fight. */
  readonly fighters: readonly { readonly player: PlayerId; readonly ways: number }[];
  /** The average value for the challenger who is asked: whole dollars, rounded. */
  readonly expectedValue: number;
}

const FACE_COUNT = 6;
const ROLL_COUNT = FACE_COUNT * FACE_COUNT;

/**
 * Returns the odds of a duel for these chits; with equal symbols the proposer is the one further from the dealer (4.8,
 * 6.3).
 */
export function oddsOf(
  proposer: Symbol,
  challenger: Symbol,
  chits: readonly number[],
  options: DuelOptions
): Odds {
  const isWithoutRoll = winsWithoutRoll(proposer, challenger, options);
  const winningRollCount = winningRolls(proposer, challenger, options);
  return {
    of: ROLL_COUNT,
    challenger: winningRollCount,
    proposer: ROLL_COUNT - winningRollCount,
    ties: isWithoutRoll ? 0 : FACE_COUNT - Math.abs(proposer.value - challenger.value),
    tiesFor: challenger.value < proposer.value ? 'challenger' : 'proposer',
    expectedValue: Math.round((sumOf(chits) * winningRollCount) / ROLL_COUNT)
  };
}

/**
 * Returns the odds of several duels for `player`, one of the fighters, who are listed strongest first. The weakest
 * meets the proposer, and the winner meets the next (4.7).
 */
export function chainOdds(
  fighters: readonly PlayedCard[],
  player: PlayerId,
  chits: readonly number[],
  options: DuelOptions
): ChainOdds {
  const [proposer, ...others] = fighters;
  const challengers = others.reverse();
  let possibleChampions = proposer === undefined ? [] : [{ card: proposer, ways: 1 }];
  for (const challenger of challengers) {
    const duelOdds = possibleChampions.map(({ card, ways }) => {
      const lostRolls = winningRollsOfLater(card, challenger, options, card === proposer);
      return { stays: { card, ways: ways * (ROLL_COUNT - lostRolls) }, lost: ways * lostRolls };
    });
    const wonRolls = duelOdds.reduce((sum, { lost: lostCount }) => sum + lostCount, 0);
    possibleChampions = [...duelOdds.map(({ stays }) => stays), { card: challenger, ways: wonRolls }];
  }
  const rollCount = ROLL_COUNT ** challengers.length;
  const ways = possibleChampions.find(({ card }) => card.player === player)?.ways ?? 0;
  return {
    of: rollCount,
    fighters: possibleChampions.map((champion) => ({ player: champion.card.player, ways: champion.ways })),
    expectedValue: Math.round((sumOf(chits) * ways) / rollCount)
  };
}

/** Counts the rolls out of 36 that the challenger wins. With equal symbols the champion is stronger. */
function winningRolls(champion: Symbol, challenger: Symbol, options: DuelOptions): number {
  return winsWithoutRoll(champion, challenger, options)
    ? 0
    : countChallengerWins(champion.value, challenger.value);
}

/**
 * Counts the rolls out of 36 that the challenger wins. With equal symbols the later fighter is stronger, except
 * against the proposer.
 */
function winningRollsOfLater(
  champion: PlayedCard,
  challenger: PlayedCard,
  options: DuelOptions,
  isProposer: boolean
): number {
  const winningRollCount = winningRolls(champion, challenger, options);
  return isProposer || champion.value !== challenger.value ? winningRollCount : ROLL_COUNT - winningRollCount;
}

/** The duels ahead of a challenger, as far as the answers of the others are known. */
export interface ExpectedDuels {
  /** Strongest first: the proposer, those who have demanded a duel, and the player who is asked. */
  readonly fighters: readonly PlayedCard[];
  /** The chits at stake if all who have not answered accept. */
  readonly chits: readonly number[];
  /** Other players who have not answered. */
  readonly unanswered: readonly PlayerId[];
}

/**
 * Returns the duels after a challenge by this player, if all who have not answered accept and take their offers first
 * (4.3).
 */
export function expectedDuelsOf(deal: DealView, player: PlayerId): ExpectedDuels {
  const [proposer, ...others] = deal.claimants;
  const unanswered = others.flatMap((card) =>
    card.player === player || deal.answers[card.player] !== undefined ? [] : [card.player]
  );
  const acceptedAnswers = Object.fromEntries(unanswered.map((player) => [player, 'accept' as const]));
  return {
    fighters: deal.claimants.filter(
      (claimant) =>
        claimant === proposer || claimant.player === player || deal.answers[claimant.player] === 'duel'
    ),
    chits: unacceptedChits(deal.chits, { ...deal, answers: { ...deal.answers, ...acceptedAnswers } }),
    unanswered
  };
}
