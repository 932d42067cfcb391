import { hasLeft, isPlayer, lacking } from '$lib/core';
import { chipCardsToLay, refuseChipCard, refuseChipCards, refuseTaken } from './chip-cards';
import { BIG_DICE, PAIRS, SMALL_DICE } from '$lib/games/las-vegas/data';
import { bigGone } from './big-die';
import { isWaiting, refuseClosed } from '$lib/games/las-vegas/state/main-state';
import { isReadable } from './guards';
import { refuseJoining } from './join';
import { refuseLeaving } from './leave';
import {
  counted,
  countedPlayers,
  neutralToRoll,
  purseOf,
  showing,
  toCount,
  untouched
} from '$lib/games/las-vegas/state/table';
import { mainRules } from '$lib/games/las-vegas/tiles';
import {
  FACES,
  type Count,
  type Dice,
  type Move,
  type Roll,
  type RoyaleMove,
  type State,
  type Who,
  type Why
} from '$lib/games/las-vegas/types';

type MoveOf<Type extends Move['type']> = Extract<Move, { type: Type }>;

/** Reason why this move is not allowed now, or undefined if it is. */
export function refuse(state: State, move: Move): Why | undefined {
  if (!isReadable(move)) return { code: 'unreadable', rule: '7.1' };
  switch (move.type) {
    case 'deal':
      return refuseDeal(state, move);
    case 'neutral':
      return refuseNeutral(state, move);
    case 'roll':
      return refuseTurn(state) ?? refuseRoll(state, move);
    case 'place':
      return refuseTurn(state) ?? refusePlace(state, move);
    case 'pass':
      return refuseTurn(state) ?? refusePass(state, move);
    case 'count':
      return refuseCounts(state, move);
    case 'depth':
      return refuseDepth(state, move);
    case 'chipCards':
      return chipCardWanted(state) === 'chipCards' ? refuseChipCards(state, move.colours) : notNow(state);
    case 'chipCard':
      return isClaimed(state, move) ? refuseChipCard(state, move) : notNow(state);
    case 'leave':
      return state.phase === 'over' ? notNow(state) : refuseLeaving(state, move);
    case 'join':
      return state.phase === 'over' ? notNow(state) : refuseJoining(state, move);
    case 'lay':
    case 'bank':
      return refuseMain(state, move);
    case 'countBank':
    case 'reward':
    case 'tile':
      return chipCardWanted(state) === undefined ? refuseMain(state, move) : notNow(state);
  }
}

/** Reason why this move of the main game is not allowed; the basic game has none of them. */
function refuseMain(state: State, move: RoyaleMove): Why | undefined {
  const main = mainRules(state);
  return main === undefined ? notNow(state) : main.refuse(state, move, notNow(state));
}

/** The chip card ask that has to be answered first; undefined if there is none. */
function chipCardWanted(state: State): 'chipCards' | 'chipCard' | undefined {
  if (isWaiting(state) || state.phase === 'bank') return undefined;
  if (chipCardsToLay(state)) return 'chipCards';
  return state.chipCards?.claim === undefined ? undefined : 'chipCard';
}

function isClaimed(state: State, { player, casino }: MoveOf<'chipCard'>): boolean {
  const claim = chipCardWanted(state) === 'chipCard' ? state.chipCards?.claim : undefined;
  return claim?.player === player && claim.casino === casino;
}

/** Reason that names what has to be done instead. */
function notNow(state: State): Why {
  const because = (wanted: Extract<Why, { code: 'notNow' }>['wanted']): Why => ({
    code: 'notNow',
    rule: '7.1',
    wanted
  });
  if (state.phase === 'over') return because('nothing');
  if (state.phase === 'bank') return because('bank');
  if (isWaiting(state)) return because('tile');
  if (state.phase === 'tiles' || state.phase === 'deal') return because(state.phase);
  const wanted = chipCardWanted(state);
  if (wanted !== undefined) return because(wanted);
  if (state.depth === 'rounds') return because('count');
  if (neutralToRoll(state)) return because('neutral');
  return because(state.arena.roll === undefined ? 'turn' : 'place');
}

function refuseDeal(state: State, { pairs }: MoveOf<'deal'>): Why | undefined {
  if (state.phase !== 'deal') return notNow(state);
  if (pairs.length !== PAIRS) return { code: 'notSixPairs', rule: '2.1', pairs: pairs.length };
  const missing = lacking(state.unseen, pairs.flat().map(String));
  if (missing === undefined) return undefined;
  return { code: 'notInPile', rule: '2.3', value: Number(missing), left: state.unseen[missing] ?? 0 };
}

function refuseNeutral(state: State, roll: MoveOf<'neutral'>): Why | undefined {
  if (state.phase !== 'turns' || isWaiting(state) || !neutralToRoll(state)) return notNow(state);
  if (chipCardWanted(state) !== undefined) return notNow(state);
  return fits(roll, SMALL_DICE, BIG_DICE) ? undefined : wrongRoll('neutral', SMALL_DICE, BIG_DICE);
}

