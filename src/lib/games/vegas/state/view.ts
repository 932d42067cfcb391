import { hasLeft, type PlayerId, type Posting, type Progress } from '$lib/core';
import { FACES, TABLES, spacesOf } from './board';
import { CARD_SET } from '$lib/games/vegas/data';
import { payTable } from '$lib/games/vegas/payout/payout';
import { allowedSpaces } from '$lib/games/vegas/actions/placing';
import { countersOf, goldOf, currentTable, isOpen, nameOf, spacesAt } from './table';
import { placeOfTable, trackOf } from './track';
import type {
  VegasChange,
  FightView,
  NumberEffect,
  SeatView,
  Space,
  State,
  TableView,
  View,
  Why
} from '$lib/games/vegas/types';

/** Returns the data for the screen; chosen hearts only for the player who chose them. */
export function view(state: State, viewer?: PlayerId): View {
  const { options, seats, depth, phase, turn, mary, sentTo, placing, ended, news } = state;
  const current = phase === 'over' ? undefined : currentTable(state);
  const fight = fightView(state, viewer);
  const board = options.board === undefined ? 'none' : options.board.invented === true ? 'invented' : 'own';
  return {
    seats: seats.map((player) => seatView(state, player, viewer)),
    options,
    depth,
    phase,
    turn,
    mary,
    track: trackOf(options.board),
    tables: state.tables.map((_, table) => tableView(state, table)),
    ...placementPreview(state, current),
    news,
    board,
    ...(current === undefined ? {} : { currentTable: current }),
    ...(sentTo === undefined ? {} : { sentTo }),
    ...(placing === undefined ? {} : { placing }),
    ...(fight === undefined ? {} : { fight }),
    ...(ended === undefined ? {} : { ended })
  };
}

/** Returns the preview before a counter is placed: the effect of each number, and of each space. */
function placementPreview(state: State, table: number | undefined): Pick<View, 'numberEffects' | 'changes'> {
  const isKnown = state.depth === 'turns' && table !== undefined && isOpen(state, table);
  if (!isKnown) return { numberEffects: [], changes: [] };
  const effects = effectsAt(state, table);
  const spaces = [...new Set(effects.flatMap(({ free, replaces }) => [...free, ...replaces]))];
  return { numberEffects: effects, changes: spaces.sort((a, b) => a - b).map(changeAt(state, table)) };
}

function changeAt(state: State, table: number): (space: number) => VegasChange {
  const { turn, seats, options } = state;
  const { gold = 0 } = state.tables[table] ?? {};
  return (space) => {
    const nextSpaces = spacesAt(state, table).map((currentSpace, index) =>
      index === space ? { ...currentSpace, counter: turn } : currentSpace
    );
    const winningPosting = payTable({ name: nameOf(state, table), gold }, nextSpaces, seats, options).find(
      ({ to: receiver, value }) => receiver !== 'box' && value > 0
    );
    const count = nextSpaces.filter(({ counter }) => counter === turn).length;
    return {
      space,
      count,
      ...(winningPosting === undefined ? {} : { winner: winningPosting.to as PlayerId })
    };
  };
}

/** Returns the effect of each number at this table for the current player. */
function effectsAt(state: State, table: number): readonly NumberEffect[] {
  const spaces = spacesAt(state, table);
  const emptyCount = spaces.filter(({ counter }) => counter === undefined).length;
  return FACES.map((face): NumberEffect => {
    const { isJoker, freeSpaces, replaceableSpaces } = allowedSpaces(spaces, state.turn, face);
    const hasNoSpace = freeSpaces.length + replaceableSpaces.length === 0;
    const effect = hasNoSpace ? 'nothing' : isJoker ? 'joker' : freeSpaces.length > 0 ? 'free' : 'replaces';
    const fillsTable = emptyCount === 1 && freeSpaces.length === 1 && replaceableSpaces.length === 0;
    return { shown: face, effect, fillsTable, free: freeSpaces, replaces: replaceableSpaces };
  });
}

