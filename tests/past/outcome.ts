import {
  isOver,
  movesPiece,
  playersOf,
  replay,
  totalOf,
  type Match,
  type Posting,
  type Reason,
  type Replay,
  type GameTypes
} from '$lib/core';
import { findGame } from '$lib/games/registry';
import type { Game } from '$lib/games/contract/define';
import { addedReasons, splitParagraphs, type Change } from './changes';
import type { Outcome, PastMatch, PastPosting } from './recorded-matches';
import { readOld } from './convert-record';

/** A recorded match, replayed with today's rules. */
export interface ReplayedMatch {
  readonly match: Match;
  readonly game: Game;
  readonly replayed: Replay<GameTypes>;
}

/** Replays a recorded match. Throws if today's version does not know its game. */
export async function replayMatch({
  match: savedMatch,
  entries
}: Pick<PastMatch, 'match' | 'entries'>): Promise<ReplayedMatch> {
  const match = readOld(savedMatch);
  const game = await findGame(match.game)?.load();
  if (game === undefined) throw new Error(`no game is called ${match.game}`);
  return { match, game, replayed: replay(game.rules, match, entries) };
}

/** The result of a match in the format of the record. Throws if it cannot be replayed to its end. */
export function outcomeOf({ match, game, replayed }: ReplayedMatch): Outcome {
  const { refusedEntry, isEnded, steps, state } = replayed;
  if (refusedEntry !== undefined)
    throw new Error(`entry ${refusedEntry.entry.seq} is refused: ${refusedEntry.why.code}`);
  if (!isOver(game.rules, replayed)) throw new Error('it is not over');
  const ledger = steps.flatMap(({ postings }) => postings);
  return {
    ended: isEnded ? 'table' : 'rules',
    totals: Object.fromEntries(playersOf(match).map((player) => [player, totalOf(player, ledger)])),
    places: game.rules.ranking(state, ledger, 'all').map(({ place, players, total: sum, reasons }) => ({
      place,
      players,
      total: sum,
      whys: reasons.map(({ code, rule }) => `${code} ${rule}`)
    })),
    postings: steps.flatMap(({ entry, postings }) =>
      postings
        .filter(({ why }) => !Object.hasOwn(addedReasons, why.code))
        .map((posting) => pastPosting(entry.seq, posting))
    )
  };
}

function pastPosting(seq: number, posting: Posting<Reason>): PastPosting {
  const { to, value, why } = posting;
  const { code } = why;
  const rule = recordedCode(why);
  const place = placeIn(why);
  return {
    seq,
    ...(movesPiece(posting) ? { from: posting.from, to, piece: posting.piece } : { to }),
    value,
    code,
    rule,
    ...(place === undefined ? {} : { at: place })
  };
}

/** The paragraph that a reason cited when it was recorded, before any split. */
function recordedCode(reason: Reason): string {
  const { code, rule } = reason;
  const ruleBefore =
    splitParagraphs.find((paragraph) => paragraph.code === code && paragraph.ruleNow === rule)?.ruleBefore ??
    rule;
  return typeof ruleBefore === 'string' ? ruleBefore : ruleBefore(reason);
}

function placeIn(reason: Reason): number | string | undefined {
  const place: unknown = 'casino' in reason ? reason.casino : 'bar' in reason ? reason.bar : undefined;
  return typeof place === 'number' || typeof place === 'string' ? place : undefined;
}

/** The recorded result with the documented changes. */
export function expectedOutcome({ match, outcome }: PastMatch, changes: readonly Change[]): Outcome {
  return changes
    .filter((change) => change.match === match.id)
    .reduce((current, { newValue: { postings = {}, ...otherMembers } }) => {
      const changedPostings = current.postings.map((posting, index) => postings[index] ?? posting);
      return {
        ...current,
        ...otherMembers,
        postings: changedPostings.filter((posting) => posting !== 'gone')
      };
    }, outcome);
}
