import type { Played } from '$lib/core';
import { moveChips } from './characters';
import { join } from './join';
import { leave } from './leave';
import { book, payNow } from '$lib/games/vegas-strip/payout/paying';
import { leading } from './placing';
import { afterPlacing, beginTurns, opened, readTeams, withLaid } from './round';
import {
  casinosOf,
  handOf,
  holderOf,
  laidAt,
  sameSet,
  silentFixers,
  unreadPartners,
  unrevealed
} from '$lib/games/vegas-strip/state/table';
import { casinosToEnter } from './entered-round';
import type { CasinoId, Holder, Laid, Move, State, Why } from '$lib/games/vegas-strip/types';

type MoveOf<Type extends Move['type']> = Extract<Move, { type: Type }>;

/** Applies a move that was not refused. */
export function play(state: State, move: Move): Played<State, Why> {
  switch (move.type) {
    case 'teams':
      return quiet(opened({ ...state, teams: readTeams(state, move.teams) ?? state.teams }));
    case 'deal':
      return quiet({ ...state, cards: dealt(state, move.cards) });
    case 'fix':
      return quiet(allFixed(fix(state, move)));
    case 'paper':
      return quiet(allFixed({ ...state, paper: [...state.paper, move.player] }));
    case 'read':
      return quiet(allFixed({ ...state, read: [...state.read, move.player] }));
    case 'place':
      return quiet(place(state, move));
    case 'discard':
      return quiet(discard(state, move));
    case 'token':
      return quiet(moveToken(state, move));
    case 'tokensBack':
      return quiet(tokensBack(state));
    case 'chips':
      return book(moveChips(state, move));
    case 'reveal':
      return quiet(reveal(state, move));
    case 'fault':
      return quiet({ ...state, faults: [...state.faults, move.player] });
    case 'pay':
      return payNow(state);
    case 'house':
      return quiet(tellHouse(state, move));
    case 'collected':
      return payNow({ ...state, faults: move.sevens }, move.chips);
    case 'depth':
      return quiet(opened({ ...state, depth: move.depth }));
    case 'leave':
      return leave(state, move);
    case 'join':
      return join(state, move);
  }
}

function quiet(state: State): Played<State, Why> {
  return { state, postings: [] };
}

/** Deals two cards to each fixer, in turn order (3.3). */
function dealt({ teams }: State, cards: readonly CasinoId[]): State['cards'] {
  return Object.fromEntries(teams.map(({ fixer }, index) => [fixer, cards.slice(2 * index, 2 * index + 2)]));
}

function fix(state: State, { player, rigged, secure }: MoveOf<'fix'>): State {
  const secrets = { ...state.secrets, [player]: { rigged, secure } };
  return { ...state, secrets, paper: state.paper.filter((each) => each !== player) };
}

/** Starts the turns once no player has to choose or read any more. */
function allFixed(state: State): State {
  const waiting = silentFixers(state).length + unreadPartners(state).length;
  return state.phase === 'fix' && waiting === 0 ? beginTurns(state) : state;
}

function place(state: State, { tile, casino, plus = 0, ...move }: MoveOf<'place'>): State {
  const holder = turnOf(state, move);
  const laid = withLaid(state, casino, [...laidAt(state, casino), { ...holder, number: tile, plus }]);
  return afterPlacing({ ...withoutTile(state, holder, tile), laid, led: ledBy({ ...state, laid }) });
}

function discard(state: State, { tile, ...move }: MoveOf<'discard'>): State {
  const holder = turnOf(state, move);
  const discarded = [...state.discarded, { ...holder, number: tile }];
  return afterPlacing({ ...withoutTile(state, holder, tile), discarded });
}

function turnOf({ turn, first }: State, { blocker }: { readonly blocker?: true }): Holder {
  return holderOf({ player: turn ?? first, ...(blocker === true ? { blocker } : {}) });
}

function withoutTile(state: State, holder: Holder, tile: number): State {
  const { player, blocker } = holder;
  const left = handOf(state, holder).filter((number) => number !== tile);
  const due = { ...state.due, [blocker === true ? 'blocker' : 'tile']: false };
  if (blocker === true) return { ...state, due, blockers: { ...state.blockers, [player]: left } };
  return { ...state, due, hands: { ...state.hands, [player]: left } };
}

/** Returns the set that leads each casino alone, or did so last (4.8). */
function ledBy(state: State): State['led'] {
  const led: Partial<Record<CasinoId, Holder>> = { ...state.led };
  for (const casino of casinosOf(state)) {
    const [one, other] = leading(laidAt(state, casino));
    if (one !== undefined && other === undefined) led[casino] = holderOf(one);
  }
  return led;
}

function moveToken(state: State, { casino, number, on, ...holder }: MoveOf<'token'>): State {
  const laid = laidAt(state, casino).map((tile): Laid =>
    sameSet(tile, holder) && tile.number === number ? { ...tile, plus: tile.plus + (on ? 1 : -1) } : tile
  );
  return { ...state, untouched: state.untouched ?? state.laid, laid: withLaid(state, casino, laid) };
}

function tokensBack({ untouched, ...state }: State): State {
  return { ...state, laid: untouched ?? state.laid };
}

function reveal(state: State, { player, rigged }: MoveOf<'reveal'>): State {
  const casino = state.secrets[player]?.rigged ?? rigged;
  const revealed = casino === undefined ? state.revealed : { ...state.revealed, [player]: casino };
  const turned: State = { ...state, revealed };
  return unrevealed(turned).length === 0 ? { ...turned, phase: 'pay' } : turned;
}

/** Stores the entered result of a casino, with its jackpot (7.2). */
function tellHouse(state: State, { type: _, casino, ...house }: MoveOf<'house'>): State {
  const entered: State = {
    ...state,
    entered: { ...state.entered, [casino]: house },
    jackpots: { ...state.jackpots, [casino]: house.jackpot }
  };
  return casinosToEnter(entered).length === 0 ? { ...entered, phase: 'pay' } : entered;
}
