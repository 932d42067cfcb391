import type { QuarantinedItem } from '$lib/session';

/**
 * Stored records as text, one per line, as in an exported file. Values that JSON cannot express are described in words.
 */
export function rawWords(records: QuarantinedItem['records']): string {
  return records.map(({ store, key, value }) => line(store, key, value)).join('\n');
}

/**
 * The part of an item that may be shown. The log of a match that can be shown normally is left out, because it contains
 * secret choices.
 */
export function shownWords({ kind, sentence, records }: QuarantinedItem): string {
  const isWell = kind === 'match' && sentence === undefined;
  return rawWords(isWell ? records.filter(({ store }) => store === 'matches') : records);
}

function line(store: string, key: IDBValidKey, value: unknown): string {
  return `${store} ${inJson(key)}: ${inJson(value)}`;
}

function inJson(value: unknown): string {
  try {
    const text: unknown = JSON.stringify(value, entered);
    return typeof text === 'string' ? text : String(value);
  } catch {
    return String(value);
  }
}

function entered(_: string, value: unknown): unknown {
  if (typeof value === 'bigint') return `${value}n`;
  if (value === undefined) return 'nothing';
  return typeof value === 'number' && !Number.isFinite(value) ? String(value) : value;
}
