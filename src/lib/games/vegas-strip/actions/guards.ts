import { isCount, isJoinMove, isListOf, isObject, isPlayer, isRecordOf } from '$lib/core';
import { isLeaveMove } from '$lib/games/contract/leaving';
import { isDepth } from '$lib/games/contract/define';
import { MOST_CHIPS, MOST_SUM } from './entered-round';
import { CASINO_IDS, TILE_NUMBERS, type Move } from '$lib/games/vegas-strip/types';

/** Checks whether a move has all members of its type. A log from an old version or from a file may contain anything. */
export function isReadable(move: Move): boolean {
  switch (move.type) {
    case 'teams':
      return isListOf(move.teams, (team) => isListOf(team, isPlayer));
    case 'deal':
      return isListOf(move.cards, isCasino);
    case 'fix':
      return isPlayer(move.player) && isCasino(move.rigged) && isCasino(move.secure);
    case 'paper':
    case 'read':
    case 'fault':
      return isPlayer(move.player);
    case 'place':
      return isTile(move) && isCasino(move.casino) && (move.plus === undefined || isCount(move.plus));
    case 'discard':
      return isTile(move);
    case 'token':
      return isCasino(move.casino) && isHolder(move) && isNumber(move.number) && typeof move.on === 'boolean';
    case 'chips':
      return isCasino(move.casino) && isCounts(move.gives) && isCounts(move.takes) && isJackpot(move.jackpot);
    case 'reveal':
      return isPlayer(move.player) && (move.rigged === undefined || isCasino(move.rigged));
    case 'house':
      return isCasino(move.casino) && isHouse(move);
    case 'collected':
      return isHeaps(move.chips) && isPeople(move.sevens);
    case 'depth':
      return isDepth(move.depth);
    case 'leave':
      return isLeaveMove(move) && move.pieces === 'stay';
    case 'join':
      return isJoinMove(move);
    case 'tokensBack':
    case 'pay':
      return true;
  }
  return false;
}

function isCasino(value: unknown): boolean {
  return CASINO_IDS.some((casino) => casino === value);
}

function isNumber(value: unknown): boolean {
  return TILE_NUMBERS.some((number) => number === value);
}

function isTile({ tile, blocker }: { readonly tile: unknown; readonly blocker?: unknown }): boolean {
  return isNumber(tile) && isMark(blocker);
}

function isMark(value: unknown): boolean {
  return value === undefined || value === true;
}

function isHolder(value: unknown): boolean {
  return (
    isObject(value) &&
    'player' in value &&
    isPlayer(value.player) &&
    (!('blocker' in value) || value.blocker === true)
  );
}

function isHeaps(value: unknown): boolean {
  return isRecordOf(value, isPlayer, isHeap);
}

function isCounts(value: unknown): boolean {
  return isRecordOf(value, isPlayer, isCount);
}

function isHeap(value: unknown): boolean {
  return isCount(value) && value <= MOST_CHIPS;
}

function isJackpot(value: unknown): boolean {
  return isObject(value) && 'on' in value && isCount(value.on) && 'off' in value && isCount(value.off);
}

function isPeople(value: unknown): boolean {
  return isListOf(value, isPlayer) && Array.isArray(value) && new Set(value).size === value.length;
}

function isHouse({ jackpot, leader, sums, rigged, sevens }: Extract<Move, { type: 'house' }>): boolean {
  const entered = isHeap(jackpot) && isPeople(sevens) && (rigged === undefined || isPlayer(rigged));
  const counted = isRecordOf(sums, isPlayer, (sum) => isCount(sum) && sum <= MOST_SUM);
  return entered && counted && (leader === undefined || isHolder(leader));
}
