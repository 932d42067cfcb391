import { joinEvent } from '$lib/games/contract/joining';
import { leaveEvent } from '$lib/games/contract/leaving';
import { leading, ranked } from '$lib/games/vegas-strip/actions/placing';
import { characterOf, fixersOf, holderOf, laidAt, nameOf, sameSet } from './table';
import type { Holder, Move, State, LogEvent } from '$lib/games/vegas-strip/types';

/** Returns the log entry of a move. Of a secret it never reveals more than that it was chosen. */
export function logEventOf(before: State, move: Move): LogEvent {
  switch (move.type) {
    case 'teams':
      return { code: 'teams', round: before.round, teams: move.teams };
    case 'deal':
      return { code: 'dealt', round: before.round, fixers: fixersOf(before) };
    case 'fix':
      return { code: 'fixed', player: move.player };
    case 'paper':
      return { code: 'paper', player: move.player };
    case 'read':
      return { code: 'read', player: move.player };
    case 'place':
      return placed(before, move);
    case 'discard':
      return { code: 'discarded', ...turnOf(before, move), tile: move.tile };
    case 'token': {
      const { casino, number, on } = move;
      return { code: 'token', ...holderOf(move), casino: nameOf(before, casino), number, on };
    }
    case 'tokensBack':
      return { code: 'tokensBack', player: turnOf(before, {}).player };
    case 'chips': {
      const { casino, gives, takes, jackpot } = move;
      const character = characterOf(before, casino)?.name ?? '';
      return { code: 'chips', casino: nameOf(before, casino), character, gives, takes, jackpot };
    }
    case 'reveal':
      return revealed(before, move);
    case 'fault':
      return { code: 'fault', player: move.player };
    case 'pay':
      return { code: 'paid', round: before.round };
    case 'house': {
      const { casino, leader, rigged } = move;
      const said = {
        ...(leader === undefined ? {} : { leader }),
        ...(rigged === undefined ? {} : { rigged })
      };
      return { code: 'house', casino: nameOf(before, casino), ...said };
    }
    case 'collected':
      return { code: 'collected', round: before.round };
    case 'depth':
      return { code: 'depth', depth: move.depth };
    case 'leave':
      return leaveEvent(move);
    case 'join':
      return joinEvent(move);
  }
}

function turnOf({ turn, first }: State, { blocker }: { readonly blocker?: true }): Holder {
  return holderOf({ player: turn ?? first, ...(blocker === true ? { blocker } : {}) });
}

function placed(before: State, move: Extract<Move, { type: 'place' }>): LogEvent {
  const { tile, casino, plus = 0 } = move;
  const holder = turnOf(before, move);
  const laid = [...laidAt(before, casino), { ...holder, number: tile, plus }];
  const total = ranked(laid).find((set) => sameSet(set, holder))?.sum ?? 0;
  const [leader, other] = leading(laid);
  const leads = leader !== undefined && other === undefined && sameSet(leader, holder);
  return { code: 'placed', ...holder, tile, plus, casino: nameOf(before, casino), total, leads };
}

function revealed(before: State, { player, rigged }: Extract<Move, { type: 'reveal' }>): LogEvent {
  const casino = before.secrets[player]?.rigged ?? rigged;
  return { code: 'revealed', player, casino: casino === undefined ? '' : nameOf(before, casino) };
}
