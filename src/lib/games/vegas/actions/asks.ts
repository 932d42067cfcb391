import type { CountGroup, Outcome } from '$lib/core';
import { FACES } from '$lib/games/vegas/state/board';
import { COUNTERS, GOLD_LEAST, GOLD_MOST, HEARTS, type Face } from '$lib/games/vegas/data';
import { choose, type VegasAsk, refuse } from './refuse';
import { resumeAsks } from './resume-asks';
import { contenders, countersOf, spacesAt } from '$lib/games/vegas/state/table';
import { lowestWanted, enteredSpaces } from './entered-scores';
import type { Ended, Fight, Move, State, Why } from '$lib/games/vegas/types';

/** Returns the current asks; empty after the last gold chip is gone. */
export function asks(state: State): readonly VegasAsk[] {
  switch (state.phase) {
    case 'over':
      return [];
    case 'first':
      return [stand(state), depthAsk(state)];
    case 'turn':
      return turnAsks(state);
    case 'throw':
      return [throwAsk(state)];
    case 'space':
      return [spaceAsk(state)];
    case 'duel':
      return state.fight === undefined ? [] : duelAsks(state, state.fight);
    case 'step':
      return [choose(state, 'step', [{ type: 'step' }], state.turn)];
    case 'resume':
      return [...resumeAsks(state), depthAsk(state)];
    case 'tables':
      return [scoredAsk(state), depthAsk(state)];
    case 'gold':
      return [{ id: 'gold', kind: 'number', min: GOLD_LEAST, max: GOLD_MOST }];
    case 'winner':
      return winnerAsks(state);
    case 'lowest':
      return lowestAsks(state);
  }
}

function tablesOf({ tables }: State): readonly number[] {
  return tables.map((_, table) => table);
}

function stand(state: State): VegasAsk {
  const player = state.turn;
  return choose(
    state,
    'stand',
    tablesOf(state).map((table) => ({ type: 'stand', player, table })),
    player
  );
}

function throwAsk({ turn }: State): VegasAsk {
  return { id: 'throw', about: { part: 'gold-die' }, for: turn, kind: 'dice', faces: FACES.length, count: 1 };
}

function turnAsks(state: State): readonly VegasAsk[] {
  const player = state.turn;
  const change = choose(
    state,
    'change',
    tablesOf(state).map((table) => ({ type: 'change', table })),
    player
  );
  const toThrow = refuse(state, { type: 'throw', face: 1 });
  if (toThrow?.code === 'mustChange') return [change, depthAsk(state)];
  const goodLuck = choose(
    state,
    'goodLuck',
    FACES.map((number) => ({ type: 'goodLuck', number })),
    player
  );
  const frontMan = choose(
    state,
    'frontMan',
    tablesOf(state).map((table) => ({ type: 'frontMan', table })),
    player
  );
  const mary = choose(state, 'maryCard', [{ type: 'maryCard' }], player);
  return [
    ...(toThrow === undefined ? [throwAsk(state)] : []),
    mary,
    goodLuck,
    ...(frontMan.choices.every(({ refused }) => isOfHand(refused)) ? [] : [frontMan]),
    change,
    ...(countersOf(state, player) === 0 ? [choose(state, 'pass', [{ type: 'pass' }], player)] : []),
    depthAsk(state)
  ];
}

/** Checks whether a move is refused only for a lack of cards or counters. */
function isOfHand(refused: Why | undefined): boolean {
  return refused?.code === 'cardSpent' || refused?.code === 'noCounters';
}

function spaceAsk(state: State): VegasAsk {
  const table = state.placing?.table ?? 0;
  const places = spacesAt(state, table).map((_, space): Move => ({ type: 'place', space }));
  const leave = refuse(state, { type: 'leave' }) === undefined ? [{ type: 'leave' } as const] : [];
  return choose(state, 'space', [...places, ...leave], state.turn);
}

function duelAsks(state: State, { challenger, defender, chosen }: Fight): readonly VegasAsk[] {
  const waiting = [challenger, defender].filter((player) => chosen[player] === undefined);
  const pairs = HEARTS.flatMap((one) =>
    HEARTS.map((other): Move => ({ type: 'duel', challenger: one, defender: other }))
  );
  const typed: VegasAsk = {
    ...choose(state, 'duel', pairs),
    for: [challenger, defender],
    aside: true,
    parts: { challenger: HEARTS.map(String), defender: HEARTS.map(String) }
  };
  if (waiting.length === 0) return [choose(state, 'reveal', [{ type: 'reveal' }]), typed];
  const hearts = waiting.map((player): VegasAsk => ({
    ...choose(
      state,
      `hearts ${player}`,
      HEARTS.map((each) => ({ type: 'hearts', player, hearts: each })),
      player
    ),
    about: { step: 'hearts' },
    secret: true
  }));
  return [...hearts, typed];
}

