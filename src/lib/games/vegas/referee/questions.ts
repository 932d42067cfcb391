import { namesOf, type Match, type PlayerId } from '$lib/core';
import type { JsonObject, Question } from '$lib/games/contract/form';
import { optionsPosition } from '$lib/games/contract/house-rule';
import { doubleSpaceRule, equallyLowRule, equalTotalsRule, placingRule } from '$lib/games/vegas/house-rules';
import { countersAt } from '$lib/games/vegas/payout/evidence';
import type { Options, Space, TableView, View, Why } from '$lib/games/vegas/types';
import { tableTitle } from '$lib/games/vegas/strings/en/shared';
import * as say from '$lib/games/vegas/strings/en/game';

type Table = Pick<Match<Options>, 'seats' | 'options'>;

/** Returns the table behind a reason, as it was when scored or as it is now. */
export function dispute(why: Why, view: View, match: Table): Question | undefined {
  if (!('at' in why) || why.at === 'this') return undefined;
  const found = view.tables[why.at.table];
  if (found === undefined) return undefined;
  return tableQuestion(found, view, match) ?? enteredQuestion(found, match);
}

/** Returns the questions of a match: the number to be placed, every table that has or had counters, and the ranking. */
export function questions(view: View, match: Table): readonly Question[] {
  const tables = view.tables.flatMap((table) => tableQuestion(table, view, match) ?? []);
  return [...placementQuestion(view, match), ...tables, ...rankingQuestion(view, match)];
}

function tableQuestion(table: TableView, view: View, match: Table): Question | undefined {
  const { name, gold, closed } = table;
  const spaces = countersAt(table);
  const isEmpty = spaces.every(({ counter }) => counter === undefined);
  if (gold === undefined || (isEmpty && closed?.by !== 'empty')) return undefined;
  if (closed === undefined && view.depth === 'rounds') return undefined;
  return {
    case: 'table',
    title: tableTitle(name),
    position: {
      gold,
      spaces: spacesPosition(spaces, match),
      mary: closed?.by === 'mary' || closed?.by === 'empty',
      ...optionsPosition([doubleSpaceRule, equallyLowRule], match.options)
    }
  };
}

/**
 * Asks about a table whose result alone was entered: by its entered counts, or left open for the players to
 * complete.
 */
function enteredQuestion({ name, gold, closed }: TableView, { seats, options }: Table): Question | undefined {
  if (gold === undefined || closed === undefined) return undefined;
  const { counts, lowest = {} } = closed.entered ?? {};
  const title = tableTitle(name);
  const undecided = options.equallyLow === 'compare' && Object.keys(lowest).length > 0;
  if (counts === undefined || undecided) {
    const people = Object.fromEntries(seats.map(({ name }) => [name, {}] as const));
    return { case: 'counts', title, position: { gold, counts: people }, isOpen: true };
  }
  const named = (counts: Readonly<Partial<Record<PlayerId, number>>>): JsonObject =>
    Object.fromEntries(
      seats.flatMap(({ player, name }) => (counts[player] === undefined ? [] : [[name, counts[player]]]))
    );
  const tied = Object.keys(lowest).length === 0 ? {} : { lowest: named(lowest) };
  return { case: 'counts', title, position: { gold, counts: named(counts), ...tied } };
}

function placementQuestion({ phase, placing, tables, turn }: View, match: Table): readonly Question[] {
  const table = placing === undefined ? undefined : tables[placing.table];
  if (phase !== 'space' || placing === undefined || table === undefined) return [];
  const position = {
    spaces: spacesPosition(table.spaces, match),
    player: namesOf(match.seats)(turn),
    shown: placing.shown,
    ...optionsPosition([placingRule], match.options)
  };
  return [{ case: 'placement', title: tableTitle(table.name), position }];
}

function rankingQuestion({ phase, tables, seats }: View, match: Table): readonly Question[] {
  if (phase !== 'over') return [];
  const wonGold = match.seats.map(({ player, name }) => {
    const gold = tables.flatMap((table) => (table.closed?.winner === player ? [table.gold ?? 0] : []));
    const start = seats.find((seat) => seat.player === player)?.start;
    return [name, start === undefined ? { gold } : { gold, start }] as const;
  });
  const position = {
    players: Object.fromEntries(wonGold),
    ...optionsPosition([equalTotalsRule], match.options)
  };
  return [{ case: 'ranking', title: say.thePlaces, position }];
}

function spacesPosition(spaces: readonly Space[], { seats }: Table): readonly JsonObject[] {
  const names = namesOf(seats);
  return spaces.map(({ numbers, counter }) => ({
    numbers: [...numbers],
    ...(counter === undefined ? {} : { counter: names(counter) })
  }));
}
