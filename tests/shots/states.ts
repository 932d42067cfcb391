import { readDump, recordsOf } from '#tests/past/dump';
import { addresses, asksOf, gameIds, HOOKS, wholeMatches, type MatchData } from './app';

/** One screen to take pictures of. */
export interface State {
  /** The name of its folder. */
  readonly id: string;
  /** The content of the device: only this match, or the stores of an evening of 0.1.0. */
  readonly match?: MatchData;
  readonly evening?: string;
  /** Relative to the home page; a match is opened by its own address. */
  readonly address?: string;
  /** The controls to tap, one after the other. */
  readonly taps?: readonly string[];
  /** Whether the screen is an open hand. Resizing the window covers it, so it is opened again for each picture. */
  readonly isHand?: boolean;
  /** A control to tap repeatedly, with a picture each, until the log grows or the control is gone. */
  readonly pagesThrough?: string;
}

/** The states of a group: those of a game, or pages. */
export async function statesOf(group: string): Promise<readonly State[]> {
  if (group === 'pages') return pageStates();
  if (group === 'device') return deviceStates();
  return [...(await askStates(group)), ...(await screenStates(group))];
}

export const groups: readonly string[] = [...gameIds, 'pages', 'device'];

async function askStates(game: string): Promise<readonly State[]> {
  const asks = await asksOf(game);
  const [, ...walkedAsks] = [undefined, ...asks.filter(({ isAfterRound }) => isAfterRound).slice(0, 2)];
  return asks.flatMap((ask) => {
    const state: State = { id: slug(game, 'ask', ask.name), match: ask.match };
    const walkedStates: State[] = [];
    if (ask.gated)
      walkedStates.push({ ...state, id: `${state.id}-open`, taps: [HOOKS.openHand], isHand: true });
    if (walkedAsks.includes(ask))
      walkedStates.push({ ...state, id: `${state.id}-payout`, pagesThrough: HOOKS.onward });
    return [state, ...walkedStates];
  });
}

/** The share of a match that is enough for one payout. */
const MATCH_SHARE = 0.6;

async function screenStates(game: string): Promise<readonly State[]> {
  const fullMatches = await wholeMatches(game);
  return [...fullMatches].flatMap(([depth, wholeMatch]) => {
    const halfMatch = {
      ...wholeMatch,
      log: wholeMatch.log.slice(0, Math.ceil(wholeMatch.log.length * MATCH_SHARE))
    };
    const screens: Readonly<Record<string, readonly string[]>> = {
      table: [],
      log: [HOOKS.top(1)],
      stopped: [HOOKS.top(2)],
      rules: [HOOKS.top(3)],
      options: [HOOKS.top(4)],
      people: [HOOKS.top(4), HOOKS.people],
      reason: [HOOKS.top(1), HOOKS.logMoney],
      referee: [HOOKS.top(1), HOOKS.logMoney, HOOKS.referee],
      'looking-back': [HOOKS.top(1), HOOKS.logLine],
      change: [HOOKS.top(1), HOOKS.logLine, HOOKS.changeLine]
    };
    return [
      ...Object.entries(screens).map(([screen, taps]) => ({
        id: slug(game, 'screen', `${depth} ${screen}`),
        match: halfMatch,
        taps
      })),
      { id: slug(game, 'screen', `${depth} result`), match: wholeMatch }
    ];
  });
}

function pageStates(): readonly State[] {
  return [...addresses, 'nowhere/'].map((address) => ({
    id: slug('pages', 'page', address === '' ? 'home' : address),
    address
  }));
}

/** Pages that show stored data. */
function deviceStates(): readonly State[] {
  const yearDevice = readDump('after-a-year').device;
  const partsDevice = readDump('parts-and-settings').device;
  const [finishedResult] = recordsOf(yearDevice, 'results');
  const partSets = partsDevice.stores.find(({ name }) => name === 'partSets')?.records ?? [];
  const eveningState = (evening: string, name: string, address: string): State => ({
    id: slug('device', 'page', name),
    evening,
    address
  });
  return [
    ...[
      '',
      'ledger/',
      'ledger/statistics/',
      'ledger/export/',
      'people/',
      'settings/',
      'restore/',
      'drawer/',
      'new/las-vegas/'
    ].map((address) => eveningState('after-a-year', address === '' ? 'home' : address, address)),
    eveningState('after-a-year', 'finished match', `ledger/match/?id=${finishedResult?.match ?? ''}`),
    eveningState('after-a-year', 'recap', `ledger/recap/?id=${finishedResult?.match ?? ''}`),
    eveningState('after-a-year', 'recap', `ledger/recap/?id=${finishedResult?.match ?? ''}`),
    ...['', 'parts/', 'settings/', 'referee/', 'parts/copy/?box=vegas'].map((address) =>
      eveningState('parts-and-settings', `parts ${address === '' ? 'home' : address}`, address)
    ),
    ...partSets.map(({ key }, index) =>
      eveningState('parts-and-settings', `set ${index + 1}`, `parts/use/?id=${String(key)}`)
    ),
    eveningState('royale-mid-evening', 'tickets', '')
  ];
}

function slug(group: string, kind: string, name: string): string {
  const folderName = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${group}/${kind}-${folderName}`;
}
