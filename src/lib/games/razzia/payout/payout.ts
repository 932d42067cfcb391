import {
  type PlayerId,
  type Posting,
  piecesOfAccount,
  sharePlaces,
  totalOf,
  type RankedPlace,
  type Ranking
} from '$lib/core';
import {
  duelResult,
  duelState,
  equalSums,
  isUncontested,
  resolve,
  type DuelResult,
  type DuelState,
  type Resolution,
  type TieContext,
  type Fighter
} from './resolve';
import type {
  BarReference,
  Deal,
  DealView,
  Duel,
  DuelRule,
  PlayedCard,
  Why,
  State
} from '$lib/games/razzia/types';

type Claim = (value: number) => Why;

/** Returns the posting of a chit from a bar to a player. */
export function chitTo(receiver: PlayerId, value: number, why: Why): Posting<Why> {
  return { from: 'table', to: receiver, piece: 'chit', value, why };
}

/** Returns the zero posting of a claim. */
function zeroPosting(receiver: PlayerId, why: Why): Posting<Why> {
  return { to: receiver, value: 0, why };
}

/**
 * Returns the postings of chits to one player, all with one reason that states their sum, or a zero posting if there
 * are none.
 */
function chitsTo(
  player: PlayerId,
  chits: readonly number[],
  claim: Claim,
  zeroReason: Why
): readonly Posting<Why>[] {
  if (chits.length === 0) return [zeroPosting(player, zeroReason)];
  const why = claim(sumOf(chits));
  return chits.map((value) => chitTo(player, value, why));
}

/** Returns the zero postings of a bar: raided gamblers, and raiders without gamblers (3.4, 3.5). */
function zeroPostings(
  bar: BarReference,
  { claimants, raidedGamblers: raidedCards, idleRaiders: idleCards }: Resolution,
  hasMoney: boolean
): readonly Posting<Why>[] {
  const raidedPostings = raidedCards.map((card) =>
    zeroPosting(card.player, { code: 'shutOut', rule: '3.4', bar, own: card, raiders: claimants })
  );
  const idlePostings = idleCards.map((card) =>
    zeroPosting(card.player, { code: 'noGambler', rule: '3.5', bar, own: card, money: hasMoney })
  );
  return [...raidedPostings, ...idlePostings];
}

/** Checks whether several players claim the chits of a bar, so that they have to be divided (4.1). */
export function mustBeDivided(
  resolution: Resolution,
  chits: readonly number[],
  tieContext: TieContext
): boolean {
  return resolution.claimants.length > 1 && chits.length > 0 && !isUncontested(resolution, tieContext);
}

/** Returns the postings of a bar when its cards are revealed, without the chits that have to be divided first. */
export function payBar(
  bar: BarReference,
  chits: readonly number[],
  cards: readonly PlayedCard[],
  tieContext: TieContext
): readonly Posting<Why>[] {
  const resolution = resolve(cards, tieContext);
  const emptyPostings = zeroPostings(bar, resolution, chits.length > 0);
  return [...payClaims(bar, chits, resolution, tieContext), ...emptyPostings];
}

/** Returns the postings to those who claim the chits of a bar, or none if they have to be divided first. */
export function payClaims(
  bar: BarReference,
  chits: readonly number[],
  resolution: Resolution,
  tieContext: TieContext
): readonly Posting<Why>[] {
  if (mustBeDivided(resolution, chits, tieContext)) return [];
  const [winner, loser] = resolution.claimants;
  if (winner === undefined) return [];
  if (chits.length === 0)
    return resolution.claimants.map((card) =>
      zeroPosting(card.player, { code: 'nothingThere', rule: '3.6', bar, own: card })
    );
  const loserPostings = loser === undefined ? [] : [equalLostPosting(bar, loser, winner)];
  return [...payWinner(bar, chits, winner, resolution, loser), ...loserPostings];
}

function equalLostPosting(bar: BarReference, card: PlayedCard, other: PlayedCard): Posting<Why> {
  return zeroPosting(card.player, { code: 'equalLost', rule: '6.4', bar, own: card, other });
}

