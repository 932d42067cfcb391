import {
  badLog,
  badMatch,
  badResult,
  DAMAGED_ID,
  logOf,
  matchOf,
  type LooseRecord,
  type Store
} from './store';

/** One way to damage a store, and where the damaged record is expected afterwards. */
export interface Damage {
  readonly title: string;
  /**
   * Whether the record is moved to the damaged data, or is still listed and can be opened read-only or without its
   * taps.
   */
  readonly outcome: 'drawer' | 'readonly' | 'dropped';
  readonly apply: (store: Store) => void;
  /** Set if a browser would convert the value to another one, so that only Node can test it. */
  readonly isForNodeAlone?: true;
}

const ODD_VALUES: readonly (readonly [string, unknown])[] = [
  ['nothing', undefined],
  ['null', null],
  ['a number', 7],
  ['NaN', NaN],
  ['a word', 'mauve'],
  ['a list', [1, 2]],
  ['an object', { odd: true }]
];

/** Values that are invalid for this kind of member. */
function invalidExcept(...exceptions: readonly string[]): readonly (readonly [string, unknown])[] {
  return ODD_VALUES.filter(([name]) => !exceptions.includes(name));
}

type PickRecord = (store: Store) => LooseRecord;

/** One damage for each invalid value of a member. */
function members(
  label: string,
  pickRecord: PickRecord,
  name: string,
  exceptions: readonly string[] = []
): readonly Damage[] {
  return invalidExcept(...exceptions).map(([kind, value]) => ({
    title: `${label}: ${name} is ${kind}`,
    outcome: 'drawer',
    apply: (store) => {
      const record = pickRecord(store);
      if (value === undefined) delete record[name];
      else record[name] = value;
    }
  }));
}

function damage(title: string, apply: Damage['apply'], outcome: Damage['outcome'] = 'drawer'): Damage {
  return { title, outcome, apply };
}

const seatOf = (store: Store): LooseRecord => (badMatch(store).seats as LooseRecord[])[1]!;
const lineOf = (store: Store): LooseRecord => badLog(store)[2]!;
const tableOf = (store: Store): LooseRecord => badMatch(store).table as LooseRecord;
const optionsOf = (store: Store): LooseRecord => badMatch(store).options as LooseRecord;
const placeOf = (store: Store): LooseRecord => (badResult(store).places as LooseRecord[])[0]!;
const player = ({ players }: Store): LooseRecord => players[0]!;
const box = ({ boxes }: Store): LooseRecord => boxes[0]!;
const partSet = ({ partSets }: Store): LooseRecord => partSets[0]!;
const partLine = ({ partEntries }: Store): LooseRecord => partEntries[0]!;

function addDraft(draftMembers: LooseRecord): Damage['apply'] {
  const taps = [{ ask: 'place', kit: 'pick', part: 'face', value: '3' }];
  return ({ drafts }) => drafts.push({ match: DAMAGED_ID, after: 5, version: 2, taps, ...draftMembers });
}

function replaceAction(action: unknown): Damage['apply'] {
  return (store) => (lineOf(store).do = action);
}

/** Adds another line to the log. */
function addLine(action: unknown): Damage['apply'] {
  return ({ entries }) => entries.push({ ...logOf(DAMAGED_ID)[0], seq: 6, do: action });
}

/** A value that is not plain data, though a database stores it. */
function circularValue(): LooseRecord {
  const round: LooseRecord = {};
  round.itself = round;
  return round;
}

function nestedValue(depth: number): unknown {
  return depth === 0 ? 'here' : { in: nestedValue(depth - 1) };
}

const place = (moveMembers: LooseRecord): unknown => ({
  move: { type: 'place', face: 3, small: 1, big: 0, ...moveMembers }
});
const seqOf =
  (seq: unknown): Damage['apply'] =>
  ({ entries }) =>
    entries.push({ ...logOf(DAMAGED_ID)[0], seq });

