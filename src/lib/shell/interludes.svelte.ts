import type { BoardActions, Frame, GameUi, Interlude } from '$lib/games/contract/define';
import type { OpenMatch } from '$lib/session';
import { allowsMotion } from '$lib/ui/motion/reduced-motion';

/** How long a step of an interlude stays, in milliseconds. */
const FRAME_MS = 700;

interface ShownState {
  readonly openMatch: OpenMatch;
  readonly ui: GameUi | undefined;
  /** True if nothing can be played: an earlier moment is shown, or the match has older rules. */
  readonly isReadOnly: boolean;
}

/** The interludes that the players have not seen yet. When a match is opened, its current interludes count as seen. */
export class Interludes {
  readonly #shown: () => ShownState;
  readonly #speak: BoardActions['speak'];
  #seen: readonly string[] = $state.raw([]);
  #step = $state(0);
  #paid = $state(false);
  readonly #all = $derived.by(() => this.#list());
  readonly current: Interlude | undefined = $derived(this.#all.find(({ id }) => !this.#seen.includes(id)));
  /** The step of the current interlude that is shown; undefined if the interlude has no steps. */
  readonly frame: Frame | undefined = $derived(this.current?.frames?.[this.#step]);
  /** Money that is not counted yet. */
  readonly unpaid: Frame['unpaid'] = $derived(
    (this.frame ?? (this.#paid ? undefined : this.current))?.unpaid ?? []
  );

  /** The label of the button that continues. */
  readonly action: string | undefined = $derived(
    (this.#paid ? undefined : this.current?.actionBeforePaid) ?? this.current?.action
  );

  /** Must be called during the setup of a component. `call` speaks a text if the caller is switched on. */
  constructor(currentState: () => ShownState, call: BoardActions['speak']) {
    [this.#shown, this.#speak] = [currentState, call];
    this.#seen = this.#all.map(({ id }) => id);
    let { lastEventTime } = currentState().openMatch;
    $effect.pre(() => {
      const { openMatch } = currentState();
      if (openMatch.lastEventTime === lastEventTime) return;
      lastEventTime = openMatch.lastEventTime;
      this.#markSeen(openMatch);
    });
    $effect(() => {
      // The effect must also run if two steps have the same frame, so it reads the frame by its step.
      const frame = this.current?.frames?.[this.#step];
      if (frame === undefined) return undefined;
      if (frame.spokenText !== undefined) call?.(frame.spokenText);
      const frameTimer = setTimeout(() => this.#advance(), FRAME_MS);
      return () => clearTimeout(frameTimer);
    });
  }

  /** Counts the money of the current interlude from now on. */
  markPaid(): void {
    this.#paid = true;
  }

  /** Continues to the next interlude, or to the question. */
  finish(): void {
    if (this.current !== undefined) this.#seen = [...this.#seen, this.current.id];
    this.#restart();
  }

  #restart(): void {
    this.#step = 0;
    this.#paid = false;
  }

  #advance(): void {
    if (this.#step + 1 < (this.current?.frames?.length ?? 0)) this.#step += 1;
    else this.finish();
  }

  /**
   * Marks as seen all interludes that are not new. Only a move has something new to show, and players have already seen
   * what they entered themselves.
   */
  #markSeen({ entries, game }: OpenMatch): void {
    const lastEntry = entries.at(-1);
    const move = typeof lastEntry?.do === 'object' && 'move' in lastEntry.do ? lastEntry.do.move : undefined;
    const isNew = ({ id, onlyIfSupplied, onlyAfterReveal }: Interlude): boolean =>
      move !== undefined &&
      !this.#seen.includes(id) &&
      (onlyIfSupplied !== true || lastEntry?.by !== 'table') &&
      (onlyAfterReveal !== true || game.revealingMoves?.includes(move.type) === true);
    const isSpoken = ({ frames }: Interlude): boolean => frames !== undefined && !allowsMotion();
    const newInterludes = this.#all.filter(isNew);
    // Steps are shown one after another, so without motion they are only spoken.
    for (const { spokenText } of newInterludes.filter(isSpoken).flatMap(({ frames = [] }) => frames))
      if (spokenText !== undefined) this.#speak?.(spokenText);
    this.#seen = this.#all
      .filter((interlude) => isSpoken(interlude) || !newInterludes.includes(interlude))
      .map(({ id }) => id);
    this.#restart();
  }

  #list(): readonly Interlude[] {
    const { openMatch, ui, isReadOnly } = this.#shown();
    if (isReadOnly) return [];
    return ui?.interludes?.(openMatch.view, openMatch.names) ?? [];
  }
}
