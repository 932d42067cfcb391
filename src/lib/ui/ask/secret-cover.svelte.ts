import { tapGuard } from '$lib/ui/interaction/tap-guard';
import { isAppNavigating } from '$lib/ui/interaction/overlay-stack.svelte';
import { clearOpenSecret, setOpenSecret } from './open-secret.svelte';

/** The callbacks of a cover. */
interface CoverCallbacks {
  /** Resets the choice; called whenever an open secret is covered. */
  readonly oncover?: () => void;
  /** Undoes the player's last tap inside the secret; undefined if nothing was tapped. */
  readonly undoTap?: () => (() => void) | undefined;
  /** The element that covers and opens the secret; undefined if the secret is on the page itself. */
  readonly element?: () => Element | undefined;
}

/**
 * A secret that can be open or covered, for one key such as a player and an ask. A different key covers it at once, and
 * so does anything that hides the page or takes the focus away.
 */
export class SecretCover {
  readonly #key: () => string;
  readonly #callbacks: CoverCallbacks;
  /** Stored separately: the undo bar reads it after the hand itself is removed. */
  #undoTap: (() => void) | undefined = $state.raw();
  #opened: { readonly key: string; readonly method: 'held' | 'tapped' } | undefined = $state.raw();

  constructor(key: () => string, callbacks: CoverCallbacks = {}) {
    this.#key = key;
    this.#callbacks = callbacks;
    $effect(() => {
      if (this.#opened !== undefined && this.#opened.key !== this.#key()) this.cover();
    });
    $effect(() => {
      this.#undoTap = this.#callbacks.undoTap?.();
      return () => (this.#undoTap = undefined);
    });
    $effect(() => this.#coverOnLeave());
    $effect(() => this.cover);
  }

  /** How the secret was opened; undefined while it is covered. */
  get revealMethod(): 'held' | 'tapped' | undefined {
    return this.#opened?.key === this.#key() ? this.#opened.method : undefined;
  }

  /**
   * Whether the secret was opened and has not been covered since. Does not read the key, because its source may be
   * gone.
   */
  get isUncovered(): boolean {
    return this.#opened !== undefined;
  }

  /** Undoes the last tap inside the open secret, if there is one. */
  get undoLastTap(): (() => void) | undefined {
    return this.#undoTap;
  }

  open(method: 'held' | 'tapped'): void {
    setOpenSecret(this);
    this.#opened = { key: this.#key(), method };
  }

  readonly cover = (): void => {
    if (this.#opened === undefined) return;
    this.#opened = undefined;
    clearOpenSecret(this);
    // A second tap on the control that covered it must not open it again.
    tapGuard.noteTurn();
    this.#callbacks.oncover?.();
  };

  /**
   * Covers the secret when a sheet opens over it. The focus then moves into the sheet's dialog; if the secret is inside
   * that dialog, it stays open.
   */
  #coverOnLeave(): () => void {
    const controller = new AbortController();
    const { signal } = controller;
    for (const eventName of ['blur', 'pagehide', 'resize', 'orientationchange', 'beforeprint'])
      window.addEventListener(eventName, this.cover, { signal });
    document.addEventListener('visibilitychange', this.cover, { signal });
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && this.cover(), { signal });
    window.addEventListener(
      'popstate',
      () => {
        if (!isAppNavigating()) this.cover();
      },
      { signal }
    );
    document.addEventListener(
      'focusin',
      ({ target }) => {
        const dialog = target instanceof Element ? target.closest('dialog') : null;
        if (dialog !== null && !dialog.contains(this.#callbacks.element?.() ?? null)) this.cover();
      },
      { signal }
    );
    return () => controller.abort();
  }
}
