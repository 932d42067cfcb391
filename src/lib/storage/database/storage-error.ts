import { ERROR_SENTENCES } from '$lib/storage/strings/en/errors';

export type StorageErrorCode = keyof typeof ERROR_SENTENCES;

/** A storage operation failed. `sentence` is shown to the user. */
export class StorageError extends Error {
  override readonly name = 'StorageError';

  constructor(
    readonly code: StorageErrorCode,
    cause?: unknown
  ) {
    super(ERROR_SENTENCES[code], { cause });
  }

  get sentence(): string {
    return ERROR_SENTENCES[this.code];
  }
}

/** The codes for IndexedDB errors, by their names. */
const CODE_BY_ERROR_NAME: Readonly<Record<string, StorageErrorCode>> = {
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
  return new StorageError(CODE_BY_ERROR_NAME[name] ?? 'failed', error);
}
