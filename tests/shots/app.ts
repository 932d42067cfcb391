import { seededRandom } from '$lib/core';
import { games } from '$lib/games/registry';
import { ENTRY_DETAILS } from '$lib/games/contract/define';
import { everyAsk } from '#tests/e2e/support/asked';
import { pages } from '#tests/e2e/support/pages';
import { playMatch, playersFor } from '#tests/laws/matches';

/**
 * Everything that the screenshots need from the app: matches as data, its pages, and the places of controls. A commit
 * with other names has its own `app.ts`, which is used there.
 */

/** A match in its stored form. `log` has moves as objects, and other entries such as undo as strings. */
export interface MatchData {
  readonly game: string;
  readonly seats: readonly string[];
  readonly options: object;
  readonly log: readonly (object | string)[];
  readonly parts: Readonly<Record<string, 'table' | 'app'>>;
}

export interface AskData {
  /** The depth and the kind of the ask: "turns: choose put". */
  readonly name: string;
  readonly match: MatchData;
  /** Whether the ask is answered alone, behind a gate. */
  readonly gated: boolean;
  /** Whether the last entry ended a round, which may have been paid. */
  readonly isAfterRound: boolean;
}

/** The selectors of controls that lead to a screen. */
export const HOOKS = {
  /** The buttons at the top of a match: log, "If we stop", rules, options. */
  top: (number: number) => `.top .actions > :nth-child(${number})`,
  logLine: 'dialog[open] ol > li > button',
  logMoney: 'dialog[open] .money button',
  referee: 'dialog[open] a.dispute',
  changeLine: '.looking .quiet-button',
  people: 'dialog[open] .people .quiet-button',
  openHand: '.gate ~ .ask > [data-do="open"]',
  /** The button that opens a gate, beside an ask that players can answer without it. */
  toGate: '.frame .ask .way',
  hand: '.gate > .hand',
  onward: '.frame .ask .main-button',
  undoLabel: '.frame .undo .words',
  /** The open match, not one that is being left. */
  match: '.frame:not([data-left])'
} as const;

export const gameIds: readonly string[] = games.map(({ meta }) => meta.id);

/** Every kind of ask of a game, once with dice and draws from the players and once from the app. */
export async function asksOf(id: string): Promise<readonly AskData[]> {
  const parts = await partsOf(id);
  return (await everyAsk())
    .filter(({ match }) => match.game === id)
    .flatMap(({ title, match, gated: isAlone, secret }) => {
      const name = title.slice(id.length + 2);
      const isAfterRound = name.endsWith(', after a round');
      const gated = secret && isAlone;
      const playerAsk = { name, match: { ...match, game: id, parts: {} }, gated, isAfterRound };
      const appAsk = { ...playerAsk, name: `${name}, app`, match: { ...match, game: id, parts } };
      return / (dice|draw) /.test(` ${name} `) ? [playerAsk, appAsk] : [playerAsk];
    });
}

async function partsOf(id: string): Promise<MatchData['parts']> {
  const game = await games.find(({ meta }) => meta.id === id)?.load();
  return Object.fromEntries((game?.parts ?? []).map((part) => [part.id, 'app'] as const));
}

/** A match of each depth from its first move to its end. */
export async function wholeMatches(id: string): Promise<ReadonlyMap<string, MatchData>> {
  const game = await games.find(({ meta }) => meta.id === id)?.load();
  if (game === undefined) return new Map();
  return new Map(
    ENTRY_DETAILS.map(({ value: depth }) => {
      const chance = seededRandom(1);
      const tape = Array.from({ length: 4000 }, () => chance(2 ** 30));
      const players = playersFor(game.meta.players.max);
      const { match, entries } = playMatch(game, { players, first: 'p1', depth, houseRules: {} }, tape);
      const seats = match.seats.map(({ name }) => name);
      const log = entries.map(({ do: action }) =>
        typeof action === 'object' && 'move' in action ? action.move : 'end'
      );
      return [depth, { game: id, seats, options: match.options, log, parts: {} }] as const;
    })
  );
}

/** The addresses of all prerendered pages. */
export const addresses: readonly string[] = pages;
