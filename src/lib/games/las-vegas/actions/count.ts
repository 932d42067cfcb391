import { CHIP_COLOURS, coloursOf, isChipsTaken, type ChipColour } from '$lib/chip-cards';
import {
  hasLeft,
  isCount,
  isListOf,
  isOptional,
  isObject,
  isPlayer,
  isRecordOf,
  PLAYER_IDS,
  playersInRound,
  type CountGroup,
  type Outcome,
  type Played,
  type PlayerId,
  type Posting
} from '$lib/core';
import { withoutPostings } from '$lib/games/contract/action';
import { BIG_DICE, CHIP_VALUE, SMALL_DICE } from '$lib/games/las-vegas/data';
import { pay } from '$lib/games/las-vegas/payout/pay';
import { refuseTakenChipCards, withTakenChipCards } from '$lib/games/las-vegas/state/chip-cards';
import { isWaiting } from '$lib/games/las-vegas/state/main-state';
import {
  addDice,
  ownersToCount,
  countedPlayers,
  hasNeutral,
  purseOf,
  diceToCount,
  withPurse
} from '$lib/games/las-vegas/state/table';
import type { ChipCardsTaken } from '$lib/games/las-vegas/strings/en/chip-card';
import {
  FACES,
  isFace,
  isDiceOwner,
  type Casino,
  type Count,
  type Dice,
  type Face,
  type Move,
  type State,
  type TableAsk,
  type DiceOwner,
  type Why
} from '$lib/games/las-vegas/types';
import { chipCardWanted, notNowReason, type LasVegasAction } from './action';
import { parseDiceGroup, countGroup, IN_BOX, parseChipCardGroup, chipCardGroup } from './count-groups';
import type { Size } from './owned-dice';

type CountMove = Extract<Move, { type: 'count' }>;
type Counts = Extract<Outcome, { kind: 'counts' }>['counts'];
type CountRow = readonly [id: string, count: number];

/** A round that was not entered turn by turn is scored: where all dice are, and the chips left (7.2, 7.3). */
export const count: LasVegasAction<'count'> = {
  isReadable: ({ dice, chips, chipCards }) =>
    isRecordOf(dice, isDiceOwner, isDiceCount) &&
    isRecordOf(chips, isPlayer, isCount) &&
    isOptional((value) => isChipsTaken(value, isFace))(chipCards),
  refuse(state, { dice, chips, chipCards = {} }) {
    if (state.phase !== 'turns' || state.depth !== 'rounds' || isWaiting(state)) return notNowReason(state);
    if (chipCardWanted(state) !== undefined) return notNowReason(state);
    for (const owner of ownersToCount(state)) {
      const refusal = refuseCount(state, owner, dice[owner], diceToCount(state, owner));
      if (refusal !== undefined) return refusal;
    }
    for (const player of countedPlayers(state)) {
      const remaining = chips[player] ?? -1;
      const most = purseOf(state, player).chips;
      if (remaining < 0 || remaining > most) return { code: 'chipsBound', rule: '7.3', player, most };
    }
    return refuseTakenChipCards(state, chipCards);
  },
  apply(before, { dice, chips, chipCards = {} }) {
    const state = withTakenChipCards(before, chipCards);
    const everybody = ownersToCount(state);
    const casinos = FACES.reduce((all, face) => countCasino(all, face, everybody, dice), state.casinos);
    const afterEntry: Played<State, Why> = withoutPostings({ ...state, casinos, neutral: hasNeutral(state) });
    return pay(
      countedPlayers(state).reduce(
        (played, player) => spendChips(played, player, chips[player] ?? 0),
        afterEntry
      )
    );
  },
  log: ({ round }) => ({ code: 'counted', round }),
  move: (ask, outcome) =>
    ask.kind === 'counts' && outcome.kind === 'counts' ? countMove(ask.groups, outcome.counts) : undefined,
  answer(ask, move) {
    if (ask.kind !== 'counts') return undefined;
    const counts = ask.groups.map((group) => [group.id, Object.fromEntries(rowsOf(group, move))] as const);
    return { kind: 'counts', counts: Object.fromEntries(counts) };
  }
};

/** Asks where the dice are, how many chips are left, and who took chip cards. */
export function countAsk(state: State): TableAsk {
  const dice = ownersToCount(state).flatMap((owner): readonly CountGroup[] => {
    const { small, big } = diceToCount(state, owner);
    return [diceGroup(state, owner, 'small', small), diceGroup(state, owner, 'big', big)];
  });
  // Someone who paid no chip to pass still has them all.
  const chips = countedPlayers(state).map((player) => {
    const max = purseOf(state, player).chips;
    return { id: player, max, known: max };
  });
  const groups = [...dice, { id: 'chips', rows: chips }, ...takenGroups(state)];
  return { id: 'count', kind: 'counts', groups };
}

/** The move that enters these counts. */
export function countMove(groups: readonly CountGroup[], counts: Counts): CountMove {
  const dice: Partial<Record<DiceOwner, Count>> = {};
  for (const { id } of groups) {
    const { who, size } = parseDiceGroup(id) ?? {};
    if (who === undefined || size !== 'small') continue;
    const big = FACES.find((face) => counts[countGroup(who, 'big')]?.[face] === 1);
    const small = FACES.map((face) => counts[id]?.[face] ?? 0);
    dice[who] = big === undefined ? { small } : { small, big };
  }
  const enteredMove = { type: 'count', dice, chips: counts['chips'] ?? {} } as const;
  const takenCards = chipCardsTaken(counts);
  return takenCards === undefined ? enteredMove : { ...enteredMove, chipCards: takenCards };
}

const DICE_OF_A_COLOUR: Dice = { small: SMALL_DICE, big: BIG_DICE };

