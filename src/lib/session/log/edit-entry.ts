import {
  askedPlayers,
  isSameFact,
  ledgerOf,
  nextEntry,
  playersOf,
  readLog,
  replay,
  spokenNamesOf,
  movesPiece,
  totalOf,
  type Correction,
  type Entry,
  type Match,
  type Place,
  type PlayerId,
  type Posting,
  type GameTypes
} from '$lib/core';
import type { Game } from '$lib/games/contract/define';
import type { Totals } from '$lib/storage/database/schema';
import { hiddenFacts } from '$lib/session/match/accepting';
import { postingsIfEndedNow } from '$lib/session/match/ending';
import { cloneJson } from './log-record';

type Move = GameTypes['Move'];
type Why = GameTypes['Why'];
type Log = readonly Entry<Move>[];

/** The first entry that no longer fits after an edited entry. */
export interface RefusedEntry {
  readonly seq: number;
  /** Its number among the entries in effect, from 1. */
  readonly number: number;
  readonly sentence: string;
  /** The reason why it does not fit; undefined if that would leak a secret, or today's rules cannot say. */
  readonly refusal?: string;
}

/** The consequences of editing an entry, computed before it is done. */
export interface Consequences {
  readonly correction: Correction<Move>;
  /** The entry's new log text. */
  readonly sentence: string;
  /** Whole dollars per player if everyone may know them, including the payout of the current round as it stands. */
  readonly totalsBefore: Totals;
  readonly totalsAfter: Totals;
  /** Whether any player's money changes, even if the sums are not public. */
  readonly hasMoneyChanged: boolean;
  /** Pieces that change hands because payouts already made would differ; a payout is never secret. */
  readonly transfers: readonly Transfer[];
  /** The postings behind these sums. */
  readonly ledgers: Readonly<Record<'before' | 'after', readonly Posting<Why>[]>>;
  /** The public view right after the entry, as it was entered and as it would be. */
  readonly views: Readonly<Record<'before' | 'after', GameTypes['View']>>;
  readonly refusedEntry?: RefusedEntry;
  /** The number of entries that would be dropped: the refused entry, and everything after it. */
  readonly droppedCount: number;
}

/** Pieces that players must hand over so that everyone holds the payouts of the edited log. */
export interface Transfer {
  readonly from: Place;
  readonly to: Place;
  readonly piece: string;
  /** Whole dollars per piece. */
  readonly value: number;
  readonly count: number;
}

/** An open match with the number of the entry being edited. */
interface MatchBeingEdited {
  readonly game: Game;
  /** The match with the people seated when the entry was made. */
  readonly match: Match;
  /** The match with the people seated now. */
  readonly latestMatch: Match;
  readonly entries: Log;
  readonly editedSeq: number | undefined;
}

/** The consequences of replacing the move being edited with this one. */
export function consequencesIn(openMatch: MatchBeingEdited, move: Move): ReturnType<typeof consequencesOf> {
  if (openMatch.editedSeq === undefined) return undefined;
  return consequencesOf(
    openMatch.game,
    openMatch.match,
    openMatch.entries,
    openMatch.editedSeq,
    cloneJson(move),
    openMatch.latestMatch
  );
}

/**
 * The consequences of replacing the move of entry `seq` with `move`, or the reason why that is not allowed. Undefined
 * if the players entered no such move in effect, or it is unchanged. Money is that of everyone in `latestMatch`.
 */
