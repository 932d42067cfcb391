import { tapGuard } from '$lib/ui/interaction/tap-guard';
import { goesOnItsOwn } from '$lib/ui/interaction/overlay-stack.svelte';

let lying: Opened | undefined = $state.raw();

/** What lies open on this page now; at most one thing does. Meanwhile nothing else is taken back. */
export function openOnPage(): Opened | undefined {
  return lying?.isLaidOpen === true ? lying : undefined;
}

/** What lay open before is covered: at most one hand is open on a page. */
function layOpen(opened: Opened): void {
  if (lying !== opened) lying?.cover();
  lying = opened;
}

/** What is known of a cover besides its key. */
interface Cover {
  /** Forgets what was chosen; called whenever something that lay open is covered. */
  readonly oncover?: () => void;
  /** Takes back the last tap of those eyes; undefined where they have tapped nothing. */
  readonly back?: () => (() => void) | undefined;
  /** What covers and opens it; undefined where it lies on the page itself. */
  readonly place?: () => Element | undefined;
}

/**
 * What lies open under a cover: for one key alone, such as a player and an ask. Whatever changes the key
 * covers it at once, and so does whatever takes eyes or hands off the page.
 */
export class Opened {
  readonly #key: () => string;
  readonly #cover: Cover;
  /** Known by itself: what looks at it outlives the hand that it belongs to. */
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

  /** How it is open; undefined while it is covered. */
  get by(): 'held' | 'tapped' | undefined {
    return this.#how?.key === this.#key() ? this.#how.by : undefined;
  }

  /** Whether it was opened and not covered since, without a look into the hand itself, which may be gone. */
  get isLaidOpen(): boolean {
    return this.#how !== undefined;
  }

  /** Takes back the last tap of whoever looks, where there is one. */
  get takeBack(): (() => void) | undefined {
    return this.#back;
  }

  open(by: 'held' | 'tapped'): void {
    layOpen(this);
    this.#how = { key: this.#key(), by };
  }

  readonly cover = (): void => {
    if (this.#how === undefined) return;
    this.#how = undefined;
    if (lying === this) lying = undefined;
    // A second tap on what covered it opens nothing again.
    tapGuard.turn();
    this.#cover.oncover?.();
  };

  /** A sheet over the page takes the focus into its dialog; one that it lies on itself does not. */
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
        if (!goesOnItsOwn()) this.cover();
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
