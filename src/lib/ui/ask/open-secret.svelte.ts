/** A secret that is shown on the page. */
export interface OpenSecret {
  /** Whether it was opened and not covered since. */
  readonly isUncovered: boolean;
  /** Undoes the last tap inside it, if there is one. */
  readonly takeBack: (() => void) | undefined;
  cover(): void;
}

let current: OpenSecret | undefined = $state.raw();

/** The secret that is open on this page; at most one is. While it is open, undo affects nothing else. */
export function openSecret(): OpenSecret | undefined {
  return current?.isUncovered === true ? current : undefined;
}

/** Covers the secret that was open before: at most one is open on a page. */
export function setOpenSecret(secret: OpenSecret): void {
  if (current !== secret) current?.cover();
  current = secret;
}

/** Call when a secret is covered. */
export function clearOpenSecret(secret: OpenSecret): void {
  if (current === secret) current = undefined;
}
