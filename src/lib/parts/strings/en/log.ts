import { inARow, capital, inWords, listed, plural } from '$lib/core';
import {
  diceTitle,
  drawnPieceName,
  missingText,
  pieceName,
  type BoxPart,
  type ChosenPart,
  type DeckPart
} from '$lib/parts/part';
import type { ReturnPlace } from '$lib/parts/return-cards';
import { trayParts, type Tray } from '$lib/parts/dice';
import { countHeldBy, holdersIn } from '$lib/parts/holdings';
import { PILES } from './parts';
import type { PartMove } from '$lib/parts/move';
import type { PileCard } from '$lib/parts/pile';
import type { PartsStep } from '$lib/parts/replay';
import type { PartsState } from '$lib/parts/state';

type MoveOf<Type extends PartMove['type']> = Extract<PartMove, { readonly type: Type }>;

/** One line of the log of a part set. It never names what was drawn from a hidden deck. */
export function partEntered({ entry, before, after }: PartsStep): string {
  if (typeof entry.do === 'string') return '';
  const { move } = entry.do;
  switch (move.type) {
    case 'setUp':
      return setUpSentence(move.chosen);
    case 'seats':
      return playing(move.seats.map(({ name }) => name));
    case 'reset':
      return 'Everything is back to the start.';
    case 'roll':
    case 'aside':
    case 'gather':
    case 'turn':
    case 'reveal':
    case 'plus':
      return diceEntered(move, before, after);
    case 'give':
      return giveSentence(move, before);
    case 'draw':
    case 'back':
    case 'reshuffle':
    case 'count':
    case 'found':
      return deckSentence(move, before);
    case 'hold':
    case 'lay':
    case 'each':
    case 'turnOver':
    case 'step':
    case 'place':
      return holdingSentence(move, before);
  }
}

function playing(names: readonly string[]): string {
  return names.length === 1 ? `${listed(names)} plays.` : `${listed(names)} play.`;
}

/** Checks whether only one player may look: pieces of a hidden deck, in its pile or at a seat. */
export function isForOne(
  part: DeckPart,
  at: string | undefined,
  { seats }: Pick<PartsState, 'seats'>
): boolean {
  return part.hidden === true && (at === undefined || seats.some(({ player }) => player === at));
}

/** The face-down pieces of a holder: "Black Box tokens, one stack". */
function coveredWords(part: BoxPart, holder: string, before: PartsState): string {
  return `${part.title}, ${holderName(part, before, holder)}`;
}

/** The name of a tray: "Big red die", "Red dice". */
export function trayTitle(tray: Tray, chosenParts: readonly ChosenPart[]): string {
  const parts = trayParts(tray, chosenParts);
  const [first] = parts;
  return diceTitle(parts, first === undefined ? tray.id : pieceName(first, tray.id), tray.dice.length);
}

/** The source of each drawn piece; equal pieces in a row are counted together: "11 from your pile". */
export function drawRuns(
  cards: readonly PileCard[]
): readonly { readonly card: PileCard; readonly count: number }[] {
  const groups: { card: PileCard; count: number }[] = [];
  for (const card of cards) {
    const last = groups.at(-1);
    if (card.by === 'table' && last?.card.by === 'table') last.count += 1;
    else groups.push({ card, count: 1 });
  }
  return groups;
}

/** The destination of a piece: "on top of the pile". */
export function returnPlaceWords(where: ReturnPlace, part: Pick<DeckPart, 'container'>): string {
  const pile = PILES[part.container];
  switch (where) {
    case 'top':
      return `on top of the ${pile}`;
    case 'under':
      return `under the ${pile}`;
    case 'shuffled':
      return `into the ${pile}, shuffled`;
    case 'discard':
      return 'to the discards';
  }
}

/** The name of a holder: that of the player, or the part's word for a place. */
export function holderName(
  part: Pick<BoxPart, 'places'>,
  { seats }: Pick<PartsState, 'seats'>,
  holder: string
): string {
  return seats.find(({ player }) => player === holder)?.name ?? part.places?.[holder] ?? holder;
}

