import type { Game } from '$lib/games/contract/define';
import { expectSame } from './expect-same';
import { piecesOf } from './pieces';
import type { PlayedMatch } from './matches';

/** Everything that is stored, sent or shown is plain JSON: no undefined members, classes or NaN. */
export function everythingIsPlainJson(
  { match, start, moments, ledger, end }: PlayedMatch,
  { rules }: Game
): void {
  isPlain('match', match);
  isPlain('start', start);
  isPlain('ranking', rules.ranking(end, ledger));
  for (const { before, asks, move, played } of moments) {
    isPlain('asks', asks);
    isPlain('move', move);
    isPlain('postings', played.postings);
    isPlain('state', played.state);
    isPlain('view', rules.view(played.state));
    isPlain('now', rules.now(played.state));
    isPlain('told', rules.logEventOf(before, move, end));
    isPlain('pieces', piecesOf({ rules }, played.state));
  }
}

/** The slow comparison prints the difference. */
function isPlain(label: string, value: unknown): void {
  if (!survivesJson(value)) expectSame(JSON.parse(JSON.stringify(value)), value, label);
}

/** Whether a value survives a round trip through JSON. */
function survivesJson(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value !== 'object') return false;
  const members: readonly unknown[] = Object.values(value);
  const isWhole = !Array.isArray(value) || members.length === value.length;
  const kind: unknown = Array.isArray(value) ? Array.prototype : Object.prototype;
  const isBare = Object.getPrototypeOf(value) === kind && Object.getOwnPropertySymbols(value).length === 0;
  return isWhole && isBare && !('toJSON' in value) && members.every(survivesJson);
}

/** Queries change nothing: a match plays the same whether its state was looked at or not. */
export function queriesChangeNothing({ moments, ledger, end, match }: PlayedMatch, { rules }: Game): void {
  for (const { before, move, played } of moments) {
    const jsonBefore = JSON.stringify(before);
    rules.asks(before);
    rules.refuse(before, move);
    rules.now(before);
    rules.view(before);
    for (const { player } of match.seats) rules.view(before, player);
    rules.logEventOf(before, move, end);
    piecesOf({ rules }, before);
    rules.progress(before);
    rules.ranking(before, ledger);
    expectSame(rules.play(before, move), played, move);
    expectSame(JSON.stringify(before), jsonBefore);
  }
}
