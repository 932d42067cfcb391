import {
  isOver,
  isPlayer,
  isSameFact,
  ledgerOf,
  movesPiece,
  playersOf,
  readLog,
  seatsWithTakeovers,
  seatsWithJoined,
  seatsWithLeft,
  TEAM_IDS,
  totalOf,
  winningRows,
  type Entry,
  type GameTypes,
  type Match,
  type PlayerId,
  type Posting,
  type Reason
} from '$lib/core';
import type { Game } from '$lib/games/contract/define';
import type { GameFacts } from '$lib/games/contract/game-facts';
import { roundsOf } from '$lib/session/results/result';
import { replaySafely } from '$lib/session/log/safe-replay';
import type { Result } from '$lib/storage/database/schema';
import { summarizeDice } from './dice';
import {
  roundOfStep,
  type GameStep,
  type FinishedGame,
  SUMMARY_VERSION,
  type GameSummary,
  type MoneySource
} from './summary';
import { playedTime } from './played-time';

type Log = readonly Entry<GameTypes['Move']>[];

type Outcome = Pick<GameSummary, 'ended' | 'places' | 'rounds'>;
type Details = Pick<GameSummary, 'money' | 'ties' | 'dice' | 'luckiest' | 'biggest'>;

/**
 * The summary of a finished match; undefined if the match continues, or if its log cannot be played to the end and there
 * is no stored `result`. A stored result decides the places, because a finished match never changes; if today's rules
 * give other sums, the money and everything based on it is left out. `match` has the seats of the start. Sums are in
 * the unit of the game: whole dollars unless its meta has another.
 */
export function makeSummary(
  game: Game,
  facts: GameFacts,
  match: Match,
  entries: Log,
  result?: Result
): GameSummary | undefined {
  const last = entries.at(-1);
  const { inEffect, handovers } = readLog(entries);
  const seats = seatsWithTakeovers(seatsWithJoined(match.seats, inEffect), handovers);
  const finishedGame = toFinishedGame(game, facts, { ...match, seats }, entries);
  const isConsistent =
    finishedGame !== undefined && (result === undefined || hasSameTotals(finishedGame, result));
  const outcome = makeOutcome(isConsistent ? finishedGame : undefined, result);
  if (last === undefined || outcome === undefined) return undefined;
  return {
    version: SUMMARY_VERSION,
    match: match.id,
    seq: last.seq,
    game: match.game,
    seats: seatsWithLeft(seats, finishedGame && game.rules.leftPlayers?.(finishedGame.replayed.state)),
    ...firstPlayerOf(facts, match),
    startedAt: match.startedAt,
    finishedAt: result?.finishedAt ?? last.at,
    ...playedTime(match.startedAt, entries),
    ...outcome,
    ...(isConsistent ? makeDetails(finishedGame) : { money: [], ties: [] })
  };
}

/** The replay of a match that is over; undefined if it continues, or if today's rules cannot play it to its end. */
function toFinishedGame(game: Game, facts: GameFacts, match: Match, entries: Log): FinishedGame | undefined {
  const { replay, brokenReason } = replaySafely(game, match, entries);
  if (brokenReason !== undefined || !isOver(game.rules, replay)) return undefined;
  return { game, facts, match, replayed: replay };
}

function hasSameTotals({ match, replayed }: FinishedGame, { totals }: Result): boolean {
  const ledger = ledgerOf(replayed);
  return playersOf(match).every((player) => totalOf(player, ledger) === (totals[player] ?? 0));
}

function makeOutcome(
  finishedGame: FinishedGame | undefined,
  result: Result | undefined
): Outcome | undefined {
  if (finishedGame === undefined) return result && storedOutcome(result);
  const { game, replayed } = finishedGame;
  const ranking = result?.places ?? game.rules.ranking(replayed.state, ledgerOf(replayed), 'all');
  return {
    ended: replayed.isEnded ? 'table' : 'rules',
    places: placesOf(ranking),
    rounds: roundsIn(finishedGame)
  };
}

function storedOutcome({ ended, places, rounds }: Result): Outcome {
  return { ended, places: placesOf(places), rounds: rounds.map(withLeaders) };
}

/** The summary of a match whose log cannot be read: its stored result, without the facts that only the log contains. */
export function summaryOfResult(result: Result): GameSummary {
  const { match, seq, game, seats, startedAt, finishedAt } = result;
  return {
    ...{ version: SUMMARY_VERSION, match, seq, game, seats, startedAt, finishedAt },
    ...{ playedFor: 0, pauses: 0, money: [], ties: [] },
    ...storedOutcome(result)
  };
}

function makeDetails(finishedGame: FinishedGame): Details {
  return {
    money: moneyIn(finishedGame),
    ties: tiesIn(finishedGame),
    ...summarizeDice(finishedGame),
    ...biggestPaymentIn(finishedGame)
  };
}

function firstPlayerOf(facts: GameFacts, { options }: Match): Pick<GameSummary, 'first'> {
  const firstPlayer = facts.first?.(options);
  return firstPlayer === undefined ? {} : { first: firstPlayer };
}

