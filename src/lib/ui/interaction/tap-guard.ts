import { TAP_RADIUS, animateBlockedTap, SLIP_MS, blockEvent } from './slipped-taps';

const CONTROL_SELECTOR = 'button, a[href], input, select, summary, [role="button"]';
/**
 * The content of a sheet. Its close button and the undo bar are outside it, because they are always in the same place.
 */
const SHEET_SELECTOR = 'dialog .body';
/** Controls that a held Enter key would toggle or submit again and again. */
const NO_KEY_REPEAT = 'a, input, summary, [aria-pressed], [aria-expanded], [aria-checked]';

/** A place on the board, such as a casino: while it can be chosen, its main button replaces its other buttons. */
const PLACE_SELECTOR = '[data-spot]';

/** A control, or its place on the board, with its bounding box when it was measured. */
type ControlBox = readonly [Element, DOMRect];

/** A control has just appeared in the place of the last tap (`under`) or of another control (`beside`). */
type Appearance = 'under' | 'beside';

/** The parts of a tap or key press that decide whether the next one is a slip. */
interface Touch {
  readonly control: Element | undefined;
  /** The bounding box of the control. */
  readonly box: DOMRect | undefined;
  readonly key?: string;
  /** The bounding boxes of all controls at the time of the tap. */
  readonly boxes?: readonly ControlBox[];
  /** Milliseconds, on the clock of `event.timeStamp`. */
  readonly time: number;
}

/**
 * Blocks accidental repeats. For a moment after a tap that counted (`hold`), it blocks the same key, a tap on the same
 * control, and a tap on a control that has moved to the same place. A held key acts once, but may repeat on a stepper.
 * Everything else stays free. After any tap, an action that counts is blocked if its control has just replaced another
 * control. If two fingers are down, the finger lifted first acts. Controls inside a sheet are blocked until someone can
 * have read them. Each blocked tap extends the block, so a control acts once however fast and long it is tapped.
 */
export class TapGuard {
  #touch: Touch | undefined;
  /** The previous tap or key press, whatever it did. */
  #previousTouch: Touch | undefined;
  /** The tap before the current one. */
  #touchBeforeThat: Touch | undefined;
  #heldTouch: (Touch & { readonly heldUntil: number; readonly length: number }) | undefined;
  /** When an overlay last opened. */
  #overlayOpenedAt = -SLIP_MS;
  /** The key that is being held down and has already acted. */
  #usedKey: string | undefined;
  /** The control that had the focus when the current key went down. */
  #keyDownControl: Element | undefined;
  /** Whether the pointerdown was blocked; the pointerup is then blocked too. */
  #isPressHeld = false;
  #isPointerDown = false;
  #appearance: Appearance | undefined;
  /** Whether the current tap was found to be stray at its pointerdown. The click must not reset that. */
  #hasStrayed = false;
  /** The boxes of all controls at pointerdown or keydown. Measuring later would force a second layout. */
  #boxes: readonly ControlBox[] | undefined;
  /** The fingers on the screen, and those that were already down when another tap counted. */
  readonly #fingers = new Set<number>();
  readonly #lateFingers = new Set<number>();

