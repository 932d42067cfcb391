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

/** Scores a round that was not entered turn by turn, from the places of all dice and the chips left (7.2, 7.3). */
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
      const maxChips = purseOf(state, player).chips;
      if (remaining < 0 || remaining > maxChips)
        return { code: 'chipsBound', rule: '7.3', player, most: maxChips };
    }
    return refuseTakenChipCards(state, chipCards);
  },
  apply(stateBefore, { dice, chips, chipCards = {} }) {
    const state = withTakenChipCards(stateBefore, chipCards);
    const owners = ownersToCount(state);
    const casinos = FACES.reduce(
      (casinosSoFar, face) => countCasino(casinosSoFar, face, owners, dice),
      state.casinos
    );
    const afterEntry: Played<State, Why> = withoutPostings({ ...state, casinos, neutral: hasNeutral(state) });
    return pay(
      countedPlayers(state).reduce(
        (playResult, player) => spendChips(playResult, player, chips[player] ?? 0),
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
  // A player who paid no chip to pass still has all their chips.
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
    const { owner, size } = parseDiceGroup(id) ?? {};
    if (owner === undefined || size !== 'small') continue;
    const bigCasino = FACES.find((face) => counts[countGroup(owner, 'big')]?.[face] === 1);
    const smallCounts = FACES.map((face) => counts[id]?.[face] ?? 0);
    dice[owner] = bigCasino === undefined ? { small: smallCounts } : { small: smallCounts, big: bigCasino };
  }
  const enteredMove = { type: 'count', dice, chips: counts['chips'] ?? {} } as const;
  const takenCards = chipCardsTaken(counts);
  return takenCards === undefined ? enteredMove : { ...enteredMove, chipCards: takenCards };
}

const DICE_OF_A_COLOUR: Dice = { small: SMALL_DICE, big: BIG_DICE };

/**
 * Checks that a colour's dice add up to seven small dice and a big one (7.2). If some are on tiles, `expectedDice` has
 * the others.
 */
export function refuseDiceTotal(
  owner: DiceOwner,
  count: Count | undefined,
  expectedDice = DICE_OF_A_COLOUR
): Why | undefined {
  const smallCount = FACES.reduce((sum, face) => sum + (count?.small[face - 1] ?? 0), 0);
  const bigCount = Number(count?.big !== undefined);
  const isComplete = expectedDice.small === SMALL_DICE && expectedDice.big === BIG_DICE;
  const refusalParts = {
    rule: '7.2',
    who: owner,
    small: smallCount,
    big: bigCount,
    ...(isComplete ? {} : { of: expectedDice })
  } as const;
  if (smallCount > expectedDice.small) return { code: 'over', ...refusalParts, size: 'small' };
  if (bigCount > expectedDice.big) return { code: 'over', ...refusalParts, size: 'big' };
  const missingDice = { small: expectedDice.small - smallCount, big: expectedDice.big - bigCount };
  return missingDice.small + missingDice.big > 0
    ? { code: 'short', ...refusalParts, missing: missingDice }
    : undefined;
}

/** Does the same as `refuseDiceTotal`; for a player who left, only the dice placed before are counted (1.6). */
export function refuseCount(
  state: Pick<State, 'left'>,
  owner: DiceOwner,
  count: Count | undefined,
  expectedDice?: Dice
): Why | undefined {
  const refusal = refuseDiceTotal(owner, count, expectedDice);
  const hasOwnerLeft = isPlayer(owner) && hasLeft(state, owner);
  return hasOwnerLeft && refusal?.code === 'short' ? undefined : refusal;
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
      const cardsByPlayer = takenChips[face] ?? {};
      takenChips[face] = { ...cardsByPlayer, [player]: [...(cardsByPlayer[player] ?? []), ...cards] };
    }
  return takenChips;
}

/** The counts of one group in this move, the inverse of `countMove`. */
function rowsOf(
  { id, total = 0, rows }: CountGroup,
  { dice, chips, chipCards = {} }: CountMove
): readonly CountRow[] {
  const parsedGroup = parseDiceGroup(id);
  if (parsedGroup !== undefined) {
    const { small = [], big } = dice[parsedGroup.owner] ?? {};
    return rows.map(({ id: face }) => [
      face,
      parsedGroup.size === 'small' ? (small[Number(face) - 1] ?? 0) : Number(big === Number(face))
    ]);
  }
  const card = parseChipCardGroup(id);
  if (card === undefined) return rows.map(({ id: row }) => [row, isPlayer(row) ? (chips[row] ?? 0) : 0]);
  const takenHere = chipCards[card.face] ?? {};
  const playerRows = rows.map(({ id: row }): CountRow => [
    row,
    isPlayer(row) ? (takenHere[row] ?? []).filter((colour) => colour === card.colour).length : 0
  ]);
  const remaining = total - playerRows.reduce((sum, [, count]) => sum + count, 0);
  return playerRows.map(([row, count]) => [row, isPlayer(row) ? count : remaining]);
}

function countCasino(
  casinos: readonly Casino[],
  face: Face,
  owners: readonly DiceOwner[],
  dice: CountMove['dice']
): readonly Casino[] {
  return owners.reduce((casinosSoFar, owner) => {
    const smallCount = dice[owner]?.small[face - 1] ?? 0;
    return addDice(casinosSoFar, face, owner, { small: smallCount, big: Number(dice[owner]?.big === face) });
  }, casinos);
}

function spendChips(
  { state, postings }: Played<State, Why>,
  player: PlayerId,
  remaining: number
): Played<State, Why> {
  const spentChips = purseOf(state, player).chips - remaining;
  const why: Why = { code: 'spent', rule: '7.3', player, spent: spentChips, left: remaining };
  const chipPosting: Posting<Why> = { from: player, to: 'bank', piece: 'chip', value: CHIP_VALUE, why };
  return {
    state: withPurse(state, player, { chips: remaining, small: 0, big: 0 }),
    postings: [...postings, ...Array<typeof chipPosting>(spentChips).fill(chipPosting)]
  };
}
