import { isIndex, isObject } from '$lib/core';
import { FACES, TABLES } from '$lib/games/vegas/state/board';
import type { Copy } from './copy';
import type { Face } from '$lib/games/vegas/data';

/**
 * The part of the input that the box does not store: the open table, half a space, and the space chosen for correction.
 */
export type CopyEntered = Pick<Copy, 'open' | 'joining' | 'chosen'>;

/** Validates stored input. Returns it if it fits this copy, else undefined. */
export function readCopyEntered({ tables }: Copy, enteredValue: unknown): CopyEntered | undefined {
  if (!isObject(enteredValue)) return undefined;
  const { open, joining, chosen } = enteredValue as Partial<Record<keyof CopyEntered, unknown>>;
  if (!isIndex(open, TABLES)) return undefined;
  const isJoining =
    joining === undefined || joining === 'empty' || (FACES as readonly unknown[]).includes(joining);
  if (!isJoining) return undefined;
  if (chosen !== undefined && !isIndex(chosen, (tables[open]?.rows ?? []).flat().length)) return undefined;
  return {
    open,
    ...(joining === undefined ? {} : { joining: joining as Face | 'empty' }),
    ...(chosen === undefined ? {} : { chosen })
  };
}