function payWinner(
  bar: BarReference,
  chits: readonly number[],
  card: PlayedCard,
  { raidedGamblers: raidedCards }: Resolution,
  loser: PlayedCard | undefined
): readonly Posting<Why>[] {
  const winnerReason: Claim = (value) => {
    if (loser !== undefined) return { code: 'equalWon', rule: '6.4', bar, own: card, value, other: loser };
    if (card.kind === 'raid')
      return { code: 'raided', rule: '3.4', bar, own: card, value, gamblers: raidedCards };
    return { code: 'alone', rule: '3.3', bar, own: card, value };
  };
  const why = winnerReason(sumOf(chits));
  return chits.map((value) => chitTo(card.player, value, why));
}

/** Returns the chits left at a bar after those who accepted have taken theirs. */
export function unacceptedChits(
  chits: readonly number[],
  { shares, answers }: Pick<Deal, 'shares' | 'answers'>
): readonly number[] {
  const remainingChits = [...chits];
  for (const [player, answer] of Object.entries(answers)) {
    if (answer !== 'accept') continue;
    for (const value of shares?.[player as PlayerId] ?? [])
      remainingChits.splice(remainingChits.indexOf(value), 1);
  }
  return remainingChits;
}

/** Returns a deal over these chits as the screens draw it; undefined if no one claims. */
export function dealView(
  deal: Deal,
  chits: readonly number[],
  tieContext: TieContext,
  next: DealView['next']
): DealView | undefined {
  const [proposer] = deal.claimants;
  if (proposer === undefined) return undefined;
  const shares = Object.entries(deal.shares ?? {});
  return {
    ...deal,
    proposer: proposer.player,
    chits,
    total: sumOf(chits),
    offeredSums: Object.fromEntries(shares.map(([player, values]) => [player, sumOf(values)])),
    prize: sumOf(unacceptedChits(chits, deal)),
    equalSums: equalSums(deal.claimants, tieContext),
    ...(next === undefined ? {} : { next })
  };
}

/** Sums chits, in whole dollars. */
export function sumOf(chits: readonly number[]): number {
  return chits.reduce((sum, value) => sum + value, 0);
}

/**
 * Returns the postings of a deal after all answers and duels (4.3, 4.5 to 4.7). Offering or keeping nothing is allowed
 * by our interpretation (4.9).
 */
export function payDeal(
  bar: BarReference,
  chits: readonly number[],
  deal: Pick<Deal, 'claimants' | 'shares' | 'answers' | 'duels'>,
  tieContext: TieContext
): readonly Posting<Why>[] {
  const [proposer, ...others] = deal.claimants;
  if (proposer === undefined) return [];
  const acceptingCards = others.filter(({ player }) => deal.answers[player] === 'accept');
  const challengers = others.filter(({ player }) => deal.answers[player] === 'duel');
  const postings = acceptingCards.flatMap((card) =>
    chitsTo(
      card.player,
      deal.shares?.[card.player] ?? [],
      (value) => ({ code: 'offered', rule: '4.3', bar, own: card, value, by: proposer.player }),
      { code: 'offeredNothing', rule: '4.9', bar, own: card, by: proposer.player }
    )
  );
  const remainingChits = unacceptedChits(chits, deal);
  if (challengers.length === 0) return [...payKept(bar, proposer, remainingChits), ...postings];
  const state = duelState(proposer, challengers, deal.duels, tieContext);
  return [...postings, ...payDuels(bar, remainingChits, [proposer, ...challengers], deal, state, tieContext)];
}

function payKept(
  bar: BarReference,
  card: PlayedCard,
  remainingChits: readonly number[]
): readonly Posting<Why>[] {
  const zeroReason: Why = { code: 'keptNothing', rule: '4.9', bar, own: card };
  return chitsTo(
    card.player,
    remainingChits,
    (value) => ({ code: 'kept', rule: '4.3', bar, own: card, value }),
    zeroReason
  );
}

