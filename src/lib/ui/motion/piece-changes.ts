import {
  FLIP_MS,
  playCue,
  move,
  ownBox,
  offsetOnScreen,
  scaleOf,
  prepareArrival,
  sendCopyTo,
  turnOver
} from './motion';
import { offsetBetween, type Place } from './amounts';

/** A piece on the board at one moment: its place relative to the board, and its text. */
export interface Piece {
  readonly place: Place;
  readonly words: string;
}

/** The pieces by key: the row and owner of a piece, or a name of its own. */
export type Pieces = ReadonlyMap<string, Piece>;

/** A piece that has a new place, and the distance to its old place, from which it moves. */
export interface MovedPiece {
  readonly key: string;
  readonly across: number;
  readonly down: number;
}

/** Less than this many CSS pixels does not count as movement. */
const MIN_DISTANCE = 2;

/** The pieces that are at another place of the board now. */
export function movedPieces(before: Pieces, after: Pieces): readonly MovedPiece[] {
  return [...after].flatMap(([key, { place }]) => {
    const oldPiece = before.get(key);
    if (oldPiece === undefined) return [];
    const offset = offsetBetween(oldPiece.place, place);
    return Math.hypot(offset.across, offset.down) < MIN_DISTANCE ? [] : [{ key, ...offset }];
  });
}

/** The pieces whose words have changed. */
export function changedKeys(before: Pieces, after: Pieces): readonly string[] {
  return [...after].flatMap(([key, { words }]) => {
    const oldPiece = before.get(key);
    return oldPiece === undefined || oldPiece.words === words ? [] : [key];
  });
}

/**
 * The keys of the pieces that an owner has just put at these places: plates with a number, and pieces without a number
 * that are new.
 */
export function placedKeys(
  owner: string,
  places: readonly (string | number)[],
  before: Pieces,
  after: Pieces
): readonly string[] {
  return [...new Set(places)]
    .map((place) => `${place} ${owner}`)
    .filter((key) => /\d/.test(after.get(key)?.words ?? '') || (after.has(key) && !before.has(key)));
}

/** The pieces that a move has revealed, from the weakest to the strongest. */
export function revealedKeys(before: Pieces, after: Pieces): readonly string[] {
  return [...after]
    .filter(([key, { words }]) => before.get(key)?.words !== words)
    .sort(([, piece], [, otherPiece]) => firstNumber(piece.words) - firstNumber(otherPiece.words))
    .map(([key]) => key);
}

function firstNumber(text: string): number {
  return Number(/\d+/.exec(text)?.[0] ?? 0);
}

/**
 * The pieces of money that a move has given to a player: each names its new owner, and was not there before. A board
 * without pieces, such as that of a question, does not show which money was there.
 */
export function paidKeys(
  before: Pieces,
  after: ReadonlyMap<string, { readonly dataset: DOMStringMap }>
): readonly string[] {
  if (before.size === 0) return [];
  return [...after]
    .filter(([key, { dataset }]) => dataset['pays'] !== undefined && !before.has(key))
    .map(([key]) => key);
}

/** Milliseconds from one revealed piece to the next. */
const REVEAL_INTERVAL_MS = 130;

const PIECES = '.board [data-who], .board [data-moves]';
const ROW_SELECTOR = '[data-place]';

/** The key of a piece: "3 p2", the owner's plate at place 3. */
function keyOf(piece: HTMLElement): string {
  const { who, moves } = piece.dataset;
  const row = piece.closest<HTMLElement>(ROW_SELECTOR)?.dataset;
  return moves ?? `${row?.['place'] ?? ''} ${who ?? ''}`;
}

/** Every piece on the board, by its key. */
export function piecesOn(frame: ParentNode): ReadonlyMap<string, HTMLElement> {
  return new Map([...frame.querySelectorAll<HTMLElement>(PIECES)].map((piece) => [keyOf(piece), piece]));
}

/** Reads the places of the pieces. Scrolling the board does not change them. */
export function piecesOf(elements: ReadonlyMap<string, HTMLElement>): Pieces {
  const board = elements.values().next().value?.closest('.board');
  if (board === null || board === undefined) return new Map();
  const boardBox = ownBox(board.getBoundingClientRect());
  return new Map(
    [...elements].map(([key, element]) => {
      const box = ownBox(element.getBoundingClientRect());
      const { across, down } = offsetOnScreen(box, boardBox);
      const place = {
        left: across + (boardBox.width - box.width) / 2,
        top: down + (boardBox.height - box.height) / 2 + board.scrollTop * scaleOf(board),
        width: box.width,
        height: box.height
      };
      // An empty part of a piece leaves spaces, which are not words.
      return [key, { place, words: element.textContent.trim() }];
    })
  );
}

/**
 * Moves pieces from their old places, turns those whose count changed, and lets newly placed pieces arrive from a seat.
 */
export function showChanges(
  elements: ReadonlyMap<string, HTMLElement>,
  changes: {
    readonly movedPieces: readonly MovedPiece[];
    readonly changedKeys: readonly string[];
    readonly placedKeys: readonly string[];
    readonly revealedKeys: readonly string[];
    readonly paidKeys: readonly string[];
  },
  seatElement: Element | null
): void {
  const [firstPiece] = elements.values();
  const seatBox = seatElement?.getBoundingClientRect();
  if (firstPiece === undefined) return;
  for (const key of changes.paidKeys) {
    const piece = elements.get(key);
    const ownerElement = document.querySelector(`.seats [data-player="${piece?.dataset['pays'] ?? ''}"]`);
    if (piece === undefined || ownerElement === null) continue;
    sendCopyTo(piece, ownerElement);
    playCue('note');
  }
  const scale = scaleOf(firstPiece);
  const startFlights = changes.placedKeys.flatMap((key) => {
    const element = elements.get(key);
    // A game may draw a piece twice and hide one of them.
    return element === undefined || seatBox === undefined || element.getClientRects().length === 0
      ? []
      : [prepareArrival(element, seatBox)];
  });
  // No layout is read from here on, so that the page is laid out only once.
  const isSeen = (key: string): boolean =>
    changes.placedKeys.includes(key) || changes.revealedKeys.includes(key);
  changes.revealedKeys.forEach((key, index) => {
    const element = elements.get(key);
    if (element !== undefined) turnOver(REVEAL_INTERVAL_MS * index)(element);
  });
  for (const { key, across, down } of changes.movedPieces) {
    const element = isSeen(key) ? undefined : elements.get(key);
    if (element === undefined) continue;
    const offset = `translate(${across / scale}px, ${down / scale}px)`;
    move(element, [{ transform: offset }, { transform: 'none' }], { duration: FLIP_MS });
  }
  for (const key of changes.changedKeys) {
    const element = isSeen(key) ? undefined : elements.get(key);
    const numberElement = element?.querySelector('.number') ?? undefined;
    if (numberElement === undefined) continue;
    move(numberElement, [{ transform: 'rotateX(90deg)' }, { transform: 'none' }], { duration: FLIP_MS });
  }
  for (const startFlight of startFlights) startFlight();
}
