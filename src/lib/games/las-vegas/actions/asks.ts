import { CHIP_COLOURS, coloursOf, type ChipColour, isChipColour } from '$lib/chip-cards';
import {
  countPieces,
  hasLeft,
  isPlayer,
  playersInRound,
  PLAYER_IDS,
  type Ask,
  type Choice,
  type ChoiceParts,
  type CountGroup,
  type Outcome,
  type PlayerId
} from '$lib/core';
import { chipCardsToLay } from './chip-cards';
import type { ChipCardsTaken } from '$lib/games/las-vegas/strings/en/chip-card';
import { SMALL_DICE, PAIRS } from '$lib/games/las-vegas/data';
import { SIZES, type Size } from './owned-dice';
import { isWaiting } from '$lib/games/las-vegas/state/main-state';
import { NO_BIG } from './placement';
import { refuse } from './refuse';
import { isTile, mainRules, type TileMove } from '$lib/games/las-vegas/tiles';
import {
  FACES,
  IMAGINARY,
  type Count,
  type Face,
  type Move,
  type Pair,
  type State,
  type TableAsk,
  type Who,
  type Why
} from '$lib/games/las-vegas/types';
import { counted, countedPlayers, neutralToRoll, purseOf, toCount } from '$lib/games/las-vegas/state/table';

export type LasVegasAsk = Ask<Move, Why>;

/** Asks that the players may answer now; empty once the third round is paid. */
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
      return [...mainAsks(state), depthAsk(state)];
    case 'bank':
    case 'payout':
      return mainAsks(state);
    case 'turns':
      if (isWaiting(state)) return mainAsks(state);
      return chipCardAsks(state) ?? [...roundAsks(state), depthAsk(state), ...countBankAsks(state)];
  }
}

/** Asks that only the main game has: for a tile, for the notes of the bank, and of tiles. */
function mainAsks(state: State): readonly LasVegasAsk[] {
  return mainRules(state)?.asks(state) ?? [];
}

function countBankAsks(state: State): readonly LasVegasAsk[] {
  return mainRules(state)?.countBankAsks(state) ?? [];
}

/** The ask for the round's chip cards, or for the one that may be taken now; undefined if there is neither. */
function chipCardAsks(state: State): readonly LasVegasAsk[] | undefined {
  const { chipCards } = state;
  if (chipCards === undefined) return undefined;
  if (chipCardsToLay(state))
    return [
      { id: 'chipCards', kind: 'draw', from: 'chipCards', pool: chipCards.pile, count: FACES.length },
      depthAsk(state)
    ];
  const { claim } = chipCards;
  if (claim === undefined) return undefined;
  const { player, casino } = claim;
  const choices = [...coloursOf(chipCards.lying[casino - 1] ?? {}), 'none' as const].map(
    (colour): Choice<Move, Why> => ({ move: { type: 'chipCard', player, casino, colour } })
  );
  return [{ id: 'chipCard', for: player, kind: 'choose', choices }];
}

function roundAsks(state: State): readonly LasVegasAsk[] {
  const neutral = { id: 'neutral', kind: 'dice', faces: 6, count: SMALL_DICE, big: true } as const;
  if (state.depth === 'rounds') {
    const count: TableAsk = { id: 'count', kind: 'counts', groups: countGroups(state) };
    const tiles = mainAsks(state);
    return neutralToRoll(state) ? [count, { ...neutral, aside: true }, ...tiles] : [count, ...tiles];
  }
  return neutralToRoll(state) ? [neutral] : turnAsks(state);
}

function turnAsks(state: State): readonly LasVegasAsk[] {
  const player = state.turn;
  const { small, big } = purseOf(state, player);
  const place: TableAsk = { id: 'place', for: player, kind: 'choose', choices: placements(state) };
  if (state.arena.roll !== undefined) return [place, ...mainAsks(state)];
  const roll: TableAsk = { id: 'roll', for: player, kind: 'dice', faces: 6, count: small, big: big > 0 };
  return [roll, { ...place, parts: PLACE_PARTS }, ...mainAsks(state)];
}

/** The number of a placement, and the number that the big die is placed at, if it is. */
const PLACE_PARTS: ChoiceParts = { face: FACES.map(String), big: [NO_BIG, ...FACES.map(String)] };

/**
 * Choices to place dice, then to pass. If the roll is entered, there is one choice per casino, otherwise one per
 * casino and number of dice.
 */
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

/** Passing with a chip; also without one if a casino is closed. */
function passes(state: State): readonly Move[] {
  return state.royale?.closed === undefined
    ? [{ type: 'pass' }]
    : [{ type: 'pass' }, { type: 'pass', free: true }];
}

function choice(state: State, move: Move): Choice<Move, Why> {
  const refused = refuse(state, move);
  return refused === undefined ? { move } : { move, refused };
}

function depthAsk(state: State): TableAsk {
  const depth = state.depth === 'turns' ? 'rounds' : 'turns';
  return { id: 'depth', kind: 'choose', aside: true, choices: [choice(state, { type: 'depth', depth })] };
}

/** The row of the dice that are at no casino. */
export const IN_BOX = 'box';

/** Id of the group that counts a player's dice of one size. */
export function countGroup(who: Who, size: Size): string {
  return `${who} ${size}`;
}

