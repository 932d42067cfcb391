import {
  askedOf,
  isSameFact,
  ledgerOf,
  nextEntry,
  playersOf,
  readLog,
  replay,
  spokenNamesOf,
  moves,
  total,
  type Correction,
  type Entry,
  type Match,
  type Place,
  type PlayerId,
  type Posting,
  type GameTypes
} from '$lib/core';
import type { Game } from '$lib/games/define';
import type { Totals } from '$lib/storage/schema';
import { hiddenFacts } from './accepting';
import { stoppedNow } from './ending';
import { cloneJson } from './clone-json';

type Move = GameTypes['Move'];
type Why = GameTypes['Why'];
type Log = readonly Entry<Move>[];

/** The first line that no longer fits behind a line that was told again. */
export interface Misfit {
  readonly seq: number;
  /** Counted among the lines that stand, from 1. */
  readonly number: number;
  readonly sentence: string;
  /** Why it cannot be any more; undefined where that would tell what was hidden, or today's rules cannot say. */
  readonly why?: string;
}

/** What telling a line again comes to, before it is done. */
export interface Consequences {
  readonly correction: Correction<Move>;
  /** The line as it would read. */
  readonly sentence: string;
  /** Whole dollars of each player whom everybody may count, with what the round that lies there would pay. */
  readonly before: Totals;
  readonly after: Totals;
  /** Whether any player’s money changes, also where nobody may count it. */
  readonly moneyChanges: boolean;
  /** What changes hands of that which was paid already; a payout is entered in the open. */
  readonly transfers: readonly Transfer[];
  /** All that these sums are made of. */
  readonly ledgers: Readonly<Record<'before' | 'after', readonly Posting<Why>[]>>;
  /** What everybody may see right after the line, as it was told and as it would be. */
  readonly views: Readonly<Record<'before' | 'after', GameTypes['View']>>;
  readonly misfit?: Misfit;
  /** How many lines are taken back: the misfit, and everything after it. */
  readonly dropped: number;
}

/** Pieces that change hands before the payouts of the changed log are what lies in front of everyone. */
export interface Transfer {
  readonly from: Place;
  readonly to: Place;
  readonly piece: string;
  /** Of each piece: whole dollars. */
  readonly value: number;
  readonly count: number;
}

/** An open match with the line of it that is being changed. */
interface Changing {
  readonly game: Game;
  readonly match: Match;
  readonly entries: Log;
  readonly changing: number | undefined;
}

/** What would come of telling that line like this. */
export function consequencesIn(open: Changing, move: Move): ReturnType<typeof consequencesOf> {
  if (open.changing === undefined) return undefined;
  return consequencesOf(open.game, open.match, open.entries, open.changing, cloneJson(move));
}

/**
 * What comes of telling the move of entry `seq` again as `move`, or why that is not allowed. Undefined where no move of the
 * table stands there, or it was told like this already.
 */
export function consequencesOf(
  game: Game,
  match: Match,
  entries: Log,
  seq: number,
  move: Move
): Consequences | { readonly refused: Why } | undefined {
  const { rules, text } = game;
  const { stands } = readLog(entries);
  const at = stands.findIndex((entry) => entry.seq === seq);
  const old = stands[at];
  if (old === undefined || typeof old.do === 'string' || old.by !== 'table') return undefined;
  // Whether a secret was told as it was is nobody’s to know.
  if (isSameFact(old.do.move, move) && !hides(game, move)) return undefined;

  const { state: before } = replay(rules, match, stands.slice(0, at));
  const refused = rules.refuse(before, move);
  if (refused !== undefined) return { refused };

  const names = spokenNamesOf(match.seats);
  const after = rules.play(before, move).state;
  const was = rules.play(before, old.do.move).state;
  const found = firstMisfit(game, { was, state: after }, stands.slice(at + 1));
  /** Why a line does not fit tells of what it says, and of what stands before it. */
  const isHidden = [move, found?.move].some((each) => each !== undefined && hides(game, each));
  const correction = {
    correct: seq,
    move,
    ...(found === undefined ? {} : { drops: found.entry.seq })
  };
  const corrected = [...entries, nextEntry(match.id, entries, correction, 'table', 0)];
  const { state: latest } = replay(rules, match, corrected);
  const money = { before: moneyIn(game, match, entries), after: moneyIn(game, match, corrected) };
  const from =
    found === undefined ? stands.length : stands.findIndex(({ seq: each }) => each === found.entry.seq);
  return {
    correction,
    sentence: text.told(rules.logEventOf(before, move, latest), names),
    before: money.before.totals,
    after: money.after.totals,
    moneyChanges: playersOf(match).some(
      (player) => total(player, money.before.ledger) !== total(player, money.after.ledger)
    ),
    transfers: transfersBetween(playersOf(match), money.before.posted, money.after.posted),
    ledgers: { before: money.before.ledger, after: money.after.ledger },
    views: { before: rules.view(was), after: rules.view(after) },
    dropped: stands.length - from,
    ...(found === undefined
      ? {}
      : {
          misfit: {
            seq: found.entry.seq,
            number: from + 1,
            sentence: sentenceAt(game, match, stands.slice(0, from + 1)),
            ...(found.why === undefined || isHidden ? {} : { why: text.why(found.why, names) })
          }
        })
  };
}

/** The table as it was told, and as it would be. */
interface Tables {
  readonly was: GameTypes['State'];
  readonly state: GameTypes['State'];
}

