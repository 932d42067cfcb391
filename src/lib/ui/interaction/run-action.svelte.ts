import { tick } from 'svelte';
import { afterFrame } from '$lib/ui/page/after-paint';
import { announce } from '$lib/ui/feedback/Announcer.svelte';
import { tapGuard } from './tap-guard';
import './guarded.svelte';
import { SLIP_MS } from './slipped-taps';

/** The log that actions are checked against. */
export interface ActionLog {
  /** The number of log entries. */
  readonly length: () => number;
  /** The last event as a sentence; without it, or if it cannot be loaded, nothing is announced. */
  readonly lastEvent?: () => string | Promise<string>;
}

/**
 * How long each kind of action blocks repeats, in milliseconds. A `turn` logs nothing: it only shows other controls or
 * changes a draft.
 */
export const HOLD_TIMES = {
  log: SLIP_MS,
  page: SLIP_MS,
  turn: SLIP_MS,
  undo: 200,
  tap: SLIP_MS,
  step: 0
} as const;
/** How long the match screen may take to show the result of a tap, in milliseconds. */
const SETTLE_MS = 600;
/**
 * The interval between checks for a lost focus, in milliseconds. `requestAnimationFrame` would make the browser render
 * every frame.
 */
const FOCUS_CHECK_INTERVAL = 16;
export type RunnableActions = keyof typeof HOLD_TIMES;

/**
 * Runs every action that logs or turns a page. `act` blocks accidental repeats, announces what happened, and moves the
 * focus to the next question. Create it while a component is initialised; without a log it only turns pages and changes
 * lists.
 */
export class ActionRunner {
  readonly #actionLog: ActionLog;
  #announcedLength: number;
  #isUnmounted = false;

  constructor(actionLog: ActionLog = { length: () => 0 }) {
    this.#actionLog = actionLog;
    this.#announcedLength = actionLog.length();
    $effect(() => this.#listen());
    $effect(() => () => void (this.#isUnmounted = true));
  }

  /**
   * Runs the action of a tap and returns its result. An action that changes nothing does not block the next tap; undo
   * always counts, though it may not change the length of the log.
   * Returns undefined and does nothing if the control has just appeared where another one was.
   */
  act<Answer>(kind: RunnableActions, action: () => Answer): Answer | undefined {
    if (isSlip(kind)) return undefined;
    const lengthBefore = this.#actionLog.length();
    const restoreBlurred = kind === 'log' && !tapGuard.isByKey ? blurTappedButton() : undefined;
    const actionResult = action();
    const isDone =
      kind === 'page' || kind === 'turn' || kind === 'undo' || this.#actionLog.length() !== lengthBefore;
    if (isDone && HOLD_TIMES[kind] > 0) tapGuard.hold(HOLD_TIMES[kind]);
    void tick().then(() =>
      afterFrame(() => {
        restoreBlurred?.();
        moveLostFocus(performance.now() + SETTLE_MS);
      })
    );
    return actionResult;
  }

  /** Announces the last event once, even if it happened in another tab. */
  #listen(): void {
    const length = this.#actionLog.length();
    if (length > this.#announcedLength) afterFrame(() => void this.#announceLast(length));
    this.#announcedLength = length;
  }

  /** Skips the announcement if another event has happened since, because that event is announced on its own. */
  async #announceLast(length: number): Promise<void> {
    if (!this.#isCurrent(length)) return;
    const message = await Promise.resolve(this.#actionLog.lastEvent?.()).catch(() => undefined);
    if (message !== undefined && this.#isCurrent(length)) announce(message);
  }

  #isCurrent(length: number): boolean {
    return !this.#isUnmounted && this.#actionLog.length() === length;
  }
}

/**
 * Whether a tap is a slip. A tap that changes only a draft is a slip if its control has just appeared under the finger.
 * Any other action is also a slip if its control has just replaced another control elsewhere.
 */
function isSlip(kind: RunnableActions): boolean {
  if (kind === 'undo' || kind === 'tap') return false;
  return kind === 'turn' ? tapGuard.isSlip : tapGuard.isStray;
}

/**
 * An answered question removes its button. If the browser has to move the focus off a removed element, it runs a layout
 * in the middle of the tap, so a tap blurs the button first. The returned function restores the focus if the button is
 * still there.
 */
function blurTappedButton(): (() => void) | undefined {
  const control = document.activeElement;
  if (!(control instanceof HTMLButtonElement) || control.closest('.frame .ask') === null) return undefined;
  control.blur();
  return () => {
    if (document.activeElement === document.body) control.focus({ preventScroll: true });
  };
}

let focusTimer: ReturnType<typeof setTimeout> | undefined;

/**
 * Moves the focus to the next question if the tapped control was removed. The question can appear or change some time
 * after the tap, so this check repeats until `endTime`.
 */
function moveLostFocus(endTime: DOMHighResTimeStamp): void {
  clearTimeout(focusTimer);
  if (document.activeElement === document.body) {
    document.querySelector<HTMLElement>('.frame .ask')?.focus({ preventScroll: true });
  }
  if (performance.now() < endTime)
    focusTimer = setTimeout(() => moveLostFocus(endTime), FOCUS_CHECK_INTERVAL);
}
