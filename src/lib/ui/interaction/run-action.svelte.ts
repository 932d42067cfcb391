import { tick } from 'svelte';
import { afterFrame } from '$lib/ui/after-paint';
import { announce } from '$lib/ui/announcer.svelte';
import { tapGuard } from './tap-guard';
import './guarded.svelte';
import { SOON } from './slipped-taps';

/** What is acted on, as far as acting has to know it. */
export interface ActedOn {
  /** How many entries the log has. */
  readonly length: () => number;
  /** The last thing that happened, in a sentence; without it nothing is said. */
  readonly lastEvent?: () => string;
}

/** How long a slip is held, in milliseconds. */
export const HELD = { log: SOON, page: SOON, undo: 200, tap: SOON, step: 0 } as const;
/** How long a table may take to show what a tap led to, in milliseconds. */
const SETTLED = 600;
/** How often it is seen meanwhile whether the focus is lost, in milliseconds; asking at every frame would draw every frame. */
const OFTEN = 16;
export type RunnableActions = keyof typeof HELD;

/**
 * The one way to act at a table: everything that logs, and every page of a walk, goes through `act`. It
 * holds a tap that slips (law 9), says what happened, and keeps the focus where the next question is.
 * Made while a component is initialised; without a log, only pages and lists are acted on.
 */
export class ActionRunner {
  readonly #acted: ActedOn;
  #heard: number;
  #isLeft = false;

  constructor(acted: ActedOn = { length: () => 0 }) {
    this.#acted = acted;
    this.#heard = acted.length();
    $effect(() => this.#listen());
    $effect(() => () => void (this.#isLeft = true));
  }

  /**
   * Does what a tap asks for, and answers what that answers. What changes nothing leaves the next tap free; undo
   * always changes something, though it may be no line of the log.
   * Undefined, and nothing done, where the finger meant what had stood there before.
   */
  act<Answer>(kind: RunnableActions, deed: () => Answer): Answer | undefined {
    if (kind !== 'undo' && kind !== 'tap' && tapGuard.strays) return undefined;
    const before = this.#acted.length();
    const back = kind === 'log' && !tapGuard.isKeyed ? letGo() : undefined;
    const answer = deed();
    const isDone = kind === 'page' || kind === 'undo' || this.#acted.length() !== before;
    if (isDone && HELD[kind] > 0) tapGuard.hold(HELD[kind]);
    void tick().then(() =>
      afterFrame(() => {
        back?.();
        keepPlace(performance.now() + SETTLED);
      })
    );
    return answer;
  }

  /** What happened last is said once, also where it happened in another tab. */
  #listen(): void {
    const length = this.#acted.length();
    if (length > this.#heard) afterFrame(() => this.#say(length));
    this.#heard = length;
  }

  /** Unless something happened since, which is then said itself. */
  #say(length: number): void {
    if (this.#isLeft || this.#acted.length() !== length) return;
    const words = this.#acted.lastEvent?.();
    if (words !== undefined) announce(words);
  }
}

/**
 * A button that answers a question goes with it, and a browser that takes the focus from what is removed lays the page
 * out in the middle of the tap. So a finger lets go of it before; what is answered here gives it back to what stayed.
 */
function letGo(): (() => void) | undefined {
  const control = document.activeElement;
  if (!(control instanceof HTMLButtonElement) || control.closest('.frame .ask') === null) return undefined;
  control.blur();
  return () => {
    if (document.activeElement === document.body) control.focus({ preventScroll: true });
  };
}

let watching: ReturnType<typeof setTimeout> | undefined;

/**
 * The control that was tapped may be gone with its question: the next question is then the next to reach.
 * A question can come, or change, some time after the tap; until `end` the focus is brought back each time.
 */
function keepPlace(end: DOMHighResTimeStamp): void {
  clearTimeout(watching);
  if (document.activeElement === document.body) {
    document.querySelector<HTMLElement>('.frame .ask')?.focus({ preventScroll: true });
  }
  if (performance.now() < end) watching = setTimeout(() => keepPlace(end), OFTEN);
}
