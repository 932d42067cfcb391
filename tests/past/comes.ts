import { vi } from 'vitest';
import type { Progress } from '$lib/core';
import { BoxRules } from '$lib/session/parts/box.svelte';
import { readLedger } from '$lib/session/results/finished-matches';
import { RunningMatches } from '$lib/session/home/running-matches.svelte';
import { openMatch } from '$lib/session/match/open';
import { openParts } from '$lib/session/parts/parts-open';
import { PartsShelf } from '$lib/session/parts/parts-shelf.svelte';
import { readKnownPlayers } from '$lib/session/people/player-directory.svelte';
import { Settings } from '$lib/session/device/settings.svelte';
import type { MatchSummary } from '$lib/session/match/match-summary';
import { Database } from '$lib/storage/database/database';
import { countMatches } from '$lib/storage/records/matches';
import { putBack } from './device';
import type { Device, Dump } from './dump';

/** A running match in the list. */
interface Row {
  readonly match: string;
  readonly standing?: Omit<MatchSummary, 'progress'> | undefined;
}

/**
 * The outcome of an evening. Only the list of the home page is typed; everything else is just compared, member by
 * member.
 */
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
    const eveningOutcome = {
      games: await readGames(keysOf(device, 'matches'), database),
      running: await readRunning(database),
      ledger: (await readLedger(database)).map(({ game: _, ...result }) => result),
      count: await countMatches(database),
      matches: await findAll(keysOf(device, 'matches'), (id) => readOpened(id, database)),
      parts: await partSetsOf(database),
      sets: await findAll(keysOf(device, 'partSets'), (id) => readInUse(id, database)),
      boxes: await findAll(BOXES, (box) => settledOf(box, database)),
      players: await readKnownPlayers(database),
      settings: await readSettings(database)
    };
    return JSON.parse(JSON.stringify(eveningOutcome)) as EveningOutcome;
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

async function findAll<Each>(
  keys: readonly string[],
  find: (key: string) => Promise<Each>
): Promise<Readonly<Record<string, Each>>> {
  const foundEntries: [string, Each][] = [];
  for (const key of keys) foundEntries.push([key, await find(key)]);
  return Object.fromEntries(foundEntries);
}

/** The game that each match is listed under, without deleted ones. */
async function readGames(
  ids: readonly string[],
  database: Database
): Promise<Readonly<Record<string, string>>> {
  const ledger = await readLedger(database);
  const runningMatches = new RunningMatches(database);
  await runningMatches.read();
  const listedGames = new Map([
    ...(runningMatches.running ?? []).map(({ match }) => [match.id, match.game] as const),
    ...ledger.map(({ match, game }) => [match, game] as const)
  ]);
  return Object.fromEntries(
    ids.flatMap((id) => (listedGames.has(id) ? [[id, listedGames.get(id) ?? '']] : []))
  );
}

/** The running matches as the home page lists them, with their standings. */
async function readRunning(database: Database): Promise<EveningOutcome['running']> {
  const runningMatches = new RunningMatches(database);
  await runningMatches.read();
  return {
    trouble: runningMatches.error?.code ?? 'none',
    rows: (runningMatches.running ?? []).map(({ match, standing }) => ({
      match: match.id,
      standing: standing && { ...standing, progress: toRecorded(standing.progress) }
    }))
  };
}

/** Renames this member to its name in the recorded outcomes. */
function toRecorded({ roundCount, ...progress }: Progress): object {
  return { ...progress, of: roundCount };
}

/** A match opened at its last line: the length of its log, its draft, its asks, and the money. */
async function readOpened(id: string, database: Database): Promise<object | 'deleted'> {
  const match = await openMatch(id, { database });
  if (match === undefined) return 'deleted';
  const {
    entries,
    replay,
    asks,
    draft,
    totals,
    progress,
    isOver,
    brokenReason: broken,
    result,
    lastPostings: last
  } = match;
  const openedState = {
    entries: entries.length,
    stands: replay.steps.length,
    asks: asks.map((ask) => ({
      id: ask.id,
      kind: ask.kind,
      ...(ask.for === undefined ? {} : { for: ask.for })
    })),
    draft,
    totals,
    progress: toRecorded(progress),
    over: isOver,
    broken: broken ?? 'no',
    table: match.match.table,
    last: last.map(({ to, value, why }) => ({ to, value, code: why.code, rule: why.rule })),
    lines: match.lines.length,
    finished: result?.seq ?? 'no'
  };
  await match.whenSaved();
  match.close();
  return openedState;
}

/** The part sets in the order of the list. */
async function partSetsOf(database: Database): Promise<readonly string[]> {
  const shelf = new PartsShelf(database);
  await shelf.read();
  return (shelf.sets ?? []).map(({ set: { id, name } }) => `${id} ${name}`);
}

/** A part set opened at its last state: its parts, and the places of their pieces. */
async function readInUse(id: string, database: Database): Promise<object | 'deleted'> {
  const openedParts = await openParts(id, database);
  if (openedParts === undefined) return 'deleted';
  const { set: storedSet, entries, lines, state } = openedParts;
  // The recorded outcomes have the names that these members had then.
  const { holdings: heldPieces, piles, ...otherState } = state;
  const namedPiles = Object.entries(piles).map(([part, pile]) => {
    const { missingCount: missingPieces, bottom: bottomPieces, ...otherPiles } = pile;
    return [part, { ...otherPiles, astray: missingPieces, under: bottomPieces }] as const;
  });
  await openedParts.whenSaved();
  openedParts.close();
  return {
    name: storedSet.name,
    box: storedSet.box ?? 'none',
    entries: entries.length,
    lines: lines.length,
    state: { ...otherState, held: heldPieces, piles: Object.fromEntries(namedPiles) }
  };
}

async function settledOf(box: string, database: Database): Promise<object> {
  const rules = new BoxRules(box, database);
  await rules.load();
  return { houseRules: rules.houseRules, parts: rules.parts, rulings: rules.rulings };
}

async function readSettings(database: Database): Promise<object> {
  const settings = new Settings(database);
  await settings.load();
  return { theme: settings.values.theme, sound: settings.values.sound, awake: settings.values.awake };
}
