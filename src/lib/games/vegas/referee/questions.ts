import { namesOf, type Match, type PlayerId } from '$lib/core';
import type { JsonObject, Question } from '$lib/games/contract/form';
import { optionsPosition } from '$lib/games/contract/house-rule';
import { doubleSpaceRule, equallyLowRule, equalTotalsRule, placingRule } from '$lib/games/vegas/house-rules';
import { countersAt } from '$lib/games/vegas/payout/evidence';
import type { Options, Space, TableView, View, Why } from '$lib/games/vegas/types';
import { tableTitle } from '$lib/games/vegas/strings/en/shared';
import * as say from '$lib/games/vegas/strings/en/game';

type SeatedMatch = Pick<Match<Options>, 'seats' | 'options'>;

/** Returns the question for the table that a reason is about, as it was when scored or as it is now. */
export function dispute(why: Why, view: View, match: SeatedMatch): Question | undefined {
  if (!('at' in why) || why.at === 'this') return undefined;
  const tableView = view.tables[why.at.table];
  if (tableView === undefined) return undefined;
  return tableQuestion(tableView, view, match) ?? enteredQuestion(tableView, match);
}

/** Returns the questions of a match: the number to be placed, every table that has or had counters, and the ranking. */
export function questions(view: View, match: SeatedMatch): readonly Question[] {
  const tables = view.tables.flatMap((table) => tableQuestion(table, view, match) ?? []);
  return [...placementQuestion(view, match), ...tables, ...rankingQuestion(view, match)];
}

function tableQuestion(table: TableView, view: View, match: SeatedMatch): Question | undefined {
  const { name, gold, closed: closedTable } = table;
  const spaces = countersAt(table);
  const isEmpty = spaces.every(({ counter }) => counter === undefined);
  if (gold === undefined || (isEmpty && closedTable?.by !== 'empty')) return undefined;
  if (closedTable === undefined && view.depth === 'rounds') return undefined;
  return {
    case: 'table',
    title: tableTitle(name),
    position: {
      gold,
      spaces: spacesPosition(spaces, match),
      mary: closedTable?.by === 'mary' || closedTable?.by === 'empty',
      ...optionsPosition([doubleSpaceRule, equallyLowRule], match.options)
    }
  };
}

/**
 * Asks about a table of which only the result was entered: by its counts, or without them as a position for the players
 * to complete.
 */
function enteredQuestion(
  { name, gold, closed: closedTable }: TableView,
  { seats, options }: SeatedMatch
): Question | undefined {
  if (gold === undefined || closedTable === undefined) return undefined;
  const { counts, lowest = {} } = closedTable.entered ?? {};
  const title = tableTitle(name);
  const isUndecided = options.equallyLow === 'compare' && Object.keys(lowest).length > 0;
  if (counts === undefined || isUndecided) {
    const countsByName = Object.fromEntries(seats.map(({ name }) => [name, {}] as const));
    return { case: 'counts', title, position: { gold, counts: countsByName }, isOpen: true };
  }
  const namedCounts = (counts: Readonly<Partial<Record<PlayerId, number>>>): JsonObject =>
    Object.fromEntries(
      seats.flatMap(({ player, name }) => (counts[player] === undefined ? [] : [[name, counts[player]]]))
    );
  const lowestMember = Object.keys(lowest).length === 0 ? {} : { lowest: namedCounts(lowest) };
  return { case: 'counts', title, position: { gold, counts: namedCounts(counts), ...lowestMember } };
}

function placementQuestion({ phase, placing, tables, turn }: View, match: SeatedMatch): readonly Question[] {
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

function rankingQuestion({ phase, tables, seats }: View, match: SeatedMatch): readonly Question[] {
  if (phase !== 'over') return [];
  const namedGold = match.seats.map(({ player, name }) => {
    const goldValues = tables.flatMap((table) => (table.closed?.winner === player ? [table.gold ?? 0] : []));
    const start = seats.find((seat) => seat.player === player)?.start;
    return [name, start === undefined ? { gold: goldValues } : { gold: goldValues, start }] as const;
  });
  const position = {
    players: Object.fromEntries(namedGold),
    ...optionsPosition([equalTotalsRule], match.options)
  };
  return [{ case: 'ranking', title: say.thePlaces, position }];
}

function spacesPosition(spaces: readonly Space[], { seats }: SeatedMatch): readonly JsonObject[] {
  const names = namesOf(seats);
  return spaces.map(({ numbers, counter }) => ({
    numbers: [...numbers],
    ...(counter === undefined ? {} : { counter: names(counter) })
  }));
}
