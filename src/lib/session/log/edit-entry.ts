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
  total,
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
  readonly why?: string;
}

/** The consequences of editing an entry, computed before it is done. */
export interface Consequences {
  readonly correction: Correction<Move>;
  /** The entry's new log text. */
  readonly sentence: string;
  /** Whole dollars per player if everyone may know them, including the payout of the current round as it stands. */
  readonly before: Totals;
  readonly after: Totals;
  /** Whether any player's money changes, even if the sums are not public. */
  readonly moneyChanges: boolean;
  /** Pieces that change hands because payouts already made would differ; a payout is never secret. */
  readonly transfers: readonly Transfer[];
  /** The postings behind these sums. */
  readonly ledgers: Readonly<Record<'before' | 'after', readonly Posting<Why>[]>>;
  /** The public view right after the entry, as it was entered and as it would be. */
  readonly views: Readonly<Record<'before' | 'after', GameTypes['View']>>;
  readonly refusedEntry?: RefusedEntry;
  /** The number of entries that would be dropped: the refused entry, and everything after it. */
  readonly dropped: number;
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
  readonly match: Match;
  readonly entries: Log;
  readonly changing: number | undefined;
}

/** The consequences of replacing the move being edited with this one. */
export function consequencesIn(openMatch: MatchBeingEdited, move: Move): ReturnType<typeof consequencesOf> {
  if (openMatch.changing === undefined) return undefined;
  return consequencesOf(
    openMatch.game,
    openMatch.match,
    openMatch.entries,
    openMatch.changing,
    cloneJson(move)
  );
}

/**
 * The consequences of replacing the move of entry `seq` with `move`, or the reason why that is not allowed. Undefined
 * if the players entered no such move in effect, or it is unchanged.
 */
