import { refuseChips } from './characters';
import { faultsOf } from '$lib/games/vegas-strip/payout/casino-result';
import { refuseDiscard, refusePlacing } from './fits';
import { isUntouched, readTeams } from './round';
import { isReadable } from './guards';
import { refuseJoining } from './join';
import { refuseLeaving } from './leave';
import {
  casinosOf,
  characterOf,
  fixersOf,
  laidAt,
  nameOf,
  nothingPlaced,
  sameSet,
  silentFixers,
  teamOf,
  tokensLeft,
  unreadPartners,
  unrevealed
} from '$lib/games/vegas-strip/state/table';
import { mayBeSecure, fixersToEnter } from './entered-round';
import type { Move, Refusal, State, Wanted } from '$lib/games/vegas-strip/types';

type MoveOf<Type extends Move['type']> = Extract<Move, { type: Type }>;

/** Returns the reason why a move is not allowed now, or undefined if it is. No reason depends on a secret. */
export function refuse(state: State, move: Move): Refusal | undefined {
  if (!isReadable(move)) return { code: 'unreadable', rule: '7.1' };
  switch (move.type) {
    case 'teams':
      return refuseTeams(state, move);
    case 'deal':
      return refuseDeal(state, move);
    case 'fix':
      return refuseFix(state, move);
    case 'paper':
      return refusePaper(state, move);
    case 'read':
      return refuseRead(state, move);
    case 'place':
      return refuseTurn(state) ?? refusePlacing(state, { ...move, player: state.turn ?? state.first });
    case 'discard':
      return refuseTurn(state) ?? refuseDiscard(state, { ...move, player: state.turn ?? state.first });
    case 'token':
      return refuseTurn(state) ?? refuseToken(state, move);
    case 'tokensBack':
      return refuseTurn(state) ?? (state.untouched === undefined ? notNow(state) : undefined);
    case 'chips':
      return state.phase === 'over' ? notNow(state) : refuseChips(state, move);
    case 'reveal':
      return refuseReveal(state, move);
    case 'fault':
      return refuseFault(state, move);
    case 'pay':
      return state.phase === 'pay' ? undefined : notNow(state);
    case 'house':
      return refuseHouse(state, move);
    case 'collected':
      return refuseCollected(state, move);
    case 'depth':
      return refuseDepth(state, move);
    case 'leave':
      return state.phase === 'over' ? notNow(state) : refuseLeaving(state, move);
    case 'join':
      return state.phase === 'over' ? notNow(state) : refuseJoining(state, move);
  }
}

/** Returns the move that the match waits for. */
function wanted(state: State): Wanted {
  switch (state.phase) {
    case 'fix':
      if (silentFixers(state).length === 0) return 'read';
      return silentFixers(state).length === fixersOf(state).length && Object.keys(state.cards).length === 0
        ? 'deal'
        : 'fix';
    case 'turns':
      return 'place';
    case 'told':
    case 'reveal':
    case 'pay':
      return state.phase;
    case 'over':
      return 'nothing';
  }
}

function notNow(state: State): Refusal {
  return { code: 'notNow', rule: '7.1', wanted: wanted(state) };
}

function refuseTurn(state: State): Refusal | undefined {
  return state.phase === 'turns' ? undefined : notNow(state);
}

function refuseTeams(state: State, { teams }: MoveOf<'teams'>): Refusal | undefined {
  if (!isUntouched(state)) return notNow(state);
  const players = state.seats.length;
  return readTeams(state, teams) === undefined ? { code: 'wrongTeams', rule: '3.1', players } : undefined;
}

function refuseDeal(state: State, { cards }: MoveOf<'deal'>): Refusal | undefined {
  if (state.phase !== 'fix' || wanted(state) !== 'deal') return notNow(state);
  const count = 2 * fixersOf(state).length;
  const known = cards.every((card) => casinosOf(state).includes(card));
  const whole = cards.length === count && new Set(cards).size === count;
  return known && whole ? undefined : { code: 'wrongDeal', rule: '3.3', wanted: count };
}

function refuseFix(state: State, { player, rigged, secure }: MoveOf<'fix'>): Refusal | undefined {
  const late = state.phase === 'turns' && nothingPlaced(state) && state.paper.includes(player);
  if (state.phase !== 'fix' && !late) return notNow(state);
  if (!fixersOf(state).includes(player)) return { code: 'notFixer', rule: '3.2', player };
  if (!late && !silentFixers(state).includes(player)) return { code: 'fixedAlready', rule: '3.4', player };
  if (rigged === secure) return { code: 'oneCasinoTwice', rule: '3.4', player };
  const cards = state.cards[player] ?? casinosOf(state);
  return cards.includes(rigged) && cards.includes(secure)
    ? undefined
    : { code: 'notDealt', rule: '3.4', player };
}

