import { tapGuard } from '$lib/ui/interaction/tap-guard';
import { isAppNavigating } from '$lib/ui/interaction/overlay-stack.svelte';
import { clearOpenSecret, setOpenSecret } from './open-secret.svelte';

/** The callbacks of a cover. */
interface CoverCallbacks {
  /** Resets the choice; called whenever an open secret is covered. */
  readonly oncover?: () => void;
  /** Undoes the player's last tap inside the secret; undefined if nothing was tapped. */
  readonly back?: () => (() => void) | undefined;
  /** The element that covers and opens it; undefined if it is on the page itself. */
  readonly place?: () => Element | undefined;
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
  #opened: { readonly key: string; readonly by: 'held' | 'tapped' } | undefined = $state.raw();

  constructor(key: () => string, cover: CoverCallbacks = {}) {
    this.#key = key;
    this.#callbacks = cover;
    $effect(() => {
      if (this.#opened !== undefined && this.#opened.key !== this.#key()) this.cover();
    });
    $effect(() => {
      this.#undoTap = this.#callbacks.back?.();
      return () => (this.#undoTap = undefined);
    });
    $effect(() => this.#coverOnLeave());
    $effect(() => this.cover);
  }

  /** How it was opened; undefined while it is covered. */
  get revealMethod(): 'held' | 'tapped' | undefined {
    return this.#opened?.key === this.#key() ? this.#opened.by : undefined;
  }

  /** Whether it was opened and not covered since. It does not read the key, whose source may be gone. */
  get isUncovered(): boolean {
    return this.#opened !== undefined;
  }

  /** Undoes the last tap inside the open secret, if there is one. */
  get takeBack(): (() => void) | undefined {
    return this.#undoTap;
  }

  open(method: 'held' | 'tapped'): void {
    setOpenSecret(this);
    this.#opened = { key: this.#key(), by: method };
  }

  readonly cover = (): void => {
    if (this.#opened === undefined) return;
    this.#opened = undefined;
    clearOpenSecret(this);
    // A second tap on the control that covered it must not open it again.
    tapGuard.turn();
    this.#callbacks.oncover?.();
  };

  /**
   * Covers the secret when a sheet opens over it. The focus then moves into the sheet's dialog; if the secret is inside
   * that dialog, it stays open.
   */
  #coverOnLeave(): () => void {
    const stop = new AbortController();
    const { signal } = stop;
    for (const leaving of ['blur', 'pagehide', 'resize', 'orientationchange', 'beforeprint'])
      window.addEventListener(leaving, this.cover, { signal });
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
        if (dialog !== null && !dialog.contains(this.#callbacks.place?.() ?? null)) this.cover();
      },
      { signal }
    );
    return () => stop.abort();
  }
}
