import {
  isListOf,
  isOptional,
  isObject,
  isOneOf,
  isPlayer,
  isText,
  PLAYER_COLOURS,
  type Check
} from '$lib/core';
import { SOURCE_KINDS, type GameSummary } from '$lib/summary/summary';
import type { Database } from '$lib/storage/database/database';
import { StorageError } from '$lib/storage/database/storage-error';
import { allRequests, LONG_TIMEOUT_MS, read, readInBatches, write } from '$lib/storage/database/transactions';

/**
 * The stored summaries by match. A damaged or foreign one is left out, as if it had not been made yet. The caller
 * checks whether one is of this version and covers its whole log.
 */
export function readSummaries(database: Database): Promise<ReadonlyMap<string, GameSummary>> {
  return read(
    database,
    ['summaries'],
    async (transaction) => {
      const summaryByMatch = new Map<string, GameSummary>();
      await readInBatches(transaction.objectStore('summaries'), (summaries) => {
        for (const summary of summaries) if (isSummary(summary)) summaryByMatch.set(summary.match, summary);
      });
      return summaryByMatch;
    },
    LONG_TIMEOUT_MS
  );
}

/** The stored summary of a match; undefined if there is none, or it is damaged. */
export function readSummary(database: Database, matchId: string): Promise<GameSummary | undefined> {
  return read(database, ['summaries'], async (transaction) => {
    const summary: unknown = await transaction.objectStore('summaries').get(matchId);
    return isSummary(summary) ? summary : undefined;
  });
}

/** Stores summaries, in place of older ones. They can be rebuilt, so their writes need not be durable. */
export function saveSummaries(database: Database, summaries: readonly GameSummary[]): Promise<void> {
  if (!summaries.every(isSummary)) return Promise.reject(new StorageError('unfit'));
  return write(
    database,
    ['summaries'],
    async (transaction) => {
      const store = transaction.objectStore('summaries');
      await allRequests(summaries.map((summary) => () => store.put(summary)));
    },
    'relaxed'
  );
}

const isKind = isOneOf(SOURCE_KINDS);
const isColour = isOneOf(PLAYER_COLOURS);
const isEnd = isOneOf(['rules', 'table']);
const isNumber: Check = (value) => Number.isFinite(value);
const isBoolean: Check = (value) => typeof value === 'boolean';
const isOptionalText = isOptional(isText);
const isSource: Check = (value) => matchesMembers(value, SOURCE_MEMBERS);

/**
 * Whether a record is a summary. The statistics read thousands at once, so plain functions check them without locating
 * the problem.
 */
function isSummary(value: unknown): value is GameSummary {
  return (
    matchesMembers(value, HEAD_MEMBERS) &&
    isListOfMembers(value, 'seats', SEAT_MEMBERS) &&
    isListOfMembers(value, 'places', PLACE_MEMBERS) &&
    isListOfMembers(value, 'rounds', ROUND_MEMBERS) &&
    isListOfMembers(value, 'money', MONEY_MEMBERS) &&
    isListOfMembers(value, 'ties', TIE_MEMBERS) &&
    (ownMember(value, 'dice') === undefined || isListOfMembers(value, 'dice', DICE_MEMBERS)) &&
    (ownMember(value, 'luckiest') === undefined ||
      matchesMembers(ownMember(value, 'luckiest'), LUCK_MEMBERS)) &&
    (ownMember(value, 'biggest') === undefined ||
      matchesMembers(ownMember(value, 'biggest'), PAYMENT_MEMBERS))
  );
}

type Members = readonly (readonly [name: string, is: Check])[];

const HEAD_MEMBERS: Members = [
  ['version', isNumber],
  ['match', isText],
  ['seq', isNumber],
  ['game', isText],
  ['first', isOptional(isPlayer)],
  ['startedAt', isNumber],
  ['finishedAt', isNumber],
  ['playedFor', isNumber],
  ['pauses', isNumber],
  ['ended', isEnd]
];
const SOURCE_MEMBERS: Members = [
  ['kind', isKind],
  ['id', isOptionalText],
  ['label', isOptionalText]
];
const SEAT_MEMBERS: Members = [
  ['player', isPlayer],
  ['name', isText],
  ['colour', isColour],
  ['person', isOptionalText]
];
const PLACE_MEMBERS: Members = [
  ['player', isPlayer],
  ['place', isNumber],
  ['total', isNumber],
  ['wins', isBoolean]
];
const ROUND_MEMBERS: Members = [
  ['round', isNumber],
  ['totals', (value) => isObject(value) && Object.values(value).every(isNumber)],
  ['leaders', (value) => isListOf(value, isPlayer)]
];
const MONEY_MEMBERS: Members = [
  ['player', isPlayer],
  ['round', isNumber],
  ['source', isSource],
  ['value', isNumber]
];
const EFFECT_MEMBERS: Members = [
  ['player', isPlayer],
  ['value', isNumber]
];
const TIE_MEMBERS: Members = [
  ['round', isNumber],
  ['source', isSource],
  ['players', (value) => isListOf(value, isPlayer)],
  ['effects', (value) => isListOf(value, (item) => matchesMembers(item, EFFECT_MEMBERS))],
  ['sentence', isText],
  ['rule', isText]
];
const DICE_MEMBERS: Members = [
  ['player', isPlayer],
  ['faces', (value) => isListOf(value, isNumber) && (value as readonly number[]).length === 6],
  ['rolls', isNumber]
];
const LUCK_MEMBERS: Members = [
  ['player', isPlayer],
  ['round', isNumber],
  ['dice', (value) => isListOf(value, isNumber)],
  ['face', isNumber],
  ['count', isNumber],
  ['onceIn', isNumber]
];
const PAYMENT_MEMBERS: Members = [...MONEY_MEMBERS, ['sentence', isText], ['rule', isText]];

function matchesMembers(value: unknown, members: Members): boolean {
  return isObject(value) && members.every(([name, check]) => check(ownMember(value, name)));
}

function isListOfMembers(value: unknown, name: string, members: Members): boolean {
  return isListOf(ownMember(value, name), (item) => matchesMembers(item, members));
}

function ownMember(value: unknown, name: string): unknown {
  return isObject(value) && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
}