  /** Marks the current tap as one that counted, and blocks repeats of it for this many milliseconds. */
  hold(milliseconds: number): void {
    if (this.#touch === undefined) return;
    this.#heldTouch = { ...this.#touch, heldUntil: this.#touch.time + milliseconds, length: milliseconds };
    this.#usedKey = this.#touch.key;
    for (const finger of this.#fingers) this.#lateFingers.add(finger);
  }

  /**
   * Call when the current tap has opened or closed an overlay or a page. Blocks taps on whatever is under the finger
   * now.
   */
  noteTurn(): void {
    const isHeld = this.#touch !== undefined && this.#heldTouch?.time === this.#touch.time;
    if (!isHeld && this.#touch?.key !== 'Escape') this.hold(SLIP_MS);
  }

  /**
   * Call when an overlay has opened. It may have opened late, so its content is blocked until someone can have read it.
   */
  noteOpening(): void {
    this.noteTurn();
    this.#overlayOpenedAt = new Event('').timeStamp;
  }

  /** Whether the tapped control has just appeared where another one was. If so, the control animates as feedback. */
  get isStray(): boolean {
    if (this.#appearance !== undefined) {
      animateBlockedTap(this.#touch?.control);
      this.#hasStrayed = true;
      this.#keepPreviousTouch();
    }
    return this.#appearance !== undefined;
  }

  /**
   * Whether the tapped control has just appeared in the place of the last tap. Only this blocks a draft tap; where
   * another control was replaced, a draft tap is free.
   */
  get isSlip(): boolean {
    return this.#appearance === 'under' && this.isStray;
  }

  /** Whether the current action comes from a key. */
  get isByKey(): boolean {
    return this.#touch?.key !== undefined;
  }

  /** Starts to listen, before all other handlers. Returns a function that stops it. */
  watch(): () => void {
    const controller = new AbortController();
    const captureOptions = { capture: true, signal: controller.signal };
    window.addEventListener('pointerdown', (event) => this.#press(event), captureOptions);
    window.addEventListener('pointerup', (event) => this.#release(event), captureOptions);
    window.addEventListener(
      'pointercancel',
      ({ pointerId }) => this.#fingers.delete(pointerId),
      captureOptions
    );
    window.addEventListener('click', (event) => this.#tap(event), captureOptions);
    window.addEventListener('keydown', (event) => this.#key(event), captureOptions);
    return () => controller.abort();
  }

  #press(event: PointerEvent): void {
    this.#isPointerDown = true;
    this.#fingers.add(event.pointerId);
    this.#lateFingers.delete(event.pointerId);
    this.#isPressHeld = this.#isRepeat(event);
    if (this.#isPressHeld) event.stopImmediatePropagation();
    else {
      this.#boxes = controlPlaces();
      this.#startTouch(touchOf(event), appearanceOf(event, this.#previousTouch));
    }
  }

  /** Handles pointerup too, because some controls, such as the gate, act on it. */
  #release(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    if (this.#isPressHeld) event.stopImmediatePropagation();
    else this.#touch = touchOf(event);
  }

  #tap(event: MouseEvent): void {
    const isHeld =
      this.#isRepeat(event) ||
      (event.detail > 0 && (this.#isPressHeld || this.#isUnread(event))) ||
      this.#isLate(event);
    const isPressed = this.#isPointerDown;
    [this.#isPressHeld, this.#isPointerDown] = [false, false];
    if (isHeld) {
      this.#extendHold(event);
      blockEvent(event);
      return;
    }
    if (event.detail === 0) this.#touch = { ...touchOf(event), ...keyOf(this.#touch) };
    else if (isPressed) this.#touch = touchOf(event);
    else this.#startTouch(touchOf(event), appearanceOf(event, this.#previousTouch));
    if (this.#hasStrayed) this.#keepPreviousTouch();
    else this.#previousTouch = this.#touch && { ...this.#touch, boxes: this.#boxes ?? controlPlaces() };
    this.#boxes = undefined;
    if (isPageLink(this.#touch?.control) && this.isStray) blockEvent(event);
    setTimeout(() => (this.#appearance = undefined));
  }

  /** Whether the finger was already down when another tap counted. It was then aimed at a control that may be gone. */
  #isLate(event: MouseEvent): boolean {
    return event instanceof PointerEvent && event.detail > 0 && this.#lateFingers.delete(event.pointerId);
  }

  #isUnread({ target, timeStamp }: MouseEvent): boolean {
    return (
      timeStamp < this.#overlayOpenedAt + SLIP_MS &&
      target instanceof Element &&
      target.closest(SHEET_SELECTOR) !== null
    );
  }

  #key(event: KeyboardEvent): void {
    if (!event.repeat) [this.#usedKey, this.#keyDownControl] = [undefined, controlOf(event)];
    if (event.repeat ? this.#isSpent(event) : this.#isSameKey(event)) {
      if (!event.repeat) this.#extendHold(event);
      blockEvent(event);
    } else {
      this.#boxes = controlPlaces();
      const isRepeated = this.#previousTouch?.key === event.key;
      this.#startTouch({ ...touchOf(event), key: event.key }, isRepeated ? 'under' : undefined);
      this.#previousTouch = this.#touch;
    }
  }

  /** Records the start of a tap or key press, and whether another control may have been in its place. */
  #startTouch(touch: Touch, nextAppearance: Appearance | undefined): void {
    const previousTouch = (this.#touchBeforeThat = this.#previousTouch);
    this.#touch = touch;
    this.#hasStrayed = false;
    const isNewControl =
      previousTouch?.control !== undefined &&
      previousTouch.control !== touch.control &&
      touch.time < previousTouch.time + SLIP_MS;
    this.#appearance = isNewControl ? nextAppearance : undefined;
  }

  /** Keeps the tap before a stray tap as the previous tap, but with the time of the stray tap. */
  #keepPreviousTouch(): void {
    if (this.#touchBeforeThat && this.#touch)
      this.#previousTouch = { ...this.#touchBeforeThat, time: this.#touch.time };
  }

  /**
   * Starts the blocking time again after a blocked tap or key. A different control at the same place is not blocked for
   * longer, because it may be a draft tap. If the control counts, `isStray` still blocks it.
   */
  #extendHold(event: MouseEvent | KeyboardEvent): void {
    const isKey = event instanceof KeyboardEvent;
    const [heldTouch, previousTouch] = [this.#heldTouch, this.#previousTouch];
    if (heldTouch !== undefined && (isKey || controlOf(event) === heldTouch.control))
      this.#heldTouch = { ...heldTouch, heldUntil: event.timeStamp + heldTouch.length };
    if (previousTouch !== undefined && (isKey || isInside(event, previousTouch.box)))
      this.#previousTouch = { ...previousTouch, time: event.timeStamp };
  }

  /** Whether a held key may not act again: it has acted already, the focus has moved, or its control acts only once. */
  #isSpent(event: KeyboardEvent): boolean {
    const control = controlOf(event);
    const hasMovedFocus = control !== this.#keyDownControl || (control?.matches(NO_KEY_REPEAT) ?? false);
    return this.#usedKey === event.key || (event.key === 'Enter' && hasMovedFocus);
  }

  /**
   * Whether the key repeats the last one. The same key would act on whatever has the focus now, so it is blocked until
   * another key is pressed.
   */
  #isSameKey(event: KeyboardEvent): boolean {
    const touch = this.#heldAt(event);
    return touch?.key === event.key && this.#previousTouch?.key === event.key;
  }

  #isRepeat(event: MouseEvent): boolean {
    const touch = this.#heldAt(event);
    if (touch === undefined || this.#isClickOfKey(event, touch)) return false;
    if (touch.control !== undefined && controlOf(event) === touch.control) return true;
    const isPointed = event.type !== 'click' || event.detail > 0;
    return isPointed && touch.key === undefined && isInside(event, touch.box);
  }

  /** Whether a click comes from a key press whose keydown was let through after the hold began. */
  #isClickOfKey({ type, detail }: MouseEvent, touch: Touch): boolean {
    const { key, time = 0 } = this.#touch ?? {};
    return type === 'click' && detail === 0 && key !== undefined && key === touch.key && time > touch.time;
  }

  #heldAt({ timeStamp }: Event): Touch | undefined {
    return this.#heldTouch !== undefined && timeStamp < this.#heldTouch.heldUntil
      ? this.#heldTouch
      : undefined;
  }
}

function touchOf(event: Event): Touch {
  const control = controlOf(event);
  return { control, box: placeOf(event, control), time: event.timeStamp };
}

/** A tap on the backdrop closes a sheet, so its place is the area around the finger, not the whole dialog. */
function placeOf(event: Event, control: Element | undefined): DOMRect | undefined {
  if (!(control instanceof HTMLDialogElement) || !(event instanceof MouseEvent))
    return control?.getBoundingClientRect();
  return new DOMRect(event.clientX - TAP_RADIUS, event.clientY - TAP_RADIUS, 2 * TAP_RADIUS, 2 * TAP_RADIUS);
}

/** The key of a touch, so that the click caused by a key press keeps it. */
function keyOf(touch: Touch | undefined): { readonly key?: string } {
  return touch?.key === undefined ? {} : { key: touch.key };
}

function controlOf({ target }: Event): Element | undefined {
  if (target instanceof HTMLDialogElement) return target;
  return target instanceof Element ? (target.closest(CONTROL_SELECTOR) ?? undefined) : undefined;
}

/** A link to another page counts as an action. */
function isPageLink(control: Element | undefined): boolean {
  return control instanceof HTMLAnchorElement && !control.hasAttribute('download');
}

/**
 * `under`: the tap is inside the previously tapped control. `beside`: only other controls were there at the previous
 * tap.
 */
function appearanceOf(event: MouseEvent, previousTouch: Touch | undefined): Appearance | undefined {
  if (isInside(event, previousTouch?.box)) return 'under';
  const previousBoxes = previousTouch?.boxes?.filter(([, box]) => isInside(event, box)) ?? [];
  const tappedPlace = placeOrControl(controlOf(event));
  return previousBoxes.length > 0 && previousBoxes.every(([control]) => control !== tappedPlace)
    ? 'beside'
    : undefined;
}

/**
 * The place of a control on the board, or the control itself. A place stays the same, whichever of its buttons is
 * shown.
 */
function placeOrControl(control: Element | undefined): Element | undefined {
  return control?.closest(PLACE_SELECTOR) ?? control;
}

function controlPlaces(): readonly ControlBox[] {
  return [...document.querySelectorAll(CONTROL_SELECTOR)].map((element) => [
    placeOrControl(element) ?? element,
    element.getBoundingClientRect()
  ]);
}

function isInside({ clientX, clientY }: MouseEvent, box: DOMRect | undefined): boolean {
  if (box === undefined) return false;
  return clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
}

/** The single guard of the app. It listens once a page with actions is loaded. */
export const tapGuard = new TapGuard();