function refuseTurn(state: State): Why | undefined {
  const ready =
    state.phase === 'turns' && state.depth === 'turns' && !neutralToRoll(state) && !isWaiting(state);
  return ready && chipCardWanted(state) === undefined ? undefined : notNow(state);
}

function refuseRoll(state: State, roll: MoveOf<'roll'>): Why | undefined {
  if (state.arena.roll !== undefined) return notNow(state);
  const { small, big } = purseOf(state, state.turn);
  return fits(roll, small, big) ? undefined : wrongRoll(state.turn, small, big);
}

function fits(roll: Roll, small: number, big: number): boolean {
  return roll.dice.length === small && Number(roll.big !== undefined) === big;
}

/** Reason for a wrong number of dice: a player rolls all that are left (3.1), the neutral colour all eight (5.1). */
export function wrongRoll(who: Who, small: number, big: number): Why {
  return { code: 'wrongRoll', rule: who === 'neutral' ? '5.1' : '3.1', who, small, big };
}

function refusePlace(state: State, { face, small = 0, big = 0 }: MoveOf<'place'>): Why | undefined {
  const player = state.turn;
  const closed = refuseClosed(state, face);
  if (closed !== undefined) return closed;
  if (state.arena.roll === undefined) {
    const has = purseOf(state, player);
    if (small + big === 0) return { code: 'noDice', rule: '3.2', player };
    if (small > has.small) return { code: 'tooMany', rule: '3.1', player, small, has: has.small };
    return big > has.big ? bigGone(state, player) : undefined;
  }
  const rolled = showing(state.arena.roll, face);
  if (rolled.small + rolled.big === 0) return { code: 'notRolled', rule: '3.2', player, face };
  const entered = small + big > 0;
  if (!entered || (small === rolled.small && big === rolled.big)) return undefined;
  return { code: 'notAll', rule: '3.2', player, face, small: rolled.small, big: rolled.big };
}

function refusePass(state: State, { free }: MoveOf<'pass'>): Why | undefined {
  const player = state.turn;
  const chips = purseOf(state, player).chips;
  if (free !== true) return chips > 0 ? undefined : { code: 'noChip', rule: '3.5', player };
  const chipWanted = state.options.royale?.onlyClosed === 'chip' && chips > 0;
  return mainRules(state)?.rolledOnlyClosed(state) === true && !chipWanted
    ? undefined
    : { code: 'notFree', rule: '8.9', player };
}

function refuseCounts(state: State, { dice, chips, chipCards = {} }: MoveOf<'count'>): Why | undefined {
  if (state.phase !== 'turns' || state.depth !== 'rounds' || isWaiting(state)) return notNow(state);
  if (chipCardWanted(state) !== undefined) return notNow(state);
  for (const who of counted(state)) {
    const refused = refuseCount(state, who, dice[who], toCount(state, who));
    if (refused !== undefined) return refused;
  }
  for (const player of countedPlayers(state)) {
    const left = chips[player] ?? -1;
    const most = purseOf(state, player).chips;
    if (left < 0 || left > most) return { code: 'chipsBound', rule: '7.3', player, most };
  }
  return refuseTaken(state, chipCards);
}

const EIGHT: Dice = { small: SMALL_DICE, big: BIG_DICE };

/** Checks a colour's total of seven small dice and a big one (7.2); `all` are the dice not on tiles. */
export function refuseEight(who: Who, count: Count | undefined, all = EIGHT): Why | undefined {
  const small = FACES.reduce((sum, face) => sum + (count?.small[face - 1] ?? 0), 0);
  const big = Number(count?.big !== undefined);
  const isWhole = all.small === SMALL_DICE && all.big === BIG_DICE;
  const entered = { rule: '7.2', who, small, big, ...(isWhole ? {} : { of: all }) } as const;
  if (small > all.small) return { code: 'over', ...entered, size: 'small' };
  if (big > all.big) return { code: 'over', ...entered, size: 'big' };
  const missing = { small: all.small - small, big: all.big - big };
  return missing.small + missing.big > 0 ? { code: 'short', ...entered, missing } : undefined;
}

/** As `refuseEight`; of a player who left, only the dice that were placed before are counted (1.6). */
export function refuseCount(
  table: Pick<State, 'left'>,
  who: Who,
  count: Count | undefined,
  all?: Dice
): Why | undefined {
  const refused = refuseEight(who, count, all);
  const isFree = isPlayer(who) && hasLeft(table, who);
  return isFree && refused?.code === 'short' ? undefined : refused;
}

function refuseDepth(state: State, { depth }: MoveOf<'depth'>): Why | undefined {
  if (state.phase === 'over' || depth === state.depth) return notNow(state);
  if (state.phase === 'bank' || state.phase === 'payout') return notNow(state);
  if (state.phase === 'turns' && !untouched(state)) return { code: 'depthLater', rule: '7.4', depth };
  return undefined;
}