/** The first parts by name, and how many more. */
function setUpSentence(parts: readonly ChosenPart[]): string {
  if (parts.length === 0) return 'The app doesn’t stand in for anything.';
  const named = parts.slice(0, parts.length > 3 ? 2 : 3).map(missingText);
  const more = parts.length - named.length;
  return `The app stands in for ${listed(more === 0 ? named : [...named, `${inWords(more)} more kinds of pieces`])}.`;
}

function diceEntered(
  move: MoveOf<'roll' | 'aside' | 'gather' | 'turn' | 'reveal' | 'plus'>,
  before: PartsState,
  after: PartsState
): string {
  const tray = before.trays.find(({ id }) => id === move.tray);
  if (tray === undefined) return '';
  const title = trayTitle(tray, before.chosen);
  switch (move.type) {
    case 'roll':
      return `${title}, roll ${tray.rolls + 1}: ${move.dice.map(({ face }) => face).join(' ')}.`;
    case 'aside': {
      const face = tray.dice[move.die]?.face ?? 0;
      return move.aside
        ? `${title}: a ${face} is set aside.`
        : `${title}: a ${face} goes back into the tray.`;
    }
    case 'gather':
      return `${title}: all back in the tray.`;
    case 'turn':
      return `${title}: set in secret.`;
    case 'reveal': {
      const dice = after.trays.find(({ id }) => id === move.tray)?.dice ?? [];
      return `${title}, revealed: ${dice.map(({ face }) => face ?? 0).join(' ')}.`;
    }
    case 'plus':
      return `${title}: ${signed(move.plus)} to every roll.`;
  }
}

/** "+2", "−1", "+0". */
export function signed(plus: number): string {
  return plus < 0 ? `−${-plus}` : `+${plus}`;
}

/** "for Anna" of a player, "at Casino 2" of a place, and nothing where no one has it. */
function whereWords(part: BoxPart, at: string | undefined, state: Pick<PartsState, 'seats'>): string {
  if (at === undefined) return '';
  const isPlayer = state.seats.some(({ player }) => player === at);
  return isPlayer ? ` for ${holderName(part, state, at)}` : `, ${holderName(part, state, at)}`;
}

function giveSentence({ part: id, number, at }: MoveOf<'give'>, before: PartsState): string {
  const part = before.chosen.find((part) => part.part.id === id)?.part;
  const card = before.piles[id]?.out.app.find((card) => card.number === number);
  if (part?.kind !== 'deck' || card === undefined) return '';
  const isVisible = !isForOne(part, at, before) || !isForOne(part, card.at, before);
  const named = isVisible ? drawnPieceName(part, card.piece, card.side) : `${capital(part.one)} ${number}`;
  const to = at === undefined ? 'no one has it' : holderName(part, before, at);
  return card.at === undefined
    ? `${capital(named)}: ${to}.`
    : `${capital(named)}, from ${holderName(part, before, card.at)}: ${to}.`;
}

function deckSentence(
  move: MoveOf<'draw' | 'back' | 'reshuffle' | 'count' | 'found'>,
  before: PartsState
): string {
  const { chosen, piles } = before;
  const part = chosen.find((part) => part.part.id === move.part)?.part;
  const pile = piles[move.part];
  if (part?.kind !== 'deck' || pile === undefined) return '';
  switch (move.type) {
    case 'draw':
      return drawSentence(part, move, before);
    case 'back':
      return returnSentence(
        returnedPieces(part, move.cards, before),
        move.cards.length,
        returnPlaceWords(move.where, part)
      );
    case 'reshuffle':
      return `The discarded ${part.many} are shuffled into the ${PILES[part.container]}.`;
    case 'count':
      return `You counted ${plural(move.pile, part.one, part.many)} in your ${PILES[part.container]}.`;
    case 'found':
      return pile.missingCount > 0
        ? `${plural(pile.missingCount, part.one, part.many)} unaccounted for, so counted as in play.`
        : `${plural(-pile.missingCount, part.one, part.many)} turned up in your ${PILES[part.container]}, there all along.`;
  }
}

function returnSentence(noun: string, count: number, way: string): string {
  return count === 1 ? `${noun} goes ${way}.` : `${noun} go ${way}.`;
}

