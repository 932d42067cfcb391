/** A secret that is shown on the page. */
export interface OpenSecret {
  /** Whether the secret was opened and has not been covered since. */
  readonly isUncovered: boolean;
  /** Undoes the last tap inside the secret, if there is one. */
  readonly undoLastTap: (() => void) | undefined;
  cover(): void;
}

let currentSecret: OpenSecret | undefined = $state.raw();

/** The secret that is open on this page; at most one is. While it is open, undo affects nothing else. */
export function openSecret(): OpenSecret | undefined {
  return currentSecret?.isUncovered === true ? currentSecret : undefined;
}

/** Covers the secret that was open before: at most one is open on a page. */
export function setOpenSecret(secret: OpenSecret): void {
  if (currentSecret !== secret) currentSecret?.cover();
  currentSecret = secret;
}

/** Call when a secret is covered. */
export function clearOpenSecret(secret: OpenSecret): void {
  if (currentSecret === secret) currentSecret = undefined;
}
