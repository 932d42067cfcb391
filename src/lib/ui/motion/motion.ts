import { rotateBack, offsetBetween, type Place } from './amounts';
import { allowsMotion } from './reduced-motion';

/** How long a piece flies, in milliseconds. */
export const FLY_MS = 700;
/** How long a piece takes to change its place, in milliseconds. */
export const FLIP_MS = 240;
const EASING = 'cubic-bezier(.2,.8,.2,1)';

/** The animations that are running. */
const running = new Set<Animation>();

/** The sound of something that moves. */
export type Cue = 'card' | 'note' | 'chip' | 'rise' | 'win';
let listener: ((cue: Cue) => void) | undefined;

/**
 * Calls a function for the sound of every movement; without a listener, movements are silent. Returns a function that
 * removes the listener.
 */
export function listenToCues(onCue: (cue: Cue) => void): () => void {
  listener = onCue;
  return () => {
    if (listener === onCue) listener = undefined;
  };
}

/** Plays the sound of something that starts to move. */
export function playCue(kind: Cue): void {
  listener?.(kind);
}

interface MoveOptions extends KeyframeAnimationOptions {
  /** Played when the motion starts, unless it was skipped earlier. */
  readonly cue?: Cue;
}

/** Ends every movement at once, because someone tapped. */
export function finishAll(): void {
  for (const animation of [...running]) animation.finish();
}

/**
 * Moves an element by its transform and opacity alone, so that nothing else on the screen changes its place. Returns a
 * function that stops it.
 */
export function move(
  element: Element,
  keyframes: Keyframe[],
  { cue: cueKind, ...options }: MoveOptions
): () => void {
  if (!allowsMotion()) return () => undefined;
  const animation = element.animate(keyframes, { easing: EASING, ...options });
  running.add(animation);
  const cueTimer = cueKind === undefined ? undefined : setTimeout(() => playCue(cueKind), options.delay);
  const removeAnimation = (): void => {
    clearTimeout(cueTimer);
    running.delete(animation);
  };
  animation.addEventListener('finish', removeAnimation);
  animation.addEventListener('cancel', removeAnimation);
  return () => animation.cancel();
}

/** Attachment that moves an element in a curve from `from` to its own place. If the screen closes first, it stops. */
export function flyFrom(
  from: Element | undefined,
  options: KeyframeAnimationOptions = {}
): (element: HTMLElement) => (() => void) | undefined {
  return (element) => {
    element.scrollIntoView({ block: 'nearest' });
    if (from === undefined || !allowsMotion()) return undefined;
    return fly(element, from.getBoundingClientRect(), options);
  };
}

/**
 * How much an element is scaled with its frame. Bounding boxes are in screen pixels, transforms in the element's own
 * pixels.
 */
export function scaleOf(element: Element): number {
  const { currentCSSZoom: scale = 1 } = element as { readonly currentCSSZoom?: number };
  return scale;
}

/** How far the screen is turned to face a player, in degrees clockwise. */
function screenRotation(): number {
  return Number(document.documentElement.dataset['turned'] ?? 0);
}

/** A place with the width and height of its element, even on a screen rotated by a quarter turn. */
export function ownBox({ left, top, width, height }: Place): Place {
  if (screenRotation() % 180 === 0) return { left, top, width, height };
  const sizeDifference = (width - height) / 2;
  return { left: left + sizeDifference, top: top - sizeDifference, width: height, height: width };
}

/** The offset between two places in the directions of the screen, which may be turned. */
export function offsetOnScreen(from: Place, to: Place): ReturnType<typeof offsetBetween> {
  return rotateBack(offsetBetween(from, to), screenRotation());
}

function transformBetween(element: Element, from: Place, to: Place): ReturnType<typeof offsetBetween> {
  const { across, down } = offsetOnScreen(from, to);
  const scale = scaleOf(element);
  return { across: across / scale, down: down / scale };
}

/** Moves an element in a curve from `from` to its own place. */
export function fly(element: HTMLElement, from: Place, options: KeyframeAnimationOptions = {}): () => void {
  const { across, down } = transformBetween(element, from, element.getBoundingClientRect());
  return move(
    element,
    [
      { transform: `translate(${across}px, ${down}px) rotate(0deg)`, zIndex: 5 },
      { transform: `translate(${across * 0.2}px, ${down * 0.3}px) rotate(-9deg)`, zIndex: 5, offset: 0.65 },
      { transform: 'none', zIndex: 5 }
    ],
    { duration: FLY_MS, fill: 'backwards', ...options }
  );
}

/** Attachment that lets an element rise to its place `delay` milliseconds from now; until then it is invisible. */
export function rise(delay: number, cue?: Cue): (element: HTMLElement) => () => void {
  return (element) =>
    move(
      element,
      [
        { transform: 'translateY(32px) scale(0.96)', opacity: 0 },
        { transform: 'none', opacity: 1 }
      ],
      { duration: FLY_MS, delay, fill: 'backwards', ...(cue === undefined ? {} : { cue }) }
    );
}