export function consequencesOf(
  game: Game,
  match: Match,
  entries: Log,
  seq: number,
  move: Move,
  latestMatch = match
): Consequences | { readonly refused: Why } | undefined {
  const { rules, text } = game;
  const { inEffect } = readLog(entries);
  const index = inEffect.findIndex((entry) => entry.seq === seq);
  const oldEntry = inEffect[index];
  if (oldEntry === undefined || typeof oldEntry.do === 'string' || oldEntry.by !== 'table') return undefined;
  // For a secret move, no one may learn whether it changed.
  if (isSameFact(oldEntry.do.move, move) && !hasHiddenFacts(game, move)) return undefined;

  const { state: stateBefore } = replay(rules, match, inEffect.slice(0, index));
  const refusal = rules.refuse(stateBefore, move);
  if (refusal !== undefined) return { refused: refusal };

  const names = spokenNamesOf(match.seats);
  const stateAfter = rules.play(stateBefore, move).state;
  const originalState = rules.play(stateBefore, oldEntry.do.move).state;
  const firstRefused = findFirstRefused(
    game,
    { originalState, state: stateAfter },
    inEffect.slice(index + 1)
  );
  /** The reason of a refused entry would reveal both moves, so it is withheld if either is secret. */
  const isReasonHidden = [move, firstRefused?.move].some(
    (item) => item !== undefined && hasHiddenFacts(game, item)
  );
  const correction = {
    correct: seq,
    move,
    ...(firstRefused === undefined ? {} : { drops: firstRefused.entry.seq })
  };
  const correctedLog = [...entries, nextEntry(match.id, entries, correction, 'table', 0)];
  const { state: latestState } = replay(rules, match, correctedLog);
  const money = {
    before: moneyIn(game, latestMatch, entries),
    after: moneyIn(game, latestMatch, correctedLog)
  };
  const players = playersOf(latestMatch);
  const firstDroppedIndex =
    firstRefused === undefined
      ? inEffect.length
      : inEffect.findIndex(({ seq: value }) => value === firstRefused.entry.seq);
  return {
    correction,
    sentence: text.logLine(rules.logEventOf(stateBefore, move, latestState), names),
    totalsBefore: money.before.totals,
    totalsAfter: money.after.totals,
    hasMoneyChanged: players.some(
      (player) => totalOf(player, money.before.ledger) !== totalOf(player, money.after.ledger)
    ),
    transfers: transfersBetween(players, money.before.postings, money.after.postings),
    ledgers: { before: money.before.ledger, after: money.after.ledger },
    views: { before: rules.view(originalState), after: rules.view(stateAfter) },
    droppedCount: inEffect.length - firstDroppedIndex,
    ...(firstRefused === undefined
      ? {}
      : {
          refusedEntry: {
            seq: firstRefused.entry.seq,
            number: firstDroppedIndex + 1,
            sentence: sentenceAt(game, latestMatch, inEffect.slice(0, firstDroppedIndex + 1)),
            ...(firstRefused.why === undefined || isReasonHidden
              ? {}
              : { refusal: text.why(firstRefused.why, spokenNamesOf(latestMatch.seats)) })
          }
        })
  };
}

/** The state as it was, and as it would be after the edit. */
interface StatesBeforeEntry {
  readonly originalState: GameTypes['State'];
  readonly state: GameTypes['State'];
}

/**
 * The first of these entries that the rules refuse, or throw on. A move that is still secret fits if its player is
 * asked the same question as before; the move itself is not checked, because the result would leak it.
 */
function findFirstRefused(
  game: Game,
  statesBefore: StatesBeforeEntry,
  laterEntries: Log
): { readonly entry: Entry<Move>; readonly move: Move; readonly why?: Why } | undefined {
  const { rules } = game;
  let { originalState, state } = statesBefore;
  for (const [index, entry] of laterEntries.entries()) {
    if (typeof entry.do === 'string' || !('move' in entry.do)) continue;
    const { move } = entry.do;
    try {
      const reason = rules.refuse(state, move);
      if (reason !== undefined) return { entry, move, why: reason };
      if (
        isStillHidden(game, move, laterEntries.slice(index + 1)) &&
        !isAskedTheSame(game, move, { originalState, state })
      )
        return { entry, move };
      [originalState, state] = [rules.play(originalState, move).state, rules.play(state, move).state];
    } catch {
      return { entry, move };
    }
  }
  return undefined;
}

function hasHiddenFacts(game: Game, move: Move): boolean {
  return hiddenFacts(game, move) !== undefined;
}

/**
 * Whether a move is still secret: none of these later moves reveals it. A player who reveals their own secrets does not
 * reveal another player's, nor a whole deal.
 */
function isStillHidden(game: Game, move: Move, laterEntries: Log): boolean {
  const isOfAnotherPlayer = (otherMove: Move): boolean =>
    'player' in otherMove && !('player' in move && move.player === otherMove.player);
  return (
    hasHiddenFacts(game, move) &&
    !laterEntries.some(({ do: action }) => {
      if (typeof action === 'string' || !('move' in action)) return false;
      const { move: laterMove } = action;
      return game.revealingMoves === undefined
        ? !hasHiddenFacts(game, laterMove)
        : game.revealingMoves.includes(laterMove.type) && !isOfAnotherPlayer(laterMove);
    })
  );
}

