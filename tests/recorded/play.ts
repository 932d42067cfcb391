import { seatsUpTo, type Names, type Posting, type Reason } from '$lib/core';
import { settle } from '$lib/games';
import type { Game } from '$lib/games/contract/define';
import { boxOf, findGame } from '$lib/games/registry';
import { codeIn, lineOf, PEOPLE, posted, ruled, reasonLine, type ExpectedReason } from './lines';
import {
  merge,
  type AskedPosition,
  type CalledPosition,
  type Position,
  type PositionFile,
  type TablePosition
} from './position';

type Postings = readonly Posting<Reason>[];
type Steps = readonly Readonly<Record<string, unknown>>[];

/** A position together with the common settings of its file. */
export type Recorded = Position & { readonly box: string; readonly file: Omit<PositionFile, 'positions'> };

/** The actual lines of a position. */
export async function outcomeLinesOf(recorded: Recorded): Promise<readonly string[]> {
  if ('ask' in recorded) return ruledOn(recorded, recorded.file.game);
  if ('call' in recorded) return summed(recorded, recorded.box);
  return playedOut(recorded, recorded.file);
}

/** The expected lines. */
export function expectedOf({ expect }: Position): readonly string[] {
  if ('refused' in expect) return [expect.refused];
  if ('places' in expect) return expect.places;
  if ('whys' in expect) return expect.whys;
  if ('reasons' in expect) return expect.reasons.map((reason) => lineOf(reason as ExpectedReason));
  return [...expect.postings, ...(expect.asked ?? [])];
}

/** The codes of the expected reasons. */
export function codesIn(position: Position): readonly string[] {
  return expectedOf(position).map(codeIn);
}

async function ruledOn(
  { ask, people = PEOPLE, expect }: AskedPosition,
  id: string
): Promise<readonly string[]> {
  const { text } = await opened(id);
  const names: Names = (seat) => people[seat] ?? seat;
  const { reasons } = await settle({ game: boxOf(id), ...ask });
  const { paragraph = '' } = expect;
  const matching = reasons.filter(({ rule }) => paragraph === '' || rule.endsWith(` ${paragraph}`));
  return ruled((why) => text.why(why, names), expect.reasons, matching, people);
}

/** A payout function of a box; its arguments are those of the position. */
type Sum = (...givenReasons: readonly unknown[]) => unknown;

const SUMS = import.meta.glob<Readonly<Record<string, Sum | undefined>>>(
  '/src/lib/games/*/payout/{payout,ranking}.ts'
);

async function summed(
  { call, with: givenReasons, expect }: CalledPosition,
  box: string
): Promise<readonly string[]> {
  const [file = '', name = ''] = call.split('/');
  const sums = await SUMS[`/src/lib/games/${box}/payout/${file}.ts`]?.();
  const sum = sums?.[name];
  if (sum === undefined) throw new Error(`${box} has no sum ${call}`);
  const found = sum(...givenReasons);
  return 'places' in expect
    ? placeLines(found as Places, expect.codes)
    : withCodes(found as Postings, expect.codes).map(posted);
}

type Places = readonly { readonly place: number; readonly reasons: readonly Reason[] }[];

function placeLines(places: Places, codes?: readonly string[]): readonly string[] {
  return places.flatMap(({ place, reasons }) =>
    withCodes(reasons, codes).map((why) => `${reasonLine(why)} place=${place}`)
  );
}

async function playedOut(position: TablePosition, file: Recorded['file']): Promise<readonly string[]> {
  const game = await opened(position.game ?? file.game);
  const { rules } = game;
  const initialState = play(game, start(game, position, file), position.before ?? []).state;
  if ('try' in position) {
    const refused = rules.refuse(initialState, position.try as { readonly type: string });
    return [refused === undefined ? 'allowed' : reasonLine(refused)];
  }
  if ('stop' in position) return (rules.stop?.(initialState) ?? []).map(posted);
  if ('ledger' in position)
    return placeLines(
      rules.ranking(initialState, position.ledger as unknown as Postings, 'all'),
      position.expect.codes
    );
  const { expect } = position;
  const { state, ledger } = play(game, initialState, position.moves);
  if ('whys' in expect)
    return withCodes(givenReasons(state, ledger, expect.in), expect.codes).map(reasonLine);
  const asked = expect.asked === undefined ? [] : countsAsked(game, state);
  return [...withCodes(ledger, expect.codes).map(posted), ...asked];
}

/** The start of a match, with the default options if neither the file nor the position changes them. */
function start(game: Game, { seats, options = {} }: TablePosition, file: Recorded['file']): object {
  const players = seatsUpTo(seats);
  const defaultOptions = game.options({ players, first: 'p1', depth: 'turns', houseRules: {} });
  return game.rules.start(merge(merge(defaultOptions, file.options ?? {}), options) as object, players);
}

function play(
  { rules }: Game,
  from: object,
  steps: Steps
): { readonly state: object; readonly ledger: Postings } {
  let state = from;
  const ledger: Posting<Reason>[] = [];
  for (const step of steps) {
    if ('set' in step) {
      state = merge(state, step['set']) as object;
      continue;
    }
    const move = step as { readonly type: string };
    const refused = rules.refuse(state, move);
    if (refused !== undefined) throw new Error(`${JSON.stringify(move)} is refused: ${reasonLine(refused)}`);
    const played = rules.play(state, move);
    state = played.state;
    ledger.push(...played.postings);
  }
  return { state, ledger };
}

/** The reasons in a state, or those of the ledger. */
function givenReasons(
  state: object,
  ledger: Postings,
  where: 'news' | 'opening' | 'ledger'
): readonly Reason[] {
  if (where === 'ledger') return ledger.map(({ why }) => why);
  const { news = [], opening } = state as {
    readonly news?: readonly Reason[];
    readonly opening?: { readonly why: Reason };
  };
  return where === 'news' ? news : opening === undefined ? [] : [opening.why];
}

/** The items with one of these codes; without codes all of them. */
function withCodes<Item extends Reason | Posting<Reason>>(
  all: readonly Item[],
  codes?: readonly string[]
): readonly Item[] {
  if (codes === undefined) return all;
  return all.filter((item) => codes.includes('why' in item ? item.why.code : item.code));
}

/** "bank counts: 30000 up to 4" */
function countsAsked({ rules }: Game, state: object): readonly string[] {
  return rules
    .asks(state)
    .flatMap((ask) => (ask.kind === 'counts' ? ask.groups.map(({ rows }) => ({ id: ask.id, rows })) : []))
    .flatMap(({ id, rows }) => rows.map((row) => `${id}: ${row.id} up to ${row.max}`));
}

const games = new Map<string, Promise<Game>>();

async function opened(id: string): Promise<Game> {
  const cachedGame = games.get(id) ?? findGame(id)?.load();
  if (cachedGame === undefined) throw new Error(`no game is called ${id}`);
  games.set(id, cachedGame);
  return cachedGame;
}
