import { isChipColour, isChipsTaken } from '$lib/chip-cards';
import { isCount, isJoinMove, isListOf, isObject, isPlayer, isRecordOf } from '$lib/core';
import { isDepth } from '$lib/games/contract/define';
import { isLeaveMove } from '$lib/games/contract/leaving';
import { NOTES } from '$lib/games/las-vegas/data';
import { isTile } from '$lib/games/las-vegas/tiles';
import { FACES, IMAGINARY, type Count, type Move } from '$lib/games/las-vegas/types';

/** True if a move has all members of its type, with whole numbers of dice, chips and notes. */
export function isReadable(move: Move): boolean {
  if (!isObject(move)) return false;
  switch (move.type) {
    case 'deal':
      return isListOf(move.pairs, isPair);
    case 'neutral':
    case 'roll':
      return isListOf(move.dice, isFace) && isOptional(move.big, isFace);
    case 'place':
      return isFace(move.face) && isOptional(move.small, isCount) && isOptional(move.big, isCount);
    case 'pass':
      return isOptional(move.free, (free) => free === true);
    case 'count':
      return (
        isRecordOf(move.dice, isWho, isDiceCount) &&
        isRecordOf(move.chips, isPlayer, isCount) &&
        isOptional(move.chipCards, (taken) => isChipsTaken(taken, isFace))
      );
    case 'chipCards':
      return isListOf(move.colours, isChipColour);
    case 'chipCard':
      return (
        isPlayer(move.player) && isFace(move.casino) && (move.colour === 'none' || isChipColour(move.colour))
      );
    case 'depth':
      return isDepth(move.depth);
    case 'lay':
      return isTile(move.tile);
    case 'bank':
      return move.notes === 'notCounted' || isRecordOf(move.notes, isNote, isCount);
    case 'countBank':
      return true;
    case 'reward':
      return isTile(move.tile) && isPlayer(move.player) && isCount(move.value);
    case 'leave':
      return isLeaveMove(move);
    case 'join':
      return isJoinMove(move);
    case 'tile':
      return isTile(move.tile) && (move.do !== 'throw' || isListOf(move.dice, isFace));
  }
  return false;
}

function isOptional(value: unknown, isOne: (each: unknown) => boolean): boolean {
  return value === undefined || isOne(value);
}

function isFace(value: unknown): boolean {
  return (FACES as readonly unknown[]).includes(value);
}

/** Accepts any two whole numbers: a note that the box does not have is refused later as not in the pile. */
function isPair(value: unknown): boolean {
  return isListOf(value, isCount) && (value as readonly unknown[]).length === 2;
}

function isNote(name: string): boolean {
  return Object.hasOwn(NOTES, name);
}

function isWho(name: string): boolean {
  return isPlayer(name) || (IMAGINARY as readonly string[]).includes(name);
}

function isDiceCount(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { small, big } = value as Partial<Count>;
  return isListOf(small, isCount) && (small?.length ?? 0) <= FACES.length && isOptional(big, isFace);
}