/** Checks whether the player of a secret move is asked the same question in both states. */
function isAskedTheSame({ rules }: Game, move: Move, { originalState, state }: StatesBeforeEntry): boolean {
  const askKeyAt = (askState: GameTypes['State']): string =>
    JSON.stringify(
      rules
        .asks(askState)
        .filter((ask) => ask.secret === true)
        .filter((ask) => !('player' in move) || askedPlayers(ask).some((player) => player === move.player))
    );
  return askKeyAt(originalState) === askKeyAt(state);
}

/** The log text of the last of these entries. */
function sentenceAt({ rules, text }: Game, match: Match, activeEntries: Log): string {
  const { steps, state } = replay(rules, match, activeEntries);
  const last = steps.at(-1);
  if (last?.move === undefined) return '';
  return text.logLine(rules.logEventOf(last.stateBefore, last.move, state), spokenNamesOf(match.seats));
}

/** Each player's money if the match ended now. Empty if it is not public. */
function moneyIn(
  game: Game,
  match: Match,
  entries: Log
): {
  readonly totals: Totals;
  /** The postings so far, plus those that an end now would add. */
  readonly ledger: readonly Posting<Why>[];
  readonly postings: readonly Posting<Why>[];
} {
  const { rules } = game;
  const currentReplay = replay(rules, match, entries);
  const ledger = ledgerOf(currentReplay);
  const countedPlayers = new Set(
    rules.ranking(currentReplay.state, ledger).flatMap(({ players }) => players)
  );
  const allPostings = [
    ...ledger,
    ...(currentReplay.isEnded ? [] : postingsIfEndedNow(game, currentReplay.state))
  ];
  const players = playersOf(match).filter((player) => countedPlayers.has(player));
  return {
    totals: Object.fromEntries(players.map((player) => [player, totalOf(player, allPostings)])),
    ledger: allPostings,
    postings: ledger
  };
}

/** One kind of piece, and how its number changes at each place. */
interface PieceChange {
  readonly piece: string;
  readonly value: number;
  readonly countsByPlace: Map<Place, number>;
}

/** The transfers that turn the payouts of one ledger into those of another, between players first. */
function transfersBetween(
  players: readonly PlayerId[],
  ledgerBefore: readonly Posting<Why>[],
  ledgerAfter: readonly Posting<Why>[]
): readonly Transfer[] {
  const changes = new Map<string, PieceChange>();
  const addPosting = (posting: Posting<Why>, sign: 1 | -1): void => {
    if (!movesPiece(posting)) return;
    const { from, to, piece } = posting;
    const [value, count] = posting.heap === true ? [1, posting.value] : [posting.value, 1];
    const key = `${piece} ${value}`;
    const change = changes.get(key) ?? { piece, value, countsByPlace: new Map<Place, number>() };
    changes.set(key, change);
    change.countsByPlace.set(to, (change.countsByPlace.get(to) ?? 0) + sign * count);
    change.countsByPlace.set(from, (change.countsByPlace.get(from) ?? 0) - sign * count);
  };
  for (const posting of ledgerBefore) addPosting(posting, -1);
  for (const posting of ledgerAfter) addPosting(posting, 1);
  return [...changes.values()].flatMap((change) => transfersOf(change, players));
}

function transfersOf(
  { piece, value, countsByPlace }: PieceChange,
  players: readonly PlayerId[]
): readonly Transfer[] {
  const isPlayers = (place: Place): boolean => players.some((player) => player === place);
  const playersFirst = [...countsByPlace].sort(
    ([place], [otherPlace]) => Number(isPlayers(otherPlace)) - Number(isPlayers(place))
  );
  const remaining = new Map(playersFirst);
  return playersFirst.flatMap(([receiver]) =>
    playersFirst.flatMap(([giver]): readonly Transfer[] => {
      const count = Math.min(remaining.get(receiver) ?? 0, -(remaining.get(giver) ?? 0));
      if (count <= 0) return [];
      remaining.set(receiver, (remaining.get(receiver) ?? 0) - count);
      remaining.set(giver, (remaining.get(giver) ?? 0) + count);
      return isPlayers(giver) || isPlayers(receiver)
        ? [{ from: giver, to: receiver, piece, value, count }]
        : [];
    })
  );
}