/** Owner and size of the dice that a group counts; undefined if the group does not count dice. */
export function countedBy(group: string): { readonly who: Who; readonly size: Size } | undefined {
  return [...PLAYER_IDS, ...IMAGINARY]
    .flatMap((who) => SIZES.map((size) => ({ who, size })))
    .find(({ who, size }) => countGroup(who, size) === group);
}

function countGroups(state: State): readonly CountGroup[] {
  const dice = counted(state).flatMap((who): readonly CountGroup[] => {
    const { small, big } = toCount(state, who);
    return [diceGroup(state, who, 'small', small), diceGroup(state, who, 'big', big)];
  });
  // Someone who paid no chip to pass still has them all.
  const chips = countedPlayers(state).map((player) => {
    const max = purseOf(state, player).chips;
    return { id: player, max, known: max };
  });
  return [...dice, { id: 'chips', rows: chips }, ...takenGroups(state)];
}

/** Of a player who left, the dice that were in hand are in the box (1.6). */
function diceGroup(state: State, who: Who, size: Size, total: number): CountGroup {
  const id = countGroup(who, size);
  const rows = FACES.map((face) => ({ id: String(face), max: total }));
  if (!isPlayer(who) || !hasLeft(state, who)) return { id, total, rows };
  return { id, total, rows: [...rows, { id: IN_BOX, max: total }], rest: IN_BOX };
}

/** One group per colour of chip card at each casino: the players who took cards, and how many stay (25.9). */
function takenGroups(state: State): readonly CountGroup[] {
  const { chipCards } = state;
  return FACES.flatMap((face) => {
    const lying = chipCards?.lying[face - 1] ?? {};
    return coloursOf(lying).map((colour): CountGroup => {
      const total = lying[colour] ?? 0;
      const rows = [...playersInRound(state), 'stays'].map((id) => ({ id, max: total }));
      return { id: takenGroup(face, colour), total, rows, rest: 'stays' };
    });
  });
}

/** Casino and colour of the chip cards that a group counts; undefined for any other group. */
export function takenBy(group: string): { readonly face: Face; readonly colour: ChipColour } | undefined {
  return FACES.flatMap((face) => CHIP_COLOURS.map((colour) => ({ face, colour }))).find(
    ({ face, colour }) => takenGroup(face, colour) === group
  );
}

/** Id of the group that counts the chip cards of one colour at one casino. */
export function takenGroup(face: Face, colour: ChipColour): string {
  // eslint-disable-next-line house/words -- the id of an ask
  return `chipCards ${face} ${colour}`;
}

function upTo(most: number): readonly number[] {
  return Array.from({ length: most + 1 }, (_, count) => count);
}

/** Builds the move that answers an ask. Throws a RangeError if the outcome is of another kind than the ask. */
export function move(ask: LasVegasAsk, outcome: Outcome): Move {
  if (ask.kind === 'draw' && outcome.kind === 'draw') return drawMove(ask.id, outcome.drawn);
  if (ask.kind === 'counts' && outcome.kind === 'counts')
    return ask.id === 'count'
      ? countMove(ask.groups, outcome.counts)
      : { type: 'bank', notes: outcome.counts['bank'] ?? {} };
  if (ask.kind === 'dice' && outcome.kind === 'dice') {
    const dice = outcome.dice.filter(isFace);
    const { tile, step } = ask.about ?? {};
    if (step === 'throw') return { type: 'tile', tile, do: 'throw', dice } as TileMove;
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
  if (id === 'chipCards') return { type: 'chipCards', colours: drawn.filter(isChipColour) };
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
  for (const { id } of groups) {
    const { who, size } = countedBy(id) ?? {};
    if (who === undefined || size !== 'small') continue;
    const big = FACES.find((face) => counts[countGroup(who, 'big')]?.[face] === 1);
    const small = FACES.map((face) => counts[id]?.[face] ?? 0);
    dice[who] = big === undefined ? { small } : { small, big };
  }
  const entered = { type: 'count', dice, chips: counts['chips'] ?? {} } as const;
  const taken = takenIn(counts);
  return taken === undefined ? entered : { ...entered, chipCards: taken };
}

/** Chip cards by casino and the player who took them; undefined if no counted group is about chip cards. */
function takenIn(counts: Counts): ChipCardsTaken | undefined {
  const groups = FACES.flatMap((face) =>
    CHIP_COLOURS.map((colour) => ({ face, colour, rows: counts[takenGroup(face, colour)] }))
  );
  if (groups.every(({ rows }) => rows === undefined)) return undefined;
  const taken: Partial<Record<Face, Partial<Record<PlayerId, readonly ChipColour[]>>>> = {};
  for (const { face, colour, rows = {} } of groups)
    for (const player of PLAYER_IDS) {
      const cards = Array<ChipColour>(rows[player] ?? 0).fill(colour);
      if (cards.length === 0) continue;
      const there = taken[face] ?? {};
      taken[face] = { ...there, [player]: [...(there[player] ?? []), ...cards] };
    }
  return taken;
}

/** Number of dice to roll, including the big one. */
export function diceAsked({ count, big = false }: Extract<LasVegasAsk, { kind: 'dice' }>): number {
  return count + Number(big);
}

/** True if passing without paying a chip is allowed now. */
export function passesFree(ask: LasVegasAsk): boolean {
  return (
    ask.kind === 'choose' &&
    ask.choices.some(
      ({ move, refused }) => move.type === 'pass' && move.free === true && refused === undefined
    )
  );
}
