import { vi } from 'vitest';
import { BoxRules } from '$lib/session/parts/box.svelte';
import { readLedger } from '$lib/session/results/finished-matches';
import { RunningMatches } from '$lib/session/home/running-matches.svelte';
import { openMatch } from '$lib/session/match/open';
import { openParts } from '$lib/session/parts/parts-open';
import { PartsShelf } from '$lib/session/parts/parts-shelf.svelte';
import { knownPlayers } from '$lib/session/people/player-directory.svelte';
import { Settings } from '$lib/session/device/settings.svelte';
import type { MatchSummary } from '$lib/session/match/match-summary';
import { Database } from '$lib/storage/database/database';
import { countMatches } from '$lib/storage/records/matches';
import { putBack } from './device';
import type { Device, Dump } from './dump';

/** A running match in the list. */
interface Row {
  readonly match: string;
  readonly standing?: MatchSummary | undefined;
}

/** The outcome; apart from the list of the home page it is only compared, member by member. */
export interface EveningOutcome {
  readonly running: { readonly trouble: string; readonly rows: readonly Row[] };
}

/**
 * Reads the stores of one evening with the app's own storage and session code. The result is plain JSON without text.
 */
export async function comesTo({ device, at, evening }: Omit<Dump, 'comesTo'>): Promise<EveningOutcome> {
  vi.useFakeTimers({ toFake: ['Date'], now: at });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  const name = `${evening} ${Math.random()}`;
  await putBack({ ...device, database: name });
  const database = new Database(name);
  try {
    const found = {
      games: await games(keysOf(device, 'matches'), database),
      running: await running(database),
      ledger: (await readLedger(database)).map(({ game: _, ...result }) => result),
      count: await countMatches(database),
      matches: await all(keysOf(device, 'matches'), (id) => opened(id, database)),
      parts: await partSetsOf(database),
      sets: await all(keysOf(device, 'partSets'), (id) => inUse(id, database)),
      boxes: await all(BOXES, (box) => settledOf(box, database)),
      players: await knownPlayers(database),
      settings: await set(database)
    };
    return JSON.parse(JSON.stringify(found)) as EveningOutcome;
  } finally {
    await database.close();
    indexedDB.deleteDatabase(name);
    vi.unstubAllGlobals();
    vi.useRealTimers();
  }
}

const BOXES = ['las-vegas', 'razzia', 'vegas', 'las-vegas-cards', 'vegas-strip'];

/** The keys of one store of a dump. */
export function keysOf({ stores }: Device, store: string): readonly string[] {
  return stores.find(({ name }) => name === store)?.records.map(({ key }) => String(key)) ?? [];
}

async function all<Each>(
  keys: readonly string[],
  find: (key: string) => Promise<Each>
): Promise<Readonly<Record<string, Each>>> {
  const found: [string, Each][] = [];
  for (const key of keys) found.push([key, await find(key)]);
  return Object.fromEntries(found);
}

/** The game that each match is listed under, without deleted ones. */
async function games(ids: readonly string[], database: Database): Promise<Readonly<Record<string, string>>> {
  const ledger = await readLedger(database);
  const runningMatches = new RunningMatches(database);
  await runningMatches.read();
  const listed = new Map([
    ...(runningMatches.running ?? []).map(({ match }) => [match.id, match.game] as const),
    ...ledger.map(({ match, game }) => [match, game] as const)
  ]);
  return Object.fromEntries(ids.flatMap((id) => (listed.has(id) ? [[id, listed.get(id) ?? '']] : [])));
}

/** The running matches as the home page lists them, with their standings. */
async function running(database: Database): Promise<EveningOutcome['running']> {
  const runningMatches = new RunningMatches(database);
  await runningMatches.read();
  return {
    trouble: runningMatches.error?.code ?? 'none',
    rows: (runningMatches.running ?? []).map(({ match, standing }) => ({ match: match.id, standing }))
  };
}

/** A match opened at its last line: the length of its log, its draft, its asks, and the money. */
async function opened(id: string, database: Database): Promise<object | 'deleted'> {
  const match = await openMatch(id, { database });
  if (match === undefined) return 'deleted';
  const { entries, replay, asks, draft, totals, progress, over, broken, result, last } = match;
  const facts = {
    entries: entries.length,
    stands: replay.steps.length,
    asks: asks.map((ask) => ({
      id: ask.id,
      kind: ask.kind,
      ...(ask.for === undefined ? {} : { for: ask.for })
    })),
    draft,
    totals,
    progress,
    over,
    broken: broken ?? 'no',
    table: match.match.table,
    last: last.map(({ to, value, why }) => ({ to, value, code: why.code, rule: why.rule })),
    lines: match.lines.length,
    finished: result?.seq ?? 'no'
  };
  await match.settled();
  match.close();
  return facts;
}

/** The part sets in the order of the list. */
async function partSetsOf(database: Database): Promise<readonly string[]> {
  const shelf = new PartsShelf(database);
  await shelf.read();
  return (shelf.sets ?? []).map(({ set: { id, name } }) => `${id} ${name}`);
}

/** A part set opened at its last state: its parts, and the places of their pieces. */
async function inUse(id: string, database: Database): Promise<object | 'deleted'> {
  const found = await openParts(id, database);
  if (found === undefined) return 'deleted';
  const { set: stored, entries, lines, state } = found;
  // The recorded outcomes have the names that these members had then.
  const { holdings: held, piles, ...rest } = state;
  const namedPiles = Object.entries(piles).map(([part, pile]) => {
    const { missingCount: astray, bottom: under, ...others } = pile;
    return [part, { ...others, astray, under }] as const;
  });
  await found.settled();
  found.close();
  return {
    name: stored.name,
    box: stored.box ?? 'none',
    entries: entries.length,
    lines: lines.length,
    state: { ...rest, held, piles: Object.fromEntries(namedPiles) }
  };
}

async function settledOf(box: string, database: Database): Promise<object> {
  const rules = new BoxRules(box, database);
  await rules.load();
  return { houseRules: rules.houseRules, parts: rules.parts, rulings: rules.rulings };
}

async function set(database: Database): Promise<object> {
  const settings = new Settings(database);
  await settings.load();
  return { theme: settings.values.theme, sound: settings.values.sound, awake: settings.values.awake };
}