function payDuels(
  bar: BarReference,
  remainingChits: readonly number[],
  fighters: readonly PlayedCard[],
  { claimants, duels }: Pick<Deal, 'claimants' | 'duels'>,
  { champion: card, unrolledDuels }: DuelState,
  tieContext: TieContext
): readonly Posting<Why>[] {
  const rule = fighters.length > 2 ? '4.7' : onlyDuelRule(fighters, duels, tieContext, claimants.length);
  const beatenPlayers = fighters.filter(({ player }) => player !== card.player).map(({ player }) => player);
  const winnings = chitsTo(
    card.player,
    remainingChits,
    (value) => ({ code: 'duelWon', rule, bar, own: card, value, beaten: beatenPlayers }),
    {
      code: 'duelWonNothing',
      rule,
      bar,
      own: card,
      beaten: beatenPlayers
    }
  );
  const lostPostings = duels.flatMap((duel) =>
    lostDuelPostings(bar, duel, fighters, tieContext, claimants.length)
  );
  const equalSymbolPostings = unrolledDuels.map(({ winner, loser }) => equalLostPosting(bar, loser, winner));
  return [...winnings, ...lostPostings, ...equalSymbolPostings];
}

/** Returns the paragraph that decided the only duel of a deal: the sums, or the rule for equal ones. */
function onlyDuelRule(
  [champion, challenger]: readonly PlayedCard[],
  [duel]: readonly Duel[],
  tieContext: TieContext,
  claimants: number
): DuelRule {
  if (champion === undefined || challenger === undefined || duel === undefined) return '6.4';
  return duelResult(champion, challenger, duel, tieContext, claimants).rule;
}

function lostDuelPostings(
  bar: BarReference,
  { between: playerIds, ...throws }: Duel,
  fighters: readonly PlayedCard[],
  tieContext: TieContext,
  claimants: number
): readonly Posting<Why>[] {
  const [champion, challenger] = playerIds.map((player) =>
    fighters.find((fighter) => fighter.player === player)
  );
  if (champion === undefined || challenger === undefined) return [];
  const why = lossReason(bar, duelResult(champion, challenger, throws, tieContext, claimants));
  return [zeroPosting(why.own.player, why)];
}

/** Returns the reason why the loser of a duel gets nothing. */
export function lossReason(
  bar: BarReference,
  { winner, loser, isTie, rule }: DuelResult
): Extract<Why, { code: 'duelLost' }> {
  return {
    code: 'duelLost',
    rule,
    bar,
    own: cardOf(loser),
    other: cardOf(winner),
    dice: [loser.die, winner.die],
    totals: [loser.total, winner.total],
    tie: isTie
  };
}

function cardOf({ player, kind, value }: Fighter): PlayedCard {
  return { player, kind, value };
}

/** Ranks by money; players with the same sum share the place (1.6, 1.7). */
export function ranking(state: State, ledger: readonly Posting<Why>[]): Ranking<Why> {
  const sums = state.seats.map((player) => {
    const { chit = {} } = piecesOfAccount(player, ledger);
    const chits = Object.values(chit).reduce((sum, count) => sum + count, 0);
    const cash = state.cash?.[player];
    const wonTotal = totalOf(player, ledger);
    return {
      player,
      chits,
      ...(cash === undefined ? {} : { parts: { cash, won: wonTotal - cash } }),
      total: wonTotal
    };
  });
  const rows = sharePlaces(sums, (a, b) => b.total - a.total);
  return rows.map(({ place, players }): RankedPlace<Why> => {
    const names = players.map((player) => player.player);
    const sum = players[0]?.total ?? 0;
    const sums = players.map((player): Why => ({ code: 'sum', rule: '1.6', ...player }));
    const tieReasons: readonly Why[] =
      players.length < 2 ? [] : [{ code: 'level', rule: '1.7', players: names, total: sum }];
    return { place, players: names, total: sum, reasons: [...sums, ...tieReasons] };
  });
}
