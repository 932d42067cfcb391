import { FINGER, give, SOON, swallow } from './slipped-taps';

const CONTROLS = 'button, a[href], input, select, summary, [role="button"]';
/** What is written on a sheet; its cross, and the undo bar below, stand where they always do. */
const SHEET = 'dialog .body';
/** What a key that stays down would turn to and fro, or send off again and again. */
const ONCE = 'a, input, summary, [aria-pressed], [aria-expanded], [aria-checked]';

/** A control, and where it stood. */
type Standing = readonly [Element, DOMRect];

/** A tap or a key, as far as a slip is told by it. */
interface Touch {
  readonly control: Element | undefined;
  /** Where the control stood. */
  readonly place: DOMRect | undefined;
  readonly key?: string;
  /** Where all controls stood when it was made. */
  readonly stood?: readonly Standing[];
  /** Milliseconds, by the event's own clock. */
  readonly at: number;
}

/**
 * Holds what slips: after a tap that counted, a tap on the same control, on one that has come to stand at
 * its place, or the same key again acts no more for a moment, and a held key acts once. All else is free; a key that
 * is held on what steps goes on.
 * After any tap what would count is held where another control has come, wherever the tap was. Of two
 * fingers at once the one acts that is lifted first. Nothing on a sheet acts before anybody can have read it.
 * A tap that was held starts the moment again: however fast and long a control is hammered, it acts once.
 */
export class TapGuard {
  #touch: Touch | undefined;
  /** The tap or the key before, whatever it did. */
  #before: Touch | undefined;
  /** The tap before the one that is made now. */
  #earlier: Touch | undefined;
  #held: (Touch & { readonly until: number; readonly length: number }) | undefined;
  /** When something was last laid over the page. */
  #laid = -SOON;
  /** A key that is down and has acted. */
  #spent: string | undefined;
  /** What had the focus when the key that is down went down. */
  #pressed: Element | undefined;
  /** The pointer went down as a slip; it goes up as one. */
  #isPressHeld = false;
  #isDown = false;
  #isStrange = false;
  /** The tap that is made now was found to stray as the finger went down, and its click changes nothing about that. */
  #hasStrayed = false;
  /** Where all controls stood as the finger or the key went down: measured later, the page would be laid out twice. */
  #stood: readonly Standing[] | undefined;
  /** Fingers on the glass, and those that lay there already when something else counted. */
  readonly #fingers = new Set<number>();
  readonly #late = new Set<number>();

