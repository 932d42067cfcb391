import { TROUBLES } from '$lib/storage/strings/en/errors';

export type StorageErrorCode = keyof typeof TROUBLES;

/** A storage operation failed. `sentence` is shown to the user. */
export class StorageError extends Error {
  override readonly name = 'StorageError';

  constructor(
    readonly code: StorageErrorCode,
    cause?: unknown
  ) {
    super(TROUBLES[code], { cause });
  }

  get sentence(): string {
    return TROUBLES[this.code];
  }
}

/** The codes for IndexedDB errors, by their names. */
const CODES: Readonly<Record<string, StorageErrorCode>> = {
  QuotaExceededError: 'full',
  ConstraintError: 'taken',
  VersionError: 'newer',
  SecurityError: 'refused',
  NotAllowedError: 'refused',
  InvalidStateError: 'lost'
};

/** Converts any error to a StorageError. */
export function storageErrorOf(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  const name = error instanceof Error ? error.name : '';
  return new StorageError(CODES[name] ?? 'failed', error);
}
