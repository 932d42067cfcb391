import {
  piecesOfAccount,
  isOver,
  ledgerOf,
  spokenNamesOf,
  isPlayer,
  playersOf,
  totalOf,
  seatHistoryLabel,
  seatsWithLeft,
  withNames,
  type Entry,
  type Match,
  type Names,
  type PlayerId,
  type Posting,
  type Reason,
  type Replay,
  type Seat,
  type GameTypes
} from '$lib/core';
import type { Game } from '$lib/games/contract/define';
import type { SafeReplay } from '$lib/session/log/safe-replay';
import { unclaimedMoney } from './unclaimed-money';
import type { Result, ResultPlace, Totals } from '$lib/storage/database/schema';

/** Each player's total, in the game's unit (whole dollars unless its meta has another). */
export function totalsOf(players: readonly PlayerId[], ledger: readonly Posting<Reason>[]): Totals {
  return Object.fromEntries(players.map((player) => [player, totalOf(player, ledger)]));
}

/**
 * The result of a match that is over after this entry, stored with its reasons, so that no later rule can change it;
 * undefined while the match continues. Its sentences contain seat ids instead of names: `toWordedResult` puts the names in.
 */
export function resultOf(
  game: Game,
  match: Match,
  { replay, brokenReason }: SafeReplay,
  last: Entry | undefined
): Result | undefined {
  if (last === undefined || brokenReason !== undefined || !isOver(game.rules, replay)) return undefined;
  return makeResult(game, match, replay, last);
}

function makeResult(game: Game, match: Match, matchReplay: Replay<GameTypes>, last: Entry): Result {
  const players = playersOf(match);
  const ledger = ledgerOf(matchReplay);
  const ranking = game.rules.ranking(matchReplay.state, ledger, 'all');
  return {
    match: match.id,
    game: match.game,
    seats: seatsWithLeft(match.seats, game.rules.leftPlayers?.(matchReplay.state)),
    startedAt: match.startedAt,
    // A redo of the last move restores the result, but not on the day of the redo.
    finishedAt: (matchReplay.steps.at(-1)?.entry ?? last).at,
    seq: last.seq,
    ended: matchReplay.isEnded ? 'table' : 'rules',
    places: ranking.map(({ reasons, ...row }) => ({
      ...row,
      reasons: reasons.map((reason) => ({
        rule: reason.rule,
        sentence: game.text.why(reason, (player) => player),
        why: reason,
        ...('player' in reason && isPlayer(reason.player) ? { player: reason.player } : {})
      }))
    })),
    totals: totalsOf(players, ledger),
    held: Object.fromEntries(players.map((player) => [player, piecesOfAccount(player, ledger)])),
    rounds: roundsOf(game, players, matchReplay),
    ...unclaimedFields(game, matchReplay)
  };
}

/** The unclaimed money, and whether the last round was paid when the match ended early. */
function unclaimedFields(
  game: Game,
  { steps, state }: Replay<GameTypes>
): Pick<Result, 'lastRoundPaid' | 'nobody'> {
  const last = steps.at(-1);
  const endStep = last?.move === undefined ? last : undefined;
  const ledger = steps.flatMap(({ stateBefore, postings }) => {
    const { round } = game.rules.progress(stateBefore);
    return postings.map((posting) => ({ posting, round }));
  });
  const unclaimedItems = unclaimedMoney(game, endStep?.stateBefore ?? state, ledger, endStep?.postings);
  const storedUnclaimed = unclaimedItems.map(({ value, round, why }) => ({
    value,
    ...(round === undefined ? {} : { round }),
    ...(why === undefined ? {} : { rule: why.rule, sentence: game.text.why(why, (player) => player), why })
  }));
  return {
    ...(endStep?.entry.do === 'endPaid' ? { lastRoundPaid: true } : {}),
    ...(storedUnclaimed.length === 0 ? {} : { nobody: storedUnclaimed })
  };
}

/** A result with today's wording. `seats` name everyone who had each seat, `occupants` only the last person. */
export type WordedResult = Result & { readonly occupants: readonly Seat[] };

/** A stored result with today's wording and the names that `currentNames` gives. */
export function toWordedResult(
  game: Game,
  result: Result,
  currentNames: (seats: readonly Seat[]) => readonly Seat[]
): WordedResult {
  const seats = currentNames(result.seats);
  const occupants = seats.map(({ then, ...seat }) => ({ ...seat, ...then?.at(-1) }));
  const names = spokenNamesOf(occupants);
  return {
    ...result,
    seats: seats.map(({ then: _, joined: _joined, left: _left, ...seat }, index) => ({
      ...seat,
      name: seatHistoryLabel(seats[index] ?? seat)
    })),
    occupants,
    rounds: playedRounds(result),
    places: result.places.map((row) => ({
      ...row,
      reasons: row.reasons.map((reason) => ({ ...reason, sentence: sentenceOf(game, reason, names) }))
    })),
    ...(result.nobody === undefined
      ? {}
      : { nobody: result.nobody.map((item) => ({ ...item, ...unclaimedSentence(game, item, names) })) })
  };
}

/** The rounds, but without a last round that ended before anything was paid, because it has no payouts to show. */
function playedRounds({ rounds, ended, lastRoundPaid }: Result): Result['rounds'] {
  const [previousRound, lastRound] = rounds.slice(-2);
  if (ended !== 'table' || lastRoundPaid === true || previousRound === undefined || lastRound === undefined)
    return rounds;
  const players = Object.keys(lastRound.totals).filter(isPlayer);
  const isLastRoundPaid = players.some(
    (player) => (lastRound.totals[player] ?? 0) !== (previousRound.totals[player] ?? 0)
  );
  return isLastRoundPaid ? rounds : rounds.slice(0, -1);
}

/** Matches a sentence with a gap: today's wording needs a fact that the stored reason lacks. */
const MISSING_FACT = /\b(undefined|NaN)\b/;

/** The sentence for unclaimed money; money still on the board at the end has none. */
function unclaimedSentence(
  game: Game,
  { why, sentence }: Partial<FrozenReason>,
  names: Names
): { readonly sentence?: string } {
  if (sentence === undefined) return {};
  return { sentence: sentenceOf(game, why === undefined ? { sentence } : { why, sentence }, names) };
}

/** A stored reason: coded, or only a sentence of an earlier version. */
type FrozenReason = Pick<ResultPlace['reasons'][number], 'why' | 'sentence'>;

/**
 * Words a stored reason: a sentence without a code stays as it is; a coded reason gets today's wording if there is one.
 */
function sentenceOf({ text }: Game, { why, sentence }: FrozenReason, names: Names): string {
  if (why === undefined) return sentence;
  try {
    const event: unknown = text.why(why, names);
    if (typeof event === 'string' && event !== '' && !MISSING_FACT.test(event)) return event;
  } catch {
    // A reason code that today's strings no longer know.
  }
  return withNames(sentence, names);
}

/** The totals at the end of each round; a posting belongs to the round in which its move was made. */
export function roundsOf(
  game: Game,
  players: readonly PlayerId[],
  matchReplay: Replay<GameTypes>
): Result['rounds'] {
  const ledger: Posting<Reason>[] = [];
  const rounds = new Map<number, Totals>();
  for (const step of matchReplay.steps) {
    ledger.push(...step.postings);
    const { round } = game.rules.progress(step.stateBefore);
    if (step.postings.length > 0 || !rounds.has(round)) rounds.set(round, totalsOf(players, ledger));
  }
  return [...rounds].map(([round, totals]) => ({ round, totals }));
}
