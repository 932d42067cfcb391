import {
  allParagraphs,
  ledgerOf,
  nextEntry,
  playersOf,
  readLog,
  replay,
  totalOf,
  type Entry,
  type PlayerId
} from '$lib/core';
import type { Game } from '$lib/games/contract/define';
import { postingsIfEndedNow } from '$lib/session/match/ending';
import { replaySafely } from '$lib/session/log/safe-replay';
import { logLinesOf } from '$lib/session/match/lines';
import { resultOf, totalsOf } from '$lib/session/results/result';
import { piecesOf } from './pieces';
import type { AnyMove, PlayedMatch } from './matches';
import { rulebookOf } from './rulebooks';
import { expectSame } from './expect-same';

type Log = readonly Entry<AnyMove>[];
type Sums = Readonly<Partial<Record<PlayerId, number>>>;

/** The amounts that each player was paid and charged, according to the log lines in force. */
function sumsOfLog(playedMatch: PlayedMatch, game: Game, entries: Log): Sums {
  const lines = logLinesOf(game, playedMatch.match, entries).filter(({ isInEffect }) => isInEffect);
  return Object.fromEntries(
    playersOf(playedMatch.match).map((player) => [
      player,
      lines
        .flatMap(({ paid }) => paid)
        .filter((line) => line.player === player)
        .reduce((sum, { value }) => sum + value, 0)
    ])
  );
}

/** The value of the pieces in front of a player, from the piece counts. */
function moneyOf(player: PlayerId, state: object, { rules }: Game): number {
  return Object.entries(piecesOf({ rules }, state)).reduce((sum, [piece, places]) => {
    const value = /^(\w+) (\d+)$/.exec(piece);
    return MONEY_PIECES.includes(value?.[1] ?? '') ? sum + Number(value?.[2]) * (places[player] ?? 0) : sum;
  }, 0);
}

const MONEY_PIECES = ['note', 'chip', 'cash', 'debt', 'chit', 'gold', 'chips'];

/** The amounts in the log add up to the money in front of each player. */
export function logHasEveryPayment(playedMatch: PlayedMatch, game: Game): void {
  const loggedSums = sumsOfLog(playedMatch, game, playedMatch.entries);
  for (const player of playersOf(playedMatch.match))
    expectSame(loggedSums[player], moneyOf(player, playedMatch.end, game), player);
}

/** Every amount in the log has a sentence and a rule paragraph. */
export function everyAmountHasAReason(playedMatch: PlayedMatch, game: Game): void {
  const ids = allParagraphs(rulebookOf(game)).map(({ id }) => id);
  for (const { paid } of logLinesOf(game, playedMatch.match, playedMatch.entries))
    for (const { why } of paid) {
      expectSame(ids.includes(why.rule), true, why);
      expectSame(game.text.why(why, (player) => player).length > 0, true, why);
    }
}

/** The number of moments that are checked in each match. */
const CHECK_COUNT = 4;

/**
 * At every moment the log, the totals in the header and at the seats, "If we stop now" and an early end agree, and at
 * the last moment the result too.
 */
export function totalsAgreeEverywhere(playedMatch: PlayedMatch, game: Game): void {
  const { match, entries } = playedMatch;
  for (let check = 1; check <= CHECK_COUNT; check += 1) {
    const log = entries.slice(0, Math.ceil((entries.length * check) / CHECK_COUNT));
    const replayed = replay(game.rules, match, log);
    const totals = totalsOf(playersOf(match), ledgerOf(replayed));
    expectSame(sumsOfLog(playedMatch, game, log), totals);
    for (const { total: sum, players } of game.rules.ranking(replayed.state, ledgerOf(replayed), 'all'))
      for (const player of players) expectSame(sum, totals[player], player);
    const endedResult = resultAt(playedMatch, game, log);
    // If no one can know the payout of the round yet, "If we stop now" shows no totals to compare.
    if (endedResult === undefined || game.rules.isPayoutUnknown?.(replayed.state) === true) continue;
    const postingsIfPaidNow = postingsIfEndedNow(game, replayed.state);
    for (const player of playersOf(match)) {
      const sum = (totals[player] ?? 0) + totalOf(player, postingsIfPaidNow);
      expectSame(endedResult.totals[player], sum, player);
      expectSame(endedResult.loggedSums[player], sum, player);
      expectSame(endedResult.pieceSums[player], sum, player);
      expectSame(endedResult.lastRound[player], sum, player);
    }
  }
}

/**
 * The result at this moment: unchanged if the match is over, otherwise as if it ended early and the round were paid.
 */
function resultAt(
  playedMatch: PlayedMatch,
  game: Game,
  log: Log
): { totals: Sums; loggedSums: Sums; pieceSums: Sums; lastRound: Sums } | undefined {
  const { match } = playedMatch;
  const isOver = game.rules.asks(replay(game.rules, match, log).state).length === 0;
  const endedLog = isOver ? log : [...log, nextEntry<AnyMove>('law', log, 'endPaid', 'table', 1)];
  const result = resultOf(game, match, replaySafely(game, match, endedLog), endedLog.at(-1));
  if (result === undefined || readLog(endedLog).inEffect.length === 0) return undefined;
  return {
    totals: result.totals,
    loggedSums: sumsOfLog(playedMatch, game, endedLog),
    pieceSums: Object.fromEntries(
      result.places.flatMap(({ players, total: sum }) => players.map((player) => [player, sum] as const))
    ),
    lastRound: result.rounds.at(-1)?.totals ?? {}
  };
}