/** Attachment that turns an element over, like a card, `delay` milliseconds from now. */
export function turnOver(delay = 0): (element: HTMLElement) => () => void {
  return (element) =>
    move(
      element,
      [
        { transform: 'perspective(600px) rotateY(90deg)', opacity: 0 },
        { transform: 'perspective(600px) rotateY(90deg)', opacity: 1, offset: 0.01 },
        { transform: 'none', opacity: 1 }
      ],
      { duration: FLIP_MS, delay, fill: 'backwards', cue: 'card' }
    );
}

/**
 * Sends a copy of a piece to another place, above everything else, and removes it there. The piece itself stays where
 * it is. The copy cannot be tapped or read. It leaves from where the piece is, or from another element.
 */
export function sendCopyTo(
  piece: HTMLElement,
  target: Element,
  options: KeyframeAnimationOptions & { readonly from?: Element } = {}
): () => void {
  const pieceBox = piece.getBoundingClientRect();
  const startOffset = transformBetween(piece, (options.from ?? piece).getBoundingClientRect(), pieceBox);
  const endOffset = transformBetween(piece, target.getBoundingClientRect(), pieceBox);
  const [across, down] = [endOffset.across - startOffset.across, endOffset.down - startOffset.down];
  return prepareCopy(
    piece,
    [
      { transform: `translate(${startOffset.across}px, ${startOffset.down}px)`, opacity: 1 },
      {
        transform: `translate(${startOffset.across + across * 0.7}px, ${startOffset.down + down * 0.8}px) rotate(-9deg)`,
        opacity: 1,
        offset: 0.7
      },
      { transform: `translate(${endOffset.across}px, ${endOffset.down}px) scale(0.6)`, opacity: 0 }
    ],
    { duration: FLY_MS, ...options }
  )();
}

/** Shows a copy of a piece in the middle of an element for a moment, above everything else. */
export function showCopyOn(piece: HTMLElement, target: Element, duration: number): () => void {
  const { across, down } = transformBetween(
    piece,
    target.getBoundingClientRect(),
    piece.getBoundingClientRect()
  );
  const transform = `translate(${across}px, ${down}px)`;
  return prepareCopy(
    piece,
    [
      { transform, opacity: 0 },
      { transform, opacity: 1, offset: 0.15 },
      { transform, opacity: 1, offset: 0.85 },
      { transform, opacity: 0 }
    ],
    { duration }
  )();
}

/**
 * Prepares a piece to arrive from another place, above everything else. All sizes and positions are read now. The
 * returned function starts the motion and reads nothing, because reading between two changes would lay out the page
 * again each time. It shows the copy after the frame, because that lays out the page at once.
 */
export function prepareArrival(piece: HTMLElement, from: Place): () => void {
  const { across, down } = transformBetween(piece, from, piece.getBoundingClientRect());
  const duration = 2 * FLIP_MS;
  const startFlight = prepareCopy(
    piece,
    [
      { transform: `translate(${across}px, ${down}px) scale(0.5)`, opacity: 0.4 },
      { transform: `translate(${across * 0.3}px, ${down * 0.2}px) rotate(-6deg)`, opacity: 1, offset: 0.5 },
      { transform: 'none', opacity: 1 }
    ],
    { duration }
  );
  return () => {
    move(piece, [{ opacity: 0 }, { opacity: 0 }], { duration });
    setTimeout(startFlight);
  };
}

/** Makes a copy of a piece now, and returns a function that shows and moves the copy. */
function prepareCopy(
  piece: HTMLElement,
  keyframes: Keyframe[],
  options: KeyframeAnimationOptions
): () => () => void {
  const doNothing = (): undefined => undefined;
  if (!allowsMotion() || !('popover' in piece)) return () => doNothing;
  const copy = copyOf(piece);
  return () => (piece.isConnected ? moveCopy(piece, copy, keyframes, options) : doNothing);
}

function moveCopy(
  piece: HTMLElement,
  copy: HTMLElement,
  keyframes: Keyframe[],
  options: KeyframeAnimationOptions
): () => void {
  piece.after(copy);
  copy.showPopover();
  const animation = copy.animate(keyframes, { easing: EASING, fill: 'backwards', ...options });
  running.add(animation);
  const remove = (): void => {
    running.delete(animation);
    copy.remove();
  };
  animation.addEventListener('finish', remove);
  animation.addEventListener('cancel', remove);
  return () => animation.cancel();
}

/** A copy in the top layer, which no scrolling area cuts off. */
function copyOf(piece: HTMLElement): HTMLElement {
  const scale = scaleOf(piece);
  const { left, top, width, height } = ownBox(piece.getBoundingClientRect());
  const { padding, border, background, color, display } = getComputedStyle(piece);
  const copy = piece.cloneNode(true) as HTMLElement;
  copy.removeAttribute('aria-label');
  copy.removeAttribute('data-who');
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  copy.popover = 'manual';
  Object.assign(copy.style, {
    position: 'fixed',
    inset: 'auto',
    left: `${left / scale}px`,
    top: `${top / scale}px`,
    width: `${width / scale}px`,
    height: `${height / scale}px`,
    rotate: `${screenRotation()}deg`,
    margin: '0',
    // The piece itself may be hidden, because it is only there to be copied.
    visibility: 'visible',
    boxSizing: 'border-box',
    // Browsers set these properties on every popover.
    padding,
    border,
    background,
    color,
    display,
    pointerEvents: 'none',
    overflow: 'visible'
  });
  return copy;
}
