import { recordedMatch } from '#tests/recorded/matches';

/** A record with any content. */
export type LooseRecord = Record<string, unknown>;

/** The stores of a device with their records, valid or not. */
export interface Store {
  matches: LooseRecord[];
  entries: LooseRecord[];
  drafts: LooseRecord[];
  results: LooseRecord[];
  players: LooseRecord[];
  people?: LooseRecord[];
  /** Key of a setting → its value. */
  settings: Record<string, unknown>;
  partSets: LooseRecord[];
  partEntries: LooseRecord[];
  boxes: LooseRecord[];
  gameNotes?: LooseRecord[];
  manualGames?: LooseRecord[];
  summaries?: LooseRecord[];
}

const fixture = recordedMatch('las-vegas', 'two-players');
const fixtureLog = fixture.log;

const SEATS = [
  { player: 'p1', name: 'Anna', colour: 'sky' },
  { player: 'p2', name: 'Ben', colour: 'yellow' }
];

export function matchOf(id: string): LooseRecord {
  return {
    id,
    game: 'las-vegas',
    seats: structuredClone(SEATS),
    options: structuredClone(fixture.match.options),
    table: { parts: { dice: 'table' }, hideMoney: false },
    startedAt: 1_760_000_000_000
  };
}

/** The first lines of the fixture's log. */
export function logOf(match: string, lines = 5): LooseRecord[] {
  return fixtureLog.slice(0, lines).map((action, index) => ({
    match,
    seq: index + 1,
    at: 1_760_000_000_000 + index,
    by: 'table',
    do: typeof action === 'string' ? action : { move: structuredClone(action) }
  }));
}

export function resultOf(match: string): LooseRecord {
  return {
    match,
    game: 'las-vegas',
    seats: structuredClone(SEATS),
    startedAt: 1_760_000_000_000,
    finishedAt: 1_760_000_100_000,
    seq: 6,
    ended: 'table',
    places: [
      { place: 1, players: ['p1'], total: 70_000, reasons: [{ rule: '6.1', sentence: 'Anna has more.' }] },
      { place: 2, players: ['p2'], total: 30_000, reasons: [] }
    ],
    totals: { p1: 70_000, p2: 30_000 },
    held: { p1: { note: { '70000': 1 } }, p2: { note: { '30000': 1 } } },
    rounds: [{ round: 1, totals: { p1: 70_000, p2: 30_000 } }]
  };
}

/** The id of the damaged match. */
export const DAMAGED_ID = 'damaged';

/** A device with a valid running and a valid finished match, and one more record of each kind to damage. */
export function validStore(): Store {
  const endedLog = [...logOf('finished'), { ...logOf('finished')[0], seq: 6, do: 'end' }];
  return {
    matches: [matchOf('running'), matchOf('finished'), matchOf(DAMAGED_ID)],
    entries: [...logOf('running'), ...endedLog, ...logOf(DAMAGED_ID)],
    drafts: [],
    results: [resultOf('finished')],
    players: [{ name: 'Anna', colour: 'sky', usedAt: 1 }],
    settings: { sound: true },
    partSets: [{ id: 'set', name: 'Dice', startedAt: 1 }],
    partEntries: [{ match: 'set', seq: 1, at: 1, by: 'table', do: { move: { type: 'setUp', chosen: [] } } }],
    boxes: [{ game: 'las-vegas', houseRules: { nobodyWon: 'next' }, rulings: {} }]
  };
}

/** The record of the damaged match. */
export function badMatch({ matches }: Store): LooseRecord {
  return matches.find(({ id }) => id === DAMAGED_ID)!;
}

/** The log of the damaged match. */
export function badLog({ entries }: Store): LooseRecord[] {
  return entries.filter(({ match }) => match === DAMAGED_ID);
}

/** Gives the damaged match a result, so that it is finished. */
export function badResult(store: Store): LooseRecord {
  const result = resultOf(DAMAGED_ID);
  store.results.push(result);
  return result;
}