/** Returns the view of a seat. A player who left keeps only the gold. */
function seatView(state: State, player: PlayerId, viewer: PlayerId | undefined): SeatView {
  const isPlaying = !hasLeft(state, player);
  const pawn = state.pawns[player];
  const isVisible = state.options.holdings === 'open' || player === viewer;
  return {
    player,
    counters: isPlaying ? countersOf(state, player) : 0,
    ...startOf(state, player),
    ...(pawn === undefined ? {} : { pawn }),
    ...(isVisible && isPlaying ? { cards: state.cards[player] ?? CARD_SET } : {}),
    ...(isVisible ? { gold: goldOf(state, player) } : {})
  };
}

/** The gold with which a newcomer started, which is never hidden (1.14). */
function startOf({ starts }: State, player: PlayerId): Pick<SeatView, 'start'> {
  const start = starts?.[player];
  return start === undefined ? {} : { start };
}

function tableView(state: State, table: number): TableView {
  const { gold, closed: closedTable } = state.tables[table] ?? {};
  const spaces = spacesAt(state, table);
  return {
    name: nameOf(state, table),
    at: placeOfTable(state.options.board, table),
    rows: spacesInRows(state, table, spaces),
    spaces,
    pawns: state.seats.filter((player) => state.pawns[player] === table),
    currentPayout: currentPayout(state, table),
    ...(gold === undefined ? {} : { gold }),
    ...(closedTable === undefined ? {} : { closed: closedTable })
  };
}

function spacesInRows(
  { options: { board } }: State,
  table: number,
  spaces: readonly Space[]
): readonly (readonly Space[])[] {
  const rows = board?.tables[table]?.rows ?? [];
  return rows.map((row, index) => {
    const spacesBefore = spacesOf({ rows: rows.slice(0, index) }).length;
    return spaces.slice(spacesBefore, spacesBefore + row.length);
  });
}

/** Returns the payout of a table if it were scored now; empty without counters, or if turns are not entered. */
function currentPayout(state: State, table: number): readonly Posting<Why>[] {
  const { gold, counters = {} } = state.tables[table] ?? {};
  const isKnown = state.depth === 'turns' && isOpen(state, table) && Object.keys(counters).length > 0;
  if (!isKnown || gold === undefined) return [];
  return payTable({ name: nameOf(state, table), gold }, spacesAt(state, table), state.seats, state.options);
}

/** Returns the payout of all tables if they were scored now. */
export function payouts(state: State): readonly Posting<Why>[] {
  return state.tables.flatMap((_, table) => currentPayout(state, table));
}

/** Checks whether the payout is unknown, because tables are entered only after they are scored. */
export function isPayoutUnknown({ depth, phase }: State): boolean {
  return depth === 'rounds' && phase !== 'over';
}

/** Returns the gold chips of the tables that are not scored yet. */
export function unclaimedMoney({ tables }: State): readonly number[] {
  return tables.flatMap(({ gold, closed: closedTable }) =>
    gold === undefined || closedTable !== undefined ? [] : [gold]
  );
}

function fightView(state: State, viewer: PlayerId | undefined): FightView | undefined {
  if (state.fight === undefined) return undefined;
  const { chosen, ...fight } = state.fight;
  const ownHearts = viewer === undefined ? undefined : chosen[viewer];
  const readyPlayers = [fight.challenger, fight.defender].filter((player) => chosen[player] !== undefined);
  const { numbers } = spacesAt(state, fight.table)[fight.space] ?? { numbers: [1] };
  return { ...fight, numbers, ready: readyPlayers, ...(ownHearts === undefined ? {} : { ownHearts }) };
}

/** Returns the progress in tables: the number of the current one, out of fourteen. */
export function progress({ tables }: State): Progress {
  const closedCount = tables.filter((table) => table.closed !== undefined).length;
  return { round: Math.min(closedCount + 1, TABLES), roundCount: TABLES };
}