/** Checks a colour's total of seven small dice and a big one (7.2); `all` are the dice not on tiles. */
export function refuseDiceTotal(
  owner: DiceOwner,
  count: Count | undefined,
  all = DICE_OF_A_COLOUR
): Why | undefined {
  const small = FACES.reduce((sum, face) => sum + (count?.small[face - 1] ?? 0), 0);
  const big = Number(count?.big !== undefined);
  const isComplete = all.small === SMALL_DICE && all.big === BIG_DICE;
  const refusalParts = { rule: '7.2', who: owner, small, big, ...(isComplete ? {} : { of: all }) } as const;
  if (small > all.small) return { code: 'over', ...refusalParts, size: 'small' };
  if (big > all.big) return { code: 'over', ...refusalParts, size: 'big' };
  const missing = { small: all.small - small, big: all.big - big };
  return missing.small + missing.big > 0 ? { code: 'short', ...refusalParts, missing } : undefined;
}

/** As `refuseDiceTotal`; for a player who left, only the dice placed before are counted (1.6). */
export function refuseCount(
  table: Pick<State, 'left'>,
  owner: DiceOwner,
  count: Count | undefined,
  all?: Dice
): Why | undefined {
  const refusal = refuseDiceTotal(owner, count, all);
  const isFree = isPlayer(owner) && hasLeft(table, owner);
  return isFree && refusal?.code === 'short' ? undefined : refusal;
}

function isDiceCount(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { small, big } = value as Partial<Count>;
  return isListOf(small, isCount) && (small?.length ?? 0) <= FACES.length && isOptional(isFace)(big);
}

/** The unplaced dice of a player who left are in the box (1.6). */
function diceGroup(state: State, owner: DiceOwner, size: Size, total: number): CountGroup {
  const id = countGroup(owner, size);
  const rows = FACES.map((face) => ({ id: String(face), max: total }));
  if (!isPlayer(owner) || !hasLeft(state, owner)) return { id, total, rows };
  return { id, total, rows: [...rows, { id: IN_BOX, max: total }], rest: IN_BOX };
}

/** One group per colour of chip card at each casino: the players who took cards, and how many stay (25.9). */
function takenGroups(state: State): readonly CountGroup[] {
  return FACES.flatMap((face) => {
    const chipCards = state.chipCards?.lying[face - 1] ?? {};
    return coloursOf(chipCards).map((colour): CountGroup => {
      const total = chipCards[colour] ?? 0;
      const rows = [...playersInRound(state), 'stays'].map((id) => ({ id, max: total }));
      return { id: chipCardGroup(face, colour), total, rows, rest: 'stays' };
    });
  });
}

/** Chip cards by casino and the player who took them; undefined if no counted group is about chip cards. */
function chipCardsTaken(counts: Counts): ChipCardsTaken | undefined {
  const groups = FACES.flatMap((face) =>
    CHIP_COLOURS.map((colour) => ({ face, colour, rows: counts[chipCardGroup(face, colour)] }))
  );
  if (groups.every(({ rows }) => rows === undefined)) return undefined;
  const takenChips: Partial<Record<Face, Partial<Record<PlayerId, readonly ChipColour[]>>>> = {};
  for (const { face, colour, rows = {} } of groups)
    for (const player of PLAYER_IDS) {
      const cards = Array<ChipColour>(rows[player] ?? 0).fill(colour);
      if (cards.length === 0) continue;
      const takers = takenChips[face] ?? {};
      takenChips[face] = { ...takers, [player]: [...(takers[player] ?? []), ...cards] };
    }
  return takenChips;
}

/** The counts of one group in this move, the inverse of `countMove`. */
function rowsOf(
  { id, total = 0, rows }: CountGroup,
  { dice, chips, chipCards = {} }: CountMove
): readonly CountRow[] {
  const counted = parseDiceGroup(id);
  if (counted !== undefined) {
    const { small = [], big } = dice[counted.who] ?? {};
    return rows.map(({ id: face }) => [
      face,
      counted.size === 'small' ? (small[Number(face) - 1] ?? 0) : Number(big === Number(face))
    ]);
  }
  const card = parseChipCardGroup(id);
  if (card === undefined) return rows.map(({ id: row }) => [row, isPlayer(row) ? (chips[row] ?? 0) : 0]);
  const takenHere = chipCards[card.face] ?? {};
  const players = rows.map(({ id: row }): CountRow => [
    row,
    isPlayer(row) ? (takenHere[row] ?? []).filter((colour) => colour === card.colour).length : 0
  ]);
  const remaining = total - players.reduce((sum, [, count]) => sum + count, 0);
  return players.map(([row, count]) => [row, isPlayer(row) ? count : remaining]);
}

function countCasino(
  casinos: readonly Casino[],
  face: Face,
  everybody: readonly DiceOwner[],
  dice: CountMove['dice']
): readonly Casino[] {
  return everybody.reduce((all, owner) => {
    const small = dice[owner]?.small[face - 1] ?? 0;
    return addDice(all, face, owner, { small, big: Number(dice[owner]?.big === face) });
  }, casinos);
}

function spendChips(
  { state, postings }: Played<State, Why>,
  player: PlayerId,
  remaining: number
): Played<State, Why> {
  const spentChips = purseOf(state, player).chips - remaining;
  const why: Why = { code: 'spent', rule: '7.3', player, spent: spentChips, left: remaining };
  const chip: Posting<Why> = { from: player, to: 'bank', piece: 'chip', value: CHIP_VALUE, why };
  return {
    state: withPurse(state, player, { chips: remaining, small: 0, big: 0 }),
    postings: [...postings, ...Array<typeof chip>(spentChips).fill(chip)]
  };
}