/** Malformed data that no one would expect. */
const malformedDamages: readonly Damage[] = [
  damage('a day in words', (store) => (badMatch(store).startedAt = '2026-11-22T20:00:00Z')),
  damage('a day as the browser has it', (store) => (badMatch(store).startedAt = new Date())),
  damage('deleted on a day in figures and quotes', (store) => (badMatch(store).deletedAt = '1760000000000')),
  damage('deleted on a day as the browser has it', (store) => (badMatch(store).deletedAt = new Date(5))),
  damage('options that hold themselves', (store) => (optionsOf(store).more = circularValue())),
  damage('a line that holds itself', (store) => (lineOf(store).more = circularValue())),
  damage('a result that holds itself', (store) => (badResult(store).more = circularValue())),
  damage('a whole number without end', (store) => (badMatch(store).mood = 10n)),
  damage('bytes', (store) => (badMatch(store).mood = new Uint8Array(4))),
  damage('options laid fifty times into one another', (store) => (optionsOf(store).more = nestedValue(50))),
  damage('text without end', (store) => (badMatch(store).mood = 'A'.repeat(2_000_000))),
  {
    ...damage('parts in a map', (store) => (tableOf(store).parts = new Map([['dice', 'host']]))),
    isForNodeAlone: true
  },
  {
    ...damage('parts called as what every object hangs on', (store) => {
      tableOf(store).parts = JSON.parse('{"__proto__":{"dice":"app"}}');
    }),
    isForNodeAlone: true
  },
  damage('totals of a constructor', (store) => (badResult(store).totals = { p1: 1, constructor: 'mauve' })),
  damage('notes worth mauve', (store) => (badResult(store).held = { p1: { note: { mauve: 2 } } })),
  damage('notes without end', (store) => (badResult(store).held = { p1: { note: { '70000': 1e12 } } })),
  damage('somebody in two places', (store) => (placeOf(store).players = ['p1', 'p2'])),
  damage('a row of nobody', (store) => (placeOf(store).players = [])),
  damage('a line before the first', seqOf(-1)),
  damage('a line numbered 0', seqOf(0)),
  damage('a line between two others', seqOf(2.5)),
  damage('a line numbered in words', seqOf('6')),
  damage('a line numbered by a day', seqOf(new Date(6))),
  damage('a line a million further', seqOf(1_000_000)),
  damage('a ninth seat', (store) => (seatOf(store).player = 'p9')),
  damage('a name that is an object', (store) => (seatOf(store).name = { first: 'Ben' })),
  damage('chip cards that are none', (store) => (optionsOf(store).chipCards = 'all')),
  damage('a house rule that is a constructor', (store) => (optionsOf(store).nobodyWon = 'constructor')),
  ...['constructor', '__proto__', 'toString', 'hasOwnProperty', ''].map((type) =>
    damage(`a move called “${type}”`, addLine({ move: { type } }), 'readonly')
  ),
  damage('a move with a count in quotes', addLine(place({ small: '1' })), 'readonly'),
  damage('a move with a face in quotes', addLine(place({ face: '3' })), 'readonly'),
  damage('a move with less than no dice', addLine(place({ small: -1 })), 'readonly'),
  damage('a move with half a die', addLine(place({ small: 0.5 })), 'readonly'),
  damage('a move with dice without end', addLine(place({ small: 1e9 })), 'readonly'),
  damage('a move with a face of none', addLine(place({ face: 0 })), 'readonly'),
  damage('a move with a face called constructor', addLine(place({ face: 'constructor' })), 'readonly'),
  damage('a move without its members', addLine({ move: { type: 'place' } }), 'readonly'),
  damage(
    'a deed that is two at once',
    addLine({ move: { type: 'roll', dice: [1] }, look: 'p1' }),
    'readonly'
  ),
  damage('a draft with a tap called constructor', addDraft({ taps: [{ tap: 'constructor' }] }), 'dropped'),
  damage('a draft with its version in quotes', addDraft({ version: '1' }), 'dropped'),
  damage('a draft with half a version', addDraft({ version: 1.5 }), 'dropped'),
  damage('a draft that holds itself', addDraft({ taps: [circularValue()] }), 'dropped')
];