  /** What is done now counted: its tap is not to be repeated for so many milliseconds. */
  hold(milliseconds: number): void {
    if (this.#touch === undefined) return;
    this.#held = { ...this.#touch, until: this.#touch.at + milliseconds, length: milliseconds };
    this.#spent = this.#touch.key;
    for (const finger of this.#fingers) this.#late.add(finger);
  }

  /** What was tapped last has laid something over the page, or taken it away: what came to its place is not meant. */
  turn(): void {
    const isHeld = this.#touch !== undefined && this.#held?.at === this.#touch.at;
    if (!isHeld && this.#touch?.key !== 'Escape') this.hold(SOON);
  }

  /** Something has come to lie over the page: it may have come late, and what is written there was not read yet. */
  lay(): void {
    this.turn();
    this.#laid = new Event('').timeStamp;
  }

  /** Whether what is tapped now has only just come to where something else stood; the finger feels it. */
  get strays(): boolean {
    if (this.#isStrange) {
      give(this.#touch?.control);
      this.#hasStrayed = true;
      this.#stay();
    }
    return this.#isStrange;
  }

  /** Whether what is done now is done by a key. */
  get isKeyed(): boolean {
    return this.#touch?.key !== undefined;
  }

  /** Hears every tap of the page before anything else does, until the function returned is called. */
  watch(): () => void {
    const stop = new AbortController();
    const early = { capture: true, signal: stop.signal };
    window.addEventListener('pointerdown', (event) => this.#press(event), early);
    window.addEventListener('pointerup', (event) => this.#lift(event), early);
    window.addEventListener('pointercancel', ({ pointerId }) => this.#fingers.delete(pointerId), early);
    window.addEventListener('click', (event) => this.#tap(event), early);
    window.addEventListener('keydown', (event) => this.#key(event), early);
    return () => stop.abort();
  }

  #press(event: PointerEvent): void {
    this.#isDown = true;
    this.#fingers.add(event.pointerId);
    this.#late.delete(event.pointerId);
    this.#isPressHeld = this.#slips(event);
    if (this.#isPressHeld) event.stopImmediatePropagation();
    else {
      this.#stood = placesNow();
      this.#begin(touchOf(event), hasCome(event, this.#before));
    }
  }

  /** Letting go may act by itself, as it does at a gate. */
  #lift(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    if (this.#isPressHeld) event.stopImmediatePropagation();
    else this.#touch = touchOf(event);
  }

  #tap(event: MouseEvent): void {
    const isHeld =
      this.#slips(event) ||
      (event.detail > 0 && (this.#isPressHeld || this.#isUnread(event))) ||
      this.#isLate(event);
    const isPressed = this.#isDown;
    [this.#isPressHeld, this.#isDown] = [false, false];
    if (isHeld) {
      this.#prolong(event);
      swallow(event);
      return;
    }
    if (event.detail === 0) this.#touch = { ...touchOf(event), ...keyOf(this.#touch) };
    else if (isPressed) this.#touch = touchOf(event);
    else this.#begin(touchOf(event), hasCome(event, this.#before));
    if (this.#hasStrayed) this.#stay();
    else this.#before = this.#touch && { ...this.#touch, stood: this.#stood ?? placesNow() };
    this.#stood = undefined;
    if (leaves(this.#touch?.control) && this.strays) swallow(event);
    setTimeout(() => (this.#isStrange = false));
  }

  /** The finger meant what lay under it before something else counted. */
  #isLate(event: MouseEvent): boolean {
    return event instanceof PointerEvent && event.detail > 0 && this.#late.delete(event.pointerId);
  }

  #isUnread({ target, timeStamp }: MouseEvent): boolean {
    return timeStamp < this.#laid + SOON && target instanceof Element && target.closest(SHEET) !== null;
  }

  #key(event: KeyboardEvent): void {
    if (!event.repeat) [this.#spent, this.#pressed] = [undefined, controlOf(event)];
    if (event.repeat ? this.#isSpent(event) : this.#isSameKey(event)) {
      if (!event.repeat) this.#prolong(event);
      swallow(event);
    } else {
      this.#stood = placesNow();
      this.#begin({ ...touchOf(event), key: event.key }, this.#before?.key === event.key);
      this.#before = this.#touch;
    }
  }

  /** A tap or a key begins, where something has come since the one before or not. */
  #begin(touch: Touch, isThere: boolean): void {
    const before = (this.#earlier = this.#before);
    this.#touch = touch;
    this.#hasStrayed = false;
    this.#isStrange =
      isThere &&
      before?.control !== undefined &&
      before.control !== touch.control &&
      touch.at < before.at + SOON;
  }

  /** What strayed did nothing: the tap before is still the one before, and the moment starts again. */
  #stay(): void {
    if (this.#earlier && this.#touch) this.#before = { ...this.#earlier, at: this.#touch.at };
  }

  /**
   * A tap or key was held: the moment starts again. A control that has come to the place is held no longer than
   * before, since it may be a draft tap; what counts there still finds that it strays.
   */
  #prolong(event: MouseEvent | KeyboardEvent): void {
    const isKey = event instanceof KeyboardEvent;
    const [held, before] = [this.#held, this.#before];
    if (held !== undefined && (isKey || controlOf(event) === held.control))
      this.#held = { ...held, until: event.timeStamp + held.length };
    if (before !== undefined && (isKey || isInside(event, before.place)))
      this.#before = { ...before, at: event.timeStamp };
  }

  /** A key that stays down has acted, or would act where it was not pressed, or again where once is all. */
  #isSpent(event: KeyboardEvent): boolean {
    const control = controlOf(event);
    const isElsewhere = control !== this.#pressed || (control?.matches(ONCE) ?? false);
    return this.#spent === event.key || (event.key === 'Enter' && isElsewhere);
  }

  /** Enter goes on pressing wherever the focus was put; who has moved it by another key is free. */
  #isSameKey(event: KeyboardEvent): boolean {
    const held = this.#heldAt(event);
    return held?.key === event.key && this.#before?.key === event.key;
  }

  #slips(event: MouseEvent): boolean {
    const held = this.#heldAt(event);
    if (held === undefined || this.#isNew(event, held)) return false;
    if (held.control !== undefined && controlOf(event) === held.control) return true;
    const isPointed = event.type !== 'click' || event.detail > 0;
    return isPointed && held.key === undefined && isInside(event, held.place);
  }

  /** A key presses by a click of its own, and was let through when it went down. */
  #isNew({ type, detail }: MouseEvent, held: Touch): boolean {
    const { key, at = 0 } = this.#touch ?? {};
    return type === 'click' && detail === 0 && key !== undefined && key === held.key && at > held.at;
  }

  #heldAt({ timeStamp }: Event): Touch | undefined {
    return this.#held !== undefined && timeStamp < this.#held.until ? this.#held : undefined;
  }
}

function touchOf(event: Event): Touch {
  const control = controlOf(event);
  return { control, place: placeOf(event, control), at: event.timeStamp };
}

/** A tap beside a sheet closes it, and what has lain beneath the finger comes to its place; nothing else does. */
function placeOf(event: Event, control: Element | undefined): DOMRect | undefined {
  if (!(control instanceof HTMLDialogElement) || !(event instanceof MouseEvent))
    return control?.getBoundingClientRect();
  return new DOMRect(event.clientX - FINGER, event.clientY - FINGER, 2 * FINGER, 2 * FINGER);
}

/** A key presses a control by a click of its own. */
function keyOf(touch: Touch | undefined): { readonly key?: string } {
  return touch?.key === undefined ? {} : { key: touch.key };
}

function controlOf({ target }: Event): Element | undefined {
  if (target instanceof HTMLDialogElement) return target;
  return target instanceof Element ? (target.closest(CONTROLS) ?? undefined) : undefined;
}

/** What leads to another page turns one, and counts. */
function leaves(control: Element | undefined): boolean {
  return control instanceof HTMLAnchorElement && !control.hasAttribute('download');
}

/** Whether something else than what is tapped now stood there when the tap before was made. */
function hasCome(event: MouseEvent, before: Touch | undefined): boolean {
  const stood = before?.stood?.filter(([, place]) => isInside(event, place)) ?? [];
  const control = controlOf(event);
  return isInside(event, before?.place) || (stood.length > 0 && stood.every(([each]) => each !== control));
}

function placesNow(): readonly Standing[] {
  return [...document.querySelectorAll(CONTROLS)].map((each) => [each, each.getBoundingClientRect()]);
}

function isInside({ clientX, clientY }: MouseEvent, place: DOMRect | undefined): boolean {
  if (place === undefined) return false;
  return clientX >= place.left && clientX <= place.right && clientY >= place.top && clientY <= place.bottom;
}

/** The one guard of the app; it hears every tap once a page that acts was loaded. */
export const tapGuard = new TapGuard();