function scoredAsk(state: State): VegasAsk {
  const full = tablesOf(state).map((table): Move => ({ type: 'scored', table, by: 'full' }));
  const mary = tablesOf(state).map((table): Move => ({ type: 'scored', table, by: 'mary' }));
  const here = mary.filter((move) => refuse(state, move) === undefined);
  const isScored = (move: Move): number => Number(refuse(state, move) !== undefined);
  const openFirst = full.toSorted((one, other) => isScored(one) - isScored(other));
  return choose(state, 'scored', [...here, ...openFirst]);
}

function winnerAsks(state: State): readonly VegasAsk[] {
  const { ended } = state;
  if (ended === undefined) return [];
  const winner = choose(state, 'winner', [
    ...contenders(state).map((player): Move => ({ type: 'winner', winner: player })),
    { type: 'winner', winner: 'nobody' }
  ]);
  return ended.counts === undefined ? [winner, countsAsk(state, ended)] : [winner];
}

/** Asks for the counters of each player. On a full table every space has one; otherwise some spaces can be free. */
function countsAsk(state: State, ended: Ended): VegasAsk {
  const total = enteredSpaces(state, ended.table);
  const whole = ended.by === 'full' && state.options.board !== undefined;
  const group: CountGroup = {
    id: 'counters',
    total,
    rows: [
      ...contenders(state).map((id) => ({ id, max: Math.min(total, COUNTERS) })),
      ...(whole ? [] : [{ id: 'free', max: total }])
    ]
  };
  return { id: 'counts', kind: 'counts', aside: true, groups: [group] };
}

function lowestAsks(state: State): readonly VegasAsk[] {
  const player = state.ended === undefined ? undefined : lowestWanted(state, state.ended);
  if (player === undefined) return [];
  return [
    choose(
      state,
      'lowest',
      FACES.map((number) => ({ type: 'lowest', player, number }))
    )
  ];
}

function depthAsk(state: State): VegasAsk {
  const depth = state.depth === 'turns' ? 'rounds' : 'turns';
  return { ...choose(state, 'depth', [{ type: 'depth', depth }]), aside: true };
}

/** Makes the move that answers an ask. Throws a RangeError for an outcome of another kind. */
export function move(ask: VegasAsk, outcome: Outcome): Move {
  if (ask.kind === 'dice' && outcome.kind === 'dice') return { type: 'throw', face: faceOf(outcome.dice[0]) };
  if (ask.kind === 'number' && outcome.kind === 'number') return { type: 'gold', gold: outcome.number };
  if (ask.kind === 'counts' && outcome.kind === 'counts') return countsMove(ask.groups, outcome.counts);
  if (ask.kind === 'choose' && outcome.kind === 'choose') {
    const chosen = ask.choices[outcome.choice];
    if (chosen !== undefined) return chosen.move;
  }
  throw new RangeError(`“${ask.id}” cannot be answered with ${outcome.kind}`);
}

/** Finds the answer to an ask that gives this move, the inverse of `move`; undefined for a choice. */
export function answer(ask: VegasAsk, entered: Move): Outcome | undefined {
  if (ask.kind === 'dice' && entered.type === 'throw') return { kind: 'dice', dice: [entered.face] };
  if (ask.kind === 'number' && entered.type === 'gold') return { kind: 'number', number: entered.gold };
  if (ask.kind !== 'counts' || entered.type !== 'counts') return undefined;
  const counts = ask.groups.map(({ id, total = 0 }) => {
    const placed = Object.values(entered.counts).reduce((sum, count) => sum + count, 0);
    return [id, { ...entered.counts, free: total - placed }] as const;
  });
  return { kind: 'counts', counts: Object.fromEntries(counts) };
}

function faceOf(number: number | undefined): Face {
  return FACES.find((face) => face === number) ?? 1;
}

type Counts = Extract<Outcome, { kind: 'counts' }>['counts'];

function countsMove(groups: readonly CountGroup[], counts: Counts): Move {
  const rows = groups.flatMap(({ id, rows }) =>
    rows.map((row) => [row.id, counts[id]?.[row.id] ?? 0] as const)
  );
  return {
    type: 'counts',
    counts: Object.fromEntries(rows.filter(([id, count]) => id !== 'free' && count > 0))
  };
}
