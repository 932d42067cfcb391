import {
  namesOf,
  PLAYER_IDS,
  playersOf,
  readLog,
  type By,
  type Entry,
  type Match,
  type PlayerId,
  type Terms
} from '$lib/core';
import type { Game } from '$lib/games/define';

type Logged = Entry<Terms['Move']>;

/** One line of the log as a screen shows it. */
export interface LogLine {
  readonly seq: number;
  /** Counted among the lines that stand, from 1; a line that was taken back has none. */
  readonly number?: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly by: By;
  readonly round?: number;
  /** What the game tells of it; absent for the end of a match and where today's rules cannot follow. */
  readonly told?: Terms['Told'];
  /** Whose doing it is, where the game says so. */
  readonly player?: PlayerId;
  readonly sentence: string;
  readonly stands: boolean;
  readonly takenBack?: { readonly by: By; readonly at: number };
}

/** A move or an end, with the table before and after it; absent where today's rules cannot follow. */
interface Moment {
  readonly entry: Logged;
  readonly before: Terms['State'] | undefined;
  readonly after: Terms['State'] | undefined;
}

export const ENDED = 'The table ends the match.';

/** The whole log, newest first, in sentences; what was taken back keeps its line. */
export function linesOf(game: Game, match: Match, entries: readonly Logged[]): readonly LogLine[] {
  const { stands, takenBack } = readLog(entries);
  const numbers = new Map(stands.map((entry, index) => [entry.seq, index + 1]));
  const { moments, latest } = momentsOf(game, match, entries);
  return moments
    .map((moment) => {
      const undo = takenBack.get(moment.entry.seq);
      const line = lineOf(game, match, moment, undo === undefined ? latest : moment.after);
      const number = numbers.get(moment.entry.seq);
      return {
        ...line,
        stands: number !== undefined,
        ...(number === undefined ? {} : { number }),
        ...(undo === undefined ? {} : { takenBack: { by: undo.by, at: undo.at } })
      };
    })
    .reverse();
}

function lineOf(
  game: Game,
  match: Match,
  { entry, before, after }: Moment,
  latest: Terms['State'] | undefined
): Omit<LogLine, 'stands'> {
  const { seq, at, by } = entry;
  const frame = {
    seq,
    at,
    by,
    ...(before === undefined ? {} : { round: game.rules.progress(before).round })
  };
  if (typeof entry.do === 'string') return { ...frame, sentence: ENDED };
  const { move } = entry.do;
  if (before === undefined || after === undefined) return { ...frame, sentence: plainWords(game, move) };
  const told = game.rules.tell(before, move, latest ?? after);
  const player = playerIn(told);
  return {
    ...frame,
    told,
    sentence: game.text.told(told, namesOf(match.seats)),
    ...(player === undefined ? {} : { player })
  };
}

/** Follows the log entry by entry, undone branches included. */
function momentsOf(
  game: Game,
  match: Match,
  entries: readonly Logged[]
): { readonly moments: readonly Moment[]; readonly latest: Terms['State'] | undefined } {
  const moments: Moment[] = [];
  const stands: Moment[] = [];
  let undone: Moment[] = [];
  const start: Terms['State'] = game.rules.start(match.options, playersOf(match));
  const present = (): Terms['State'] | undefined => (stands.length === 0 ? start : stands.at(-1)?.after);
  for (const entry of entries) {
    if (entry.do === 'undo') {
      const last = stands.pop();
      if (last !== undefined) undone.push(last);
    } else if (entry.do === 'redo') {
      const last = undone.pop();
      if (last !== undefined) stands.push(last);
    } else {
      const before = present();
      const moment = { entry, before, after: after(game, before, entry) };
      moments.push(moment);
      stands.push(moment);
      undone = [];
    }
  }
  return { moments, latest: present() };
}

function after(game: Game, before: Terms['State'] | undefined, entry: Logged): Terms['State'] | undefined {
  if (before === undefined || typeof entry.do === 'string') return before;
  try {
    const { move } = entry.do;
    return game.rules.refuse(before, move) === undefined ? game.rules.play(before, move).state : undefined;
  } catch {
    return undefined;
  }
}

function playerIn(told: Terms['Told']): PlayerId | undefined {
  const named = 'player' in told ? told.player : undefined;
  return PLAYER_IDS.find((player) => player === named);
}

/** What can still be said of a move that the rules no longer know: its own words, if none of them was hidden. */
function plainWords({ hidden = [] }: Game, { type, ...facts }: Terms['Move']): string {
  const told = hidden.includes(type) ? {} : facts;
  const words = Object.entries(told).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
  return words.length === 0 ? `${type}.` : `${type}: ${words.join(', ')}.`;
}
