import { isIndex, isObject } from '$lib/core';
import { FACES, TABLES } from './board';
import type { Copy } from './copy';
import type { Face } from './data';

/** Half a space, or a space that is chosen to be entered again, and its table: what the box does not keep. */
export type CopyEntered = Pick<Copy, 'open' | 'joining' | 'chosen'>;

/** The same as it was kept, if it fits this copy; undefined for anything else. */
export function readCopyEntered({ tables }: Copy, entered: unknown): CopyEntered | undefined {
  if (!isObject(entered)) return undefined;
  const { open, joining, chosen } = entered as Partial<Record<keyof CopyEntered, unknown>>;
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
