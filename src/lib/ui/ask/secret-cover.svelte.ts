import { tapGuard } from '$lib/ui/interaction/tap-guard';
import { isAppNavigating } from '$lib/ui/interaction/overlay-stack.svelte';
import { clearOpenSecret, setOpenSecret } from './open-secret.svelte';

/** The callbacks of a cover. */
interface Cover {
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
  readonly #cover: Cover;
  /** Stored separately: the undo bar reads it after the hand itself is removed. */
  #back: (() => void) | undefined = $state.raw();
  #how: { readonly key: string; readonly by: 'held' | 'tapped' } | undefined = $state.raw();

  constructor(key: () => string, cover: Cover = {}) {
    this.#key = key;
    this.#cover = cover;
    $effect(() => {
      if (this.#how !== undefined && this.#how.key !== this.#key()) this.cover();
    });
    $effect(() => {
      this.#back = this.#cover.back?.();
      return () => (this.#back = undefined);
    });
    $effect(() => this.#watch());
    $effect(() => this.cover);
  }

  /** How it was opened; undefined while it is covered. */
  get by(): 'held' | 'tapped' | undefined {
    return this.#how?.key === this.#key() ? this.#how.by : undefined;
  }

  /** Whether it was opened and not covered since. It does not read the key, whose source may be gone. */
  get isUncovered(): boolean {
    return this.#how !== undefined;
  }

  /** Undoes the last tap inside the open secret, if there is one. */
  get takeBack(): (() => void) | undefined {
    return this.#back;
  }

  open(way: 'held' | 'tapped'): void {
    setOpenSecret(this);
    this.#how = { key: this.#key(), by: way };
  }

  readonly cover = (): void => {
    if (this.#how === undefined) return;
    this.#how = undefined;
    clearOpenSecret(this);
    // A second tap on the control that covered it must not open it again.
    tapGuard.turn();
    this.#cover.oncover?.();
  };

  /**
   * Covers the secret when a sheet opens over it. The focus then moves into the sheet's dialog; if the secret is inside
   * that dialog, it stays open.
   */
  #watch(): () => void {
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
        if (dialog !== null && !dialog.contains(this.#cover.place?.() ?? null)) this.cover();
      },
      { signal }
    );
    return () => stop.abort();
  }
}
