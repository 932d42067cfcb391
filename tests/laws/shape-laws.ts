import type { Game } from '$lib/games/contract/define';
import { expectSame } from './expect-same';
import { piecesOf } from './pieces';
import type { PlayedMatch } from './matches';

/** Everything that is stored, sent or shown is plain JSON: no undefined members, classes or NaN. */
export function everythingIsPlainJson(
  { match, start, moments, ledger, end }: PlayedMatch,
  { rules }: Game
): void {
  expectPlainData('match', match);
  expectPlainData('start', start);
  expectPlainData('ranking', rules.ranking(end, ledger));
  for (const { previousState, asks, move, playResult } of moments) {
    expectPlainData('asks', asks);
    expectPlainData('move', move);
    expectPlainData('postings', playResult.postings);
    expectPlainData('state', playResult.state);
    expectPlainData('view', rules.view(playResult.state));
    expectPlainData('now', rules.currentPayout(playResult.state));
    expectPlainData('told', rules.logEventOf(previousState, move, end));
    expectPlainData('pieces', piecesOf({ rules }, playResult.state));
  }
}

/** Fails if a value is not plain JSON; only then the slow comparison runs, to print the difference. */
function expectPlainData(label: string, value: unknown): void {
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
  const isPlainPrototype =
    Object.getPrototypeOf(value) === kind && Object.getOwnPropertySymbols(value).length === 0;
  return isWhole && isPlainPrototype && !('toJSON' in value) && members.every(survivesJson);
}

/** Queries change nothing: a match plays the same whether its state was looked at or not. */
export function queriesChangeNothing({ moments, ledger, end, match }: PlayedMatch, { rules }: Game): void {
  for (const { previousState, move, playResult } of moments) {
    const jsonBefore = JSON.stringify(previousState);
    rules.asks(previousState);
    rules.refuse(previousState, move);
    rules.currentPayout(previousState);
    rules.view(previousState);
    for (const { player } of match.seats) rules.view(previousState, player);
    rules.logEventOf(previousState, move, end);
    piecesOf({ rules }, previousState);
    rules.progress(previousState);
    rules.ranking(previousState, ledger);
    expectSame(rules.play(previousState, move), playResult, move);
    expectSame(JSON.stringify(previousState), jsonBefore);
  }
}