/** More than a hundred stores, each with one damaged record. */
export const damages: readonly Damage[] = [
  ...malformedDamages,
  ...members('match', badMatch, 'game', ['a word']),
  ...members('match', badMatch, 'seats'),
  ...members('match', badMatch, 'options'),
  ...members('match', badMatch, 'table'),
  ...members('match', badMatch, 'startedAt', ['a number']),
  ...members('match', badMatch, 'deletedAt', ['nothing', 'a number']),
  ...members('seat', seatOf, 'player'),
  ...members('seat', seatOf, 'name', ['a word']),
  ...members('seat', seatOf, 'colour'),
  ...members('table', tableOf, 'parts', ['an object']),
  ...members('table', tableOf, 'hideMoney'),
  ...members('options', optionsOf, 'first'),
  ...members('options', optionsOf, 'depth'),
  ...members('options', optionsOf, 'nobodyWon', ['nothing']),
  ...members('line', lineOf, 'at', ['a number']),
  ...members('line', lineOf, 'by'),
  ...members('line', lineOf, 'do', ['a word', 'an object']),
  ...members('result', badResult, 'places'),
  ...members('result', badResult, 'totals'),
  ...members('result', badResult, 'rounds'),
  ...members('result', badResult, 'held'),
  ...members('result', badResult, 'finishedAt', ['a number']),
  ...members('result', badResult, 'ended'),
  ...members('row', placeOf, 'players'),
  ...members('row', placeOf, 'total', ['a number']),
  ...members('row', placeOf, 'reasons'),
  ...members('player', player, 'colour'),
  ...members('player', player, 'usedAt', ['a number']),
  ...members('box', box, 'houseRules'),
  ...members('box', box, 'rulings'),
  ...members('parts', partSet, 'name', ['a word']),
  ...members('parts', partSet, 'startedAt', ['a number']),
  ...members('part line', partLine, 'do', ['a word', 'an object']),
  damage('a game that nobody knows', (store) => (badMatch(store).game = 'roulette')),
  damage('a game called as a member of every object', (store) => (badMatch(store).game = 'constructor')),
  damage('nobody sits there', (store) => (badMatch(store).seats = [])),
  damage('one sits there', (store) => (badMatch(store).seats as LooseRecord[]).pop()),
  damage('one seat twice', (store) => (seatOf(store).player = 'p1')),
  damage('one colour twice', (store) => (seatOf(store).colour = 'sky')),
  damage('one name twice', (store) => (seatOf(store).name = 'Anna')),
  damage('a seat in the middle is missing', (store) => (seatOf(store).player = 'p3')),
  damage('a name without end', (store) => (seatOf(store).name = 'A'.repeat(100_000))),
  damage('six sit at a game for five', (store) => {
    const colours = ['sky', 'yellow', 'blue', 'vermillion', 'white', 'green'];
    badMatch(store).seats = colours.map((colour, index) => ({
      player: `p${index + 1}`,
      name: `P${index}`,
      colour
    }));
  }),
  damage('somebody begins who is not there', (store) => (optionsOf(store).first = 'p5')),
  damage('a day after all days', (store) => (badMatch(store).startedAt = 9e15)),
  damage('a day before all days', (store) => (badMatch(store).startedAt = -1)),
  damage('a part is supplied by the host', (store) => (tableOf(store).parts = { dice: 'host' })),
  damage('tiles without end', (store) => (optionsOf(store).royale = { tiles: 1e9, noEntryTrack: [] })),
  damage('tiles that are none', (store) => (optionsOf(store).royale = 'all')),
  damage('notes that are none', (store) => (optionsOf(store).notes = { '30000': -5 })),
  damage('a line is missing', (store) => {
    store.entries = store.entries.filter((entry) => entry !== lineOf(store));
  }),
  damage('the match is gone and its log is there', (store) => {
    store.matches = store.matches.filter(({ id }) => id !== DAMAGED_ID);
  }),
  damage('the match is gone and its result is there', (store) => {
    badResult(store);
    store.matches = store.matches.filter(({ id }) => id !== DAMAGED_ID);
  }),
  damage('a move that is a number', replaceAction({ move: 7 })),
  damage('a move without a type', replaceAction({ move: { face: 3 } })),
  damage('a look of nobody', replaceAction({ look: 'p99' })),
  damage('a ranking of somebody who is not there', (store) => (placeOf(store).players = ['p7'])),
  damage('a ranking of nobody', (store) => (badResult(store).places = [])),
  damage('half a dollar', (store) => (placeOf(store).total = 0.5)),
  damage('a setting that is an object', ({ settings }) => (settings['theme'] = { night: true })),
  damage('a match whose id is a number', ({ matches }) => matches.push({ ...matchOf(DAMAGED_ID), id: 5 })),
  damage('dice of parts that are none', ({ partEntries }) =>
    partEntries.push({ ...partEntries[0], seq: 2, do: { move: { type: 'setUp', chosen: 7 } } })
  ),
  damage('a box with a part that is counted in words', (store) => {
    box(store).parts = { notes: { counts: { '30000': 'six' } } };
  }),
  damage('a move that is not of this game', addLine({ move: { type: 'castle' } }), 'readonly'),
  damage('a move with a die of seven faces', addLine({ move: { type: 'roll', dice: [7] } }), 'readonly'),
  damage('a move with dice that are a word', addLine({ move: { type: 'roll', dice: 'all' } }), 'readonly'),
  damage(
    'a correction with more to it',
    addLine({ correct: 3, move: { type: 'pass' }, keeps: 4 }),
    'readonly'
  ),
  damage('a newer word', addLine('adjourn'), 'readonly'),
  damage('a newer object', addLine({ hello: 'there' }), 'readonly'),
  damage('a draft of a later version', addDraft({ version: 99 }), 'dropped'),
  damage('a draft with a tap that is none', addDraft({ taps: [{ tap: 'wink' }] }), 'dropped'),
  damage('a draft with a tap that is a number', addDraft({ taps: [7] }), 'dropped'),
  damage(
    'a draft with a face that is a word',
    addDraft({ taps: [{ ask: 'place', kit: 'pick', part: 'face', value: 'six' }] }),
    'dropped'
  ),
  damage(
    'a draft that shows what is nowhere',
    addDraft({ taps: [{ ask: 'x', kit: 'by', by: 'app' }] }),
    'dropped'
  ),
  damage(
    'a draft that counts what every object hangs on',
    addDraft({ taps: [{ kit: 'count', ask: 'count', group: '__proto__', row: 'p1', count: 1 }] }),
    'dropped'
  ),
  damage(
    'a draft of somebody who is not there',
    addDraft({ taps: [{ kit: 'count', ask: 'count', group: 'chips', row: 'p7', count: 1 }] }),
    'dropped'
  ),
  damage('a seat that is handed to somebody who sits there', addLine({ seat: 'p1', to: { name: 'Ben' } })),
  damage('a seat that nobody has is handed over', addLine({ seat: 'p5', to: { name: 'Carla' } })),
  damage('a correction of a line in words', addLine({ correct: 'three', move: { type: 'pass' } })),
  damage('parts without a log', (store) => (store.partEntries = [])),
  damage('parts that begin without their pieces', ({ partEntries }) => {
    partEntries[0]!.do = { move: { type: 'reshuffle', part: 'notes' } };
  }),
  damage('a draft without taps', addDraft({ taps: undefined }), 'dropped'),
  damage('a draft after no line', addDraft({ after: 'five' }), 'dropped')
];