function refusePaper(state: State, { player }: MoveOf<'paper'>): Refusal | undefined {
  if (state.phase !== 'fix' || Object.keys(state.cards).length > 0) return notNow(state);
  if (!fixersOf(state).includes(player)) return { code: 'notFixer', rule: '3.2', player };
  return silentFixers(state).includes(player) ? undefined : { code: 'fixedAlready', rule: '3.4', player };
}

function refuseRead(state: State, { player }: MoveOf<'read'>): Refusal | undefined {
  if (state.phase !== 'fix' && state.phase !== 'turns') return notNow(state);
  const partner = teamOf(state, player)?.partner === player;
  return partner && unreadPartners(state).includes(player)
    ? undefined
    : { code: 'notPartner', rule: '3.5', player };
}

function refuseToken(state: State, { casino, number, on, ...holder }: MoveOf<'token'>): Refusal | undefined {
  if (!casinosOf(state).includes(casino))
    return { code: 'noSuchCasino', rule: '2.2', casinos: casinosOf(state).length };
  const here = nameOf(state, casino);
  if (characterOf(state, casino)?.tokens !== true) return { code: 'noTokenHere', rule: '4.7', casino: here };
  const tile = laidAt(state, casino).find((each) => sameSet(each, holder) && each.number === number);
  if (tile === undefined || (!on && tile.plus === 0))
    return { code: 'tokenNotThere', rule: '4.7', casino: here, ...holderIn(holder), number, on };
  return on && tokensLeft(state) === 0 ? { code: 'noTokens', rule: '4.7', left: 0 } : undefined;
}

function holderIn({
  player,
  blocker
}: Pick<MoveOf<'token'>, 'player' | 'blocker'>): Pick<MoveOf<'token'>, 'player' | 'blocker'> {
  return blocker === true ? { player, blocker } : { player };
}

function refuseReveal(state: State, { player, rigged }: MoveOf<'reveal'>): Refusal | undefined {
  const [next] = unrevealed(state);
  if (state.phase !== 'reveal' || player !== next) return notNow(state);
  const known = state.secrets[player] !== undefined;
  if (known) return rigged === undefined ? undefined : { code: 'fixedAlready', rule: '3.4', player };
  if (rigged === undefined) return { code: 'notSaid', rule: '6.1', player };
  if (!casinosOf(state).includes(rigged))
    return { code: 'noSuchCasino', rule: '2.2', casinos: casinosOf(state).length };
  const other = fixersOf(state).find((each) => state.revealed[each] === rigged);
  return other === undefined
    ? undefined
    : { code: 'riggedByOther', rule: '6.3', casino: nameOf(state, rigged), player: other };
}

function refuseFault(state: State, { player }: MoveOf<'fault'>): Refusal | undefined {
  if (state.phase !== 'pay') return notNow(state);
  const team = teamOf(state, player);
  const rigged = team === undefined ? undefined : state.revealed[team.fixer];
  const lies =
    rigged !== undefined &&
    laidAt(state, rigged).some((tile) => tile.player === player && tile.blocker !== true && tile.plus > 0);
  return lies && !faultsOf(state).includes(player) ? undefined : { code: 'noFault', rule: '5.10', player };
}

function refuseHouse(state: State, { casino, rigged }: MoveOf<'house'>): Refusal | undefined {
  if (state.phase !== 'told' || state.entered[casino] !== undefined) return notNow(state);
  if (!casinosOf(state).includes(casino))
    return { code: 'noSuchCasino', rule: '2.2', casinos: casinosOf(state).length };
  const here = nameOf(state, casino);
  const players = fixersToEnter(state);
  if (rigged === undefined)
    return mayBeSecure(state) ? undefined : { code: 'riggedMissing', rule: '7.2', casino: here, players };
  return players.includes(rigged)
    ? undefined
    : { code: 'riggedTold', rule: '7.2', casino: here, player: rigged };
}

function refuseCollected(state: State, { chips, sevens }: MoveOf<'collected'>): Refusal | undefined {
  if (state.phase !== 'told' || Object.keys(state.entered).length > 0) return notNow(state);
  const fixers: readonly string[] = fixersOf(state);
  const stranger = Object.keys(chips).some((player) => !fixers.includes(player));
  return stranger || sevens.some((player) => !state.seats.includes(player))
    ? { code: 'unreadable', rule: '7.1' }
    : undefined;
}

function refuseDepth(state: State, { depth }: MoveOf<'depth'>): Refusal | undefined {
  if (state.phase === 'over' || depth === state.depth) return notNow(state);
  return isUntouched(state) ? undefined : { code: 'depthLater', rule: '7.4', depth };
}
