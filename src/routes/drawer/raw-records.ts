import type { QuarantinedItem } from '$lib/session';

/**
 * Stored records as text, one per line, as in an exported file. Values that JSON cannot express are described in words.
 */
export function rawTextOf(records: QuarantinedItem['records']): string {
  return records.map(({ store, key, value }) => recordLine(store, key, value)).join('\n');
}

/**
 * The part of an item that may be shown. The log of a match that can be shown normally is left out, because it contains
 * secret choices.
 */
export function shownTextOf({ kind, sentence, records }: QuarantinedItem): string {
  const isReadableMatch = kind === 'match' && sentence === undefined;
  return rawTextOf(isReadableMatch ? records.filter(({ store }) => store === 'matches') : records);
}

function recordLine(store: string, key: IDBValidKey, value: unknown): string {
  return `${store} ${toJson(key)}: ${toJson(value)}`;
}

function toJson(value: unknown): string {
  try {
    const text: unknown = JSON.stringify(value, jsonValue);
    return typeof text === 'string' ? text : String(value);
  } catch {
    return String(value);
  }
}

function jsonValue(_: string, value: unknown): unknown {
  if (typeof value === 'bigint') return `${value}n`;
  if (value === undefined) return 'nothing';
  return typeof value === 'number' && !Number.isFinite(value) ? String(value) : value;
}
