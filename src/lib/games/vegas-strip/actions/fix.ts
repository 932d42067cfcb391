import { hasMembers, type Played, type PlayerId } from '$lib/core';
import { withoutPostings } from '$lib/games/contract/action';
import {
  casinosOf,
  fixersOf,
  nothingPlaced,
  undecidedFixers,
  teamOf,
  unreadPartners
} from '$lib/games/vegas-strip/state/table';
import type { Move, State, StripAsk, Why } from '$lib/games/vegas-strip/types';
import {
  optionalAsk,
  askId,
  choose,
  isCasino,
  notNowReason,
  PLAYER_CHECKS,
  type StripAction
} from './action';
import { beginTurns } from './round';

/** A fixer's secret choice of two casinos; if it was made on paper, it can be entered until a tile is placed (3.4). */
export const fix: StripAction<'fix'> = {
  isReadable: (move) => hasMembers(move, { ...PLAYER_CHECKS, rigged: isCasino, secure: isCasino }),
  refuse(state, { player, rigged: riggedCasino, secure: secureCasino }) {
    const isLate = state.phase === 'turns' && nothingPlaced(state) && state.paper.includes(player);
    if (state.phase !== 'fix' && !isLate) return notNowReason(state);
    if (!fixersOf(state).includes(player)) return { code: 'notFixer', rule: '3.2', player };
    if (!isLate && !undecidedFixers(state).includes(player))
      return { code: 'fixedAlready', rule: '3.4', player };
    if (riggedCasino === secureCasino) return { code: 'oneCasinoTwice', rule: '3.4', player };
    const cards = state.cards[player] ?? casinosOf(state);
    return cards.includes(riggedCasino) && cards.includes(secureCasino)
      ? undefined
      : { code: 'notDealt', rule: '3.4', player };
  },
  apply(state, { player, rigged: riggedCasino, secure: secureCasino }) {
    const secrets = { ...state.secrets, [player]: { rigged: riggedCasino, secure: secureCasino } };
    return startTurnsIfAllFixed({
      ...state,
      secrets,
      paper: state.paper.filter((fixer) => fixer !== player)
    });
  },
  log: (_, { player }) => ({ code: 'fixed', player })
};

/** A team makes its secret choice on paper. */
export const paper: StripAction<'paper'> = {
  isReadable: (move) => hasMembers(move, PLAYER_CHECKS),
  refuse(state, { player }) {
    if (state.phase !== 'fix' || Object.keys(state.cards).length > 0) return notNowReason(state);
    if (!fixersOf(state).includes(player)) return { code: 'notFixer', rule: '3.2', player };
    return undecidedFixers(state).includes(player)
      ? undefined
      : { code: 'fixedAlready', rule: '3.4', player };
  },
  apply: (state, { player }) => startTurnsIfAllFixed({ ...state, paper: [...state.paper, player] }),
  log: (_, { player }) => ({ code: 'paper', player })
};

/** A partner has read the team's cards (3.5). */
export const read: StripAction<'read'> = {
  isReadable: (move) => hasMembers(move, PLAYER_CHECKS),
  refuse(state, { player }) {
    if (state.phase !== 'fix' && state.phase !== 'turns') return notNowReason(state);
    return unreadPartners(state).includes(player) ? undefined : { code: 'notPartner', rule: '3.5', player };
  },
  apply: (state, { player }) => startTurnsIfAllFixed({ ...state, read: [...state.read, player] }),
  log: (_, { player }) => ({ code: 'read', player })
};

/** Starts the turns once no player has to choose or read any more. */
function startTurnsIfAllFixed(state: State): Played<State, Why> {
  const waitingCount = undecidedFixers(state).length + unreadPartners(state).length;
  return withoutPostings(state.phase === 'fix' && waitingCount === 0 ? beginTurns(state) : state);
}

/** Asks a fixer for the secret choice, among the cards if they are dealt (3.4). */
export function fixAsk(state: State, player: PlayerId): StripAsk {
  const cards = state.cards[player] ?? casinosOf(state);
  const moves = cards.flatMap((riggedCasino) =>
    cards
      .filter((card) => card !== riggedCasino)
      .map((secureCasino): Move => ({ type: 'fix', player, rigged: riggedCasino, secure: secureCasino }))
  );
  const partner = teamOf(state, player)?.partner;
  const shared = partner === undefined ? {} : { shared: [partner] };
  return { ...choose(askId('fix', { player }), moves), for: player, secret: true, ...shared };
}

/** Lets a team choose on paper instead. */
export function paperAsk(player: PlayerId): StripAsk {
  return optionalAsk({ ...choose(askId('paper', { player }), [{ type: 'paper', player }]), for: player });
}

/** Asks a partner to read the choice of the fixer (3.5). */
export function readAsk(player: PlayerId): StripAsk {
  return { ...choose(askId('read', { player }), [{ type: 'read', player }]), for: player, secret: true };
}