export function consequencesOf(
  game: Game,
  match: Match,
  entries: Log,
  seq: number,
  move: Move
): Consequences | { readonly refused: Why } | undefined {
  const { rules, text } = game;
  const { inEffect } = readLog(entries);
  const index = inEffect.findIndex((entry) => entry.seq === seq);
  const old = inEffect[index];
  if (old === undefined || typeof old.do === 'string' || old.by !== 'table') return undefined;
  // For a secret move, no one may learn whether it changed.
  if (isSameFact(old.do.move, move) && !hasHiddenFacts(game, move)) return undefined;

  const { state: before } = replay(rules, match, inEffect.slice(0, index));
  const refusal = rules.refuse(before, move);
  if (refusal !== undefined) return { refused: refusal };

  const names = spokenNamesOf(match.seats);
  const after = rules.play(before, move).state;
  const originalState = rules.play(before, old.do.move).state;
  const found = findFirstRefused(game, { originalState, state: after }, inEffect.slice(index + 1));
  /** The reason of a refused entry would reveal both moves, so it is withheld if either is secret. */
  const isHidden = [move, found?.move].some((item) => item !== undefined && hasHiddenFacts(game, item));
  const correction = {
    correct: seq,
    move,
    ...(found === undefined ? {} : { drops: found.entry.seq })
  };
  const corrected = [...entries, nextEntry(match.id, entries, correction, 'table', 0)];
  const { state: latest } = replay(rules, match, corrected);
  const money = { before: moneyIn(game, match, entries), after: moneyIn(game, match, corrected) };
  const from =
    found === undefined ? inEffect.length : inEffect.findIndex(({ seq: value }) => value === found.entry.seq);
  return {
    correction,
    sentence: text.logLine(rules.logEventOf(before, move, latest), names),
    before: money.before.totals,
    after: money.after.totals,
    moneyChanges: playersOf(match).some(
      (player) => total(player, money.before.ledger) !== total(player, money.after.ledger)
    ),
    transfers: transfersBetween(playersOf(match), money.before.posted, money.after.posted),
    ledgers: { before: money.before.ledger, after: money.after.ledger },
    views: { before: rules.view(originalState), after: rules.view(after) },
    dropped: inEffect.length - from,
    ...(found === undefined
      ? {}
      : {
          refusedEntry: {
            seq: found.entry.seq,
            number: from + 1,
            sentence: sentenceAt(game, match, inEffect.slice(0, from + 1)),
            ...(found.why === undefined || isHidden ? {} : { why: text.why(found.why, names) })
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
 * asked the same as before; the move itself is not checked, because the result would leak it.
 */
function findFirstRefused(
  game: Game,
  begin: StatesBeforeEntry,
  laterEntries: Log
): { readonly entry: Entry<Move>; readonly move: Move; readonly why?: Why } | undefined {
  const { rules } = game;
  let { originalState, state } = begin;
  for (const [index, entry] of laterEntries.entries()) {
    if (typeof entry.do === 'string' || !('move' in entry.do)) continue;
    const { move } = entry.do;
    try {
      const why = rules.refuse(state, move);
      if (why !== undefined) return { entry, move, why };
      if (
        isStillHidden(game, move, laterEntries.slice(index + 1)) &&
        !asksTheSame(game, move, { originalState, state })
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
  const isOfAnother = (turned: Move): boolean =>
    'player' in turned && !('player' in move && move.player === turned.player);
  return (
    hasHiddenFacts(game, move) &&
    !laterEntries.some(({ do: action }) => {
      if (typeof action === 'string' || !('move' in action)) return false;
      const { move: turned } = action;
      return game.revealingMoves === undefined
        ? !hasHiddenFacts(game, turned)
        : game.revealingMoves.includes(turned.type) && !isOfAnother(turned);
    })
  );
}

/** Whether the player of a secret move is asked the same in both states. */
function asksTheSame({ rules }: Game, move: Move, { originalState, state }: StatesBeforeEntry): boolean {
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
function sentenceAt({ rules, text }: Game, match: Match, inEffect: Log): string {
  const { steps, state } = replay(rules, match, inEffect);
  const last = steps.at(-1);
  if (last?.move === undefined) return '';
  return text.logLine(rules.logEventOf(last.before, last.move, state), spokenNamesOf(match.seats));
}

/** Each player's money if the match ended now. Empty if it is not public. */
function moneyIn(
  game: Game,
  match: Match,
  entries: Log
): {
  readonly totals: Totals;
  /** The postings so far, plus those of an end now. */
  readonly ledger: readonly Posting<Why>[];
  readonly posted: readonly Posting<Why>[];
} {
  const { rules } = game;
  const replayed = replay(rules, match, entries);
  const ledger = ledgerOf(replayed);
  const counted = new Set(rules.ranking(replayed.state, ledger).flatMap(({ players }) => players));
  const sums = [...ledger, ...(replayed.ended ? [] : postingsIfEndedNow(game, replayed.state))];
  const players = playersOf(match).filter((player) => counted.has(player));
  return {
    totals: Object.fromEntries(players.map((player) => [player, total(player, sums)])),
    ledger: sums,
    posted: ledger
  };
}

/** One kind of piece, and how its number changes at each place. */
interface PieceChange {
  readonly piece: string;
  readonly value: number;
  readonly counts: Map<Place, number>;
}

/** The transfers that turn the payouts of one ledger into those of another, between players first. */
function transfersBetween(
  players: readonly PlayerId[],
  before: readonly Posting<Why>[],
  after: readonly Posting<Why>[]
): readonly Transfer[] {
  const changes = new Map<string, PieceChange>();
  const add = (posting: Posting<Why>, sign: 1 | -1): void => {
    if (!movesPiece(posting)) return;
    const { from, to, piece } = posting;
    const [value, count] = posting.heap === true ? [1, posting.value] : [posting.value, 1];
    const key = `${piece} ${value}`;
    const change = changes.get(key) ?? { piece, value, counts: new Map<Place, number>() };
    changes.set(key, change);
    change.counts.set(to, (change.counts.get(to) ?? 0) + sign * count);
    change.counts.set(from, (change.counts.get(from) ?? 0) - sign * count);
  };
  for (const posting of before) add(posting, -1);
  for (const posting of after) add(posting, 1);
  return [...changes.values()].flatMap((change) => transfersOf(change, players));
}

function transfersOf(
  { piece, value, counts }: PieceChange,
  players: readonly PlayerId[]
): readonly Transfer[] {
  const isPlayers = (place: Place): boolean => players.some((player) => player === place);
  const inOrder = [...counts].sort(([one], [other]) => Number(isPlayers(other)) - Number(isPlayers(one)));
  const remaining = new Map(inOrder);
  return inOrder.flatMap(([to]) =>
    inOrder.flatMap(([from]): readonly Transfer[] => {
      const count = Math.min(remaining.get(to) ?? 0, -(remaining.get(from) ?? 0));
      if (count <= 0) return [];
      remaining.set(to, (remaining.get(to) ?? 0) - count);
      remaining.set(from, (remaining.get(from) ?? 0) + count);
      return isPlayers(from) || isPlayers(to) ? [{ from, to, piece, value, count }] : [];
    })
  );
}
