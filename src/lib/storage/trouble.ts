import { TROUBLES } from './trouble-words';

export type TroubleCode = keyof typeof TROUBLES;

/** Storage did not do what it was asked. `sentence` is for the table. */
export class Trouble extends Error {
  override readonly name = 'Trouble';

  constructor(
    readonly code: TroubleCode,
    cause?: unknown
  ) {
    super(TROUBLES[code], { cause });
  }

  get sentence(): string {
    return TROUBLES[this.code];
  }
}

/** What the errors of IndexedDB mean, by their names. */
const CODES: Readonly<Record<string, TroubleCode>> = {
  QuotaExceededError: 'full',
  ConstraintError: 'taken',
  VersionError: 'newer',
  SecurityError: 'refused',
  NotAllowedError: 'refused',
  InvalidStateError: 'lost'
};

/** The trouble behind an error of IndexedDB. */
export function troubleOf(error: unknown): Trouble {
  if (error instanceof Trouble) return error;
  const name = error instanceof Error ? error.name : '';
  return new Trouble(CODES[name] ?? 'failed', error);
}
