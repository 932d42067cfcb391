import { TROUBLES } from './storage-error-words';

export type StorageErrorCode = keyof typeof TROUBLES;

/** Storage did not do what it was asked. `sentence` is for the table. */
export class StorageError extends Error {
  override readonly name = 'Trouble';

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

/** What the errors of IndexedDB mean, by their names. */
const CODES: Readonly<Record<string, StorageErrorCode>> = {
  QuotaExceededError: 'full',
  ConstraintError: 'taken',
  VersionError: 'newer',
  SecurityError: 'refused',
  NotAllowedError: 'refused',
  InvalidStateError: 'lost'
};

/** The trouble behind an error of IndexedDB. */
export function storageErrorOf(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  const name = error instanceof Error ? error.name : '';
  return new StorageError(CODES[name] ?? 'failed', error);
}
