import { seatsUpTo, type Names, type Posting, type Reason } from '$lib/core';
import { settle } from '$lib/games';
import type { Game } from '$lib/games/contract/define';
import { boxOf, findGame } from '$lib/games/registry';
import { codeIn, lineOf, PEOPLE, postingLine, verdictLines, reasonLine, type ExpectedReason } from './lines';
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
export type RecordedPosition = Position & {
  readonly box: string;
  readonly file: Omit<PositionFile, 'positions'>;
};

/** The actual lines of a position. */
export async function outcomeLinesOf(recordedPosition: RecordedPosition): Promise<readonly string[]> {
  if ('ask' in recordedPosition) return rulingLines(recordedPosition, recordedPosition.file.game);
  if ('call' in recordedPosition) return sumLines(recordedPosition, recordedPosition.box);
  return playOut(recordedPosition, recordedPosition.file);
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

async function rulingLines(
  { ask, people = PEOPLE, expect }: AskedPosition,
  id: string
): Promise<readonly string[]> {
  const { text } = await loadGame(id);
  const names: Names = (seat) => people[seat] ?? seat;
  const { reasons } = await settle({ game: boxOf(id), ...ask });
  const { paragraph = '' } = expect;
  const matchingReasons = reasons.filter(({ rule }) => paragraph === '' || rule.endsWith(` ${paragraph}`));
  return verdictLines((reason) => text.why(reason, names), expect.reasons, matchingReasons, people);
}

/** A payout function of a box. The position lists its arguments. */
type Sum = (...givenReasons: readonly unknown[]) => unknown;

const SUM_MODULES = import.meta.glob<Readonly<Record<string, Sum | undefined>>>(
  '/src/lib/games/*/payout/{payout,ranking}.ts'
);

async function sumLines(
  { call, with: givenReasons, expect }: CalledPosition,
  box: string
): Promise<readonly string[]> {
  const [file = '', name = ''] = call.split('/');
  const sumModule = await SUM_MODULES[`/src/lib/games/${box}/payout/${file}.ts`]?.();
  const sum = sumModule?.[name];
  if (sum === undefined) throw new Error(`${box} has no sum ${call}`);
  const result = sum(...givenReasons);
  return 'places' in expect
    ? placeLines(result as Places, expect.codes)
    : withCodes(result as Postings, expect.codes).map(postingLine);
}

type Places = readonly { readonly place: number; readonly reasons: readonly Reason[] }[];

function placeLines(places: Places, codes?: readonly string[]): readonly string[] {
  return places.flatMap(({ place, reasons }) =>
    withCodes(reasons, codes).map((reason) => `${reasonLine(reason)} place=${place}`)
  );
}

async function playOut(position: TablePosition, file: RecordedPosition['file']): Promise<readonly string[]> {
  const game = await loadGame(position.game ?? file.game);
  const { rules } = game;
  const initialState = play(game, start(game, position, file), position.before ?? []).state;
  if ('try' in position) {
    const refusal = rules.refuse(initialState, position.try as { readonly type: string });
    return [refusal === undefined ? 'allowed' : reasonLine(refusal)];
  }
  if ('stop' in position) return (rules.endPayments?.(initialState) ?? []).map(postingLine);
  if ('ledger' in position)
    return placeLines(
      rules.ranking(initialState, position.ledger as unknown as Postings, 'all'),
      position.expect.codes
    );
  const { expect } = position;
  const { state, ledger } = play(game, initialState, position.moves);
  if ('whys' in expect)
    return withCodes(givenReasons(state, ledger, expect.in), expect.codes).map(reasonLine);
  const askedCounts = expect.asked === undefined ? [] : countsAsked(game, state);
  return [...withCodes(ledger, expect.codes).map(postingLine), ...askedCounts];
}

/** The start of a match, with the default options if neither the file nor the position changes them. */
function start(game: Game, { seats, options = {} }: TablePosition, file: RecordedPosition['file']): object {
  const players = seatsUpTo(seats);
  const defaultOptions = game.options({ players, first: 'p1', depth: 'turns', houseRules: {} });
  return game.rules.start(merge(merge(defaultOptions, file.options ?? {}), options) as object, players);
}

function play(
  { rules }: Game,
  firstState: object,
  steps: Steps
): { readonly state: object; readonly ledger: Postings } {
  let state = firstState;
  const ledger: Posting<Reason>[] = [];
  for (const step of steps) {
    if ('set' in step) {
      state = merge(state, step['set']) as object;
      continue;
    }
    const move = step as { readonly type: string };
    const refusal = rules.refuse(state, move);
    if (refusal !== undefined) throw new Error(`${JSON.stringify(move)} is refused: ${reasonLine(refusal)}`);
    const playResult = rules.play(state, move);
    state = playResult.state;
    ledger.push(...playResult.postings);
  }
  return { state, ledger };
}

/** The reasons in a state, or those of the ledger. */
function givenReasons(
  state: object,
  ledger: Postings,
  source: 'news' | 'opening' | 'ledger'
): readonly Reason[] {
  if (source === 'ledger') return ledger.map(({ why }) => why);
  const { news = [], opening } = state as {
    readonly news?: readonly Reason[];
    readonly opening?: { readonly why: Reason };
  };
  return source === 'news' ? news : opening === undefined ? [] : [opening.why];
}

/** The items with one of these codes; without codes all of them. */
function withCodes<Item extends Reason | Posting<Reason>>(
  items: readonly Item[],
  codes?: readonly string[]
): readonly Item[] {
  if (codes === undefined) return items;
  return items.filter((item) => codes.includes('why' in item ? item.why.code : item.code));
}

/** The rows of counts that are asked for: "bank counts: 30000 up to 4". */
function countsAsked({ rules }: Game, state: object): readonly string[] {
  return rules
    .asks(state)
    .flatMap((ask) => (ask.kind === 'counts' ? ask.groups.map(({ rows }) => ({ id: ask.id, rows })) : []))
    .flatMap(({ id, rows }) => rows.map((row) => `${id}: ${row.id} up to ${row.max}`));
}

const games = new Map<string, Promise<Game>>();

async function loadGame(id: string): Promise<Game> {
  const cachedGame = games.get(id) ?? findGame(id)?.load();
  if (cachedGame === undefined) throw new Error(`no game is called ${id}`);
  games.set(id, cachedGame);
  return cachedGame;
}