function drawSentence(part: DeckPart, { cards, at }: MoveOf<'draw'>, before: PartsState): string {
  const drawn = before.piles[part.id]?.drawn ?? 0;
  const first = drawn + 1;
  const last = drawn + cards.length;
  const from = drawRuns(cards).map(({ card, count }) => {
    if (card.by === 'table')
      return cards.length === 1
        ? `from your ${PILES[part.container]}`
        : `${count} from your ${PILES[part.container]}`;
    return isForOne(part, at, before)
      ? 'one from the app'
      : `${drawnPieceName(part, card.piece, card.side)} from the app`;
  });
  const which =
    first === last ? `${capital(part.one)} ${first}` : `${capital(part.many)} ${first} to ${last}`;
  return `${which}${whereWords(part, at, before)}: ${inARow(from)}.`;
}

/** The pieces that go back, with names if they were face up. */
function returnedPieces(part: DeckPart, cards: readonly PileCard[], before: PartsState): string {
  const app = cards.flatMap((card) => (card.by === 'app' ? [card] : []));
  const table = cards.length - app.length;
  const fromOwnPile = table === 0 ? [] : [`${inWords(table)} of your ${part.many}`];
  const cardsOut = before.piles[part.id]?.out.app ?? [];
  const names = app.map(({ piece, number }) => {
    const cardOut = cardsOut.find((card) => card.number === number);
    if (isForOne(part, cardOut?.at, before)) return number === undefined ? part.one : `${part.one} ${number}`;
    return drawnPieceName(part, piece, cardOut?.side);
  });
  return capital(listed([...names, ...fromOwnPile]));
}

function holdingSentence(
  move: MoveOf<'hold' | 'lay' | 'each' | 'turnOver' | 'step' | 'place'>,
  before: PartsState
): string {
  const part = before.chosen.find((part) => part.part.id === move.part)?.part;
  if (part === undefined) return '';
  switch (move.type) {
    case 'hold':
      return holdSentence(part, move, before);
    case 'lay':
      return changedSentence(part, holdersIn(move.held), before);
    case 'each':
      return `${capital(inWords(move.count))} ${pieceWords(part, move.piece, move.count)} each.`;
    case 'turnOver':
      return `${coveredWords(part, move.holder, before)}, revealed: ${turnedOverPieces(part, move, before)}.`;
    case 'step':
      return `${part.title}: ${part.kind === 'track' ? (part.spaces[move.to] ?? '') : ''}.`;
    case 'place': {
      const { piece = '' } = before.tokens[move.part]?.[move.token] ?? {};
      const where = move.at === undefined ? 'beside the board' : holderName(part, before, move.at);
      return `${capital(pieceWords(part, piece, 1))}: ${where}.`;
    }
  }
}

/** "$60,000 and two $20,000", or how many there are where all are alike. */
function turnedOverPieces(part: BoxPart, { holder }: MoveOf<'turnOver'>, before: PartsState): string {
  const pieces = Object.keys(part.pieces).map(
    (piece) => [piece, countHeldBy(before.holdings[part.id], piece, holder)] as const
  );
  const present = pieces.filter(([, count]) => count > 0);
  if (present.length === 0) return `no ${part.many}`;
  return listed(present.map(([piece, count]) => `${inWords(count)} ${pieceWords(part, piece, count)}`));
}

/** The log line of a change that no one else may see. */
export const changedFaceDown = (noun: string) => `${noun}: changed face down.`;

/** A face-down change is described only by its owner. */
function changedSentence(part: BoxPart, holders: readonly string[], before: PartsState): string {
  const holderNames = listed(holders.map((holder) => holderName(part, before, holder)));
  return changedFaceDown(`${part.title}, ${holderNames}`);
}

function holdSentence(part: BoxPart, { piece, holder, count }: MoveOf<'hold'>, before: PartsState): string {
  if (part.kind === 'supply' && part.covered !== undefined) return changedSentence(part, [holder], before);
  const previousCount = countHeldBy(before.holdings[part.id], piece, holder);
  const difference = Math.abs(count - previousCount);
  const words = `${difference} ${pieceWords(part, piece, difference)}`;
  const name = holderName(part, before, holder);
  return count < previousCount
    ? `${name}: ${words} back to the bank, now ${count}.`
    : `${name}: ${words} from the bank, now ${count}.`;
}

function pieceWords(part: BoxPart, piece: string, count: number): string {
  const name = pieceName(part, piece);
  const noun = count === 1 ? part.one : part.many;
  return name === '' || name === part.one ? noun : `${name} ${noun}`;
}