/**
 * The first of these lines that the rules refuse, or fail over. What still lies hidden fits where its player is asked
 * the same as before, and not by what was chosen, which would then be known.
 */
function firstMisfit(
  game: Game,
  begin: Tables,
  later: Log
): { readonly entry: Entry<Move>; readonly move: Move; readonly why?: Why } | undefined {
  const { rules } = game;
  let { was, state } = begin;
  for (const [index, entry] of later.entries()) {
    if (typeof entry.do === 'string' || !('move' in entry.do)) continue;
    const { move } = entry.do;
    try {
      const why = rules.refuse(state, move);
      if (why !== undefined) return { entry, move, why };
      if (liesHidden(game, move, later.slice(index + 1)) && !asksTheSame(game, move, { was, state }))
        return { entry, move };
      [was, state] = [rules.play(was, move).state, rules.play(state, move).state];
    } catch {
      return { entry, move };
    }
  }
  return undefined;
}

function hides(game: Game, move: Move): boolean {
  return hiddenFacts(game, move) !== undefined;
}

/**
 * Whether a move was made in secret, and none of these later ones has turned it over. Who turns over what is theirs has
 * not turned over what somebody else chose, nor all that was dealt.
 */
function liesHidden(game: Game, move: Move, later: Log): boolean {
  const isOfAnother = (turned: Move): boolean =>
    'player' in turned && !('player' in move && move.player === turned.player);
  return (
    hides(game, move) &&
    !later.some(({ do: deed }) => {
      if (typeof deed === 'string' || !('move' in deed)) return false;
      const { move: turned } = deed;
      return game.reveals === undefined
        ? !hides(game, turned)
        : game.reveals.includes(turned.type) && !isOfAnother(turned);
    })
  );
}

/** Whether whoever made a move in secret is asked the same at both tables. */
function asksTheSame({ rules }: Game, move: Move, { was, state }: Tables): boolean {
  const asked = (at: GameTypes['State']): string =>
    JSON.stringify(
      rules
        .asks(at)
        .filter((ask) => ask.secret === true)
        .filter((ask) => !('player' in move) || askedOf(ask).some((player) => player === move.player))
    );
  return asked(was) === asked(state);
}

/** The sentence of the last of these lines. */
function sentenceAt({ rules, text }: Game, match: Match, stands: Log): string {
  const { steps, state } = replay(rules, match, stands);
  const last = steps.at(-1);
  if (last?.move === undefined) return '';
  return text.told(rules.logEventOf(last.before, last.move, state), spokenNamesOf(match.seats));
}

/** What each has, and would have if the table stopped now; nobody where not everybody may know it. */
function moneyIn(
  game: Game,
  match: Match,
  entries: Log
): {
  readonly totals: Totals;
  /** What was posted, with what would be posted if the game ended now. */
  readonly ledger: readonly Posting<Why>[];
  readonly posted: readonly Posting<Why>[];
} {
  const { rules } = game;
  const replayed = replay(rules, match, entries);
  const ledger = ledgerOf(replayed);
  const counted = new Set(rules.ranking(replayed.state, ledger).flatMap(({ players }) => players));
  const sums = [...ledger, ...(replayed.ended ? [] : stoppedNow(game, replayed.state))];
  const players = playersOf(match).filter((player) => counted.has(player));
  return {
    totals: Object.fromEntries(players.map((player) => [player, total(player, sums)])),
    ledger: sums,
    posted: ledger
  };
}

/** One kind of piece, and how many more of it lie at each place than before. */
interface PieceChange {
  readonly piece: string;
  readonly value: number;
  readonly at: Map<Place, number>;
}

/** Who hands what to whom where one ledger was paid and the other one holds, players to players first. */
function transfersBetween(
  players: readonly PlayerId[],
  before: readonly Posting<Why>[],
  after: readonly Posting<Why>[]
): readonly Transfer[] {
  const changes = new Map<string, PieceChange>();
  const add = (posting: Posting<Why>, sign: 1 | -1): void => {
    if (!moves(posting)) return;
    const { from, to, piece } = posting;
    const [value, count] = posting.heap === true ? [1, posting.value] : [posting.value, 1];
    const key = `${piece} ${value}`;
    const change = changes.get(key) ?? { piece, value, at: new Map<Place, number>() };
    changes.set(key, change);
    change.at.set(to, (change.at.get(to) ?? 0) + sign * count);
    change.at.set(from, (change.at.get(from) ?? 0) - sign * count);
  };
  for (const posting of before) add(posting, -1);
  for (const posting of after) add(posting, 1);
  return [...changes.values()].flatMap((change) => transfersOf(change, players));
}

function transfersOf({ piece, value, at }: PieceChange, players: readonly PlayerId[]): readonly Transfer[] {
  const isPlayers = (place: Place): boolean => players.some((player) => player === place);
  const inOrder = [...at].sort(([one], [other]) => Number(isPlayers(other)) - Number(isPlayers(one)));
  const left = new Map(inOrder);
  return inOrder.flatMap(([to]) =>
    inOrder.flatMap(([from]): readonly Transfer[] => {
      const count = Math.min(left.get(to) ?? 0, -(left.get(from) ?? 0));
      if (count <= 0) return [];
      left.set(to, (left.get(to) ?? 0) - count);
      left.set(from, (left.get(from) ?? 0) + count);
      return isPlayers(from) || isPlayers(to) ? [{ from, to, piece, value, count }] : [];
    })
  );
}
