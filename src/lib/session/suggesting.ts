import { readLog, spokenNamesOf, type Entry, type Match, type Terms } from '$lib/core';
import type { Game } from '$lib/games/define';

type Move = Terms['Move'];
type Log = readonly Entry<Move>[];

/** What stands before a line; undefined where no move of that entry stands. */
export function standingBefore(entries: Log, seq: number): Log | undefined {
  const { stands } = readLog(entries);
  const at = stands.findIndex((entry) => entry.seq === seq && typeof entry.do !== 'string');
  return at < 0 ? undefined : stands.slice(0, at);
}

/** A line that was taken back, and that fits again. */
export interface Suggestion {
  /** Whether a correction took it back, or undo. */
  readonly by: 'change' | 'undo';
  readonly seq: number;
  readonly move: Move;
  readonly sentence: string;
}

/**
 * The next line of the table that a correction took back, or undo before something else was told, and that could
 * stand now as it was told; one that hides something is told behind its gate, and neither that nor what turns it over
 * is ever suggested.
 */
export function suggestionOf(
  game: Game,
  match: Match,
  entries: Log,
  state: Terms['State']
): Suggestion | undefined {
  const { rules, text } = game;
  const { dropped, takenBack, stands } = readLog(allInPublic(game, entries));
  const last = stands.at(-1)?.do;
  const isHiding = typeof last === 'object' && last.move.type === SECRET;
  for (const { seq, by, do: deed } of dropped) {
    if (typeof deed === 'string' || by !== 'table' || deed.move.type === SECRET) continue;
    const { move } = deed;
    // Its sentence would say what it turns over.
    if (game.reveals?.includes(move.type) ?? isHiding) continue;
    if (!fits(game, state, move)) continue;
    return {
      seq,
      by: takenBack.get(seq)?.at(-1)?.do === 'undo' ? 'undo' : 'change',
      move,
      sentence: text.told(rules.tell(state, move, rules.play(state, move).state), spokenNamesOf(match.seats))
    };
  }
  return undefined;
}

/** What a move is called that was made in secret. */
const SECRET = '';

/** A log with nothing in it but what everybody knows; one without a secret is the same log, which was read before. */
function allInPublic(game: Game, entries: Log): Log {
  const seen = entries.map((entry) => inPublic(game, entry));
  return seen.every((entry, index) => entry === entries[index]) ? entries : seen;
}

/** An entry with nothing in it but what everybody knows: nobody sees whether a secret was told again as it was. */
function inPublic(game: Game, entry: Entry<Move>): Entry<Move> {
  if (typeof entry.do === 'string' || !('move' in entry.do)) return entry;
  const facts = game.hides?.(entry.do.move);
  return facts === undefined ? entry : { ...entry, do: { ...entry.do, move: { ...facts, type: SECRET } } };
}

function fits({ rules }: Game, state: Terms['State'], move: Move): boolean {
  try {
    return rules.refuse(state, move) === undefined;
  } catch {
    return false;
  }
}