/** A row of a ranking or of a stored result. */
interface Row {
  readonly place: number;
  readonly players: readonly PlayerId[];
  readonly total: number;
  readonly wins?: true;
}

function placesOf(ranking: readonly Row[]): GameSummary['places'] {
  const winners = winningRows(ranking);
  return ranking.flatMap((row) =>
    row.players.map((player) => ({
      player,
      place: row.place,
      total: row.total,
      wins: winners.includes(row)
    }))
  );
}

/** The rounds in which something was played or paid. The last round of a match that ended early may have neither. */
function roundsIn(finishedGame: FinishedGame): GameSummary['rounds'] {
  const { game, match, replayed } = finishedGame;
  const playedSteps = replayed.steps.filter(
    ({ move, postings }) => move !== undefined || postings.length > 0
  );
  const roundNumbers = new Set(playedSteps.map((step) => roundOfStep(finishedGame, step)));
  return roundsOf(game, playersOf(match), replayed)
    .filter(({ round }) => roundNumbers.has(round))
    .map(withLeaders);
}

function withLeaders({ round, totals }: Result['rounds'][number]): GameSummary['rounds'][number] {
  const players = Object.keys(totals).filter(isPlayer);
  const highestTotal = Math.max(...players.map((player) => totals[player] ?? 0));
  return { round, totals, leaders: players.filter((player) => (totals[player] ?? 0) === highestTotal) };
}

function moneyIn(finishedGame: FinishedGame): GameSummary['money'] {
  const { facts, match, replayed } = finishedGame;
  const rowByKey = new Map<string, { player: PlayerId; round: number; source: MoneySource; value: number }>();
  for (const step of replayed.steps)
    for (const posting of step.postings.filter(movesPiece)) {
      const round = roundOfStep(finishedGame, step);
      for (const player of playersOf(match)) {
        const value = totalOf(player, [posting]);
        if (value === 0) continue;
        const source = facts.source(posting.why, match.options);
        const key = JSON.stringify([player, round, source.kind, source.id]);
        const row = rowByKey.get(key);
        if (row === undefined) rowByKey.set(key, { player, round, source, value });
        else row.value += value;
      }
    }
  return [...rowByKey.values()].filter(({ value }) => value !== 0);
}

function tiesIn(finishedGame: FinishedGame): GameSummary['ties'] {
  const { game, facts, match, replayed } = finishedGame;
  return replayed.steps.flatMap((step) =>
    (facts.ties?.(step, match.options) ?? []).map(({ why, ...tie }) => ({
      round: roundOfStep(finishedGame, step),
      ...tie,
      ...storedReason(game, why)
    }))
  );
}

/** A reason in words, with seat ids instead of names, as a stored result has it. */
function storedReason({ text }: Game, reason: Reason): { readonly sentence: string; readonly rule: string } {
  return { sentence: text.why(reason, (player) => player), rule: reason.rule };
}

type Payment = Pick<NonNullable<GameSummary['biggest']>, 'player' | 'round' | 'value'> & {
  readonly why: Reason;
};

/**
 * The first of the biggest payments. Several pieces for one reason are one payment. A sum entered for several places at
 * once does not count.
 */
function biggestPaymentIn(finishedGame: FinishedGame): Pick<GameSummary, 'biggest'> {
  const { game, facts, match, replayed } = finishedGame;
  const placeOf = ({ why }: Payment): MoneySource => facts.source(why, match.options);
  const payments = replayed.steps.flatMap((step) => paymentsIn(finishedGame, step));
  const [first, ...others] = payments.filter((payment) => placeOf(payment).id !== undefined);
  if (first === undefined) return {};
  const biggest = others.reduce(
    (biggestSoFar, payment) => (payment.value > biggestSoFar.value ? payment : biggestSoFar),
    first
  );
  const { why, ...payment } = biggest;
  return { biggest: { ...payment, source: placeOf(biggest), ...storedReason(game, why) } };
}

function paymentsIn(finishedGame: FinishedGame, step: GameStep): readonly Payment[] {
  const round = roundOfStep(finishedGame, step);
  const payments: { player: PlayerId; round: number; value: number; why: Reason }[] = [];
  for (const posting of step.postings.filter(movesPiece)) {
    const player = recipientOf(posting);
    if (player === undefined) continue;
    const { value, why } = posting;
    const samePayment = payments.find((payment) => payment.player === player && isSameFact(payment.why, why));
    if (samePayment === undefined) payments.push({ player, round, value, why });
    else samePayment.value += value;
  }
  return payments;
}

/**
 * The player that a posting pays: its receiver, or for a team's pile the player whom the reason names. Splitting a pile
 * is not a payment.
 */
function recipientOf({ from, to, why }: Extract<Posting<Reason>, { piece: string }>): PlayerId | undefined {
  if (TEAM_IDS.some((team) => team === from)) return undefined;
  if (isPlayer(to)) return to;
  const namedPlayer = 'player' in why && TEAM_IDS.some((team) => team === to) ? why.player : undefined;
  return isPlayer(namedPlayer) ? namedPlayer : undefined;
}
