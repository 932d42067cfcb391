import { tick } from 'svelte';
import { afterFrame } from './after-paint';
import { announce } from './announcer.svelte';
import { Guard } from './guard';

/** What is acted on, as far as acting has to know it. */
export interface ActedOn {
  /** How many entries the log has. */
  readonly length: () => number;
  /** The last thing that happened, in a sentence; without it nothing is said. */
  readonly lastEvent?: () => string;
}

/** How long a slip is held, in milliseconds. */
export const HELD = { log: 400, page: 400, undo: 200, tap: 400 } as const;
/** How long a table may take to show what a tap led to, in milliseconds. */
const SETTLED = 600;
/** How often it is seen meanwhile whether the focus is lost, in milliseconds; asking at every frame would draw every frame. */
const OFTEN = 16;
export type Deeds = keyof typeof HELD;

/**
 * The one way to act at a table: everything that logs, and every page of a walk, goes through `act`. It
 * holds a tap that slips (law 9), says what happened, and keeps the focus where the next question is.
 * Made while a component is initialised; `watch` is attached to the element that the table stands in.
 */
export class OneWay {
  readonly #acted: ActedOn;
  readonly #guard = new Guard();
  #heard: number;
  #isLeft = false;

  constructor(acted: ActedOn) {
    this.#acted = acted;
    this.#heard = acted.length();
    $effect(() => this.#listen());
    $effect(() => () => void (this.#isLeft = true));
  }

  /**
   * Does what a tap asks for, and answers what that answers. What changes nothing leaves the next tap free.
   * Undefined, and nothing done, where the finger meant what had stood there before.
   */
  act<Answer>(kind: Deeds, deed: () => Answer): Answer | undefined {
    if (kind !== 'undo' && kind !== 'tap' && this.#guard.strays) return undefined;
    const before = this.#acted.length();
    const answer = deed();
    if (kind === 'page' || this.#acted.length() !== before) this.#guard.hold(HELD[kind]);
    void tick().then(() => afterFrame(() => keepPlace(performance.now() + SETTLED)));
    return answer;
  }

  /** Watches the taps of a table from before anything else hears them. */
  readonly watch = (): (() => void) => this.#guard.watch();

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
 * The control that was tapped may be gone with its question: the next question is then the next to reach.
 * A question can come, or change, some time after the tap; until `end` the focus is brought back each time.
 */
function keepPlace(end: DOMHighResTimeStamp): void {
  if (document.activeElement === document.body) {
    document.querySelector<HTMLElement>('.frame .ask')?.focus({ preventScroll: true });
  }
  if (performance.now() < end) setTimeout(() => keepPlace(end), OFTEN);
}
