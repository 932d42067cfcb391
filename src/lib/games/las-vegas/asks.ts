import { countPieces, type Ask, type Choice, type CountGroup, type Outcome } from '$lib/core';
import { SMALL_DICE, PAIRS } from './data';
import { bankAsks, layAsks } from './laying';
import { isWaiting } from './moments';
import { refuse } from './refuse';
import { passes, tileMoveAsks } from './tile-moves';
import { isTile, type TileMove } from './tiles';
import { FACES, type Count, type Face, type Move, type Pair, type State, type Who, type Why } from './types';
import { counted, neutralToRoll, purseOf, toCount } from './table';

type LasVegasAsk = Ask<Move, Why>;

/** What the table may do now; empty once the third round is paid. */
export function asks(state: State): readonly LasVegasAsk[] {
  switch (state.phase) {
    case 'over':
      return [];
    case 'deal':
      return [
        { id: 'deal', kind: 'draw', from: 'notes', pool: state.unseen, count: 2 * PAIRS },
        depthAsk(state)
      ];
    case 'tiles':
      return [...layAsks(state), depthAsk(state)];
    case 'bank':
      return bankAsks(state);
    case 'payout':
      return tileMoveAsks(state);
    case 'turns':
      if (isWaiting(state)) return tileMoveAsks(state);
      return [...roundAsks(state), depthAsk(state)];
  }
}

function roundAsks(state: State): readonly LasVegasAsk[] {
  const neutral = { id: 'neutral', kind: 'dice', faces: 6, count: SMALL_DICE, big: true } as const;
  if (state.depth === 'rounds') {
    const count: LasVegasAsk = { id: 'count', kind: 'counts', groups: countGroups(state) };
    const tiles = tileMoveAsks(state);
    return neutralToRoll(state) ? [count, { ...neutral, aside: true }, ...tiles] : [count, ...tiles];
  }
  return neutralToRoll(state) ? [neutral] : turnAsks(state);
}

function turnAsks(state: State): readonly LasVegasAsk[] {
  const player = state.turn;
  const { small, big } = purseOf(state, player);
  const place: LasVegasAsk = { id: 'place', for: player, kind: 'choose', choices: placements(state) };
  if (state.arena.roll !== undefined) return [place];
  const roll: LasVegasAsk = { id: 'roll', for: player, kind: 'dice', faces: 6, count: small, big: big > 0 };
  return [roll, place, ...tileMoveAsks(state)];
}

/** Each casino once the roll is told, else each number of dice at each casino; and passing. */
function placements(state: State): readonly Choice<Move, Why>[] {
  const { small, big } = purseOf(state, state.turn);
  const moves = FACES.flatMap((face): readonly Move[] => {
    if (state.arena.roll !== undefined) return [{ type: 'place', face }];
    return upTo(big).flatMap((bigHere) =>
      upTo(small)
        .filter((smallHere) => smallHere + bigHere > 0)
        .map((smallHere) => ({ type: 'place', face, small: smallHere, big: bigHere }) as const)
    );
  });
  return [...moves, ...passes(state)].map((move) => choice(state, move));
}

function choice(state: State, move: Move): Choice<Move, Why> {
  const refused = refuse(state, move);
  return refused === undefined ? { move } : { move, refused };
}

function depthAsk(state: State): LasVegasAsk {
  const depth = state.depth === 'turns' ? 'rounds' : 'turns';
  return { id: 'depth', kind: 'choose', aside: true, choices: [choice(state, { type: 'depth', depth })] };
}

function countGroups(state: State): readonly CountGroup[] {
  const dice = counted(state).flatMap((who): readonly CountGroup[] => {
    const { small, big } = toCount(state, who);
    return [
      { id: `${who} small`, total: small, rows: FACES.map((face) => ({ id: String(face), max: small })) },
      { id: `${who} big`, total: big, rows: FACES.map((face) => ({ id: String(face), max: big })) }
    ];
  });
  const chips = state.seats.map((player) => ({ id: player, max: purseOf(state, player).chips }));
  return [...dice, { id: 'chips', rows: chips }];
}

function upTo(most: number): readonly number[] {
  return Array.from({ length: most + 1 }, (_, count) => count);
}

/** The move that answers an ask. Throws a RangeError for an outcome of another kind. */
export function move(ask: LasVegasAsk, outcome: Outcome): Move {
  if (ask.kind === 'draw' && outcome.kind === 'draw') return drawMove(ask.id, outcome.drawn);
  if (ask.kind === 'counts' && outcome.kind === 'counts')
    return ask.id === 'count'
      ? countMove(ask.groups, outcome.counts)
      : { type: 'bank', notes: outcome.counts['bank'] ?? {} };
  if (ask.kind === 'dice' && outcome.kind === 'dice') {
    const dice = outcome.dice.filter(isFace);
    const [tile = '', thrown] = ask.id.split(' ');
    if (thrown === 'throw' && isTile(tile)) return { type: 'tile', tile, do: 'throw', dice } as TileMove;
    const type = ask.id === 'neutral' ? 'neutral' : 'roll';
    return outcome.big !== undefined && isFace(outcome.big)
      ? { type, dice, big: outcome.big }
      : { type, dice };
  }
  if (ask.kind === 'choose' && outcome.kind === 'choose') {
    const chosen = ask.choices[outcome.choice];
    if (chosen !== undefined) return chosen.move;
  }
  throw new RangeError(`“${ask.id}” cannot be answered with ${outcome.kind}`);
}

function drawMove(id: string, drawn: readonly string[]): Move {
  const [tile = ''] = drawn;
  if (id === 'tile' && isTile(tile)) return { type: 'lay', tile };
  return id === 'bank'
    ? { type: 'bank', notes: countPieces(drawn) }
    : { type: 'deal', pairs: inPairs(drawn) };
}

export function isFace(number: number): number is Face {
  return (FACES as readonly number[]).includes(number);
}

function inPairs(drawn: readonly string[]): readonly Pair[] {
  const values = drawn.map(Number);
  return Array.from({ length: values.length / 2 }, (_, pair) => [
    values[2 * pair] ?? 0,
    values[2 * pair + 1] ?? 0
  ]);
}

type Counts = Extract<Outcome, { kind: 'counts' }>['counts'];

function countMove(groups: readonly CountGroup[], counts: Counts): Move {
  const dice: Partial<Record<Who, Count>> = {};
  for (const group of groups) {
    const [who, size] = group.id.split(' ');
    if (size !== 'small') continue;
    const big = FACES.find((face) => counts[`${who} big`]?.[face] === 1);
    const small = FACES.map((face) => counts[group.id]?.[face] ?? 0);
    dice[who as Who] = big === undefined ? { small } : { small, big };
  }
  return { type: 'count', dice, chips: counts['chips'] ?? {} };
}
