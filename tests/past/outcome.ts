import {
  isOver,
  movesPiece,
  playersOf,
  replay,
  total,
  type Match,
  type Posting,
  type Reason,
  type Replay,
  type GameTypes
} from '$lib/core';
import { findGame } from '$lib/games/registry';
import type { Game } from '$lib/games/contract/define';
import { added, splitParagraphs, type Change } from './changes';
import type { Outcome, PastMatch, PastPosting } from './recorded-matches';
import { readOld } from './convert-record';

/** A recorded match, replayed with today's rules. */
export interface ReplayedMatch {
  readonly match: Match;
  readonly game: Game;
  readonly replayed: Replay<GameTypes>;
}

/** Replays a recorded match. Throws if today's version does not know its game. */
export async function playAgain({
  match: convertRecord,
  entries
}: Pick<PastMatch, 'match' | 'entries'>): Promise<ReplayedMatch> {
  const match = readOld(convertRecord);
  const game = await findGame(match.game)?.load();
  if (game === undefined) throw new Error(`no game is called ${match.game}`);
  return { match, game, replayed: replay(game.rules, match, entries) };
}

/** The result of a match in the format of the record. Throws if it cannot be replayed to its end. */
export function outcomeOf({ match, game, replayed }: ReplayedMatch): Outcome {
  const { broken, ended, steps, state } = replayed;
  if (broken !== undefined) throw new Error(`entry ${broken.entry.seq} is refused: ${broken.why.code}`);
  if (!isOver(game.rules, replayed)) throw new Error('it is not over');
  const ledger = steps.flatMap(({ postings }) => postings);
  return {
    ended: ended ? 'table' : 'rules',
    totals: Object.fromEntries(playersOf(match).map((player) => [player, total(player, ledger)])),
    places: game.rules.ranking(state, ledger, 'all').map(({ place, players, total: sum, reasons }) => ({
      place,
      players,
      total: sum,
      whys: reasons.map(({ code, rule }) => `${code} ${rule}`)
    })),
    postings: steps.flatMap(({ entry, postings }) =>
      postings
        .filter(({ why }) => !Object.hasOwn(added, why.code))
        .map((posting) => pastPosting(entry.seq, posting))
    )
  };
}

function pastPosting(seq: number, posting: Posting<Reason>): PastPosting {
  const { to, value, why } = posting;
  const { code } = why;
  const rule = asRecorded(why);
  const at = placeIn(why);
  return {
    seq,
    ...(movesPiece(posting) ? { from: posting.from, to, piece: posting.piece } : { to }),
    value,
    code,
    rule,
    ...(at === undefined ? {} : { at })
  };
}

/** The paragraph before it was split, as the record cites it. */
function asRecorded(why: Reason): string {
  const { code, rule } = why;
  const ruleBefore =
    splitParagraphs.find((split) => split.code === code && split.ruleNow === rule)?.ruleBefore ?? rule;
  return typeof ruleBefore === 'string' ? ruleBefore : ruleBefore(why);
}

function placeIn(why: Reason): number | string | undefined {
  const at: unknown = 'casino' in why ? why.casino : 'bar' in why ? why.bar : undefined;
  return typeof at === 'number' || typeof at === 'string' ? at : undefined;
}

/** The recorded result with the documented changes. */
export function expected({ match, outcome }: PastMatch, changes: readonly Change[]): Outcome {
  return changes
    .filter((change) => change.match === match.id)
    .reduce((current, { newValue: { postings = {}, ...rest } }) => {
      const changed = current.postings.map((posting, index) => postings[index] ?? posting);
      return { ...current, ...rest, postings: changed.filter((posting) => posting !== 'gone') };
    }, outcome);
}
